/**
 * Lines drawn with the pen: between the middles of cells side by side or corner to corner, and along the edges of cells. Pure
 * functions.
 *
 * A line consists of stretches. Each has a number: six for each corner of the grid, row-major. The cell below and to the right of
 * the corner has
 *
 *     0 from its middle to the right     3 from its middle down and left
 *     1 from its middle down             4 along its upper edge
 *     2 from its middle down and right   5 along its left edge
 *
 * The colours of all stretches are one array, 0 for stretches that are not drawn.
 *
 * @typedef {object} Point the middle of a cell (both odd) or a corner of one (both even)
 * @property {number} x in half cells from the left
 * @property {number} y in half cells from the top
 *
 * @typedef {object} Stroke a line being drawn
 * @property {Point} at its end
 * @property {readonly number[]} stretches the stretches that it covers
 * @property {number} colour 1..9, or 0 if it erases
 */
import {CELL} from './drawing.js';
import {COLOUR_NAMES, cellName} from './symbols.js';

const SLOTS = 6;
const UPPER_EDGE = 4;

/** The slots: the half cells from the corner to the start of the stretch, and from its start to its end. */
const SHAPES = Object.freeze([
  {from: [1, 1], by: [2, 0]},
  {from: [1, 1], by: [0, 2]},
  {from: [1, 1], by: [2, 2]},
  {from: [1, 1], by: [-2, 2]},
  {from: [0, 0], by: [2, 0]},
  {from: [0, 0], by: [0, 2]},
]);

/** The maximum distance from a corner, in cells, at which a line along edges begins. */
const CORNER_REACH = 0.27;

/** The maximum distance from the next point, in cells, at which a line continues to it. */
const REACH = 0.42;

/**
 * Counts the stretches of a grid.
 *
 * @param {number} size the size of the grid
 * @returns {number} the number of stretch numbers; some lead out of the grid and are never drawn
 */
export function stretchCount(size) {
  return SLOTS * (size + 1) ** 2;
}

/**
 * Returns the middle of a cell.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @returns {Point} the point
 */
export function middleOf(size, cell) {
  return {x: 2 * (cell % size) + 1, y: 2 * Math.floor(cell / size) + 1};
}

/**
 * Returns the stretch between two points.
 *
 * @param {number} size the size of the grid
 * @param {Point} one a point
 * @param {Point} other another
 * @returns {number} the stretch; -1 if there is none
 */
export function stretchBetween(size, one, other) {
  const isTurned = other.y < one.y || (other.y === one.y && other.x < one.x);
  const [from, to] = isTurned ? [other, one] : [one, other];
  const slot = SHAPES.findIndex(
    ({from: [x], by}) => x === from.x % 2 && by[0] === to.x - from.x && by[1] === to.y - from.y,
  );
  const isInside = [from, to].every(({x, y}) => x >= 0 && y >= 0 && x <= 2 * size && y <= 2 * size);
  return slot < 0 || !isInside ? -1 : ((from.y >> 1) * (size + 1) + (from.x >> 1)) * SLOTS + slot;
}

/**
 * Returns the two ends of a stretch.
 *
 * @param {number} size the size of the grid
 * @param {number} stretch its number
 * @returns {[Point, Point]} the upper or left end first
 */
export function endsOf(size, stretch) {
  const {from, by} = SHAPES[stretch % SLOTS];
  const corner = Math.floor(stretch / SLOTS);
  const x = 2 * (corner % (size + 1)) + from[0];
  const y = 2 * Math.floor(corner / (size + 1)) + from[1];
  return [
    {x, y},
    {x: x + by[0], y: y + by[1]},
  ];
}

/**
 * Returns whether a number is a stretch within the grid.
 *
 * @param {number} size the size of the grid
 * @param {unknown} stretch any value
 * @returns {boolean} whether it is a stretch
 */
export function isStretch(size, stretch) {
  const isNumber = typeof stretch === 'number' && Number.isInteger(stretch);
  return (
    isNumber &&
    stretch >= 0 &&
    stretch < stretchCount(size) &&
    stretchBetween(size, ...endsOf(size, stretch)) === stretch
  );
}

