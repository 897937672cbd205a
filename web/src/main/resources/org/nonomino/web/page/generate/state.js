/**
 * The state of the view Generate: plain values, and how actions change them. Puzzles are generated in runs of one or
 * more. The puzzles of a run are shown until the next run returns its first.
 *
 * @import {ApiPuzzle, Rating} from '../api/api.js'
 * @import {BookletChoices} from './booklet.js'
 * @import {Doc} from '../model/doc.js'
 * @import {KnownRating} from '../storage/ratings.js'
 * @import {Choices} from '../parts/choices.js'
 *
 * @typedef {object} Made a generated puzzle
 * @property {Doc} doc the puzzle
 * @property {string} solution n² symbols
 * @property {number} clues the number of clues
 * @property {string} [level] its difficulty level
 * @property {number} [rating] the rating of its hardest step
 * @property {?KnownRating} known level and rating in the form that the library stores; null if it was not rated
 * @property {number} seed the seed that reproduces it
 *
 * @typedef {object} Run
 * @property {number} asked the number of requested puzzles
 * @property {number} since its start, as `performance.now()`
 *
 * @typedef {{message: string, field?: string}} Problem an error message, and the field of the form to change
 *
 * @typedef {object} GenerateState
 * @property {Choices} choices the settings of the form
 * @property {?Run} run the current run, or null
 * @property {readonly Made[]} made the puzzles of the latest run that returned any, in order
 * @property {number} shown the index of the displayed puzzle
 * @property {number} missed the number of puzzles of the latest run that could not be generated
 * @property {boolean} isOld whether the puzzles belong to an earlier run than the latest
 * @property {?string} outcome the result of the latest run of several puzzles, in words
 * @property {?Problem} problem the problem of the latest run or request
 * @property {BookletChoices} paper the options of the booklet
 * @property {boolean} isPrinting whether the browser prints
 *
 * @typedef {{type: 'choice', more: Partial<Choices>}
 *   | {type: 'refused', problem: Problem}
 *   | {type: 'begun', asked: number, since: number}
 *   | {type: 'made', puzzle: ApiPuzzle & {clues: number, rating?: Rating, seed: number}}
 *   | {type: 'missed'}
 *   | {type: 'passed'}
 *   | {type: 'ended', isStopped: boolean, problem: ?Problem}
 *   | {type: 'show', shown: number}
 *   | {type: 'paper', more: Partial<BookletChoices>}
 *   | {type: 'printing', isPrinting: boolean}} GenerateAction
 */
import {newBooklet} from './booklet.js';
import {docOfPuzzle} from '../model/doc.js';
import {ratingOf} from '../storage/ratings.js';
import {newChoices} from '../parts/choices.js';
import {counted} from '../model/words.js';

/**
 * Returns the initial state, before a puzzle is generated.
 *
 * @returns {GenerateState} the state
 */
export function newGenerateState() {
  return {
    choices: newChoices(),
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
    case 'choice':
      return {...state, choices: {...state.choices, ...action.more}, problem: null};
    case 'refused':
      return {...state, problem: action.problem};
    case 'begun': {
      const {asked, since} = action;
      return {...state, run: {asked, since}, missed: 0, isOld: true, outcome: null, problem: null};
    }
    case 'made': {
      const before = state.isOld ? [] : state.made;
      // An earlier puzzle stays if it is displayed.
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
    case 'passed':
      // The time of the run is drawn.
      return {...state};
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
 * Returns the number of puzzles that the latest run has returned so far.
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
  const rest = missed === 0 ? '' : ` ${missed} could not be generated in time.`;
  return isStopped || problem
    ? `Stopped after ${count} of ${run.asked}.${rest}`
    : `Finished: ${counted(count, 'puzzle')}.${rest}`;
}
