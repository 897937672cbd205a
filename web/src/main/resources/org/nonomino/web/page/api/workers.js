/**
 * Answers by the toolkit itself, compiled for the browser, in Web Workers; see `api.js`. One worker handles quick requests
 * that the player waits for, another requests that may take long, so that the check of a grid never waits for
 * a puzzle being generated. A third worker draws while the first one searches, and a fourth worker has the text formats of
 * other programs, in a separate compiled file. Each is started by its first request. To cancel a request,
 * its worker is terminated, and a new one is started.
 */
import {pngOf} from './pictures.js';

/** The requests that may take long, as in `Api.LONG` of the toolkit. */
const LONG = new Set([
  'fog',
  'generate',
  'layouts/check',
  'layouts/random',
  'path',
  'rate',
  'reduce',
  'render',
  'solve',
  'trace',
  'why',
]);

/** The requests that show what a person has just changed, and therefore must not wait for a search. */
const SHOWN = new Set(['conflicts', 'drawing']);

/** The requests about the text formats of other programs. */
const FORMATS = new Set(['convert', 'formats']);

/** The maximum number of restarts of a worker that could not be loaded, for example because of a failed download. */
const MAX_RETRIES = 2;

const WORKER = new URL('../worker.js', import.meta.url);

const aborted = () => new DOMException('Cancelled', 'AbortError');

/**
 * @typedef {import('./api.js').Question} Question
 * @typedef {import('./api.js').Answer} Answer
 *
 * @typedef {object} Job
 * @property {Question} question the request
 * @property {(answer: Answer) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {boolean} isRepeated whether a worker has failed on it before
 */

/** A worker, with its current job and its queue. */
class Lane {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Job | null} */
  #current = null;
  /** @type {Job[]} */
  #waiting = [];
  /** The number of consecutive failures to load a worker. */
  #failures = 0;
  /** The name of its workers. It selects the compiled file. */
  #name;

  /** @param {string} name */
  constructor(name) {
    this.#name = name;
  }

  /** Whether it has a worker. */
  get isStarted() {
    return this.#worker !== null;
  }

  /**
   * @param {(question: Question) => boolean} test
   * @returns {boolean} whether an unanswered request passes a test
   */
  has(test) {
    return [this.#current, ...this.#waiting].some((job) => job !== null && test(job.question));
  }

  start() {
    if (this.#worker === null) {
      const worker = new Worker(WORKER, {name: this.#name});
      worker.addEventListener('message', ({data}) => this.#worker === worker && this.#receive(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.#fail();
      });
      this.#worker = worker;
    }
  }

  /**
   * @param {Question} question
   * @returns {Promise<Answer>}
   */
  ask(question) {
    return new Promise((resolve, reject) => {
      const {signal} = question;
      if (signal?.aborted) {
        reject(aborted());
        return;
      }
      /** @type {Job} */
      const job = {question, resolve, reject, isRepeated: false};
      signal?.addEventListener('abort', () => this.#abort(job), {once: true});
      this.#waiting.push(job);
      this.#next();
    });
  }

  #next() {
    if (this.#current === null && this.#waiting.length > 0) {
      this.start();
      const job = /** @type {Job} */ (this.#waiting.shift());
      this.#current = job;
      const {method, name, fields} = job.question;
      this.#worker?.postMessage({method, name, fields: JSON.stringify(fields)});
    }
  }

  /** @param {{failed?: string, status?: number, mediaType?: string, body?: string, isBroken?: boolean}} message */
  #receive({failed, status, mediaType, body = '', isBroken}) {
    if (failed) {
      this.#fail();
    } else if (status !== undefined) {
      const job = this.#current;
      this.#current = null;
      this.#failures = 0;
      if (isBroken) {
        this.#end();
      }
      if (job && isBroken && !job.isRepeated) {
        // The stack depth of the compiled code depends on how far the browser has optimized it, so a new attempt may succeed.
        job.isRepeated = true;
        this.#waiting.unshift(job);
      } else {
        job?.resolve({
          status,
          json: async () => JSON.parse(body),
          blob: async () => new Blob([body], {type: mediaType}),
        });
      }
      this.#next();
    }
  }

  /** @param {Job} job */
  #abort(job) {
    if (job === this.#current) {
      this.#current = null;
      this.#end();
      this.start();
    } else {
      this.#waiting = this.#waiting.filter((other) => other !== job);
    }
    job.reject(aborted());
    this.#next();
  }

  /** Handles a failure to load the worker. */
  #fail() {
    const jobs = [this.#current, ...this.#waiting].filter((job) => job !== null);
    this.#current = null;
    this.#end();
    if (this.#failures < MAX_RETRIES) {
      this.#failures++;
      this.#waiting = jobs;
      this.#next();
    } else {
      this.#failures = 0;
      this.#waiting = [];
      jobs.forEach((job) => job.reject(new Error('no worker')));
    }
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

const quick = new Lane('quick');
const long = new Lane('long');
const shown = new Lane('shown');
const formats = new Lane('formats');

/**
 * Returns the lane of a request. A drawing starts another worker only if it would wait for a search, because a
 * worker takes a fraction of a second to start, and memory.
 *
 * @param {string} name the name of the request
 * @returns {Lane}
 */
function laneOf(name) {
  if (FORMATS.has(name)) {
    return formats;
  }
  if (SHOWN.has(name)) {
    return shown.isStarted || quick.has((other) => !SHOWN.has(other.name)) ? shown : quick;
  }
  return LONG.has(name) ? long : quick;
}

/** Loads the toolkit, so that the first hint need not wait for it. */
export function warm() {
  quick.start();
}

/**
 * Sends a request to the toolkit.
 *
 * @param {import('./api.js').Question} question the request
 * @returns {Promise<import('./api.js').Answer>} its answer; rejected if the toolkit cannot be loaded
 */
export async function ask(question) {
  const {name, fields} = question;
  const lane = laneOf(name);
  if (name !== 'render' || !('format' in fields) || fields.format !== 'png') {
    return lane.ask(question);
  }
  const answer = await lane.ask({...question, fields: {...fields, format: 'svg'}});
  return answer.status === 200 ? {...answer, blob: async () => pngOf(await answer.blob())} : answer;
}
