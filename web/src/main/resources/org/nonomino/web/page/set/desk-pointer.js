/**
 * The gestures of mouse, pen and finger for drawing constraints. Each kind can be drawn by dragging and by tapping. Pure functions
 * from state to state.
 *
 * @import {Gesture} from './desk-state.js'
 * @import {Pointed, SetState} from './state.js'
 */
import {cellsOf, kindNamed, made} from '../model/constraint-kinds.js';
import {cellsBetween} from '../model/painting.js';
import {announced, constraintsOf, focused, movedTo, withDesk} from './changes.js';
import {cornerAt, edgeAt, isPair, movedCells} from './constraint-edits.js';
import {collected, equalCagesWith, finished, isFinished} from './desk-collecting.js';
import {chosenOrExpected, placed, removed, typingEnded} from './desk-edits.js';
import {draggedOutside, liftedOutside} from './desk-outside.js';
import {pairCycled, pairFinished} from './desk-pairs.js';
import {draggedSelected, liftedSelected, pressedToSelect} from './desk-selecting.js';
import {PRESS, continued, emptied, listed, touches} from './desk-state.js';
import {instruction} from './desk-words.js';

/**
 * Handles a pointer action on the grid while the tool is a constraint or the selection of constraints.
 *
 * @param {SetState} state the state
 * @param {Pointed} pointed the pointer action
 * @returns {SetState} the new state
 */
export function deskPointed(state, pointed) {
  const {type, cell} = pointed;
  const {gesture} = state.desk;
  switch (type) {
    case 'down': {
      const ended = typingEnded(state);
      return pressed(cell < 0 ? ended : focused(movedTo(ended, cell, false)), pointed);
    }
    case 'double':
      return collectedFinished(state, cell);
    case 'move':
      return gesture ? dragged(state, gesture, pointed) : state;
    case 'up':
      return gesture ? lifted(withDesk(state, {gesture: null}), gesture, pointed) : state;
    default:
      return gesture ? withDesk(state, emptied(state.desk)) : state;
  }
}

/**
 * Creates a set from cells tapped one by one.
 *
 * @param {SetState} state
 * @param {number} cell the last cell; the two taps have added and removed it
 * @returns {SetState}
 */
function collectedFinished(state, cell) {
  const {tool, pending} = state.desk;
  const shape = kindNamed(tool)?.shape;
  const isTapped = pending.length === 0 && cageAt(state, cell) !== null;
  return (shape === 'cells' || shape === 'copies' || shape === 'rule') && !isTapped
    ? finished(withDesk(state, {pending: [...new Set([...pending, cell])]}))
    : state;
}

/**
 * @param {SetState} state
 * @param {Pointed} pointed
 * @returns {SetState}
 */
function pressed(state, pointed) {
  const {cell, row, column} = pointed;
  const {tool, pending, shaft} = state.desk;
  const {size} = state.history.draft;
  const shape = kindNamed(tool)?.shape;
  const gesture = {...PRESS, from: cell, last: cell};
  /** @param {Partial<Gesture>} more */
  const begun = (more) => withDesk(state, {gesture: {...gesture, ...more}});
  switch (shape) {
    case undefined:
      return pressedToSelect(state, pointed);
    case 'outside':
      return begun({type: 'outside', place: cell < 0 ? {row, column} : null});
    case 'cell': {
      if (cell < 0 || kindNamed(tool)?.number) {
        return begun({type: 'collect'});
      }
      const there = constraintsOf(state).find(
        (each) => each.kind === tool && cellsOf(each, size).includes(cell),
      );
      return painted(begun({type: 'paint', isAdding: !there}), cell, false);
    }
    case 'copies': {
      const isCopy = tool === 'clone' && shaft.includes(cell) && pending.length === 0;
      return begun({type: isCopy ? 'copy' : 'collect'});
    }
    case 'path':
    case 'arrow':
    case 'rule':
      // A press in the last cell continues a line that is being tapped.
      return begun({type: 'collect', isAdding: [...pending, ...shaft].includes(cell)});
    default:
      return cell < 0 ? state : begun({type: 'collect'});
  }
}

