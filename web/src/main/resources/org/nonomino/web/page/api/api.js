/**
 * The only interface of the web app to Java. Requests and responses are JSON, named as in `/api/v1/…`. Every failure is an
 * `ApiError` with a message for people.
 *
 * `data-answers` of the document selects the backend: the server that delivered the web app (`server.js`), or the same
 * toolkit compiled for the browser (`workers.js`). A backend exports `warm()`, and `ask(request)` with a promise of an
 * `Answer`.
 *
 * `isOffline()` returns whether the last request failed to reach the backend; `onReach(listener)` reports changes. A
 * request aborted by its signal fails with an `ApiError` whose `aborted` is true. Such errors should not be shown.
 *
 * @import {Values} from './problems.js'
 *
 * @typedef {object} Question
 * @property {'GET'|'POST'} method the HTTP method
 * @property {string} name the name of the request, such as `solve`
 * @property {object} fields the body, or the query
 * @property {AbortSignal} [signal] cancels the request
 *
 * @typedef {object} Answer
 * @property {number} status the HTTP status
 * @property {() => Promise<unknown>} json reads the body as JSON
 * @property {() => Promise<Blob>} blob reads the body as bytes
 * @property {number} [retryAfter] the number of seconds after which to ask again
 *
 * The answers, with their parts, are those of nonomino.schema.json and openapi.json; `web/lint/answers.js` emits their types:
 *
 * @import * as answers from './answers.js'
 *
 * @typedef {answers.Clue & Required<Pick<answers.Clue, 'cell' | 'digit'>>} ClueAnswer a clue, if no constraint is requested
 * @typedef {Pick<answers.Converted, 'from'> & Partial<answers.Converted>
 *   & Required<Pick<answers.Converted, 'puzzles' | 'text'>>} ConvertAnswer puzzles or text, as requested
 * @typedef {Omit<answers.Answers, 'clue' | 'convert' | 'hint' | 'path' | 'trace'> & {clue: ClueAnswer, convert: ConvertAnswer,
 *   hint: HintAnswer, path: PathAnswer, trace: TraceAnswer}} Answers the answer to each POST request, by path
 * @typedef {answers.Lists} Lists the answer to each GET request, by path
 * @typedef {answers.Blocker} Blocker
 * @typedef {answers.Candidate} Candidate
 * @typedef {answers.CandidatesResult} CandidatesAnswer
 * @typedef {answers.Drawing['candidates']} CandidateRules
 * @typedef {answers.Check} CheckAnswer
 * @typedef {answers.Conflict} Conflict
 * @typedef {answers.Conflicts} ConflictsAnswer
 * @typedef {answers.Constraint} ApiConstraint a constraint; its other fields depend on its kind
 * @typedef {answers.DrawnItem} ApiDrawing something drawn
 * @typedef {answers.Fog} ApiFog the fog that hides cells
 * @typedef {answers.SolveResult} CountAnswer
 * @typedef {answers.Estimate} EstimateAnswer
 * @typedef {answers.Deduction} Deduction
 * @typedef {answers.Drawing} DrawingAnswer
 * @typedef {answers.Drawing['room']} Room
 * @typedef {answers.Shapes[number]} DrawnShape
 * @typedef {Omit<answers.Hint, 'step' | 'text'> & {step?: PathStep, text: string}} HintAnswer the whole step is always requested
 * @typedef {answers.NamedHouse} StepHouse
 * @typedef {answers.StepConstraints[number]} StepConstraint
 * @typedef {answers.Link} Link
 * @typedef {answers.ProofStep} ProofStep
 * @typedef {answers.Why} WhyAnswer
 * @typedef {answers.Marking} Review
 * @typedef {Pick<answers.NamedLayout, 'name' | 'regions'>} NamedLayout
 * @typedef {answers.Path & Required<Pick<answers.Path, 'rating'>>} PathAnswer with a rating if there are steps
 * @typedef {answers.Step} PathStep
 * @typedef {answers.Phrases[number]} Phrase
 * @typedef {answers.Rating} Rating
 * @typedef {answers.RateResult} RateAnswer
 * @typedef {Required<Omit<answers.TopicPage, 'moves' | 'table' | 'constraint' | 'kinds'>>} TechniquePage
 * @typedef {Required<Pick<answers.TopicPage, 'name' | 'aliases' | 'summary' | 'seeAlso' | 'moves'>> & Pick<answers.TopicPage, 'table'>} ConstraintPage
 * @typedef {answers.Position} TeachingPosition
 * @typedef {Pick<answers.Trace, 'events' | 'next' | 'end'> & Partial<answers.Trace>} TraceAnswer
 * @typedef {answers.Trace['events'][number]} TraceEvent
 *
 * @typedef {object} ApiPuzzle a puzzle in a request, or the parts of an answer that make a puzzle
 * @property {number} size 1..36
 * @property {string} puzzle size² symbols of givens
 * @property {string} [regions] size² symbols; boxes if left out
 * @property {string} [symbols] the characters of the digits 1 to n (default: the usual ones)
 * @property {readonly ApiConstraint[]} [constraints] its constraints (default: none)
 * @property {string} [label] its title
 * @property {string} [author] its author
 * @property {string} [rules] its rules in the author's words
 * @property {readonly ApiDrawing[]} [drawings] what its author drew (default: nothing)
 * @property {readonly string[]} [left] its sentences and drawings that are not understood (default: none)
 * @property {ApiFog} [fog] its fog (default: none)
 * @property {string} [message] what its author says when it is solved
 * @property {string} [source] where it was published
 * @property {string} [url] the address of its source
 * @property {string} [solution] size² symbols of its solution
 * @property {readonly number[]} [shape] the rows and columns of a grid that is not square; only in the web app
 * @property {string} [entered] size² symbols of the current grid
 * @property {Record<string, string>} [centreMarks] digits by the names of cells
 * @property {Record<string, string>} [cornerMarks] digits by the names of cells
 */

