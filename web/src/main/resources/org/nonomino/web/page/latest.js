/**
 * Questions to a server of which only the latest counts.
 */

/**
 * Makes an asker that waits until nothing new is wanted for a moment, asks then, gives up what it asked
 * before, and drops answers that come late.
 *
 * @param {function(*, AbortSignal): Promise} ask asks a question
 * @param {function({question: *, answer?: *, error?: Error}): void} take takes the answer or failure of the
 *     latest question
 * @param {number} delay how many milliseconds to wait for a newer question
 * @returns {{want: function(*): void, stop: () => void, asking: function(): boolean}} `want` asks
 *     soon; `stop` gives up; `asking` says whether an answer is awaited
 */
export function latestOnly(ask, take, delay) {
  let current = null;

  function stop() {
    if (current !== null) {
      clearTimeout(current.timer);
      current.controller.abort();
      current = null;
    }
  }

  function want(question) {
    stop();
    const mine = {controller: new AbortController()};
    current = mine;
    mine.timer = setTimeout(async () => {
      let outcome;
      try {
        outcome = {question, answer: await ask(question, mine.controller.signal)};
      } catch (error) {
        outcome = {question, error};
      }
      if (current === mine) {
        current = null;
        take(outcome);
      }
    }, delay);
  }

  return {want, stop, asking: () => current !== null};
}
