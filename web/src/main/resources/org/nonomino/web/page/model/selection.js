/**
 * The selection and the cursor of a play. Pure functions that add no step.
 *
 * @import {Play} from './progress.js'
 */
import {digitsOf, sameMark} from './progress.js';

/**
 * Selects cells.
 *
 * @param {Play} play the play
 * @param {Iterable<number>} cells the cells
 * @param {number} [cursor] the focused cell; by default the last of the cells
 * @returns {Play} the play with the new selection
 */
export function select(play, cells, cursor) {
  const selection = [...new Set(cells)];
  return Object.freeze({...play, selection, cursor: cursor ?? selection.at(-1) ?? play.cursor});
}

/**
 * Moves the cursor, wrapping around at the edges of the grid.
 *
 * @param {Play} play the play
 * @param {number} down rows, may be negative
 * @param {number} right columns, may be negative
 * @param {boolean} [extend] whether the cell is added to the selection instead of replacing it
 * @returns {Play} the play with the new selection
 */
export function move(play, down, right, extend = false) {
  const {size} = play.doc;
  const row = (Math.floor(play.cursor / size) + (down % size) + size) % size;
  const column = ((play.cursor % size) + (right % size) + size) % size;
  const cell = row * size + column;
  return select(play, extend ? [...play.selection, cell] : [cell], cell);
}

/**
 * Moves the cursor to the end of its row or column.
 *
 * @param {Play} play the play
 * @param {number} down 1 to the last row, -1 to the first, 0 to stay in the row
 * @param {number} right 1 to the last column, -1 to the first, 0 to stay in the column
 * @param {boolean} [extend] whether the cells on the way are added to the selection
 * @returns {Play} the play with the new selection
 */
export function moveToEdge(play, down, right, extend = false) {
  const {size} = play.doc;
  /** @type {(at: number, by: number) => number} */
  const far = (at, by) => (by === 0 ? 0 : by < 0 ? at : size - 1 - at);
  const count = far(Math.floor(play.cursor / size), down) + far(play.cursor % size, right);
  let after = play;
  for (let i = 0; i < count; i++) {
    after = move(after, down, right, extend);
  }
  return after;
}

/**
 * Returns the cells that are like a cell: with the same digit; if it has no digit, with the same colours;
 * otherwise with the same letters; otherwise with the same centre marks.
 *
 * @param {Play} play the play
 * @param {number} cell 0..size²-1
 * @returns {number[]} ascending, including the cell itself
 */
export function similar(play, cell) {
  const grid = digitsOf(play);
  const all = [...grid.keys()];
  if (grid[cell] > 0) {
    return all.filter((other) => grid[other] === grid[cell]);
  }
  if (play.colours[cell].length > 0) {
    return all.filter((other) => sameMark(play.colours[other], play.colours[cell]));
  }
  if (play.letters[cell].length > 0) {
    return all.filter((other) => sameMark(play.letters[other], play.letters[cell]));
  }
  if (play.centre[cell].length > 0) {
    return all.filter((other) => grid[other] === 0 && sameMark(play.centre[other], play.centre[cell]));
  }
  return [cell];
}
