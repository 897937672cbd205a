/**
 * Puzzles that are pasted or dropped anywhere on the page, as text or as files. A puzzle is opened at once, as nothing is
 * lost by that; there is a question if there are several, or if something of it has to be left out.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace} from './app.js'
 * @import {Play} from './progress.js'
 *
 * @typedef {object} Found what a text holds
 * @property {Play[]} plays puzzles, perhaps with progress
 * @property {string[]} losses the rules that were left out of them, such as cages
 */
import {html, nothing} from './lib/lit-html.js';
import {readAddress, viewToOpenIn} from './address.js';
import {clueCount} from './doc.js';
import {fromLink, playOfPuzzle} from './exchange.js';
import {dialogOf, wordsOf} from './parts.js';
import {titleOf} from './puzzles.js';
import {thumbnail} from './thumbnail.js';
import {counted} from './words.js';

const DIALOG = 'arrivals';

/** What is asked about, or null. @type {?Found} */
let asked = null;
let isOver = false;

/** @type {?AbortController} */
let reading = null;

/**
 * Listens for what is pasted or dropped where no field, and no part of the page that reads puzzles itself, takes it.
 *
 * @param {AppFace} app the shell
 */
export function receiveEverywhere(app) {
  addEventListener('paste', (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isTaken =
      event.defaultPrevented || target.closest('input, textarea, [contenteditable], dialog[open]');
    const data = event.clipboardData;
    if (!isTaken && data && (data.files.length > 0 || data.getData('text/plain').trim() !== '')) {
      event.preventDefault();
      receive(data, app);
    }
  });
  addEventListener('dragover', (event) => {
    if (!event.defaultPrevented && isReadable(event)) {
      event.preventDefault();
      hover(true, app);
    } else {
      hover(false, app);
    }
  });
  addEventListener('dragleave', (event) => event.relatedTarget === null && hover(false, app));
  addEventListener('drop', (event) => {
    hover(false, app);
    if (!event.defaultPrevented && event.dataTransfer && isReadable(event)) {
      event.preventDefault();
      receive(event.dataTransfer, app);
    }
  });
}

/**
 * @param {DragEvent} event
 * @returns {boolean} whether what is dragged is text or files, and not meant for a field
 */
function isReadable({dataTransfer, target}) {
  const isField = target instanceof Element && target.closest('input, textarea, dialog[open]');
  return !isField && (dataTransfer?.types ?? []).some((type) => type === 'Files' || type === 'text/plain');
}

/**
 * @param {boolean} isNow
 * @param {AppFace} app
 */
function hover(isNow, app) {
  if (isOver !== isNow) {
    isOver = isNow;
    app.update();
  }
}

/**
 * @param {DataTransfer} data what was pasted or dropped
 * @param {AppFace} app the shell
 */
function receive(data, app) {
  const files = [...data.files];
  if (files.length > 0) {
    openFiles(files, app);
  } else {
    openTexts([data.getData('text/plain')], app);
  }
}

/**
 * Opens what files hold: puzzles in any format, or an exported library.
 *
 * @param {readonly File[]} files the files
 * @param {AppFace} app the shell
 */
export async function openFiles(files, app) {
  try {
    await openTexts(await Promise.all(files.map((file) => file.text())), app);
  } catch {
    app.toast('This file could not be read.', 'error');
  }
}

/**
 * @param {string[]} texts
 * @param {AppFace} app
 */
async function openTexts(texts, app) {
  reading?.abort();
  const mine = new AbortController();
  reading = mine;
  /** @type {Found} */
  const found = {plays: [], losses: []};
  try {
    const {importLibrary} = await import('./library-transfer.js');
    for (const text of texts) {
      if (!importLibrary(text, app)) {
        const {plays, losses} = ownLink(text) ?? (await converted(text, app, mine.signal));
        found.plays.push(...plays);
        found.losses.push(...losses);
      }
    }
  } catch (error) {
    if (!(/** @type {import('./api.js').ApiError} */ (error).aborted)) {
      app.toast(wordsOf(error, app.api.lost).message, 'error');
    }
    return;
  }
  if (reading === mine && found.plays.length > 0) {
    arrive(found, app);
  }
}

