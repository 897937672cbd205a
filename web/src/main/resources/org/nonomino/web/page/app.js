/**
 * The shell of the web app: its state, the functions that views call, and the listeners for browser events. `hand.js`
 * handles the current puzzle, `routes.js` views and addresses, `settings.js` the player's choices, `messages.js` messages.
 * `header.js`, `bars.js` and `help.js` draw the parts outside the view.
 *
 * A view is a module that exports `{id, title, view(state, app), bar?(app), enter?(app, from), leave?(app), keydown?(event, app)}`.
 * `view` returns a template for everything below the header. `keydown` handles the keys that no field, dialog or (for
 * Enter and Space) button handles.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {Doc} from './doc.js'
 * @import {Play} from './progress.js'
 * @import {SavedPlay} from './saved-plays.js'
 *
 * @typedef {'info' | 'good' | 'error'} ToastKind
 *
 * @typedef {object} Settings
 * @property {boolean} conflicts whether conflicts are shown
 * @property {boolean} peers whether the houses of the selected cell are highlighted
 * @property {boolean} same whether the selected digit is highlighted everywhere, including marks
 * @property {boolean} fixed whether each centre mark has a fixed place
 * @property {boolean} numbers whether digits above 9 are shown and typed as numbers instead of letters
 * @property {boolean} clean whether entering a digit removes it from the marks of the cell's peers
 * @property {boolean} timer whether the time is shown
 * @property {boolean} tints whether regions are tinted
 * @property {boolean} letters whether letters and other characters are commands without Ctrl or Alt
 * @property {'text' | 'full' | 'notation'} words which explanation of a step is shown
 *
 * @typedef {object} PageState
 * @property {string} view the route of the current view
 * @property {Play} play the current play
 * @property {Settings} settings the player's settings
 * @property {'auto' | 'light' | 'dark'} theme the chosen theme
 * @property {boolean} offline whether the server cannot be reached
 * @property {boolean} full whether there is no room left to store progress
 *
 * @typedef {object} AppFace the interface of the shell to views
 * @property {typeof api} api the interface to the server
 * @property {PageState} state the state of the web app
 * @property {Play} play the current play
 * @property {Doc} doc its puzzle
 * @property {(play: Play) => void} setPlay replaces the current play, draws it and stores it
 * @property {(docOrPlay: Doc | Play, view?: string) => boolean} open opens another puzzle, and goes to a view (default:
 *     `play`). A doc continues from its stored progress. A play with progress becomes one more step after the stored
 *     progress, so that undo restores that; then a message reports this, and the result is true
 * @property {(key: string) => void} drop deletes a puzzle; if it is the current one, the puzzle played before it is opened
 * @property {(play: Play) => boolean} add puts a puzzle into the library without opening it; false if there is no room
 * @property {() => void} keep stores the current play immediately
 * @property {() => void} keepUp reads progress stored by another window or from a file
 * @property {() => void} update draws before the next frame
 * @property {() => void} updateNow draws immediately
 * @property {(id: string) => void} go goes to a view
 * @property {(text: string) => void} announce puts a message into the live region
 * @property {(text: string, kind?: ToastKind) => void} toast shows and announces a message
 * @property {(error: unknown) => void} fail shows an error unless it was aborted; the loss of the server is only
 *     announced, because a bar shows it until the server returns
 * @property {<K extends keyof Settings>(name: K) => Settings[K]} setting returns a setting
 * @property {<K extends keyof Settings>(name: K, value: Settings[K]) => void} set changes a setting, and stores it
 * @property {() => SavedPlay[]} saved lists the puzzles with stored progress
 * @property {() => void} help opens the list of keys
 *
 * @typedef {object} View a module that is a view
 * @property {string} id its route
 * @property {string} title its name in the header
 * @property {(state: PageState, app: AppFace) => TemplateResult} view draws everything below the header
 * @property {(app: AppFace) => TemplateResult} [bar] draws its title and buttons in the header of narrow windows
 * @property {(app: AppFace, from: string) => void} [enter] is called when the view opens, with the route of the view before
 * @property {(app: AppFace) => void} [leave] is called when the view closes
 * @property {(app: AppFace) => void} [refresh] rereads stored data after another window has changed it
 * @property {(event: KeyboardEvent, app: AppFace) => void} [keydown] handles the keys that nothing else handles
 */
