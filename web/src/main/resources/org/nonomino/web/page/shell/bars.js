/**
 * The bars above the view: the server cannot be reached, the storage is full, a new version is ready.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {FULL} from './hand.js';
import {action} from '../parts/parts.js';
import {keep} from './updates.js';
import {newValue} from '../model/store.js';

const reaching = newValue(false);

/** Switches to the new version; null if there is none. */
const accept = newValue(/** @type {?() => void} */ (null));

/**
 * Draws the bars whose condition holds.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} usually no bar
 */
export function barsTemplate(app) {
  const {offline, full} = app.state;
  return html`${offline ? offlineBar(app) : nothing} ${full ? fullBar() : nothing} ${accept.state ? updateBar(accept.state) : nothing}`;
}

/**
 * Stores the web app on this device, and offers new versions of it.
 *
 * @param {AppFace} app the shell
 */
export function awaitUpdate(app) {
  keep((use) => {
    accept.dispatch(use);
    app.announce('A new version of Nonomino is ready.');
  });
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the bar for a server that cannot be reached
 */
function offlineBar(app) {
  return html`<p class="offline" role="note">${app.api.lost}
    ${action('Try again', () => reach(app), app, {
      kind: 'link',
      busy: reaching.state,
      why: reaching.state ? 'Trying…' : '',
    })}</p>`;
}

/** @returns {TemplateResult} the bar for a full storage */
function fullBar() {
  return html`<p class="offline" role="note">${FULL} Delete puzzles in the <a href="#library">Library</a>; export them
    first to keep them.</p>`;
}

/**
 * @param {() => void} use switches to the new version
 * @returns {TemplateResult} the bar that offers it
 */
function updateBar(use) {
  return html`<p class="offline update" role="note">A new version of Nonomino is ready.
    <button class="link" @click=${use}>Use it now</button></p>`;
}

/** @param {AppFace} app the shell */
async function reach(app) {
  reaching.dispatch(true);
  try {
    await app.api.get('solvers');
    app.toast('The server is back.', 'good');
  } catch (error) {
    app.toast(`Still no answer. ${/** @type {Error} */ (error).message}`);
  } finally {
    reaching.dispatch(false);
  }
}
