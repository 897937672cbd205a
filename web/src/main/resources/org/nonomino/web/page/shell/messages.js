/**
 * The messages of the web app: in its live region, and in toasts that disappear by themselves.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiError} from '../api/api.js'
 * @import {AppFace, ToastKind} from '../face.js'
 *
 * @typedef {object} Toast
 * @property {string} text the message
 * @property {ToastKind} kind its kind
 */
import {html} from '../lib/lit-html.js';
import {newValue} from '../model/store.js';

const TOAST_MILLIS = 6000;

/** The grid of a view, or the element that covers it. */
const GRIDS = 'main :is(.stage, .easel .board, .pane .board) :is(svg.grid, .paused)';

/** The distance from the grid, in CSS pixels. */
const ROOM_AROUND = 8;

/** The latest messages. */
const toasts = newValue(/** @type {readonly Toast[]} */ ([]));

/**
 * Announces text in the live region. Repeated text is announced again.
 *
 * @param {string} text the text to announce
 */
export function announce(text) {
  const live = /** @type {HTMLElement} */ (document.getElementById('live'));
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/**
 * Shows a message for a while, and announces it.
 *
 * @param {AppFace} app the shell
 * @param {string} text the message
 * @param {ToastKind} [kind] its kind
 */
export function toast(app, text, kind = 'info') {
  const shown = {text, kind};
  toasts.dispatch([...toasts.state.filter((other) => other.text !== text), shown].slice(-3));
  app.announce(text);
  setTimeout(() => dismiss(shown), TOAST_MILLIS);
  queueMicrotask(place);
}

/** Puts the messages next to the grid: below it if nothing is there, else above it. They never cover it or the digits. */
function place() {
  const area = /** @type {?HTMLElement} */ (document.querySelector('.toasts'));
  const box = document.querySelector(GRIDS)?.getBoundingClientRect();
  if (!area || !box) {
    area?.removeAttribute('data-place');
    return;
  }
  const pad = document.querySelector('main :is(.pad, .tools-of-set)')?.getBoundingClientRect();
  const isFree = !pad || pad.left >= box.right;
  const room = area.getBoundingClientRect().height + ROOM_AROUND;
  const isBelow = isFree && innerHeight - box.bottom >= room;
  area.dataset.place = isBelow ? 'below' : 'above';
  area.style.setProperty('--grid-left', `${Math.max(0, box.left)}px`);
  area.style.setProperty('--grid-width', `${box.width}px`);
  area.style.setProperty('--grid-edge', `${isBelow ? box.bottom : Math.max(room, innerHeight - box.top)}px`);
}

addEventListener('resize', place);

/**
 * Shows an error, unless it is an abort. If the server is unreachable, the error is only announced.
 *
 * @param {AppFace} app the shell
 * @param {unknown} failed the error
 */
export function fail(app, failed) {
  const error = /** @type {ApiError} */ (failed);
  if (error.offline) {
    app.announce(error.message);
  } else if (!error.aborted) {
    app.toast(error.message, 'error');
  }
}

/** @param {Toast} shown the message to dismiss */
function dismiss(shown) {
  if (toasts.state.includes(shown)) {
    toasts.dispatch(toasts.state.filter((other) => other !== shown));
  }
}

/**
 * Draws the messages.
 *
 * @returns {TemplateResult} the latest messages
 */
export function toastsTemplate() {
  return html`<section class="toasts" aria-label="Messages">${toasts.state.map(toastTemplate)}</section>`;
}

/**
 * @param {Toast} shown a message
 * @returns {TemplateResult} the message, with a button to close it
 */
function toastTemplate(shown) {
  return html`<p class=${`toast ${shown.kind}`}><span>${shown.text}</span>
    <button class="icon" aria-label="Dismiss" @click=${() => dismiss(shown)}>×</button></p>`;
}
