/**
 * An embedded puzzle: the view Play without hints, settings and ways to other puzzles and views.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Command} from '../model/keys.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {rulesLine} from '../parts/how-to-play.js';
import {authorOf, titleOf} from '../parts/puzzles.js';
import {areBeside, wholeRules} from '../parts/whole-rules.js';
import {timeTemplate} from '../play/clock.js';
import {solvedIn} from '../play/edits.js';
import {endTemplate} from '../play/end.js';
import {keydown as play} from '../play/keys.js';
import {zoom} from '../play/look.js';
import {state} from '../play/now.js';
import {controlsTemplate, follow, stageTemplate} from '../play/table.js';
import {zoomTemplate} from '../play/zoom.js';

/** The commands whose results are not shown here. @type {ReadonlySet<Command['name']>} */
const ELSEWHERE = new Set(/** @type {const} */ (['hint', 'take', 'path', 'next']));

const FULL = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

/**
 * Handles a key.
 *
 * @param {KeyboardEvent} event the key going down
 * @param {AppFace} app the shell
 */
export function keydown(event, app) {
  play(event, app, ({name}) => !ELSEWHERE.has(name));
}

/**
 * Draws the puzzle.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} everything in the frame
 */
export function view(app) {
  const digits = follow(app);
  const {doc} = app;
  return html`<div class="embed">
    <div class="heading">
      <div><h1>${titleOf(doc)}</h1>${doc.author ? html`<p class="quiet">by ${authorOf(doc)}</p>` : nothing}</div>
      ${timeTemplate(app)}
      ${document.fullscreenEnabled ? fullTemplate(app) : nothing}
      ${state.paused ? nothing : zoomTemplate(app, state.zoom, (factor) => zoom(app, factor))}
      ${rulesLine(app, false)}
    </div>
    ${stageTemplate(app, digits)}
    <div class="panel">
      ${app.play.finished ? endTemplate(app, state.ending || solvedIn(app.play), false) : nothing}
      ${controlsTemplate(app, digits)}
      ${areBeside(doc) ? wholeRules(app) : nothing}
    </div>
  </div>`;
}

/**
 * @param {AppFace} app
 * @returns {TemplateResult} the button for the whole screen
 */
function fullTemplate(app) {
  const isFull = document.fullscreenElement !== null;
  const label = isFull ? 'Leave full screen' : 'Full screen';
  const change = () =>
    (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() =>
      app.toast('This page does not allow the full screen.'),
    );
  return html`<button class="icon" aria-label=${label} title=${label} @click=${change}
    ><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${FULL}></path></svg></button>`;
}
