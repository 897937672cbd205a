/**
 * The page's way to the server: JSON to `/api/v1/…` and back, every failure an `ApiError` in words for
 * people.
 *
 * Whether the server is there is remembered: `isOffline()`, and `onReach(listener)` is called on each change. A
 * request that was aborted by its signal fails with an `ApiError` whose `aborted` is true; show nothing
 * then.
 */

const ROOT = '/api/v1/';
const STOPPED = 'The server has stopped. You can keep playing, but hints need the server.';

const listeners = new Set();
let offline = false;

/** A request that brought no answer. */
export class ApiError extends Error {
  /**
   * @param {object} fields what went wrong
   * @param {number} [fields.status] the HTTP status, 0 where there was no answer
   * @param {string} [fields.title] it in a few words
   * @param {string} [fields.detail] it in a sentence
   * @param {string} [fields.field] the field of the request that is wrong
   * @param {number|string} [fields.cell] the cell that is wrong
   * @param {boolean} [fields.offline] whether the server was not reached
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
 * Returns whether the last request did not reach the server.
 *
 * @returns {boolean} whether it did not
 */
export function isOffline() {
  return offline;
}

/**
 * Calls a listener whenever the server is lost or found again.
 *
 * @param {function(boolean): void} listener gets whether the server is lost
 * @returns {function(): void} ends it
 */
export function onReach(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function reached(yes) {
  if (offline === yes) {
    offline = !yes;
    listeners.forEach((listener) => listener(offline));
  }
}

async function request(path, options) {
  let response;
  try {
    response = await fetch(ROOT + path, options);
  } catch (error) {
    if (error.name === 'AbortError') {
      throw new ApiError({title: 'Cancelled', aborted: true});
    }
    reached(false);
    throw new ApiError({title: 'No server', detail: STOPPED, offline: true});
  }
  reached(true);
  if (!response.ok) {
    throw await problem(response);
  }
  return response;
}

async function problem(response) {
  let body = {};
  try {
    body = await response.json();
  } catch {
    body = {title: `The server answered with status ${response.status}.`};
  }
  const {title, detail, field, cell} = body ?? {};
  return new ApiError({
    status: response.status,
    title,
    detail: response.status === 429 ? busy(response, detail) : detail,
    field,
    cell,
  });
}

function busy(response, detail) {
  const seconds = Number(response.headers.get('Retry-After'));
  return seconds > 0 ? `The server is busy: try again in ${seconds} s.` : detail;
}

async function read(response, how) {
  try {
    return await response[how]();
  } catch (error) {
    if (error.name === 'AbortError') {
      throw new ApiError({title: 'Cancelled', aborted: true});
    }
    throw new ApiError({status: response.status, title: 'The response was cut off.'});
  }
}

function posted(body, signal) {
  return {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    signal,
  };
}

/**
 * Sends a request and returns the answer.
 *
 * @param {string} path below `/api/v1/`, such as `solve`
 * @param {object} body the request
 * @param {{signal?: AbortSignal}} [options] signal: cancels it
 * @returns {Promise<object>} the answer
 * @throws {ApiError} where there is none
 */
export async function post(path, body, {signal} = {}) {
  return read(await request(path, posted(body, signal)), 'json');
}

/**
 * Sends a request and returns the answer's bytes, for `render`.
 *
 * @param {string} path below `/api/v1/`
 * @param {object} body the request
 * @param {{signal?: AbortSignal}} [options] signal: cancels it
 * @returns {Promise<Blob>} the answer with its content type
 * @throws {ApiError} where there is none
 */
export async function postForBlob(path, body, {signal} = {}) {
  return read(await request(path, posted(body, signal)), 'blob');
}

/**
 * Asks for a list or a document.
 *
 * @param {string} path below `/api/v1/`, such as `layouts?size=9`
 * @param {{signal?: AbortSignal}} [options] signal: cancels it
 * @returns {Promise<object>} the answer
 * @throws {ApiError} where there is none
 */
export async function get(path, {signal} = {}) {
  return read(await request(path, {signal}), 'json');
}
