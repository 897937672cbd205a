/**
 * How a search went, in few points: each step at first, then fewer and fewer, as a chart with a logarithmic scale shows
 * them; the powers of ten are always among them. Values only.
 *
 * @typedef {object} Point a place of a search
 * @property {number} steps how many steps it has made
 * @property {number} depth how many digits it has in the grid besides the givens
 * @property {number} retractions how many it has taken back
 *
 * @typedef {object} Curve
 * @property {readonly Point[]} points by their steps, from the start on
 * @property {number} next from how many steps on there is another point
 */

/** How far apart two points are, once they are: two in a hundred. */
const RATIO = 1.02;

/** The curve of a search that has not begun. @type {Curve} */
export const START = Object.freeze({
  points: Object.freeze([Object.freeze({steps: 0, depth: 0, retractions: 0})]),
  next: 1,
});

/**
 * Goes on with a curve.
 *
 * @param {Curve} curve the curve so far
 * @param {Point} now where the search is
 * @returns {Curve} with a point for that, if it is time for one; else the same (`===`)
 */
export function grown(curve, {steps, depth, retractions}) {
  return steps < curve.next
    ? curve
    : {points: [...curve.points, {steps, depth, retractions}], next: after(steps)};
}

/**
 * @param {number} steps
 * @returns {number}
 */
function after(steps) {
  let power = 1;
  while (power <= steps) {
    power *= 10;
  }
  return Math.min(power, Math.max(steps + 1, Math.floor(steps * RATIO)));
}

/**
 * Returns the latest point up to a number of steps.
 *
 * @param {Curve} curve the curve
 * @param {number} steps 0 or more
 * @returns {Point} a point
 */
export function pointAt({points}, steps) {
  return points.findLast((point) => point.steps <= steps) ?? points[0];
}

/**
 * Returns round numbers of steps.
 *
 * @param {number} most how many steps there are
 * @returns {number[]} 1, 10, 100 … up to that
 */
export function powers(most) {
  const all = [];
  for (let power = 1; power <= most; power *= 10) {
    all.push(power);
  }
  return all;
}
