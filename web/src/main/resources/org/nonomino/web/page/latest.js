/**
 * Questions to a server of which only the latest counts.
 *
 * @import {ApiError} from './api.js'
 */

/**
 * Makes an asker that waits until nothing new is wanted for a moment, asks then, gives up what it asked
 * before, and drops answers that come late.
 *
 * @template Q, A
 * @param {(question: Q, signal: AbortSignal) => Promise<A>} ask asks a question
 * @param {(outcome: {question: Q, answer?: A, error?: ApiError}) => void} take takes the answer or failure of the
 *     latest question
 * @param {number} delay how many milliseconds to wait for a newer question
 * @returns {{want: (question: Q) => void, stop: () => void, asking: () => boolean}} `want` asks
 *     soon; `stop` gives up; `asking` says whether an answer is awaited
 */
export function latestOnly(ask, take, delay) {
  /** @type {?{controller: AbortController, timer: number}} */
  let current = null;

  function stop() {
    if (current !== null) {
      clearTimeout(current.timer);
      current.controller.abort();
      current = null;
    }
  }

  /** @param {Q} question what is wanted now */
  function want(question) {
    stop();
    const mine = {controller: new AbortController(), timer: 0};
    current = mine;
    mine.timer = setTimeout(async () => {
      /** @type {{question: Q, answer?: A, error?: ApiError}} */
      let outcome;
      try {
        outcome = {question, answer: await ask(question, mine.controller.signal)};
      } catch (error) {
        outcome = {question, error: /** @type {ApiError} */ (error)};
      }
      if (current === mine) {
        current = null;
        take(outcome);
      }
    }, delay);
  }

  return {want, stop, asking: () => current !== null};
}
