/**
 * The requests of the view Play: a hint, a check, the marks on the player's work, the solution path; and the handling of their
 * results. `hints.js` and `review.js` draw them. Only one request runs at a time.
 *
 * @import {ApiPuzzle} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Question} from './state.js'
 */
import {mistakesIn, puzzleOfDoc, understoodOf} from '../model/doc.js';
import {puzzleOf} from '../model/exchange.js';
import {isFoggy} from '../model/fog.js';
import {conflicts, isSolved} from '../model/houses.js';
import * as marking from '../model/marking.js';
import {brokenCells} from './conflicts.js';
import {SOLVED, change} from './edits.js';
import {deductionText, hintTexts, reasonsOf} from './hints.js';
import {showStep} from './look.js';
import {dispatch, isClosed, isOff, state} from './now.js';
import * as progress from '../model/progress.js';
import {select} from '../model/selection.js';
import {counted} from '../model/words.js';
import {nameOf} from '../parts/phrases.js';
import {unmarkedWhy} from '../parts/whole-rules.js';

/** The paths of the questions. */
const PATHS = Object.freeze(
  /** @type {const} */ ({hint: 'hint', check: 'check', path: 'path', review: 'check', why: 'why'}),
);

/** The sentences about puzzles with no solution and with several. */
const NO_SOLUTION = 'This puzzle has no solution.';
const SEVERAL = 'This puzzle has several solutions.';

/** @type {?AbortController} */
let asking = null;

/**
 * Sends a request, and cancels the previous one.
 *
 * @template {Question} Q
 * @param {AppFace} app the shell
 * @param {Q} what the question
 * @param {object} body the body of the request
 * @returns {Promise<?import('../api/api.js').Answers[(typeof PATHS)[Q]]>} the answer; null if there is none, or if the request was cancelled
 */
export async function ask(app, what, body) {
  cancel();
  const mine = new AbortController();
  asking = mine;
  dispatch({type: 'asked', what});
  try {
    const answer = await app.api.post(PATHS[what], body, {signal: mine.signal});
    return asking === mine ? answer : null;
  } catch (error) {
    app.fail(error);
    return null;
  } finally {
    if (asking === mine) {
      asking = null;
      dispatch({type: 'answered'});
    }
  }
}

/** Cancels the current request. */
export function cancel() {
  asking?.abort();
  asking = null;
  dispatch({type: 'answered'});
}

/**
 * @param {Doc} doc
 * @param {ApiPuzzle} puzzle
 * @returns {{puzzle: ApiPuzzle, fog?: true}} the puzzle for a request whose steps may rest only on what can be seen
 */
function seenPuzzle(doc, puzzle) {
  const understood = understoodOf(puzzle);
  return isFoggy(doc) ? {puzzle: {...understood, fog: doc.fog}, fog: true} : {puzzle: understood};
}

/**
 * Asks for a hint, or shows more of the current hint.
 *
 * @param {AppFace} app the shell
 */
export async function hint(app) {
  if (state.busy === 'hint' || isClosed(app) || isOff(app)) {
    return;
  }
  if (!state.hint) {
    const {play} = app;
    if (play.doc.constraints ? play.finished : isSolved(play.doc, progress.digitsOf(play))) {
      app.announce(SOLVED);
      return;
    }
    const answer = await ask(app, 'hint', {...seenPuzzle(app.doc, puzzleOf(play)), level: 'full'});
    if (!answer || app.play.entered !== play.entered || app.play.centre !== play.centre) {
      return;
    }
    dispatch({type: 'hint', answer, play});
    doubt(answer.verdict);
    if (answer.step) {
      app.setPlay(progress.withHint(app.play));
    }
  } else {
    dispatch({type: 'level', level: state.hint.level + 1});
  }
  sayHint(app);
}

/**
 * Shows a level of the hint.
 *
 * @param {AppFace} app the shell
 * @param {number} level the level to show
 */
export function reveal(app, level) {
  dispatch({type: 'level', level});
  sayHint(app);
}

