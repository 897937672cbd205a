/**
 * The current state of the view Play: the only `PlayState`, as described in `state.js`. Code that
 * reads `state` after `dispatch` sees the new state.
 *
 * @import {AppFace} from '../face.js'
 * @import {PlayAction} from './state.js'
 */
import {closedWhy, newPlayState, playState} from './state.js';

/** The state; only `dispatch` changes it. */
export let state = newPlayState();

/**
 * Changes the state.
 *
 * @param {PlayAction} action the event
 */
export function dispatch(action) {
  state = playState(state, action);
}

/**
 * Announces why the play cannot be changed, if so.
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
