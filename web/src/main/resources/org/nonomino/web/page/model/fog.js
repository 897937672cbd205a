/**
 * The fog over a puzzle. Pure functions; the rule is that of `org.nonomino.core.Fog`.
 *
 * @import {Doc} from './doc.js'
 */
import {cellOf, digitOf} from './symbols.js';

/** Whether fog hides cells of puzzles at first. @type {WeakMap<Doc, boolean>} */
const foggy = new WeakMap();

/**
 * Returns the cells that fog hides. Without a stated solution right digits are unknown, so nothing is hidden.
 *
 * @param {Doc} doc the puzzle
 * @param {ArrayLike<number>} digits size² digits, givens and entered ones, 0 for blank
 * @returns {ReadonlySet<number>} the cells; empty without fog
 */
export function hiddenCells(doc, digits) {
  const {fog, solution, givens, size} = doc;
  /** @type {Set<number>} */
  const hidden = new Set();
  if (!fog || !solution) {
    return hidden;
  }
  const isRight = (/** @type {number} */ cell) =>
    givens[cell] === 0 && digits[cell] > 0 && digits[cell] === digitOf(solution[cell], doc);
  for (let cell = 0; cell < size * size; cell++) {
    hidden.add(cell);
  }
  const light = (/** @type {readonly number[]} */ cells) => cells.forEach((cell) => hidden.delete(cell));
  light(cellsFrom(size, fog.lights));
  const {triggers = []} = fog;
  for (const {cells, any, lights} of triggers) {
    const watched = cellsFrom(size, cells);
    if (any ? watched.some(isRight) : watched.every(isRight)) {
      light(cellsFrom(size, lights));
    }
  }
  if (triggers.length === 0) {
    [...givens.keys()].filter(isRight).forEach((cell) => light(cellsAround(size, cell)));
  }
  return hidden;
}

/**
 * Returns the cells with some names.
 *
 * @param {number} size the size of the grid
 * @param {readonly string[]} names the names, such as `r1c2`
 * @returns {number[]} the cells
 * @throws {RangeError} if no cell of the grid has one of these names
 */
export function cellsFrom(size, names) {
  return names.map((name) => cellOf(size, name));
}

/**
 * Returns the cells that a right digit lights without triggers.
 *
 * @param {number} size the size of the grid
 * @param {number} cell the cell of the digit
 * @returns {number[]} the cell and the up to eight cells around it
 */
export function cellsAround(size, cell) {
  const [row, column] = [Math.floor(cell / size), cell % size];
  const span = (/** @type {number} */ middle) =>
    [middle - 1, middle, middle + 1].filter((at) => at >= 0 && at < size);
  return span(row).flatMap((near) => span(column).map((beside) => near * size + beside));
}

/**
 * Returns digits without the givens that fog hides.
 *
 * @param {Doc} doc the puzzle
 * @param {Uint8Array} digits size² digits
 * @param {ReadonlySet<number>} hidden the hidden cells
 * @returns {Uint8Array} the same array if nothing is hidden
 */
export function seenDigits({givens}, digits, hidden) {
  return hidden.size === 0
    ? digits
    : digits.map((digit, cell) => (hidden.has(cell) && givens[cell] > 0 ? 0 : digit));
}

/**
 * Returns whether fog hides cells of a puzzle at first.
 *
 * @param {Doc} doc the puzzle
 * @returns {boolean} whether it does
 */
export function isFoggy(doc) {
  const isHiding = foggy.get(doc) ?? hiddenCells(doc, doc.givens).size > 0;
  foggy.set(doc, isHiding);
  return isHiding;
}

/**
 * Returns what is certain in fog: rows, columns and regions, and the digits that are not hidden.
 *
 * @param {Doc} doc the puzzle
 * @param {Uint8Array} digits size² digits, givens and entered ones
 * @returns {{doc: Doc, digits: Uint8Array}} the puzzle without constraints, and the digits; the same if nothing is hidden
 */
export function certain(doc, digits) {
  const hidden = hiddenCells(doc, digits);
  return hidden.size === 0
    ? {doc, digits}
    : {
        doc: {...doc, constraints: undefined, extraHouses: undefined},
        digits: seenDigits(doc, digits, hidden),
      };
}

/**
 * Returns what a player should know about the fog.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} a sentence; '' without fog
 */
export function fogText({fog, solution}) {
  if (!fog) {
    return '';
  }
  if (!solution) {
    return 'The fog of this puzzle is not shown, because no solution is stated that could tell right digits.';
  }
  return fog.triggers
    ? 'Some cells are in fog. Certain right digits light others.'
    : 'Some cells are in fog. Each right digit that you enter lights the cells around it.';
}
