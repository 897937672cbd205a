/**
 * The dialog that lists the keys.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 */
import {html} from '../lib/lit-html.js';
import {commandGroups} from '../model/keys.js';
import {dialogTop} from '../parts/parts.js';

/** Opens the dialog. */
export function openHelp() {
  /** @type {HTMLDialogElement} */ (document.getElementById('help')).showModal();
}

/**
 * Draws the dialog.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} a dialog
 */
export function helpDialog(app) {
  const {play, settings} = app.state;
  const changed = (/** @type {Event & {target: HTMLInputElement}} */ {target}) =>
    app.set('letters', target.checked);
  return html`<dialog id="help" aria-labelledby="help-title" @click=${closeOutside}>
    ${dialogTop('help-title', 'Keys')}
    <label class="choice"><input type="checkbox" .checked=${settings.letters} @change=${changed}>
      Single-letter keys</label>
    <p class="quiet">If this is off, here or in the settings of Play, letters are commands only with Alt.</p>
    <div class="keys">${commandGroups(play.doc, settings.letters, settings.numbers).map(keysTemplate)}</div>
  </dialog>`;
}

/**
 * @param {ReturnType<typeof commandGroups>[number]} group a group of commands
 * @returns {TemplateResult} the commands with their keys
 */
function keysTemplate({title, commands}) {
  return html`<section><h3>${title}</h3>
    <dl>${commands.map(
      ({keys, text}) => html`<div>
      <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${text}</dd></div>`,
    )}</dl></section>`;
}

/** @param {Event & {currentTarget: HTMLDialogElement}} event a click on the dialog or its contents */
function closeOutside(event) {
  if (event.target === event.currentTarget) {
    event.currentTarget.close();
  }
}
