/**
 * The view Share, for import and export: pasted or dropped text; a link, copies, pictures, paper.
 *
 * The current puzzle is exported, or the draft of the view Set: at first that of the view from which Share is opened. The link is `#play?` with the result of `toLink`. The state of the view is
 * `state.js`.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiError} from '../api/api.js'
 * @import {AppFace, PageState} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {FieldEvent, SelectEvent} from '../parts/parts.js'
 * @import {Found} from './state.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {drawnOnce} from '../grid/constraints.js';
import {saveFile} from '../parts/download.js';
import {grid} from '../grid/grid.js';
import {clueCount, jsonText, puzzleOfDoc} from '../model/doc.js';
import {playOfPuzzle, puzzleOf, puzzleQuery, toLink} from '../model/exchange.js';
import {formTrouble, isWellFormed, standardBoxes} from '../model/painting.js';
import {digitsOf} from '../model/progress.js';
import {authorOf, titleOf} from '../parts/puzzles.js';
import {
  UNAVAILABLE,
  action,
  choice,
  failure,
  options,
  readingsTemplate,
  waits,
  wordsOf,
} from '../parts/parts.js';
import {capital, counted} from '../model/words.js';
import {readPuzzles} from '../api/reading.js';
import {edit} from '../set/view.js';
import {published} from '../set/now.js';
import {linkFields, linksTo} from '../parts/share-link.js';
import {puzzleFor} from './proof.js';
import {newShareState, shareState} from './state.js';
import {fileName, gridText, lineText, tooLarge} from '../model/texts.js';
import {newStore} from '../model/store.js';

/** The route of the view. */
export const id = 'share';

/** Its name in the header. */
export const title = 'Share';

/** The formats to copy, each with the label of its button and its name in a sentence. */
const COPIES = Object.freeze([
  ['text', 'Text', 'text'],
  ['line', 'One line', 'line'],
  ['json', 'JSON', 'JSON'],
  ['fpuzzles-link', 'f-puzzles link', 'f-puzzles link'],
  ['sudokupad', 'SudokuPad link', 'SudokuPad link'],
]);

/** The formats that the web app writes without a request. @type {Readonly<Partial<Record<string, (doc: Doc) => string>>>} */
const OWN_COPIES = Object.freeze({
  text: gridText,
  line: lineText,
  json: jsonText,
});

/** The colours of pictures. @type {readonly (readonly [string, string])[]} */
const THEMES = Object.freeze([
  ['light', 'light'],
  ['dark', 'dark'],
  ['print', 'black on white'],
  ['tinted', 'strong tints'],
  ['pale', 'pale tints'],
]);

const store = newStore(shareState, newShareState());
const {dispatch} = store;

/** @type {?AbortController} */
let reading = null;

/** @type {AppFace} */
let page;

/**
 * Connects the view to the shell. What was shown before is exported.
 *
 * @param {AppFace} app the shell
 * @param {string} from the route of the view before
 */
export function enter(app, from) {
  page = app;
  if (from === 'set' || from === 'play') {
    dispatch({type: 'source', source: from === 'set' ? 'draft' : 'play'});
  }
}

/** Cancels all requests when the view is closed. */
export function leave() {
  if (reading !== null) {
    reading.abort();
    dispatch({type: 'unread', failed: null});
  }
}

// ------------------------------------------------------------------------------------------------- in

/**
 * Reads the puzzles in imported text.
 *
 * @param {string} text in any format
 * @param {boolean} [ignoreExtras] whether unknown rules are ignored
 */
async function read(text, ignoreExtras = false) {
  reading?.abort();
  dispatch({type: 'reading', text});
  if (text.trim() === '' || tooLarge(text)) {
    unread(tooLarge(text) || 'Paste a puzzle or choose a file first.');
    return;
  }
  const mine = new AbortController();
  reading = mine;
  try {
    const {signal} = mine;
    const {
      puzzles,
      losses = [],
      ignored = [],
      remarks = [],
      readings = [],
      from,
    } = await readPuzzles(page, text, {signal, ignoreExtras});
    if (reading === mine) {
      const entries = puzzles.map(playOfPuzzle).map((play) => ({doc: play.doc, play}));
      const left = [...losses, ...ignored];
      dispatch({type: 'found', found: {puzzles: entries, losses: left, remarks, readings, from}});
      page.announce(`${counted(entries.length, 'puzzle')} found`);
      page.draw();
      /** @type {?HTMLElement} */ (document.querySelector('#share-found button'))?.focus();
    }
  } catch (error) {
    const {aborted, code} = /** @type {ApiError} */ (error);
    if (reading === mine && !aborted) {
      unread(wordsOf(error, UNAVAILABLE).message, code);
    }
  } finally {
    if (reading === mine) {
      reading = null;
    }
  }
}

