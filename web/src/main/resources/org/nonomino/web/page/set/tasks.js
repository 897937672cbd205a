/**
 * The tasks of the view Set: to check whether a layout can be filled, add a clue or a constraint, mark what is not needed, show a
 * hint, rate the puzzle, finish it, generate a random layout. Only one task runs at a time.
 *
 * @import {Answers, ApiConstraint} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {FinishChoices} from '../parts/choices.js'
 * @import {Desk} from './desk-state.js'
 * @import {Doc} from '../model/doc.js'
 * @import {RandomChoices} from '../parts/layouts.js'
 * @import {SetAction, Task} from './state.js'
 *
 * @typedef {object} TaskHost the functions of the view
 * @property {() => AppFace} page the shell
 * @property {() => Doc} draft the current draft
 * @property {() => RandomChoices} random the options for a random layout
 * @property {() => FinishChoices} finish the options for the finished draft
 * @property {(happened: SetAction) => void} dispatch changes the state of the view
 * @property {(next: Doc) => void} change applies the changed draft
 * @property {(cell: number, extend: boolean) => void} moveTo moves the cursor
 */
import {wordsOf as constraintWords} from '../model/constraint-kinds.js';
import {clueCount, docOfPuzzle, newDoc, puzzleOfDoc} from '../model/doc.js';
import {randomRequest, seedOf} from '../parts/layouts.js';
import * as painting from '../model/painting.js';
import {UNAVAILABLE, wordsOf} from '../parts/parts.js';
import {state} from './now.js';
import {cellName, symbol} from '../model/symbols.js';
import {counted} from '../model/words.js';
import {finishOf, withWayToFinish} from '../parts/choices.js';

/**
 * Creates the functions that start tasks.
 *
 * @param {TaskHost} host the functions of the view
 * @returns {Record<'filling' | 'clue' | 'needless' | 'removeNeedless' | 'hint' | 'rate' | 'finish' | 'random' | 'cancel', () => void>
 *     & {constraint: (family: string) => void}} the functions that start a task or cancel it
 */
export function newTasks(host) {
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
    host.dispatch({type: 'begun', task});
    host.page().update();
    try {
      const got = await host.page().api.post(path, body, {signal: mine.signal});
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
      host.page().update();
    }
  }

  function end() {
    working = null;
    host.dispatch({type: 'ended'});
  }

  /** @param {string} message why a task failed */
  function fail(message) {
    host.dispatch({type: 'failed', failed: {message}});
    host.page().announce(message);
  }

  /** @param {Partial<Desk>} more what the desk shows */
  function setDesk(more) {
    host.dispatch({type: 'desk', desk: {...state.desk, ...more}});
  }

  /** @param {string[]} facts the result of a task */
  function report(facts) {
    host.dispatch({type: 'found', facts});
    host.page().announce(facts.join(' '));
  }

  function askFilling() {
    const {size, regions} = host.draft();
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
    run('clue', 'clue', {puzzle: puzzleOfDoc(host.draft())}, ({cell, digit, unique}) => {
      const name = cellName(host.draft().size, cell);
      host.moveTo(cell, false);
      host.change(painting.giveDigit(host.draft(), [cell], digit));
      report([`Added the clue ${symbol(digit)} at ${name}. ${followsWords(unique)}`]);
    });
  }

  /** @param {string} family the family of constraints, by its name in the API */
  function askConstraint(family) {
    const before = host.draft();
    run('constraint', 'clue', {puzzle: puzzleOfDoc(before), families: [family]}, (found) => {
      const {constraint, unique} = /** @type {{constraint?: ApiConstraint, unique: boolean}} */ (found);
      if (!constraint) {
        return;
      }
      host.change(newDoc({...before, constraints: [...(before.constraints ?? []), constraint]}));
      report([`Added: ${constraintWords(constraint, before.size)}. ${followsWords(unique)}`]);
    });
  }

  function askNeedless() {
    const before = host.draft();
    const {constraints = []} = before;
    run('needless', 'reduce', {puzzle: puzzleOfDoc(before), reduce: 'all'}, (found) => {
      const {removed, removedConstraints = []} =
        /** @type {{removed: number[], removedConstraints?: number[]}} */ (found);
      setDesk({
        needless: {cells: removed, constraints: removedConstraints.map((index) => constraints[index])},
      });
      report([needlessWords(removed.length, removedConstraints.length, before)]);
    });
  }

  function removeNeedless() {
    const before = host.draft();
    const {needless} = state.desk;
    if (needless) {
      const {constraints = []} = before;
      const kept = constraints.filter((each) => !needless.constraints.includes(each));
      host.change(newDoc({...painting.giveDigit(before, [...needless.cells], 0), constraints: kept}));
      report([`Removed ${amount(needless.cells.length, needless.constraints.length)}.`]);
    }
  }

  function askHint() {
    run('hint', 'hint', {puzzle: puzzleOfDoc(host.draft())}, (hint) => {
      setDesk({hint});
      host.page().announce(hint.step ? hint.step.text : hint.text);
    });
  }

  function askRate() {
    run('rate', 'rate', {puzzle: puzzleOfDoc(host.draft())}, (rated) => report(ratingWords(rated)));
  }

  function askFinish() {
    const before = host.draft();
    const choices = host.finish();
    const {request, trouble} = finishOf(choices, before.size);
    if (trouble) {
      fail(trouble);
      host.page().update();
      return;
    }
    run(
      'finish',
      'generate',
      {from: puzzleOfDoc(before), ...request},
      (made) => {
        const {title, author, rules} = before;
        const after = newDoc({...docOfPuzzle(made), title, author, rules});
        host.change(after);
        report([finishedWords(before, after, made.rating?.level)]);
      },
      (error) => withWayToFinish(error, choices, before),
    );
  }

  function askRandom() {
    const {size} = host.draft();
    const {seed, trouble} = seedOf(host.random().seed);
    if (trouble) {
      fail(trouble);
      host.page().update();
      return;
    }
    const body = {size, ...randomRequest(host.random()), ...(seed !== undefined && {seed})};
    run('random', 'layouts/random', body, (made) => {
      host.change(painting.withRegions(host.draft(), made.regions));
      report([`This random layout has the seed ${made.seed}.`]);
    });
  }

  return {
    filling: askFilling,
    clue: askClue,
    constraint: askConstraint,
    needless: askNeedless,
    removeNeedless,
    hint: askHint,
    rate: askRate,
    finish: askFinish,
    random: askRandom,
    cancel: () => working?.abort(),
  };
}

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
 * @param {Doc} draft the draft
 * @returns {string} a sentence
 */
function needlessWords(clues, constraints, draft) {
  if (clues + constraints > 0) {
    return `Not needed: ${amount(clues, constraints)}, marked by dots.`;
  }
  return draft.constraints
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
