/**
 * Collecting cells on the setter's desk, and making constraints of them. Pure functions from state to state.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {SetState} from './state.js'
 */
import {cagesOf, kindNamed, made} from '../model/constraint-kinds.js';
import {cellName} from '../model/symbols.js';
import {counted} from '../model/words.js';
import {announced, constraintsOf, toasted, withDesk} from './changes.js';
import {fitsCircle, squareFrom, withCage} from './constraint-edits.js';
import {expected, placed, replacedWithImages, typingEnded} from './desk-edits.js';
import {canFinish, continued, emptied, toggled, touches} from './desk-state.js';
import {instruction, refusal} from './desk-words.js';
import {ruleMade} from './own-rules.js';

/**
 * Collects a cell for the current tool, or drops it.
 *
 * @param {SetState} state the state
 * @param {number} cell the cell
 * @returns {SetState} the new state
 */
export function collected(state, cell) {
  const ended = typingEnded(state);
  const {size} = ended.history.draft;
  const shape = kindNamed(ended.desk.tool)?.shape;
  if (shape === 'path' && continued(ended.desk.pending, cell, size) === ended.desk.pending) {
    return announced(ended, `${cellName(size, cell)} does not continue the line.`);
  }
  const next = withCell(ended, cell);
  const {pending, shaft} = next.desk;
  const count = pending.length + (shape === 'arrow' ? shaft.length : 0);
  return announced(next, `${counted(count, 'cell')} collected.`);
}

/**
 * @param {SetState} state
 * @param {number} cell
 * @returns {SetState}
 */
function withCell(state, cell) {
  const {tool, pending, shaft, isShaft} = state.desk;
  const {size} = state.history.draft;
  switch (kindNamed(tool)?.shape) {
    case 'path':
      return withDesk(state, {pending: continued(pending, cell, size)});
    case 'arrow': {
      if (!isShaft) {
        return withDesk(state, {pending: fitsCircle(pending, cell, size) ? [...pending, cell] : pending});
      }
      const isFirst = shaft.length === 0 && pending.some((each) => touches(each, cell, size));
      return !pending.includes(cell) && (isFirst || shaft.length > 0)
        ? withDesk(state, {shaft: continued(shaft, cell, size)})
        : state;
    }
    case 'pair':
      return withDesk(state, {pending: toggled(pending, cell).slice(-2)});
    case undefined:
    case 'whole':
    case 'outside':
      return state;
    default:
      return withDesk(state, {pending: toggled(pending, cell)});
  }
}

/**
 * Drops the most recently collected cell.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function uncollected(state) {
  const {pending, shaft, tool} = state.desk;
  const next = withDesk(
    state,
    tool === 'arrow' && shaft.length > 0 ? {shaft: shaft.slice(0, -1)} : {pending: pending.slice(0, -1)},
  );
  return announced(next, `${counted(next.desk.pending.length + next.desk.shaft.length, 'cell')} collected.`);
}

/**
 * Returns whether the collected cells make a constraint.
 *
 * @param {SetState} state the state
 * @returns {boolean} whether `finished` makes one
 */
export function isFinished({desk, history: {draft}}) {
  return canFinish(desk, draft.size);
}

/**
 * Makes a constraint of the collected cells.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state; if they make none, the reason is shown
 */
export function finished(state) {
  const {tool, pending, shaft} = state.desk;
  const {size} = state.history.draft;
  const kind = kindNamed(tool);
  if (!kind || !isFinished(state)) {
    return kind && pending.length > 0 ? toasted(state, refusal(tool, pending, size)) : state;
  }
  switch (kind.shape) {
    case 'arrow':
      return placed(state, [made(tool, size, pending, null, shaft)]);
    case 'copies':
      return copiesFinished(state);
    case 'rule':
      return ruleMade(state);
    case 'corner':
      return expected(state, made(tool, size, squareFrom(Math.min(...pending), size), null));
    case 'cell':
      return kind.number
        ? expected(state, made(tool, size, [pending[pending.length - 1]], null))
        : placed(
            state,
            pending.map((cell) => made(tool, size, [cell])),
          );
    case 'cells': {
      const constraint = made(tool, size, pending);
      return kind.number && !kind.number.isOptional
        ? expected(state, constraint)
        : placed(state, [constraint]);
    }
    default:
      return placed(state, [made(tool, size, pending)]);
  }
}

/**
 * Stores the first set of copies, or makes the constraint of both sets.
 *
 * @param {SetState} state
 * @returns {SetState}
 */
function copiesFinished(state) {
  const {tool, pending, shaft} = state.desk;
  if (shaft.length === 0) {
    const next = withDesk(state, {shaft: pending, pending: []});
    return announced(next, `${counted(pending.length, 'cell')} collected. ${instruction(next.desk)}`);
  }
  if (tool === 'clone' && pending.length !== shaft.length) {
    return toasted(state, `The copy needs ${counted(shaft.length, 'cell')}, not ${pending.length}.`);
  }
  const {size} = state.history.draft;
  const there = tool === 'clone' ? null : equalCagesWith(state, (cells) => isSame(cells, shaft));
  if (!there) {
    return placed(state, [made(tool, size, shaft, null, pending)]);
  }
  // All cages with equal sums that share a cage have the same sum.
  const next = withCage(there.constraint, pending, size);
  const empty = withDesk(state, emptied(state.desk));
  return next === there.constraint
    ? announced(empty, 'It is already there.')
    : replacedWithImages(empty, there.constraint, next);
}

/**
 * @param {readonly number[]} cells
 * @param {readonly number[]} cage
 * @returns {boolean} whether they are the same cells
 */
function isSame(cells, cage) {
  return cells.length === cage.length && cells.every((cell) => cage.includes(cell));
}

/**
 * Finds cages with equal sums.
 *
 * @param {SetState} state the state
 * @param {(cells: readonly number[]) => boolean} isWanted whether a cage is wanted
 * @returns {?{constraint: ApiConstraint, cells: readonly number[]}} the first such cage with its constraint; null if there is none
 */
export function equalCagesWith(state, isWanted) {
  for (const constraint of constraintsOf(state)) {
    const cells = cagesOf(constraint, state.history.draft.size).find(isWanted);
    if (cells) {
      return {constraint, cells};
    }
  }
  return null;
}
