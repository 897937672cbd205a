/**
 * The shell of a puzzle that another page shows in a frame: `embed.html` with the same fragment as the view Play. It stores
 * progress for as long as the window is open, and nothing else, so that the player's own library and settings stay untouched.
 * `embed/parent.js` tells the page around it about its size and the progress.
 *
 * @import {ApiError} from './api/api.js'
 * @import {AppFace, PageState} from './face.js'
 * @import {Play} from './model/progress.js'
 */
import {html, render} from './lib/lit-html.js';
import * as api from './api/api.js';
import {isHeard, onTheme, tell} from './embed/parent.js';
import {keydown, view} from './embed/view.js';
import {onConstraints} from './grid/constraints.js';
import {readAddress} from './model/address.js';
import {isUnchecked} from './model/doc.js';
import {fromLink, linkTrouble} from './model/exchange.js';
import {isUntouched} from './model/merging.js';
import {newPlay} from './model/progress.js';
import {newStore, onChange} from './model/store.js';
import {onNarrow} from './parts/parts.js';
import {titleOf} from './parts/puzzles.js';
import {startClock} from './play/clock.js';
import {listenForHeld} from './play/held.js';
import {isTaken} from './shell/keys.js';
import {announce, fail, toast, toastsTemplate} from './shell/messages.js';
import {SETTINGS} from './shell/settings.js';
import {pageState} from './shell/state.js';
import {keepPlay, savedPlay} from './storage/saved-plays.js';
import {storeOnlyForWindow} from './storage/storage.js';

const SAVE_AFTER = 400;
const SECOND = 1000;

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

/**
 * Returns the puzzle in the address.
 *
 * @returns {Play} the puzzle, with the progress of this window if there is any
 * @throws {Error} if there is none; the message says why
 */
function addressed() {
  const linked = fromLink(readAddress(location.hash).query);
  if (!linked) {
    throw new RangeError('there is none in its address');
  }
  return savedPlay(linked.doc) ?? linked;
}

/** @param {Play} first the puzzle to play */
function start(first) {
  const store = newStore(
    pageState,
    /** @type {PageState} */ ({
      view: 'play',
      play: first,
      settings: {...SETTINGS},
      theme: 'auto',
      offline: false,
      full: false,
    }),
  );
  let isScheduled = false;
  let saveTimer = 0;
  let isBegun = false;
  let isSolved = first.finished;

  /** @type {AppFace} */
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
        saveTimer ||= setTimeout(save, SAVE_AFTER);
      }
    },
    open(docOrPlay) {
      app.setPlay('doc' in docOrPlay ? docOrPlay : newPlay(docOrPlay));
      return false;
    },
    dispatch: store.dispatch,
    draw() {
      isScheduled = false;
      render(html`<main id="main" class="view-play">${view(app)}</main>${toastsTemplate()}`, root);
    },
    announce,
    toast: (text, kind) => toast(app, text, kind),
    fail: (error) =>
      /** @type {ApiError} */ (error).offline ? app.toast(api.lost, 'error') : fail(app, error),
    setting: (name) => app.state.settings[name],
    set: (name, value) => app.dispatch({type: 'setting', name, value}),
    keep: save,
    // There are no other puzzles and views here.
    add: () => false,
    saved: () => [],
    edit: async () => {},
    openFiles: async () => {},
    drop: () => {},
    keepUp: () => {},
    go: () => {},
    help: () => {},
  };

  function save() {
    clearTimeout(saveTimer);
    saveTimer = 0;
    keepPlay(app.play, Date.now());
  }

  /** Starts the clock at the first click or command, because the page around this frame is read first. */
  function begin() {
    if (!isBegun) {
      isBegun = true;
      startClock(app);
      root.classList.add('begun');
      if (isUntouched(app.play)) {
        tell({nonomino: 'started', seconds: seconds(app.play)});
      }
    }
  }

  store.subscribe(({play}) => {
    if (play.finished && !isSolved) {
      isSolved = true;
      tell({nonomino: 'solved', seconds: seconds(play), checked: !isUnchecked(play.doc)});
    }
  });
  onChange(() => {
    if (!isScheduled) {
      isScheduled = true;
      queueMicrotask(() => isScheduled && app.draw());
    }
  });
  onConstraints(() => app.dispatch({type: 'arrived'}));
  onNarrow(() => app.dispatch({type: 'arrived'}));
  document.addEventListener('fullscreenchange', () => app.dispatch({type: 'arrived'}));
  addEventListener('click', begin, {capture: true});
  addEventListener('keydown', (event) => {
    if (!isTaken(event)) {
      keydown(event, app);
      if (event.defaultPrevented) {
        begin();
      }
    }
  });
  addEventListener('pagehide', save);
  listenForHeld();
  document.title = titleOf(first.doc);
  app.draw();
}

/**
 * @param {Play} play
 * @returns {number} its time in whole seconds
 */
function seconds({elapsedMillis}) {
  return Math.floor(elapsedMillis / SECOND);
}

storeOnlyForWindow();
document.documentElement.classList.toggle('sized', isHeard);
try {
  start(addressed());
} catch (error) {
  render(html`<p class="failure" role="alert">${linkTrouble(error)}</p>`, root);
}
addEventListener('hashchange', () => location.reload());
onTheme((theme) => {
  if (theme === 'auto') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
});
new ResizeObserver(([{target}]) => {
  if (!document.fullscreenElement) {
    tell({nonomino: 'size', height: Math.ceil(target.getBoundingClientRect().height)});
  }
}).observe(root);
