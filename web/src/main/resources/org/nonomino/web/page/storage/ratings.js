/**
 * The known ratings of puzzles, stored in `localStorage` under `nonomino.rating.<key>`.
 *
 * @import {RateAnswer} from '../api/api.js'
 *
 * @typedef {object} KnownRating
 * @property {string} level its name; '' if the puzzle cannot be rated because it does not have exactly one solution
 * @property {number} er the rating of its hardest step, up to where the techniques end; 0 without a level
 */
import {isNumber} from '../model/checks.js';
import {store, stored, unstore} from './storage.js';

const RATING_KEY = 'nonomino.rating.';

/** The levels, easiest first. */
export const LEVELS = Object.freeze(['easy', 'medium', 'hard', 'fiendish', 'diabolical', 'extreme']);

/** Higher than the rating of any technique. */
const HARDEST = 100;

/**
 * Returns the stored rating of a puzzle.
 *
 * @param {string} key the key of the puzzle
 * @returns {?KnownRating} its rating; null if it has not been rated
 */
export function knownRating(key) {
  try {
    return ratingFrom(JSON.parse(stored(RATING_KEY + key) ?? 'null'));
  } catch {
    // It will be rated again.
    return null;
  }
}

/**
 * Reads a stored rating.
 *
 * @param {unknown} written the parsed JSON
 * @returns {?KnownRating} the rating; null if it is invalid
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
 * Stores the rating of a puzzle.
 *
 * @param {string} key the key of the puzzle
 * @param {KnownRating} rating the rating
 */
export function keepRating(key, rating) {
  store(RATING_KEY + key, JSON.stringify(rating));
}

/**
 * Deletes the rating of a puzzle.
 *
 * @param {string} key the key of the puzzle
 */
export function forgetRating(key) {
  unstore(RATING_KEY + key);
}

/**
 * Converts an answer into a rating.
 *
 * @param {RateAnswer} answer the answer of `rate`
 * @returns {?KnownRating} the rating; null if it was not found in time
 */
export function ratingOf({verdict, rating}) {
  if (verdict === 'limit') {
    return null;
  }
  return rating ? {level: rating.level ?? '', er: rating.er ?? rating.erAtLeast ?? 0} : {level: '', er: 0};
}

/**
 * Formats a level for people.
 *
 * @param {KnownRating} rating the rating of a puzzle
 * @returns {string} such as `hard (4.5)`; '' without a level
 */
export function levelText({level, er}) {
  return level && er > 0 ? `${level} (${er.toFixed(1)})` : level;
}
