/**
 * What of a step is lit in the grid while its reason is read: plain values. A phrase is lit while it is pointed at or
 * has the focus, or until it is let go where it was held; and a cell that is pointed at marks the phrases that name it.
 *
 * @import {Phrase, StepHouse} from './api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Lit
 * @property {?Phrase} over the phrase that is pointed at, or has the focus
 * @property {?Phrase} held the phrase that is lit where none is pointed at
 * @property {number} cell the cell of the grid that is pointed at, or -1
 *
 * @typedef {{type: 'over', phrase: ?Phrase} | {type: 'hold', phrase: Phrase} | {type: 'cell', cell: number}
 *   | {type: 'dark'}} LitAction
 */
import {houses} from './houses.js';

/** Nothing is lit. @type {Lit} */
export const DARK = Object.freeze({over: null, held: null, cell: -1});

/**
 * Changes what is lit.
 *
 * @param {Lit} lit the state before
 * @param {LitAction} action what happened
 * @returns {Lit} the state after; the same (`===`) where nothing changes
 */
export function litState(lit, action) {
  switch (action.type) {
    case 'over':
      return action.phrase === lit.over ? lit : {...lit, over: action.phrase};
    case 'hold':
      return {...lit, held: lit.held === action.phrase ? null : action.phrase};
    case 'cell':
      return action.cell === lit.cell ? lit : {...lit, cell: action.cell};
    case 'dark':
      return DARK;
  }
}

/**
 * Returns what is lit.
 *
 * @param {Lit} lit the state
 * @returns {?Phrase} a phrase, or null
 */
export function shownPhrase({over, held}) {
  return over ?? held;
}

/**
 * Returns whether a phrase speaks of a cell: names it or one of its candidates. Of a house it does not.
 *
 * @param {Phrase} phrase the phrase
 * @param {number} cell 0..n²-1, or -1
 * @returns {boolean} whether it does
 */
export function speaksOf({cells = [], candidates = []}, cell) {
  return cells.includes(cell) || candidates.some((candidate) => candidate.cell === cell);
}

/**
 * Returns the cells of a house.
 *
 * @param {Doc} doc the puzzle
 * @param {StepHouse} house perhaps without its cells
 * @returns {readonly number[]} its cells
 */
export function cellsOfHouse(doc, house) {
  return (
    house.cells ??
    houses(doc).find(({kind, index}) => kind === house.kind && index === house.index)?.cells ??
    []
  );
}
