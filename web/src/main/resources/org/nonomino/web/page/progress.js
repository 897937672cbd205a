/**
 * A puzzle in progress, and the steps that change it: pure functions on values that are never changed in
 * place. What did not change keeps its identity, so a view may compare by `===`. Every function that changes a
 * play returns it unchanged (`===`) where there is nothing to change.
 *
 * Selecting cells and the passing of time are not steps: they cannot be undone.
 *
 * @import {Deduction} from './api.js'
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
import {candidates, peers} from './houses.js';
import {stretchCount, stretchesAt} from './pen.js';
import {MAX_SIZE, NO_DIGITS} from './symbols.js';

/** How many steps can be undone. */
export const MAX_UNDO = 5000;

/** The number of colours that there are for cells and lines. */
export const COLOURS = 9;

/** The layers of a play that steps change, in the order of their index in a change. */
export const LAYERS = Object.freeze(
  /** @type {const} */ (['entered', 'centre', 'corner', 'colours', 'struck', 'pen']),
);

const ENTERED = 0;
const CENTRE = 1;
const CORNER = 2;
const COLOUR = 3;
const STRUCK = 4;
const PEN = 5;

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
 * @param {Play} play
 * @param {readonly Change[]} changes
 * @returns {Play} with one step more; the same if they change nothing
 */
