/**
 * The view by which puzzles come in and go out: pasted or dropped texts; a link, copies, pictures, paper.
 *
 * What goes out is the puzzle in play. The link is `#play?` with what `toLink` writes.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace, PageState} from './app.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {guard} from './lib/directives/guard.js';
import {grid} from './grid.js';
import {clueCount, docOfPuzzle, puzzleOfDoc} from './doc.js';
import {playOfPuzzle, puzzleOf, toLink} from './exchange.js';
import {digitsOf} from './progress.js';
import {UNAVAILABLE, action, failure, options, waits, wordsOf} from './parts.js';
import {counted} from './words.js';
import {edit} from './set.js';
import {fileName, gridText, lineText, tooLarge} from './texts.js';

/** The route of the view. */
export const id = 'share';

/** Its name in the header. */
export const title = 'Share';

const COPIES = Object.freeze([
  ['text', 'Text'],
  ['line', 'One line'],
  ['json', 'JSON'],
  ['fpuzzles-link', 'f-puzzles link'],
  ['sudokupad', 'SudokuPad link'],
]);
/** @type {readonly (readonly [string, string])[]} */
const THEMES = Object.freeze([
  ['light', 'light'],
  ['dark', 'dark'],
  ['print', 'black on white'],
  ['tinted', 'strong tints'],
  ['pale', 'pale tints'],
]);

let typed = '';
let dropping = false;
let reading = null;
let found = null;
let readFailed = null;
let progress = false;
let copied = null;
let copyFailed = null;
let drawing = null;
let drawFailed = null;
let theme = 'light';
let page = null;

/**
 * Takes notice of the page.
 *
 * @param {AppFace} app the page
 */
export function enter(app) {
  page = app;
}

/** Gives up what was asked for when the view is left. */
export function leave() {
  reading?.abort();
}

// ------------------------------------------------------------------------------------------------- in

/**
 * Reads the puzzles of a text.
 *
 * @param {string} text in any format
 * @param {boolean} [ignoreExtras] whether rules that are not known are left out
 */
async function read(text, ignoreExtras = false) {
  typed = text;
  found = null;
  readFailed = null;
  if (text.trim() === '' || tooLarge(text)) {
    readFailed = {message: tooLarge(text) || 'Paste a puzzle or choose a file first.'};
    page.announce(readFailed.message);
    page.update();
    return;
  }
  reading?.abort();
  const mine = new AbortController();
  reading = mine;
  page.update();
  try {
    const {signal} = mine;
    const request = {text, to: 'json', ...(ignoreExtras && {ignoreExtras})};
    const {puzzles, losses = [], ignored = [], from} = await page.api.post('convert', request, {signal});
    if (reading === mine) {
      take(puzzles, [...losses, ...ignored], from);
    }
  } catch (error) {
    const {aborted, code} = /** @type {import('./api.js').ApiError} */ (error);
    if (reading === mine && !aborted) {
      readFailed = {...wordsOf(error, UNAVAILABLE), code};
      page.announce(readFailed.message);
    }
  } finally {
    if (reading === mine) {
      reading = null;
      page.update();
    }
  }
}

function take(puzzles, losses, from) {
  const entries = puzzles.map((puzzle) => ({doc: docOfPuzzle(puzzle), play: playOfPuzzle(puzzle)}));
  found = {puzzles: entries, losses, from};
  page.announce(`${counted(found.puzzles.length, 'puzzle')} found`);
  page.updateNow();
  /** @type {?HTMLElement} */ (document.querySelector('#share-found button'))?.focus();
}

async function readFile(file) {
  if (file) {
    const large = tooLarge({length: file.size});
    if (large) {
      readFailed = {message: large};
      page.update();
    } else {
      await read(await file.text());
    }
  }
}

function drop(event) {
  event.preventDefault();
  dropping = false;
  const [file] = event.dataTransfer.files;
  if (file) {
    readFile(file);
  } else {
    read(event.dataTransfer.getData('text/plain'));
  }
  page.update();
}

function over(event) {
  event.preventDefault();
  if (dropping !== (event.type === 'dragover')) {
    dropping = event.type === 'dragover';
    page.update();
  }
}

function open({doc, play}) {
  page.open(play.entered.some((digit) => digit > 0) ? play : doc);
}

// ------------------------------------------------------------------------------------------------- out

function linkNow() {
  return `${location.origin}${location.pathname}#play?${toLink(page.play, {progress})}`;
}

async function copy(words, text) {
  copyFailed = null;
  try {
    await navigator.clipboard.writeText(text);
    copied = null;
    page.toast(`${words} copied.`, 'good');
  } catch {
    copied = {words, text};
    page.announce(`This browser does not let the page copy. The ${words} is selected: copy it yourself.`);
    page.updateNow();
    const area = /** @type {?HTMLTextAreaElement} */ (document.getElementById('share-text'));
    area?.select();
    area?.focus();
  }
  page.update();
}

async function copyAs(format, words) {
  copyFailed = null;
  const {doc} = page;
  const here = {
    text: () => gridText(doc),
    line: () => lineText(doc),
    json: () => JSON.stringify(puzzleOfDoc(doc)),
  }[format];
  if (here) {
    await copy(words, here());
    return;
  }
  try {
    const json = JSON.stringify(puzzleOfDoc(doc));
    const {text, losses = []} = await page.api.post('convert', {text: json, to: format});
    await copy(words, text.trim());
    if (losses.length > 0) {
      page.toast(`The ${words} leaves out ${losses.join(', ')}.`);
    }
  } catch (error) {
    copyFailed = wordsOf(error, `The ${words} could not be made. Text, JSON and the link above still work.`);
    page.announce(copyFailed.message);
    page.update();
  }
}

