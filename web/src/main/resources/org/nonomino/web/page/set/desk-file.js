/**
 * The File menu of the view Set: new drafts, stored drafts and files, and the draft as a file, in other formats, as a picture and on
 * paper.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Doc} from '../model/doc.js'
 * @import {ApiError} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {FieldEvent, SelectEvent} from '../parts/parts.js'
 * @import {DraftActs} from './drafts.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {jsonText, puzzleOfDoc} from '../model/doc.js';
import {saveFile} from '../parts/download.js';
import * as drafts from '../storage/drafts.js';
import {ownFields} from '../model/checks.js';
import {playOfPuzzle, toLink} from '../model/exchange.js';
import {focusCell} from '../grid/grid.js';
import {sizeField} from '../parts/layouts.js';
import {UNAVAILABLE, dialogOf, dialogTop, failure, options, wordsOf} from '../parts/parts.js';
import {newStore, newValue} from '../model/store.js';
import {newPlay} from '../model/progress.js';
import {readPuzzles} from '../api/reading.js';
import {draftFrom} from '../storage/saved-drafts.js';
import {iconTemplate} from './desk-panel.js';
import {draftsDialog} from './drafts.js';
import {GRID, draft, page, published, state} from './now.js';
import {chooseDraft, deleteDraft, deleted, edit, opened, renameDraft, undelete} from './open.js';
import {linksTo} from '../parts/share-link.js';
import {MAX_SIZE} from '../model/symbols.js';
import {fileName, tooLarge} from '../model/texts.js';

const MENU = 'set-file-menu';
const BUTTON = 'set-file';
const DRAFTS = 'set-drafts';
const EXPORT = 'set-export';

/** The icon of the button. */
const FILE = 'M6 3h8l5 5v13H6zM14 3v5h5';

/** The gap between the button and the menu, in pixels. */
const GAP = 4;

/** The formats until their list has arrived. @type {readonly {name: string, description: string}[]} */
const FIRST_FORMATS = Object.freeze([
  {name: 'json', description: 'JSON'},
  {name: 'grid', description: 'rows of text'},
  {name: 'fpuzzles-link', description: 'link to f-puzzles'},
  {name: 'sudokupad', description: 'link to SudokuPad'},
]);

/** The request for the list of formats. @type {string} */
const FORMATS = 'formats';

/**
 * The formats that the web app writes without a request. The answer to a request has JSON as puzzles instead of text.
 *
 * @type {Readonly<Partial<Record<string, (doc: Doc) => string>>>}
 */
const OWN_FORMATS = Object.freeze({link: (doc) => linksTo(toLink(newPlay(doc)))[0].link, json: jsonText});

/** The extensions of files, by format; the others are text. @type {Readonly<Record<string, string>>} */
const EXTENSIONS = Object.freeze({json: 'json', fpuzzles: 'json', opensudoku: 'opensudoku', csv: 'csv'});

/**
 * The state of the export.
 *
 * @typedef {{formats: readonly {name: string, description: string}[], isListed: boolean, format: string, text: string,
 *   losses: readonly string[], trouble: ?{message: string}, isBusy: boolean}} Exported
 */

const exported = newStore(
  (/** @type {Exported} */ before, /** @type {Partial<Exported>} */ more) => ({...before, ...more}),
  {
    formats: FIRST_FORMATS,
    isListed: false,
    format: 'fpuzzles-link',
    text: '',
    losses: [],
    trouble: null,
    isBusy: false,
  },
);

/** The number of the latest export, whose answer is shown. */
let latest = 0;

/** The size of the next new draft; 0 for the size of the current one. */
const newSize = newValue(0);

/**
 * Draws the button of the menu.
 *
 * @returns {TemplateResult} a button
 */
export function fileButton() {
  return html`<button type="button" id=${BUTTON} popovertarget=${MENU} title="File"
      >${iconTemplate(FILE)}<span>File</span></button>`;
}

/**
 * Draws the menu.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} a popover
 */
