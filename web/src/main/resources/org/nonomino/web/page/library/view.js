/**
 * The view Library. It lists all stored puzzles with their progress, to search, open, rename and delete them.
 *
 * Puzzles without a rating are rated one after the other while the view is shown.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace, PageState} from '../face.js'
 * @import {Filters, Item, Order} from './state.js'
 * @import {FieldEvent, SelectEvent} from '../parts/parts.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {addressOf} from '../model/address.js';
import {asideNote} from '../parts/aside-note.js';
import {drawnOnce} from '../grid/constraints.js';
import {keyOf, puzzleOfDoc, understoodOf} from '../model/doc.js';
import {controlCommand} from '../model/keys.js';
import {isFiltered, itemOf, libraryState, newLibraryState, shownItems} from './state.js';
import {exportLibrary} from '../parts/library-transfer.js';
import {action, options} from '../parts/parts.js';
import {newPlay} from '../model/progress.js';
import {authorOf, titleOf} from '../parts/puzzles.js';
import {LEVELS, forgetRating, keepRating, knownRating, levelText, ratingOf} from '../storage/ratings.js';
import {openRename, renameDialog} from '../parts/rename.js';
import {starters} from '../model/starters.js';
import {keepPlay, savedPlays} from '../storage/saved-plays.js';
import {thumbnail} from '../grid/thumbnail.js';
import {counted, timeText} from '../model/words.js';
import {newStore} from '../model/store.js';

/** The route of the view. */
export const id = 'library';

/** Its name in the header. */
export const title = 'Library';

/** @type {readonly (readonly [Order, string])[]} */
const ORDERS = Object.freeze([
  ['recent', 'Recent'],
  ['level', 'Level'],
  ['size', 'Size'],
  ['time', 'Time spent'],
  ['title', 'Title'],
]);

/** @type {readonly (readonly [Filters['progress'], string])[]} */
const PROGRESS = Object.freeze([
  ['', 'All'],
  ['new', 'New'],
  ['started', 'Started'],
  ['solved', 'Solved'],
]);

const store = newStore(libraryState, newLibraryState());
const {dispatch} = store;

/** @type {?AbortController} */
let rating = null;

/** @type {() => void} */
let reread = () => {};

/**
 * Opens the view.
 *
 * @param {AppFace} app the shell
 */
export function enter(app) {
  app.keep();
  reread = () => refresh(app);
  addEventListener('storage', reread);
  refresh(app);
}

/**
 * Reads the stored puzzles again.
 *
 * @param {AppFace} app the shell
 */
export function refresh(app) {
  read();
  rateAll(app);
}

/** Closes the view. */
export function leave() {
  removeEventListener('storage', reread);
  rating?.abort();
}

function read() {
  const items = savedPlays().map((saved) => itemOf(saved, knownRating(saved.key)));
  dispatch({type: 'loaded', items});
}

/** @param {AppFace} app the shell */
async function rateAll(app) {
  rating?.abort();
  const mine = new AbortController();
  rating = mine;
  for (const {key, play, rating: known} of store.state.items) {
    if (known || play.doc.left) {
      continue;
    }
    try {
      const answer = await app.api.post(
        'rate',
        {puzzle: understoodOf(puzzleOfDoc(play.doc))},
        {signal: mine.signal},
      );
      const found = ratingOf(answer);
      if (found) {
        keepRating(key, found);
        dispatch({type: 'rated', key, rating: found});
      }
    } catch (error) {
      const {aborted, offline} = /** @type {import('../api/api.js').ApiError} */ (error);
      if (aborted || offline) {
        return;
      }
      // This puzzle cannot be rated, but others may be.
    }
  }
}

// --------------------------------------------------------------------------------------- actions

/**
 * @param {Partial<Filters>} more
 * @param {AppFace} app
 */
function filter(more, app) {
  dispatch({type: 'filter', filters: more});
  app.announce(countText());
}

/** @returns {string} the number of displayed puzzles, and of all */
function countText() {
  const all = counted(store.state.items.length, 'puzzle');
  return isFiltered(store.state) ? `${shownItems(store.state).length} of ${all}` : all;
}

/**
 * @param {Item} item
 * @param {AppFace} app
 */
