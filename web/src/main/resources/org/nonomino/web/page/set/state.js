/**
 * The state of the view Set as plain values, and the actions that change them. The current draft is the last draft of
 * a history; results are dropped when its regions or givens change.
 *
 * @import {CandidatesAnswer, CheckAnswer, CountAnswer} from '../api/api.js'
 * @import {FinishChoices} from '../parts/choices.js'
 * @import {Desk} from './desk-state.js'
 * @import {Doc} from '../model/doc.js'
 * @import {RandomChoices} from '../parts/layouts.js'
 * @import {History} from '../model/painting.js'
 *
 * @typedef {'regions' | 'givens' | 'constraints'} SetMode the part of the draft that is being edited
 * @typedef {'draft' | 'solution' | 'otherSolution'} Shown which digits are on the grid
 * @typedef {'filling' | 'clue' | 'constraint' | 'needless' | 'hint' | 'rate' | 'random' | 'finish'} Task a task for the server
 * @typedef {{message: string}} Failure an error message
 *
 * @typedef {object} Counting the counts that should be found
 * @property {boolean} shown whether true candidates are shown
 * @property {number} cap the maximum number of solutions counted for each
 *
 * @typedef {{draft: Doc, digits: Uint8Array}} Solved a draft and the n² digits of its only solution
 *
 * @typedef {object} SetState
 * @property {History} history the current draft and its history
 * @property {SetMode} mode the meaning of pointer and digits, determined by the tool of the desk
 * @property {Desk} desk the tools for constraints
 * @property {?Solved} solved the last draft that was found to have exactly one solution, or null
 * @property {number} brush the region to paint, or `NONE`
 * @property {number} cursor the focused cell
 * @property {readonly number[]} selection the cells that receive a given
 * @property {?{last: number, changed: boolean}} stroke the stroke of the brush: its current cell, and whether it has
 *     painted; null while no button is held
 * @property {Shown} shown which digits are on the grid
 * @property {?CheckAnswer} answer the answer for the live line, or null
 * @property {?(Error & {offline?: boolean})} trouble why there is no answer, or null
 * @property {Counting} counting the counts that should be found
 * @property {?(CountAnswer | CandidatesAnswer)} counts the counts, or null
 * @property {boolean} areOld whether the counts belong to the previous draft, because there is no answer for the current one yet
 * @property {?readonly string[]} facts the result of a task
 * @property {?Failure} failed why a task failed
 * @property {?Task} busy the current task
 * @property {RandomChoices} random the options for a random layout
 * @property {FinishChoices} finish the options for the finished draft
 *
 * @typedef {{type: 'follow', history: History}
 *   | {type: 'open', history: History}
 *   | {type: 'mode', mode: SetMode}
 *   | {type: 'desk', desk: Desk}
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
 *   | {type: 'random', random: RandomChoices}
 *   | {type: 'finish', more: Partial<FinishChoices>}} SetAction
 */
import {newFinish} from '../parts/choices.js';
import {emptied, followedBy, modeOf, newDesk, withTool} from './desk-state.js';
import {newDoc} from '../model/doc.js';
import {newRandom} from '../parts/layouts.js';
import {newHistory} from '../model/painting.js';
import {USUAL_CAP} from '../model/true-candidates.js';

/**
 * Creates the state for a draft.
 *
 * @param {Doc} draft the draft
 * @returns {SetState} the state
 */
export function newSetState(draft) {
  return {
    history: newHistory(draft),
    mode: 'givens',
    desk: newDesk(),
    solved: null,
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
    finish: newFinish(),
  };
}

/**
 * Changes the state.
 *
 * @param {SetState} state the state before
 * @param {SetAction} action the event
 * @returns {SetState} the state after
 */
export function setState(state, action) {
  switch (action.type) {
    case 'follow':
      return followed(state, action.history);
    case 'open': {
      const {history} = action;
      const {mode, random, finish, counting} = state;
      const desk = {...emptied(state.desk), chosen: [], lit: [], needless: null, hint: null};
      return {...newSetState(history.draft), history, mode, desk, random, finish, counting};
    }
    case 'mode': {
      const tool = action.mode === 'constraints' ? 'select' : action.mode;
      return {...withDesk(state, withTool(state.desk, tool)), selection: [state.cursor]};
    }
    case 'desk':
      return withDesk(state, action.desk);
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
      return {
        ...state,
        answer: action.answer,
        trouble: action.trouble,
        solved: solvedBy(state, action.answer),
      };
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
    case 'finish':
      return {...state, finish: {...state.finish, ...action.more}, failed: null};
  }
}

/**
 * @param {SetState} state
 * @param {Desk} desk
 * @returns {SetState}
 */
function withDesk(state, desk) {
  const mode = modeOf(desk.tool);
  return {...state, desk, mode, ...(mode !== state.mode && {selection: [state.cursor]})};
}

/**
 * @param {SetState} state
 * @param {?CheckAnswer} answer
 * @returns {?Solved} the solution of the current draft if it is unique, otherwise the last known solution
 */
function solvedBy({history: {draft}, solved}, answer) {
  return answer?.verdict === 'unique' && answer.solution
    ? {draft, digits: newDoc({size: draft.size, givens: answer.solution}).givens}
    : solved;
}

/**
 * Returns the only solution of the current draft. Constraints added since the last check do not change it, because
 * their numbers were taken from the solution or are checked soon.
 *
 * @param {SetState} state the state
 * @returns {?Uint8Array} n² digits; null if the solution is unknown or not the only one
 */
export function onlySolution({history: {draft}, solved}) {
  if (
    solved === null ||
    solved.draft.regions !== draft.regions ||
    solved.draft.givens.some((digit, cell) => digit !== draft.givens[cell])
  ) {
    return null;
  }
  const {constraints = []} = draft;
  return (solved.draft.constraints ?? []).every((each) => constraints.includes(each)) ? solved.digits : null;
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
  const withoutResults = isOther(draft, before) && {
    areOld: true,
    facts: null,
    failed: null,
    shown: /** @type {const} */ ('draft'),
  };
  const desk = isOther(draft, before) ? followedBy(state.desk, draft, before) : state.desk;
  return {...state, history, desk, ...resized, ...withoutResults};
}

/**
 * Returns whether results about one draft are invalid for another draft.
 *
 * @param {Doc} draft a draft
 * @param {Doc} before the draft before
 * @returns {boolean} whether their regions or givens differ
 */
export function isOther(draft, before) {
  return (
    draft.regions !== before.regions ||
    draft.givens !== before.givens ||
    draft.constraints !== before.constraints
  );
}
