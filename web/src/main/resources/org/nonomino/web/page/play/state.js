/**
 * The state of the view Play apart from the play itself: plain values, and the actions that change them. A hint is requested
 * once, in full, and shown in levels. It is dropped as soon as digits or marks change, as the marks on the player's work are.
 *
 * @import {Doc} from '../model/doc.js'
 * @import {HintAnswer, PathAnswer, PathStep, Review} from '../api/api.js'
 * @import {Mode} from '../model/keys.js'
 * @import {Lit, LitAction} from '../model/lit.js'
 * @import {Marks, Play} from '../model/progress.js'
 * @import {Why} from '../model/reason.js'
 * @import {Restrictions} from '../model/restrictions.js'
 * @import {Stroke} from '../model/pen.js'
 * @import {Typed} from '../model/typing.js'
 * @import {Zoom} from '../model/zoom.js'
 *
 * @typedef {object} Hint the visible part of an answer
 * @property {HintAnswer} answer the whole answer
 * @property {number} level how much of it is shown: an index into `LEVELS`
 * @property {Uint8Array} entered the digits when it was requested
 * @property {readonly Marks[]} centre the centre marks when it was requested
 *
 * @typedef {object} Reviewed the marks on the player's work
 * @property {Review} marking the marks
 * @property {Uint8Array} entered the digits when they were requested
 * @property {readonly Marks[]} centre the centre marks when they were requested
 *
 * @typedef {object} Path the path of the puzzle from its givens
 * @property {PathAnswer} answer all steps
 * @property {number} index the index of the current step
 *
 * @typedef {object} Press
 * @property {readonly number[]} selection the previously selected cells
 * @property {number} cursor the focused cell before
 * @property {boolean} again whether the only selected cell was tapped again, so far
 *
 * @typedef {object} PlayState
 * @property {?Doc} doc the puzzle that this state belongs to
 * @property {Mode} mode the meaning of digits
 * @property {?Mode} held the mode while Shift, Ctrl or Alt is held, or null
 * @property {number} penColour the colour that lines are drawn in
 * @property {?Stroke} stroke the line being drawn, or null
 * @property {boolean} several whether each tap adds a cell to the selection or removes it
 * @property {?Press} press the press on the grid that has not been released yet
 * @property {?readonly number[]} tapped the last selection made by the pointer; a second tap removes only this selection
 * @property {?number} light the highlighted digit, or null
 * @property {?Typed} typed a digit that can still become the first digit of a number
 * @property {Zoom} zoom the visible part of the grid
 * @property {boolean} paused whether the clock is paused
 * @property {boolean} adding whether dragging adds cells to the selection; otherwise it removes them
 * @property {?Hint} hint the hint, or null
 * @property {?Reviewed} review the marks on the player's work (they replace a hint), or null
 * @property {string} pupil the highest level of steps that the player should know
 * @property {?Path} path the path while it is shown, or null; the play cannot be changed while it is shown
 * @property {?Why} why the answer to "Why?" while it is shown, or null; the play cannot be changed while it is shown
 * @property {string} doubt what was found about the solutions of the puzzle, if there is not exactly one; otherwise ''
 * @property {Lit} lit the highlighted phrase of the hint or the step
 * @property {?Question} busy the request without an answer so far
 * @property {ReadonlyMap<number, number>} mistakes from cell to its wrong digit
 * @property {string} ending the message for the solved puzzle
 * @property {boolean} sums whether the sums for the selected cells are shown
 *
 * @typedef {'hint' | 'check' | 'path' | 'review' | 'why'} Question
 *
 * @typedef {{type: 'follow', play: Play}
 *   | {type: 'mode', mode: Mode}
 *   | {type: 'pause', finished: boolean}
 *   | {type: 'hold', mode: ?Mode}
 *   | {type: 'penColour', colour: number}
 *   | {type: 'stroke', stroke: ?Stroke}
 *   | {type: 'several'}
 *   | {type: 'light', digit: ?number}
 *   | {type: 'sums', isShown: boolean}
 *   | {type: 'typed', typed: ?Typed}
 *   | {type: 'zoom', zoom: Zoom}
 *   | {type: 'press', adding: boolean, press: Press}
 *   | {type: 'dragged'}
 *   | {type: 'released', tapped?: readonly number[]}
 *   | {type: 'asked', what: Question}
 *   | {type: 'answered'}
 *   | {type: 'hint', answer: HintAnswer, play: Play}
 *   | {type: 'level', level: number}
 *   | {type: 'review', marking: Review, play: Play}
 *   | {type: 'pupil', level: string}
 *   | {type: 'taken'}
 *   | {type: 'path', answer: PathAnswer}
 *   | {type: 'goTo', index: number}
 *   | {type: 'lit', action: LitAction}
 *   | {type: 'closePath'}
 *   | {type: 'why', why: ?Why}
 *   | {type: 'whyAt', at: number}
 *   | {type: 'doubt', text: string}
 *   | {type: 'closeAll'}
 *   | {type: 'mistakes', cells: readonly number[], entered: Uint8Array}
 *   | {type: 'ending', text: string}
 *   | {type: 'startedOver'}} PlayAction
 */
