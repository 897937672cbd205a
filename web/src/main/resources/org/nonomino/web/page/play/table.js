/**
 * The grid and the pad with their actions, for the view Play and for a puzzle embedded in another page.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 */
import {html} from '../lib/lit-html.js';
import {isUnchecked} from '../model/doc.js';
import {seenDigits} from '../model/fog.js';
import {digitsOf} from '../model/progress.js';
import {WHOLE} from '../model/zoom.js';
import {unreadWhy} from '../parts/whole-rules.js';
import {boardTemplate, fogOf} from './board.js';
import {followPaused, pausedTemplate} from './clock.js';
import {watchConflicts} from './conflicts.js';
import {FULL, SOLVED, erase, fill, solvedNow, step, write} from './edits.js';
import {cancel, check} from './help.js';
import {setMode, several} from './keys.js';
import {light, show} from './look.js';
import {state} from './now.js';
import {padTemplate} from './pad.js';
import {focused, pointAt, pointer, unpress} from './pointer.js';
import {closedWhy, meaning} from './state.js';
import {toggleSums} from './sums.js';

/**
 * Follows the current play before it is drawn.
 *
 * @param {AppFace} app the shell, with the current play, possibly a new one
 * @returns {Uint8Array} its digits, without those in the fog
 */
export function follow(app) {
  const {play} = app;
  if (state.doc !== play.doc) {
    cancel();
  }
  followPaused(play);
  watchConflicts(app, solvedNow);
  return seenDigits(play.doc, digitsOf(play), fogOf(play));
}

/**
 * Draws the grid, or its cover while the clock is paused.
 *
 * @param {AppFace} app the shell
 * @param {Uint8Array} digits the visible digits of the play
 * @returns {TemplateResult} an element of the class `stage`
 */
export function stageTemplate(app, digits) {
  const {size} = app.doc;
  return html`<div class=${`stage ${stageOf(size)}${app.play.finished ? ' finished' : ''}`}
    @pointerover=${(/** @type {PointerEvent} */ event) => pointAt(app, event)}
    @pointerleave=${(/** @type {PointerEvent} */ event) => pointAt(app, event)}>
    ${
      state.paused
        ? pausedTemplate(app)
        : boardTemplate(
            app,
            state,
            digits,
            {
              onPointer: (pointed) => pointer(app, pointed),
              onFocus: (cell) => focused(app, cell),
            },
            {
              size,
              zoom: () => state.zoom,
              show,
              drags: () => state.zoom.scale > WHOLE.scale && !state.several && state.mode !== 'line',
              cancel: () => unpress(app),
            },
          )
    }</div>`;
}

/**
 * Draws the pad.
 *
 * @param {AppFace} app the shell
 * @param {Uint8Array} digits the visible digits of the play
 * @returns {TemplateResult} the modes, the digits and the other edits
 */
export function controlsTemplate(app, digits) {
  return padTemplate(app, state, digits, whys(app), {
    setMode: (mode) => setMode(app, mode),
    write: (digit) => write(app, digit, meaning(state)),
    step: (name) => step(app, name),
    erase: () => erase(app),
    fill: () => fill(app),
    check: () => check(app),
    several: () => several(app),
    light: (digit) => light(app, digit),
    sums: () => toggleSums(app),
  });
}

/**
 * Returns why parts of the view do nothing.
 *
 * @param {AppFace} app the shell
 * @returns {{closed: string, solved: string, unread: string}} why the play cannot be changed, why no change is needed, and why
 *     the functions that need all rules are off; '' if not so
 */
export function whys({play, doc}) {
  const solved = play.finished ? (isUnchecked(doc) ? FULL : SOLVED) : '';
  return {closed: closedWhy(state), solved, unread: unreadWhy(doc)};
}

/**
 * @param {number} size of the grid
 * @returns {string} the class of the room that it gets
 */
function stageOf(size) {
  return size <= 4 ? 'tiny' : size <= 6 ? 'small' : 'large';
}
