/**
 * The tasks of the view Set: to check whether a layout can be filled, add a clue or a constraint, mark what is not needed, show a
 * hint, show why there is no solution or several, rate the puzzle, finish it, generate a random layout. Only one task runs at a time.
 *
 * @import {Answers, ApiConstraint} from '../api/api.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Task} from './state.js'
 */
import {wordsOf as constraintWords} from '../model/constraint-kinds.js';
import {clueCount, docOfPuzzle, lookOf, newDoc, puzzleOfDoc, understoodOf} from '../model/doc.js';
import {randomRequest, seedOf} from '../parts/layouts.js';
import * as painting from '../model/painting.js';
import {newWhy} from '../model/reason.js';
import {UNAVAILABLE, wordsOf} from '../parts/parts.js';
import {focusWhy, whyRequest} from '../parts/reason.js';
import {dispatch, draft, page, state} from './now.js';
import {cellName, digitName} from '../model/symbols.js';
import {counted} from '../model/words.js';
import {finishOf, withWayToFinish} from '../parts/choices.js';

/** @type {?AbortController} */
let working = null;

/**
 * Starts a task, and cancels the previous one.
 *
 * @template {keyof Answers} Q
 * @param {Task} task the task
 * @param {Q} path the endpoint
 * @param {object} body the body of the request
 * @param {(answer: Answers[Q]) => void} take handles the answer
 * @param {(error: {message: string, code?: string}) => string} [explain] returns the message for a problem
 */
async function run(task, path, body, take, explain = ({message}) => message) {
  working?.abort();
  const mine = new AbortController();
  working = mine;
  dispatch({type: 'begun', task});
  try {
    const got = await page.api.post(path, body, {signal: mine.signal});
    if (working === mine) {
      end();
      take(got);
    }
  } catch (error) {
    if (working === mine && !(/** @type {import('../api/api.js').ApiError} */ (error).aborted)) {
      const {code} = /** @type {import('../api/api.js').ApiError} */ (error);
      fail(explain({...wordsOf(error, UNAVAILABLE), code}));
    }
  } finally {
    if (working === mine) {
      end();
    }
  }
}

function end() {
  working = null;
  dispatch({type: 'ended'});
}

/** @param {string} message why a task failed */
function fail(message) {
  dispatch({type: 'failed', failed: {message}});
}

/** @param {string[]} facts the result of a task */
function report(facts) {
  dispatch({type: 'found', facts});
}

function askFilling() {
  const {size, regions} = draft();
  run('filling', 'layouts/check', {size, regions}, ({filling}) =>
    report([
      {
        yes: 'Yes, this layout can be filled.',
        no: 'No, this layout cannot be filled, so there is no puzzle with these regions.',
        unknown: '',
      }[filling] || 'The search took too long, so it is not known whether this layout can be filled.',
    ]),
  );
}

function askClue() {
  run('clue', 'clue', {puzzle: understoodOf(puzzleOfDoc(draft()))}, ({cell, digit, unique}) => {
    const name = cellName(draft().size, cell);
    dispatch({type: 'moveTo', cell, extend: false});
    dispatch({type: 'change', doc: painting.giveDigit(draft(), [cell], digit)});
    report([`Added the clue ${digitName(digit, draft())} at ${name}. ${followsWords(unique)}`]);
  });
}

/** @param {string} family the family of constraints, by its name in the API */
function askConstraint(family) {
  const before = draft();
  run(
    'constraint',
    'clue',
    {puzzle: understoodOf(puzzleOfDoc(before)), families: [family]},
    ({constraint, unique}) => {
      if (!constraint) {
        return;
      }
      dispatch({
        type: 'change',
        doc: newDoc({...before, constraints: [...(before.constraints ?? []), constraint]}),
      });
      report([`Added: ${constraintWords(constraint, before.size)}. ${followsWords(unique)}`]);
    },
  );
}

function askNeedless() {
  const before = draft();
  const {constraints = []} = before;
  run(
    'needless',
    'reduce',
    {puzzle: understoodOf(puzzleOfDoc(before)), reduce: 'all'},
    ({removed, removedConstraints = []}) => {
      dispatch({
        type: 'needless',
        needless: {cells: removed, constraints: removedConstraints.map((index) => constraints[index])},
      });
      report([needlessWords(removed.length, removedConstraints.length, before)]);
    },
  );
}

function removeNeedless() {
  const before = draft();
  const {needless} = state.desk;
  if (needless) {
    const {constraints = []} = before;
    const kept = constraints.filter((each) => !needless.constraints.includes(each));
    dispatch({
      type: 'change',
      doc: newDoc({...painting.giveDigit(before, [...needless.cells], 0), constraints: kept}),
    });
    report([`Removed ${amount(needless.cells.length, needless.constraints.length)}.`]);
  }
}

function askHint() {
  run('hint', 'hint', {puzzle: understoodOf(puzzleOfDoc(draft()))}, (hint) => {
    dispatch({type: 'hint', hint});
    page.announce(hint.step ? hint.step.text : hint.text);
  });
}