function fileMenu(app) {
  const {size} = draft();
  /** @type {(words: string, act: () => void, keys?: string) => TemplateResult} */
  const item = (words, act, keys = '') =>
    html`<li><button type="button" @click=${() => {
      closeMenu();
      act();
    }}><span>${words}</span>${keys ? html`<kbd>${keys}</kbd>` : nothing}</button></li>`;
  return html`<div id=${MENU} class="menu" popover aria-label="File" @beforetoggle=${place} @keydown=${walk}>
      <div class="row new">${sizeField('set-new-size', newSize.state || size, MAX_SIZE, newSize.dispatch)}
        <button type="button" @click=${() => {
          closeMenu();
          begin();
        }}>New</button></div>
      <ul>
        ${item('Open…', openDrafts)}
        ${item('Open the current puzzle', () => edit(app.doc, app))}
        <li><label class="button">Open a file…<input class="unseen" type="file" @change=${fileChosen}></label></li>
        ${item('Save as a file', saveDraft, 'Ctrl+S')}
        ${item('Duplicate', duplicate)}
        ${item('Rename…', () => renameDraft(opened))}
        ${item('Export…', openExport)}
        ${item('Share…', () => app.go('share'))}
        ${item('Print', () => window.print())}
      </ul>
    </div>`;
}

/**
 * Draws the menu and its dialogs.
 *
 * @param {AppFace} app the shell
 * @param {() => void} revealTitle shows the field of the title
 * @returns {TemplateResult} the menu, the list of drafts, and the export
 */
export function fileDialogs(app, revealTitle) {
  /** @type {DraftActs} */
  const acts = {
    open: (chosen) => {
      dialogOf(DRAFTS).close();
      chooseDraft(chosen);
    },
    begin: () => {
      dialogOf(DRAFTS).close();
      begin();
    },
    rename: (chosen) => {
      dialogOf(DRAFTS).close();
      revealTitle();
      renameDraft(chosen);
    },
    remove: deleteDraft,
    undelete: (back) => {
      dialogOf(DRAFTS).close();
      undelete(back);
    },
  };
  return html`${fileMenu(app)}${draftsDialog(DRAFTS, {...opened, doc: draft()}, deleted.state.at(-1) ?? null, acts)}${exportDialog(app)}`;
}

/** @param {ToggleEvent & {currentTarget: HTMLElement}} event the opening of the menu; the menu is placed below its button */
function place({newState, currentTarget}) {
  const button = document.getElementById(BUTTON);
  if (newState === 'open' && button) {
    const {right, bottom} = button.getBoundingClientRect();
    currentTarget.style.top = `${bottom + GAP}px`;
    currentTarget.style.right = `${Math.max(GAP, document.documentElement.clientWidth - right)}px`;
  }
}

/** @param {KeyboardEvent & {currentTarget: HTMLElement}} event an arrow key; it moves the focus in the menu */
function walk(event) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
    return;
  }
  const target = /** @type {Element} */ (event.target);
  if (target.matches('select')) {
    return;
  }
  event.preventDefault();
  const items = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll('button, input')]);
  const index = items.indexOf(/** @type {HTMLElement} */ (target)) + (event.key === 'ArrowDown' ? 1 : -1);
  items[(index + items.length) % items.length].focus();
}

function closeMenu() {
  document.getElementById(MENU)?.hidePopover();
}

/** Opens a new draft of the chosen size. */
function begin() {
  chooseDraft(drafts.blankDraft(newSize.state || draft().size));
  newSize.dispatch(0);
  page.draw();
  focusCell(GRID, state.cursor);
}

/** Shows the stored drafts. */
export function openDrafts() {
  dialogOf(DRAFTS).showModal();
  // The list is read only while the dialog is open.
  page.draw();
}

/** Opens a copy of the draft as another draft. */
function duplicate() {
  const now = draft();
  const title = `${drafts.draftName(now)} (2)`;
  chooseDraft({...drafts.newlyDrafted({...now, title}), savedAt: Date.now()});
  drafts.keepDraft(opened);
}

/** Saves the draft as a JSON file that can be opened again without losses. */
export function saveDraft() {
  const now = draft();
  saveFile(new Blob([`${jsonText(now)}\n`], {type: 'application/json'}), fileName(now, 'json'));
  page.announce('The draft is saved as a file');
}

/** @param {FieldEvent} event the choice of a file */
async function fileChosen({target}) {
  closeMenu();
  const [file] = target.files ?? [];
  target.value = '';
  if (!file) {
    return;
  }
  if (tooLarge({length: file.size})) {
    await page.openFiles([file]);
    return;
  }
  try {
    const text = await file.text();
    const own = ownDraft(text);
    if (own) {
      edit(own, page);
      return;
    }
    const {
      puzzles,
      losses = [],
      ignored = [],
      remarks = [],
    } = await readPuzzles(page, text, {
      signal: new AbortController().signal,
      ignoreExtras: true,
    });
    if (puzzles.length > 1) {
      await page.openFiles([file]);
      return;
    }
    edit(playOfPuzzle(puzzles[0]).doc, page);
    if (losses.length + ignored.length > 0) {
      page.toast(`Left out: ${[...losses, ...ignored].join(', ')}.`);
    }
    if (remarks.length > 0) {
      page.toast(remarks.join(' '));
    }
  } catch (error) {
    page.toast(wordsOf(error, UNAVAILABLE).message, 'error');
  }
}