/**
 * Links of this page are read without asking anybody.
 *
 * @param {string} text
 * @returns {?Found} null if it is not such a link
 */
function ownLink(text) {
  const [, fragment] = /^\S*#(\S+)$/.exec(text.trim()) ?? [];
  try {
    const play = fragment ? fromLink(readAddress(fragment).query) : null;
    return play && {plays: [play], losses: []};
  } catch {
    // It is said in more detail below what is wrong with it.
    return null;
  }
}

/**
 * @param {string} text
 * @param {AppFace} app
 * @param {AbortSignal} signal
 * @returns {Promise<Found>}
 */
async function converted(text, app, signal) {
  const {tooLarge} = await import('./texts.js');
  const large = tooLarge(text);
  if (large) {
    throw new Error(large);
  }
  app.announce('Reading the puzzle');
  const wish = {text, to: 'json', ignoreExtras: true};
  const {puzzles, ignored = []} = await app.api.post('convert', wish, {signal});
  return {plays: puzzles.map(playOfPuzzle), losses: ignored};
}

/**
 * @param {Found} found
 * @param {AppFace} app
 */
function arrive(found, app) {
  if (found.plays.length === 1 && found.losses.length === 0) {
    openPlay(found.plays[0], app);
    return;
  }
  asked = found;
  app.updateNow();
  dialogOf(DIALOG).showModal();
}

/**
 * In the view Set it becomes a new draft.
 *
 * @param {Play} play
 * @param {AppFace} app
 */
async function openPlay(play, app) {
  if (app.state.view === 'set') {
    const {edit} = await import('./set.js');
    edit(play.doc, app);
  } else {
    if (!app.open(play, viewToOpenIn(app.state.view))) {
      app.toast(`${titleOf(play.doc)} is open.`, 'good');
    }
  }
}

/**
 * Draws the question, and where to drop while something is dragged.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} a dialog
 */
export function arrivalsDialog(app) {
  const close = () => dialogOf(DIALOG).close();
  const choose = (/** @type {Play} */ play) => {
    close();
    openPlay(play, app);
  };
  const closed = () => {
    asked = null;
    app.update();
  };
  return html`${isOver ? html`<p class="dropping" aria-hidden="true">Drop to open</p>` : nothing}
    <dialog id=${DIALOG} aria-labelledby="arrivals-title" @close=${closed}>
      ${asked ? question(asked, choose, close, app) : nothing}
    </dialog>`;
}

/**
 * @param {Found} found
 * @param {(play: Play) => void} choose
 * @param {() => void} close
 * @param {AppFace} app
 * @returns {TemplateResult}
 */
function question({plays, losses}, choose, close, app) {
  const isOne = plays.length === 1;
  const addAll = () => {
    close();
    plays.forEach((play) => app.add(play));
    app.toast(`${counted(plays.length, 'puzzle')} added to the Library.`, 'good');
    app.go('library');
  };
  return html`<h2 id="arrivals-title" tabindex="-1" autofocus>${
    isOne ? 'Open without some of its rules?' : `${counted(plays.length, 'puzzle')} found`
  }</h2>
    ${
      losses.length > 0
        ? html`<p>Left out: ${losses.join(', ')}. Nonomino does not know them, and without them
          ${isOne ? 'this puzzle' : 'a puzzle'} may have several solutions.</p>`
        : nothing
    }
    <ul class="tiles">${plays.map(
      (play) => html`<li><button class="tile" @click=${() => choose(play)}
        ><span class="thumb">${thumbnail(play)}</span><span>${titleOf(play.doc)}</span>
        <small>${play.doc.size}×${play.doc.size}, ${counted(clueCount(play.doc), 'clue')}</small></button></li>`,
    )}</ul>
    <div class="row">
      ${isOne ? html`<button class="primary" @click=${() => choose(plays[0])}>Open</button>` : nothing}
      ${isOne ? nothing : html`<button class="primary" @click=${addAll}>Add all to the Library</button>`}
      <button @click=${close}>Cancel</button></div>`;
}
