/**
 * The note on what is set aside: how much it is, and how to take it along as a file.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace} from './app.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {asides, forgetAsides} from './aside.js';
import {exportAsides} from './library-transfer.js';
import {counted} from './words.js';

/** Whether it is in a file, so that it may be deleted here. */
let isExported = false;

/**
 * Draws the note.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult | typeof nothing} nothing if nothing is set aside
 */
export function asideNote(app) {
  const {length} = asides();
  if (length === 0) {
    return nothing;
  }
  const exported = () => {
    exportAsides();
    isExported = true;
    app.update();
  };
  const deleted = () => {
    forgetAsides();
    isExported = false;
    app.announce('What was set aside is deleted.');
    app.update();
  };
  return html`<p class="row note" role="note" id="library-aside"><span>${counted(length, 'stored text')} could not be read: damaged,
      or written by a later version of Nonomino. Nothing of it is lost: it is set aside, and an update may read it.</span>
    <button @click=${exported}>Save as a file</button>
    ${isExported ? html`<button @click=${deleted}>Delete here</button>` : nothing}</p>`;
}
