/**
 * The state of the view Share as plain values, and the actions that change them.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {Play} from '../model/progress.js'
 *
 * @typedef {{message: string, code?: string}} Failure an error message, and the code of the problem
 *
 * @typedef {object} Found the result of an import
 * @property {readonly {doc: Doc, play: Play}[]} puzzles the puzzles, each with its progress
 * @property {readonly string[]} losses the lost information
 * @property {readonly string[]} remarks sentences on everything else that was left out or interpreted
 * @property {readonly string[]} readings what was read from which sentences and drawings
 * @property {string} [from] the format
 *
 * @typedef {object} ShareState
 * @property {string} typed the text to import
 * @property {boolean} isDropping whether something is being dragged over the card
 * @property {boolean} isReading whether text is being read
 * @property {?Found} found the result of the import
 * @property {?Failure} readFailed why the import failed
 * @property {'play' | 'draft'} source whether the puzzle being played is exported, or the draft of the view Set
 * @property {boolean} withProgress whether the link and pictures include the progress
 * @property {?{words: string, text: string}} copied text that the player must copy, because the browser does not allow it
 * @property {?Failure} copyFailed why copying failed
 * @property {?string} drawing the format of the picture being drawn
 * @property {?Failure} drawFailed why drawing failed
 * @property {string} theme the colours of pictures
 *
 * @typedef {{type: 'typed', text: string}
 *   | {type: 'dropping', isDropping: boolean}
 *   | {type: 'reading', text: string}
 *   | {type: 'found', found: Found}
 *   | {type: 'unread', failed: ?Failure}
 *   | {type: 'source', source: 'play' | 'draft'}
 *   | {type: 'withProgress', withProgress: boolean}
 *   | {type: 'copied', copied: ?{words: string, text: string}}
 *   | {type: 'uncopied', failed: Failure}
 *   | {type: 'drawing', format: string}
 *   | {type: 'drawn', failed: ?Failure}
 *   | {type: 'theme', theme: string}} ShareAction
 */

/**
 * Creates the state before anything has been shared.
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
    source: 'play',
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
 * @param {ShareAction} action the event
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
    case 'source':
      return {...state, source: action.source, copied: null, copyFailed: null, drawFailed: null};
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
