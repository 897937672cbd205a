/**
 * The grid of the view Play: the player's progress with a hint drawn over it, or a step of the path.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {PathStep, Phrase} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Evidence, GridOptions, Highlight, Meant} from '../grid/grid.js'
 * @import {Lit} from '../model/lit.js'
 * @import {Play} from '../model/progress.js'
 * @import {Gestures} from '../grid/gestures.js'
 * @import {PlayState} from './state.js'
 */
import {html} from '../lib/lit-html.js';
import {fingerListener, wheelListener} from '../grid/gestures.js';
import {grid} from '../grid/grid.js';
import {inOurLook, isInside} from '../model/doc.js';
import {hiddenCells, seenDigits} from '../model/fog.js';
import {conflicts, peers} from '../model/houses.js';
import {shownPhrase} from '../model/lit.js';
import {brokenCells} from './conflicts.js';
import {LEVEL, boardAt} from './state.js';
import {penWith} from '../model/pen.js';
import {drawnWhy} from '../parts/reason.js';
import {placesOf} from './light.js';
import {reviewedCells, reviewedMarks} from './reviewed.js';
import {candidatesIn, digitsOf, visibleCandidates} from '../model/progress.js';
import {titleOf} from '../parts/puzzles.js';
import {WHOLE, ZOOMED_FROM, windowOf} from '../model/zoom.js';

/** The id of the grid. */
export const GRID = 'play-grid';

/** @type {ReadonlySet<number>} */
const NOTHING_HIDDEN = Object.freeze(new Set());

/**
 * Draws the grid; a large grid inside an element that moves and zooms it.
 *
 * @param {AppFace} app the shell
 * @param {PlayState} state the state to show
 * @param {Uint8Array} digits the digits of the play
 * @param {Required<Pick<GridOptions, 'onPointer' | 'onFocus'>>} acts the actions of pointer and focus
 * @param {Gestures} gestures the actions of fingers and the wheel
 * @returns {TemplateResult} a grid
 */
export function boardTemplate(app, state, digits, acts, gestures) {
  const {size} = app.doc;
  if (size < ZOOMED_FROM) {
    return drawnGrid(app, state, digits, acts);
  }
  const fingers = fingerListener(gestures);
  return html`<div class="zoomable" @wheel=${wheelListener(gestures)} @pointerdown=${fingers} @pointermove=${fingers}
    @pointerup=${fingers} @pointercancel=${fingers}
    >${drawnGrid(app, state, digits, {...acts, window: state.zoom === WHOLE ? undefined : windowOf(size, state.zoom)})}</div>`;
}

/**
 * @param {AppFace} app
 * @param {PlayState} state
 * @param {Uint8Array} digits
 * @param {Pick<GridOptions, 'onPointer' | 'onFocus' | 'window'>} acts
 * @returns {TemplateResult}
 */
function drawnGrid(app, state, digits, acts) {
  const {play} = app;
  const doc = app.setting('ours') ? inOurLook(app.doc) : app.doc;
  const fog = fogOf(play);
  const common = {
    id: GRID,
    doc,
    fog,
    givens: seenDigits(doc, doc.givens, fog),
    tints: app.setting('tints'),
    labels: /** @type {const} */ ('coordinates'),
    cursor: play.cursor,
    numbers: app.setting('numbers'),
    ...acts,
  };
  if (state.path) {
    const {answer, index} = state.path;
    return grid({
      ...common,
      ...boardAt(doc, answer.steps, index),
      step: answer.steps[index],
      meant: shownPhrase(state.lit) ?? undefined,
      ariaLabel: `Step ${index + 1} of the path`,
    });
  }
  if (state.why) {
    const drawnReason = drawnWhy(state.why);
    return grid({
      ...common,
      ...drawnReason,
      doc: app.setting('ours') ? inOurLook(drawnReason.doc) : drawnReason.doc,
      ariaLabel: 'The reason, without your own digits',
    });
  }
  const step = state.hint?.answer.step;
  const drawn = step && state.hint ? drawnAt(step, state.hint.level) : undefined;
  const reviewed = state.review ? reviewedMarks(state.review.marking) : undefined;
  return grid({
    ...common,
    digits,
    centre: play.centre,
    corner: play.corner,
    colours: play.colours,
    letters: play.letters,
    pen: penWith(play.pen, state.stroke),
    everyMove: state.mode === 'line',
    fixed: app.setting('fixed'),
    lit: litDigit(app, state, digits),
    selection: play.selection,
    conflicts: app.setting('conflicts') ? allConflicts(doc, digits) : undefined,
    highlights: highlights(app, state, digits),
    step: reviewed ?? drawn,
    meant: step && state.hint ? litAt(step, state.hint.level, state.lit) : undefined,
    candidates: reviewed ? play.centre : step && drawn ? shownCandidates(play, step) : undefined,
    ariaLabel: `${doc.title ? titleOf(doc) : 'Puzzle'}, ${doc.size} by ${doc.size}`,
  });
}