import {candidates, excludedBy} from '../model/houses.js';
import {DARK, litState} from '../model/lit.js';
import {wentTo} from '../model/reason.js';
import {restrictionsOf} from '../model/restrictions.js';
import {WHOLE} from '../model/zoom.js';

/** The levels of a hint, the shortest first. */
export const LEVELS = Object.freeze(['Nudge', 'Technique', 'Cells', 'Step']);

/** The names of the levels, as indices into `LEVELS`. */
export const LEVEL = Object.freeze({NUDGE: 0, TECHNIQUE: 1, CELLS: 2, FULL: 3});

/** The initial colour of lines. */
const FIRST_PEN = 4;

/** @type {ReadonlyMap<number, number>} */
const NO_MISTAKES = new Map();

/**
 * Creates the state before there is a puzzle.
 *
 * @returns {PlayState} the state
 */
export function newPlayState() {
  return {
    doc: null,
    mode: 'digit',
    held: null,
    penColour: FIRST_PEN,
    stroke: null,
    several: false,
    press: null,
    tapped: null,
    light: null,
    typed: null,
    zoom: WHOLE,
    paused: false,
    adding: true,
    hint: null,
    review: null,
    pupil: 'hard',
    path: null,
    why: null,
    doubt: '',
    lit: DARK,
    busy: null,
    mistakes: NO_MISTAKES,
    ending: '',
    sums: false,
  };
}

/**
 * Changes the state.
 *
 * @param {PlayState} state the state before
 * @param {PlayAction} action the event
 * @returns {PlayState} the state after; the same object if nothing changes
 */
export function playState(state, action) {
  switch (action.type) {
    case 'follow':
      return followed(state, action.play);
    case 'mode':
      return {...state, mode: action.mode};
    case 'hold':
      return state.held === action.mode ? state : {...state, held: action.mode};
    case 'penColour':
      return {...state, penColour: action.colour};
    case 'stroke':
      return state.stroke === action.stroke ? state : {...state, stroke: action.stroke};
    case 'several':
      return {...state, several: !state.several};
    case 'light':
      return {...state, light: action.digit};
    case 'sums':
      return {...state, sums: action.isShown};
    case 'typed':
      return {...state, typed: action.typed};
    case 'zoom':
      return state.zoom === action.zoom ? state : {...state, zoom: action.zoom};
    case 'pause':
      return {...state, stroke: null, paused: !state.paused && !action.finished};
    case 'press':
      return {...state, adding: action.adding, press: action.press};
    case 'dragged':
      return state.press?.again ? {...state, press: {...state.press, again: false}} : state;
    case 'released':
      return state.press || state.stroke || action.tapped
        ? {...state, press: null, stroke: null, tapped: action.tapped ?? state.tapped}
        : state;
    case 'asked':
      return {...state, busy: action.what};
    case 'answered':
      return state.busy ? {...state, busy: null} : state;
    case 'hint': {
      const {entered, centre} = action.play;
      return {...state, lit: DARK, review: null, hint: {answer: action.answer, level: 0, entered, centre}};
    }
    case 'review': {
      const {entered, centre} = action.play;
      return {...state, lit: DARK, hint: null, review: {marking: action.marking, entered, centre}};
    }
    case 'pupil':
      return {...state, pupil: action.level};
    case 'level':
      return state.hint?.answer.step && action.level < LEVELS.length
        ? {...state, lit: DARK, hint: {...state.hint, level: action.level}}
        : state;
    case 'taken':
      return {...state, lit: DARK, hint: null};
    case 'path':
      return {
        ...state,
        lit: DARK,
        hint: null,
        review: null,
        stroke: null,
        path: {answer: action.answer, index: 0},
      };
    case 'goTo':
      return state.path ? {...state, lit: DARK, path: at(state.path, action.index)} : state;
    case 'lit': {
      const lit = litState(state.lit, action.action);
      return lit === state.lit ? state : {...state, lit};
    }
    case 'closePath':
      return state.path ? {...state, lit: DARK, path: null} : state;
    case 'why':
      return action.why
        ? {...state, lit: DARK, hint: null, review: null, path: null, stroke: null, why: action.why}
        : {...state, why: null};
    case 'whyAt': {
      const why = state.why && wentTo(state.why, action.at);
      return why === state.why ? state : {...state, why};
    }
    case 'doubt':
      return {...state, doubt: action.text};
    case 'closeAll':
      return closed(state);
    case 'mistakes':
      return {...state, mistakes: new Map(action.cells.map((cell) => [cell, action.entered[cell]]))};
    case 'ending':
      return {...state, ending: action.text};
    case 'startedOver':
      return {...state, ending: '', mistakes: NO_MISTAKES};
  }
}

