/**
 * The view Play. Its state is described in `state.js` and held by `now.js`; keys, pointer and buttons are handled
 * by `keys.js`, `pointer.js`, `edits.js`, `look.js` and `clock.js`; requests by
 * `help.js`; its parts are drawn by `table.js`, `hints.js` and `review.js`.
 *
 * While the path is shown, the grid shows its steps instead of the player's progress.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace, PageState} from '../face.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {clueCount, shapeOf} from '../model/doc.js';
import {focusCell} from '../grid/grid.js';
import {howToPlayDialog, rulesLine} from '../parts/how-to-play.js';
import {areBeside, unmarkedWhy, wholeRules} from '../parts/whole-rules.js';
import {GRID} from './board.js';
import {startClock, stopClock, timeTemplate} from './clock.js';
import {stopConflicts} from './conflicts.js';
import {solvedIn, startOver} from './edits.js';
import {endTemplate} from './end.js';
import {listenForHeld, stopListening} from './held.js';
import {allSteps, cancel, goTo, hint, path, reveal, review, setPupil, take} from './help.js';
import {hintTemplate, pathTemplate} from './hints.js';
import {narrow} from '../parts/parts.js';
import {shine, zoom} from './look.js';
import {state} from './now.js';
import {reviewTemplate} from './review.js';
import {settingsTemplate} from './settings.js';
import {closedWhy} from './state.js';
import {controlsTemplate, follow, stageTemplate, whys} from './table.js';
import {doubtTemplate, reasonTemplate} from './why.js';
import {zoomTemplate} from './zoom.js';
import {authorOf, openPuzzles, puzzlesDialog, titleOf} from '../parts/puzzles.js';
import {techniqueDialog} from '../parts/techniques.js';
import {counted} from '../model/words.js';

/** The route of the view. */
export const id = 'play';

/** Its name in the header. */
export const title = 'Play';

export {keydown} from './keys.js';

/**
 * Opens the view, and starts the clock.
 *
 * @param {AppFace} app the shell
 */
export function enter(app) {
  startClock(app);
  listenForHeld();
}

/**
 * Closes the view, and stops the clock.
 *
 * @param {AppFace} app the shell
 */
export function leave(app) {
  stopClock(app);
  stopListening();
  stopConflicts();
  cancel();
}

/**
 * Draws the view.
 *
 * @param {PageState} _ the state of the web app
 * @param {AppFace} app the shell
 * @returns {TemplateResult} everything below the header
 */
export function view(_, app) {
  const digits = follow(app);
  const {play, doc} = app;
  const {rows, columns} = shapeOf(doc);
  const rules = areBeside(doc) ? wholeRules(app) : nothing;
  const by = doc.author ? `, by ${authorOf(doc)}` : '';
  return html`<div class="play">
    <div class="heading">
      <div class=${narrow.matches ? 'unseen' : ''}><h1>${titleOf(doc)}</h1>
        <p class="quiet">${rows}×${columns}, ${counted(clueCount(doc), 'clue')}${by}</p></div>
      ${narrow.matches ? nothing : buttons(app)}
      ${state.paused ? nothing : zoomTemplate(app, state.zoom, (factor) => zoom(app, factor))}
      ${rulesLine(app)}
    </div>
    ${stageTemplate(app, digits)}
    <div class="panel">
      ${narrow.matches ? nothing : rules}
      ${state.path ? helpTemplate(app) : reasonTemplate(app)}
      ${play.finished ? endTemplate(app, state.ending || solvedIn(play)) : nothing}
      ${controlsTemplate(app, digits)}
      ${doubtTemplate(app)}
      <div class="rest">
        ${narrow.matches ? rules : nothing}
        ${state.path ? nothing : [helpTemplate(app), reviewCard(app)]}
        <div class="last">${settingsTemplate(app, () => startOver(app))}</div>
      </div>
    </div>
    ${puzzlesDialog(app, () => focusCell(GRID, app.play.cursor))}
    ${techniqueDialog(app)}
    ${howToPlayDialog(app)}
  </div>`;
}

/**
 * Draws the title and the clock in the header of narrow windows. The title opens the list of puzzles.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the parts of the bar
 */
export function bar(app) {
  return html`<button class="name" aria-haspopup="dialog" title="Puzzles…" @click=${() => openPuzzles(app)}
      ><span>${titleOf(app.doc)}</span><span class="unseen">: Puzzles…</span><svg viewBox="0 0 24 24" aria-hidden="true"
      ><path d="M7 10l5 5l5-5"></path></svg></button>
    ${app.setting('timer') ? timeTemplate(app) : nothing}`;
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the clock and the button for other puzzles
 */
function buttons(app) {
  return html`${app.setting('timer') ? timeTemplate(app) : nothing}
    <button @click=${() => openPuzzles(app)}>Puzzles…</button>`;
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the hints, or the path
 */
function helpTemplate(app) {
  const togglePath = () => path(app);
  return state.path
    ? pathTemplate(app, state.path, state.lit, {
        goTo: (index) => goTo(app, index),
        all: () => allSteps(app),
        close: togglePath,
        light: shine,
      })
    : hintTemplate(app, state, whys(app), {
        hint: () => hint(app),
        reveal: (level) => reveal(app, level),
        take: () => take(app),
        path: togglePath,
        cancel,
        light: shine,
      });
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the marks on the player's work
 */
function reviewCard(app) {
  return reviewTemplate(app, state, closedWhy(state) || unmarkedWhy(app.doc), {
    review: () => review(app),
    setPupil: (level) => setPupil(app, level),
  });
}
