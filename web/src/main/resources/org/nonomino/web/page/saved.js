/**
 * The text in which progress is kept in the browser. It is versioned: `{"v":2,…}`. In version 1 a cell had one
 * colour, a number, and there were no lines; it is still read.
 *
 * @import {Change, Marks, Play, Step} from './progress.js'
 *
 * @typedef {{size: number, regions?: string, givens?: string, title?: string, author?: string, rules?: string, entered: string}
 *   & Record<string, unknown>} Written what should be progress; `newDoc` and `digitsFrom` look at these fields themselves
 */
import {newDoc} from './doc.js';
import {isStretch, stretchCount} from './pen.js';
import {COLOURS, LAYERS} from './progress.js';
import {NO_DIGITS, digitText, digitsFrom, isMarks} from './symbols.js';

const COLOUR = LAYERS.indexOf('colours');
const PEN = LAYERS.indexOf('pen');

/**
 * Writes a play down with its undo steps.
 *
 * @param {Play} play the play
 * @returns {string} JSON
 */
export function toJson(play) {
  const {doc} = play;
  return JSON.stringify({
    v: 2,
    size: doc.size,
    regions: doc.regions,
    ...(doc.extraHouses && {extraHouses: doc.extraHouses}),
    givens: digitText(doc.givens),
    title: doc.title,
    author: doc.author,
    ...(doc.rules && {rules: doc.rules}),
    entered: digitText(play.entered),
    centre: play.centre,
    corner: play.corner,
    colours: play.colours,
    struck: play.struck,
    pen: Array.from(play.pen.entries()).filter(([, colour]) => colour > 0),
    undo: play.undo,
    redo: play.redo,
    selection: play.selection,
    cursor: play.cursor,
    elapsedMillis: play.elapsedMillis,
    finished: play.finished,
    hints: play.hints,
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
  /** @type {?Written} */
  const saved = JSON.parse(text);
  if (saved?.v !== 1 && saved?.v !== 2) {
    throw new RangeError('not saved progress of this version');
  }
  const doc = newDoc(saved);
  const count = doc.size * doc.size;
  /** @type {(cell: unknown) => cell is number} */
  const isCell = (cell) => isUpTo(cell, count - 1);
  /** @type {(colour: unknown) => colour is number} */
  const isColour = (colour) => isUpTo(colour, COLOURS);
  /** @type {(colours: unknown) => colours is number[]} */
  const isColours = (colours) => isMarks(colours, COLOURS);
  /** @type {(digit: unknown) => digit is number} */
  const isDigit = (digit) => isUpTo(digit, doc.size);
  /** @type {(digits: unknown) => digits is number[]} */
  const marks = (digits) => isMarks(digits, doc.size);
  const tests = [isDigit, marks, marks, isColours, marks, isColour];
  /** @type {(change: unknown) => change is Change} */
  const isChange = (change) =>
    Array.isArray(change) &&
    change.length === 4 &&
    tests[change[0]] &&
    (change[0] === PEN ? isStretch(doc.size, change[1]) : isCell(change[1])) &&
    tests[change[0]](change[2]) &&
    tests[change[0]](change[3]);
  /** @type {(step: unknown) => step is Step} */
  const isStep = (step) => Array.isArray(step) && step.length > 0 && step.every(isChange);
  /** @param {unknown} list */
  const steps = (list) => all(saved.v === 1 ? withColours(list) : list, -1, isStep);
  const pen = new Uint8Array(stretchCount(doc.size));
  /** @type {(pair: unknown) => pair is [stretch: number, colour: number]} */
  const isDrawn = (pair) => Array.isArray(pair) && isStretch(doc.size, pair[0]) && isColour(pair[1]);
  all(saved.pen ?? [], -1, isDrawn).forEach(([stretch, colour]) => {
    pen[stretch] = colour;
  });
  const colours = saved.v === 1 ? all(saved.colours, count, isColour).map(coloursOf) : saved.colours;
  return Object.freeze({
    doc,
    entered: digitsFrom(saved.entered, doc.size, 'entered digits'),
    centre: shared(all(saved.centre, count, marks)),
    corner: shared(all(saved.corner, count, marks)),
    colours: shared(all(colours, count, isColours)),
    struck: shared(all(saved.struck ?? new Array(count).fill(NO_DIGITS), count, marks)),
    pen,
    undo: steps(saved.undo),
    redo: steps(saved.redo),
    selection: all(saved.selection, -1, isCell),
    cursor: isCell(saved.cursor) ? saved.cursor : 0,
    elapsedMillis: isNumber(saved.elapsedMillis) ? Math.max(0, saved.elapsedMillis) : 0,
    finished: saved.finished === true,
    hints: isUpTo(saved.hints, Infinity) ? saved.hints : 0,
  });
}

/**
 * @param {unknown} value
 * @returns {value is number} whether it is a number, and not infinite
 */
function isNumber(value) {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * @param {unknown} value
 * @param {number} most
 * @returns {value is number} whether it is a whole number from 0 on
 */
function isUpTo(value, most) {
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value <= most;
}

/**
 * @template T
 * @param {unknown} array
 * @param {number} length how long it has to be; -1 for any length
 * @param {(value: unknown) => value is T} test
 * @returns {T[]} the array
 * @throws {RangeError} if it is not an array of these
 */
function all(array, length, test) {
  if (!Array.isArray(array) || (length >= 0 && array.length !== length) || !array.every(test)) {
    throw new RangeError('not a play');
  }
  return array;
}

/**
 * @param {readonly Marks[]} list
 * @returns {Marks[]} the same with one array for all cells without
 */
function shared(list) {
  return list.map((digits) => (digits.length === 0 ? NO_DIGITS : digits));
}

/**
 * @param {number} colour of a cell in version 1, 0 for none
 * @returns {Marks} its colours now
 */
function coloursOf(colour) {
  return colour === 0 ? NO_DIGITS : [colour];
}

/**
 * @param {unknown} steps of version 1
 * @returns {unknown} with the colours of now, as far as they are steps
 */
function withColours(steps) {
  /** @param {unknown} change */
  const now = (change) =>
    Array.isArray(change) && change[0] === COLOUR
      ? [COLOUR, change[1], coloursOf(change[2]), coloursOf(change[3])]
      : change;
  return Array.isArray(steps) ? steps.map((step) => (Array.isArray(step) ? step.map(now) : step)) : steps;
}
