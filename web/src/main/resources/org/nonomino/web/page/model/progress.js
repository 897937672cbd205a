/**
 * A puzzle in progress, and the steps that change it: pure functions on values that are never changed in
 * place. The edits of a player are in `marking.js`; `merging.js` merges two states of one puzzle.
 * Unchanged parts keep their identity, so a view may compare with `===`. Every function that changes a
 * play returns the same object (`===`) if there is nothing to change.
 *
 * Selecting cells and the passing of time are not steps, so they cannot be undone.
 *
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Play
 * @property {Doc} doc the puzzle
 * @property {Uint8Array} entered the digits entered, 0 for none
 * @property {readonly Marks[]} centre the centre marks of each cell
 * @property {readonly Marks[]} corner the corner marks of each cell
 * @property {readonly Marks[]} struck the digits that the player has struck out of the centre marks of each cell: filling in
 *     candidates does not restore them; erasing the cell does
 * @property {readonly Marks[]} colours the colours of each cell, ascending, 1 to 9
 * @property {readonly Marks[]} letters the letters of each cell, ascending, 1 for A to 26 for Z; notes that mean nothing to the rules
 * @property {Uint8Array} pen the colours of the pen's stretches, as in `pen.js`
 * @property {readonly Step[]} undo the steps that can be undone, the latest last
 * @property {readonly Step[]} redo the undone steps, the latest last
 * @property {readonly number[]} selection the selected cells in the order of selection
 * @property {number} cursor the focused cell
 * @property {number} elapsedMillis the time spent
 * @property {boolean} finished whether it was solved
 * @property {number} hints the number of requested hints
 *
 * @typedef {readonly number[]} Marks ascending digits
 *
 * @typedef {[layer: number, cell: number, before: number | Marks, after: number | Marks]} Change the change of a cell, or in the
 *     layer `pen` of a stretch; the layer is an index into `LAYERS`
 *
 * @typedef {readonly Change[]} Step the changes that are undone together
 *
 * @typedef {(typeof LAYERS)[number]} Layer the name of a layer
 */
import {certain} from './fog.js';
import {candidates} from './houses.js';
import {stretchCount} from './pen.js';
import {NO_DIGITS} from './symbols.js';

/** The maximum number of steps that can be undone. */
export const MAX_UNDO = 5000;

/** The number of colours for cells and lines. */
export const COLOURS = 9;

/** The number of letters for cells, A to Z. */
export const LETTERS = 26;

/** The layers of a play, in the order of their index in a change. */
export const LAYERS = Object.freeze(
  /** @type {const} */ (['entered', 'centre', 'corner', 'colours', 'struck', 'pen', 'letters']),
);

/** The indices of the layers. */
export const ENTERED = 0;
export const CENTRE = 1;
export const CORNER = 2;
export const COLOUR = 3;
export const STRUCK = 4;
export const PEN = 5;
export const LETTER = 6;

/**
 * Starts a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @returns {Play} the play without progress, the first blank cell selected
 */
export function newPlay(doc) {
  const count = doc.size * doc.size;
  const cursor = Math.max(0, doc.givens.indexOf(0));
  return Object.freeze({
    doc,
    entered: new Uint8Array(count),
    centre: new Array(count).fill(NO_DIGITS),
    corner: new Array(count).fill(NO_DIGITS),
    colours: new Array(count).fill(NO_DIGITS),
    struck: new Array(count).fill(NO_DIGITS),
    letters: new Array(count).fill(NO_DIGITS),
    pen: new Uint8Array(stretchCount(doc.size)),
    undo: [],
    redo: [],
    selection: [cursor],
    cursor,
    elapsedMillis: 0,
    finished: false,
    hints: 0,
  });
}

/**
 * Returns the current grid with givens and entered digits.
 *
 * @param {Play} play the play
 * @returns {Uint8Array} size² digits, 0 for blank
 */
export function digitsOf(play) {
  const digits = Uint8Array.from(play.doc.givens);
  for (let cell = 0; cell < digits.length; cell++) {
    digits[cell] ||= play.entered[cell];
  }
  return digits;
}

/**
 * Returns the order in which the digits of a play were entered. A changed digit counts as entered at the time of the change.
 *
 * @param {Play} play the play
 * @returns {?number[]} the cells with an entered digit; null if the steps that can be undone do not contain all of them
 */
export function orderOfEntries(play) {
  /** @type {Map<number, number | Marks>} */
  const latest = new Map();
  for (const [layer, cell, , after] of play.undo.flat()) {
    if (layer === ENTERED) {
      latest.delete(cell);
      latest.set(cell, after);
    }
  }
  const isWhole = play.entered.every((digit, cell) => digit === (latest.get(cell) ?? 0));
  return isWhole ? [...latest.keys()].filter((cell) => play.entered[cell] > 0) : null;
}

/**
 * Returns the candidates of each cell that looks blank. In fog, constraints and hidden givens do not count.
 *
 * @param {Play} play the play
 * @returns {Marks[]} ascending digits for each cell, none if the player sees a digit in it
 */
