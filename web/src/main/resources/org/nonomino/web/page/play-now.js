/**
 * What the view Play holds now: the one `PlayState` of the page, which `play-state.js` describes and changes. Whatever
 * reads `state` after `dispatch` sees the new one.
 *
 * @import {AppFace} from './app.js'
 * @import {PlayAction} from './play-state.js'
 */
import {closedWhy, newPlayState, playState} from './play-state.js';

/** The state: only `dispatch` changes it. */
export let state = newPlayState();

/**
 * Changes the state.
 *
 * @param {PlayAction} action what happened
 */
export function dispatch(action) {
  state = playState(state, action);
}

/**
 * Says why the play cannot be changed, if so.
 *
 * @param {AppFace} app the shell
 * @returns {boolean} whether it cannot
 */
export function isClosed(app) {
  const why = closedWhy(state);
  if (why) {
    app.toast(why);
  }
  return why !== '';
}
