/**
 * The shell of the page: header, routes, theme, help, toasts, live region, and the puzzle in hand.
 *
 * A view is a module that exports `{id, title, view(state, app), enter?(app), leave?(app), keydown?(event,
 * app)}`. `view` returns a template for all below the header; `keydown` gets the keys that no field, dialog
 * or (for Enter and Space) button wants. The play view is part of the start; the others are loaded when they
 * are gone to, or when the page has nothing else to do, so that they are there when the server is not.
 *
 * The address names the view and, where the view shows it, the puzzle in hand (`address.js`): going back and forth goes
 * through both, and what is opened is kept. Kept in `localStorage`: `nonomino.theme` (read by theme.js too),
 * `nonomino.settings`, and what storage.js and drafts.js say.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 * @import {SavedPlay} from './storage.js'
 *
 * @typedef {'info' | 'good' | 'error'} ToastKind
 *
 * @typedef {object} Settings
 * @property {boolean} conflicts whether conflicts are shown
 * @property {boolean} peers whether the houses of the selected cell are highlighted
 * @property {boolean} same whether the selected digit is highlighted everywhere, in marks too
 * @property {boolean} fixed whether centre marks are each in their own place
 * @property {boolean} numbers whether digits above 9 are shown and typed as numbers instead of letters
 * @property {boolean} clean whether entering a digit takes it out of the marks of its peers
 * @property {boolean} timer whether the time is shown
 * @property {boolean} tints whether regions are tinted
 * @property {boolean} letters whether letters and other characters alone, without Ctrl or Alt, are commands
 * @property {'text' | 'full' | 'notation'} words which explanation of a step is shown
 *
 * @typedef {object} PageState
 * @property {string} view the route of the view that is shown
 * @property {Play} play the play in hand
 * @property {Settings} settings what the player has chosen
 * @property {'auto' | 'light' | 'dark'} theme the theme that was chosen
 * @property {boolean} offline whether the server is gone
 * @property {boolean} full whether there is no more room to keep progress
 *
 * @typedef {object} AppFace what views get to act with
 * @property {typeof api} api the way to the server
 * @property {PageState} state the page's state
 * @property {Play} play the play in hand
 * @property {Doc} doc its puzzle
 * @property {(play: Play) => void} setPlay puts a play in hand, draws and saves it
 * @property {(docOrPlay: Doc | Play, view?: string) => boolean} open opens another puzzle, and goes to a view (`play`): a
 *     doc goes on where its player left it; a play with progress takes one more step there, so that undo
 *     brings back what was there, and true is returned, as that was said
 * @property {(key: string) => void} drop forgets a puzzle; if it is in hand, the one played before it comes in its place
 * @property {(play: Play) => boolean} add puts a puzzle into the library without opening it; false if there is no room
 * @property {() => void} keep keeps the play in hand at once
 * @property {() => void} keepUp takes over what was kept by others: another window, or a file
 * @property {() => void} update draws before the next frame
 * @property {() => void} updateNow draws at once
 * @property {(id: string) => void} go goes to a view
 * @property {(text: string) => void} announce says something in the live region
 * @property {(text: string, kind?: ToastKind) => void} toast shows a message, and announces it
 * @property {(error: unknown) => void} fail shows an error unless it was aborted; that the server is gone is
 *     only announced, for a bar says so as long as it is
 * @property {<K extends keyof Settings>(name: K) => Settings[K]} setting returns a setting
 * @property {<K extends keyof Settings>(name: K, value: Settings[K]) => void} set changes a setting, and keeps it
 * @property {() => SavedPlay[]} saved lists the puzzles whose progress is kept
 * @property {() => void} help opens the list of keys
 *
 * @typedef {object} View a module that is a view
 * @property {string} id its route
 * @property {string} title its name in the header
 * @property {(state: PageState, app: AppFace) => TemplateResult} view draws all below the header
 * @property {(app: AppFace) => void} [enter] begins it
 * @property {(app: AppFace) => void} [leave] ends it
 * @property {(app: AppFace) => void} [refresh] reads again what is kept, as others have changed it
 * @property {(event: KeyboardEvent, app: AppFace) => void} [keydown] gets the keys that nothing else wants
 */
