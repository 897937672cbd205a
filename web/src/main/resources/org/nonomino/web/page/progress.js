/**
 * A puzzle in progress, and the steps that change it: pure functions on values that are never changed in
 * place. What a player does in a step is `marking.js`; what comes of two states of one puzzle, `merging.js`. What did not change keeps its identity, so a view may compare by `===`. Every function that changes a
 * play returns it unchanged (`===`) where there is nothing to change.
 *
 * Selecting cells and the passing of time are not steps: they cannot be undone.
 *
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Play
 * @property {Doc} doc the puzzle
 * @property {Uint8Array} entered the digits entered, 0 for none
 * @property {readonly Marks[]} centre the centre marks of each cell
 * @property {readonly Marks[]} corner the corner marks of each cell
 * @property {readonly Marks[]} struck the digits that the player has struck out of the centre marks of each cell: filling
 *     does not bring them back; erasing the cell does
 * @property {readonly Marks[]} colours the colours of each cell, ascending, 1 to 9
 * @property {Uint8Array} pen the colours of the pen's stretches, as in `pen.js`
 * @property {readonly Step[]} undo the steps that can be undone, the latest last
 * @property {readonly Step[]} redo the steps that were undone, the latest last
 * @property {readonly number[]} selection the selected cells in the order in which they were selected
 * @property {number} cursor the cell that has the focus
 * @property {number} elapsedMillis the time spent
 * @property {boolean} finished whether it was solved
 * @property {number} hints how many hints were asked for
 *
 * @typedef {readonly number[]} Marks ascending digits
 *
 * @typedef {[layer: number, cell: number, before: number | Marks, after: number | Marks]} Change of a cell, or in the
 *     layer `pen` of a stretch; the layer is an index into `LAYERS`
 *
 * @typedef {readonly Change[]} Step what is undone at once
 *
 * @typedef {(typeof LAYERS)[number]} Layer the name of a layer
 */
import {candidates} from './houses.js';
import {stretchCount} from './pen.js';
import {NO_DIGITS} from './symbols.js';

/** How many steps can be undone. */
export const MAX_UNDO = 5000;

/** The number of colours that there are for cells and lines. */
export const COLOURS = 9;

/** The layers of a play that steps change, in the order of their index in a change. */
export const LAYERS = Object.freeze(
  /** @type {const} */ (['entered', 'centre', 'corner', 'colours', 'struck', 'pen']),
);

/** The indices of the layers. */
export const ENTERED = 0;
export const CENTRE = 1;
export const CORNER = 2;
export const COLOUR = 3;
export const STRUCK = 4;
export const PEN = 5;

/**
 * Begins to play a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @returns {Play} without progress, the first blank cell selected
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
 * Returns the current grid: givens and entered digits.
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
 * Returns the candidates a person sees: the centre marks where a cell has some, else what its peers leave.
 *
 * @param {Play} play the play
 * @returns {Marks[]} ascending digits for each cell, none where the cell has a digit
 */
export function visibleCandidates(play) {
  const grid = digitsOf(play);
  return candidates(play.doc, grid).map((digits, cell) =>
    grid[cell] === 0 && play.centre[cell].length > 0 ? play.centre[cell] : digits,
  );
}

/**
 * Takes a step.
 *
 * @param {Play} play the play
 * @param {readonly Change[]} changes what the step changes, perhaps less than there is
 * @returns {Play} with one step more; the same if they change nothing
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
 * @param {number | readonly number[]} other another of the same layer
 * @returns {boolean} whether they are
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
 * Puts a digit into marks.
 *
 * @param {Marks} digits marks
 * @param {number} digit a digit
 * @returns {Marks} with the digit; the same if they have it
 */
export function withDigit(digits, digit) {
  return digits.includes(digit) ? digits : [...digits, digit].sort((a, b) => a - b);
}

/**
 * Takes a digit out of marks.
 *
 * @param {Marks} digits marks
 * @param {number} digit a digit
 * @returns {Marks} without the digit; the same if they do not have it
 */
export function withoutDigit(digits, digit) {
  return digits.includes(digit) ? digits.filter((other) => other !== digit) : digits;
}

/**
 * @param {Play} play
 * @param {Step} changes
 * @param {2 | 3} which whether what was before them comes, or what is after them
 * @returns {Partial<Pick<Play, Layer>>} the layers that they change
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
 * @returns {Play} before it, the cells that it changed selected; the same where there is none
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
 * Does the last undone step again.
 *
 * @param {Play} play the play
 * @returns {Play} after it, its cells selected; the same where there is none
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
 * @param {Step} step what was undone or done again
 * @returns {Partial<Pick<Play, 'selection' | 'cursor'>>} its cells selected; of lines nothing
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
 * Lets time pass.
 *
 * @param {Play} play the play
 * @param {number} elapsedMillis the time since it began, 0 or more
 * @param {boolean} [finished] whether the play is over
 * @returns {Play} with the time
 */
export function passTime(play, elapsedMillis, finished = play.finished) {
  return Object.freeze({...play, elapsedMillis, finished});
}

/**
 * Counts a hint that was asked for.
 *
 * @param {Play} play the play
 * @returns {Play} with one hint more
 */
export function withHint(play) {
  return Object.freeze({...play, hints: play.hints + 1});
}
