/**
 * Clues outside the grid, as they are dragged and tapped on the setter's desk. Pure functions from state to state.
 *
 * @import {Gesture} from './desk-state.js'
 * @import {SetState} from './state.js'
 */
import {directionsFrom, madeOutside} from '../model/constraint-kinds.js';
import {announced, focused, withDesk} from './changes.js';
import {chosenOrExpected} from './desk-edits.js';

/**
 * Turns the diagonal of a little killer towards the pointer.
 *
 * @param {SetState} state the state
 * @param {Gesture} gesture the drag
 * @param {number} row the row of the pointer, from 0
 * @param {number} column its column
 * @returns {SetState} the new state
 */
export function draggedOutside(state, gesture, row, column) {
  const {tool} = state.desk;
  const {size} = state.history.draft;
  const {place: from} = gesture;
  if (!from || tool !== 'little-killer') {
    return state;
  }
  const [down, right] = [row - from.row, column - from.column];
  const wanted = `${down < 0 ? 'up' : 'down'}-${right < 0 ? 'left' : 'right'}`;
  return directionsFrom(size, from).includes(wanted)
    ? withDesk(state, {
        gesture: {...gesture, isMoved: true, constraint: madeOutside(tool, size, from, null, wanted)},
      })
    : state;
}

/**
 * Prepares the clue of a drag or tap next to the grid.
 *
 * @param {SetState} state the state
 * @param {Gesture} gesture the drag
 * @returns {SetState} the new state
 */
export function liftedOutside(state, {place: from, constraint}) {
  const {tool} = state.desk;
  const {size} = state.history.draft;
  // The press has given the focus to the whole grid.
  const next = focused(state);
  if (!from) {
    return announced(next, 'Tap next to the grid.');
  }
  const isDiagonal = tool === 'little-killer';
  const direction = isDiagonal ? directionsFrom(size, from)[0] : undefined;
  const isCorner = (from.row < 0 || from.row >= size) && (from.column < 0 || from.column >= size);
  return (isDiagonal ? !direction : isCorner)
    ? next
    : chosenOrExpected(next, constraint ?? madeOutside(tool, size, from, null, direction));
}
