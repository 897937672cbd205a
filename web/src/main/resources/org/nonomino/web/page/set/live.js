/**
 * The live line of the view Set: after each change it requests a check of the draft, and then the number of
 * solutions and the true candidates.
 *
 * @import {ApiPuzzle} from '../api/api.js'
 * @import {Counting, SetState} from './state.js'
 * @import {LiveLine} from './verdict.js'
 */
import {puzzleOfDoc, understoodOf} from '../model/doc.js';
import {conflicts} from '../model/houses.js';
import {latestOnly} from '../model/latest.js';
import * as painting from '../model/painting.js';
import {currentCounts, keepCounting, solutionCounter} from './candidates.js';
import {dispatch, draft, page, state} from './now.js';
import {liveLine} from './verdict.js';

const ASK_AFTER = 30;
const STALE_AFTER = 300;

let staleTimer = 0;

/** The last announced line. */
let announced = '';

/**
 * Announces the live line. While constraints and drawings are edited, an unchanged line would only interrupt what the desk says.
 *
 * @param {string} text the line
 */
function announceLine(text) {
  if (text !== announced || state.mode === 'givens' || state.mode === 'regions') {
    announced = text;
    page.announce(text);
  }
}

const live = latestOnly(
  (/** @type {ApiPuzzle} */ puzzle, signal) => page.api.post('check', {puzzle}, {signal}),
  ({answer, error}) => {
    if (error?.aborted) {
      return;
    }
    dispatch({type: 'answered', answer: answer ?? null, trouble: error ?? null});
    // The number of solutions is announced once it is known.
    if (answer?.verdict !== 'several' || !counter.asking()) {
      announceLine(error ? error.message : lineNow().text);
    }
  },
  ASK_AFTER,
);

const counter = solutionCounter(
  () => page.api,
  ASK_AFTER,
  (counts) => {
    dispatch({type: 'counted', counts});
    if (state.answer?.verdict === 'several' && !counter.asking()) {
      announceLine(lineNow().text);
    }
  },
);

/** Requests the live line for the current draft. */
export function ask() {
  dispatch({type: 'asked'});
  request(state);
}

/**
 * Sends the requests for a draft. The previous line stays for a moment to avoid flicker.
 *
 * @param {SetState} now the state, in which nothing is known about the draft yet
 */
export function request({history: {draft: asked}, trouble, counting}) {
  stopAsking();
  if (trouble) {
    announceLine(trouble.message);
  } else if (painting.isWellFormed(asked)) {
    const puzzle = understoodOf(puzzleOfDoc(asked));
    live.want(puzzle);
    counter.want({puzzle, counting});
    staleTimer = setTimeout(() => dispatch({type: 'stale', isAnswered: !live.asking()}), STALE_AFTER);
  }
}

/** Cancels the requests. */
export function stopAsking() {
  clearTimeout(staleTimer);
  live.stop();
  counter.stop();
}

/**
 * Sets what is counted.
 *
 * @param {Counting} counting the counts that should be found
 */
export function chooseCounting(counting) {
  dispatch({type: 'counting', counting});
  keepCounting(counting);
  page.announce(counting.shown ? 'True candidates are shown' : 'True candidates are hidden');
  ask();
}

/**
 * Returns the live line.
 *
 * @returns {LiveLine} the result for the current draft, as far as it is known
 */
export function lineNow() {
  return liveLine(draft(), state.answer, {
    conflicts: conflictsNow().size,
    error: state.trouble,
    counts: currentCounts(state),
    brush: state.brush,
    isPainting: state.mode === 'regions',
    isHatched: isHatched(),
  });
}

/**
 * Returns the cells whose givens are in conflict.
 *
 * @returns {Set<number>} the cells in conflict
 */
export function conflictsNow() {
  const now = draft();
  if (now.givens.every((digit) => digit === 0)) {
    return new Set();
  }
  const cells = conflicts(now, now.givens);
  // Java finds the broken constraints.
  state.answer?.conflicts?.forEach((conflict) => {
    if (conflict.cells.every((cell) => now.givens[cell] > 0)) {
      conflict.cells.forEach((cell) => cells.add(cell));
    }
  });
  return cells;
}

/**
 * Returns whether the cells in which solutions differ are hatched.
 *
 * @returns {boolean} whether they are; not if true candidates show these cells
 */
export function isHatched() {
  const {answer, shown, mode, counting} = state;
  const {size, givens, constraints} = draft();
  // If most cells differ, the hatching conveys nothing and covers the constraints.
  const isFew = 2 * (answer?.differing?.length ?? 0) <= size * size;
  return (
    isFew &&
    (givens.some((digit) => digit > 0) ||
      Boolean(constraints) ||
      Boolean(shown !== 'draft' && answer?.[shown])) &&
    !(mode !== 'regions' && counting.shown && shown === 'draft')
  );
}
