/**
 * The strategies that can be watched, and the descriptions of their steps and reasons. Pure functions.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {Walk} from '../model/trace.js'
 *
 * @typedef {object} Happened the latest event of a walk
 * @property {Uint8Array} digits the digits after it
 * @property {number} cell its cell
 * @property {number} digit its digit
 * @property {boolean} assigned whether the digit was placed; otherwise it was removed
 */
import {candidates, houses} from '../model/houses.js';
import {wordsOf} from '../parts/parts.js';
import {cellName, digitName} from '../model/symbols.js';
import {counted} from '../model/words.js';

/** The two sides of the view. */
export const SIDES = Object.freeze(['Left', 'Right']);

/** @type {Readonly<Record<string, string>>} */
const VERDICTS = Object.freeze({
  unique: 'Finished: there is exactly one solution.',
  several: 'Finished: there is more than one solution.',
  none: 'Finished: there is no solution.',
  limit: 'Stopped: the search took too long.',
});

/**
 * The strategies that place digits one at a time, by their API names.
 *
 * @type {Readonly<Record<string, {title: string, about: string}>>}
 */
export const STRATEGIES = Object.freeze({
  backtrack: {
    title: 'Backtracking',
    about:
      'Takes the first empty cell and tries its digits from the smallest upwards. If none fits, it returns to the' +
      ' previous cell.',
  },
  dlx: {
    title: 'Dancing Links',
    about:
      'Examines all cells, and the places of each digit in each house, and chooses the cell or digit with the fewest' +
      ' remaining possibilities. This way it meets dead ends early.',
  },
});

/**
 * Returns the title of a strategy.
 *
 * @param {string} name one of `STRATEGIES`
 * @returns {string} its title
 */
export function titleOf(name) {
  return STRATEGIES[name].title;
}

/**
 * Describes the state of a search.
 *
 * @param {Walk} walk the search
 * @returns {string} a sentence, or ''
 */
export function status(walk) {
  if (walk.error !== null) {
    return wordsOf(walk.error, 'The next steps could not be loaded.').message;
  }
  if (walk.isOver) {
    return VERDICTS[walk.verdict] ?? 'Finished.';
  }
  if (!walk.isReady) {
    return 'Loading the next steps …';
  }
  return walk.found > 0 ? `${counted(walk.found, 'solution')} found.` : '';
}

/**
 * Describes the progress of a search.
 *
 * @param {Walk} walk the search
 * @returns {string} one or two sentences
 */
export function summary(walk) {
  const {steps, assignments, retractions} = walk;
  const figures = `${counted(steps, 'step')}: ${counted(assignments, 'digit')} placed, ${retractions.toLocaleString('en')} undone`;
  return `${figures}. ${status(walk)}`;
}

/**
 * Describes the latest step of a search.
 *
 * @param {Walk} walk the search
 * @param {Doc} puzzle the searched puzzle
 * @returns {string} such as `step 12, 5 placed in r1c2`
 */
export function lastStep(walk, puzzle) {
  if (walk.cell < 0) {
    return status(walk) || 'nothing yet';
  }
  const where = cellName(puzzle.size, walk.cell);
  const what = walk.assigned ? 'placed in' : 'undone in';
  return `step ${walk.steps}, ${digitName(walk.digit, puzzle)} ${what} ${where}`;
}

/**
 * Explains the latest step of a strategy.
 *
 * @param {string} strategy one of `STRATEGIES`
 * @param {Doc} doc the puzzle
 * @param {Happened} happened the step
 * @returns {string} one or two sentences
 */
export function reasonOf(strategy, doc, {digits, cell, digit, assigned}) {
  const where = cellName(doc.size, cell);
  if (!assigned) {
    return `There is nothing more to try with ${digitName(digit, doc)} in ${where}, so it is undone.`;
  }
  const before = digits.slice();
  before[cell] = 0;
  const left = candidates(doc, before);
  if (!left[cell].includes(digit)) {
    // The strategy finds out later than the candidates that a constraint excludes the digit.
    return `${digitName(digit, doc)} is tried in ${where}.`;
  }
  return strategy === 'dlx' ? fewest(doc, left, cell, digit) : first(doc, left[cell], where, digit);
}

/**
 * @param {Doc} doc
 * @param {readonly number[]} left
 * @param {string} where
 * @param {number} digit
 * @returns {string}
 */
function first(doc, left, where, digit) {
  const failed = left.filter((other) => other < digit);
  return failed.length === 0
    ? `${where} is the first empty cell, and ${digitName(digit, doc)} is the smallest digit that fits.`
    : `${where} is the first empty cell. ${listed(doc, failed)} led nowhere, so ${digitName(digit, doc)} is next.`;
}

/**
 * @param {Doc} doc
 * @param {(readonly number[])[]} left
 * @param {number} cell
 * @param {number} digit
 * @returns {string}
 */
function fewest(doc, left, cell, digit) {
  const where = cellName(doc.size, cell);
  const places = houses(doc)
    .filter(({cells}) => cells.includes(cell))
    .map(({kind, index, cells}) => ({
      house: `${kind} ${index + 1}`,
      count: cells.filter((other) => left[other].includes(digit)).length,
    }))
    .sort((a, b) => a.count - b.count);
  const own = left[cell].length;
  const [best] = places;
  if (own <= best.count) {
    return own === 1
      ? `${digitName(digit, doc)} is the only digit that fits in ${where}.`
      : `${where} can only be ${listed(doc, left[cell], 'or')}: nothing else has fewer possibilities.`;
  }
  return best.count === 1
    ? `In ${best.house}, ${where} is the only place for ${digitName(digit, doc)}.`
    : `In ${best.house}, ${digitName(digit, doc)} has only ${best.count} places: nothing else has fewer possibilities.`;
}

/**
 * @param {Doc} doc
 * @param {readonly number[]} digits
 * @param {string} [word]
 * @returns {string}
 */
function listed(doc, digits, word = 'and') {
  const names = digits.map((digit) => digitName(digit, doc));
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${word} ${names[names.length - 1]}`;
}