function remove(item, app) {
  const place = shownItems(store.state).findIndex(({key}) => key === item.key);
  app.drop(item.key);
  forgetRating(item.key);
  dispatch({type: 'deleted', item});
  app.announce(`${titleOf(item.play.doc)} was deleted. Ctrl+Z restores it.`);
  app.draw();
  const next = shownItems(store.state)[place] ?? shownItems(store.state)[place - 1];
  document.getElementById(next ? `library-delete-${next.key}` : 'library-undelete')?.focus();
}

/** @param {AppFace} app the shell */
function undelete(app) {
  const item = store.state.deleted.at(-1);
  if (!item) {
    app.announce('Nothing to undo.');
    return;
  }
  if (!keepPlay(item.play, item.savedAt)) {
    app.toast('There is no room to restore it. Delete another puzzle first.', 'error');
    return;
  }
  if (item.rating) {
    keepRating(item.key, item.rating);
  }
  dispatch({type: 'undeleted'});
  app.keepUp();
  app.announce(`${titleOf(item.play.doc)} is restored.`);
  app.draw();
  document.getElementById(`library-open-${item.key}`)?.focus();
}

/**
 * @param {Item} item
 * @param {string} name
 * @param {AppFace} app
 */
function rename({key, play, savedAt}, name, app) {
  const doc = Object.freeze({...play.doc, title: name});
  if (key === keyOf(app.doc)) {
    app.open(doc, id);
  } else {
    keepPlay(Object.freeze({...play, doc}), savedAt);
  }
  read();
  app.announce(`Renamed: ${titleOf(doc)}`);
  app.draw();
  document.getElementById(`library-rename-${key}`)?.focus();
}

/**
 * Handles a key.
 *
 * @param {KeyboardEvent} event the pressed key
 * @param {AppFace} app the shell
 */
export function keydown(event, app) {
  if ((event.ctrlKey || event.metaKey) && controlCommand(event) === 'undo') {
    event.preventDefault();
    undelete(app);
  }
}

// --------------------------------------------------------------------------------------- drawing

/**
 * Draws the view.
 *
 * @param {PageState} _ the state of the shell
 * @param {AppFace} app the shell
 * @returns {TemplateResult} everything below the header
 */
export function view(_, app) {
  const shown = shownItems(store.state);
  return html`<div class="library">
    <div class="heading">
      <div><h1>Library</h1>${
        store.state.items.length === 0
          ? html`<p class="quiet welcome">Every puzzle that you open is kept here with your progress. A puzzle from a link is kept
              once you start to play it. You can paste puzzles and links, or drop files, anywhere in the web app.</p>`
          : html`<p class="quiet">${countText()}, kept in this browser</p>`
      }</div>
      ${action('Export', () => exportLibrary(app), app, {
        label: 'Export all progress',
        why: store.state.items.length === 0 ? 'There is nothing to export yet.' : '',
      })}
      <label class="button">Import<input class="unseen" type="file" multiple aria-label="Import a library or puzzles"
        @change=${(/** @type {Event & {target: HTMLInputElement}} */ {target}) => importFiles(target, app)}></label>
    </div>
    ${store.state.items.length > 1 ? filters(app) : nothing}
    ${deletedNote(app)}
    ${asideNote(app)}
    ${
      shown.length === 0 && store.state.items.length > 0
        ? html`<p>No puzzle matches. <button class="link" @click=${() => showAll(app)}>Show all</button></p>`
        : nothing
    }
    <ul class="tiles" aria-label="Puzzles">${shown.map((item) => itemTemplate(item, app))}</ul>
    ${beginnings()}
    ${renameDialog()}
  </div>`;
}

/**
 * @param {HTMLInputElement} input
 * @param {AppFace} app
 */
async function importFiles(input, app) {
  const files = [...(input.files ?? [])];
  await app.openFiles(files);
  input.value = '';
}

/** @param {AppFace} app the shell */
function showAll(app) {
  dispatch({type: 'unfilter'});
  app.announce(countText());
  app.draw();
  document.getElementById('library-text')?.focus();
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult}
 */