function commit(play, changes) {
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
 * @param {Marks} digits
 * @param {number} digit
 * @returns {Marks} with the digit; the same if it has it
 */
function withDigit(digits, digit) {
  return digits.includes(digit) ? digits : [...digits, digit].sort((a, b) => a - b);
}

/**
 * @param {Marks} digits
 * @param {number} digit
 * @returns {Marks} without the digit; the same if it does not have it
 */
function withoutDigit(digits, digit) {
  return digits.includes(digit) ? digits.filter((other) => other !== digit) : digits;
}

/**
 * @param {Play} play
 * @param {readonly number[]} cells
 * @returns {number[]} those without a given
 */
function editable(play, cells) {
  return cells.filter((cell) => play.doc.givens[cell] === 0);
}

/**
 * @param {Play} play
 * @param {number} digit
 * @throws {RangeError} if it is not a digit of the grid
 */
function checkDigit(play, digit) {
  if (!Number.isInteger(digit) || digit < 1 || digit > play.doc.size) {
    throw new RangeError(`${digit} is not a digit of a grid of size ${play.doc.size}`);
  }
}

/**
 * Enters a digit into cells, except givens. Where all of them have it already, it is taken out.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells where
 * @param {number} digit 1..size
 * @param {{clean?: boolean}} [options] clean: also take the digit out of the marks of the peers, in the same
 *     step
 * @returns {Play} with one step more
 * @throws {RangeError} if it is not a digit of the grid
 */
export function enter(play, cells, digit, {clean = false} = {}) {
  checkDigit(play, digit);
  const targets = editable(play, cells);
  const out = targets.length > 0 && targets.every((cell) => play.entered[cell] === digit);
  /** @type {Change[]} */
  const changes = targets.map((cell) => [ENTERED, cell, play.entered[cell], out ? 0 : digit]);
  if (clean && !out) {
    changes.push(...cleaning(play, targets, digit));
  }
  return commit(play, changes);
}

/**
 * @param {Play} play
 * @param {readonly number[]} cells where a digit is entered
 * @param {number} digit
 * @returns {Change[]} the digit taken out of the marks of their peers
 */
function cleaning(play, cells, digit) {
  const around = new Set(cells.flatMap((cell) => peers(play.doc, cell)));
  /** @type {Change[]} */
  const changes = [];
  for (const peer of around) {
    for (const layer of /** @type {const} */ ([CENTRE, CORNER])) {
      const marks = play[LAYERS[layer]][peer];
      changes.push([layer, peer, marks, withoutDigit(marks, digit)]);
    }
  }
  return changes;
}

/**
 * @param {Play} play
 * @param {readonly number[]} cells
 * @param {number} digit
 * @param {typeof CENTRE | typeof CORNER} layer
 * @returns {Play} as `toggleCentre` and `toggleCorner`
 */
function toggle(play, cells, digit, layer) {
  checkDigit(play, digit);
  const marks = play[LAYERS[layer]];
  const targets = editable(play, cells).filter((cell) => play.entered[cell] === 0);
  const out = targets.every((cell) => marks[cell].includes(digit));
  const change = out ? withoutDigit : withDigit;
  /** @type {Change[]} */
  const changes = targets.map((cell) => [layer, cell, marks[cell], change(marks[cell], digit)]);
  if (layer === CENTRE) {
    const strike = out ? withDigit : withoutDigit;
    for (const cell of targets) {
      changes.push([STRUCK, cell, play.struck[cell], strike(play.struck[cell], digit)]);
    }
  }
  return commit(play, changes);
}

/**
 * Toggles a centre mark in cells without a digit: taken out where all of them have it, and struck out there, else put
 * into the rest.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells where
 * @param {number} digit 1..size
 * @returns {Play} with one step more
 * @throws {RangeError} if it is not a digit of the grid
 */
export function toggleCentre(play, cells, digit) {
  return toggle(play, cells, digit, CENTRE);
}

/**
 * Toggles a corner mark, as `toggleCentre` does a centre mark.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells where
 * @param {number} digit 1..size
 * @returns {Play} with one step more
 * @throws {RangeError} if it is not a digit of the grid
 */
export function toggleCorner(play, cells, digit) {
  return toggle(play, cells, digit, CORNER);
}

/**
 * Toggles a colour of cells, also of givens: taken away where all of them have it, else given to the rest. A cell may have several.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells where
 * @param {number} colour 1 to `COLOURS`
 * @returns {Play} with one step more
 * @throws {RangeError} if there is no such colour
 */
export function toggleColour(play, cells, colour) {
  checkColour(colour, 1);
  const change = cells.every((cell) => play.colours[cell].includes(colour)) ? withoutDigit : withDigit;
  return commit(
    play,
    cells.map((cell) => [COLOUR, cell, play.colours[cell], change(play.colours[cell], colour)]),
  );
}

/**
 * @param {number} colour
 * @param {0 | 1} least 0 where it may be none
 * @throws {RangeError} if there is no such colour
 */
function checkColour(colour, least) {
  if (!Number.isInteger(colour) || colour < least || colour > COLOURS) {
    throw new RangeError(`${colour} is not a colour`);
  }
}

/**
 * Draws stretches of lines.
 *
 * @param {Play} play the play
 * @param {readonly number[]} stretches which, as in `pen.js`
 * @param {number} colour 1 to `COLOURS`, or 0 to wipe them out
 * @returns {Play} with one step more
 * @throws {RangeError} if there is no such colour
 */
export function draw(play, stretches, colour) {
  checkColour(colour, 0);
  return commit(
    play,
    [...new Set(stretches)].map((stretch) => [PEN, stretch, play.pen[stretch], colour]),
  );
}

/**
 * Wipes out the lines that begin or end in the middle of cells, or go along their edges.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells which
 * @returns {Play} with one step more
 */
export function wipe(play, cells) {
  return draw(
    play,
    cells.flatMap((cell) => stretchesAt(play.doc.size, cell).map(({stretch}) => stretch)),
    0,
  );
}

/**
 * Erases in cells what lies on top: their digits; where none has one, their marks; then their colours. With marks or
 * colours, it is also forgotten what was struck out.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells where
 * @returns {Play} with one step more
 */
export function erase(play, cells) {
  /** @type {(layer: number, none: number | Marks) => Change[]} */
  const erased = (layer, none) => cells.map((cell) => [layer, cell, play[LAYERS[layer]][cell], none]);
  if (cells.some((cell) => play.entered[cell] > 0)) {
    return commit(play, erased(ENTERED, 0));
  }
  const isMarked = cells.some((cell) => play.centre[cell].length > 0 || play.corner[cell].length > 0);
  const seen = isMarked
    ? [...erased(CENTRE, NO_DIGITS), ...erased(CORNER, NO_DIGITS)]
    : erased(COLOUR, NO_DIGITS);
  return commit(play, [...seen, ...erased(STRUCK, NO_DIGITS)]);
}

/**
 * Fills the centre marks of all blank cells with the digits that their peers leave and the player has not struck out.
 *
 * @param {Play} play the play
 * @returns {Play} with one step more
 */
export function fillCandidates(play) {
  const grid = digitsOf(play);
  const digits = candidates(play.doc, grid);
  const cells = [...digits.keys()].filter((cell) => grid[cell] === 0);
  return commit(
    play,
    cells.map((cell) => [
      CENTRE,
      cell,
      play.centre[cell],
      digits[cell].filter((digit) => !play.struck[cell].includes(digit)),
    ]),
  );
}

/**
 * Takes a step that was explained: enters its placements and takes its eliminations out of the marks. A cell
 * without centre marks gets first the digits that its peers leave; so does one whose centre marks lack a digit
 * that the step takes out, for then they are wrong, and whoever explained the step has passed them over. What it takes
 * out is struck out.
 *
 * @param {Play} play the play
 * @param {readonly Deduction[]} deductions what the step concludes
 * @param {{clean?: boolean}} [options] as `enter`
 * @returns {Play} with one step more
 */
export function takeStep(play, deductions, {clean = true} = {}) {
  /** @type {Map<number, Change>} */
  const drafts = new Map();
  /**
   * @template {number | Marks} V
   * @param {number} layer
   * @param {number} cell
   * @param {(value: V) => number | Marks} edited
   */
  const edit = (layer, cell, edited) => {
    const key = layer * MAX_SIZE * MAX_SIZE + cell;
    const before = play[LAYERS[layer]][cell];
    const value = drafts.get(key)?.[3] ?? before;
    drafts.set(key, [layer, cell, before, edited(/** @type {V} */ (value))]);
  };
  const open = deductions.filter(({cell}) => play.doc.givens[cell] === 0);
  for (const [cell, digits] of eliminations(open)) {
    /** @param {Marks} marks */
    const without = (marks) => marks.filter((digit) => !digits.has(digit));
    const areMeant = [...digits].every((digit) => play.centre[cell].includes(digit));
    const base = areMeant ? play.centre[cell] : candidates(play.doc, digitsOf(play))[cell];
    edit(CENTRE, cell, () => without(base));
    edit(CORNER, cell, without);
    edit(STRUCK, cell, (/** @type {Marks} */ struck) => [...digits].reduce(withDigit, struck));
  }
  for (const {cell, digit} of open.filter(({placement}) => placement)) {
    edit(ENTERED, cell, () => digit);
    for (const [layer, peer] of clean ? cleaning(play, [cell], digit) : []) {
      edit(layer, peer, (/** @type {Marks} */ marks) => withoutDigit(marks, digit));
    }
  }
  return commit(play, [...drafts.values()]);
}

/**
 * @param {readonly Deduction[]} deductions
 * @returns {Map<number, Set<number>>} the digits that they take out, by cell
 */
function eliminations(deductions) {
  /** @type {Map<number, Set<number>>} */
  const byCell = new Map();
  for (const {cell, digit} of deductions.filter(({placement}) => !placement)) {
    byCell.set(cell, (byCell.get(cell) ?? new Set()).add(digit));
  }
  return byCell;
}

/**
 * Takes everything out that was entered, marked and coloured; this can be undone.
 *
 * @param {Play} play the play
 * @returns {Play} with one step more, the time and the hints at zero
 */
export function restart(play) {
  const blank = commit(play, changesTo(play, newPlay(play.doc)));
  return Object.freeze({...blank, elapsedMillis: 0, finished: false, hints: 0});
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
 * @param {Play} play
 * @param {Play} other of the same puzzle
 * @returns {Change[]} what leads from each value of all layers to the other's, also where they are the same
 */
function changesTo(play, other) {
  return LAYERS.flatMap((name, layer) =>
    Array.from(
      /** @type {ArrayLike<number | Marks>} */ (play[name]),
      /**
       * @param value
       * @param cell
       * @returns {Change}
       */ (value, cell) => [layer, cell, value, other[name][cell]],
    ),
  );
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

/**
 * Takes over what was made of the same puzzle elsewhere, in one step: undo brings back what was here.
 *
 * @param {Play} play the play here
 * @param {Play} other the play there
 * @returns {Play} with one step more; the same if there is no difference
 */
export function takeOver(play, other) {
  return commit(play, changesTo(play, other));
}

/**
 * Returns whether nothing was ever done to a puzzle.
 *
 * @param {Play} play the play
 * @returns {boolean} whether there is nothing to see, to undo or to redo
 */
export function isUntouched(play) {
  return play.undo.length === 0 && play.redo.length === 0 && takeOver(play, newPlay(play.doc)) === play;
}

/**
 * Goes on where another window has come further with the same puzzle, with the selection of this one.
 *
 * @param {Play} play the play here, which has not changed since
 * @param {Play} other what the other window has made of it
 * @returns {Play} what was entered there
 */
export function follow(play, other) {
  const {doc, selection, cursor} = play;
  const elapsedMillis = Math.max(play.elapsedMillis, other.elapsedMillis);
  const hints = Math.max(play.hints, other.hints);
  return Object.freeze({...other, doc, selection, cursor, elapsedMillis, hints});
}

/**
 * Keeps what two windows have made of the same puzzle: what is here stays, and undo leads to what is there, and
 * then to what was here before.
 *
 * @param {Play} play the play here
 * @param {Play} other the play there
 * @returns {Play} with two steps more; the one there if there is no difference
 */
export function meet(play, other) {
  const back = changesTo(other, play).filter(([, , there, here]) => !sameMark(there, here));
  if (back.length === 0) {
    return follow(play, other);
  }
  /** @type {Change[]} */
  const away = back.map(([layer, cell, there, here]) => [layer, cell, here, there]);
  return Object.freeze({...play, undo: [...play.undo, away, back].slice(-MAX_UNDO), redo: []});
}
