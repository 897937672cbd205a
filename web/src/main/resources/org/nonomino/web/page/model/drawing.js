/**
 * Paths and positions of a grid in the units of its drawing. Pure functions that depend on puzzles but not on templates.
 *
 * @import {Room} from '../api/api.js'
 * @import {Layout} from './houses.js'
 *
 * @typedef {object} Drawing the SVG paths of a layout
 * @property {[number, string][]} tints the cells of each tint; empty if all regions are rectangles
 * @property {[number, string][]} regions the cells of each region
 * @property {string} thin the thin lines
 * @property {string} heavy the heavy lines
 * @property {string} loose the cells without a region
 */
import {hasRegions} from './tiling.js';
import {keptByLayout, regionTints} from './houses.js';
import {regionOf} from './symbols.js';

/** The side of a cell in the units of the drawing. */
export const CELL = 64;

/** The height of a number in the upper left corner of a cell. */
export const LABEL_HEIGHT = 14;

/** The scale of candidates below such a number. */
export const BELOW_LABEL = 0.88;

/** The number of tints in the style sheet. */
export const TINTS = 6;

/** The margin around a grid, in units of the drawing. */
export const MARGIN = 4;

/** The left and upper margin of a grid with coordinates. */
export const LABEL_MARGIN = 30;

/**
 * Returns at which sides of a grid its coordinates are. They are left and above, but on the opposite side if only that one
 * is free of clues.
 *
 * @param {Room} room the room for clues outside the grid, in cells
 * @returns {{right: boolean, below: boolean}} whether the numbers of the rows are on the right, those of the columns below
 */
export function coordinateSides({left, top, right, bottom}) {
  return {right: left > 0 && right === 0, below: top > 0 && bottom === 0};
}

/**
 * Returns the rectangle that shows a whole grid. It is never higher than wide, so a grid fits into a square place.
 *
 * @param {number} size the size of the grid
 * @param {boolean} labelled whether there are coordinates outside the grid
 * @param {Room} room the room around the grid, in cells
 * @param {Room} [clues] the part of the room that has clues; all of it by default. Coordinates are next to it, so they need
 *     no margin where the room is larger.
 * @returns {{x: number, y: number, width: number, height: number}} the rectangle, with the drawing in its middle
 */
export function wholeOf(size, labelled, room, clues = room) {
  const {right, below} = coordinateSides(clues);
  const hasRoomBeside = right ? room.right > clues.right : room.left > clues.left;
  const hasRoomAbove = below ? room.bottom > clues.bottom : room.top > clues.top;
  const label = {
    x: labelled && !hasRoomBeside ? LABEL_MARGIN : MARGIN,
    y: labelled && !hasRoomAbove ? LABEL_MARGIN : MARGIN,
  };
  const before = {x: right ? MARGIN : label.x, y: below ? MARGIN : label.y};
  const drawn = (room.left + size + room.right) * CELL + label.x + MARGIN;
  const height = (room.top + size + room.bottom) * CELL + label.y + MARGIN;
  const width = Math.max(drawn, height);
  return {
    x: -before.x - room.left * CELL - (width - drawn) / 2,
    y: -before.y - room.top * CELL,
    width,
    height,
  };
}

/**
 * Returns the room that two rooms need together.
 *
 * @param {Room} one a room in cells
 * @param {Room} [other] another room; the first one is enough if it is left out
 * @returns {Room} the larger margin at each side
 */
export function roomOfBoth(one, other) {
  return other
    ? {
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.max(one.right, other.right),
        bottom: Math.max(one.bottom, other.bottom),
      }
    : one;
}

/** Returns the paths of a layout; the latest few are cached. @type {(layout: Layout) => Drawing} */
export const drawingOf = keptByLayout((layout) => ({
  tints: isBoxed(layout) || !hasRegions(layout) ? [] : tintPaths(layout),
  regions: cellPaths(layout, (region) => region),
  thin: thinPath(layout.size, layout.size),
  heavy: heavyPath(layout),
  loose: loosePath(layout),
}));