function filters(app) {
  const {filters: now, order, items} = store.state;
  const sizes = [...new Set(items.map(({play}) => play.doc.size))].sort((a, b) => a - b);
  const levels = LEVELS.filter((level) => items.some((item) => item.rating?.level === level));
  const hasNone = items.some((item) => !item.rating?.level);
  /**
   * @template {string} V
   * @param {string} name
   * @param {string} words
   * @param {readonly (readonly [V, string])[]} choices
   * @param {V} chosen
   * @param {(value: V) => void} choose
   * @returns {TemplateResult}
   */
  const select = (name, words, choices, chosen, choose) => html`<label class="field">${words}
    <select id=${`library-${name}`}
      @change=${(/** @type {SelectEvent} */ event) => choose(/** @type {V} */ (event.target.value))}
      >${options(choices, chosen)}</select></label>`;
  return html`<search class="fields" aria-label="Find puzzles">
    <label class="field">Search <input id="library-text" type="search" autocomplete="off" spellcheck="false"
      .value=${now.text} placeholder="title, author, jigsaw …"
      @input=${(/** @type {FieldEvent} */ event) => filter({text: event.target.value}, app)}></label>
    ${select('progress', 'Show', PROGRESS, now.progress, (progress) => filter({progress}, app))}
    ${select(
      'size',
      'Size',
      [['', 'Any'], ...sizes.map((size) => /** @type {const} */ ([String(size), `${size}×${size}`]))],
      now.size,
      (size) => filter({size}, app),
    )}
    ${select(
      'level',
      'Level',
      [
        ['', 'Any'],
        ...levels.map((level) => /** @type {const} */ ([level, level])),
        ...(hasNone ? [/** @type {const} */ (['none', 'not rated'])] : []),
      ],
      now.level,
      (level) => filter({level}, app),
    )}
    ${select('order', 'Sort by', ORDERS, order, (chosen) => dispatch({type: 'order', order: chosen}))}
  </search>`;
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult | typeof nothing}
 */
function deletedNote(app) {
  const item = store.state.deleted.at(-1);
  return item
    ? html`<p class="row note" role="note"><span>${titleOf(item.play.doc)} was deleted.</span>
      <button id="library-undelete" @click=${() => undelete(app)}>Undo delete</button></p>`
    : nothing;
}

/**
 * @param {Item} item
 * @param {AppFace} app
 * @returns {TemplateResult}
 */
function itemTemplate(item, app) {
  const {key, play, layout} = item;
  const {doc} = play;
  const name = titleOf(doc);
  const level = item.rating ? levelText(item.rating) || 'not rated' : '';
  const when = item.savedAt > 0 ? new Date(item.savedAt).toLocaleDateString('en', {dateStyle: 'medium'}) : '';
  return html`<li class=${`item ${item.progress}`}>
    <a class="tile" id=${`library-open-${key}`} href=${addressOf('play', doc)}>
      <span class="thumb">${drawnOnce(doc, [play], () => thumbnail(play))}</span>
      <b>${name}</b>
      <small>${doc.size}×${doc.size} ${layout}${level ? `, ${level}` : ''}${doc.author ? `, by ${authorOf(doc)}` : ''}</small>
      <small class="progress">${progressText(item)}</small>
      <small>${when}</small></a>
    <div class="row">
      <button id=${`library-rename-${key}`} aria-label=${`Rename ${name}`}
        @click=${() => openRename(doc.title, (typed) => rename(item, typed, app), app)}>Rename</button>
      <button id=${`library-delete-${key}`} aria-label=${`Delete ${name}`}
        @click=${() => remove(item, app)}>Delete</button></div></li>`;
}

/**
 * @param {Item} item
 * @returns {string}
 */
function progressText({progress, share, play}) {
  const time = timeText(play.elapsedMillis);
  switch (progress) {
    case 'new':
      return 'New';
    case 'started':
      return `Started: ${Math.round(share * 100)} %, ${time}`;
    case 'solved':
      return `✓ Solved in ${time}`;
  }
}

/** @returns {TemplateResult | typeof nothing} the starter puzzles that are not in the list above */
function beginnings() {
  const known = new Set(store.state.items.map(({key}) => key));
  const docs = isFiltered(store.state) ? [] : starters().filter((doc) => !known.has(keyOf(doc)));
  return docs.length === 0
    ? nothing
    : html`<h2>Starter puzzles</h2>
      <ul class="tiles" aria-label="Starter puzzles">${docs.map(
        (doc) => html`<li class="item"><a class="tile" href=${addressOf('play', doc)}>
          <span class="thumb">${drawnOnce(doc, [keyOf(doc)], () => thumbnail(newPlay(doc)))}</span><b>${doc.title}</b></a></li>`,
      )}</ul>`;
}
