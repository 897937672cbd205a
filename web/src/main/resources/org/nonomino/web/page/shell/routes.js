/**
 * The routes: the views, their addresses, and navigation between them. The address names the view and, if
 * the view shows it, the current puzzle (`address.js`). Back and forward navigate through both; opened puzzles are
 * saved. The view Play is loaded at the start, the other views on navigation or when the web app is
 * idle.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace, View} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 */
import {html} from '../lib/lit-html.js';
import {addressOf, foreignLink, readAddress} from '../model/address.js';
import {openTexts} from './arrivals.js';
import {keyOf} from '../model/doc.js';
import {fromLink, linkTrouble} from '../model/exchange.js';
import {take} from './hand.js';
import {isUntouched} from '../model/merging.js';
import * as playView from '../play/view.js';
import {titleOf} from '../parts/puzzles.js';
import {newValue} from '../model/store.js';

/** The routes and names of the views. */
export const ROUTES = Object.freeze([
  ['play', 'Play'],
  ['library', 'Library'],
  ['set', 'Set'],
  ['generate', 'Generate'],
  ['watch', 'Watch'],
  ['share', 'Share'],
]);

/** @type {Map<string, View>} */
const views = new Map([['play', playView]]);

/** The view that is being loaded. */
const loading = newValue(/** @type {?{id: string, failed?: boolean}} */ (null));

let entered = false;

/**
 * Returns the current view.
 *
 * @param {AppFace} app the shell
 * @returns {View | undefined} the view, once it is loaded
 */
export function currentView(app) {
  return views.get(app.state.view);
}

/**
 * @param {string} id a route
 * @returns {Promise<View | undefined>} the view, loaded from then on
 */
async function load(id) {
  if (!views.has(id)) {
    const [view] = await Promise.all([import(`../${id}/view.js`), style(id)]);
    views.set(id, view);
  }
  return views.get(id);
}

/** The style sheets of the views that are loaded later. @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * @param {string} id a route
 * @returns {Promise<void>} the style sheet of the view is in use
 */
function style(id) {
  const loaded = styles.get(id) ?? loadStyle(new URL(`../${id}/${id}.css`, import.meta.url).href);
  styles.set(id, loaded);
  loaded.catch(() => styles.delete(id));
  return loaded;
}

/**
 * @param {string} href the address of a style sheet
 * @returns {Promise<void>} it is in use
 */
function loadStyle(href) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} is missing`));
    });
    document.head.append(link);
  });
}

/**
 * Opens a puzzle in the view Set, as a new draft.
 *
 * @param {AppFace} app the shell
 * @param {Doc} doc the puzzle
 */
export async function edit(app, doc) {
  (await load('set'))?.edit?.(doc, app);
}

/** Loads all views, so that they are available offline. */
export function loadAll() {
  ROUTES.forEach(([name]) => load(name).catch(() => {}));
}

/**
 * Navigates to an address, unless it is already shown. A new view starts at its top; for back and forward, the
 * browser restores the scroll position.
 *
 * @param {AppFace} app the shell
 * @param {string} address a fragment, including the `#`
 */
export function travel(app, address) {
  if (address !== location.hash) {
    history.pushState(null, '', address);
  }
  const {view} = app.state;
  route(app);
  if (app.state.view !== view) {
    scrollTo(0, 0);
  }
}

/**
 * Shows the view and the puzzle that the address names.
 *
 * @param {AppFace} app the shell
 */
export async function route(app) {
  const foreign = foreignLink(location.href);
  if (foreign) {
    history.replaceState(null, '', location.pathname);
    openTexts([foreign], app);
  }
  const {view, query} = readAddress(location.hash);
  const known = ROUTES.some(([name]) => name === view) ? view : 'play';
  if (query) {
    openLink(app, query);
  }
  const from = app.state.view;
  const isOther = known !== from || !entered;
  if (isOther) {
    views.get(from)?.leave?.(app);
    app.dispatch({type: 'view', view: known});
    entered = true;
  }
  nameAddress(app);
  if (isOther) {
    await show(app, known, from);
  }
}

/**
 * Updates the address and the title after a change, such as a new title or new progress.
 *
 * @param {AppFace} app the shell
 */
function nameAddress(app) {
  const {view, play} = app.state;
  const address = addressOf(view, play.doc);
  if (address !== location.hash) {
    history.replaceState(null, '', address);
  }
  const words = ROUTES.find(([name]) => name === view)?.[1];
  document.title = `${address === `#${view}` ? '' : `${titleOf(play.doc)} – `}${words} – Nonomino`;
}

/**
 * @param {AppFace} app the shell
 * @param {string} id the route of the view to show
 * @param {string} from the route of the view before
 */
async function show(app, id, from) {
  if (!views.has(id)) {
    loading.dispatch({id});
  }
  const view = views.get(id) ?? (await load(id).catch(() => null));
  if (app.state.view === id) {
    loading.dispatch(view ? null : {id, failed: true});
    view?.enter?.(app, from);
  }
}

/**
 * @param {AppFace} app the shell
 * @param {string} query the part of the address that contains a puzzle
 */
function openLink(app, query) {
  try {
    const linked = fromLink(query);
    if (linked && (keyOf(linked.doc) !== keyOf(app.state.play.doc) || !isUntouched(linked))) {
      if (!take(app, linked, true)) {
        app.announce(`${titleOf(app.doc)} is open.`);
      }
    }
  } catch (error) {
    app.toast(linkTrouble(error), 'error');
  }
}

/**
 * Handles links within the web app by navigating between views, unless they open in a new tab or window.
 *
 * @param {AppFace} app the shell
 * @param {MouseEvent} event a click
 */
export function followLink(app, event) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const address = link.getAttribute('href') ?? '';
  const {view, query} = readAddress(address);
  if (view === 'main') {
    /** @type {HTMLElement} */ (document.getElementById('main')).focus();
  } else if (query) {
    travel(app, address);
  } else {
    app.go(view);
  }
}

/**
 * Draws the current view.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult | undefined} everything below the header
 */
export function content(app) {
  if (loading.state?.failed) {
    return html`<section class="card lone"><h1>This view is missing</h1>
      <p>It could not be loaded: the server may have stopped. You can keep playing.</p>
      <p><button class="primary" @click=${() => retry(app)}>Try again</button></p>
      </section>`;
  }
  return loading.state
    ? html`<p class="lone" aria-busy="true">Loading…</p>`
    : views.get(app.state.view)?.view(app.state, app);
}

/**
 * Reloads the document if a module failed to load, because the browser does not try to load it again; only if the file is
 * available now.
 *
 * @param {AppFace} app the shell
 */
async function retry(app) {
  const response = await fetch(new URL(`../${app.state.view}/view.js`, import.meta.url)).catch(() => null);
  if (response?.ok) {
    location.reload();
  } else {
    app.toast('The server is still unavailable.');
  }
}
