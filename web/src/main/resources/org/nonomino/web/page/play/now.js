/**
 * The current state of the view Play: the only `PlayState`, as described in `state.js`. Code that
 * reads `state` after `dispatch` sees the new state.
 *
 * @import {AppFace} from '../face.js'
 */
import {newStore} from '../model/store.js';
import {unreadWhy} from '../parts/whole-rules.js';
import {closedWhy, newPlayState, playState} from './state.js';

const store = newStore(playState, newPlayState());

/** The state; only `dispatch` changes it. */
export let {state} = store;

store.subscribe((after) => {
  state = after;
});

/** Changes the state. */
export const {dispatch} = store;

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

/**
 * Announces why a function is off that needs all rules of the puzzle, if so.
 *
 * @param {AppFace} app the shell
 * @param {string} [why] why it is off; '' if it is not
 * @returns {boolean} whether it is off
 */
export function isOff(app, why = unreadWhy(app.doc)) {
  if (why) {
    app.toast(why);
  }
  return why !== '';
}