/**
 * Shows why the import failed.
 *
 * @param {string} message the reason
 * @param {string} [code] the code of the problem
 */
function unread(message, code) {
  dispatch({type: 'unread', failed: {message, code}});
  page.announce(message);
}

/** @param {File | undefined} file */
async function readFile(file) {
  if (file) {
    if (tooLarge({length: file.size})) {
      await page.openFiles([file]);
    } else {
      await read(await file.text());
    }
  }
}

/** @param {DragEvent} event */
function drop(event) {
  event.preventDefault();
  dispatch({type: 'dropping', isDropping: false});
  const data = /** @type {DataTransfer} */ (event.dataTransfer);
  const [file] = data.files;
  if (file) {
    readFile(file);
  } else {
    read(data.getData('text/plain'));
  }
}

/** @param {ClipboardEvent} event the paste event; text pasted into an empty field is read immediately */
function paste(event) {
  if (store.state.typed === '' && event.clipboardData) {
    event.preventDefault();
    read(event.clipboardData.getData('text/plain'));
  }
}

/** @param {FieldEvent} event the change of the file field */
function chosen({target}) {
  readFile(target.files?.[0]);
  target.value = '';
}

/** @param {DragEvent} event */
function over(event) {
  event.preventDefault();
  const isDropping = event.type === 'dragover';
  if (store.state.isDropping !== isDropping) {
    dispatch({type: 'dropping', isDropping});
  }
}

/** @param {Found['puzzles'][number]} puzzle an imported puzzle */
function open({doc, play}) {
  page.open(play.entered.some((digit) => digit > 0) ? play : doc);
}

// ------------------------------------------------------------------------------------------------- out

/** @returns {boolean} whether there is a draft that differs from the puzzle being played */
function hasDraft() {
  const doc = published();
  const isUnpainted = /^\.*$/.test(doc.regions) || doc.regions === standardBoxes(doc.size);
  const isBlank = clueCount(doc) === 0 && !doc.constraints && !doc.drawings && isUnpainted;
  return !isBlank && puzzleQuery(doc) !== puzzleQuery(page.doc);
}

/** @returns {boolean} whether the draft is exported */
function isDraft() {
  return store.state.source === 'draft' && hasDraft();
}

/** @returns {Doc} the exported puzzle */
function docNow() {
  return isDraft() ? published() : page.doc;
}

/** @returns {boolean} whether the progress is exported */
function isProgressIncluded() {
  return store.state.withProgress && !isDraft();
}

/** @returns {string} the query of the link to the exported puzzle */
function queryNow() {
  return isDraft() ? puzzleQuery(published()) : toLink(page.play, {progress: store.state.withProgress});
}

/**
 * @param {string} words the name of the copied data
 * @param {string} text the text to copy
 */
async function copy(words, text) {
  try {
    await navigator.clipboard.writeText(text);
    dispatch({type: 'copied', copied: null});
    page.toast(`${capital(words)} copied.`, 'good');
  } catch {
    dispatch({type: 'copied', copied: {words, text}});
    page.announce(
      `This browser does not allow the web app to copy. The ${words} is selected. Copy it yourself.`,
    );
    page.draw();
    const area = /** @type {?HTMLTextAreaElement} */ (document.getElementById('share-text'));
    area?.select();
    area?.focus();
  }
}

/**
 * @param {string} format one of `COPIES`
 * @param {string} words its name in a sentence
 */
