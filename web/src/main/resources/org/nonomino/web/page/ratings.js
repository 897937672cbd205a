/**
 * What is known of how hard puzzles are, as `localStorage` keeps it: each under `nonomino.rating.<key>`.
 *
 * @import {RateAnswer} from './api.js'
 *
 * @typedef {object} KnownRating
 * @property {string} level in a word; '' if the puzzle cannot be rated, as it does not have exactly one solution
 * @property {number} er the rating of its hardest step, as far as the techniques lead; 0 without a level
 */
import {isNumber} from './checks.js';
import {store, stored, unstore} from './storage.js';

const RATING_KEY = 'nonomino.rating.';

/** The levels, easiest first. */
export const LEVELS = Object.freeze(['easy', 'medium', 'hard', 'fiendish', 'diabolical', 'extreme']);

/** More than any technique is rated. */
const HARDEST = 100;

/**
 * Returns what is known of a puzzle.
 *
 * @param {string} key the puzzle's
 * @returns {?KnownRating} its rating; null if it was never rated
 */
export function knownRating(key) {
  try {
    return ratingFrom(JSON.parse(stored(RATING_KEY + key) ?? 'null'));
  } catch {
    // It is found again.
    return null;
  }
}

/**
 * Reads a rating that was written down.
 *
 * @param {unknown} written what should be one
 * @returns {?KnownRating} the rating; null if it is not one
 */
export function ratingFrom(written) {
  if (typeof written !== 'object' || written === null) {
    return null;
  }
  const {level, er} = /** @type {Record<string, unknown>} */ (written);
  const isLevel = typeof level === 'string' && (level === '' || LEVELS.includes(level));
  return isLevel ? {level, er: isNumber(er) && er >= 0 && er <= HARDEST ? er : 0} : null;
}

/**
 * Remembers the rating of a puzzle.
 *
 * @param {string} key the puzzle's
 * @param {KnownRating} rating how hard it is
 */
export function keepRating(key, rating) {
  store(RATING_KEY + key, JSON.stringify(rating));
}

/**
 * Forgets the rating of a puzzle.
 *
 * @param {string} key the puzzle's
 */
export function forgetRating(key) {
  unstore(RATING_KEY + key);
}

/**
 * Reads the rating out of an answer.
 *
 * @param {RateAnswer} answer what `rate` answered
 * @returns {?KnownRating} the rating; null if it was not found in time
 */
export function ratingOf({verdict, rating}) {
  if (verdict === 'limit') {
    return null;
  }
  return rating ? {level: rating.level, er: rating.er ?? rating.erAtLeast ?? 0} : {level: '', er: 0};
}

/**
 * Writes a level for people.
 *
 * @param {KnownRating} rating how hard a puzzle is
 * @returns {string} such as `hard (4.5)`; '' without a level
 */
export function levelText({level, er}) {
  return level && er > 0 ? `${level} (${er.toFixed(1)})` : level;
}
