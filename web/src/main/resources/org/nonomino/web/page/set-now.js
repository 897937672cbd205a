/**
 * What the view Set holds now: the one `SetState` of the page, which `set-state.js` describes and changes, and the
 * page itself, as what is asked for is answered at any time. Whatever reads `state` after `dispatch` sees the new one.
 *
 * @import {AppFace} from './app.js'
 * @import {Doc} from './doc.js'
 * @import {SetAction} from './set-state.js'
 */
import {firstDraft, historyOf} from './drafts.js';
import {focusCell} from './grid.js';
import {keptCounting} from './set-candidates.js';
import {newSetState, setState} from './set-state.js';

/** The route of the view. */
export const ROUTE = 'set';

/** The id of the grid. */
export const GRID = 'set-grid';

/** The draft that is open at first. */
export const firstOpened = firstDraft();

/** The page, once it has asked for the view. @type {AppFace} */
export let page;

/** The state: only `dispatch` changes it. */
export let state = setState(
  {...newSetState(firstOpened.doc), history: historyOf(firstOpened)},
  {type: 'counting', counting: keptCounting()},
);

/**
 * Lets the view act with the page.
 *
 * @param {AppFace} app the page
 */
export function useIn(app) {
  page = app;
}

/**
 * Changes the state.
 *
 * @param {SetAction} happened what happened
 */
export function dispatch(happened) {
  state = setState(state, happened);
}

/**
 * What is being set.
 *
 * @returns {Doc} a draft: its regions may have any number of cells
 */
export function draft() {
  return state.history.draft;
}

/**
 * Moves the focus.
 *
 * @param {number} cell the cell that gets the focus
 * @param {boolean} extend whether the selection grows by it
 */
export function moveTo(cell, extend) {
  dispatch({type: 'moveTo', cell, extend});
  page.updateNow();
  focusCell(GRID, cell);
}