import {html, render} from './lib/lit-html.js';
import {addressOf} from './address.js';
import * as api from './api.js';
import {arrivalsDialog, receiveEverywhere} from './arrivals.js';
import {onAside} from './aside.js';
import {awaitUpdate, barsTemplate} from './bars.js';
import {onConstraints} from './constraints.js';
import {add, catchUp, drop, firstPlay, hasUnkept, save, saveSoon, take} from './hand.js';
import {headerTemplate} from './header.js';
import {helpDialog, openHelp} from './help.js';
import {announce, fail, toast, toastsTemplate} from './messages.js';
import {newPlay} from './progress.js';
import {content, currentView, followLink, loadAll, route, travel} from './routes.js';
import {changeSetting, keptSettings, keptTheme} from './settings.js';
import {savedPlays} from './saved-plays.js';

/** @type {PageState} */
const state = {
  view: 'play',
  play: firstPlay(),
  settings: keptSettings(),
  theme: keptTheme(),
  offline: false,
  full: false,
};

let scheduled = false;

/**
 * The interface of the shell to views.
 *
 * @type {AppFace}
 */
const app = {
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
      saveSoon(app);
      app.update();
    }
  },
  open(docOrPlay, view = 'play') {
    const isSaid = take(app, 'doc' in docOrPlay ? docOrPlay : newPlay(docOrPlay), false);
    app.go(view);
    app.update();
    return isSaid;
  },
  drop: (key) => drop(app, key),
  keep: () => save(app),
  keepUp() {
    catchUp(app);
    currentView(app)?.refresh?.(app);
  },
  add,
  update() {
    if (!scheduled) {
      scheduled = true;
      queueMicrotask(() => scheduled && app.updateNow());
    }
  },
  updateNow() {
    scheduled = false;
    render(shell(), /** @type {HTMLElement} */ (document.getElementById('app')));
  },
  go: (id) => travel(app, addressOf(id, state.play.doc)),
  announce,
  toast: (text, kind) => toast(app, text, kind),
  fail: (error) => fail(app, error),
  setting: (name) => state.settings[name],
  set: (name, value) => changeSetting(app, name, value),
  saved: savedPlays,
  help: openHelp,
};

/** @returns {TemplateResult} the whole web app */
function shell() {
  return html`
    ${headerTemplate(app)}
    ${barsTemplate(app)}
    <main id="main" class=${`view-${state.view}`} tabindex="-1">${content(app)}</main>
    ${toastsTemplate(app)}
    ${helpDialog(app)}${arrivalsDialog(app)}`;
}

/** @param {KeyboardEvent} event a key */
function keydown(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  const dialog = document.querySelector('dialog[open], nav[data-open]');
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
  currentView(app)?.keydown?.(event, app);
}

api.onReach((offline) => {
  state.offline = offline;
  app.update();
});
onConstraints(() => app.update());
addEventListener('hashchange', () => route(app));
addEventListener('click', (event) => followLink(app, event));
addEventListener('keydown', keydown);
addEventListener('pagehide', () => {
  // A field that is kept when it is left is left now.
  /** @type {?HTMLElement} */ (document.activeElement)?.blur();
  save(app);
});
addEventListener('beforeunload', (event) => hasUnkept() && event.preventDefault());
document.addEventListener('visibilitychange', () => (document.hidden ? save(app) : catchUp(app)));
addEventListener('storage', () => catchUp(app));
addEventListener('pageshow', () => catchUp(app));
receiveEverywhere(app);
route(app);
app.updateNow();
onAside(() =>
  app.toast('Some stored data could not be read. It is set aside: open the Library to save it.', 'error'),
);
const whenIdle = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
addEventListener('load', () =>
  whenIdle(() => {
    api.warm();
    awaitUpdate(app);
    loadAll();
  }),
);
