/**
 * The keys that are held in the view Play: the pad shows what digits mean while Shift, Ctrl or Alt is down.
 *
 * @import {AppFace} from './app.js'
 * @import {Mode} from './keys.js'
 */
import {heldMode} from './keys.js';
import {dispatch, state} from './play-now.js';

/** Ends the listening for keys that are held. */
let ears = new AbortController();

/**
 * Begins to listen for the keys.
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

/** Ends the listening: no key counts as held any more. */
export function stopListening() {
  ears.abort();
  dispatch({type: 'hold', mode: null});
}

/**
 * @param {KeyboardEvent | PointerEvent} event what a person does
 * @returns {?Mode} what digits mean by the keys that are held for it; null while a dialog is open or a field has the
 *     focus
 */
function heldBy(event) {
  const mode = heldMode(event);
  const isElsewhere = () =>
    document.querySelector('dialog[open]') ?? document.activeElement?.matches('textarea, select, input');
  return mode && !isElsewhere() ? mode : null;
}

/**
 * Shows on the pad what digits mean while a key is held.
 *
 * @param {AppFace} app the shell
 * @param {?Mode} mode what they mean, null without such a key
 */
function hold(app, mode) {
  if (state.held !== mode) {
    dispatch({type: 'hold', mode});
    app.update();
  }
}
