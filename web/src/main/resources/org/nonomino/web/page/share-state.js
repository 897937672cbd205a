/**
 * What the view Share holds: plain values, and how actions change them.
 *
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 *
 * @typedef {{message: string, code?: string}} Failure what went wrong, in words, and the code of the problem
 *
 * @typedef {object} Found what was read
 * @property {readonly {doc: Doc, play: Play}[]} puzzles the puzzles, each with the progress that came along
 * @property {readonly string[]} losses what was left out
 * @property {string} [from] the format
 *
 * @typedef {object} ShareState
 * @property {string} typed the text to import
 * @property {boolean} isDropping whether something is held over the card
 * @property {boolean} isReading whether a text is being read
 * @property {?Found} found what was read
 * @property {?Failure} readFailed why nothing was
 * @property {boolean} withProgress whether the link and pictures have the progress
 * @property {?{words: string, text: string}} copied what a person has to copy, as the page may not
 * @property {?Failure} copyFailed why nothing was copied
 * @property {?string} drawing the format of the picture that is being drawn
 * @property {?Failure} drawFailed why there is no picture
 * @property {string} theme the colours of pictures
 *
 * @typedef {{type: 'typed', text: string}
 *   | {type: 'dropping', isDropping: boolean}
 *   | {type: 'reading', text: string}
 *   | {type: 'found', found: Found}
 *   | {type: 'unread', failed: ?Failure}
 *   | {type: 'withProgress', withProgress: boolean}
 *   | {type: 'copied', copied: ?{words: string, text: string}}
 *   | {type: 'uncopied', failed: Failure}
 *   | {type: 'drawing', format: string}
 *   | {type: 'drawn', failed: ?Failure}
 *   | {type: 'theme', theme: string}} ShareAction
 */

/**
 * The state before anything was shared.
 *
 * @returns {ShareState} the state
 */
export function newShareState() {
  return {
    typed: '',
    isDropping: false,
    isReading: false,
    found: null,
    readFailed: null,
    withProgress: false,
    copied: null,
    copyFailed: null,
    drawing: null,
    drawFailed: null,
    theme: 'light',
  };
}

/**
 * Changes the state.
 *
 * @param {ShareState} state the state before
 * @param {ShareAction} action what happened
 * @returns {ShareState} the state after
 */
export function shareState(state, action) {
  switch (action.type) {
    case 'typed':
      return {...state, typed: action.text};
    case 'dropping':
      return {...state, isDropping: action.isDropping};
    case 'reading':
      return {...state, typed: action.text, isReading: true, found: null, readFailed: null};
    case 'found':
      return {...state, isReading: false, found: action.found};
    case 'unread':
      return {...state, isReading: false, found: null, readFailed: action.failed};
    case 'withProgress':
      return {...state, withProgress: action.withProgress};
    case 'copied':
      return {...state, copied: action.copied, copyFailed: null};
    case 'uncopied':
      return {...state, copied: null, copyFailed: action.failed};
    case 'drawing':
      return {...state, drawing: action.format, drawFailed: null};
    case 'drawn':
      return {...state, drawing: null, drawFailed: action.failed};
    case 'theme':
      return {...state, theme: action.theme};
  }
}