/** @param {AppFace} app the shell */
function sayHint(app) {
  if (state.hint) {
    const {answer, level} = state.hint;
    app.announce(hintTexts(app, state.hint).join(' '));
    if (answer.step && level > 0) {
      showStep(app, answer.step);
    }
  }
  app.draw();
  document.querySelector('.hints')?.scrollIntoView({block: 'nearest'});
}

/**
 * Applies the hint.
 *
 * @param {AppFace} app the shell
 */
export function take(app) {
  const deductions = state.hint?.answer.step?.deductions;
  if (deductions && !isClosed(app)) {
    const cells = deductions.map(({cell}) => cell);
    const after = marking.takeStep(app.play, deductions, {clean: app.setting('clean')});
    const taken = after === app.play ? after : select(after, cells, cells[0]);
    dispatch({type: 'taken'});
    change(app, taken, `Applied: ${deductionText(app.doc, deductions, app.setting('numbers'))}`);
  }
}

/**
 * Checks the entered digits.
 *
 * @param {AppFace} app the shell
 */
export async function check(app) {
  const {play} = app;
  if (isClosed(app)) {
    return;
  }
  const digits = progress.digitsOf(play);
  const clash = conflicts(play.doc, digits);
  if (play.doc.left) {
    brokenCells(play.doc, digits).forEach((cell) => clash.add(cell));
    const isStated = play.doc.solution !== undefined;
    if (!reportMistakes(app, mistakesIn(play.doc, digits), clash)) {
      app.toast(
        isStated ? 'No mistakes so far.' : 'No conflicts with the rules that Nonomino reads.',
        'good',
      );
    }
    return;
  }
  const answer = await ask(app, 'check', {puzzle: understoodOf(puzzleOf(play))});
  if (app.state.offline) {
    const isUnknown = play.doc.constraints && clash.size === 0;
    app.toast(
      clash.size > 0
        ? `${counted(clash.size, 'cell is', 'cells are')} in conflict.`
        : `${isUnknown ? '' : 'No conflicts. '}${app.api.lost}`,
    );
  }
  if (!answer || app.play.entered !== play.entered) {
    return;
  }
  answer.conflicts?.forEach(({cells}) => cells.forEach((cell) => clash.add(cell)));
  if (reportMistakes(app, answer.mistakes ?? [], clash)) {
    return;
  }
  doubt(answer.verdict);
  if (answer.verdict === 'none') {
    app.toast(NO_SOLUTION);
  } else if (answer.verdict === 'several') {
    app.toast('No conflicts, but the puzzle has several solutions, so mistakes cannot be found.');
  } else if (answer.verdict === 'limit') {
    app.toast('No conflicts, but the solution was not found in time.');
  } else {
    app.toast('No mistakes so far.', 'good');
  }
}

/** @param {string} [verdict] what an answer says about the solutions of the puzzle; it is shown until it is asked about */
function doubt(verdict) {
  dispatch({type: 'doubt', text: verdict === 'none' ? NO_SOLUTION : verdict === 'several' ? SEVERAL : ''});
}

/**
 * Crosses out wrong digits, and reports them or the conflicts.
 *
 * @param {AppFace} app the shell
 * @param {readonly number[]} wrong the cells with wrong digits
 * @param {ReadonlySet<number>} clash the cells in conflict
 * @returns {boolean} whether there are any
 */
function reportMistakes(app, wrong, clash) {
  dispatch({type: 'mistakes', cells: wrong, entered: app.play.entered});
  if (wrong.length > 0) {
    app.toast(
      wrong.length === 1
        ? 'One digit is wrong; it is crossed out.'
        : `${wrong.length} digits are wrong; they are crossed out.`,
    );
  } else if (clash.size > 0) {
    app.toast(`${counted(clash.size, 'cell is', 'cells are')} in conflict.`);
  }
  return wrong.length + clash.size > 0;
}

/**
 * Marks the entered digits and candidates, as a teacher would.
 *
 * @param {AppFace} app the shell
 */
