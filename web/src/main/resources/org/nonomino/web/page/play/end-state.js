/**
 * The state of the card at the end of a puzzle: plain values, and how actions change them. The card appears once per
 * puzzle, even if the last digit is undone and entered again. It appears again after the puzzle is started over.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {KnownRating} from '../storage/ratings.js'
 *
 * @typedef {object} EndState
 * @property {?Doc} doc the solved puzzle, or null
 * @property {boolean} isShown whether the card is open
 * @property {?KnownRating} rating the rating of the puzzle; null if unknown
 * @property {'' | 'rating' | 'next'} busy the pending request: its rating, or another puzzle like it
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
 * Returns the initial state, before a puzzle is solved.
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
 * @returns {EndState} the state after; the same (`===`) if nothing changes
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