export function candidatesIn(play) {
  const {doc, digits} = certain(play.doc, digitsOf(play));
  return candidates(doc, digits);
}

/**
 * Returns the candidates that a person sees: the centre marks of a cell, or, if it has none, its candidates.
 *
 * @param {Play} play the play
 * @returns {Marks[]} ascending digits for each cell, none if the player sees a digit in it
 */
export function visibleCandidates(play) {
  const grid = digitsOf(play);
  return candidatesIn(play).map((digits, cell) =>
    grid[cell] === 0 && play.centre[cell].length > 0 ? play.centre[cell] : digits,
  );
}

/**
 * Performs a step.
 *
 * @param {Play} play the play
 * @param {readonly Change[]} changes the changes of the step, some of which may have no effect
 * @returns {Play} the play with one more step; the same object if nothing changes
 */
export function commit(play, changes) {
  const real = changes.filter(([, , before, after]) => !sameMark(before, after));
  if (real.length === 0) {
    return play;
  }
  const steps = play.undo.length >= MAX_UNDO ? play.undo.slice(1 - MAX_UNDO) : play.undo.slice();
  steps.push(real);
  return Object.freeze({...play, ...applied(play, real, 3), undo: steps, redo: []});
}

/**
 * Returns whether two values of a layer are the same.
 *
 * @param {number | readonly number[]} one a digit, a colour, or marks
 * @param {number | readonly number[]} other another value of the same layer
 * @returns {boolean} whether they are equal
 */
export function sameMark(one, other) {
  return (
    one === other ||
    (Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((digit, i) => digit === other[i]))
  );
}

/**
 * Adds a digit to marks.
 *
 * @param {Marks} digits marks
 * @param {number} digit a digit
 * @returns {Marks} the marks with the digit; the same object if they have it
 */
export function withDigit(digits, digit) {
  return digits.includes(digit) ? digits : [...digits, digit].sort((a, b) => a - b);
}

/**
 * Removes a digit from marks.
 *
 * @param {Marks} digits marks
 * @param {number} digit a digit
 * @returns {Marks} the marks without the digit; the same object if they do not have it
 */
export function withoutDigit(digits, digit) {
  return digits.includes(digit) ? digits.filter((other) => other !== digit) : digits;
}

/**
 * @param {Play} play
 * @param {Step} changes
 * @param {2 | 3} which the index of the values to use, before or after the changes
 * @returns {Partial<Pick<Play, Layer>>} the changed layers
 */
function applied(play, changes, which) {
  /** @type {Partial<Record<Layer, (number | Marks)[]>>} */
  const layers = {};
  for (const change of changes) {
    const name = LAYERS[change[0]];
    layers[name] ??= /** @type {(number | Marks)[]} */ (play[name].slice());
    layers[name][change[1]] = change[which];
  }
  return /** @type {Partial<Pick<Play, Layer>>} */ (layers);
}

/**
 * Undoes the last step.
 *
 * @param {Play} play the play
 * @returns {Play} the play before it, with the changed cells selected; the same object if there is none
 */
export function undo(play) {
  const step = play.undo.at(-1);
  if (!step) {
    return play;
  }
  return Object.freeze({
    ...play,
    ...applied(play, step, 2),
    ...stepSelection(step),
    undo: play.undo.slice(0, -1),
    redo: [...play.redo, step],
  });
}

/**
 * Redoes the last undone step.
 *
 * @param {Play} play the play
 * @returns {Play} the play after it, with the changed cells selected; the same object if there is none
 */
export function redo(play) {
  const step = play.redo.at(-1);
  if (!step) {
    return play;
  }
  return Object.freeze({
    ...play,
    ...applied(play, step, 3),
    ...stepSelection(step),
    undo: [...play.undo, step],
    redo: play.redo.slice(0, -1),
  });
}

/**
 * @param {Step} step an undone or redone step
 * @returns {Partial<Pick<Play, 'selection' | 'cursor'>>} the selection of its cells, empty for lines
 */
function stepSelection(step) {
  const first = step[0][0];
  if (first === PEN) {
    return {};
  }
  const cells = [...new Set(step.filter(([layer]) => layer === first).map(([, cell]) => cell))].sort(
    (a, b) => a - b,
  );
  return {selection: cells, cursor: cells[0]};
}

/**
 * Sets the elapsed time.
 *
 * @param {Play} play the play
 * @param {number} elapsedMillis the time since it started, 0 or more
 * @param {boolean} [finished] whether the play is over
 * @returns {Play} the play with the time
 */
export function passTime(play, elapsedMillis, finished = play.finished) {
  return Object.freeze({...play, elapsedMillis, finished});
}

/**
 * Counts a requested hint.
 *
 * @param {Play} play the play
 * @returns {Play} the play with one more hint
 */
export function withHint(play) {
  return Object.freeze({...play, hints: play.hints + 1});
}
