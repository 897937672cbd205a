/**
 * What the view Watch holds besides the searches themselves: plain values, and how actions change them.
 *
 * @import {Measure} from './chart.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} WatchState
 * @property {?Doc} puzzle the puzzle that is searched; null before the view is gone to
 * @property {string} preset its name among the presets; `PLAY` for the one in play
 * @property {?readonly string[]} solvers the strategies that can be watched; null before they are known
 * @property {readonly string[]} others the strategies that show no steps
 * @property {?{message: string}} failure why they are not known
 * @property {readonly string[]} chosen the strategy of each side
 * @property {readonly number[]} cursors the cell of each grid that takes the focus
 * @property {number} speed 0..100, as `eventsPerSecond` has it
 * @property {string} depth the depth to go to, as it was typed
 * @property {string} trouble what is wrong with that, or why it was not reached
 * @property {boolean} running whether the searches go on by themselves
 * @property {number} rest the part of a step that was left over
 * @property {boolean} candidates whether the candidates are shown
 * @property {Measure} measure what the chart shows
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
 *   | {type: 'rest', rest: number}
 *   | {type: 'candidates', shown: boolean}
 *   | {type: 'measure', measure: Measure}} WatchAction
 */

/** The name of the puzzle in play among the presets. */
export const PLAY = 'play';

/** About three steps a second. */
const SLOW = 10;

/**
 * The state before the view is gone to.
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
 * @param {WatchAction} action what happened
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
 * Returns how deep a search can go.
 *
 * @param {WatchState} state the state
 * @returns {number} how many cells of the puzzle are blank
 */
export function mostDepth({puzzle}) {
  return puzzle?.givens.filter((digit) => digit === 0).length ?? 0;
}

/**
 * Reads the depth that was typed.
 *
 * @param {WatchState} state the state
 * @returns {number | undefined} the depth; `undefined` if it is not one of this puzzle
 */
export function depthOf(state) {
  const typed = /^\s*(\d+)\s*$/.exec(state.depth);
  const depth = typed ? Number(typed[1]) : Infinity;
  return depth <= mostDepth(state) ? depth : undefined;
}