import {sentenceOf} from './problems.js';

const LOADERS = {server: () => import('./server.js'), workers: () => import('./workers.js')};

/** @type {keyof typeof LOADERS} */
const who = document.documentElement.dataset.answers === 'workers' ? 'workers' : 'server';

const LOST = {
  server: 'The server has stopped. You can keep playing, but hints are unavailable.',
  workers: 'The solver could not be loaded. You can keep playing, but hints are unavailable.',
};

/** The message if the backend cannot be reached. */
export const lost = LOST[who];

/** The available picture formats. */
export const pictures = Object.freeze(who === 'server' ? ['svg', 'png', 'pdf'] : ['svg', 'png']);

/** @type {Set<(isOffline: boolean) => void>} */
const listeners = new Set();
let offline = false;
/** @type {{warm: () => void, ask: (question: Question) => Promise<Answer>} | null} */
let backend = null;

/** A failed request. */
export class ApiError extends Error {
  /**
   * @param {object} fields the details of the failure
   * @param {number} [fields.status] the HTTP status, 0 if there was no response
   * @param {string} fields.words the message for a player
   * @param {string} [fields.code] the error code of the API
   * @param {Values} [fields.values] the values for the message of this code
   * @param {string} [fields.field] the wrong field of the request
   * @param {number|string} [fields.cell] the wrong cell
   * @param {boolean} [fields.offline] whether the backend could not be reached
   * @param {boolean} [fields.aborted] whether the request was cancelled by its signal
   */
  constructor({status = 0, words, code, values = {}, field, cell, offline: gone = false, aborted = false}) {
    super(words);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.values = values;
    this.field = field;
    this.cell = cell;
    this.offline = gone;
    this.aborted = aborted;
  }
}

/**
 * Returns whether the last request failed to reach the backend.
 *
 * @returns {boolean} whether it failed
 */
export function isOffline() {
  return offline;
}

