/**
 * The tasks of the view Set: to check whether a layout can be filled, add a clue, remove redundant clues, rate the puzzle,
 * generate a random layout. Only one task runs at a time.
 *
 * @import {Answers} from './api.js'
 * @import {AppFace} from './app.js'
 * @import {Doc} from './doc.js'
 * @import {RandomChoices} from './layouts.js'
 * @import {SetAction, Task} from './set-state.js'
 *
 * @typedef {object} TaskHost the functions of the view
 * @property {() => AppFace} page the shell
 * @property {() => Doc} draft the current draft
 * @property {() => RandomChoices} random the options for a random layout
 * @property {(happened: SetAction) => void} dispatch changes the state of the view
 * @property {(next: Doc) => void} change applies the changed draft
 * @property {(cell: number, extend: boolean) => void} moveTo moves the cursor
 */
import {puzzleOfDoc} from './doc.js';
import {randomRequest, seedOf} from './layouts.js';
import * as painting from './painting.js';
import {UNAVAILABLE, wordsOf} from './parts.js';
import {cellName, symbol} from './symbols.js';
import {counted} from './words.js';

/**
 * Creates the functions that start tasks.
 *
 * @param {TaskHost} host the functions of the view
 * @returns {Record<'filling' | 'clue' | 'reduce' | 'rate' | 'random' | 'cancel', () => void>} the functions that start a task or cancel it
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
   */
  async function run(task, path, body, take) {
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
      if (working === mine && !(/** @type {import('./api.js').ApiError} */ (error).aborted)) {
        fail(wordsOf(error, UNAVAILABLE).message);
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
      const follows = unique
        ? 'now there is exactly one solution.'
        : 'fewer solutions are left, but still more than one.';
      report([`Added the clue ${symbol(digit)} at ${name}: ${follows}`]);
    });
  }

  function askReduce() {
    run('reduce', 'reduce', {puzzle: puzzleOfDoc(host.draft())}, ({removed}) => {
      const {size} = host.draft();
      host.change(painting.giveDigit(host.draft(), removed, 0));
      const names = removed.map((cell) => cellName(size, cell)).join(', ');
      report([
        removed.length === 0
          ? 'Every clue is needed: the puzzle is minimal.'
          : `Removed ${counted(removed.length, 'redundant clue')}: ${names}.`,
      ]);
    });
  }

  function askRate() {
    run('rate', 'rate', {puzzle: puzzleOfDoc(host.draft())}, (rated) => report(ratingWords(rated)));
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
    reduce: askReduce,
    rate: askRate,
    random: askRandom,
    cancel: () => working?.abort(),
  };
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
