/**
 * The appearance of the view Play: the visible part of the grid, the focused cell, the highlighted digit and
 * step. Nothing here changes the entered digits and marks.
 *
 * @import {PathStep} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {LitAction} from '../model/lit.js'
 * @import {Play} from '../model/progress.js'
 * @import {Zoom} from '../model/zoom.js'
 */
import {focusCell} from '../grid/grid.js';
import {GRID} from './board.js';
import {lightText} from './light.js';
import {dispatch, isClosed, state} from './now.js';
import * as progress from '../model/progress.js';
import {cellName, digitName} from '../model/symbols.js';
import {WHOLE, ZOOMED_FROM, seeing, zoomedBy} from '../model/zoom.js';

/**
 * Shows a part of the grid.
 *
 * @param {Zoom} to the part of the grid to show
 */
export function show(to) {
  dispatch({type: 'zoom', zoom: to});
}

/**
 * Brings the cells and candidates of a step into view.
 *
 * @param {AppFace} app the shell
 * @param {PathStep} step the step
 */
export function showStep(app, {deductions, candidates = []}) {
  const cells = [...deductions, ...candidates].map(({cell}) => cell);
  show(seeing(app.doc.size, state.zoom, cells));
}

/**
 * Shows the grid larger or smaller.
 *
 * @param {AppFace} app the shell
 * @param {number} factor the factor; 0 to show the whole grid
 */
export function zoom(app, factor) {
  const {size} = app.doc;
  if (size < ZOOMED_FROM) {
    app.announce('The whole grid is shown.');
    return;
  }
  const nearer = zoomedBy(size, state.zoom, factor);
  show(factor === 0 ? WHOLE : factor > 1 ? seeing(size, nearer, [app.play.cursor]) : nearer);
  app.announce(`Zoom: ${Math.round(100 * state.zoom.scale)} %`);
}

/**
 * Moves the focus, and keeps it in view.
 *
 * @param {AppFace} app the shell
 * @param {Play} play the play with a different cursor
 */
export function moveTo(app, play) {
  app.setPlay(play);
  dispatch({type: 'zoom', zoom: seeing(play.doc.size, state.zoom, [play.cursor])});
  app.draw();
  focusCell(GRID, play.cursor);
}

/**
 * Highlights a digit wherever it is or may be.
 *
 * @param {AppFace} app the digit to highlight, or null
 * @param {?number} digit the digit to light up, or null
 */
export function light(app, digit) {
  if (!isClosed(app)) {
    dispatch({type: 'light', digit});
    app.announce(lightText(app.play, digit, app.setting('numbers')));
  }
}

/**
 * Highlights the cells and candidates of a phrase.
 *
 * @param {LitAction} action the change of the highlight
 */
export function shine(action) {
  dispatch({type: 'lit', action});
}

/**
 * Announces the candidates of the focused cell.
 *
 * @param {AppFace} app the shell
 */
export function sayCandidates(app) {
  const {cursor, doc} = app.play;
  const digits = progress.visibleCandidates(app.play)[cursor];
  const name = cellName(doc.size, cursor);
  app.announce(
    digits.length > 0
      ? `${name}: candidates ${digits.map((digit) => digitName(digit, doc, app.setting('numbers'))).join(' ')}.`
      : `${name} has no other candidates.`,
  );
}
