/**
 * The text in which progress is kept in the browser. It is versioned: `{"v":1,…}`.
 *
 * @import {Play} from './progress.js'
 */
import {newDoc} from './doc.js';
import {COLOURS} from './progress.js';
import {NO_DIGITS, digitText, digitsFrom, isMarks} from './symbols.js';

/**
 * Writes a play down with its undo steps.
 *
 * @param {Play} play the play
 * @returns {string} JSON
 */
export function toJson(play) {
  const {doc} = play;
  return JSON.stringify({
    v: 1,
    size: doc.size,
    regions: doc.regions,
    givens: digitText(doc.givens),
    title: doc.title,
    author: doc.author,
    entered: digitText(play.entered),
    centre: play.centre,
    corner: play.corner,
    colours: Array.from(play.colours),
    struck: play.struck,
    undo: play.undo,
    redo: play.redo,
    selection: play.selection,
    cursor: play.cursor,
    elapsedMillis: play.elapsedMillis,
    finished: play.finished,
  });
}

/**
 * Reads a play that `toJson` wrote.
 *
 * @param {string} text JSON
 * @returns {Play} the play
 * @throws {Error} if it is not such a text; then it is better forgotten
 */
export function fromJson(text) {
  const saved = JSON.parse(text);
  if (saved?.v !== 1) {
    throw new RangeError('not saved progress of this version');
  }
  const doc = newDoc(saved);
  const count = doc.size * doc.size;
  const isCell = (cell) => Number.isInteger(cell) && cell >= 0 && cell < count;
  const isColour = (colour) => Number.isInteger(colour) && colour >= 0 && colour <= COLOURS;
  const isDigit = (digit) => Number.isInteger(digit) && digit >= 0 && digit <= doc.size;
  const all = (array, length, test) => {
    if (!Array.isArray(array) || (length >= 0 && array.length !== length) || !array.every(test)) {
      throw new RangeError('not a play');
    }
    return array;
  };
  const marks = (digits) => isMarks(digits, doc.size);
  const tests = [isDigit, marks, marks, isColour, marks];
  const isStep = (step) =>
    Array.isArray(step) &&
    step.length > 0 &&
    step.every(
      (change) =>
        Array.isArray(change) &&
        change.length === 4 &&
        tests[change[0]] &&
        isCell(change[1]) &&
        tests[change[0]](change[2]) &&
        tests[change[0]](change[3]),
    );
  const shared = (list) => list.map((digits) => (digits.length === 0 ? NO_DIGITS : digits));
  return Object.freeze({
    doc,
    entered: digitsFrom(saved.entered, doc.size, 'entered digits'),
    centre: shared(all(saved.centre, count, marks)),
    corner: shared(all(saved.corner, count, marks)),
    colours: Uint8Array.from(all(saved.colours, count, isColour)),
    struck: shared(all(saved.struck ?? new Array(count).fill(NO_DIGITS), count, marks)),
    undo: all(saved.undo, -1, isStep),
    redo: all(saved.redo, -1, isStep),
    selection: all(saved.selection, -1, isCell),
    cursor: isCell(saved.cursor) ? saved.cursor : 0,
    elapsedMillis: Number.isFinite(saved.elapsedMillis) ? Math.max(0, saved.elapsedMillis) : 0,
    finished: saved.finished === true,
  });
}