async function download(format) {
  drawing = format;
  drawFailed = null;
  page.update();
  try {
    const puzzle = progress ? puzzleOf(page.play) : puzzleOfDoc(page.doc);
    const blob = await page.api.postForBlob('render', {puzzle, format, theme});
    const url = URL.createObjectURL(blob);
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = fileName(page.doc, format);
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
    page.announce(`${format.toUpperCase()} saved`);
  } catch (error) {
    drawFailed = wordsOf(error, 'The picture could not be drawn. Printing still works.');
    page.announce(drawFailed.message);
  }
  drawing = null;
  page.update();
}

// ------------------------------------------------------------------------------------------------- drawing

/**
 * Draws the view.
 *
 * @param {PageState} state the page's state
 * @param {AppFace} app the page
 * @returns {TemplateResult} all below the header
 */
export function view(state, app) {
  page = app;
  const {doc} = app;
  return html`<div class="workbench sharing">
    <section class="easel sheet" aria-labelledby="share-title">
      <h1 id="share-title">${doc.title || `Puzzle of size ${doc.size}`}</h1>
      ${doc.author ? html`<p class="author">by ${doc.author}</p>` : nothing}
      <div class="board">${guard([doc, progress && app.play], () =>
        grid({
          id: 'share-grid',
          doc,
          still: true,
          digits: progress ? digitsOf(app.play) : doc.givens,
          ariaLabel: 'The puzzle you are playing',
        }),
      )}</div>
    </section>
    <div class="side">
      ${waits(
        state,
        'You can still copy the link, text and JSON, and print. Reading puzzles, other links and pictures have to wait.',
      )}
      ${takingOut()}
      ${bringingIn()}
    </div></div>`;
}

function takingOut() {
  return html`<section class="card" aria-labelledby="share-out">
    <h2 id="share-out">Export</h2>
    <label class="field wide">Link to this puzzle
      <input id="share-link" type="text" readonly .value=${linkNow()}
        @focus=${(event) => event.target.select()}></label>
    <div class="row">
      <button type="button" class="primary" @click=${() => copy('link', linkNow())}>Copy the link</button>
      <label class="choice"><input type="checkbox" .checked=${progress} @change=${(event) => {
        progress = event.target.checked;
        page.update();
      }}> with my progress</label></div>
    <h3 id="share-copy">Copy as</h3>
    <div class="row" role="group" aria-labelledby="share-copy">${COPIES.map(
      ([format, words]) => html`
      <button type="button" @click=${() => copyAs(format, words)}>${words}</button>`,
    )}</div>
    ${failure('share-copy-failure', copyFailed)}
    ${
      copied
        ? html`<label class="field wide">The ${copied.words}: select and copy
      <textarea id="share-text" readonly rows="4" .value=${copied.text}></textarea></label>`
        : nothing
    }
    <h3 id="share-picture">Picture and paper</h3>
    <div class="row" role="group" aria-labelledby="share-picture">
      <label class="field inline">Colours <select id="share-theme" @change=${(event) => {
        theme = event.target.value;
        page.update();
      }}>${options(THEMES, theme)}</select></label>
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

function bringingIn() {
  return html`<section class=${`card drop${dropping ? ' dropping' : ''}`} aria-labelledby="share-in"
    @dragover=${over} @dragleave=${over} @drop=${drop}>
    <h2 id="share-in">Import</h2>
    <label class="field wide">Paste a puzzle or a link in any format, or drop a file here
      <textarea id="share-typed" rows="5" spellcheck="false" autocapitalize="off" .value=${typed}
        aria-invalid=${readFailed ? 'true' : 'false'}
        aria-describedby=${readFailed ? 'share-in-failure' : nothing}
        @input=${(event) => {
          typed = event.target.value;
        }} @paste=${(event) => {
          if (typed === '') {
            event.preventDefault();
            read(event.clipboardData.getData('text/plain'));
          }
        }}></textarea></label>
    <div class="row">
      ${action('Import', () => read(typed), page, {
        why: reading === null ? '' : 'Reading …',
        kind: 'primary',
      })}
      <label class="button">Choose a file<input class="unseen" type="file" @change=${(event) => {
        readFile(event.target.files[0]);
        event.target.value = '';
      }}></label></div>
    ${reading ? html`<p class="quiet">Reading …</p>` : nothing}
    ${failure('share-in-failure', readFailed)}
    ${
      readFailed?.code === 'extras'
        ? html`<div class="row"><button type="button" id="share-without"
            @click=${() => read(typed, true)}>Import without them</button></div>`
        : nothing
    }
    ${found ? foundTemplate() : nothing}
  </section>`;
}

function foundTemplate() {
  const {puzzles, losses, from} = found;
  return html`<div id="share-found">
    <p class="quiet">${counted(puzzles.length, 'puzzle')} found${from ? ` (${from})` : ''}.
      ${losses.length > 0 ? `Left out: ${losses.join(', ')}.` : nothing}</p>
    <ul class="found">${puzzles.map(
      (puzzle, i) => html`<li>
      ${guard([puzzle], () =>
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
