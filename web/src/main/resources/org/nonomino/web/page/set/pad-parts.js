/**
 * The parts that the pads of several tools on the setter's desk and their lists share.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {SelectEvent} from '../parts/parts.js'
 */
import {html} from '../lib/lit-html.js';
import {options} from '../parts/parts.js';

/**
 * Draws a select with its label.
 *
 * @param {string} id the id of the select
 * @param {string} words the label
 * @param {readonly (readonly [string, string])[]} choices the values and their names
 * @param {string} now the current value
 * @param {(value: string) => void} choose chooses a value
 * @returns {TemplateResult} the field
 */
export function selectField(id, words, choices, now, choose) {
  return html`<label class="field">${words} <select id=${id}
    @change=${(/** @type {SelectEvent} */ {target}) => choose(target.value)}>${options(choices, now)}</select></label>`;
}

/**
 * Draws the button of a colour.
 *
 * @param {string} name the name of the colour
 * @param {string} ink the colour in CSS
 * @param {boolean} isPressed whether it is the current colour
 * @param {() => void} choose chooses it
 * @returns {TemplateResult} the button
 */
export function inkButton(name, ink, isPressed, choose) {
  return html`<button type="button" class="ink" aria-label=${name} title=${name}
    aria-pressed=${isPressed ? 'true' : 'false'} @click=${choose}><svg viewBox="0 0 24 24"
    aria-hidden="true"><circle cx="12" cy="12" r="10" fill=${ink}></circle></svg></button>`;
}

/**
 * Draws the row of a list: a button that chooses the item, and one that deletes it.
 *
 * @param {string} words the description of the item
 * @param {boolean} isChosen whether it is chosen
 * @param {{toggle: () => void, remove: () => void}} acts `toggle` chooses the item, or no item if it is chosen; `remove` deletes it
 * @returns {TemplateResult} the row
 */
export function listRow(words, isChosen, {toggle, remove}) {
  return html`<li class=${isChosen ? 'chosen' : ''}>
    <button type="button" class="constraint" aria-pressed=${isChosen ? 'true' : 'false'}
      @click=${toggle}><span>${words}</span></button>
    <button type="button" class="icon" aria-label=${`Delete ${words}`} title="Delete" @click=${remove}>×</button></li>`;
}
