/**
 * The current state of the view Set: the only `SetState`, as described in `state.js`, and the
 * shell, because answers can arrive at any time. Code that reads `state` after `dispatch` sees the new state.
 *
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {SetAction} from './state.js'
 */
import {firstDraft, historyOf} from '../storage/drafts.js';
import {focusCell} from '../grid/grid.js';
import {newDesk} from './desk-state.js';
import {keptCounting} from './candidates.js';
import {newSetState, setState} from './state.js';
import {stored} from '../storage/storage.js';

/** The route of the view. */
export const ROUTE = 'set';

/** The id of the grid. */
export const GRID = 'set-grid';

/** The key of the kinds of constraints used last, in the storage of the browser. */
export const TOOLS_KEY = 'nonomino.tools';

/** The initial draft. */
export const firstOpened = firstDraft();

/** The shell, once it has opened the view. @type {AppFace} */
export let page;

/** The state; only `dispatch` changes it. */
export let state = setState(
  {...newSetState(firstOpened.doc), history: historyOf(firstOpened), desk: newDesk(keptTools())},
  {type: 'counting', counting: keptCounting()},
);

/** @returns {string[]} the most recently used kinds (empty if they cannot be read) */
function keptTools() {
  try {
    const names = JSON.parse(stored(TOOLS_KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Connects the view to the shell.
 *
 * @param {AppFace} app the shell
 */
export function useIn(app) {
  page = app;
}

/**
 * Changes the state.
 *
 * @param {SetAction} happened the event
 */
export function dispatch(happened) {
  state = setState(state, happened);
}

/**
 * Returns the current draft.
 *
 * @returns {Doc} a draft: its regions may have any number of cells
 */
export function draft() {
  return state.history.draft;
}

/**
 * Moves the focus.
 *
 * @param {number} cell the newly focused cell
 * @param {boolean} extend whether the cell is added to the selection
 */
export function moveTo(cell, extend) {
  dispatch({type: 'moveTo', cell, extend});
  page.updateNow();
  focusCell(GRID, cell);
}
