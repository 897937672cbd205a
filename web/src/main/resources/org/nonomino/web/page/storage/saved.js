/**
 * The stored format of progress. It is versioned: `{"v":2,…}`, 3 for a puzzle with constraints, 4 for a play with letters, 5
 * for a puzzle with drawings, fog or something that is not understood, or 6 for one with other symbols, so that earlier versions of the web app do not open it without them. Version 1 can still be read: its cells had one colour, a
 * number, and there were no lines.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Look} from '../model/doc.js'
 * @import {Change, Marks, Play, Step} from '../model/progress.js'
 *
 * @typedef {<T>(read: () => T, instead: T) => T} Reader reads a part of a play, or uses a fallback
 */
import {isNumber, isUpTo, listOf, ownFields, textFrom} from '../model/checks.js';
import {lookOf, newDoc} from '../model/doc.js';
import {isEnd} from '../model/houses.js';
import {isStretch, stretchCount} from '../model/pen.js';
import {COLOURS, LAYERS, LETTER, LETTERS, digitsOf} from '../model/progress.js';
import {NO_DIGITS, digitText, digitsFrom, isMarks} from '../model/symbols.js';

const COLOUR = LAYERS.indexOf('colours');
const PEN = LAYERS.indexOf('pen');

/** The versions that can be read. @type {readonly unknown[]} */
const READ = Object.freeze([1, 2, 3, 4, 5, 6]);

/** A hundred years, the maximum plausible playing time. */
const LONGEST_TIME = 3.2e12;

/**
 * Serializes a play with its undo steps.
 *
 * @param {Play} play the play
 * @returns {string} JSON
 */
