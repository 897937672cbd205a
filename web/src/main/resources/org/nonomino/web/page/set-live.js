/**
 * The live line of the view Set: what follows from what is being set is asked for after each change, the number of
 * solutions and the true candidates after it.
 *
 * @import {ApiPuzzle} from './api.js'
 * @import {Counting} from './set-state.js'
 * @import {LiveLine} from './verdict.js'
 */
import {puzzleOfDoc} from './doc.js';
import {conflicts} from './houses.js';
import {latestOnly} from './latest.js';
import * as painting from './painting.js';
import {currentCounts, keepCounting, solutionCounter} from './set-candidates.js';
import {dispatch, draft, page, state} from './set-now.js';
import {liveLine} from './verdict.js';

const ASK_AFTER = 30;
const STALE_AFTER = 300;

let staleTimer = 0;

const live = latestOnly(
  (/** @type {ApiPuzzle} */ puzzle, signal) => page.api.post('check', {puzzle}, {signal}),
  ({answer, error}) => {
    if (error?.aborted) {
      return;
    }
    dispatch({type: 'answered', answer: answer ?? null, trouble: error ?? null});
    // How many solutions there are is said when it is known.
    if (answer?.verdict !== 'several' || !counter.asking()) {
      page.announce(error ? error.message : lineNow().text);
    }
    page.update();
  },
  ASK_AFTER,
);

const counter = solutionCounter(
  () => page.api,
  ASK_AFTER,
  (counts) => {
    dispatch({type: 'counted', counts});
    if (state.answer?.verdict === 'several') {
      page.announce(lineNow().text);
    }
    page.update();
  },
);

/** Asks for the live line. What it said before stays for a moment, so that it does not flicker. */
export function ask() {
  clearTimeout(staleTimer);
  const isWellFormed = painting.isWellFormed(draft());
  dispatch({type: 'asked', isWellFormed});
  if (isWellFormed) {
    const puzzle = puzzleOfDoc(draft());
    live.want(puzzle);
    counter.want({puzzle, counting: state.counting});
    staleTimer = setTimeout(() => {
      dispatch({type: 'stale', isAnswered: !live.asking()});
      page.update();
    }, STALE_AFTER);
  } else {
    live.stop();
    counter.stop();
  }
}

/** Gives up what was asked for. */
export function stopAsking() {
  clearTimeout(staleTimer);
  live.stop();
  counter.stop();
}

/**
 * Chooses what is counted.
 *
 * @param {Counting} counting what is to be found out of all solutions
 */
export function chooseCounting(counting) {
  dispatch({type: 'counting', counting});
  keepCounting(counting);
  page.announce(counting.shown ? 'True candidates are shown' : 'True candidates are hidden');
  ask();
  page.update();
}

/**
 * Returns the live line.
 *
 * @returns {LiveLine} what follows from what is being set, as far as it is known
 */
export function lineNow() {
  return liveLine(draft(), state.answer, {
    conflicts: conflictsNow().size,
    error: state.trouble,
    counts: currentCounts(state),
    brush: state.brush,
    isHatched: isHatched(),
  });
}

/**
 * Returns where the givens are in conflict.
 *
 * @returns {Set<number>} the cells that are in conflict
 */
export function conflictsNow() {
  const now = draft();
  return now.givens.some((digit) => digit > 0) ? conflicts(now, now.givens) : new Set();
}

/**
 * Returns whether it is shown where solutions differ.
 *
 * @returns {boolean} whether the cells in which solutions differ are hatched: not where true candidates say so
 */
export function isHatched() {
  const {answer, shown, mode, counting} = state;
  return (
    (draft().givens.some((digit) => digit > 0) || Boolean(shown !== 'draft' && answer?.[shown])) &&
    !(mode === 'givens' && counting.shown && shown === 'draft')
  );
}
