/**
 * The state of the view Watch apart from the searches themselves: plain values, and the actions that change them.
 *
 * @import {Measure} from './chart.js'
 * @import {Doc} from '../model/doc.js'
 *
 * @typedef {object} WatchState
 * @property {?Doc} puzzle the puzzle to search; null before the view is opened
 * @property {string} preset its name among the presets; `PLAY` for the current puzzle
 * @property {?readonly string[]} solvers the strategies that can be watched; null before they have been loaded
 * @property {readonly string[]} others the strategies that do not show their steps
 * @property {?{message: string}} failure why they could not be loaded
 * @property {readonly string[]} chosen the strategy of each side
 * @property {readonly number[]} cursors the focused cell of each grid
 * @property {number} speed 0..100, as in `eventsPerSecond`
 * @property {string} depth the depth to go to, as text
 * @property {string} trouble why the depth is invalid or was not reached
 * @property {boolean} running whether the searches are running
 * @property {number} rest the remaining fraction of a step
 * @property {boolean} candidates whether candidates are shown
 * @property {Measure} measure the measure of the chart
 *
 * @typedef {{type: 'solvers', names: readonly string[], shown: readonly string[]}
 *   | {type: 'failed', failure: ?{message: string}}
 *   | {type: 'puzzle', preset: string, puzzle: Doc}
 *   | {type: 'choose', side: number, name: string}
 *   | {type: 'cursor', side: number, cell: number}
 *   | {type: 'speed', speed: number}
 *   | {type: 'depth', text: string}
 *   | {type: 'trouble', text: string}
 *   | {type: 'run'}
 *   | {type: 'halt'}
 *   | {type: 'walked'}
 *   | {type: 'rest', rest: number}
 *   | {type: 'candidates', shown: boolean}
 *   | {type: 'measure', measure: Measure}} WatchAction
 */

/** The name of the current puzzle among the presets. */
export const PLAY = 'play';

/** About three steps per second. */
const SLOW = 10;

/**
 * Creates the state before the view is opened.
 *
 * @returns {WatchState} the state
 */
export function newWatchState() {
  return {
    puzzle: null,
    preset: PLAY,
    solvers: null,
    others: [],
    failure: null,
    chosen: ['backtrack', 'dlx'],
    cursors: [0, 0],
    speed: SLOW,
    depth: '',
    trouble: '',
    running: false,
    rest: 0,
    candidates: false,
    measure: 'depth',
  };
}

/**
 * Changes the state.
 *
 * @param {WatchState} state the state before
 * @param {WatchAction} action the event
 * @returns {WatchState} the state after
 */
export function watchState(state, action) {
  switch (action.type) {
    case 'solvers':
      return {
        ...state,
        solvers: action.names.filter((name) => action.shown.includes(name)),
        others: action.names.filter((name) => !action.shown.includes(name)),
        failure: null,
      };
    case 'failed':
      return {...state, failure: action.failure};
    case 'puzzle':
      return {
        ...state,
        puzzle: action.puzzle,
        preset: action.preset,
        cursors: [0, 0],
        running: false,
        rest: 0,
        trouble: '',
      };
    case 'choose':
      return {...state, chosen: replaced(state.chosen, action.side, action.name)};
    case 'cursor':
      return {...state, cursors: replaced(state.cursors, action.side, action.cell)};
    case 'speed':
      return {...state, speed: action.speed};
    case 'depth':
      return {...state, depth: action.text};
    case 'trouble':
      return {...state, trouble: action.text};
    case 'run':
      return {...state, running: true, rest: 0, trouble: ''};
    case 'halt':
      return state.running ? {...state, running: false} : state;
    case 'walked':
      // The searches are drawn, too, but they change step by step.
      return {...state};
    case 'rest':
      return {...state, rest: action.rest};
    case 'candidates':
      return {...state, candidates: action.shown};
    case 'measure':
      return {...state, measure: action.measure};
  }
}

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} index
 * @param {T} value
 * @returns {T[]}
 */
function replaced(all, index, value) {
  return all.map((before, i) => (i === index ? value : before));
}

/**
 * Returns the maximum depth of a search.
 *
 * @param {WatchState} state the state
 * @returns {number} the number of blank cells of the puzzle
 */
export function mostDepth({puzzle}) {
  return puzzle?.givens.filter((digit) => digit === 0).length ?? 0;
}

/**
 * Parses the entered depth.
 *
 * @param {WatchState} state the state
 * @returns {number | undefined} the depth; `undefined` if it is not valid for this puzzle
 */
export function depthOf(state) {
  const typed = /^\s*(\d+)\s*$/.exec(state.depth);
  const depth = typed ? Number(typed[1]) : Infinity;
  return depth <= mostDepth(state) ? depth : undefined;
}
