/**
 * What the view Generate holds: plain values, and how actions change them. Puzzles are made in runs of one or many;
 * those of the last run stay until the next one brings its first.
 *
 * @import {ApiPuzzle, Rating} from './api.js'
 * @import {BookletWishes} from './booklet.js'
 * @import {Doc} from './doc.js'
 * @import {KnownRating} from './ratings.js'
 * @import {Wishes} from './wishes.js'
 *
 * @typedef {object} Made a puzzle that was made
 * @property {Doc} doc the puzzle
 * @property {string} solution n² symbols
 * @property {number} clues how many it has
 * @property {string} [level] how hard it is, in a word
 * @property {number} [rating] its hardest step
 * @property {?KnownRating} known both as the library keeps them; null if it was not rated
 * @property {number} seed from which it follows
 *
 * @typedef {object} Run
 * @property {number} asked how many puzzles were asked for
 * @property {number} since when it began, as `performance.now()`
 *
 * @typedef {{message: string, field?: string}} Problem what went wrong, and the field of the form to change
 *
 * @typedef {object} GenerateState
 * @property {Wishes} wishes what is asked for
 * @property {?Run} run what is being done, or null
 * @property {readonly Made[]} made the puzzles of the last run that brought any, in their order
 * @property {number} shown which of them is shown
 * @property {number} missed how many of the last run could not be made
 * @property {boolean} isOld whether the puzzles are not those that were asked for last
 * @property {?string} outcome how the last run of several ended, in words
 * @property {?Problem} problem what went wrong
 * @property {BookletWishes} paper what the booklet is like
 * @property {boolean} isPrinting whether the browser prints
 *
 * @typedef {{type: 'wish', more: Partial<Wishes>}
 *   | {type: 'refused', problem: Problem}
 *   | {type: 'begun', asked: number, since: number}
 *   | {type: 'made', puzzle: ApiPuzzle & {clues: number, rating?: Rating, seed: number}}
 *   | {type: 'missed'}
 *   | {type: 'ended', isStopped: boolean, problem: ?Problem}
 *   | {type: 'show', shown: number}
 *   | {type: 'paper', more: Partial<BookletWishes>}
 *   | {type: 'printing', isPrinting: boolean}} GenerateAction
 */
import {newBooklet} from './booklet.js';
import {docOfPuzzle} from './doc.js';
import {ratingOf} from './ratings.js';
import {newWishes} from './wishes.js';
import {counted} from './words.js';

/**
 * The state before anything was made.
 *
 * @returns {GenerateState} the state
 */
export function newGenerateState() {
  return {
    wishes: newWishes(),
    run: null,
    made: [],
    shown: 0,
    missed: 0,
    isOld: false,
    outcome: null,
    problem: null,
    paper: newBooklet(),
    isPrinting: false,
  };
}

/**
 * Changes the state.
 *
 * @param {GenerateState} state the state before
 * @param {GenerateAction} action what happened
 * @returns {GenerateState} the state after
 */
export function generateState(state, action) {
  switch (action.type) {
    case 'wish':
      return {...state, wishes: {...state.wishes, ...action.more}, problem: null};
    case 'refused':
      return {...state, problem: action.problem};
    case 'begun': {
      const {asked, since} = action;
      return {...state, run: {asked, since}, missed: 0, isOld: true, outcome: null, problem: null};
    }
    case 'made': {
      const before = state.isOld ? [] : state.made;
      // Who looks at an earlier one goes on looking at it.
      const isLast = state.isOld || state.shown === state.made.length - 1;
      return {
        ...state,
        made: [...before, madeOf(action.puzzle)],
        shown: isLast ? before.length : state.shown,
        isOld: false,
      };
    }
    case 'missed':
      return {...state, missed: state.missed + 1};
    case 'ended':
      return {...state, run: null, problem: action.problem, outcome: outcomeOf(state, action)};
    case 'show':
      return {...state, shown: action.shown};
    case 'paper':
      return {...state, paper: {...state.paper, ...action.more}};
    case 'printing':
      return {...state, isPrinting: action.isPrinting};
  }
}

/**
 * @param {ApiPuzzle & {clues: number, rating?: Rating, seed: number}} puzzle
 * @returns {Made}
 */
function madeOf(puzzle) {
  const {solution = '', clues, rating, seed} = puzzle;
  const known = rating ? ratingOf({verdict: 'unique', rating}) : null;
  return {doc: docOfPuzzle(puzzle), solution, clues, level: rating?.level, rating: rating?.er, known, seed};
}

/**
 * How many puzzles of the run that is on, or was last, are there.
 *
 * @param {GenerateState} state the state
 * @returns {number} 0 or more
 */
export function madeCount({made, isOld}) {
  return isOld ? 0 : made.length;
}

/**
 * @param {GenerateState} state
 * @param {{isStopped: boolean, problem: ?Problem}} how
 * @returns {?string}
 */
function outcomeOf(state, {isStopped, problem}) {
  const {run, missed} = state;
  if (run === null || run.asked === 1) {
    return isStopped ? 'Stopped.' : null;
  }
  const count = madeCount(state);
  const rest = missed === 0 ? '' : ` ${missed} could not be made in time.`;
  return isStopped || problem
    ? `Stopped after ${count} of ${run.asked}.${rest}`
    : `Finished: ${counted(count, 'puzzle')}.${rest}`;
}