import {html, render, nothing} from './lib/lit-html.js';
import * as api from './api.js';
import {addressOf, readAddress} from './address.js';
import {arrivalsDialog, receiveEverywhere} from './arrivals.js';
import {keyOf} from './doc.js';
import {fromLink} from './exchange.js';
import {isSolved} from './houses.js';
import {commandGroups} from './keys.js';
import {action} from './parts.js';
import * as playView from './play.js';
import {digitsOf, isUntouched, newPlay, passTime, takeOver} from './progress.js';
import {titleOf} from './puzzles.js';
import {starters} from './starters.js';
import {keep} from './updates.js';
import * as windows from './windows.js';
import {
  currentPlay,
  forgetPlay,
  keepPlay,
  savePlay,
  savedPlay,
  savedPlays,
  store,
  stored,
  storedObject,
} from './storage.js';

const SAVE_AFTER = 400;
const TOAST_MILLIS = 6000;
const ROUTES = Object.freeze([
  ['play', 'Play'],
  ['library', 'Library'],
  ['set', 'Set'],
  ['generate', 'Generate'],
  ['watch', 'Watch'],
  ['share', 'Share'],
]);
const FULL = 'The storage of this browser is full: your progress is not being saved.';
const THEMES = Object.freeze(/** @type {const} */ (['auto', 'light', 'dark']));
/** @type {Readonly<Settings>} */
const SETTINGS = Object.freeze({
  conflicts: true,
  peers: true,
  same: true,
  fixed: false,
  numbers: false,
  clean: true,
  timer: true,
  tints: true,
  letters: true,
  words: 'text',
});

/** @type {Map<string, View>} */
const views = new Map([['play', playView]]);

// ---------------------------------------------------------------------------------------- storage

let saveTimer = 0;

/** The play that is kept, as it is kept. @type {?Play} */
let kept = null;

/** What there was no room for, by key: it is there as long as the page is. @type {Map<string, Play>} */
const unkept = new Map();

function saveSoon() {
  saveTimer ||= setTimeout(save, SAVE_AFTER);
}

function save() {
  clearTimeout(saveTimer);
  saveTimer = 0;
  catchUp();
  // What the page begins with by itself is kept once something is done to it.
  if (app.play === kept || (app.doc === offered && isUntouched(app.play))) {
    return;
  }
  const isFull = !savePlay(app.play);
  if (isFull) {
    unkept.set(keyOf(app.doc), app.play);
  } else {
    unkept.delete(keyOf(app.doc));
    unkept.forEach((play, key) => keepPlay(play, Date.now()) && unkept.delete(key));
  }
  if (isFull !== state.full) {
    state.full = isFull;
    app.announce(isFull ? FULL : 'Your progress is being saved again.');
    app.update();
  }
  kept = isFull ? null : app.play;
  windows.inHand(app.play);
}

/** Takes over what another window has kept of the puzzle in hand. */
function catchUp() {
  const {play, met} = windows.caughtUp(app.play);
  if (play !== app.play) {
    state.play = play;
    app.update();
  }
  if (met) {
    saveSoon();
    app.toast('This puzzle was changed in another window, too: undo shows what was entered there.');
  }
}

// ---------------------------------------------------------------------------------------- the app

/** @type {PageState} */
const state = {
  view: 'play',
  play: firstPlay(),
  settings: {...SETTINGS, ...storedObject('nonomino.settings')},
  theme: THEMES.find((theme) => theme === stored('nonomino.theme')) ?? 'auto',
  offline: false,
  full: false,
};

/** The puzzle that the page has begun with by itself, as nothing was kept. @type {?Doc} */
let offered = currentPlay() === null ? state.play.doc : null;

windows.inHand(state.play);

let scheduled = false;
let isReaching = false;
/** @type {{text: string, kind: ToastKind}[]} */
let toasts = [];
/** @type {?{id: string, failed?: boolean}} */
let loading = null;
/** Takes the new version that is there. @type {(() => void) | null} */
let accept = null;

/**
 * @param {string} id of an element that index.html or the shell has
 * @returns {HTMLElement} the element
 */