export function toJson(play) {
  const {doc} = play;
  return JSON.stringify({
    v: doc.symbols
      ? 6
      : doc.drawings || doc.left || doc.fog
        ? 5
        : hasLetters(play)
          ? 4
          : doc.constraints
            ? 3
            : 2,
    size: doc.size,
    regions: doc.regions,
    ...(doc.extraHouses && {extraHouses: doc.extraHouses}),
    ...(doc.constraints && {constraints: doc.constraints}),
    ...(doc.symbols && {symbols: doc.symbols}),
    givens: digitText(doc.givens, doc),
    title: doc.title,
    author: doc.author,
    ...(doc.rules && {rules: doc.rules}),
    ...lookOf(doc),
    entered: digitText(play.entered, doc),
    centre: play.centre,
    corner: play.corner,
    colours: play.colours,
    struck: play.struck,
    ...(play.letters.some((letters) => letters.length > 0) && {letters: play.letters}),
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
 * @param {Play} play
 * @returns {boolean} whether it has letters, also in its undo steps
 */
function hasLetters({letters, undo, redo}) {
  const isLettered = (/** @type {Step} */ step) => step.some(([layer]) => layer === LETTER);
  return letters.some((each) => each.length > 0) || undo.some(isLettered) || redo.some(isLettered);
}

/**
 * Reads a play that `toJson` wrote.
 *
 * @param {string} text JSON
 * @returns {Play} the play
 * @throws {Error} if it is not valid
 */
export function fromJson(text) {
  return playFrom(text, (read) => read());
}

/**
 * Reads the undamaged parts of a damaged play: its puzzle, and each part of its progress that is intact.
 *
 * @param {string} text JSON
 * @returns {Play} the play without its damaged parts
 * @throws {Error} if not even the puzzle can be read
 */
export function mended(text) {
  return playFrom(text, (read, instead) => {
    try {
      return read();
    } catch {
      return instead;
    }
  });
}

/**
 * @param {string} text
 * @param {Reader} part
 * @returns {Play}
 * @throws {Error} if it cannot be read
 */
function playFrom(text, part) {
  const saved = ownFields(JSON.parse(text));
  if (!READ.includes(saved.v)) {
    throw new RangeError('not saved progress of this version');
  }
  const doc = newDoc({
    size: /** @type {number} */ (saved.size),
    regions: textFrom(saved.regions),
    extraHouses: /** @type {number[][] | undefined} */ (saved.extraHouses),
    constraints: /** @type {ApiConstraint[] | undefined} */ (saved.constraints),
    symbols: textFrom(saved.symbols ?? ''),
    givens: textFrom(saved.givens),
    title: part(() => textFrom(saved.title), ''),
    author: part(() => textFrom(saved.author), ''),
    rules: part(() => textFrom(saved.rules ?? ''), ''),
    ...lookOf(/** @type {Look} */ (saved)),
  });
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
  /** @type {(letters: unknown) => letters is number[]} */
  const isLetters = (letters) => isMarks(letters, LETTERS);
  const tests = [isDigit, marks, marks, isColours, marks, isColour, isLetters];
  /** @type {(change: unknown) => change is Change} */
  const isChange = (change) =>
    Array.isArray(change) &&
    change.length === 4 &&
    isUpTo(change[0], tests.length - 1) &&
    (change[0] === PEN ? isStretch(doc.size, change[1]) : isCell(change[1])) &&
    tests[change[0]](change[2]) &&
    tests[change[0]](change[3]);
  /** @type {(step: unknown) => step is Step} */
  const isStep = (step) => Array.isArray(step) && step.length > 0 && step.every(isChange);
  /** @type {(pair: unknown) => pair is [stretch: number, colour: number]} */
  const isDrawn = (pair) => Array.isArray(pair) && isStretch(doc.size, pair[0]) && isColour(pair[1]);
  const none = new Array(count).fill(NO_DIGITS);
  /** @type {<T extends Marks>(list: unknown, test: (each: unknown) => each is T) => Marks[]} */
  const layer = (list, test) => part(() => shared(listOf(list, count, test)), none);
  const pen = new Uint8Array(stretchCount(doc.size));
  part(() => listOf(saved.pen ?? [], -1, isDrawn), []).forEach(([stretch, colour]) => {
    pen[stretch] = colour;
  });
  const entered = part(
    () => digitsFrom(textFrom(saved.entered), doc, 'entered digits'),
    new Uint8Array(count),
  ).map((digit, cell) => (doc.givens[cell] > 0 ? 0 : digit));
  // Parts that depend on each other are kept together, or not at all.
  const [undo, redo] = part(
    () =>
      [saved.undo, saved.redo].map((steps) => listOf(saved.v === 1 ? withColours(steps) : steps, -1, isStep)),
    [[], []],
  );
  const play = {
    doc,
    entered,
    centre: layer(saved.centre, marks),
    corner: layer(saved.corner, marks),
    colours: part(
      () =>
        shared(
          saved.v === 1
            ? listOf(saved.colours, count, isColour).map(coloursOf)
            : listOf(saved.colours, count, isColours),
        ),
      none,
    ),
    struck: layer(saved.struck ?? none, marks),
    letters: layer(saved.letters ?? none, isLetters),
    pen,
    undo,
    redo,
    selection: part(() => listOf(saved.selection, -1, isCell), []),
    cursor: isCell(saved.cursor) ? saved.cursor : 0,
    elapsedMillis: isNumber(saved.elapsedMillis)
      ? Math.min(Math.max(0, saved.elapsedMillis), LONGEST_TIME)
      : 0,
    finished: saved.finished === true,
    hints: isUpTo(saved.hints, Infinity) ? saved.hints : 0,
  };
  return Object.freeze({...play, finished: play.finished && isEnd(doc, digitsOf(play))});
}

/**
 * @param {readonly Marks[]} list
 * @returns {Marks[]} the same values with one shared array for all empty lists
 */
function shared(list) {
  return list.map((digits) => (digits.length === 0 ? NO_DIGITS : digits));
}

/**
 * @param {number} colour of a cell in version 1, 0 for none
 * @returns {Marks} its colours in the current format
 */
function coloursOf(colour) {
  return colour === 0 ? NO_DIGITS : [colour];
}

/**
 * @param {unknown} steps the steps of version 1
 * @returns {unknown} the steps with colours in the current format, if they are valid
 */
function withColours(steps) {
  /** @param {unknown} change */
  const now = (change) =>
    Array.isArray(change) && change[0] === COLOUR
      ? [COLOUR, change[1], coloursOf(change[2]), coloursOf(change[3])]
      : change;
  return Array.isArray(steps) ? steps.map((step) => (Array.isArray(step) ? step.map(now) : step)) : steps;
}
