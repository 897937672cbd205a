/**
 * The addresses of the web app. They are URL fragments: `#<view>`, or `#<view>?<query>` with a whole puzzle in views
 * that show the current puzzle. Pure functions.
 *
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Address
 * @property {string} view the route of a view; not checked, so it may be any text
 * @property {string} query a query written by `toLink` or `puzzleQuery`; '' without a puzzle
 */
import {fitsLink, puzzleQuery} from './exchange.js';

/** The views whose address contains the current puzzle, if it fits. */
const WITH_PUZZLE = Object.freeze(['play', 'watch', 'share']);

/**
 * Returns the address of a view.
 *
 * @param {string} view its route
 * @param {Doc} doc the current puzzle
 * @returns {string} a fragment with its `#`
 */
export function addressOf(view, doc) {
  return WITH_PUZZLE.includes(view) && fitsLink(doc) ? `#${view}?${puzzleQuery(doc)}` : `#${view}`;
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

/** A puzzle in a link of SudokuPad, with the prefix of its format. */
const WHOLE_PUZZLE = /^(?:scl|ctc|scf|fpuzzles|fpuz)\S+$/;

/**
 * Returns the puzzle of another site in an address, as a link to that site. f-puzzles writes `?load=…`; SudokuPad writes
 * `?puzzleid=…` or `#scl…`.
 *
 * @param {string} address an address of the web app or of any other site
 * @returns {string} a link to the other site; '' if the address has no such puzzle
 */
export function foreignLink(address) {
  const [, before, hash = ''] = /^([^\s#]*)(?:#(\S*))?$/.exec(address) ?? [];
  // The values are not decoded, because a plus in them is a literal plus.
  const [, name, value] = /[?&](load|puzzleid)=([^&]+)/.exec(before ?? '') ?? [];
  if (name) {
    return name === 'load' ? `https://f-puzzles.com/?load=${value}` : `https://sudokupad.app/${value}`;
  }
  return WHOLE_PUZZLE.test(hash) ? `https://sudokupad.app/${hash}` : '';
}

/**
 * Returns the view that opens a puzzle from a link, file or paste.
 *
 * @param {string} view the current view
 * @returns {string} `watch` if that is the current view; otherwise `play`
 */
export function viewToOpenIn(view) {
  return view === 'watch' ? view : 'play';
}