/**
 * Returns the stretches that begin or end in a cell's middle, and those along its edges.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @returns {{stretch: number, to: Point}[]} the stretches, each with the end away from the cell's middle; along an
 *     edge, the middle of the edge
 */
export function stretchesAt(size, cell) {
  const middle = middleOf(size, cell);
  const found = [];
  for (let y = -1; y <= 1; y++) {
    for (let x = -1; x <= 1; x++) {
      const to = {x: middle.x + 2 * x, y: middle.y + 2 * y};
      found.push({stretch: stretchBetween(size, middle, to), to});
      if (Math.abs(x) + Math.abs(y) === 1) {
        const stretch = sideOf(size, cell, y, x);
        found.push({stretch, to: {x: middle.x + x, y: middle.y + y}});
      }
    }
  }
  return found.filter(({stretch}) => stretch >= 0);
}

/**
 * Returns the stretch along a side of a cell.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @param {number} down -1 for its upper edge, 1 for its lower one, else 0
 * @param {number} right -1 for its left edge, 1 for its right one, else 0
 * @returns {number} the stretch
 */
export function sideOf(size, cell, down, right) {
  const {x, y} = middleOf(size, cell);
  return stretchBetween(
    size,
    {x: x + right - Math.abs(down), y: y + down - Math.abs(right)},
    {x: x + right + Math.abs(down), y: y + down + Math.abs(right)},
  );
}

// -------------------------------------------------------------------------------------- drawing it

/**
 * Begins a line.
 *
 * @param {number} size the size of the grid
 * @param {number} x the position of the pointer, in cells from the left
 * @param {number} y in cells from the top
 * @returns {Stroke} a line without stretches: near a corner one along edges, otherwise one between middles
 */
export function begun(size, x, y) {
  const corner = {x: 2 * Math.round(x), y: 2 * Math.round(y)};
  const isCorner = Math.hypot(x - corner.x / 2, y - corner.y / 2) < CORNER_REACH;
  /** @param {number} at */
  const within = (at) => Math.max(0, Math.min(size - 1, Math.floor(at)));
  return {
    at: isCorner ? corner : {x: 2 * within(x) + 1, y: 2 * within(y) + 1},
    stretches: [],
    colour: 0,
  };
}

/**
 * Continues a line to the pointer. Its first stretch determines whether it draws or erases; moving back undoes stretches.
 *
 * @param {number} size the size of the grid
 * @param {Stroke} stroke the line so far
 * @param {number} x the position of the pointer, in cells from the left
 * @param {number} y in cells from the top
 * @param {{pen: Uint8Array, colour: number}} how the existing lines, and the colour to draw in
 * @returns {Stroke} the line; the same object while the pointer is not near another point
 */
export function goneOn(size, stroke, x, y, how) {
  const parity = stroke.at.x % 2;
  /** @param {number} at */
  const nearest = (at) => 2 * Math.round(at - parity / 2) + parity;
  const target = {x: nearest(x), y: nearest(y)};
  const isNear = Math.hypot(x - target.x / 2, y - target.y / 2) < REACH;
  let after = stroke;
  while (isNear && (after.at.x !== target.x || after.at.y !== target.y)) {
    const next = towards(after.at, target);
    const stretch = stretchBetween(size, after.at, next);
    if (stretch < 0) {
      return after;
    }
    after = added(after, stretch, next, how);
  }
  return after;
}

/**
 * @param {Point} at
 * @param {Point} target
 * @returns {Point} the next point on the way; lines along edges have no diagonals
 */
function towards(at, target) {
  const right = 2 * Math.sign(target.x - at.x);
  const down = 2 * Math.sign(target.y - at.y);
  return at.x % 2 === 0 && right !== 0 ? {x: at.x + right, y: at.y} : {x: at.x + right, y: at.y + down};
}

/**
 * @param {Stroke} stroke
 * @param {number} stretch
 * @param {Point} at
 * @param {{pen: Uint8Array, colour: number}} how
 * @returns {Stroke}
 */
function added({stretches, colour}, stretch, at, how) {
  if (stretches.at(-1) === stretch) {
    return {at, stretches: stretches.slice(0, -1), colour};
  }
  const first = how.pen[stretch] === how.colour ? 0 : how.colour;
  return {at, stretches: [...stretches, stretch], colour: stretches.length === 0 ? first : colour};
}