function elementOf(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

function firstPlay() {
  return currentPlay() ?? newPlay(starters()[0]);
}

/**
 * What views get to act with.
 *
 * @type {AppFace}
 */
export const app = {
  api,
  state,
  get play() {
    return state.play;
  },
  get doc() {
    return state.play.doc;
  },
  setPlay(play) {
    if (play !== state.play) {
      state.play = play;
      saveSoon();
      this.update();
    }
  },
  open(docOrPlay, view = 'play') {
    const isSaid = take('doc' in docOrPlay ? docOrPlay : newPlay(docOrPlay), false);
    this.go(view);
    this.update();
    return isSaid;
  },
  drop(key) {
    save();
    forgetPlay(key);
    unkept.delete(key);
    if (key === keyOf(state.play.doc)) {
      const [next] = savedPlays();
      const play = next?.play ?? newPlay(starters()[0]);
      offered = next ? null : play.doc;
      hold(play);
      this.update();
    }
  },
  keep: save,
  keepUp() {
    catchUp();
    views.get(state.view)?.refresh?.(app);
  },
  add(play) {
    const known = savedPlay(play.doc);
    return keepPlay(known ? takeOver(known, play) : play, Date.now());
  },
  update() {
    if (!scheduled) {
      scheduled = true;
      queueMicrotask(() => scheduled && this.updateNow());
    }
  },
  updateNow() {
    scheduled = false;
    render(shell(), elementOf('app'));
  },
  go(id) {
    travel(addressOf(id, state.play.doc));
  },
  announce(text) {
    const live = elementOf('live');
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  },
  toast(text, kind = 'info') {
    const toast = {text, kind};
    toasts = [...toasts.filter((other) => other.text !== text), toast].slice(-3);
    this.announce(text);
    setTimeout(() => dismiss(toast), TOAST_MILLIS);
    this.update();
  },
  fail(failed) {
    const error = /** @type {api.ApiError} */ (failed);
    if (error.offline) {
      this.announce(error.message);
    } else if (!error.aborted) {
      this.toast(error.message, 'error');
    }
  },
  setting: (name) => state.settings[name],
  set(name, value) {
    state.settings = {...state.settings, [name]: value};
    store('nonomino.settings', JSON.stringify(state.settings));
    this.update();
  },
  saved: savedPlays,
  help() {
    /** @type {HTMLDialogElement} */ (document.getElementById('help')).showModal();
  },
};

function dismiss(toast) {
  if (toasts.includes(toast)) {
    toasts = toasts.filter((other) => other !== toast);
    app.update();
  }
}

function setTheme(theme) {
  state.theme = theme;
  store('nonomino.theme', theme);
  if (theme === 'auto') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  app.announce(`Theme: ${theme}`);
  app.update();
}

// ----------------------------------------------------------------------------------------- routes

async function load(id) {
  if (!views.has(id)) {
    views.set(id, await import(`./${id}.js`));
  }
  return views.get(id);
}

/**
 * Goes to an address, unless it is the one that is shown.
 *
 * @param {string} address a fragment with its `#`
 */
function travel(address) {
  if (address !== location.hash) {
    history.pushState(null, '', address);
  }
  route();
}

/** Shows what the address names. */
async function route() {
  const {view, query} = readAddress(location.hash);
  const known = ROUTES.some(([name]) => name === view) ? view : 'play';
  if (query) {
    openLink(query);
  }
  const isOther = known !== state.view || !entered;
  if (isOther) {
    views.get(state.view)?.leave?.(app);
    state.view = known;
    entered = true;
  }
  nameAddress();
  if (isOther) {
    await show(known);
  }
  app.update();
}

/** Has the address and the title name what is shown: what is here may have another title, or be further. */
function nameAddress() {
  const {view, play} = state;
  const address = addressOf(view, play.doc);
  if (address !== location.hash) {
    history.replaceState(null, '', address);
  }
  const words = ROUTES.find(([name]) => name === view)?.[1];
  document.title = `${address === `#${view}` ? '' : `${titleOf(play.doc)} – `}${words} – Nonomino`;
}

let entered = false;

async function show(id) {
  if (!views.has(id)) {
    loading = {id};
    app.update();
  }
  const view = views.get(id) ?? (await load(id).catch(() => null));
  if (state.view === id) {
    loading = view ? null : {id, failed: true};
    view?.enter?.(app);
  }
}

function openLink(query) {
  try {
    const linked = fromLink(query);
    if (linked && (keyOf(linked.doc) !== keyOf(state.play.doc) || !isUntouched(linked))) {
      if (!take(linked, true)) {
        app.announce(`${titleOf(app.doc)} is open.`);
      }
    }
  } catch (error) {
    app.toast(`This link does not contain a puzzle: ${/** @type {Error} */ (error).message}.`, 'error');
  }
}

/**
 * Takes another puzzle in hand. What its player has done so far stays.
 *
 * @param {Play} given the puzzle, perhaps with progress
 * @param {boolean} isNamed whether the title that its player knows it by stays, even if it comes with another one
 * @returns {boolean} whether something was said of it
 */
function take(given, isNamed) {
  save();
  const known = unkept.get(keyOf(given.doc)) ?? savedPlay(given.doc);
  if (!known) {
    hold(given);
    return false;
  }
  const [first, second] = isNamed ? [known.doc, given.doc] : [given.doc, known.doc];
  const doc = Object.freeze({...given.doc, title: first.title || second.title});
  const after = isUntouched(given) ? known : takeOver(known, given);
  const isOver = isSolved(doc, digitsOf(after));
  hold(passTime({...after, doc}, after.elapsedMillis, isOver));
  if (after === known || isUntouched(known)) {
    return false;
  }
  app.toast('This came with other progress than yours. Undo brings yours back.');
  return true;
}

/** @param {Play} play what is in hand from now on */
function hold(play) {
  state.play = play;
  windows.inHand(play);
  offered = play.doc === offered ? offered : null;
  save();
}

/**
 * Links within the page go the way that views go; as usual if they are to be opened elsewhere.
 *
 * @param {MouseEvent} event a click
 */
function followLink(event) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const address = link.getAttribute('href') ?? '';
  const {view, query} = readAddress(address);
  if (view === 'main') {
    elementOf('main').focus();
  } else if (query) {
    travel(address);
  } else {
    app.go(view);
  }
}

