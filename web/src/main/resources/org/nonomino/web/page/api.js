/**
 * The page's one door to Java: JSON to a name of `/api/v1/…` and back, every failure an `ApiError` in words
 * for people.
 *
 * Who answers is none of the page's business: the server that it came from (`server.js`), or the same
 * toolkit compiled for the browser (`workers.js`), as `data-answers` of the document says. An answerer
 * exports `lost`, `pictures` and `ask(request)`, which promises an `Answer`.
 *
 * Whether anybody answers is remembered: `isOffline()`, and `onReach(listener)` is called on each change. A
 * request that was aborted by its signal fails with an `ApiError` whose `aborted` is true; show nothing
 * then.
 *
 * @typedef {object} Question
 * @property {'GET'|'POST'} method how to ask
 * @property {string} name of what is asked, such as `solve`
 * @property {Record<string, unknown>} fields the body, or the query
 * @property {AbortSignal} [signal] cancels it
 *
 * @typedef {object} Answer
 * @property {number} status as in HTTP
 * @property {() => Promise<any>} json reads it
 * @property {() => Promise<Blob>} blob reads it
 * @property {number} [retryAfter] seconds after which to ask again
 */

const LOADERS = {server: () => import('./server.js'), workers: () => import('./workers.js')};

/** @type {keyof typeof LOADERS} */
const who = document.documentElement.dataset.answers === 'workers' ? 'workers' : 'server';

const LOST = {
  server: 'The server has stopped. You can keep playing, but hints need the server.',
  workers: 'The solver could not be loaded. You can keep playing, but hints need it.',
};

/** What is said when nobody answers. */
export const lost = LOST[who];

/** The formats of pictures that can be had. */
export const pictures = Object.freeze(who === 'server' ? ['svg', 'png', 'pdf'] : ['svg', 'png']);

const listeners = new Set();
let offline = false;
let answerer = null;

/** A request that brought no answer. */
export class ApiError extends Error {
  /**
   * @param {object} fields what went wrong
   * @param {number} [fields.status] the HTTP status, 0 where there was no answer
   * @param {string} [fields.title] it in a few words
   * @param {string} [fields.detail] it in a sentence
   * @param {string} [fields.field] the field of the request that is wrong
   * @param {number|string} [fields.cell] the cell that is wrong
   * @param {boolean} [fields.offline] whether nobody was there to answer
   * @param {boolean} [fields.aborted] whether the request was cancelled by its signal
   */
  constructor({status = 0, title = '', detail = '', field, cell, offline: gone = false, aborted = false}) {
    super(detail || title || 'Something went wrong.');
    this.name = 'ApiError';
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.field = field;
    this.cell = cell;
    this.offline = gone;
    this.aborted = aborted;
  }
}

/**
 * Returns whether the last request found nobody to answer.
 *
 * @returns {boolean} whether it did not
 */
export function isOffline() {
  return offline;
}

/**
 * Calls a listener whenever who answers is lost or found again.
 *
 * @param {function(boolean): void} listener gets whether it is lost
 * @returns {function(): void} ends it
 */
export function onReach(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gets ready to answer: where that takes time, it is taken now. */
export async function warm() {
  try {
    answerer ??= await LOADERS[who]();
    answerer.warm();
  } catch {
    // The first request says so.
  }
}

function reached(yes) {
  if (offline === yes) {
    offline = !yes;
    listeners.forEach((listener) => listener(offline));
  }
}

async function request(question) {
  let answer;
  try {
    answerer ??= await LOADERS[who]();
    answer = await answerer.ask(question);
  } catch (error) {
    if (error.name === 'AbortError') {
      throw new ApiError({title: 'Cancelled', aborted: true});
    }
    reached(false);
    throw new ApiError({title: 'No answer', detail: lost, offline: true});
  }
  reached(true);
  if (answer.status !== 200) {
    throw await problem(answer);
  }
  return answer;
}

async function problem(answer) {
  let body = {};
  try {
    body = await answer.json();
  } catch {
    body = {title: `The answer has status ${answer.status}.`};
  }
  const {title, detail, field, cell} = body ?? {};
  return new ApiError({
    status: answer.status,
    title,
    detail: answer.retryAfter > 0 ? `The server is busy: try again in ${answer.retryAfter} s.` : detail,
    field,
    cell,
  });
}

async function read(answer, how) {
  try {
    return await answer[how]();
  } catch (error) {
    if (error.name === 'AbortError') {
      throw new ApiError({title: 'Cancelled', aborted: true});
    }
    throw new ApiError({status: answer.status, title: 'The answer was cut off.'});
  }
}

/**
 * Sends a request and returns the answer.
 *
 * @param {string} name such as `solve`
 * @param {object} fields the request
 * @param {{signal?: AbortSignal}} [options] signal: cancels it
 * @returns {Promise<any>} the answer
 * @throws {ApiError} where there is none
 */
export async function post(name, fields, {signal} = {}) {
  return read(await request({method: 'POST', name, fields, signal}), 'json');
}

/**
 * Sends a request and returns the answer's bytes, for `render`.
 *
 * @param {string} name such as `render`
 * @param {object} fields the request
 * @param {{signal?: AbortSignal}} [options] signal: cancels it
 * @returns {Promise<Blob>} the answer with its content type
 * @throws {ApiError} where there is none
 */
export async function postForBlob(name, fields, {signal} = {}) {
  return read(await request({method: 'POST', name, fields, signal}), 'blob');
}

/**
 * Asks for a list or a document.
 *
 * @param {string} path a name, perhaps with a query, such as `layouts?size=9`
 * @param {{signal?: AbortSignal}} [options] signal: cancels it
 * @returns {Promise<any>} the answer
 * @throws {ApiError} where there is none
 */
export async function get(path, {signal} = {}) {
  const [name, query] = path.split('?');
  const fields = Object.fromEntries(new URLSearchParams(query));
  return read(await request({method: 'GET', name, fields, signal}), 'json');
}
