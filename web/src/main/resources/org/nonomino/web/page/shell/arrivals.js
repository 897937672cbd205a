/**
 * Puzzles pasted or dropped anywhere in the web app, as text or as files. A single puzzle is opened immediately, because
 * that loses nothing: if it is not understood as a whole, the view Play shows it as it was drawn. The player is asked first if
 * there are several puzzles, or if something of the text was interpreted.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Play} from '../model/progress.js'
 * @import {LargeRead} from '../api/reading.js'
 *
 * @typedef {object} Found the contents of pasted or dropped text
 * @property {Play[]} plays puzzles, perhaps with progress
 * @property {string[]} losses the rules left out of them, such as cages
 * @property {string[]} remarks sentences on everything else that was left out or interpreted
 * @property {string[]} readings what was read from which sentences and drawings
 */
import {html, nothing} from '../lib/lit-html.js';
import {readAddress, viewToOpenIn} from '../model/address.js';
import {clueCount} from '../model/doc.js';
import {fromLink, linkTrouble, playOfPuzzle} from '../model/exchange.js';
import {TooLarge} from '../model/limits.js';
import {dialogOf, dialogTop, readingsTemplate, wordsOf} from '../parts/parts.js';
import {titleOf} from '../parts/puzzles.js';
import {readLarge, readPuzzles} from '../api/reading.js';
import {thumbnail} from '../grid/thumbnail.js';
import {counted} from '../model/words.js';
import {newValue} from '../model/store.js';

const DIALOG = 'arrivals';
const LARGE_DIALOG = 'large-file';

/** The number of bytes examined at the start of a file to detect JSON. */
const SAMPLE = 256;

/** The error code for more puzzles than one request converts. */
const TOO_MANY = 'too-many-puzzles';

/** @type {Found} */
const NOTHING = Object.freeze({plays: [], losses: [], remarks: [], readings: []});

/** The puzzles in the open question, or null. */
const asked = newValue(/** @type {?Found} */ (null));

/** Whether something is dragged over the web app. */
const hovering = newValue(false);

/** The large file that is being read, or null. */
const large = newValue(/** @type {?{name: string, read: ?LargeRead}} */ (null));

/** @type {?AbortController} */
let reading = null;

/**
 * Listens for pasted and dropped puzzles that no field, dialog or view handles itself.
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
      hovering.dispatch(true);
    } else {
      hovering.dispatch(false);
    }
  });
  addEventListener('dragleave', (event) => event.relatedTarget === null && hovering.dispatch(false));
  addEventListener('drop', (event) => {
    hovering.dispatch(false);
    if (!event.defaultPrevented && event.dataTransfer && isReadable(event)) {
      event.preventDefault();
      receive(event.dataTransfer, app);
    }
  });
}

/**
 * @param {DragEvent} event
 * @returns {boolean} whether text or files are being dragged, and not over a field
 */
function isReadable({dataTransfer, target}) {
  const isField = target instanceof Element && target.closest('input, textarea, dialog[open]');
  return !isField && (dataTransfer?.types ?? []).some((type) => type === 'Files' || type === 'text/plain');
}

/**
 * @param {DataTransfer} data the pasted or dropped data
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
 * Opens the contents of files, which are puzzles in any format or an exported library.
 *
 * @param {readonly File[]} files the files
 * @param {AppFace} app the shell
 */