/**
 * @param {PlayState} state
 * @returns {PlayState} without what is shown about the puzzle; if nothing is, without sums and marked mistakes
 */
function closed(state) {
  const {path, why, hint, review, light} = state;
  if (!(path || why || hint || review || light)) {
    return {...state, sums: false, mistakes: NO_MISTAKES, doubt: ''};
  }
  const isTold = path || why || hint || review;
  return {...state, lit: DARK, path: null, why: null, hint: null, review: null, light: isTold ? light : null};
}

/**
 * @param {PlayState} state
 * @param {Play} play
 * @returns {PlayState}
 */
function followed(state, play) {
  if (state.doc !== play.doc) {
    const {mode, held, penColour, several, sums, adding, pupil} = state;
    return {...newPlayState(), doc: play.doc, mode, held, penColour, several, sums, adding, pupil};
  }
  const about = state.hint ?? state.review;
  return about && (about.entered !== play.entered || about.centre !== play.centre)
    ? {...state, lit: DARK, hint: null, review: null}
    : state;
}

/**
 * @param {Path} path
 * @param {number} index
 * @returns {Path}
 */
function at(path, index) {
  return {...path, index: Math.max(0, Math.min(index, path.answer.steps.length - 1))};
}

/**
 * Returns the current mode.
 *
 * @param {Pick<PlayState, 'mode' | 'held'>} state the state
 * @returns {Mode} the mode of the held keys, otherwise the chosen mode
 */
export function meaning({mode, held}) {
  return held ?? mode;
}

/**
 * Returns the reason why the play cannot be changed now.
 *
 * @param {PlayState} state the state
 * @returns {string} a sentence with a way out; '' if the play can be changed
 */
export function closedWhy({paused, path, why}) {
  if (paused) {
    return 'Paused: resume first.';
  }
  return path ? 'Close the solution path first.' : why ? 'Close the reason first.' : '';
}

/**
 * Returns whether the play can be changed now.
 *
 * @param {PlayState} state the state
 * @returns {boolean} whether it is not paused, and neither the path nor a reason is shown
 */
export function isOpen(state) {
  return closedWhy(state) === '';
}

/**
 * The digits and candidates of a puzzle before a step of its path.
 *
 * @typedef {object} Board
 * @property {Uint8Array} digits the candidates that the steps before have left, for each cell
 * @property {(readonly number[])[]} candidates what the steps before have left, for each cell
 */

/**
 * The boards computed so far, so that stepping back and forth does not start over each time. They are computed again once
 * the restrictions of the constraints are known.
 *
 * @type {WeakMap<readonly PathStep[], {restrictions: ?Restrictions, before: Board[]}>}
 */
const boards = new WeakMap();

/**
 * Returns the grid before a step of a path.
 *
 * @param {Doc} doc the puzzle
 * @param {readonly PathStep[]} steps all steps of its path
 * @param {number} index the index of the step
 * @returns {Board} the grid, not to be changed
 */
export function boardAt(doc, steps, index) {
  const restrictions = restrictionsOf(doc);
  const known = boards.get(steps);
  const before =
    known && known.restrictions === restrictions
      ? known.before
      : [{digits: doc.givens, candidates: candidates(doc, doc.givens)}];
  boards.set(steps, {restrictions, before});
  while (before.length <= index) {
    before.push(boardAfter(doc, before[before.length - 1], steps[before.length - 1]));
  }
  return before[index];
}

/**
 * @param {Doc} doc
 * @param {Board} before
 * @param {PathStep} step
 * @returns {Board}
 */
function boardAfter(doc, before, step) {
  const after = {digits: before.digits.slice(), candidates: before.candidates.slice()};
  /** @type {(cell: number, digit: number) => void} */
  const without = (cell, digit) => {
    after.candidates[cell] = after.candidates[cell].filter((other) => other !== digit);
  };
  for (const {cell, digit, placement} of step.deductions) {
    if (placement) {
      after.digits[cell] = digit;
      after.candidates[cell] = [];
      excludedBy(doc, cell, digit).forEach((excluded) => without(excluded.cell, excluded.digit));
    } else {
      without(cell, digit);
    }
  }
  return after;
}
