/**
 * Requests to a server of which only the latest counts.
 *
 * @import {ApiError} from '../api/api.js'
 */

/**
 * Creates a debounced sender. It sends a request once no newer request has arrived for a while. Each new request cancels
 * the previous request, and late responses are ignored.
 *
 * @template Q, A
 * @param {(question: Q, signal: AbortSignal) => Promise<A>} ask sends a request
 * @param {(outcome: {question: Q, answer?: A, error?: ApiError}) => void} take handles the response or failure of the
 *     latest request
 * @param {number} delay the time to wait for a newer request, in milliseconds
 * @returns {{want: (question: Q) => void, stop: () => void, asking: () => boolean}} `want` sends a request after the delay;
 *     `stop` cancels it; `asking` returns whether a response is pending
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

  /** @param {Q} question the latest request */
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
