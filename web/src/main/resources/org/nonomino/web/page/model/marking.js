/**
 * The edits of a player: digits, marks, colours, lines of the pen, and applying the conclusions of a hint.
 * Pure functions, as in `progress.js`.
 *
 * @import {Deduction} from '../api/api.js'
 * @import {Change, Marks, Play} from './progress.js'
 */
import {certain} from './fog.js';
import {excludedBy} from './houses.js';
import {stretchesAt} from './pen.js';
import {
  CENTRE,
  COLOUR,
  COLOURS,
  CORNER,
  ENTERED,
  LAYERS,
  LETTER,
  LETTERS,
  PEN,
  STRUCK,
  candidatesIn,
  commit,
  digitsOf,
  withDigit,
  withoutDigit,
} from './progress.js';
import {MAX_SIZE, NO_DIGITS} from './symbols.js';

/**
 * Enters a digit into cells, except givens. If all of them already have the digit, it is removed.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells the cells to change
 * @param {number} digit 1..size
 * @param {{clean?: boolean}} [options] clean: also remove the excluded digits from the marks of other cells, in
 *     the same step
 * @returns {Play} the play with one more step
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
 * @param {readonly number[]} cells cells in which a digit is entered
 * @param {number} digit
 * @returns {Change[]} the removal of the digits that it excludes from the marks of other cells
 */
function cleaning(play, cells, digit) {
  /** @type {Change[]} */
  const changes = [];
  for (const [cell, digits] of excludedDigits(play, cells, digit)) {
    for (const layer of /** @type {const} */ ([CENTRE, CORNER])) {
      const marks = play[LAYERS[layer]][cell];
      changes.push([layer, cell, marks, [...digits].reduce(withoutDigit, marks)]);
    }
  }
  return changes;
}

/**
 * @param {Play} play
 * @param {readonly number[]} cells cells in which a digit is entered
 * @param {number} digit
 * @returns {Map<number, Set<number>>} the digits that it excludes, by cell
 */
function excludedDigits(play, cells, digit) {
  /** @type {Map<number, Set<number>>} */
  const byCell = new Map();
  const {doc} = certain(play.doc, digitsOf(play));
  for (const excluded of cells.flatMap((cell) => excludedBy(doc, cell, digit))) {
    byCell.set(excluded.cell, (byCell.get(excluded.cell) ?? new Set()).add(excluded.digit));
  }
  return byCell;
}

/**
 * @param {Play} play
 * @param {readonly number[]} cells
 * @param {number} digit
 * @param {typeof CENTRE | typeof CORNER} layer
 * @returns {Play} the result of `toggleCentre` or `toggleCorner`
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
 * Toggles a centre mark in cells without a digit. If all of them have the mark, it is removed and struck out; otherwise it is
 * added to the others.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells the cells to change
 * @param {number} digit 1..size
 * @returns {Play} the play with one more step
 * @throws {RangeError} if it is not a digit of the grid
 */
export function toggleCentre(play, cells, digit) {
  return toggle(play, cells, digit, CENTRE);
}

/**
 * Toggles a corner mark in the same way as `toggleCentre` toggles a centre mark.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells the cells to change
 * @param {number} digit 1..size
 * @returns {Play} the play with one more step
 * @throws {RangeError} if it is not a digit of the grid
 */
export function toggleCorner(play, cells, digit) {
  return toggle(play, cells, digit, CORNER);
}

/**
 * Toggles a colour of cells, including givens. If all of them have the colour, it is removed; otherwise it is added to the others.
 * A cell may have several colours.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells the cells to change
 * @param {number} colour 1 to `COLOURS`
 * @returns {Play} the play with one more step
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
 * Toggles a letter of cells, including givens. If all of them have the letter, it is removed; otherwise it is added to the others.
 * A cell may have several letters.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells the cells to change
 * @param {number} letter 1 for A to 26 for Z
 * @returns {Play} the play with one more step
 * @throws {RangeError} if there is no such letter
 */
export function toggleLetter(play, cells, letter) {
  if (!Number.isInteger(letter) || letter < 1 || letter > LETTERS) {
    throw new RangeError(`${letter} is not a letter`);
  }
  const change = cells.every((cell) => play.letters[cell].includes(letter)) ? withoutDigit : withDigit;
  return commit(
    play,
    cells.map((cell) => [LETTER, cell, play.letters[cell], change(play.letters[cell], letter)]),
  );
}

