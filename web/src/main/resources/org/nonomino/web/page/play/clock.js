/**
 * The clock of the view Play: the time of the current play runs while the view is shown and nothing covers the grid.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Play} from '../model/progress.js'
 */
import {html} from '../lib/lit-html.js';
import {keyOf} from '../model/doc.js';
import {dispatch, state} from './now.js';
import {isOpen} from './state.js';
import * as progress from '../model/progress.js';
import {store, stored, unstore} from '../storage/storage.js';
import {timeText} from '../model/words.js';

const SECOND = 1000;

/** The storage key for the key of the paused puzzle. */
const PAUSED_KEY = 'nonomino.paused';

let ticker = 0;
let ticked = 0;

/**
 * Starts the clock.
 *
 * @param {AppFace} app the shell
 */
export function startClock(app) {
  ticked = performance.now();
  ticker = setInterval(() => tick(app), SECOND);
}

/**
 * Stops the clock.
 *
 * @param {AppFace} app the shell
 */
export function stopClock(app) {
  tick(app);
  clearInterval(ticker);
}

/** @param {AppFace} app the shell */
function tick(app) {
  const now = performance.now();
  const passed = Math.min(now - ticked, 5 * SECOND);
  ticked = now;
  if (isOpen(state) && !app.play.finished && !document.hidden) {
    app.dispatch({
      type: 'play',
      play: progress.passTime(app.play, app.play.elapsedMillis + passed),
    });
  }
}

/**
 * Pauses or resumes the clock.
 *
 * @param {AppFace} app the shell
 */
export function pause(app) {
  tick(app);
  dispatch({type: 'pause', finished: app.play.finished});
  keepPaused(app.doc);
  app.announce(state.paused ? 'Paused.' : 'Resumed.');
}

/** @param {Doc} doc the current puzzle */
function keepPaused(doc) {
  if (state.paused) {
    store(PAUSED_KEY, keyOf(doc));
  } else {
    unstore(PAUSED_KEY);
  }
}

/**
 * Follows the current puzzle. A paused puzzle stays paused when the web app is loaded again.
 *
 * @param {Play} play the current play, possibly a new one
 */
export function followPaused(play) {
  const isFirst = state.doc === null;
  const isOther = state.doc !== play.doc;
  dispatch({type: 'follow', play});
  if (isFirst && stored(PAUSED_KEY) === keyOf(play.doc)) {
    dispatch({type: 'pause', finished: play.finished});
  } else if (isOther && !isFirst) {
    keepPaused(play.doc);
  }
}

/**
 * Draws the clock.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the clock
 */
export function timeTemplate(app) {
  const {play} = app;
  const time = timeText(play.elapsedMillis);
  const icon = state.paused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';
  return html`<button
    class="time"
    ?disabled=${play.finished}
    aria-label=${`${state.paused ? 'Resume' : 'Pause'}, ${time}`}
    @click=${() => pause(app)}
  ><svg viewBox="0 0 24 24" aria-hidden="true"><path class="solid" d=${icon}></path></svg>
    <span>${time}</span></button>`;
}

/**
 * Draws the cover of the grid while the clock is paused.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the cover
 */
export function pausedTemplate(app) {
  return html`<div class="paused"><p>Paused</p>
    <button class="primary" @click=${() => pause(app)}>Resume</button></div>`;
}