async function copyAs(format, words) {
  const doc = docNow();
  const here = OWN_COPIES[format];
  if (here && (format === 'json' || !(doc.constraints || doc.drawings || doc.symbols))) {
    await copy(words, here(doc));
    return;
  }
  try {
    const puzzle = await puzzleFor(page, format, doc);
    const request = {puzzle, to: format === 'text' ? 'grid' : format};
    const {text, losses = []} = await page.api.post('convert', request);
    await copy(words, text.trim());
    if (losses.length > 0) {
      page.toast(`The ${words} leaves out ${losses.join(', ')}.`);
    }
  } catch (error) {
    const failed = wordsOf(
      error,
      `The ${words} could not be created. Text, JSON and the link above still work.`,
    );
    dispatch({type: 'uncopied', failed});
    page.announce(failed.message);
  }
}

/** @param {string} format a picture format of the API */
async function download(format) {
  dispatch({type: 'drawing', format});
  const {theme} = store.state;
  const doc = docNow();
  try {
    const puzzle = isProgressIncluded() ? puzzleOf(page.play) : puzzleOfDoc(doc);
    const blob = await page.api.postForBlob('render', {puzzle, format, theme});
    saveFile(blob, fileName(doc, format));
    dispatch({type: 'drawn', failed: null});
    page.announce(`${format.toUpperCase()} saved`);
  } catch (error) {
    const failed = wordsOf(error, 'The picture could not be drawn. Printing still works.');
    dispatch({type: 'drawn', failed});
    page.announce(failed.message);
  }
}

// ------------------------------------------------------------------------------------------------- drawing

/**
 * Draws the view.
 *
 * @param {PageState} pageState the state of the web app
 * @param {AppFace} app the shell
 * @returns {TemplateResult} everything below the header
 */
export function view(pageState, app) {
  page = app;
  const doc = docNow();
  const withProgress = isProgressIncluded();
  return html`<div class="workbench sharing">
    <section class="easel sheet" aria-labelledby="share-title">
      <h1 id="share-title">${doc.title ? titleOf(doc) : `${doc.size} × ${doc.size} puzzle`}</h1>
      ${doc.author ? html`<p class="author">by ${authorOf(doc)}</p>` : nothing}
      <div class="board">${drawnOnce(doc, [doc, withProgress && app.play], () =>
        grid({
          id: 'share-grid',
          doc,
          still: true,
          digits: withProgress ? digitsOf(app.play) : doc.givens,
          ariaLabel: isDraft() ? 'Your draft' : 'The puzzle you are playing',
        }),
      )}</div>
    </section>
    <div class="side">
      ${waits(
        pageState,
        'You can still copy the link, text and JSON, and print. Reading puzzles, other links and pictures have to wait.',
      )}
      ${takingOut()}
      ${bringingIn()}
    </div></div>`;
}

/** @returns {TemplateResult} */
function takingOut() {
  const trouble = isDraft() && !isWellFormed(published()) ? formTrouble(published()) : '';
  const {copied, copyFailed, drawing, drawFailed, theme} = store.state;
  return html`<section class="card" aria-labelledby="share-out">
    <h2 id="share-out">Export</h2>
    ${
      hasDraft()
        ? choice(
            'What to export',
            /** @type {const} */ ([
              ['play', 'The puzzle you play'],
              ['draft', 'Your draft'],
            ]),
            isDraft() ? 'draft' : 'play',
            (source) => dispatch({type: 'source', source}),
          )
        : nothing
    }
    ${
      trouble
        ? html`<p id="share-unfinished" class="failure"><span aria-hidden="true">!</span> ${trouble} Until the regions are
            complete, the draft can only be copied as JSON.</p>`
        : linkTemplate()
    }
    <h3 id="share-copy">Copy as</h3>
    <div class="row" role="group" aria-labelledby="share-copy">${COPIES.map(
      ([format, words, noun]) => html`
      <button type="button" @click=${() => copyAs(format, noun)}>${words}</button>`,
    )}</div>
    ${failure('share-copy-failure', copyFailed)}
    ${
      copied
        ? html`<label class="field wide">Select and copy the ${copied.words}
      <textarea id="share-text" readonly rows="4" .value=${copied.text}></textarea></label>`
        : nothing
    }
    <h3 id="share-picture">Save a picture or print</h3>
    <div class="row" role="group" aria-labelledby="share-picture">
      <label class="field inline">Colours <select id="share-theme"
        @change=${(/** @type {SelectEvent} */ event) => dispatch({type: 'theme', theme: event.target.value})}>${options(THEMES, theme)}</select></label>
      ${page.api.pictures.map((format) =>
        action(format.toUpperCase(), () => download(format), page, {
          why: drawing === null ? '' : 'Drawing a picture …',
          busy: drawing === format,
        }),
      )}
      <button type="button" @click=${() => window.print()}>Print</button></div>
    ${failure('share-picture-failure', drawFailed)}
  </section>`;
}

