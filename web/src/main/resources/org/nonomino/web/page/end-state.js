/**
 * What the card at the end of a puzzle holds: plain values, and how actions change them. It comes once for a puzzle, also if
 * its last digit is undone and entered again; starting over makes it come once more.
 *
 * @import {Doc} from './doc.js'
 * @import {KnownRating} from './ratings.js'
 *
 * @typedef {object} EndState
 * @property {?Doc} doc the puzzle that was solved, or null
 * @property {boolean} isShown whether the card is open
 * @property {?KnownRating} rating how hard the puzzle is; null if that is not known
 * @property {'' | 'rating' | 'next'} busy what is waited for: its rating, or another puzzle like it
 * @property {string} trouble why there is no other puzzle; '' if nothing is wrong
 *
 * @typedef {{type: 'solved', doc: Doc, rating: ?KnownRating}
 *   | {type: 'asked', what: 'rating' | 'next'}
 *   | {type: 'rated', doc: Doc, rating: ?KnownRating}
 *   | {type: 'answered', trouble?: string}
 *   | {type: 'close'}
 *   | {type: 'startedOver'}} EndAction
 */

/**
 * The state before anything is solved.
 *
 * @returns {EndState} the state
 */
export function newEndState() {
  return {doc: null, isShown: false, rating: null, busy: '', trouble: ''};
}

/**
 * Changes the state.
 *
 * @param {EndState} state the state before
 * @param {EndAction} action what happened
 * @returns {EndState} the state after; the same (`===`) where nothing changes
 */
export function endState(state, action) {
  switch (action.type) {
    case 'solved':
      return state.doc === action.doc
        ? state
        : {...newEndState(), doc: action.doc, isShown: true, rating: action.rating};
    case 'asked':
      return {...state, busy: action.what, trouble: ''};
    case 'rated':
      return state.doc === action.doc ? {...state, rating: action.rating, busy: ''} : state;
    case 'answered':
      return {...state, busy: '', trouble: action.trouble ?? ''};
    case 'close':
      return state.isShown ? {...state, isShown: false, busy: '', trouble: ''} : state;
    case 'startedOver':
      return newEndState();
  }
}