/**
 * Returns the squares of cells.
 *
 * @param {number} size the size of the grid
 * @param {Iterable<number>} cells the cells
 * @returns {string} the data of a path
 */
export function squares(size, cells) {
  return [...cells]
    .map((cell) => `M${(cell % size) * CELL} ${Math.floor(cell / size) * CELL}h${CELL}v${CELL}h${-CELL}z`)
    .join('');
}

/**
 * Groups cells into rectangles that are one cell wide or high.
 *
 * @param {number} size the size of the grid
 * @param {ReadonlySet<number>} cells the cells
 * @returns {{cell: number, right: number, down: number}[]} the first cell, the width and the height of each rectangle. Each
 *     cell is in exactly one rectangle
 */
export function runs(size, cells) {
  const left = new Set(cells);
  const found = [];
  for (const [step, fewest] of [
    [1, 2],
    [size, 1],
  ]) {
    for (const cell of [...left].sort((a, b) => a - b)) {
      /** @param {number} other */
      const isNext = (other) => left.has(other) && (step > 1 || other % size > 0);
      let count = left.has(cell) ? 1 : 0;
      while (count > 0 && isNext(cell + count * step)) {
        count++;
      }
      if (count >= fewest) {
        Array.from({length: count}, (_, i) => left.delete(cell + i * step));
        found.push({cell, right: step === 1 ? count : 1, down: step === 1 ? 1 : count});
      }
    }
  }
  return found;
}

/**
 * Draws the edge of a cell.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @returns {string} an SVG path
 */
export function square(size, cell) {
  return `M${(cell % size) * CELL} ${Math.floor(cell / size) * CELL}h${CELL}v${CELL}h-${CELL}z`;
}

/**
 * Checks for boxes. Their borders are straight lines across the grid, so they need no tints, and the colours of constraints and
 * of the player stand out on white paper.
 *
 * @param {Layout} doc
 * @returns {boolean} whether each region is a rectangle, and each cell is in a region
 */
function isBoxed(doc) {
  const {size} = doc;
  /** @type {Map<number, {top: number, bottom: number, left: number, right: number}>} */
  const bounds = new Map();
  for (let cell = 0; cell < size * size; cell++) {
    const region = regionOf(doc, cell);
    if (region < 0) {
      return false;
    }
    const row = Math.floor(cell / size);
    const column = cell % size;
    const {top = row, left = column, right = column} = bounds.get(region) ?? {};
    bounds.set(region, {top, bottom: row, left: Math.min(left, column), right: Math.max(right, column)});
  }
  return [...bounds.values()].every(
    ({top, bottom, left, right}) => (bottom - top + 1) * (right - left + 1) === size,
  );
}

/**
 * @param {Layout} doc
 * @returns {[number, string][]} by tint
 */
function tintPaths(doc) {
  const tintOf = regionTints(doc);
  return cellPaths(doc, (region) => (tintOf.get(region) ?? 0) % TINTS);
}

/**
 * @param {Layout} doc
 * @param {(region: number) => number} kindOf
 * @returns {[number, string][]} by kind
 */
function cellPaths(doc, kindOf) {
  /** @type {string[]} */
  const paths = [];
  for (let cell = 0; cell < doc.size * doc.size; cell++) {
    const region = regionOf(doc, cell);
    if (region >= 0) {
      const kind = kindOf(region);
      paths[kind] = (paths[kind] ?? '') + square(doc.size, cell);
    }
  }
  return [...paths.entries()].filter(([, path]) => path);
}

/**
 * @param {Layout} doc
 * @returns {string}
 */
function loosePath(doc) {
  let path = '';
  for (let cell = 0; cell < doc.size * doc.size; cell++) {
    path += regionOf(doc, cell) < 0 ? square(doc.size, cell) : '';
  }
  return path;
}

/**
 * Returns the thin lines between cells.
 *
 * @param {number} rows the number of rows
 * @param {number} columns the number of columns
 * @returns {string} a path
 */