// -------------------------------------------------------------------------------------- the shell

const ICONS = Object.freeze({
  auto: 'M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18v18',
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19' +
    'M5 19l1.4-1.4M17.6 6.4L19 5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
});

function shell() {
  const next = THEMES[(THEMES.indexOf(state.theme) + 1) % THEMES.length];
  return html`
    <header class="top">
      <a class="brand" href="#play" aria-label="Nonomino">
        <svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"></rect>
          <path d="M8 24V8h8v8h8v8"></path></svg><span>Nonomino</span></a>
      <nav aria-label="Views">${ROUTES.map(([id, title]) => navLink(id, title))}</nav>
      <div class="tools">
        <button
          class="icon"
          title=${`Theme: ${state.theme}`}
          aria-label=${`Theme: ${state.theme}; change to ${next}`}
          @click=${() => setTheme(next)}
        ><svg viewBox="0 0 24 24" aria-hidden="true"
          ><path d=${ICONS[state.theme]} class=${state.theme === 'dark' ? 'solid' : ''}></path></svg></button>
        <button class="icon" title="Keys (?)" aria-label="Keys (?)" @click=${() => app.help()}>?</button>
      </div>
    </header>
    ${state.offline ? offlineBar() : nothing} ${state.full ? fullBar() : nothing} ${accept ? updateBar(accept) : nothing}
    <main id="main" class=${`view-${state.view}`} tabindex="-1">${content()}</main>
    <section class="toasts" aria-label="Messages">${toasts.map(toastTemplate)}</section>
    ${helpDialog()}${arrivalsDialog(app)}`;
}

function navLink(id, title) {
  return html`<a href=${`#${id}`} aria-current=${state.view === id ? 'page' : nothing}>${title}</a>`;
}

function offlineBar() {
  return html`<p class="offline" role="note">${api.lost}
    ${action('Try again', reach, app, {
      kind: 'link',
      busy: isReaching,
      why: isReaching ? 'Trying…' : '',
    })}</p>`;
}

