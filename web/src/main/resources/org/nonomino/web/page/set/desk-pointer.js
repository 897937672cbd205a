/**
 * The gestures of mouse, pen and finger for drawing constraints. Each kind can be drawn by dragging and by tapping.
 *
 * @import {Gesture} from './desk-state.js'
 * @import {GridPointer} from '../grid/pointer.js'
 */
import {cornerAt, edgeAt, isPair, movedCells} from './constraint-edits.js';
import {cellsOf, kindNamed, made} from '../model/constraint-kinds.js';
import {
  collect,
  constraintsNow,
  desk,
  editOrExpect,
  endTyping,
  equalCagesWith,
  finishPending,
  instruction,
  place,
  remove,
  setDesk,
} from './desk-now.js';
import {dragOutside, liftOutside} from './desk-outside.js';
import {cyclePair, finishPair} from './desk-pairs.js';
import {dragSelected, liftSelected, pressToSelect} from './desk-selecting.js';
import {PRESS, continued, emptied, touches} from './desk-state.js';
import {cellsBetween} from '../model/painting.js';
import {dispatch, draft, moveTo, page} from './now.js';

/**
 * Handles a pointer action on the grid while the tool is a constraint or the selection of constraints.
 *
 * @param {GridPointer} pointed the pointer action
 */
export function deskPointer(pointed) {
  const {type, cell} = pointed;
  if (type === 'down') {
    endTyping();
    if (cell >= 0) {
      moveTo(cell, false);
    }
    press(pointed);
  } else if (type === 'double') {
    finishCollected(cell);
  } else if (desk().gesture !== null) {
    const gesture = /** @type {Gesture} */ (desk().gesture);
    if (type === 'move') {
      drag(gesture, pointed);
    } else if (type === 'up') {
      setDesk({gesture: null});
      lift(gesture, pointed);
    } else {
      dispatch({type: 'desk', desk: emptied(desk())});
    }
  }
  page.update();
}

/**
 * Creates a set from cells tapped one by one.
 *
 * @param {number} cell the last cell; the two taps have added and removed it
 */
function finishCollected(cell) {
  const {tool, pending} = desk();
  const shape = kindNamed(tool)?.shape;
  const isTapped = pending.length === 0 && cageAt(cell) !== null;
  if ((shape === 'cells' || shape === 'copies') && !isTapped) {
    setDesk({pending: [...new Set([...pending, cell])]});
    finishPending();
  }
}

/** @param {GridPointer} pointed */
function press({cell, row, column, x, y, event}) {
  const {tool, pending, shaft} = desk();
  const {size} = draft();
  const shape = kindNamed(tool)?.shape;
  const gesture = {...PRESS, from: cell, last: cell};
  switch (shape) {
    case undefined:
      pressToSelect({cell, x, y, isMore: event.shiftKey || event.ctrlKey || event.metaKey});
      return;
    case 'outside':
      setDesk({gesture: {...gesture, type: 'outside', place: cell < 0 ? {row, column} : null}});
      return;
    case 'cell':
      if (cell >= 0 && !kindNamed(tool)?.number) {
        const there = constraintsNow().find(
          (each) => each.kind === tool && cellsOf(each, size).includes(cell),
        );
        setDesk({gesture: {...gesture, type: 'paint', isAdding: !there}});
        paint(cell, false);
        return;
      }
      setDesk({gesture: {...gesture, type: 'collect'}});
      return;
    case 'copies': {
      const isCopy = tool === 'clone' && shaft.includes(cell) && pending.length === 0;
      setDesk({gesture: {...gesture, type: isCopy ? 'copy' : 'collect'}});
      return;
    }
    case 'path':
    case 'arrow': {
      // A press in the last cell continues a line that is being tapped.
      const isContinued = [...pending, ...shaft].includes(cell);
      setDesk({gesture: {...gesture, type: 'collect', isAdding: isContinued}});
      return;
    }
    default:
      if (cell >= 0) {
        setDesk({gesture: {...gesture, type: 'collect'}});
      }
  }
}

/**
 * @param {Gesture} gesture
 * @param {GridPointer} pointed
 */
function drag(gesture, {cell, row, column}) {
  const {size} = draft();
  if (gesture.type === 'outside') {
    dragOutside(gesture, row, column);
    return;
  }
  if (cell < 0 || cell === gesture.last) {
    return;
  }
  const isFirst = !gesture.isMoved;
  const way = gesture.last < 0 ? [cell] : cellsBetween(size, gesture.last, cell).slice(1);
  for (const next of way) {
    step({...gesture, ...desk().gesture, isMoved: true}, next, isFirst && next === way[0]);
  }
  const after = desk().gesture;
  setDesk({gesture: after && {...after, last: cell, isMoved: true}});
  dispatch({type: 'moveTo', cell, extend: false});
}

/**
 * Extends a drag to the next cell.
 *
 * @param {Gesture} gesture
 * @param {number} cell
 * @param {boolean} isFirst whether the pointer has just left the pressed cell
 */