/** @returns {TemplateResult} the link, and the button that copies it */
function linkTemplate() {
  const query = queryNow();
  return html`${linkFields(query)}
    <div class="row">
      <button type="button" class="primary" @click=${() => copy('link', linksTo(query)[0].link)}>Copy the link</button>
      ${
        isDraft()
          ? nothing
          : html`<label class="choice"><input type="checkbox" .checked=${store.state.withProgress}
              @change=${(/** @type {FieldEvent} */ event) => dispatch({type: 'withProgress', withProgress: event.target.checked})}>
              Include my progress</label>`
      }</div>`;
}

/** @returns {TemplateResult} */
function bringingIn() {
  const {typed, isDropping, isReading, found, readFailed} = store.state;
  return html`<section class=${`card drop${isDropping ? ' dropping' : ''}`} aria-labelledby="share-in"
    @dragover=${over} @dragleave=${over} @drop=${drop}>
    <h2 id="share-in">Import</h2>
    <label class="field wide">Paste a puzzle or a link in any format, or drop a file here
      <textarea id="share-typed" rows="5" spellcheck="false" autocapitalize="off" .value=${typed}
        aria-invalid=${readFailed ? 'true' : 'false'}
        aria-describedby=${readFailed ? 'share-in-failure' : nothing}
        @input=${(/** @type {FieldEvent} */ event) => dispatch({type: 'typed', text: event.target.value})} @paste=${paste}></textarea></label>
    <div class="row">
      ${action('Import', () => read(typed), page, {
        why: isReading ? 'Reading …' : '',
        kind: 'primary',
      })}
      <label class="button">Choose a file<input class="unseen" type="file" @change=${chosen}></label></div>
    ${isReading ? html`<p class="quiet">Reading …</p>` : nothing}
    ${failure('share-in-failure', readFailed)}
    ${
      readFailed?.code === 'extras' || readFailed?.code === 'partial-reading'
        ? html`<div class="row"><button type="button" id="share-without"
            @click=${() => read(store.state.typed, true)}>Import without them</button></div>`
        : nothing
    }
    ${found ? foundTemplate(found) : nothing}
  </section>`;
}

/**
 * @param {Found} found
 * @returns {TemplateResult}
 */
function foundTemplate({puzzles, losses, remarks, readings, from}) {
  return html`<div id="share-found">
    <p class="quiet">${counted(puzzles.length, 'puzzle')} found${from ? ` (${from})` : ''}.
      ${losses.length > 0 ? `Left out: ${losses.join(', ')}.` : nothing} ${remarks.join(' ')}</p>
    ${readingsTemplate(readings)}
    <ul class="found">${puzzles.map(
      (puzzle, i) => html`<li>
      ${drawnOnce(puzzle.doc, [puzzle], () =>
        grid({
          id: `share-found-${i}`,
          doc: puzzle.doc,
          digits: digitsOf(puzzle.play),
          still: true,
          ariaLabel: `Picture of puzzle ${i + 1}`,
        }),
      )}
      <div><b>${puzzle.doc.title || `Puzzle ${i + 1}`}</b>
        <span class="quiet">${puzzle.doc.size} × ${puzzle.doc.size},
          ${counted(clueCount(puzzle.doc), 'clue')}</span>
        <div class="row">
          <button type="button" class="primary" aria-label=${`Play ${puzzle.doc.title || `puzzle ${i + 1}`}`}
            @click=${() => open(puzzle)}>Play</button>
          <button type="button" aria-label=${`Set ${puzzle.doc.title || `puzzle ${i + 1}`}`}
            @click=${() => edit(puzzle.doc, page)}>Set</button></div></div></li>`,
    )}</ul></div>`;
}
