/**
 * What several views have in common: small pieces of templates.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace, PageState} from './app.js'
 *
 * @typedef {Event & {target: HTMLInputElement}} FieldEvent an event of a field
 * @typedef {Event & {target: HTMLSelectElement}} SelectEvent an event of a select
 */
import {html, nothing} from './lib/lit-html.js';

/** What is said where something was asked for and the server is not there. */
export const UNAVAILABLE = 'Nobody answers at the moment. Try again later.';

/**
 * Says what waits while the server is gone.
 *
 * @param {PageState} state the page's state
 * @param {string} words what waits and what does not, a sentence or two
 * @returns {TemplateResult | typeof nothing} a note; nothing while the server is there
 */
export function waits(state, words) {
  return state.offline ? html`<p class="waits" role="note"><b>Not connected.</b> ${words}</p>` : nothing;
}

/**
 * Says what went wrong.
 *
 * @param {string} id unique on the page: what is wrong may refer to it by `aria-describedby`
 * @param {?{message: string}} error what went wrong, or null
 * @returns {TemplateResult | typeof nothing} a message; nothing if nothing is wrong
 */
export function failure(id, error) {
  return error
    ? html`<p id=${id} class="failure"><span aria-hidden="true">!</span> ${error.message}</p>`
    : nothing;
}

/**
 * What is to be said of a failure in a view.
 *
 * @param {unknown} error what the API threw
 * @param {string} waiting what waits if the server is gone, a sentence
 * @returns {{message: string}} the words
 */
export function wordsOf(error, waiting) {
  const {offline, message} = /** @type {import('./api.js').ApiError} */ (error);
  return {message: offline ? waiting : message};
}

/**
 * Finds a dialog of the page.
 *
 * @param {string} id its id; it must be on the page
 * @returns {HTMLDialogElement} the dialog
 */
export function dialogOf(id) {
  return /** @type {HTMLDialogElement} */ (document.getElementById(id));
}

/**
 * Draws the first line of a dialog, which stays in sight while the rest is scrolled.
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
 * A row of buttons of which one is pressed.
 *
 * @template T
 * @param {string} label what is chosen
 * @param {readonly (readonly [T, string])[]} choices the values, each with its words
 * @param {T} chosen the value that is chosen
 * @param {(value: T) => void} choose takes another value
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
 * A button for what cannot be done at all times. It keeps the focus while it cannot, and then says why.
 *
 * @param {string | TemplateResult} words what it does; with an icon, a string
 * @param {() => void} act does it
 * @param {AppFace} app the page
 * @param {object} [how] how it is now
 * @param {string} [how.why] why it cannot be done now; '' if it can
 * @param {boolean} [how.busy] whether it is being done
 * @param {boolean} [how.pressed] of a button that stays pressed: whether it is
 * @param {string} [how.kind] its classes
 * @param {string} [how.icon] the path of its icon, in a square of 24
 * @param {string} [how.label] what it does in more words than there is room for on the button
 * @param {string} [how.title] what is shown about it while it can be done; the label if it has an icon
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
 * The options of a select.
 *
 * @param {readonly (readonly [string, string])[]} choices the values, each with its words
 * @param {string} chosen the value that is chosen
 * @returns {TemplateResult[]} the options
 */
export function options(choices, chosen) {
  return choices.map(
    ([value, words]) => html`<option value=${value} .selected=${value === chosen}
    >${words}</option>`,
  );
}
