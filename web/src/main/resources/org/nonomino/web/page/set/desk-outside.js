/**
 * Clues outside the grid, as they are dragged and tapped on the setter's desk.
 *
 * @import {Gesture} from './desk-state.js'
 */
import {directionsFrom, madeOutside} from '../model/constraint-kinds.js';
import {desk, editOrExpect, setDesk} from './desk-now.js';
import {focusCell} from '../grid/grid.js';
import {GRID, draft, page, state} from './now.js';

/**
 * Turns the diagonal of a little killer towards the pointer.
 *
 * @param {Gesture} gesture the drag
 * @param {number} row the row of the pointer, from 0
 * @param {number} column its column
 */
export function dragOutside(gesture, row, column) {
  const {size} = draft();
  const {place: from} = gesture;
  if (!from || desk().tool !== 'little-killer') {
    return;
  }
  const [down, right] = [row - from.row, column - from.column];
  const directions = directionsFrom(size, from);
  const wanted = `${down < 0 ? 'up' : 'down'}-${right < 0 ? 'left' : 'right'}`;
  if (directions.includes(wanted)) {
    setDesk({
      gesture: {...gesture, isMoved: true, constraint: madeOutside(desk().tool, size, from, null, wanted)},
    });
  }
}

/**
 * Prepares the clue of a drag or tap next to the grid.
 *
 * @param {Gesture} gesture the drag
 */
export function liftOutside({place: from, constraint}) {
  const {tool} = desk();
  const {size} = draft();
  // The press has given the focus to the whole grid.
  focusCell(GRID, state.cursor);
  if (!from) {
    page.announce('Tap next to the grid.');
    return;
  }
  const isDiagonal = tool === 'little-killer';
  const direction = isDiagonal ? directionsFrom(size, from)[0] : undefined;
  const isCorner = (from.row < 0 || from.row >= size) && (from.column < 0 || from.column >= size);
  if (isDiagonal ? !direction : isCorner) {
    return;
  }
  editOrExpect(constraint ?? madeOutside(tool, size, from, null, direction));
}
