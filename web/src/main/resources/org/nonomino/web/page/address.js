/**
 * The addresses of the page, as the fragment has them: `#<view>`, and `#<view>?<query>` with a whole puzzle in
 * views that show the puzzle in hand. Pure functions.
 *
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Address
 * @property {string} view the route of a view, or whatever the address has there
 * @property {string} query what `toLink` or `puzzleQuery` wrote; '' without a puzzle
 */
import {puzzleQuery} from './exchange.js';

/** The views whose address names the puzzle in hand. */
const WITH_PUZZLE = Object.freeze(['play', 'watch', 'share']);

/**
 * Returns the address of a view.
 *
 * @param {string} view its route
 * @param {Doc} doc the puzzle in hand
 * @returns {string} a fragment with its `#`
 */
export function addressOf(view, doc) {
  return WITH_PUZZLE.includes(view) ? `#${view}?${puzzleQuery(doc)}` : `#${view}`;
}

/**
 * Reads an address.
 *
 * @param {string} hash a fragment, with or without `#`
 * @returns {Address} its parts
 */
export function readAddress(hash) {
  const [view, query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s, 2);
  return {view, query};
}

/**
 * Returns the view in which a puzzle that comes from elsewhere is opened.
 *
 * @param {string} view the view that is shown
 * @returns {string} the same one if it is about the puzzle in hand; else `play`
 */
export function viewToOpenIn(view) {
  return view === 'watch' ? view : 'play';
}