/**
 * Returns the colours of all stretches, including a line being drawn.
 *
 * @param {Uint8Array} pen the existing lines
 * @param {?Stroke} stroke the line
 * @returns {Uint8Array} the colours; the same array if the line has no stretches
 */
export function penWith(pen, stroke) {
  if (!stroke || stroke.stretches.length === 0) {
    return pen;
  }
  const after = pen.slice();
  stroke.stretches.forEach((stretch) => {
    after[stretch] = stroke.colour;
  });
  return after;
}

/**
 * Returns the paths of all lines.
 *
 * @param {number} size the size of the grid
 * @param {Uint8Array} pen the colours of all stretches
 * @returns {{edge: boolean, colour: number, path: string}[]} an SVG path for each colour, with separate paths for lines along edges
 */
export function penPaths(size, pen) {
  /** @type {Map<number, {edge: boolean, colour: number, path: string}>} */
  const paths = new Map();
  pen.forEach((colour, stretch) => {
    if (colour > 0) {
      const edge = stretch % SLOTS >= UPPER_EDGE;
      const key = 2 * colour + Number(edge);
      const [from, to] = endsOf(size, stretch).map(({x, y}) => `${(x * CELL) / 2} ${(y * CELL) / 2}`);
      paths.set(key, {edge, colour, path: `${paths.get(key)?.path ?? ''}M${from}L${to}`});
    }
  });
  return [...paths.values()];
}

/** A cache of the descriptions, keyed by the colours. @type {WeakMap<Uint8Array, Map<number, string>>} */
const said = new WeakMap();

/**
 * Describes the lines of each cell.
 *
 * @param {number} size the size of the grid
 * @param {Uint8Array} pen the colours of all stretches, not to be changed afterwards
 * @returns {ReadonlyMap<number, string>} a description of each cell with lines: `green line to r1c2, red line along the top`
 */
export function linesOf(size, pen) {
  const known = said.get(pen);
  if (known) {
    return known;
  }
  const cells = new Set(
    [...pen.keys()].filter((stretch) => pen[stretch] > 0).flatMap((stretch) => cellsAt(size, stretch)),
  );
  const words = new Map([...cells].map((cell) => [cell, linesText(size, pen, cell)]));
  said.set(pen, words);
  return words;
}

/**
 * @param {number} size
 * @param {number} stretch
 * @returns {number[]} the cells that it begins or ends in, or whose edge it is
 */
function cellsAt(size, stretch) {
  const [one, other] = endsOf(size, stretch);
  const isEdge = one.x % 2 === 0;
  const middle = {x: (one.x + other.x) / 2, y: (one.y + other.y) / 2};
  const isLevel = one.y === other.y;
  const before = isLevel ? {x: middle.x, y: middle.y - 1} : {x: middle.x - 1, y: middle.y};
  const after = isLevel ? {x: middle.x, y: middle.y + 1} : {x: middle.x + 1, y: middle.y};
  return (isEdge ? [before, after] : [one, other])
    .filter(({x, y}) => x > 0 && y > 0 && x < 2 * size && y < 2 * size)
    .map(({x, y}) => (y >> 1) * size + (x >> 1));
}

/**
 * @param {number} size
 * @param {Uint8Array} pen
 * @param {number} cell
 * @returns {string}
 */
function linesText(size, pen, cell) {
  return stretchesAt(size, cell)
    .filter(({stretch}) => pen[stretch] > 0)
    .map(({stretch, to}) => `${COLOUR_NAMES[pen[stretch]]} line ${whereTo(size, cell, to)}`)
    .join(', ');
}

/**
 * @param {number} size
 * @param {number} cell
 * @param {Point} to
 * @returns {string}
 */
function whereTo(size, cell, to) {
  if (to.x % 2 === 1 && to.y % 2 === 1) {
    return `to ${cellName(size, (to.y >> 1) * size + (to.x >> 1))}`;
  }
  const middle = middleOf(size, cell);
  return `along the ${
    to.y < middle.y ? 'top' : to.y > middle.y ? 'bottom' : to.x < middle.x ? 'left' : 'right'
  }`;
}
