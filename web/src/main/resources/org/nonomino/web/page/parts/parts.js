/**
 * Small pieces of templates that several views share.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace, PageState} from '../face.js'
 *
 * @typedef {Event & {target: HTMLInputElement}} FieldEvent an event of a field
 * @typedef {Event & {target: HTMLSelectElement}} SelectEvent an event of a select
 */
import {html, nothing} from '../lib/lit-html.js';

/** Whether the window is narrow, so that the header is a single bar with the title of the view. */
export const narrow = matchMedia('(width <= 54em)');

/**
 * Adds a listener for the change between narrow and wide windows.
 *
 * @param {() => void} listener is called after the change
 */
export function onNarrow(listener) {
  narrow.addEventListener('change', listener);
}

/** The message for a request while the server is unreachable. */
export const UNAVAILABLE = 'The server cannot be reached. Try again later.';

/**
 * Shows which functions are unavailable while the server is unreachable.
 *
 * @param {PageState} state the state of the web app
 * @param {string} words one or two sentences on the unavailable functions and the others
 * @returns {TemplateResult | typeof nothing} a note; nothing while the server is reachable
 */
export function waits(state, words) {
  return state.offline ? html`<p class="waits" role="note"><b>Not connected.</b> ${words}</p>` : nothing;
}

/**
 * Shows an error message.
 *
 * @param {string} id unique in the document, so that a control may refer to the message by `aria-describedby`
 * @param {?{message: string}} error the error, or null
 * @returns {TemplateResult | typeof nothing} a message; nothing if there is no error
 */
export function failure(id, error) {
  return error
    ? html`<p id=${id} class="failure"><span aria-hidden="true">!</span> ${error.message}</p>`
    : nothing;
}

/**
 * Returns the message for a failure in a view.
 *
 * @param {unknown} error the error that the API threw
 * @param {string} waiting a sentence on the functions that are unavailable while the server is unreachable
 * @returns {{message: string}} the message
 */
export function wordsOf(error, waiting) {
  const {offline, message} = /** @type {import('../api/api.js').ApiError} */ (error);
  return {message: offline ? waiting : message};
}

/**
 * Finds a dialog.
 *
 * @param {string} id the id of an element in the document
 * @returns {HTMLDialogElement} the dialog
 */
export function dialogOf(id) {
  return /** @type {HTMLDialogElement} */ (document.getElementById(id));
}

/**
 * Draws the title bar of a dialog. It stays visible while the rest is scrolled.
 *
 * @param {string} id the id of the title
 * @param {string | TemplateResult} words the title
 * @returns {TemplateResult} the title and a button that closes the dialog
 */
export function dialogTop(id, words) {
  return html`<form method="dialog" class="dialog-top">
    <h2 id=${id} tabindex="-1" autofocus>${words}</h2>
    <button class="icon" aria-label="Close" title="Close">×</button></form>`;
}

/**
 * Draws a row of buttons with exactly one pressed.
 *
 * @template T
 * @param {string} label a label for the choice
 * @param {readonly (readonly [T, string])[]} choices the values, each with its label
 * @param {T} chosen the current value
 * @param {(value: T) => void} choose sets another value
 * @returns {TemplateResult} the row
 */
export function choice(label, choices, chosen, choose) {
  return html`<div class="modes" role="group" aria-label=${label}>${choices.map(
    ([value, words]) => html`
    <button type="button" aria-pressed=${value === chosen ? 'true' : 'false'} @click=${() => choose(value)}
      >${words}</button>`,
  )}</div>`;
}

/**
 * Draws a button for an action that is sometimes unavailable. It keeps the focus while unavailable, and then gives the reason.
 *
 * @param {string | TemplateResult} words its label; a string if it has an icon
 * @param {() => void} act performs the action
 * @param {AppFace} app the shell
 * @param {object} [how] its current state
 * @param {string} [how.why] why the action is unavailable now; '' if it is available
 * @param {boolean} [how.busy] whether the action is in progress
 * @param {boolean} [how.pressed] for a button that stays pressed: whether it is pressed
 * @param {string} [how.kind] its classes
 * @param {string} [how.icon] the path of its icon, in a square of 24
 * @param {string} [how.label] a longer label than the button has room for
 * @param {string} [how.title] the tooltip while the action is available; the label if it has an icon
 * @returns {TemplateResult} the button
 */
export function action(
  words,
  act,
  app,
  {why = '', busy = false, pressed, kind = '', icon = '', label, title} = {},
) {
  const isDrawn = icon !== '';
  const name = label ?? (isDrawn ? words : nothing);
  return html`<button type="button" class=${kind} aria-label=${name}
    aria-disabled=${why === '' ? 'false' : 'true'} aria-busy=${busy ? 'true' : 'false'}
    aria-pressed=${pressed === undefined ? nothing : pressed ? 'true' : 'false'}
    title=${why || (title ?? (isDrawn ? name : nothing))} @click=${() => (why === '' ? act() : app.toast(why))}
    >${
      isDrawn
        ? html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icon}></path></svg><span>${words}</span>`
        : words
    }</button>`;
}

/**
 * Draws the options of a select.
 *
 * @param {readonly (readonly [string, string])[]} choices the values, each with its label
 * @param {string} chosen the current value
 * @returns {TemplateResult[]} the options
 */
export function options(choices, chosen) {
  return choices.map(
    ([value, words]) => html`<option value=${value} .selected=${value === chosen}
    >${words}</option>`,
  );
}

/**
 * Draws what was read from the sentences and drawings of a puzzle.
 *
 * @param {readonly string[]} readings
 * @returns {TemplateResult | typeof nothing} a list to unfold; nothing if nothing was read from them
 */
export function readingsTemplate(readings) {
  return readings.length === 0
    ? nothing
    : html`<details class="readings"><summary>What was read from what</summary>
    <ul>${readings.map((line) => html`<li>${line}</li>`)}</ul></details>`;
}
