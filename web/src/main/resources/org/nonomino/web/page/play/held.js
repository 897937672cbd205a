/**
 * The modifier keys in the view Play: while Shift, Ctrl or Alt is held down, the pad shows the mode that it selects.
 *
 * @import {AppFace} from '../face.js'
 * @import {Mode} from '../model/keys.js'
 */
import {heldMode} from '../model/keys.js';
import {dispatch, state} from './now.js';

/** Stops listening for modifier keys. */
let ears = new AbortController();

/**
 * Starts listening for modifier keys.
 *
 * @param {AppFace} app the shell
 */
export function listenForHeld(app) {
  ears = new AbortController();
  for (const what of /** @type {const} */ (['keydown', 'keyup', 'pointerdown'])) {
    addEventListener(what, (event) => hold(app, heldBy(event)), {capture: true, signal: ears.signal});
  }
  addEventListener('blur', () => hold(app, null), {signal: ears.signal});
}

/** Stops listening, so that no key counts as held any more. */
export function stopListening() {
  ears.abort();
  dispatch({type: 'hold', mode: null});
}

/**
 * @param {KeyboardEvent | PointerEvent} event a key or pointer event
 * @returns {?Mode} the mode that the held keys select; null while a dialog is open or a field has the
 *     focus
 */
function heldBy(event) {
  const mode = heldMode(event);
  const isElsewhere = () =>
    document.querySelector('dialog[open]') ?? document.activeElement?.matches('textarea, select, input');
  return mode && !isElsewhere() ? mode : null;
}

/**
 * Shows the mode of a held key on the pad.
 *
 * @param {AppFace} app the shell
 * @param {?Mode} mode the mode, null without such a key
 */
function hold(app, mode) {
  if (state.held !== mode) {
    dispatch({type: 'hold', mode});
    app.update();
  }
}