export async function review(app) {
  const {play} = app;
  if (state.busy === 'review' || isClosed(app) || isOff(app, unmarkedWhy(app.doc))) {
    return;
  }
  const order = progress.orderOfEntries(play);
  const answer = await ask(app, 'review', {
    puzzle: understoodOf(puzzleOfDoc(play.doc)),
    work: understoodOf(puzzleOf(play)),
    ...(order ? {order} : {}),
    level: state.pupil,
  });
  if (!answer || app.play.entered !== play.entered || app.play.centre !== play.centre) {
    return;
  }
  if (!answer.marking) {
    doubt(answer.verdict);
    app.toast(
      answer.verdict === 'limit'
        ? 'The solution was not found in time.'
        : `This puzzle has ${answer.verdict === 'none' ? 'no solution' : 'several solutions'}, so your work cannot be marked.`,
    );
    return;
  }
  dispatch({type: 'review', marking: answer.marking, play});
  app.announce(answer.marking.sentences.join(' '));
  app.draw();
  document.querySelector('.review')?.scrollIntoView({block: 'nearest'});
}

/**
 * Sets the highest level of steps that the player should know, and marks the work again if it is marked.
 *
 * @param {AppFace} app the shell
 * @param {string} level the name of the level
 */
export function setPupil(app, level) {
  dispatch({type: 'pupil', level});
  if (state.review) {
    review(app);
  }
}

/**
 * Opens or closes the solution path.
 *
 * @param {AppFace} app the shell
 */
export async function path(app) {
  if (state.path) {
    dispatch({type: 'closePath'});
    return;
  }
  if (!isClosed(app) && !isOff(app)) {
    await showPath(app, false);
  }
}

/**
 * Shows all steps of the path, also those that lead nowhere.
 *
 * @param {AppFace} app the shell
 */
export function allSteps(app) {
  return showPath(app, true);
}

/**
 * Requests the path and shows its first step.
 *
 * @param {AppFace} app the shell
 * @param {boolean} isWhole whether to show steps that lead nowhere
 */
async function showPath(app, isWhole) {
  const {doc} = app;
  const answer = await ask(app, 'path', {
    ...seenPuzzle(doc, puzzleOfDoc(doc)),
    ...(isWhole ? {allSteps: true} : {}),
  });
  if (!answer || state.doc !== doc) {
    return;
  }
  if (!answer.steps?.length) {
    doubt(answer.verdict);
    const why = {
      unique: '',
      none: NO_SOLUTION,
      several: 'This puzzle has more than one solution, so it has no solution path.',
      limit: 'The path was not found in time.',
    }[answer.verdict];
    app.toast(why || 'No technique finds a first step.');
    return;
  }
  dispatch({type: 'path', answer});
  goTo(app, 0);
  showTop(document.querySelector('.path'));
  if (answer.verdict === 'limit') {
    app.toast('The rest of the path was not found in time.');
  }
}

/** @param {?Element} card the card to scroll into view below sticky elements, so that its top is visible, or all of it */
function showTop(card) {
  const box = card?.getBoundingClientRect();
  if (
    card &&
    box &&
    (box.top < parseFloat(getComputedStyle(card).scrollMarginTop) || box.bottom > innerHeight)
  ) {
    card.scrollIntoView({block: 'start'});
  }
}

/**
 * Goes to a step of the path.
 *
 * @param {AppFace} app the shell
 * @param {number} index the step of the path to show, or the nearest one if it does not exist
 */
export function goTo(app, index) {
  dispatch({type: 'goTo', index});
  if (state.path) {
    const {answer, index: now} = state.path;
    const shown = answer.steps[now];
    const reasons = reasonsOf(app, shown).join(' ');
    showStep(app, shown);
    app.announce(`Step ${now + 1} of ${answer.steps.length}: ${nameOf(shown)} ${reasons}`);
    app.draw();
    showCurrent(document.querySelector('.steps'));
  }
}

/** @param {?Element} list the list of steps, whose current item is scrolled into view */
function showCurrent(list) {
  const item = list?.querySelector('[aria-current=step]')?.getBoundingClientRect();
  if (list && item) {
    const box = list.getBoundingClientRect();
    list.scrollTop += Math.min(0, item.top - box.top) + Math.max(0, item.bottom - box.bottom);
  }
}
