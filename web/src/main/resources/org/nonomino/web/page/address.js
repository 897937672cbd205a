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

/** What SudokuPad's links begin their puzzles with. */
const WHOLE_PUZZLE = /^(?:scl|ctc|fpuzzles|fpuz)\S+$/;

/**
 * Returns the link of another site that an address holds: `?load=…` as f-puzzles, `?puzzleid=…` or `#scl…` as SudokuPad
 * writes them.
 *
 * @param {string} address an address of this page or any other
 * @returns {string} a link of that site; '' if the address holds none
 */
export function foreignLink(address) {
  const [, before, hash = ''] = /^([^\s#]*)(?:#(\S*))?$/.exec(address) ?? [];
  // The values are not decoded, as a plus is itself in them.
  const [, name, value] = /[?&](load|puzzleid)=([^&]+)/.exec(before ?? '') ?? [];
  if (name) {
    return name === 'load' ? `https://f-puzzles.com/?load=${value}` : `https://sudokupad.app/${value}`;
  }
  return WHOLE_PUZZLE.test(hash) ? `https://sudokupad.app/${hash}` : '';
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