function fullBar() {
  return html`<p class="offline" role="note">${FULL} Delete puzzles in the <a href="#library">Library</a>; export them
    first to keep them.</p>`;
}

/** @param {() => void} use takes the new version */
function updateBar(use) {
  return html`<p class="offline update" role="note">A new version of Nonomino is ready.
    <button class="link" @click=${use}>Use it now</button></p>`;
}

function toastTemplate(toast) {
  return html`<p class=${`toast ${toast.kind}`}><span>${toast.text}</span>
    <button class="icon" aria-label="Dismiss" @click=${() => dismiss(toast)}>×</button></p>`;
}

function content() {
  if (loading?.failed) {
    return html`<section class="card lone"><h1>This view is missing</h1>
      <p>It could not be loaded: the server may have stopped. You can keep playing.</p>
      <p><button class="primary" @click=${retry}>Try again</button></p>
      </section>`;
  }
  return loading
    ? html`<p class="lone" aria-busy="true">Loading…</p>`
    : views.get(state.view)?.view(state, app);
}

/** A module that failed to load stays failed for as long as the page lives: begin anew, but only if it is there. */
async function retry() {
  const response = await fetch(new URL(`./${state.view}.js`, import.meta.url)).catch(() => null);
  if (response?.ok) {
    location.reload();
  } else {
    app.toast('The server is still unavailable.');
  }
}

function helpDialog() {
  return html`<dialog id="help" aria-labelledby="help-title" @click=${closeOutside}>
    <h2 id="help-title" tabindex="-1" autofocus>Keys</h2>
    <label class="choice"><input type="checkbox" .checked=${state.settings.letters} @change=${lettersChanged}>
      Single-letter keys</label>
    <p class="quiet">Switched off, here or in the settings of Play, letters are commands only with Alt.</p>
    <div class="keys">${commandGroups(state.play.doc.size, state.settings.letters, state.settings.numbers).map(keysTemplate)}</div>
    <form method="dialog"><button class="primary">Close</button></form>
  </dialog>`;
}

/** @param {Event & {target: HTMLInputElement}} event */
function lettersChanged(event) {
  app.set('letters', event.target.checked);
}

function keysTemplate({title, commands}) {
  return html`<section><h3>${title}</h3>
    <dl>${commands.map(
      ({keys, text}) => html`<div>
      <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${text}</dd></div>`,
    )}</dl></section>`;
}

function closeOutside(event) {
  if (event.target === event.currentTarget) {
    event.currentTarget.close();
  }
}

async function reach() {
  isReaching = true;
  app.update();
  try {
    await api.get('solvers');
    app.toast('The server is back.', 'good');
  } catch (error) {
    app.toast(`Still no answer. ${/** @type {Error} */ (error).message}`);
  } finally {
    isReaching = false;
    app.update();
  }
}

function keydown(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  const dialog = document.querySelector('dialog[open]');
  const field = target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
  const activates =
    (event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary, input, label');
  if (event.defaultPrevented || event.isComposing || dialog || field || activates) {
    return;
  }
  if (event.key === '?' && state.settings.letters) {
    event.preventDefault();
    app.help();
    return;
  }
  views.get(state.view)?.keydown?.(event, app);
}

api.onReach((offline) => {
  state.offline = offline;
  app.update();
});
addEventListener('hashchange', route);
addEventListener('click', followLink);
addEventListener('keydown', keydown);
addEventListener('pagehide', save);
addEventListener('beforeunload', (event) => unkept.size > 0 && event.preventDefault());
document.addEventListener('visibilitychange', () => (document.hidden ? save() : catchUp()));
addEventListener('storage', catchUp);
addEventListener('pageshow', catchUp);
receiveEverywhere(app);
route();
app.updateNow();
const whenIdle = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
addEventListener('load', () =>
  whenIdle(() => {
    api.warm();
    keep((use) => {
      accept = use;
      app.announce('A new version of Nonomino is ready.');
      app.update();
    });
    ROUTES.forEach(([id]) => load(id).catch(() => {}));
  }),
);
