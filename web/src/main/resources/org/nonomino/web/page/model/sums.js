/**
 * Sums of cells: the sum of the selected cells, and the combinations of digits that the clues around them still allow. Pure
 * functions. The module is loaded when sums are first requested.
 *
 * @import {Cells, Combinations} from './combinations.js'
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 *
 * @typedef {object} CageSum the combinations of a cage, or of another clue with a sum
 * @property {string} name such as `Cage of 15`
 * @property {number} count the number of cells that add up; 0 if it is not known
 * @property {boolean} isSelected whether exactly these cells are selected
 * @property {Combinations} combinations its remaining combinations
 *
 * @typedef {object} SelectionSum the sum of the selected cells
 * @property {number} count the number of cells
 * @property {number} blanks how many of them have no digit
 * @property {number} sum the sum of their digits
 * @property {number} fewest the smallest possible sum of all of them; less than the real one if some cells may repeat digits
 * @property {number} most the largest possible sum of all of them
 *
 * @typedef {object} Sums
 * @property {SelectionSum} selection the sum of the selected cells
 * @property {readonly CageSum[]} cages the clues with a sum that contain all selected cells
 */
import {rangeOf} from './combinations.js';
import {cellsOf} from './constraint-kinds.js';
import {candidates, peers} from './houses.js';
import {digitsOf} from './progress.js';
import {restrictionsOf} from './restrictions.js';
import {sumsOfClue} from './sum-clues.js';
import {digitName, offsetOf, regionOf, sumIn} from './symbols.js';
import {counted} from './words.js';

/** The maximum number of combinations in an announcement. */
const MOST_SAID = 12;

/**
 * Returns the sums for the selected cells.
 *
 * @param {Play} play the play
 * @returns {Sums} the sum of the selected cells, and the combinations of the clues that contain all of them
 */
export function sumsOf(play) {
  const {doc, selection, cursor} = play;
  const digits = digitsOf(play);
  const open = candidates(doc, digits);
  const offset = offsetOf(doc);
  /** @param {readonly number[]} some */
  const valuesOf = (some) => (offset === 0 ? some : some.map((digit) => digit + offset));
  const grid = {
    size: doc.size,
    least: 1 + offset,
    regionOf: (/** @type {number} */ cell) => regionOf(doc, cell),
    allowedIn: (/** @type {number} */ cell) =>
      valuesOf(
        digits[cell] > 0 ? [digits[cell]] : open[cell].filter((digit) => !play.struck[cell].includes(digit)),
      ),
    mustDiffer: (/** @type {number} */ one, /** @type {number} */ other) => mustDiffer(doc, one, other),
  };
  const within = selection.length > 0 ? selection : [cursor];
  const areDistinct = areInOneCage(doc, selection);
  return {
    selection: selectionSum(doc, digits, selection, {
      allowed: selection.map(grid.allowedIn),
      differ: (one, other) => areDistinct || mustDiffer(doc, selection[one], selection[other]),
    }),
    cages: (doc.constraints ?? [])
      .flatMap((clue) => sumsOfClue(clue, grid, within))
      .map(({name, cells, combinations}) => ({
        name,
        count: cells.length,
        isSelected: cells.length === selection.length && cells.every((cell) => selection.includes(cell)),
        combinations: inDigits(combinations, offset),
      })),
  };
}

/**
 * @param {Combinations} combinations the combinations of values
 * @param {number} offset what is added to a digit to get its value
 * @returns {Combinations} the same combinations of digits
 */
function inDigits(combinations, offset) {
  /** @param {readonly number[]} values */
  const digitsOfValues = (values) => values.map((value) => value - offset);
  return offset === 0
    ? combinations
    : {
        ...combinations,
        sets: combinations.sets.map(digitsOfValues),
        inAll: digitsOfValues(combinations.inAll),
        inNone: digitsOfValues(combinations.inNone),
      };
}

/**
 * @param {Doc} doc
 * @param {readonly number[]} cells
 * @returns {boolean} whether a cage without repeats contains all of them
 */
function areInOneCage({size, constraints = []}, cells) {
  return constraints.some((clue) => {
    const all = clue.kind === 'cage' || clue.kind === 'extra-region' ? cellsOf(clue, size) : [];
    return all.length > 0 && cells.every((cell) => all.includes(cell));
  });
}

/**
 * @param {Doc} doc
 * @param {number} one
 * @param {number} other
 * @returns {boolean} whether these cells cannot have the same digit
 */
