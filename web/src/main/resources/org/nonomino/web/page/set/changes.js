/**
 * The changes of the state of the view Set from which all others are made: of the draft and its history, of the focus, and what is to
 * be said. Pure functions: what is said and focused are effects in the state, which `effects.js` carries out.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Doc} from '../model/doc.js'
 * @import {History} from '../model/painting.js'
 * @import {Desk} from './desk-state.js'
 * @import {Effect, SetState} from './state.js'
 */
import {newDoc} from '../model/doc.js';
import {advance, isWellFormed} from '../model/painting.js';
import {followedBy, modeOf} from './desk-state.js';
import {refusalOf} from './refusal.js';

/**
 * @param {SetState} state
 * @param {Effect} effect
 * @returns {SetState}
 */
function withEffect(state, effect) {
  return {...state, effects: [...state.effects, effect]};
}

/**
 * Announces text.
 *
 * @param {SetState} state the state
 * @param {string} text the text
 * @returns {SetState} the new state
 */
export function announced(state, text) {
  return withEffect(state, {type: 'announce', text});
}

/**
 * Shows a message.
 *
 * @param {SetState} state the state
 * @param {string} text the message
 * @returns {SetState} the new state
 */
export function toasted(state, text) {
  return withEffect(state, {type: 'toast', text});
}

/**
 * Focuses the current cell.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function focused(state) {
  return withEffect(state, {type: 'focus', cell: state.cursor});
}

/**
 * Moves the cursor.
 *
 * @param {SetState} state the state
 * @param {number} cell the new cell
 * @param {boolean} extend whether the cell is added to the selection
 * @returns {SetState} the new state
 */
export function movedTo(state, cell, extend) {
  return {...state, cursor: cell, selection: extend ? [...new Set([...state.selection, cell])] : [cell]};
}

/**
 * Changes the desk.
 *
 * @param {SetState} state the state
 * @param {Partial<Desk>} more the changed fields
 * @returns {SetState} the new state
 */
export function withDesk(state, more) {
  const desk = {...state.desk, ...more};
  const mode = modeOf(desk.tool);
  return {...state, desk, mode, ...(mode !== state.mode && {selection: [state.cursor]})};
}

/**
 * Replaces the draft, as a step of the history.
 *
 * @param {SetState} state the state
 * @param {Doc} doc the changed draft
 * @param {boolean} [together] whether it belongs to the step before
 * @returns {SetState} the new state; the same object if the draft is the same
 */
export function changed(state, doc, together = false) {
  return followed(state, advance(state.history, doc, together));
}

/**
 * Replaces the constraints of the draft, as a step of the history.
 *
 * @param {SetState} state the state
 * @param {readonly ApiConstraint[]} constraints the constraints
 * @param {boolean} [together] whether it belongs to the step before
 * @returns {SetState} the new state
 */
export function withConstraints(state, constraints, together = false) {
  return changed(state, newDoc({...state.history.draft, constraints}), together);
}

/**
 * Replaces the history. Results about another draft are dropped.
 *
 * @param {SetState} state the state
 * @param {History} history the new history
 * @returns {SetState} the new state; the same object if the history is the same
 */
export function followed(state, history) {
  if (history === state.history) {
    return state;
  }
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
  const next = {...state, history, desk, ...resized, ...withoutResults};
  return withoutResults ? asked(next) : next;
}

/**
 * Awaits the answers about the draft, unless it cannot be checked. The previous ones stay for a moment.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function asked(state) {
  const {draft} = state.history;
  const isFormed = isWellFormed(draft);
  const trouble = isFormed ? refusalOf(draft) : null;
  return isFormed && !trouble
    ? {...state, trouble, areOld: true}
    : {...state, trouble, answer: null, counts: null};
}

/**
 * Returns whether results about one draft are invalid for another draft.
 *
 * @param {Doc} draft a draft
 * @param {Doc} before the draft before
 * @returns {boolean} whether their regions, symbols, givens or constraints differ
 */
export function isOther(draft, before) {
  return (
    draft.regions !== before.regions ||
    draft.symbols !== before.symbols ||
    draft.givens !== before.givens ||
    draft.constraints !== before.constraints
  );
}

/**
 * Returns the constraints of the draft.
 *
 * @param {SetState} state the state
 * @returns {readonly ApiConstraint[]} the constraints
 */
export function constraintsOf({history: {draft}}) {
  return draft.constraints ?? [];
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
    solved.draft.symbols !== draft.symbols ||
    solved.draft.givens.some((digit, cell) => digit !== draft.givens[cell])
  ) {
    return null;
  }
  const {constraints = []} = draft;
  return (solved.draft.constraints ?? []).every((each) => constraints.includes(each)) ? solved.digits : null;
}
