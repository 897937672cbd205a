/**
 * The shell of the page: what views get to act with, and what the page listens to. The puzzle in hand is `hand.js`,
 * going to views and addresses `routes.js`, what the player has chosen `settings.js`, what is said `messages.js`;
 * above and beside the view are drawn `header.js`, `bars.js` and `help.js`.
 *
 * A view is a module that exports `{id, title, view(state, app), enter?(app), leave?(app), keydown?(event, app)}`.
 * `view` returns a template for all below the header; `keydown` gets the keys that no field, dialog or (for Enter and
 * Space) button wants.
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
import {html, render} from './lib/lit-html.js';
import {addressOf} from './address.js';
import * as api from './api.js';
import {arrivalsDialog, receiveEverywhere} from './arrivals.js';
import {onAside} from './aside.js';
import {awaitUpdate, barsTemplate} from './bars.js';
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
 * What views get to act with.
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

/** @returns {TemplateResult} the page */
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
  currentView(app)?.keydown?.(event, app);
}

api.onReach((offline) => {
  state.offline = offline;
  app.update();
});
addEventListener('hashchange', () => route(app));
addEventListener('click', (event) => followLink(app, event));
addEventListener('keydown', keydown);
addEventListener('pagehide', () => save(app));
addEventListener('beforeunload', (event) => hasUnkept() && event.preventDefault());
document.addEventListener('visibilitychange', () => (document.hidden ? save(app) : catchUp(app)));
addEventListener('storage', () => catchUp(app));
addEventListener('pageshow', () => catchUp(app));
receiveEverywhere(app);
route(app);
app.updateNow();
onAside(() =>
  app.toast('Something that this browser stores could not be read. It is set aside in the Library.', 'error'),
);
const whenIdle = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
addEventListener('load', () =>
  whenIdle(() => {
    api.warm();
    awaitUpdate(app);
    loadAll();
  }),
);