/**
 * Returns the cells of a play that are in fog.
 *
 * @param {Play} play the play
 * @returns {ReadonlySet<number>} none when it is finished
 */
export function fogOf(play) {
  return play.finished ? NOTHING_HIDDEN : hiddenCells(play.doc, digitsOf(play));
}

/**
 * @param {Doc} doc
 * @param {Uint8Array} digits
 * @returns {Set<number>} the cells that break a rule, as far as it is known
 */
function allConflicts(doc, digits) {
  const cells = conflicts(doc, digits);
  brokenCells(doc, digits).forEach((cell) => cells.add(cell));
  return cells;
}

/**
 * @param {PathStep} step
 * @param {number} level the level of the hint
 * @returns {Evidence | undefined} the drawn part of the evidence
 */
function drawnAt(step, level) {
  const {houses, constraints, candidates: meant, links} = step;
  return [undefined, {houses, constraints}, {houses, constraints, candidates: meant, links}, step][level];
}

/**
 * @param {PathStep} step
 * @param {number} level the level of the hint: at first all cells of the nudge are highlighted
 * @param {Lit} lit the highlighted phrase
 * @returns {Meant | undefined} the highlighted cells and candidates
 */
function litAt(step, level, lit) {
  return shownPhrase(lit) ?? (level === LEVEL.NUDGE ? all(step.phrases.nudge) : undefined);
}

/**
 * @param {readonly Phrase[]} phrases
 * @returns {Meant} the cells and candidates of all phrases together
 */
function all(phrases) {
  return {
    cells: phrases.flatMap(({cells = []}) => cells),
    houses: phrases.flatMap(({houses = []}) => houses),
  };
}

/**
 * Returns the marks that the player sees. A cell that lacks a mark mentioned by the step has its candidates. In fog, these do
 * not depend on hidden givens and constraints.
 *
 * @param {Play} play the play
 * @param {Pick<PathStep, 'candidates' | 'deductions'>} step the step of a hint
 * @returns {(readonly number[])[]} ascending digits for each cell
 */
export function shownCandidates(play, {candidates: meant = [], deductions = []}) {
  const shown = visibleCandidates(play);
  const left = candidatesIn(play);
  for (const {cell, digit} of [...meant, ...deductions]) {
    if (!shown[cell].includes(digit)) {
      shown[cell] = left[cell];
    }
  }
  return shown;
}

/**
 * @param {AppFace} app
 * @param {PlayState} state
 * @param {Uint8Array} digits
 * @returns {number} the chosen digit, or that of the only selected cell; 0 for none
 */
function litDigit(app, state, digits) {
  const {selection} = app.play;
  return (
    state.light ??
    (app.setting('same') && selection.length === 1 && !isTold(state) ? digits[selection[0]] : 0)
  );
}

/**
 * @param {PlayState} state
 * @returns {boolean} whether a hint or the marks on the work are shown; these have their own highlights
 */
function isTold({hint, review}) {
  return hint !== null || review !== null;
}

/**
 * @param {AppFace} app
 * @param {PlayState} state
 * @param {Uint8Array} digits
 * @returns {Map<number, Highlight>}
 */
function highlights(app, state, digits) {
  const {play} = app;
  /** @type {Map<number, Highlight>} */
  const kinds = new Map();
  if (state.light !== null && !isTold(state)) {
    const {has, may} = placesOf(play, state.light);
    may.forEach((cell) => kinds.set(cell, 'may'));
    has.forEach((cell) => kinds.set(cell, 'same'));
  } else if (play.selection.length === 1 && !isTold(state)) {
    if (app.setting('peers')) {
      peers(play.doc, play.cursor).forEach((cell) => isInside(play.doc, cell) && kinds.set(cell, 'peer'));
    }
    const lit = litDigit(app, state, digits);
    digits.forEach((digit, cell) => lit > 0 && digit === lit && kinds.set(cell, 'same'));
  }
  state.mistakes.forEach((digit, cell) => play.entered[cell] === digit && kinds.set(cell, 'wrong'));
  if (state.review) {
    reviewedCells(state.review.marking).forEach((kind, cell) => kinds.set(cell, kind));
  }
  if (state.hint?.answer.mistake) {
    kinds.set(state.hint.answer.mistake.cell, 'wrong');
  }
  return kinds;
}
