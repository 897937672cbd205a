/**
 * Paths and positions of a grid in the units of its drawing. Pure functions that depend on puzzles but not on templates.
 *
 * @import {Room} from './api.js'
 * @import {Layout} from './houses.js'
 * @import {Window} from './zoom.js'
 *
 * @typedef {object} Drawing the SVG paths of a layout
 * @property {[number, string][]} tints the cells of each tint
 * @property {[number, string][]} regions the cells of each region
 * @property {string} thin the thin lines
 * @property {string} heavy the heavy lines
 * @property {string} loose the cells without a region
 */
import {keptByLayout, regionTints} from './houses.js';
import {regionOf} from './symbols.js';

/** The side of a cell in the units of the drawing. */
export const CELL = 64;

/** The number of tints in the style sheet. */
export const TINTS = 6;

/** The margin around a grid, in units of the drawing. */
export const MARGIN = 4;

/** The left and upper margin of a grid with coordinates. */
export const LABEL_MARGIN = 30;

/**
 * Returns the square that shows a whole grid.
 *
 * @param {number} size the size of the grid
 * @param {number} before its left and upper margin
 * @param {Room} room the room for clues outside the grid, in cells
 * @returns {Window} the square, with the drawing in its middle
 */
export function wholeOf(size, before, {left, top, right, bottom}) {
  const margins = before + MARGIN;
  const width = (left + size + right) * CELL + margins;
  const height = (top + size + bottom) * CELL + margins;
  const side = Math.max(width, height);
  return {
    x: -before - left * CELL - (side - width) / 2,
    y: -before - top * CELL - (side - height) / 2,
    side,
  };
}

/** Returns the paths of a layout; the latest few are cached. @type {(layout: Layout) => Drawing} */
export const drawingOf = keptByLayout((layout) => ({
  tints: tintPaths(layout),
  regions: cellPaths(layout, (region) => region),
  thin: thinPath(layout.size),
  heavy: heavyPath(layout),
  loose: loosePath(layout),
}));

/**
 * Groups cells into rectangles that are one cell wide or high.
 *
 * @param {number} size the size of the grid
 * @param {ReadonlySet<number>} cells the cells
 * @returns {{cell: number, right: number, down: number}[]} the first cell, the width and the height of each rectangle; each
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
 * @param {number} size
 * @returns {string}
 */
function thinPath(size) {
  let path = '';
  for (let i = 1; i < size; i++) {
    path += `M${i * CELL} 0v${size * CELL}M0 ${i * CELL}h${size * CELL}`;
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
 * Returns the position of a candidate in the square of candidates of its cell.
 *
 * @param {number} size the size of the grid
 * @param {number} cell 0..size²-1
 * @param {number} digit 1..size
 * @returns {{x: number, y: number}} the centre of the candidate, in units of the drawing
 */
export function candidatePlace(size, cell, digit) {
  const columns = candidateColumns(size);
  const pitch = (CELL - 6) / columns;
  return {
    x: (cell % size) * CELL + 3 + (((digit - 1) % columns) + 0.5) * pitch,
    y: Math.floor(cell / size) * CELL + 3 + (Math.floor((digit - 1) / columns) + 0.5) * pitch,
  };
}
