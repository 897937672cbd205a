/**
 * The fog over a puzzle. Pure functions; the rule is that of `org.nonomino.core.Fog`.
 *
 * @import {Doc} from './doc.js'
 */
import {cellOf, digitOf} from './symbols.js';

/**
 * Returns the cells that fog hides. Without a stated solution right digits are unknown, so nothing is hidden.
 *
 * @param {Doc} doc the puzzle
 * @param {ArrayLike<number>} digits size² digits, givens and entered ones, 0 for blank
 * @returns {ReadonlySet<number>} the cells; empty without fog
 */
export function hiddenCells({fog, solution, givens, size}, digits) {
  /** @type {Set<number>} */
  const hidden = new Set();
  if (!fog || !solution) {
    return hidden;
  }
  const isRight = (/** @type {number} */ cell) =>
    givens[cell] === 0 && digits[cell] > 0 && digits[cell] === digitOf(solution[cell], size);
  for (let cell = 0; cell < size * size; cell++) {
    hidden.add(cell);
  }
  cellsFrom(fog.lights, size).forEach((cell) => hidden.delete(cell));
  const {triggers = []} = fog;
  for (const {cells, any, lights} of triggers) {
    const watched = cellsFrom(cells, size);
    if (any ? watched.some(isRight) : watched.every(isRight)) {
      cellsFrom(lights, size).forEach((cell) => hidden.delete(cell));
    }
  }
  if (triggers.length === 0) {
    [...hidden].filter((cell) => isRightNear(cell, size, isRight)).forEach((cell) => hidden.delete(cell));
  }
  return hidden;
}

/**
 * @param {readonly string[]} names
 * @param {number} size
 * @returns {number[]} the cells with these names
 */
function cellsFrom(names, size) {
  return names.map((name) => cellOf(size, name));
}

/**
 * @param {number} cell
 * @param {number} size
 * @param {(cell: number) => boolean} isRight
 * @returns {boolean} whether the cell or one around it holds a right digit
 */
function isRightNear(cell, size, isRight) {
  const [row, column] = [Math.floor(cell / size), cell % size];
  for (let near = Math.max(0, row - 1); near <= Math.min(size - 1, row + 1); near++) {
    for (let beside = Math.max(0, column - 1); beside <= Math.min(size - 1, column + 1); beside++) {
      if (isRight(near * size + beside)) {
        return true;
      }
    }
  }
  return false;
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
  return hiddenCells(doc, doc.givens).size > 0;
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
