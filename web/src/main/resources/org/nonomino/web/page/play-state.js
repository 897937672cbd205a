/**
 * What the view Play holds besides the play itself: plain values, and how actions change them. A hint is asked
 * for once, in full, and shown in three levels; it is dropped as soon as digits or marks change.
 *
 * @import {Doc} from './doc.js'
 * @import {HintAnswer, PathAnswer, PathStep} from './api.js'
 * @import {Mode} from './keys.js'
 * @import {Marks, Play} from './progress.js'
 *
 * @typedef {object} Hint what is shown of an answer
 * @property {HintAnswer} answer the whole answer
 * @property {number} level how much of it is shown: an index into `LEVELS`
 * @property {Uint8Array} entered the digits for which it was asked
 * @property {readonly Marks[]} centre the centre marks for which it was asked
 *
 * @typedef {object} Path the path of the puzzle from its givens on
 * @property {PathAnswer} answer all steps
 * @property {number} index the step that is shown
 *
 * @typedef {object} PlayState
 * @property {?Doc} doc the puzzle that all else is about
 * @property {Mode} mode what digits mean
 * @property {boolean} paused whether the time stands still
 * @property {boolean} adding whether dragging adds cells to the selection; else it takes them out
 * @property {?Hint} hint the hint, or null
 * @property {?Path} path the path while it is shown; then the player's progress waits
 * @property {?Question} busy what was asked and is not answered yet
 * @property {ReadonlyMap<number, number>} mistakes from cell to the digit that is wrong there
 * @property {string} ending what is said of the solved puzzle
 *
 * @typedef {'hint' | 'check' | 'path'} Question
 *
 * @typedef {{type: 'follow', play: Play}
 *   | {type: 'mode', mode: Mode}
 *   | {type: 'pause', finished: boolean}
 *   | {type: 'press', adding: boolean}
 *   | {type: 'asked', what: Question}
 *   | {type: 'answered'}
 *   | {type: 'hint', answer: HintAnswer, play: Play}
 *   | {type: 'level', level: number}
 *   | {type: 'taken'}
 *   | {type: 'path', answer: PathAnswer}
 *   | {type: 'goTo', index: number}
 *   | {type: 'closePath'}
 *   | {type: 'closeAll'}
 *   | {type: 'mistakes', cells: readonly number[], entered: Uint8Array}
 *   | {type: 'ending', text: string}
 *   | {type: 'startedOver'}} PlayAction
 */
import {candidates, peers} from './houses.js';

/** How much a hint tells, least first. */
export const LEVELS = Object.freeze(['Nudge', 'Technique', 'Full step']);

/** @type {ReadonlyMap<number, number>} */
const NO_MISTAKES = new Map();

/**
 * The state before there is a puzzle.
 *
 * @returns {PlayState} the state
 */
export function newPlayState() {
  return {
    doc: null,
    mode: 'digit',
    paused: false,
    adding: true,
    hint: null,
    path: null,
    busy: null,
    mistakes: NO_MISTAKES,
    ending: '',
  };
}

/**
 * Changes the state.
 *
 * @param {PlayState} state the state before
 * @param {PlayAction} action what happened
 * @returns {PlayState} the state after; the same (`===`) where nothing changes
 */
export function playState(state, action) {
  switch (action.type) {
    case 'follow':
      return followed(state, action.play);
    case 'mode':
      return {...state, mode: action.mode};
    case 'pause':
      return {...state, paused: !state.paused && !action.finished};
    case 'press':
      return {...state, adding: action.adding};
    case 'asked':
      return {...state, busy: action.what};
    case 'answered':
      return state.busy ? {...state, busy: null} : state;
    case 'hint': {
      const {entered, centre} = action.play;
      return {...state, hint: {answer: action.answer, level: 0, entered, centre}};
    }
    case 'level':
      return state.hint?.answer.step && action.level < LEVELS.length
        ? {...state, hint: {...state.hint, level: action.level}}
        : state;
    case 'taken':
      return {...state, hint: null};
    case 'path':
      return {...state, hint: null, path: {answer: action.answer, index: 0}};
    case 'goTo':
      return state.path ? {...state, path: at(state.path, action.index)} : state;
    case 'closePath':
      return state.path ? {...state, path: null} : state;
    case 'closeAll':
      return state.path || state.hint
        ? {...state, path: null, hint: null}
        : {...state, mistakes: NO_MISTAKES};
    case 'mistakes':
      return {...state, mistakes: new Map(action.cells.map((cell) => [cell, action.entered[cell]]))};
    case 'ending':
      return {...state, ending: action.text};
    case 'startedOver':
      return {...state, ending: '', mistakes: NO_MISTAKES};
  }
}

/**
 * @param {PlayState} state
 * @param {Play} play
 * @returns {PlayState}
 */
function followed(state, play) {
  if (state.doc !== play.doc) {
    return {...newPlayState(), doc: play.doc, mode: state.mode, adding: state.adding};
  }
  const {hint} = state;
  return hint && (hint.entered !== play.entered || hint.centre !== play.centre)
    ? {...state, hint: null}
    : state;
}

/**
 * @param {Path} path
 * @param {number} index
 * @returns {Path}
 */
function at(path, index) {
  return {...path, index: Math.max(0, Math.min(index, path.answer.steps.length - 1))};
}

/**
 * Says why the play cannot be changed now.
 *
 * @param {PlayState} state the state
 * @returns {string} a sentence with a way out; '' where the play can be changed
 */
export function closedWhy({paused, path}) {
  return paused ? 'Paused: resume first.' : path ? 'Close the solution path first.' : '';
}

/**
 * Returns whether the play can be changed now.
 *
 * @param {PlayState} state the state
 * @returns {boolean} whether it is neither paused nor waits for the path to be closed
 */
export function isOpen(state) {
  return closedWhy(state) === '';
}

/**
 * The digits and candidates of a puzzle before a step of its path.
 *
 * @typedef {object} Board
 * @property {Uint8Array} digits size² digits, 0 for blank
 * @property {(readonly number[])[]} candidates what the steps before have left, for each cell
 */

/**
 * What was found out already: stepping back and forth must not begin anew each time.
 *
 * @type {WeakMap<readonly PathStep[], Board[]>}
 */
const boards = new WeakMap();

/**
 * Returns the grid before a step of a path.
 *
 * @param {Doc} doc the puzzle
 * @param {readonly PathStep[]} steps all steps of its path
 * @param {number} index which step, from 0
 * @returns {Board} the grid; not to be changed
 */
export function boardAt(doc, steps, index) {
  const known = boards.get(steps) ?? [{digits: doc.givens, candidates: candidates(doc, doc.givens)}];
  boards.set(steps, known);
  while (known.length <= index) {
    known.push(boardAfter(doc, known[known.length - 1], steps[known.length - 1]));
  }
  return known[index];
}

/**
 * @param {Doc} doc
 * @param {Board} before
 * @param {PathStep} step
 * @returns {Board}
 */
function boardAfter(doc, before, step) {
  const after = {digits: before.digits.slice(), candidates: before.candidates.slice()};
  /** @type {(cell: number, digit: number) => void} */
  const without = (cell, digit) => {
    after.candidates[cell] = after.candidates[cell].filter((other) => other !== digit);
  };
  for (const {cell, digit, placement} of step.deductions) {
    if (placement) {
      after.digits[cell] = digit;
      after.candidates[cell] = [];
      peers(doc, cell).forEach((peer) => without(peer, digit));
    } else {
      without(cell, digit);
    }
  }
  return after;
}
