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
 * @import {AppFace, PageState} from './face.js'
 */
import {html, render} from './lib/lit-html.js';
import {addressOf} from './model/address.js';
import * as api from './api/api.js';
import {arrivalsDialog, openFiles, receiveEverywhere} from './shell/arrivals.js';
import {onAside} from './storage/aside.js';
import {awaitUpdate, barsTemplate} from './shell/bars.js';
import {onConstraints} from './grid/constraints.js';
import {add, catchUp, drop, firstPlay, hasUnkept, save, saveSoon, take} from './shell/hand.js';
import {headerTemplate} from './shell/header.js';
import {helpDialog, openHelp} from './shell/help.js';
import {isTaken} from './shell/keys.js';
import {announce, fail, toast, toastsTemplate} from './shell/messages.js';
import {newPlay} from './model/progress.js';
import {newStore, onChange} from './model/store.js';
import {onNarrow} from './parts/parts.js';
import {content, currentView, edit, followLink, loadAll, route, travel} from './shell/routes.js';
import {changeSetting, keptSettings, keptTheme} from './shell/settings.js';
import {pageState} from './shell/state.js';
import {savedPlays} from './storage/saved-plays.js';

const store = newStore(
  pageState,
  /** @type {PageState} */ ({
    view: 'play',
    play: firstPlay(),
    settings: keptSettings(),
    theme: keptTheme(),
    offline: false,
    full: false,
  }),
);

let isScheduled = false;

/** Draws before the next frame. */
function schedule() {
  if (!isScheduled) {
    isScheduled = true;
    queueMicrotask(() => isScheduled && app.draw());
  }
}

/**
 * The interface of the shell to views.
 *
 * @type {AppFace}
 */
const app = {
  api,
  get state() {
    return store.state;
  },
  get play() {
    return store.state.play;
  },
  get doc() {
    return store.state.play.doc;
  },
  setPlay(play) {
    if (play !== app.play) {
      app.dispatch({type: 'play', play});
      saveSoon(app);
    }
  },
  open(docOrPlay, view = 'play') {
    const isSaid = take(app, 'doc' in docOrPlay ? docOrPlay : newPlay(docOrPlay), false);
    app.go(view);
    return isSaid;
  },
  edit: (doc) => edit(app, doc),
  openFiles: (files) => openFiles(files, app),
  drop: (key) => drop(app, key),
  keep: () => save(app),
  keepUp() {
    catchUp(app);
    currentView(app)?.refresh?.(app);
    app.dispatch({type: 'arrived'});
  },
  add,
  dispatch: store.dispatch,
  draw() {
    isScheduled = false;
    render(shell(), /** @type {HTMLElement} */ (document.getElementById('app')));
  },
  go: (id) => travel(app, addressOf(id, app.doc)),
  announce,
  toast: (text, kind) => toast(app, text, kind),
  fail: (error) => fail(app, error),
  setting: (name) => app.state.settings[name],
  set: (name, value) => changeSetting(app, name, value),
  saved: savedPlays,
  help: openHelp,
};

/** @returns {TemplateResult} the whole web app */
function shell() {
  return html`
    ${headerTemplate(app)}
    ${barsTemplate(app)}
    <main id="main" class=${`view-${app.state.view}`} tabindex="-1">${content(app)}</main>
    ${toastsTemplate()}
    ${helpDialog(app)}${arrivalsDialog(app)}`;
}

/** @param {KeyboardEvent} event a key */
function keydown(event) {
  if (isTaken(event)) {
    return;
  }
  if (event.key === '?' && app.setting('letters')) {
    event.preventDefault();
    app.help();
    return;
  }
  currentView(app)?.keydown?.(event, app);
}

onChange(schedule);
api.onReach((isOffline) => app.dispatch({type: 'offline', isOffline}));
onConstraints(() => app.dispatch({type: 'arrived'}));
onNarrow(() => app.dispatch({type: 'arrived'}));
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
addEventListener('storage', () => {
  catchUp(app);
  app.dispatch({type: 'arrived'});
});
addEventListener('pageshow', () => catchUp(app));
receiveEverywhere(app);
route(app);
app.draw();
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
