/**
 * The dialog for choosing a puzzle to start with, or a recent puzzle.
 *
 * Its pictures are drawn only while it is open.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {SavedPlay} from '../storage/saved-plays.js'
 *
 * @typedef {(doc: Doc) => void} Choose opens the chosen puzzle
 */
import {html, nothing} from '../lib/lit-html.js';
import {grid} from '../grid/grid.js';
import {LONGEST, cut} from '../model/limits.js';
import {dialogOf, dialogTop} from './parts.js';
import {timeText} from '../model/words.js';
import {starters} from '../model/starters.js';
import {newValue} from '../model/store.js';

const DIALOG = 'puzzles';
const MAX_BEGUN = 12;

const open = newValue(false);

/**
 * Returns the name of a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} its title, or its size in words
 */
export function titleOf(doc) {
  return cut(doc.title, LONGEST.title) || `Puzzle ${doc.size}×${doc.size}`;
}

/**
 * Returns the author of a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} the name, or ''
 */
export function authorOf(doc) {
  return cut(doc.author, LONGEST.author);
}

/**
 * Opens the dialog; `puzzlesDialog` must be in the document.
 *
 * @param {AppFace} app the shell
 */
export function openPuzzles(app) {
  open.dispatch(true);
  app.draw();
  dialogOf(DIALOG).showModal();
}

/**
 * Draws the dialog.
 *
 * @param {AppFace} app the shell
 * @param {() => void} chosen is called after a different puzzle has been opened and drawn
 * @returns {TemplateResult} a dialog
 */
export function puzzlesDialog(app, chosen) {
  const close = () => dialogOf(DIALOG).close();
  /** @type {Choose} */
  const choose = (doc) => {
    close();
    app.open(doc);
    app.draw();
    chosen();
  };
  return html`<dialog
    id=${DIALOG}
    aria-labelledby="puzzles-title"
    @close=${() => open.dispatch(false)}
    @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}
  >
    ${dialogTop('puzzles-title', 'Puzzles')}
    ${open.state ? [begun(app, choose), beginnings(choose)] : nothing}
    <p class="quiet">All puzzles that you have played are in the <a href="#library" @click=${close}>Library</a>.</p>
  </dialog>`;
}

/**
 * @param {Choose} choose
 * @returns {TemplateResult} the puzzles to begin with
 */
function beginnings(choose) {
  return html`<h3>Start with</h3>
    <ul class="tiles">${starters().map((doc, i) => tile(doc, `starter-${i}`, '', choose))}</ul>`;
}

/**
 * @param {AppFace} app
 * @param {Choose} choose
 * @returns {TemplateResult | typeof nothing} the recent puzzles, if there are any
 */
function begun(app, choose) {
  const list = app
    .saved()
    .filter(({share}) => share > 0)
    .slice(0, MAX_BEGUN);
  if (list.length === 0) {
    return nothing;
  }
  return html`<h3>Recent</h3>
    <ul class="tiles">${list.map((one, i) => tile(one.play.doc, `saved-${i}`, stateOf(one), choose))}</ul>`;
}

/**
 * @param {SavedPlay} saved
 * @returns {string} the progress of its player, and the time
 */
function stateOf({finished, share, elapsedMillis}) {
  return `${finished ? '✓' : `${Math.round(share * 100)} %,`} ${timeText(elapsedMillis)}`;
}

/**
 * @param {Doc} doc
 * @param {string} id unique in the document
 * @param {string} more additional text
 * @param {Choose} choose
 * @returns {TemplateResult} a button with its picture and title
 */
function tile(doc, id, more, choose) {
  const text = titleOf(doc);
  return html`<li><button class="tile" @click=${() => choose(doc)}
    ><span class="thumb" aria-hidden="true">${grid({id, doc, still: true, ariaLabel: text})}</span>
    <span>${text}</span>${more ? html`<small>${more}</small>` : nothing}</button></li>`;
}