/**
 * Adds a listener for the loss and return of the backend.
 *
 * @param {(isOffline: boolean) => void} listener is called on each change
 * @returns {() => void} removes the listener
 */
export function onReach(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Loads the backend, so that the first request does not wait for it. */
export async function warm() {
  try {
    backend ??= await LOADERS[who]();
    backend.warm();
  } catch {
    // The first request reports the failure.
  }
}

/** @param {boolean} yes whether the backend responded */
function reached(yes) {
  if (offline === yes) {
    offline = !yes;
    listeners.forEach((listener) => listener(offline));
  }
}

/**
 * @param {unknown} error
 * @returns {boolean}
 */
function isAbort(error) {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
async function request(question) {
  let answer;
  try {
    backend ??= await LOADERS[who]();
    answer = await backend.ask(question);
  } catch (error) {
    if (isAbort(error)) {
      throw cancelled();
    }
    reached(false);
    throw new ApiError({words: lost, offline: true});
  }
  reached(true);
  if (answer.status !== 200) {
    throw await problem(answer);
  }
  return answer;
}

/** @returns {ApiError} the error of a request aborted by its signal */
function cancelled() {
  return new ApiError({words: 'Cancelled.', aborted: true});
}

/** @typedef {{code?: string, values?: Values, field?: string, cell?: string}} ProblemBody the body of an error response */

/**
 * @param {Answer} answer
 * @returns {Promise<ApiError>}
 */
async function problem(answer) {
  /** @type {?ProblemBody} */
  let body = null;
  try {
    body = /** @type {?ProblemBody} */ (await answer.json());
  } catch {
    // The response is not from Java; sentenceOf has a message for that case.
  }
  const {code, values, field, cell} = body ?? {};
  const {status, retryAfter: seconds} = answer;
  const words = sentenceOf(code ?? (seconds ? 'busy' : undefined), {...values, seconds});
  return new ApiError({status, words, code, values, field, cell});
}

/**
 * @template T
 * @param {number} status the HTTP status
 * @param {Promise<T>} body the body of the response
 * @returns {Promise<T>}
 */
async function read(status, body) {
  try {
    return await body;
  } catch (error) {
    if (isAbort(error)) {
      throw cancelled();
    }
    throw new ApiError({status, words: 'The response was incomplete. Try again.'});
  }
}

/**
 * Sends a request and returns the response.
 *
 * @template {keyof Answers} Q
 * @param {Q} name such as `solve`
 * @param {object} fields the body of the request
 * @param {{signal?: AbortSignal}} [options] signal: cancels the request
 * @returns {Promise<Answers[Q]>} the response
 * @throws {ApiError} if the request fails
 */
export async function post(name, fields, {signal} = {}) {
  const answer = await request({method: 'POST', name, fields, signal});
  return /** @type {Answers[Q]} */ (await read(answer.status, answer.json()));
}

/**
 * Sends a request and returns the bytes of the response, for `render`.
 *
 * @param {string} name such as `render`
 * @param {object} fields the body of the request
 * @param {{signal?: AbortSignal}} [options] signal: cancels the request
 * @returns {Promise<Blob>} the response with its content type
 * @throws {ApiError} if the request fails
 */
export async function postForBlob(name, fields, {signal} = {}) {
  const answer = await request({method: 'POST', name, fields, signal});
  return read(answer.status, answer.blob());
}

/**
 * Requests a list.
 *
 * @template {keyof Lists} Q
 * @param {Q} name such as `layouts`
 * @param {Record<string, string>} [query] the parameters
 * @param {{signal?: AbortSignal}} [options] signal: cancels the request
 * @returns {Promise<Lists[Q]>} the response
 * @throws {ApiError} if the request fails
 */
export async function get(name, query = {}, {signal} = {}) {
  const answer = await request({method: 'GET', name, fields: query, signal});
  return /** @type {Lists[Q]} */ (await read(answer.status, answer.json()));
}
