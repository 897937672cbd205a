/**
 * The modifier keys in the view Play: while Shift, Ctrl or Alt is held down, the pad shows the mode that it selects.
 *
 * @import {Mode} from '../model/keys.js'
 */
import {heldMode} from '../model/keys.js';
import {dispatch} from './now.js';

/** Stops listening for modifier keys. */
let ears = new AbortController();

/** Starts listening for modifier keys. */
export function listenForHeld() {
  ears = new AbortController();
  for (const what of /** @type {const} */ (['keydown', 'keyup', 'pointerdown'])) {
    addEventListener(what, (event) => hold(heldBy(event)), {capture: true, signal: ears.signal});
  }
  addEventListener('blur', () => hold(null), {signal: ears.signal});
}

/** Stops listening, so that no key counts as held any more. */
export function stopListening() {
  ears.abort();
  hold(null);
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

/** @param {?Mode} mode the mode of a held key, shown on the pad; null without such a key */
function hold(mode) {
  dispatch({type: 'hold', mode});
}