function step(gesture, cell, isFirst) {
  const {size} = draft();
  switch (gesture.type) {
    case 'paint':
      paint(cell, desk().gesture?.hasChanged ?? false);
      break;
    case 'end':
    case 'cage':
      dragSelected(gesture, cell);
      break;
    case 'copy': {
      const moved = movedCells(desk().shaft, size, gesture.from, cell);
      if (moved.length > 0) {
        setDesk({pending: moved, gesture: {...gesture, last: cell}});
      }
      break;
    }
    case 'collect':
      drawOn(gesture, cell, isFirst);
      setDesk({gesture: {...gesture, last: cell}});
      break;
    default:
  }
}

/**
 * @param {Gesture} gesture
 * @param {number} cell
 * @param {boolean} isFirst
 */
function drawOn({from, isAdding}, cell, isFirst) {
  const {tool, pending, shaft} = desk();
  const {size} = draft();
  switch (kindNamed(tool)?.shape) {
    case 'path': {
      const begun = isFirst && !isAdding ? [from] : pending;
      setDesk({pending: continued(begun, cell, size)});
      break;
    }
    case 'arrow': {
      const circle = isFirst && !pending.includes(from) && !isAdding ? [from] : pending;
      const before = isFirst && !isAdding ? [] : shaft;
      setDesk({pending: circle, shaft: shaftAfter(circle, before, cell, size), isShaft: true});
      break;
    }
    case 'pair':
      setDesk({pending: [from, cell]});
      break;
    default:
      setDesk({pending: [...new Set([...pending, from, cell])]});
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
 * @param {Gesture} gesture
 * @param {GridPointer} pointed
 */
function lift(gesture, {x, y, cell}) {
  const {tool, pending} = desk();
  const shape = kindNamed(tool)?.shape;
  if (gesture.type === 'end' || gesture.type === 'cage' || gesture.type === 'none') {
    liftSelected(gesture);
  } else if (gesture.type === 'outside') {
    liftOutside(gesture);
  } else if (gesture.isMoved && (gesture.type === 'copy' || gesture.type === 'collect')) {
    if (shape === 'pair') {
      finishPair(pending);
    } else if (!finishPending()) {
      // A drag that is no constraint leaves nothing behind, but tapped cells stay.
      dispatch({type: 'desk', desk: emptied(desk())});
    }
  } else if (gesture.type === 'collect') {
    tap(cell, x, y);
  }
}

/**
 * @param {number} cell the tapped cell
 * @param {number} x
 * @param {number} y
 */
function tap(cell, x, y) {
  const {tool, pending, shaft} = desk();
  const {size} = draft();
  switch (kindNamed(tool)?.shape) {
    case 'path':
      if (pending.length > 1 && cell === pending.at(-1)) {
        finishPending();
      } else {
        const next = continued(pending, cell, size);
        setDesk({pending: next === pending && !pending.includes(cell) ? [cell] : next});
      }
      break;
    case 'arrow':
      if (shaft.length > 0 && cell === shaft.at(-1)) {
        finishPending();
      } else if (pending.length === 0) {
        setDesk({pending: [cell], isShaft: true});
      } else {
        const next = shaftAfter(pending, shaft, cell, size);
        const isElsewhere = next === shaft && ![...pending, ...shaft].includes(cell);
        setDesk(isElsewhere ? {pending: [cell], shaft: []} : {shaft: next});
      }
      break;
    case 'pair': {
      const edge = edgeAt(size, x, y);
      if (edge.length > 0) {
        setDesk({pending: []});
        cyclePair(edge);
      } else {
        collect(cell);
        if (isPair(desk().pending, size)) {
          finishPair(desk().pending);
        }
      }
      break;
    }
    case 'corner': {
      const square = cornerAt(size, x, y);
      if (square.length > 0) {
        editOrExpect(made(tool, size, square));
      } else {
        collect(cell);
      }
      break;
    }
    case 'cell':
      editOrExpect(made(tool, size, [cell]));
      break;
    case 'copies':
      tapCopies(cell);
      break;
    default:
      collect(cell);
  }
}

/**
 * Collects a cell of copies. The first tap on a cage with an equal sum collects the whole cage.
 *
 * @param {number} cell
 */
function tapCopies(cell) {
  const {pending, shaft} = desk();
  const cage = pending.length === 0 ? cageAt(cell) : null;
  if (cage && shaft.length === 0) {
    setDesk({shaft: cage});
    page.announce(instruction());
  } else if (!cage || !shaft.includes(cell)) {
    collect(cell);
  }
}

/**
 * @param {number} cell
 * @returns {?readonly number[]} the cage with an equal sum at the cell while its tool is used
 */
function cageAt(cell) {
  const isTool = desk().tool === 'equal-cages';
  return isTool ? (equalCagesWith((cells) => cells.includes(cell))?.cells ?? null) : null;
}

/**
 * Adds a mark to a cell, or removes it.
 *
 * @param {number} cell
 * @param {boolean} together
 */
function paint(cell, together) {
  const {tool, gesture} = desk();
  const {size} = draft();
  const there = constraintsNow().filter((each) => each.kind === tool && cellsOf(each, size).includes(cell));
  const isAdding = gesture?.isAdding ?? true;
  if (isAdding === there.length > 0) {
    return;
  }
  if (isAdding) {
    place([made(tool, size, [cell])], together);
  } else {
    remove(there, together);
  }
  setDesk({gesture: gesture && {...gesture, hasChanged: true}});
}
