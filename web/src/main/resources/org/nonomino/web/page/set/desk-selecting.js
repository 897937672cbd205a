/**
 * Choosing constraints on the setter's desk, and dragging their ends and edges. Pure functions from state to state.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Gesture} from './desk-state.js'
 * @import {Pointed, SetState} from './state.js'
 */
import {cellsOf, kindNamed, numberOf, withNumber} from '../model/constraint-kinds.js';
import {numberRange, solvedNumber} from '../model/constraint-numbers.js';
import {announced, constraintsOf, onlySolution, withDesk} from './changes.js';
import {constraintsAt, endsOf, stretched, withEnd} from './constraint-edits.js';
import {chosenOne} from './desk-edits.js';
import {PRESS} from './desk-state.js';
import {reshapedTo} from './own-rules.js';

/**
 * Chooses the constraint at a point.
 *
 * @param {SetState} state the state
 * @param {Pointed} pressed the press
 * @returns {SetState} the new state
 */
export function pressedToSelect(state, {cell, x, y, isMore}) {
  const {size} = state.history.draft;
  const hits = constraintsAt(constraintsOf(state), size, x, y);
  const {chosen} = state.desk;
  if (isMore) {
    const [hit] = hits;
    const others = chosen.filter((each) => each !== hit);
    const added = others.length < chosen.length ? others : [...chosen, hit];
    return withDesk(state, {
      ...(hit && {chosen: added}),
      gesture: {...PRESS, hits: [], isMoved: true},
    });
  }
  const isKept = chosen.length === 1 && hits.includes(chosen[0]);
  const target = isKept ? chosen[0] : hits.at(0);
  const shape = target && kindNamed(target.kind)?.shape;
  const end = target && endsOf(target, size).find((each) => each.cell === cell);
  return withDesk(state, {
    ...(!isKept && {chosen: target ? [target] : []}),
    gesture: {
      ...PRESS,
      type: end ? 'end' : shape === 'cells' ? 'cage' : 'none',
      from: cell,
      last: cell,
      constraint: target ?? null,
      end: end?.end ?? 1,
      hits: isKept ? hits : [],
    },
  });
}

/**
 * Moves the end or the edge of the dragged constraint to a cell.
 *
 * @param {SetState} state the state
 * @param {Gesture} gesture the drag
 * @param {number} cell the cell
 * @returns {SetState} the new state
 */
export function draggedSelected(state, gesture, cell) {
  const {type, constraint, end, last} = gesture;
  const {size} = state.history.draft;
  if (!constraint) {
    return state;
  }
  const next =
    type === 'end'
      ? withEnd(constraint, size, end, cell)
      : refitted(state, stretched(constraint, size, last, cell), constraint);
  return withDesk(state, {gesture: {...gesture, constraint: next, last: cell}});
}

/**
 * Changes the dragged constraint, or chooses the next one below after a tap.
 *
 * @param {SetState} state the state
 * @param {Gesture} gesture the drag
 * @returns {SetState} the new state
 */
export function liftedSelected(state, {constraint, isMoved, hits}) {
  const [old] = state.desk.chosen;
  if (isMoved) {
    return constraint && old && constraint !== old ? reshapedTo(state, old, constraint) : state;
  }
  // A second tap chooses the next constraint below.
  const next = hits.length > 1 ? hits[(hits.indexOf(old) + 1) % hits.length] : old;
  return next ? chosenOne(state, next) : state;
}

/**
 * Moves an end of the chosen line, or the edge of the chosen cage, from a cell to a neighbouring cell.
 *
 * @param {SetState} state the state
 * @param {number} from the cell
 * @param {number} to the neighbouring cell
 * @returns {SetState} the new state
 */
export function reshaped(state, from, to) {
  const {chosen} = state.desk;
  const {size} = state.history.draft;
  const [old] = chosen;
  if (chosen.length !== 1) {
    return state;
  }
  const end = endsOf(old, size).find(({cell}) => cell === from);
  const isInSet = kindNamed(old.kind)?.shape === 'cells' && cellsOf(old, size).includes(from);
  const next = end
    ? withEnd(old, size, end.end, to)
    : isInSet
      ? refitted(state, stretched(old, size, from, to), old)
      : old;
  return next === old ? state : reshapedTo(state, old, next);
}

/**
 * Chooses the next constraint at the cursor.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function nextChosen(state) {
  const {size} = state.history.draft;
  const here = constraintsOf(state).filter((each) => cellsOf(each, size).includes(state.cursor));
  return here.length === 0
    ? announced(state, 'No constraint in this cell.')
    : chosenOne(state, here[(here.indexOf(state.desk.chosen[0]) + 1) % here.length]);
}

/**
 * @param {SetState} state
 * @param {ApiConstraint} next a constraint with other cells
 * @param {ApiConstraint} before the constraint before
 * @returns {ApiConstraint} the constraint with a number that is possible
 */
function refitted(state, next, before) {
  const {draft} = state.history;
  const number = numberOf(next);
  if (next === before || typeof number !== 'number') {
    return next;
  }
  const solution = onlySolution(state);
  if (solution && number === solvedNumber(before, draft, solution)) {
    return withNumber(next, solvedNumber(next, draft, solution));
  }
  const {min, max} = numberRange(next, draft);
  if (number >= min && number <= max) {
    return next;
  }
  return withNumber(
    next,
    kindNamed(next.kind)?.number?.isOptional ? null : Math.min(max, Math.max(min, number)),
  );
}
