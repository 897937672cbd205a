/**
 * The view Play. Its state is described in `state.js` and held by `now.js`; keys, pointer and buttons are handled
 * by `keys.js`, `pointer.js`, `edits.js`, `look.js` and `clock.js`; requests by
 * `help.js`; its parts are drawn by `board.js`, `pad.js`,
 * `hints.js` and `review.js`.
 *
 * While the path is shown, the grid shows its steps instead of the player's progress.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace, PageState} from '../face.js'
 * @import {Play} from '../model/progress.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {clueCount, isUnchecked, shapeOf} from '../model/doc.js';
import {focusCell} from '../grid/grid.js';
import {howToPlayDialog, rulesLine} from '../parts/how-to-play.js';
import {areBeside, unreadWhy, wholeRules} from '../parts/whole-rules.js';
import {GRID, boardTemplate, fogOf} from './board.js';
import {followPaused, pausedTemplate, startClock, stopClock, timeTemplate} from './clock.js';
import {stopConflicts, watchConflicts} from './conflicts.js';
import {FULL, SOLVED, erase, fill, solvedIn, solvedNow, startOver, step, write} from './edits.js';
import {endTemplate} from './end.js';
import {listenForHeld, stopListening} from './held.js';
import {allSteps, cancel, check, goTo, hint, path, reveal, review, setPupil, take} from './help.js';
import {hintTemplate, pathTemplate} from './hints.js';
import {setMode, several} from './keys.js';
import {narrow} from '../parts/parts.js';
import {light, shine, show, zoom} from './look.js';
import {state} from './now.js';
import {padTemplate} from './pad.js';
import {focused, pointAt, pointer, unpress} from './pointer.js';
import {reviewTemplate} from './review.js';
import {settingsTemplate} from './settings.js';
import {closedWhy, meaning} from './state.js';
import {toggleSums} from './sums.js';
import {zoomTemplate} from './zoom.js';
import {seenDigits} from '../model/fog.js';
import * as progress from '../model/progress.js';
import {authorOf, openPuzzles, puzzlesDialog, titleOf} from '../parts/puzzles.js';
import {techniqueDialog} from '../parts/techniques.js';
import {counted} from '../model/words.js';
import {WHOLE} from '../model/zoom.js';

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

/** @param {AppFace} app the shell, with the current play, possibly a new one */
function follow(app) {
  const {play} = app;
  if (state.doc !== play.doc) {
    cancel();
  }
  followPaused(play);
  watchConflicts(app, solvedNow);
}

/**
 * Draws the view.
 *
 * @param {PageState} _ the state of the web app
 * @param {AppFace} app the shell
 * @returns {TemplateResult} everything below the header
 */
export function view(_, app) {
  follow(app);
  const {play, doc} = app;
  const digits = seenDigits(doc, progress.digitsOf(play), fogOf(play));
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
    <div class=${`stage ${stageOf(doc.size)}${play.finished ? ' finished' : ''}`}
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
                size: doc.size,
                zoom: () => state.zoom,
                show,
                drags: () => state.zoom.scale > WHOLE.scale && !state.several && state.mode !== 'line',
                cancel: () => unpress(app),
              },
            )
      }</div>
    <div class="panel">
      ${narrow.matches ? nothing : rules}
      ${state.path ? helpTemplate(app) : nothing}
      ${play.finished ? endTemplate(app, state.ending || solvedIn(play)) : nothing}
      ${padTemplate(app, state, digits, whys(app), {
        setMode: (mode) => setMode(app, mode),
        write: (digit) => write(app, digit, meaning(state)),
        step: (name) => step(app, name),
        erase: () => erase(app),
        fill: () => fill(app),
        check: () => check(app),
        several: () => several(app),
        light: (digit) => light(app, digit),
        sums: () => toggleSums(app),
      })}
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
 * @returns {{closed: string, solved: string, unread: string}} why the play cannot be changed, why no change is needed, and why
 *     the functions that need all rules are off; '' if not so
 */
function whys({play, doc}) {
  const solved = play.finished ? (isUnchecked(doc) ? FULL : SOLVED) : '';
  return {closed: closedWhy(state), solved, unread: unreadWhy(doc)};
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
  return reviewTemplate(app, state, closedWhy(state) || unreadWhy(app.doc), {
    review: () => review(app),
    setPupil: (level) => setPupil(app, level),
  });
}

/**
 * @param {number} size of the grid
 * @returns {string} the class of the room that it gets
 */
function stageOf(size) {
  return size <= 4 ? 'tiny' : size <= 6 ? 'small' : 'large';
}
