/**
 * Choosing constraints on the setter's desk, and dragging their ends and edges.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Gesture} from './desk-state.js'
 */
import {constraintsAt, endsOf, stretched, withEnd} from './constraint-edits.js';
import {
  cellsOf,
  kindNamed,
  numberOf,
  numberRange,
  solvedNumber,
  withNumber,
} from '../model/constraint-kinds.js';
import {chooseOne, constraintsNow, desk, replace, setDesk} from './desk-now.js';
import {PRESS} from './desk-state.js';
import {draft, state} from './now.js';
import {onlySolution} from './state.js';

/**
 * Chooses the constraint at a point.
 *
 * @param {object} pressed the press
 * @param {number} pressed.cell its cell, or -1
 * @param {number} pressed.x the position, in cells from the left
 * @param {number} pressed.y in cells from the top
 * @param {boolean} pressed.isMore whether the constraint is chosen in addition
 */
export function pressToSelect({cell, x, y, isMore}) {
  const {size} = draft();
  const hits = constraintsAt(constraintsNow(), size, x, y);
  const {chosen} = desk();
  if (isMore) {
    const [hit] = hits;
    if (hit) {
      setDesk({chosen: chosen.includes(hit) ? chosen.filter((each) => each !== hit) : [...chosen, hit]});
    }
    setDesk({gesture: {...PRESS, hits: [], isMoved: true}});
    return;
  }
  const kept = chosen.length === 1 && hits.includes(chosen[0]);
  const target = kept ? chosen[0] : hits.at(0);
  if (!kept) {
    setDesk({chosen: target ? [target] : []});
  }
  const shape = target && kindNamed(target.kind)?.shape;
  const end = target && endsOf(target, size).find((each) => each.cell === cell);
  const type = end ? 'end' : shape === 'cells' ? 'cage' : 'none';
  setDesk({
    gesture: {
      ...PRESS,
      type,
      from: cell,
      last: cell,
      constraint: target ?? null,
      end: end?.end ?? 1,
      hits: kept ? hits : [],
    },
  });
}

/**
 * Moves the end or the edge of the dragged constraint to a cell.
 *
 * @param {Gesture} gesture the drag
 * @param {number} cell the cell
 */
export function dragSelected(gesture, cell) {
  const {type, constraint, end, last} = gesture;
  const {size} = draft();
  if (constraint) {
    const next =
      type === 'end'
        ? withEnd(constraint, size, end, cell)
        : refitted(stretched(constraint, size, last, cell), constraint);
    setDesk({gesture: {...gesture, constraint: next, last: cell}});
  }
}

/**
 * Changes the dragged constraint, or chooses the next one below after a tap.
 *
 * @param {Gesture} gesture the drag
 */
export function liftSelected({constraint, isMoved, hits}) {
  const [old] = desk().chosen;
  if (isMoved && constraint && old && constraint !== old) {
    replace(old, constraint);
    chooseOne(constraint);
  } else if (!isMoved) {
    // A second tap chooses the next constraint below.
    const next = hits.length > 1 ? hits[(hits.indexOf(old) + 1) % hits.length] : old;
    if (next) {
      chooseOne(next);
    }
  }
}

/**
 * Moves an end of the chosen line, or the edge of the chosen cage, from a cell to a neighbouring cell.
 *
 * @param {number} from the cell
 * @param {number} to the neighbouring cell
 */
export function reshape(from, to) {
  const {chosen} = desk();
  const {size} = draft();
  const [old] = chosen;
  if (chosen.length !== 1) {
    return;
  }
  const end = endsOf(old, size).find(({cell}) => cell === from);
  const isInSet = kindNamed(old.kind)?.shape === 'cells' && cellsOf(old, size).includes(from);
  const next = end
    ? withEnd(old, size, end.end, to)
    : isInSet
      ? refitted(stretched(old, size, from, to), old)
      : old;
  if (next !== old) {
    replace(old, next);
    chooseOne(next);
  }
}

/**
 * @param {ApiConstraint} next a constraint with other cells
 * @param {ApiConstraint} before the constraint before
 * @returns {ApiConstraint} the constraint with a number that is possible
 */
function refitted(next, before) {
  const {size} = draft();
  const number = numberOf(next);
  if (next === before || typeof number !== 'number') {
    return next;
  }
  const solution = onlySolution(state);
  if (solution && number === solvedNumber(before, size, solution)) {
    return withNumber(next, solvedNumber(next, size, solution));
  }
  const {min, max} = numberRange(next, size);
  if (number >= min && number <= max) {
    return next;
  }
  return withNumber(
    next,
    kindNamed(next.kind)?.number?.isOptional ? null : Math.min(max, Math.max(min, number)),
  );
}
