/**
 * The effects of keys on the setter's desk: Enter, Space, Backspace, arrows with Shift, and the letters of signs. Pure functions from
 * state to state.
 *
 * @import {SetState} from './state.js'
 */
import {cellsOf, kindNamed, made} from '../model/constraint-kinds.js';
import {announced, constraintsOf, focused, movedTo, withDesk} from './changes.js';
import {collected, finished, uncollected} from './desk-collecting.js';
import {placed, removed, replaced, typingEnded} from './desk-edits.js';
import {nextChosen, reshaped} from './desk-selecting.js';
import {dropped} from './desk-state.js';
import {digitErased} from './desk-typing.js';
import {cursorPainted} from './painting.js';

/**
 * Moves the cursor by an arrow key. With Shift, the cell is added to the selection, painted or collected.
 *
 * @param {SetState} state the state
 * @param {number} cell the new cursor
 * @param {boolean} isExtending whether Shift is held
 * @returns {SetState} the new state
 */
export function movedByKey(state, cell, isExtending) {
  const {cursor, mode} = state;
  const next = focused(movedTo(state, cell, isExtending && mode === 'givens'));
  if (!isExtending || mode === 'givens') {
    return next;
  }
  if (mode === 'regions') {
    return cursorPainted(next);
  }
  return kindNamed(next.desk.tool) ? collectedFrom(next, cursor, cell) : reshaped(next, cursor, cell);
}

/**
 * Collects the cells of a step with Shift; the first step begins with the cell before.
 *
 * @param {SetState} state
 * @param {number} from the cell before
 * @param {number} to the cell now
 * @returns {SetState}
 */
function collectedFrom(state, from, to) {
  const {pending, shaft, isShaft, tool} = state.desk;
  const isBeginning = (isShaft ? shaft : pending).length === 0 && !(isShaft && pending.includes(from));
  const next = isBeginning ? collected(state, from) : state;
  // Cells of a set are only added, so that the cursor can move back over them.
  return kindNamed(tool)?.shape === 'path' || isShaft || !next.desk.pending.includes(to)
    ? collected(next, to)
    : next;
}

/**
 * Drops the typed number, then the collected cells, then the choice.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state; the same object if there is nothing to drop
 */
export function escaped(state) {
  if (state.desk.typing) {
    return typingEnded(state);
  }
  const desk = dropped(state.desk);
  if (desk === state.desk) {
    return desk.why ? withDesk(state, {why: null}) : state;
  }
  return withDesk(state, desk);
}

/**
 * Erases the last digit, the chosen constraints, or the last collected cell.
 *
 * @param {SetState} state the state
 * @param {boolean} isBack whether the key is Backspace, not Delete
 * @returns {SetState} the new state; the same object if there is nothing to erase
 */
export function erased(state, isBack) {
  const {typing, chosen, pending} = state.desk;
  if (typing && isBack && (typing.text !== '' || !typing.isPlaced)) {
    return digitErased(state);
  }
  if (chosen.length > 0) {
    return removed(state, chosen);
  }
  return pending.length > 0 ? uncollected(state) : state;
}

/**
 * Ends what has been begun: the number, the circle of an arrow, the collected cells.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function entered(state) {
  const {typing, tool, pending, shaft, isShaft} = state.desk;
  if (typing) {
    return typingEnded(state);
  }
  const atCursor = () => (pending.length === 0 ? collected(state, state.cursor) : state);
  if (tool === 'arrow' && !isShaft) {
    return announced(withDesk(atCursor(), {isShaft: true}), 'Now collect the shaft, then press Enter.');
  }
  const shape = kindNamed(tool)?.shape;
  if (shape === undefined) {
    return spaced(state);
  }
  const isOfCell = shaft.length === 0 && (shape === 'cell' || shape === 'corner');
  return finished(isOfCell ? atCursor() : state);
}

/**
 * Collects the cell of the cursor, marks it, or chooses the constraint there.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function spaced(state) {
  const {tool} = state.desk;
  const {size} = state.history.draft;
  const kind = kindNamed(tool);
  if (!kind) {
    return nextChosen(state);
  }
  if (kind.shape !== 'cell' || kind.number) {
    return collected(state, state.cursor);
  }
  const there = constraintsOf(state).filter(
    (each) => each.kind === tool && cellsOf(each, size).includes(state.cursor),
  );
  return there.length > 0 ? removed(state, there) : placed(state, [made(tool, size, [state.cursor])]);
}

/**
 * Changes the sign of the chosen XV sign.
 *
 * @param {SetState} state the state
 * @param {string} letter a letter
 * @returns {SetState} the new state; the same object unless the letter is X or V and such a sign is chosen
 */
export function signed(state, letter) {
  const [chosen] = state.desk.chosen;
  const sign = letter.toUpperCase();
  return chosen?.kind === 'xv' && (sign === 'X' || sign === 'V')
    ? replaced(state, chosen, {...chosen, sign})
    : state;
}