export async function openFiles(files, app) {
  const {tooLarge} = await import('../model/texts.js');
  /** @type {string[]} */
  const texts = [];
  try {
    for (const file of files) {
      const isJson = /^\s*[{[]/.test(await file.slice(0, SAMPLE).text());
      if (tooLarge({length: file.size}) && !isJson) {
        await addLarge(app, file.name, file.size, textOf(file));
      } else {
        texts.push(await file.text());
      }
    }
  } catch {
    app.toast('This file could not be read. Check that you can open it, then try again.', 'error');
  }
  if (texts.length > 0) {
    await openTexts(texts, app);
  }
}

/**
 * @param {File} file
 * @yields {string}
 */
async function* textOf(file) {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    yield next.value;
  }
}

/** @returns {AbortController} stops the new reading; the previous one is stopped */
function begin() {
  reading?.abort();
  reading = new AbortController();
  return reading;
}

/**
 * Adds the puzzles of a large file to the library, and shows the progress.
 *
 * @param {AppFace} app the shell
 * @param {string} name the name of the file
 * @param {number} length its approximate length
 * @param {AsyncIterable<string> | Iterable<string>} pieces its contents
 * @param {AbortController} [mine] the current reading; a new one by default
 */
async function addLarge(app, name, length, pieces, mine = begin()) {
  large.dispatch({name, read: null});
  app.draw();
  dialogOf(LARGE_DIALOG).showModal();
  try {
    const read = await readLarge(app, pieces, length, mine.signal, (now) =>
      large.dispatch({name, read: now}),
    );
    if (isNothing(read) && !mine.signal.aborted) {
      const {tooLarge} = await import('../model/texts.js');
      app.toast(read.unread === 1 ? tooLarge({length}) : 'No puzzle in this file could be read.', 'error');
      return;
    }
    const text = largeText(read);
    app.toast(
      mine.signal.aborted ? `Stopped. ${text}` : text,
      read.unread > 0 || read.isFull ? 'error' : 'good',
    );
    app.go('library');
  } catch (error) {
    app.fail(error);
  } finally {
    large.dispatch(null);
    dialogOf(LARGE_DIALOG).close();
    app.keepUp();
  }
}

/**
 * @param {LargeRead} read
 * @returns {boolean} whether nothing was added, although there was room
 */
function isNothing({added, isFull}) {
  return added === 0 && !isFull;
}

/**
 * @param {LargeRead} read
 * @returns {string} a summary of the imported contents
 */
function largeText({added, unread, isFull}) {
  return [
    `${counted(added, 'puzzle')} added to the Library.`,
    unread > 0 ? `${counted(unread, 'record')} could not be read.` : '',
    isFull ? 'The browser storage is full, so the rest of the file was not read.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** @returns {TemplateResult} a dialog with the progress of reading a large file */
function largeTemplate() {
  const {name, read} = large.state ?? {name: '', read: null};
  return html`<dialog id=${LARGE_DIALOG} aria-labelledby="large-title" @cancel=${() => reading?.abort()}>
    <h2 id="large-title">Reading ${name}</h2>
    <progress max="1" .value=${read?.share ?? 0} aria-labelledby="large-title"></progress>
    <p>${counted(read?.added ?? 0, 'puzzle')} added to the Library</p>
    <div class="row"><button @click=${() => reading?.abort()}>Stop</button></div>
  </dialog>`;
}

/**
 * @param {string} text
 * @yields {string}
 */
function* inPieces(text) {
  if (text.trimStart().startsWith('[')) {
    for (const record of JSON.parse(text)) {
      yield `${JSON.stringify(record)}\n`;
    }
  } else {
    yield text;
  }
}

/**
 * Opens pasted or dropped text.
 *
 * @param {string[]} texts puzzles in any format, links, or an exported library
 * @param {AppFace} app the shell
 */
export async function openTexts(texts, app) {
  const mine = begin();
  /** @type {Found} */
  const found = {plays: [], losses: [], remarks: [], readings: []};
  try {
    const {importLibrary} = await import('../parts/library-transfer.js');
    for (const text of texts) {
      if (mine.signal.aborted) {
        break;
      }
      if (!importLibrary(text, app)) {
        const {plays, losses, remarks, readings} =
          ownLink(text) ?? (await converted(text, app, mine)) ?? NOTHING;
        found.plays.push(...plays);
        found.losses.push(...losses);
        found.remarks.push(...remarks);
        found.readings.push(...readings);
      }
    }
  } catch (error) {
    if (!(/** @type {import('../api/api.js').ApiError} */ (error).aborted)) {
      app.toast(wordsOf(error, app.api.lost).message, 'error');
    }
    return;
  }
  if (reading === mine && found.plays.length > 0) {
    arrive(found, app);
  }
}

/**
 * Reads a link of the web app, without a request.
 *
 * @param {string} text
 * @returns {?Found} null if the text is not a valid link of the web app
 * @throws {RangeError} if its puzzle is too large
 */
function ownLink(text) {
  const [, fragment] = /^\S*#(\S+)$/.exec(text.trim()) ?? [];
  try {
    const play = fragment ? fromLink(readAddress(fragment).query) : null;
    return play && {plays: [play], losses: [], remarks: [], readings: []};
  } catch (error) {
    if (error instanceof TooLarge) {
      throw new RangeError(linkTrouble(error));
    }
    // The conversion that follows reports the error in more detail.
    return null;
  }
}

/**
 * @param {string} text
 * @param {AppFace} app
 * @param {AbortController} mine the current reading
 * @returns {Promise<?Found>} null if there were too many puzzles for one request; then they were added to the library
 */
async function converted(text, app, mine) {
  const {isOneObject, isOneWord, tooLarge} = await import('../model/texts.js');
  const refusal = tooLarge(text);
  if (refusal && (isOneWord(text) || isOneObject(text))) {
    throw new RangeError(refusal);
  }
  app.announce('Reading the puzzle');
  try {
    if (!refusal) {
      const {
        puzzles,
        ignored = [],
        remarks = [],
        readings = [],
      } = await readPuzzles(app, text, {signal: mine.signal, ignoreExtras: true});
      const [only] = puzzles.length === 1 && ignored.length > 0 ? puzzles : [];
      const plays = only ? [playOfPuzzle({left: ignored, ...only})] : puzzles.map(playOfPuzzle);
      return {plays, losses: [...ignored], remarks: [...remarks], readings: [...readings]};
    }
  } catch (error) {
    if (/** @type {import('../api/api.js').ApiError} */ (error).code !== TOO_MANY) {
      throw error;
    }
  }
  await addLarge(app, 'puzzles', text.length, inPieces(text), mine);
  return null;
}

/**
 * @param {Found} found
 * @param {AppFace} app
 */
function arrive(found, app) {
  const [first] = found.plays;
  if (found.plays.length === 1 && (first.doc.left || found.losses.length + found.remarks.length === 0)) {
    openPlay(first, app, found.remarks);
    return;
  }
  asked.dispatch(found);
  app.draw();
  dialogOf(DIALOG).showModal();
}

/**
 * Opens a puzzle; the view Set opens it as a new draft, unless it is not understood as a whole.
 *
 * @param {Play} play
 * @param {AppFace} app
 * @param {readonly string[]} [remarks] sentences to show with the message
 */
async function openPlay(play, app, remarks = []) {
  // Regions without clues and constraints cannot be played yet.
  const {left, constraints} = play.doc;
  if (!left && (app.state.view === 'set' || (clueCount(play.doc) === 0 && !constraints))) {
    await app.edit(play.doc);
  } else if (!app.open(play, left ? 'play' : viewToOpenIn(app.state.view))) {
    app.toast([`${titleOf(play.doc)} is open.`, ...remarks].join(' '), 'good');
  }
}

/**
 * Draws the question about several puzzles, lost rules or remarks, and a notice while something is dragged over the web app.
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
  return html`${hovering.state ? html`<p class="dropping" aria-hidden="true">Drop to open</p>` : nothing}
    <dialog id=${DIALOG} aria-labelledby="arrivals-title" @close=${() => asked.dispatch(null)}>
      ${asked.state ? question(asked.state, choose, close, app) : nothing}
    </dialog>
    ${largeTemplate()}`;
}

/**
 * @param {Found} found
 * @param {(play: Play) => void} choose
 * @param {() => void} close
 * @param {AppFace} app
 * @returns {TemplateResult}
 */
function question({plays, losses, remarks, readings}, choose, close, app) {
  const isOne = plays.length === 1;
  const addAll = () => {
    close();
    plays.forEach((play) => app.add(play));
    app.toast(`${counted(plays.length, 'puzzle')} added to the Library.`, 'good');
    app.go('library');
  };
  const titleOfOne = losses.length > 0 ? 'Open without some of its rules?' : 'Open this puzzle?';
  const title = isOne ? titleOfOne : `${counted(plays.length, 'puzzle')} found`;
  return html`${dialogTop('arrivals-title', title)}
    ${
      losses.length > 0
        ? html`<p>Left out: ${losses.join(', ')}. Nonomino does not support these rules, and without them
          ${isOne ? 'this puzzle' : 'a puzzle'} may have several solutions.</p>`
        : nothing
    }
    ${remarks.map((remark) => html`<p>${remark}</p>`)} ${readingsTemplate(readings)}
    <div class="row">
      ${isOne ? html`<button class="primary" @click=${() => choose(plays[0])}>Open</button>` : nothing}
      ${isOne ? nothing : html`<button class="primary" @click=${addAll}>Add all to the Library</button>`}
      <button @click=${close}>Cancel</button></div>
    <ul class="tiles">${plays.map(
      (play) => html`<li><button class="tile" @click=${() => choose(play)}
        ><span class="thumb">${thumbnail(play)}</span><span>${titleOf(play.doc)}</span>
        <small>${play.doc.size}×${play.doc.size}, ${counted(clueCount(play.doc), 'clue')}</small></button></li>`,
    )}</ul>`;
}
