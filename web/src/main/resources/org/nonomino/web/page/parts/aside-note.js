/**
 * The note in the library about stored data that was set aside, with buttons to save it as a file and to delete it.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {asideCount, forgetAsides} from '../storage/aside.js';
import {exportAsides} from './library-transfer.js';
import {counted} from '../model/words.js';
import {newValue} from '../model/store.js';

/** Whether the data was saved as a file, so that it may be deleted here. */
const exported = newValue(false);

/**
 * Draws the note.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult | typeof nothing} nothing if nothing is set aside
 */
export function asideNote(app) {
  const length = asideCount();
  if (length === 0) {
    return nothing;
  }
  const exports = () => {
    exportAsides();
    exported.dispatch(true);
  };
  const deletes = () => {
    forgetAsides();
    exported.dispatch(false);
    app.announce('The data that was set aside is deleted.');
  };
  return html`<p class="row note" role="note" id="library-aside"><span>${counted(length, 'stored record')} could not be read: damaged,
      or written by a later version of Nonomino. Nothing is lost: the data is set
      aside, and an update may be able to read it.</span>
    <button @click=${exports}>Save as a file</button>
    ${exported.state ? html`<button @click=${deletes}>Delete here</button>` : nothing}</p>`;
}