/**
 * @param {SetState} state
 * @param {Gesture} gesture
 * @param {Pointed} pointed
 * @returns {SetState}
 */
function dragged(state, gesture, {cell, row, column}) {
  if (gesture.type === 'outside') {
    return draggedOutside(state, gesture, row, column);
  }
  if (cell < 0 || cell === gesture.last) {
    return state;
  }
  const {size} = state.history.draft;
  const way = gesture.last < 0 ? [cell] : cellsBetween(size, gesture.last, cell).slice(1);
  const next = way.reduce(
    (now, to, i) =>
      stepped(now, {...gesture, ...now.desk.gesture, isMoved: true}, to, !gesture.isMoved && i === 0),
    state,
  );
  const after = next.desk.gesture;
  return movedTo(withDesk(next, {gesture: after && {...after, last: cell, isMoved: true}}), cell, false);
}

/**
 * Extends a drag to the next cell.
 *
 * @param {SetState} state
 * @param {Gesture} gesture
 * @param {number} cell
 * @param {boolean} isFirst whether the pointer has just left the pressed cell
 * @returns {SetState}
 */
function stepped(state, gesture, cell, isFirst) {
  switch (gesture.type) {
    case 'paint':
      return painted(state, cell, state.desk.gesture?.hasChanged ?? false);
    case 'end':
    case 'cage':
      return draggedSelected(state, gesture, cell);
    case 'copy': {
      const pending = movedCells(state.desk.shaft, state.history.draft.size, gesture.from, cell);
      return pending.length > 0 ? withDesk(state, {pending, gesture: {...gesture, last: cell}}) : state;
    }
    case 'collect':
      return withDesk(drawnOn(state, gesture, cell, isFirst), {gesture: {...gesture, last: cell}});
    default:
      return state;
  }
}

/**
 * @param {SetState} state
 * @param {Gesture} gesture
 * @param {number} cell
 * @param {boolean} isFirst
 * @returns {SetState}
 */
function drawnOn(state, {from, isAdding}, cell, isFirst) {
  const {tool, pending, shaft} = state.desk;
  const {size} = state.history.draft;
  switch (kindNamed(tool)?.shape) {
    case 'path':
      return withDesk(state, {pending: continued(isFirst && !isAdding ? [from] : pending, cell, size)});
    case 'rule':
      return withDesk(state, {pending: listed(isFirst && !isAdding ? [from] : pending, cell)});
    case 'arrow': {
      const circle = isFirst && !pending.includes(from) && !isAdding ? [from] : pending;
      const before = isFirst && !isAdding ? [] : shaft;
      return withDesk(state, {
        pending: circle,
        shaft: shaftAfter(circle, before, cell, size),
        isShaft: true,
      });
    }
    case 'pair':
      return withDesk(state, {pending: [from, cell]});
    default:
      return withDesk(state, {pending: [...new Set([...pending, from, cell])]});
  }
}

/**
 * @param {readonly number[]} circle
 * @param {readonly number[]} shaft
 * @param {number} cell
 * @param {number} size
 * @returns {readonly number[]} the shaft, continued to a cell if it fits
 */
function shaftAfter(circle, shaft, cell, size) {
  if (circle.includes(cell)) {
    return shaft.length === 1 ? [] : shaft;
  }
  const fits = shaft.length > 0 || circle.some((each) => touches(each, cell, size));
  return fits ? continued(shaft, cell, size) : shaft;
}

/**
 * @param {SetState} state
 * @param {Gesture} gesture
 * @param {Pointed} pointed
 * @returns {SetState}
 */
