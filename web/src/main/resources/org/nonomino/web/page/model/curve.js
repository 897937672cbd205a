/**
 * The course of a search as few points, for a chart with a logarithmic scale: at first a point for each step, then fewer and
 * fewer. The powers of ten always have a point. Plain values.
 *
 * @typedef {object} Point a state of a search
 * @property {number} steps the number of its steps so far
 * @property {number} depth the number of digits in the grid in addition to the givens
 * @property {number} retractions the number of undone digits
 *
 * @typedef {object} Curve
 * @property {readonly Point[]} points the points from the start, by their steps
 * @property {number} next the number of steps that the next point must reach
 */

/** The ratio between the steps of neighbouring points, once these are more than a step apart. */
const RATIO = 1.02;

/** The curve of a search that has not begun. @type {Curve} */
export const START = Object.freeze({
  points: Object.freeze([Object.freeze({steps: 0, depth: 0, retractions: 0})]),
  next: 1,
});

/**
 * Extends a curve.
 *
 * @param {Curve} curve the curve so far
 * @param {Point} now the current state of the search
 * @returns {Curve} the curve with this point if it is due, otherwise the same object (`===`)
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
 * Returns the last point that is not after a number of steps.
 *
 * @param {Curve} curve the curve
 * @param {number} steps 0 or more
 * @returns {Point} a point
 */
export function pointAt({points}, steps) {
  return points.findLast((point) => point.steps <= steps) ?? points[0];
}

/**
 * Returns the powers of ten up to a maximum.
 *
 * @param {number} most the maximum
 * @returns {number[]} 1, 10, 100 …
 */
export function powers(most) {
  const all = [];
  for (let power = 1; power <= most; power *= 10) {
    all.push(power);
  }
  return all;
}