function mustDiffer(doc, one, other) {
  return (
    peers(doc, one).includes(other) ||
    (restrictionsOf(doc)?.exclusions[one] ?? []).some(
      ({cell, digits}) => cell === other && digits.every((excluded, i) => excluded.includes(i + 1)),
    )
  );
}

/**
 * @param {Doc} doc
 * @param {Uint8Array} digits the digits of the grid
 * @param {readonly number[]} selection the selected cells
 * @param {Cells} cells the same cells
 * @returns {SelectionSum}
 */
function selectionSum(doc, digits, selection, cells) {
  const sum = sumIn(doc, digits, selection);
  const blanks = selection.filter((cell) => digits[cell] === 0).length;
  const [fewest, most] = rangeOf(cells);
  return {
    count: selection.length,
    blanks,
    sum,
    fewest,
    most,
  };
}

/**
 * Describes the sum of the selected cells.
 *
 * @param {Sums} sums the sums
 * @returns {string} a sentence; '' for a single cell, and for all cells of a cage whose sum is described with its combinations
 */
export function selectionText({selection: {count, blanks, sum, fewest, most}, cages}) {
  const isCage = cages.some(({isSelected}) => isSelected);
  if (count < 2 || (isCage && blanks > 0)) {
    return '';
  }
  const cells = counted(count, 'cell');
  if (blanks === 0) {
    return `The sum of ${cells} is ${sum}.`;
  }
  const range = fewest === most ? `must be ${fewest}` : `is between ${fewest} and ${most}`;
  const known = blanks < count ? `, ${sum} without ${counted(blanks, 'blank cell')}` : '';
  return `The sum of ${cells} ${range}${known}.`;
}

/**
 * Describes the combinations of a clue.
 *
 * @param {CageSum} cage the clue
 * @param {Pick<Doc, 'symbols'>} doc the puzzle
 * @param {boolean} numbers whether digits above 9 are numbers instead of letters
 * @returns {string} sentences
 */
export function cageText({name, count, combinations}, doc, numbers) {
  const {sets, inAll, inNone} = combinations;
  /** @param {readonly number[]} digits */
  const written = (digits) => digits.map((digit) => digitName(digit, doc, numbers)).join(' ');
  const shown = sets
    .slice(0, MOST_SAID)
    .map((set, i) => `${totalText(combinations, i)}${written(set) || NO_DIGIT}`)
    .join(', ');
  const list = sets.length > MOST_SAID ? `${shown}, and more` : shown;
  const cells = count > 0 ? `, ${counted(count, 'cell')}` : '';
  return [
    `${name}${cells}: ${countText(combinations)}${sets.length > 0 ? `: ${list}` : ''}.`,
    inAll.length > 0 && sets.length > 1 ? `In all: ${written(inAll)}.` : '',
    inNone.length > 0 && sets.length > 0 ? `In none: ${written(inNone)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Describes the sum of a combination.
 *
 * @param {Combinations} combinations the combinations
 * @param {number} index the index of the combination
 * @returns {string} such as `15 = `; '' if all combinations have the same known sum
 */
export function totalText({totals}, index) {
  return index < totals.length ? `${totals[index]} = ` : '';
}

/**
 * Describes the number of combinations.
 *
 * @param {Combinations} combinations the combinations
 * @returns {string} such as `3 combinations`
 */
export function countText({sets, isComplete}) {
  if (!isComplete) {
    return sets.length === 0 ? 'too many possibilities to list' : `more than ${sets.length} combinations`;
  }
  return sets.length === 0 ? 'no combination is left' : counted(sets.length, 'combination');
}

/**
 * Describes all sums for the selected cells.
 *
 * @param {Sums} sums the sums
 * @param {Pick<Doc, 'symbols'>} doc the puzzle
 * @param {boolean} numbers whether digits above 9 are numbers instead of letters
 * @returns {string} sentences
 */
export function sumsText(sums, doc, numbers) {
  const texts = [...sums.cages.map((cage) => cageText(cage, doc, numbers)), selectionText(sums)].filter(
    Boolean,
  );
  return texts.length > 0 ? texts.join(' ') : NO_SUM;
}

/** The combination without digits, as between the neighbours 1 and n of a sandwich of 0. */
export const NO_DIGIT = 'no digit';

/** The message if there is nothing to add up. */
export const NO_SUM = 'This cell belongs to no clue with a sum. Select several cells to add them up.';