export function thinPath(rows, columns) {
  let path = '';
  for (let column = 1; column < columns; column++) {
    path += `M${column * CELL} 0v${rows * CELL}`;
  }
  for (let row = 1; row < rows; row++) {
    path += `M0 ${row * CELL}h${columns * CELL}`;
  }
  return path;
}

/**
 * @param {Layout} doc
 * @returns {string}
 */
function heavyPath(doc) {
  const {size} = doc;
  /** @type {(row: number, column: number) => string} */
  const region = (row, column) => doc.regions[row * size + column];
  let path = '';
  if (!hasRegions(doc)) {
    return path;
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (column + 1 < size && region(row, column) !== region(row, column + 1)) {
        path += `M${(column + 1) * CELL} ${row * CELL}v${CELL}`;
      }
      if (row + 1 < size && region(row, column) !== region(row + 1, column)) {
        path += `M${column * CELL} ${(row + 1) * CELL}h${CELL}`;
      }
    }
  }
  return path;
}

/**
 * Draws a line around cells, inside their edges, for selections and houses.
 *
 * @param {number} size the size of the grid
 * @param {ReadonlySet<number>} cells the cells
 * @param {number} inset the distance from the edges, in units of the drawing
 * @returns {string} an SVG path
 */
export function outline(size, cells, inset) {
  /** @type {(row: number, column: number) => boolean} */
  const has = (row, column) =>
    row >= 0 && row < size && column >= 0 && column < size && cells.has(row * size + column);
  let path = '';
  for (const cell of cells) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    const x = column * CELL;
    const y = row * CELL;
    for (const side of [-1, 1]) {
      if (!has(row + side, column)) {
        const from = x + end(has(row, column - 1), has(row + side, column - 1), inset);
        const to = x + CELL - end(has(row, column + 1), has(row + side, column + 1), inset);
        path += `M${from} ${side < 0 ? y + inset : y + CELL - inset}H${to}`;
      }
      if (!has(row, column + side)) {
        const from = y + end(has(row - 1, column), has(row - 1, column + side), inset);
        const to = y + CELL - end(has(row + 1, column), has(row + 1, column + side), inset);
        path += `M${side < 0 ? x + inset : x + CELL - inset} ${from}V${to}`;
      }
    }
  }
  return path;
}

/**
 * @param {boolean} beside
 * @param {boolean} diagonal
 * @param {number} inset
 * @returns {number}
 */
function end(beside, diagonal, inset) {
  if (!beside) {
    return inset;
  }
  return diagonal ? -inset : 0;
}

/**
 * Hatches a cell.
 *
 * @param {number} x its left edge
 * @param {number} y its upper edge
 * @returns {string} an SVG path
 */
export function hatch(x, y) {
  let path = '';
  for (let i = 8; i < 2 * CELL; i += 16) {
    const from = Math.max(0, i - CELL);
    const to = Math.min(CELL, i);
    path += `M${x + from} ${y + i - from}L${x + to} ${y + i - to}`;
  }
  return path;
}

/**
 * Returns the number of columns in the square of candidates of a cell.
 *
 * @param {number} size the size of the grid
 * @returns {number} 1..6
 */
export function candidateColumns(size) {
  return Math.ceil(Math.sqrt(size));
}

/**
 * Returns the position of a candidate in the square of candidates of its cell. In a cell with a number in its upper left
 * corner, the square is below this number.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @param {number} digit 1..size
 * @param {ReadonlySet<number>} [labelled] the cells with a number in the corner
 * @returns {{x: number, y: number}} the centre of the candidate, in units of the drawing
 */
export function candidatePlace(size, cell, digit, labelled) {
  const columns = candidateColumns(size);
  const pitch = (CELL - 6) / columns;
  const down = 3 + (Math.floor((digit - 1) / columns) + 0.5) * pitch;
  return {
    x: (cell % size) * CELL + 3 + (((digit - 1) % columns) + 0.5) * pitch,
    y:
      Math.floor(cell / size) * CELL +
      (labelled?.has(cell) ? LABEL_HEIGHT + (down * (CELL - LABEL_HEIGHT)) / CELL : down),
  };
}