/**
 * Erases the letters of cells.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells the cells
 * @returns {Play} the play with one more step
 */
export function eraseLetters(play, cells) {
  return commit(
    play,
    cells.map((cell) => [LETTER, cell, play.letters[cell], NO_DIGITS]),
  );
}

/**
 * Draws stretches of lines.
 *
 * @param {Play} play the play
 * @param {readonly number[]} stretches the stretches, numbered as in `pen.js`
 * @param {number} colour 1 to `COLOURS`, or 0 to erase them
 * @returns {Play} the play with one more step
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
 * Erases the lines that begin or end in the middle of cells, or run along their edges.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells the cells
 * @returns {Play} the play with one more step
 */
export function wipe(play, cells) {
  return draw(
    play,
    cells.flatMap((cell) => stretchesAt(play.doc.size, cell).map(({stretch}) => stretch)),
    0,
  );
}

/**
 * Erases the topmost layer in cells: their digits; if no cell has one, their marks and letters; if there are none, their
 * colours. Erasing marks or colours also resets the digits that were struck out.
 *
 * @param {Play} play the play
 * @param {readonly number[]} cells the cells to erase
 * @returns {Play} the play with one more step
 */
export function erase(play, cells) {
  /** @type {(layer: number, none: number | Marks) => Change[]} */
  const erased = (layer, none) => cells.map((cell) => [layer, cell, play[LAYERS[layer]][cell], none]);
  if (cells.some((cell) => play.entered[cell] > 0)) {
    return commit(play, erased(ENTERED, 0));
  }
  const marks = /** @type {const} */ ([CENTRE, CORNER, LETTER]);
  const isMarked = marks.some((layer) => cells.some((cell) => play[LAYERS[layer]][cell].length > 0));
  const seen = isMarked ? marks.flatMap((layer) => erased(layer, NO_DIGITS)) : erased(COLOUR, NO_DIGITS);
  return commit(play, [...seen, ...erased(STRUCK, NO_DIGITS)]);
}

/**
 * Fills the centre marks of all blank cells with their candidates, except those that the player has struck out.
 *
 * @param {Play} play the play
 * @returns {Play} the play with one more step
 */
export function fillCandidates(play) {
  const digits = candidatesIn(play);
  const grid = digitsOf(play);
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
 * Applies an explained step: enters its placements and removes its eliminations from the marks. A cell without
 * centre marks first gets its candidates. So does a cell whose centre marks lack a digit that the step
 * removes, because such marks are wrong, and the explanation has ignored them. Removed digits are struck
 * out.
 *
 * @param {Play} play the play
 * @param {readonly Deduction[]} deductions the conclusions of the step
 * @param {{clean?: boolean}} [options] the options of `enter`
 * @returns {Play} the play with one more step
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
    const base = areMeant ? play.centre[cell] : candidatesIn(play)[cell];
    edit(CENTRE, cell, () => without(base));
    edit(CORNER, cell, without);
    edit(STRUCK, cell, (/** @type {Marks} */ struck) => [...digits].reduce(withDigit, struck));
  }
  for (const {cell, digit} of open.filter(({placement}) => placement)) {
    edit(ENTERED, cell, () => digit);
    for (const [other, digits] of clean ? excludedDigits(play, [cell], digit) : []) {
      for (const layer of [CENTRE, CORNER]) {
        edit(layer, other, (/** @type {Marks} */ marks) => [...digits].reduce(withoutDigit, marks));
      }
    }
  }
  return commit(play, [...drafts.values()]);
}

/**
 * @param {readonly Deduction[]} deductions
 * @returns {Map<number, Set<number>>} the digits to remove, by cell
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
 * @param {Play} play
 * @param {readonly number[]} cells
 * @returns {number[]} the cells without a given
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
 * @param {number} colour
 * @param {0 | 1} least 0 if no colour is allowed too, else 1
 * @throws {RangeError} if there is no such colour
 */
function checkColour(colour, least) {
  if (!Number.isInteger(colour) || colour < least || colour > COLOURS) {
    throw new RangeError(`${colour} is not a colour`);
  }
}