/**
 * @param {string} text the contents of a file
 * @returns {?Doc} the draft, whose regions may be unfinished; null if the text is no saved draft
 */
function ownDraft(text) {
  try {
    return draftFrom('file', {puzzle: ownFields(JSON.parse(text))}).doc;
  } catch {
    return null;
  }
}

// ------------------------------------------------------------------------------------------------- export

/** Shows the export, and requests the list of formats. */
function openExport() {
  dialogOf(EXPORT).showModal();
  write(exported.state.format);
  if (!exported.state.isListed) {
    list();
  }
}

async function list() {
  try {
    const answer = /** @type {unknown} */ (await page.api.get(/** @type {'layouts'} */ (FORMATS)));
    const {formats} = /** @type {{formats: {name: string, description: string}[]}} */ (answer);
    exported.dispatch({formats, isListed: true});
  } catch {
    // The usual formats stay.
  }
}

/** @param {string} format the format in which the draft is written */
async function write(format) {
  const mine = ++latest;
  const now = published();
  exported.dispatch({format, text: '', losses: [], trouble: null, isBusy: true});
  try {
    const own = OWN_FORMATS[format];
    const {text, losses = []} = own
      ? {text: own(now)}
      : await page.api.post('convert', {puzzle: puzzleOfDoc(now), to: format});
    if (mine === latest) {
      exported.dispatch({text: text.trim(), losses, isBusy: false});
    }
  } catch (error) {
    if (mine === latest && !(/** @type {ApiError} */ (error).aborted)) {
      exported.dispatch({trouble: wordsOf(error, UNAVAILABLE), isBusy: false});
    }
  }
}

/**
 * @param {AppFace} app
 * @returns {TemplateResult}
 */
function exportDialog(app) {
  const {formats, format, text, losses, trouble, isBusy} = exported.state;
  /** @type {[string, string][]} */
  const choices = formats.map(({name, description}) => [name, `${name} – ${description}`]);
  return html`<dialog id=${EXPORT} aria-labelledby="set-export-title">
    ${dialogTop('set-export-title', 'Export the draft')}
    <label class="field wide">Format <select id="set-export-format"
      @change=${(/** @type {SelectEvent} */ {target}) => write(target.value)}>${options(choices, format)}</select></label>
    ${isBusy ? html`<p class="quiet">Writing …</p>` : nothing}
    ${failure('set-export-failure', trouble)}
    ${
      text
        ? html`<label class="field wide">Text <textarea id="set-export-text" rows="5" readonly .value=${text}
            @focus=${(/** @type {FieldEvent} */ {target}) => target.select()}></textarea></label>
          ${losses.length > 0 ? html`<p class="quiet">Left out: ${losses.join(', ')}.</p>` : nothing}
          <div class="row"><button type="button" class="primary" @click=${copy}>Copy</button>
            <button type="button" @click=${saveText}>Save as a file</button></div>`
        : nothing
    }
    <h3 id="set-export-pictures">Pictures and paper</h3>
    <div class="row" role="group" aria-labelledby="set-export-pictures">${app.api.pictures.map(
      (picture) =>
        html`<button type="button" @click=${() => savePicture(picture)}>${picture.toUpperCase()}</button>`,
    )}<button type="button" @click=${() => {
      dialogOf(EXPORT).close();
      window.print();
    }}>Print</button></div>
  </dialog>`;
}

async function copy() {
  try {
    await navigator.clipboard.writeText(exported.state.text);
    page.toast('Copied.', 'good');
  } catch {
    page.toast('This browser does not allow the web app to copy. The text is selected. Copy it yourself.');
    /** @type {?HTMLTextAreaElement} */ (document.getElementById('set-export-text'))?.select();
  }
}

function saveText() {
  const {format, text} = exported.state;
  saveFile(new Blob([`${text}\n`], {type: 'text/plain'}), fileName(draft(), EXTENSIONS[format] ?? 'txt'));
}

/** @param {string} format a picture format of the API */
async function savePicture(format) {
  /** @type {Doc} */
  const now = draft();
  try {
    saveFile(await page.api.postForBlob('render', {puzzle: puzzleOfDoc(now), format}), fileName(now, format));
    page.announce(`${format.toUpperCase()} saved`);
  } catch (error) {
    page.toast(wordsOf(error, UNAVAILABLE).message, 'error');
  }
}
