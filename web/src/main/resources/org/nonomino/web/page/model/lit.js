/**
 * The highlighted parts of a step while its explanation is read: plain values. A phrase is highlighted while the pointer or
 * the focus is on it. It can also be held, and is then highlighted until it is released. Otherwise the phrase being read is
 * highlighted, once the text is scrolled. While the pointer is on a cell, the phrases that name it are marked.
 *
 * @import {Phrase, StepHouse} from '../api/api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Lit
 * @property {?Phrase} over the phrase with the pointer or the focus
 * @property {?Phrase} held the phrase to highlight if no phrase has the pointer or the focus
 * @property {?Phrase} read the phrase to highlight if there is neither
 * @property {number} cell the cell of the grid with the pointer, or -1
 *
 * @typedef {{type: 'over', phrase: ?Phrase} | {type: 'hold', phrase: Phrase} | {type: 'read', phrase: Phrase}
 *   | {type: 'cell', cell: number} | {type: 'dark'}} LitAction
 */
import {houses} from './houses.js';

/** The state without highlights. @type {Lit} */
export const DARK = Object.freeze({over: null, held: null, read: null, cell: -1});

/**
 * Changes the state.
 *
 * @param {Lit} lit the state before
 * @param {LitAction} action what happened
 * @returns {Lit} the state after; the same (`===`) if nothing changes
 */
export function litState(lit, action) {
  switch (action.type) {
    case 'over':
      return action.phrase === lit.over ? lit : {...lit, over: action.phrase};
    case 'hold':
      return {...lit, held: lit.held === action.phrase ? null : action.phrase};
    case 'read':
      return action.phrase === lit.read ? lit : {...lit, read: action.phrase};
    case 'cell':
      return action.cell === lit.cell ? lit : {...lit, cell: action.cell};
    case 'dark':
      return DARK;
  }
}

/**
 * Returns the highlighted phrase.
 *
 * @param {Lit} lit the state
 * @returns {?Phrase} the phrase, or null
 */
export function shownPhrase({over, held, read}) {
  return over ?? held ?? read;
}

/**
 * Returns whether a phrase names a cell or one of its candidates. The houses that a phrase names are not considered.
 *
 * @param {Phrase} phrase the phrase
 * @param {number} cell 0..n²-1, or -1
 * @returns {boolean} whether it names the cell
 */
export function speaksOf({cells = [], candidates = []}, cell) {
  return cells.includes(cell) || candidates.some((candidate) => candidate.cell === cell);
}

/**
 * Returns the cells of a house.
 *
 * @param {Doc} doc the puzzle
 * @param {StepHouse} house the house, perhaps without its cells
 * @returns {readonly number[]} its cells
 */
export function cellsOfHouse(doc, house) {
  return (
    house.cells ??
    houses(doc).find(({kind, index}) => kind === house.kind && index === house.index)?.cells ??
    []
  );
}
