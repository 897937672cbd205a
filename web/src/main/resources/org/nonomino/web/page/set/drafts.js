/**
 * The dialog of the view Set that lists the drafts.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Draft} from '../storage/saved-drafts.js'
 *
 * @typedef {object} DraftActs the actions for drafts
 * @property {(draft: Draft) => void} open opens a draft
 * @property {() => void} begin creates a draft
 * @property {(draft: Draft) => void} rename opens a draft and focuses its title
 * @property {(draft: Draft) => void} remove deletes a draft
 * @property {(draft: Draft) => void} undelete restores a draft
 */
import {html, nothing} from '../lib/lit-html.js';
import {drawnOnce} from '../grid/constraints.js';
import {clueCount} from '../model/doc.js';
import {draftName, keptDrafts} from '../storage/drafts.js';
import {grid} from '../grid/grid.js';
import {dialogTop} from '../parts/parts.js';
import {counted} from '../model/words.js';

const LISTED = Object.freeze(/** @type {const} */ ({dateStyle: 'medium', timeStyle: 'short'}));

/**
 * Draws the list of drafts. It is read only while the dialog is open.
 *
 * @param {string} id the id of the dialog
 * @param {Draft} open the current draft
 * @param {?Draft} deleted the deleted draft that can be restored, or null
 * @param {DraftActs} acts the actions
 * @returns {TemplateResult} a dialog
 */
export function draftsDialog(id, open, deleted, acts) {
  const isOpen = /** @type {?HTMLDialogElement} */ (document.getElementById(id))?.open ?? false;
  const title = `${id}-title`;
  return html`<dialog id=${id} aria-labelledby=${title}>
    ${isOpen ? listTemplate(title, open, deleted, acts) : dialogTop(title, 'Drafts')}</dialog>`;
}

/**
 * @param {string} title the id of the title
 * @param {Draft} open
 * @param {?Draft} deleted
 * @param {DraftActs} acts
 * @returns {TemplateResult}
 */
function listTemplate(title, open, deleted, acts) {
  const kept = keptDrafts();
  const all = kept.some(({id}) => id === open.id) ? kept : [open, ...kept];
  return html`${dialogTop(title, `Drafts (${all.length})`)}
    <p class="quiet">Your drafts are kept in this browser.</p>
    <div class="row"><button type="button" @click=${acts.begin}>New draft</button></div>
    ${
      deleted
        ? html`<p class="row" role="note"><span>${draftName(deleted.doc)} was deleted.</span>
      <button id="set-undelete" type="button" @click=${() => acts.undelete(deleted)}>Undo delete</button></p>`
        : nothing
    }
    <ul class="found">${all.map((each) => item(each, each.id === open.id, acts))}</ul>`;
}

/**
 * @param {Draft} draft
 * @param {boolean} isOpenNow
 * @param {DraftActs} acts
 * @returns {TemplateResult}
 */
function item(draft, isOpenNow, acts) {
  const {id, doc, savedAt} = draft;
  const name = draftName(doc);
  const when = savedAt > 0 ? `, ${new Date(savedAt).toLocaleString('en', LISTED)}` : '';
  /** @type {(act: 'open' | 'rename' | 'remove', words: string) => TemplateResult} */
  const button = (act, words) => html`<button type="button" aria-label=${`${words} ${name}`}
    @click=${() => acts[act](draft)}>${words}</button>`;
  return html`<li aria-current=${isOpenNow ? 'true' : nothing}>
    ${drawnOnce(doc, [doc.regions, doc.givens.join()], () =>
      grid({id: `set-draft-${id}`, doc, still: true, ariaLabel: `Picture of ${name}`}),
    )}
    <div><b>${name}</b>
      <span class="quiet">${doc.size} × ${doc.size}, ${counted(clueCount(doc), 'clue')}${when}</span>
      <div class="row">${isOpenNow ? html`<span class="quiet">Open now</span>` : button('open', 'Open')}
        ${button('rename', 'Rename')}${button('remove', 'Delete')}</div></div></li>`;
}
