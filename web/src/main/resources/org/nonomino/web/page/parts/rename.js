/**
 * The dialog for renaming a puzzle of the library.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 */
import {html} from '../lib/lit-html.js';
import {LONGEST} from '../model/limits.js';
import {dialogOf} from './parts.js';

const DIALOG = 'rename';

/** Receives the new name. @type {(name: string) => void} */
let rename = () => {};
let before = '';

/** @returns {HTMLInputElement} */
function field() {
  return /** @type {HTMLInputElement} */ (document.getElementById('rename-title'));
}

/**
 * Asks for a name; `renameDialog` must be in the document.
 *
 * @param {string} name the current name
 * @param {(name: string) => void} take receives the new name
 * @param {AppFace} app the shell
 */
export function openRename(name, take, app) {
  before = name;
  rename = take;
  app.draw();
  dialogOf(DIALOG).showModal();
  field().value = name;
  field().select();
}

/** @param {Event} event the submission of the form */
function submit(event) {
  event.preventDefault();
  const name = field().value.trim();
  dialogOf(DIALOG).close();
  if (name !== before) {
    rename(name);
  }
}

/**
 * Draws the dialog.
 *
 * @returns {TemplateResult} a dialog
 */
export function renameDialog() {
  return html`<dialog id=${DIALOG} aria-labelledby="rename-heading">
    <h2 id="rename-heading">Rename</h2>
    <form @submit=${submit}>
      <label class="field">Title <input id="rename-title" type="text" maxlength=${LONGEST.title} autocomplete="off"></label>
      <div class="row">
        <button class="primary">Rename</button>
        <button type="button" @click=${() => dialogOf(DIALOG).close()}>Cancel</button></div></form>
  </dialog>`;
}
