/**
 * What the view Set holds: plain values, and how actions change them. What is being set is the last draft of
 * a history; what was found out about it is forgotten when its regions or givens change.
 *
 * @import {CandidatesAnswer, CheckAnswer, CountAnswer} from './api.js'
 * @import {Doc} from './doc.js'
 * @import {RandomWishes} from './layouts.js'
 * @import {History} from './painting.js'
 *
 * @typedef {'regions' | 'givens'} SetMode what is being set
 * @typedef {'draft' | 'solution' | 'otherSolution'} Shown which digits are on the grid
 * @typedef {'filling' | 'clue' | 'reduce' | 'rate' | 'random'} Task what the server is asked to do
 * @typedef {{message: string}} Failure what went wrong, in words
 *
 * @typedef {object} Counting what is to be found out of all solutions
 * @property {boolean} shown whether true candidates are shown
 * @property {number} cap up to how many solutions are counted for each
 *
 * @typedef {object} SetState
 * @property {History} history what is being set, and how it came about
 * @property {SetMode} mode what pointer and digits do
 * @property {number} brush the region that is painted, or `NONE`
 * @property {number} cursor the cell that has the focus
 * @property {readonly number[]} selection the cells that get a given
 * @property {?{last: number, changed: boolean}} stroke of the brush: the cell it is at, and whether it has
 *     painted; null while no button is held
 * @property {Shown} shown which digits are on the grid
 * @property {?CheckAnswer} answer what the live line knows, or null
 * @property {?(Error & {offline?: boolean})} trouble why it knows nothing, or null
 * @property {Counting} counting what is to be found out of all solutions
 * @property {?(CountAnswer | CandidatesAnswer)} counts what was, or null
 * @property {boolean} areOld whether that is about the draft before, as the answer for this one is not here yet
 * @property {?readonly string[]} facts what a task has found out
 * @property {?Failure} failed why a task has not
 * @property {?Task} busy the task that is being done
 * @property {RandomWishes} random the wishes for a random layout
 *
 * @typedef {{type: 'follow', history: History}
 *   | {type: 'open', history: History}
 *   | {type: 'mode', mode: SetMode}
 *   | {type: 'brush', region: number}
 *   | {type: 'moveTo', cell: number, extend: boolean}
 *   | {type: 'selectAll'}
 *   | {type: 'press', cell: number}
 *   | {type: 'drag', cell: number}
 *   | {type: 'painted'}
 *   | {type: 'release'}
 *   | {type: 'show', shown: Shown}
 *   | {type: 'asked', isWellFormed: boolean}
 *   | {type: 'answered', answer: ?CheckAnswer, trouble: ?(Error & {offline?: boolean})}
 *   | {type: 'counting', counting: Counting}
 *   | {type: 'counted', counts: ?(CountAnswer | CandidatesAnswer)}
 *   | {type: 'stale', isAnswered: boolean}
 *   | {type: 'begun', task: Task}
 *   | {type: 'ended'}
 *   | {type: 'found', facts: readonly string[]}
 *   | {type: 'failed', failed: Failure}
 *   | {type: 'random', random: RandomWishes}} SetAction
 */
import {newRandom} from './layouts.js';
import {newHistory} from './painting.js';
import {USUAL_CAP} from './true-candidates.js';

/**
 * The state in which a draft is being set.
 *
 * @param {Doc} draft the draft
 * @returns {SetState} the state
 */
export function newSetState(draft) {
  return {
    history: newHistory(draft),
    mode: 'givens',
    brush: 0,
    cursor: 0,
    selection: [0],
    stroke: null,
    shown: 'draft',
    answer: null,
    trouble: null,
    counting: {shown: false, cap: USUAL_CAP},
    counts: null,
    areOld: false,
    facts: null,
    failed: null,
    busy: null,
    random: newRandom(),
  };
}

/**
 * Changes the state.
 *
 * @param {SetState} state the state before
 * @param {SetAction} action what happened
 * @returns {SetState} the state after
 */
export function setState(state, action) {
  switch (action.type) {
    case 'follow':
      return followed(state, action.history);
    case 'open': {
      const {history} = action;
      const {mode, random, counting} = state;
      return {...newSetState(history.draft), history, mode, random, counting};
    }
    case 'mode':
      return {...state, mode: action.mode, selection: [state.cursor]};
    case 'brush':
      return {...state, brush: action.region};
    case 'moveTo': {
      const {cell, extend} = action;
      return {
        ...state,
        cursor: cell,
        selection: extend ? [...new Set([...state.selection, cell])] : [cell],
      };
    }
    case 'selectAll':
      return {...state, selection: [...state.history.draft.givens.keys()]};
    case 'press':
      return {...state, stroke: {last: action.cell, changed: false}};
    case 'drag':
      return {...state, stroke: state.stroke && {...state.stroke, last: action.cell}};
    case 'painted':
      return {...state, stroke: state.stroke && {...state.stroke, changed: true}};
    case 'release':
      return {...state, stroke: null};
    case 'show':
      return {...state, shown: state.shown === action.shown ? 'draft' : action.shown};
    case 'asked':
      return action.isWellFormed
        ? {...state, trouble: null, areOld: true}
        : {...state, trouble: null, answer: null, counts: null};
    case 'answered':
      return {...state, answer: action.answer, trouble: action.trouble};
    case 'counting':
      return {...state, counting: action.counting, areOld: true};
    case 'counted':
      return {...state, counts: action.counts, areOld: false};
    case 'stale':
      return {
        ...state,
        answer: action.isAnswered ? state.answer : null,
        counts: state.areOld ? null : state.counts,
      };
    case 'begun':
      return {...state, busy: action.task, failed: null};
    case 'ended':
      return {...state, busy: null};
    case 'found':
      return {...state, facts: action.facts};
    case 'failed':
      return {...state, failed: action.failed};
    case 'random':
      return {...state, random: action.random};
  }
}

/**
 * @param {SetState} state
 * @param {History} history
 * @returns {SetState}
 */
function followed(state, history) {
  const before = state.history.draft;
  const {draft} = history;
  const resized = draft.size !== before.size && {
    cursor: 0,
    selection: [0],
    brush: Math.min(state.brush, draft.size - 1),
    answer: null,
    counts: null,
  };
  const forgotten = isOther(draft, before) && {
    areOld: true,
    facts: null,
    failed: null,
    shown: /** @type {const} */ ('draft'),
  };
  return {...state, history, ...resized, ...forgotten};
}

/**
 * Returns whether what was found out about one draft says nothing about another one.
 *
 * @param {Doc} draft a draft
 * @param {Doc} before the draft before
 * @returns {boolean} whether their regions or givens differ
 */
export function isOther(draft, before) {
  return draft.regions !== before.regions || draft.givens !== before.givens;
}