function askWhy() {
  const asked = draft();
  run('why', 'why', whyRequest(asked), (answer) => {
    dispatch({type: 'why', why: newWhy(asked, answer)});
    page.announce(answer.words);
    page.draw();
    focusWhy();
  });
}

function askRate() {
  run('rate', 'rate', {puzzle: understoodOf(puzzleOfDoc(draft()))}, (rated) => report(ratingWords(rated)));
}

function askFinish() {
  const before = draft();
  const choices = state.finish;
  const {request, trouble} = finishOf(choices, before.size);
  if (trouble) {
    fail(trouble);
    return;
  }
  run(
    'finish',
    'generate',
    {from: understoodOf(puzzleOfDoc(before)), ...request},
    (made) => {
      const {title, author, rules} = before;
      const after = newDoc({...docOfPuzzle(understoodOf(made)), title, author, rules, ...lookOf(before)});
      dispatch({type: 'change', doc: after});
      report([finishedWords(before, after, made.rating?.level)]);
    },
    (error) => withWayToFinish(error, choices, before),
  );
}

function askRandom() {
  const {size} = draft();
  const {seed, trouble} = seedOf(state.random.seed);
  if (trouble) {
    fail(trouble);
    return;
  }
  const body = {size, ...randomRequest(state.random), ...(seed !== undefined && {seed})};
  run('random', 'layouts/random', body, (made) => {
    dispatch({type: 'change', doc: painting.withRegions(draft(), made.regions)});
    report([`This random layout has the seed ${made.seed}.`]);
  });
}

function askFog() {
  const before = draft();
  const puzzle = {...understoodOf(puzzleOfDoc(before)), fog: before.fog};
  run('fog', 'fog', {puzzle}, ({outcome, placed, lit, steps, hardest}) => {
    const dark = new Set([...lit].flatMap((isLit, cell) => (isLit === '1' ? [] : [cell])));
    const words = {
      solved: `It can be solved under the fog: ${counted(steps.length, 'step')}, hardest: ${hardest}.`,
      stuck: `Stuck: after ${counted(placed, 'digit')} nothing more follows from what can be seen.`,
      limit: 'The test took too long.',
    }[outcome];
    dispatch({type: 'fog', act: {name: 'tested', tested: {doc: before, dark, words}}});
  });
}

/** The functions that start a task or cancel it. */
export const tasking = Object.freeze({
  filling: askFilling,
  clue: askClue,
  constraint: askConstraint,
  needless: askNeedless,
  removeNeedless,
  hint: askHint,
  why: askWhy,
  rate: askRate,
  finish: askFinish,
  random: askRandom,
  fog: askFog,
  cancel: () => working?.abort(),
});

/**
 * @param {boolean} unique whether there is exactly one solution now
 * @returns {string} a sentence
 */
function followsWords(unique) {
  return unique ? 'Now there is exactly one solution.' : 'Fewer solutions are left, but still more than one.';
}

/**
 * @param {number} clues
 * @param {number} constraints
 * @returns {string} such as `2 clues and 1 constraint`
 */
function amount(clues, constraints) {
  return [
    ...(clues > 0 ? [counted(clues, 'clue')] : []),
    ...(constraints > 0 ? [counted(constraints, 'constraint')] : []),
  ].join(' and ');
}

/**
 * @param {number} clues the number of needless clues
 * @param {number} constraints the number of needless constraints
 * @param {Doc} doc the draft
 * @returns {string} a sentence
 */
function needlessWords(clues, constraints, doc) {
  if (clues + constraints > 0) {
    return `Not needed: ${amount(clues, constraints)}, marked by dots.`;
  }
  return doc.constraints
    ? 'Every clue and every constraint is needed.'
    : 'Every clue is needed: the puzzle is minimal.';
}

/**
 * @param {Doc} before the draft
 * @param {Doc} after the finished puzzle
 * @param {string} [level] its level
 * @returns {string} a sentence
 */
function finishedWords(before, after, level) {
  const clues = clueCount(after) - clueCount(before);
  const constraints = (after.constraints?.length ?? 0) - (before.constraints?.length ?? 0);
  const added = amount(clues, constraints);
  const what = added === '' ? 'nothing was missing' : `${added} added`;
  return `Finished: ${what}${level ? `, level ${level}` : ''}.`;
}

/**
 * @param {Answers['rate']} rated the answer
 * @returns {string[]} sentences
 */
function ratingWords({verdict, rating, techniques = []}) {
  if (verdict !== 'unique' || !rating) {
    return [
      verdict === 'limit'
        ? 'The rating took too long.'
        : 'Only a puzzle with exactly one solution can be rated.',
    ];
  }
  const {beyond, er, ep, ed, level} = rating;
  const used = techniques
    .map(({technique, rating: each, count}) => `${technique} (${each}) ×${count}`)
    .join(', ');
  return [
    beyond
      ? 'Beyond all techniques: you would have to guess.'
      : `Level: ${level}. ER ${er} (hardest step), EP ${ep} (to the first digit), ED ${ed} (first step).`,
    ...(used ? [`Techniques: ${used}.`] : []),
  ];
}