function lifted(state, gesture, pointed) {
  const {tool, pending} = state.desk;
  switch (gesture.type) {
    case 'end':
    case 'cage':
    case 'none':
      return liftedSelected(state, gesture);
    case 'outside':
      return liftedOutside(state, gesture);
    case 'paint':
      return state;
    default:
  }
  if (!gesture.isMoved) {
    return gesture.type === 'collect' ? tapped(state, pointed) : state;
  }
  if (kindNamed(tool)?.shape === 'pair') {
    return pairFinished(state, pending);
  }
  // A drag that is no constraint leaves nothing behind, but tapped cells stay.
  const next = finished(state);
  return isFinished(state) ? next : withDesk(next, emptied(next.desk));
}

/**
 * @param {SetState} state
 * @param {Pointed} pointed
 * @returns {SetState}
 */
function tapped(state, {cell, x, y}) {
  const {tool, pending, shaft} = state.desk;
  const {size} = state.history.draft;
  switch (kindNamed(tool)?.shape) {
    case 'path': {
      if (pending.length > 1 && cell === pending.at(-1)) {
        return finished(state);
      }
      const next = continued(pending, cell, size);
      return withDesk(state, {pending: next === pending && !pending.includes(cell) ? [cell] : next});
    }
    case 'arrow': {
      if (shaft.length > 0 && cell === shaft.at(-1)) {
        return finished(state);
      }
      if (pending.length === 0) {
        return withDesk(state, {pending: [cell], isShaft: true});
      }
      const next = shaftAfter(pending, shaft, cell, size);
      const isElsewhere = next === shaft && ![...pending, ...shaft].includes(cell);
      return withDesk(state, isElsewhere ? {pending: [cell], shaft: []} : {shaft: next});
    }
    case 'pair': {
      const edge = edgeAt(size, x, y);
      if (edge.length > 0) {
        return pairCycled(withDesk(state, {pending: []}), edge);
      }
      const next = collected(state, cell);
      return isPair(next.desk.pending, size) ? pairFinished(next, next.desk.pending) : next;
    }
    case 'corner': {
      const square = cornerAt(size, x, y);
      return square.length > 0 ? chosenOrExpected(state, made(tool, size, square)) : collected(state, cell);
    }
    case 'cell':
      return chosenOrExpected(state, made(tool, size, [cell]));
    case 'copies':
      return copyTapped(state, cell);
    default:
      return collected(state, cell);
  }
}

/**
 * Collects a cell of copies. The first tap on a cage with an equal sum collects the whole cage.
 *
 * @param {SetState} state
 * @param {number} cell
 * @returns {SetState}
 */
function copyTapped(state, cell) {
  const {pending, shaft} = state.desk;
  const cage = pending.length === 0 ? cageAt(state, cell) : null;
  if (cage && shaft.length === 0) {
    const next = withDesk(state, {shaft: cage});
    return announced(next, instruction(next.desk));
  }
  return cage && shaft.includes(cell) ? state : collected(state, cell);
}

/**
 * @param {SetState} state
 * @param {number} cell
 * @returns {?readonly number[]} the cage with an equal sum at the cell while its tool is used
 */
function cageAt(state, cell) {
  const isTool = state.desk.tool === 'equal-cages';
  return isTool ? (equalCagesWith(state, (cells) => cells.includes(cell))?.cells ?? null) : null;
}

/**
 * Adds a mark to a cell, or removes it.
 *
 * @param {SetState} state
 * @param {number} cell
 * @param {boolean} together
 * @returns {SetState}
 */
function painted(state, cell, together) {
  const {tool, gesture} = state.desk;
  const {size} = state.history.draft;
  const there = constraintsOf(state).filter(
    (each) => each.kind === tool && cellsOf(each, size).includes(cell),
  );
  const isAdding = gesture?.isAdding ?? true;
  if (isAdding === there.length > 0) {
    return state;
  }
  const next = isAdding
    ? placed(state, [made(tool, size, [cell])], together)
    : removed(state, there, together);
  return withDesk(next, {gesture: gesture && {...gesture, hasChanged: true}});
}
