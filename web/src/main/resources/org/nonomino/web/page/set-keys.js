/**
 * The effects of keys in the view Set. They move the cursor, paint regions, enter givens, undo and redo.
 *
 * @import {AppFace} from './app.js'
 */
import {hasFocus} from './grid.js';
import {controlCommand, movedBy, typedDigit} from './keys.js';
import * as painting from './painting.js';
import {GRID, draft, moveTo, state, useIn} from './set-now.js';
import {change, step} from './set-open.js';
import {choosePaint, finishRegion, give, paintCells, selectAll} from './set-painting.js';

/**
 * Handles a key.
 *
 * @param {KeyboardEvent} event the key
 * @param {AppFace} app the shell
 */
export function keydown(event, app) {
  useIn(app);
  if (event.ctrlKey || event.metaKey) {
    const command = controlCommand(event);
    if (command === 'all' && state.mode === 'givens') {
      event.preventDefault();
      selectAll();
    } else if (command === 'undo' || command === 'redo') {
      event.preventDefault();
      step(command);
    }
    return;
  }
  const onGrid = hasFocus(GRID) || document.activeElement === document.body;
  const digit = typedDigit(event, draft().size);
  const moved = onGrid && !event.altKey && digit === 0 ? movedBy(event.key, state.cursor, draft().size) : -1;
  if (moved >= 0) {
    event.preventDefault();
    moveTo(moved, event.shiftKey && state.mode === 'givens');
    if (event.shiftKey && state.mode === 'regions') {
      paintCells([moved], false);
      finishRegion();
    }
  } else if (!event.altKey && acts(event.key, digit, onGrid)) {
    event.preventDefault();
  }
}

/**
 * @param {string} key the key, as in `KeyboardEvent.key`
 * @param {number} digit the digit of the key, 0 for none
 * @param {boolean} onGrid whether the grid has the focus
 * @returns {boolean} whether the key has an effect
 */
function acts(key, digit, onGrid) {
  const erases = key === 'Backspace' || key === 'Delete';
  if (state.mode === 'givens') {
    if (digit > 0 || erases) {
      give(digit);
    }
    return digit > 0 || erases;
  }
  if (digit > 0) {
    choosePaint(digit - 1);
  } else if (onGrid && (key === ' ' || key === 'Enter')) {
    paintCells([state.cursor], false);
    finishRegion();
  } else if (onGrid && erases) {
    change(painting.paint(draft(), [state.cursor], painting.NONE));
  } else {
    return false;
  }
  return true;
}
