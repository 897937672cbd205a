/**
 * The live line of the view Set: after each change it requests a check of the draft, and then the number of
 * solutions and the true candidates.
 *
 * @import {ApiPuzzle} from '../api/api.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Counting} from './state.js'
 * @import {LiveLine} from './verdict.js'
 */
import {puzzleOfDoc} from '../model/doc.js';
import {isKnownKind} from '../model/constraint-kinds.js';
import {conflicts} from '../model/houses.js';
import {unknownKinds} from '../parts/how-to-play.js';
import {latestOnly} from '../model/latest.js';
import {checkConstraints, cut} from '../model/limits.js';
import * as painting from '../model/painting.js';
import {currentCounts, keepCounting, solutionCounter} from './candidates.js';
import {dispatch, draft, page, state} from './now.js';
import {liveLine} from './verdict.js';
import {capital} from '../model/words.js';

const ASK_AFTER = 30;
const STALE_AFTER = 300;

/** The maximum length of the name of an unknown kind in the line. */
const LONGEST_NAME = 40;

let staleTimer = 0;

/** The last announced line. */
let announced = '';

/**
 * Announces the live line. While constraints are edited, an unchanged line would only interrupt what the desk says.
 *
 * @param {string} text the line
 */
function announceLine(text) {
  if (text !== announced || state.mode !== 'constraints') {
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
      announceLine(lineNow().text);
    }
    page.update();
  },
);

/** Requests the live line. Its previous text stays for a moment to avoid flicker. */
export function ask() {
  clearTimeout(staleTimer);
  const isWellFormed = painting.isWellFormed(draft());
  const refusal = isWellFormed ? refusalOf(draft()) : null;
  dispatch({type: 'asked', isWellFormed: isWellFormed && refusal === null});
  if (refusal) {
    stopAsking();
    dispatch({type: 'answered', answer: null, trouble: refusal});
    announceLine(refusal.message);
    page.update();
  } else if (isWellFormed) {
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

/**
 * @param {Doc} doc a draft, perhaps from the storage
 * @returns {?Error} the reason why its constraints cannot be checked; null if there is none
 */
function refusalOf(doc) {
  const {constraints = [], size} = doc;
  try {
    checkConstraints(constraints, size);
  } catch (error) {
    return new Error(`${capital(/** @type {Error} */ (error).message)}.`);
  }
  const unknown = unknownKinds(doc, isKnownKind).map((kind) => cut(kind, LONGEST_NAME));
  return unknown.length === 0
    ? null
    : new Error(
        `This version of Nonomino does not support ${unknown.join(', ')}. Delete ${unknown.length === 1 ? 'it' : 'them'} in the list to check the rest.`,
      );
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
  page.update();
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
