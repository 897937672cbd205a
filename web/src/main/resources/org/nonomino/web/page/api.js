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
 * @import {NamedLayout} from './layouts.js'
 * @import {Values} from './problems.js'
 *
 * @typedef {object} Question
 * @property {'GET'|'POST'} method how to ask
 * @property {string} name of what is asked, such as `solve`
 * @property {object} fields the body, or the query
 * @property {AbortSignal} [signal] cancels it
 *
 * @typedef {object} Answer
 * @property {number} status as in HTTP
 * @property {() => Promise<unknown>} json reads it
 * @property {() => Promise<Blob>} blob reads it
 * @property {number} [retryAfter] seconds after which to ask again
 *
 * What the page uses of the requests and answers, which nonomino.schema.json describes in full:
 *
 * @typedef {'unique' | 'several' | 'none' | 'limit'} Verdict
 *
 * @typedef {object} ApiPuzzle
 * @property {number} size 1..36
 * @property {string} puzzle size² symbols of givens
 * @property {string} [regions] size² symbols; boxes if left out
 * @property {string} [label] its title
 * @property {string} [author] who made it
 * @property {string} [rules] what its author says of the rules
 * @property {string} [solution] size² symbols of its solution
 * @property {string} [entered] size² symbols of the current grid
 * @property {Record<string, string>} [centreMarks] digits by the names of cells
 * @property {Record<string, string>} [cornerMarks] digits by the names of cells
 *
 * @typedef {{cell: number, digit: number}} Candidate
 * @typedef {{cell: number, digit: number, placement: boolean}} Deduction
 * @typedef {{kind: 'row' | 'column' | 'region' | 'extra', index: number, cells?: number[]}} StepHouse
 * @typedef {{from: Candidate, fromOn: boolean, to: Candidate, toOn: boolean}} Link
 *
 * @typedef {object} Phrase what some words of a text mean
 * @property {number} from the index in the text at which they begin
 * @property {number} to the index after them
 * @property {readonly number[]} [cells] the cells that they name
 * @property {readonly StepHouse[]} [houses] the houses that they name
 * @property {readonly Candidate[]} [candidates] the candidates that they speak of
 *
 * @typedef {object} PathStep a step of a solver who explains
 * @property {string} nudge where to look
 * @property {StepHouse[]} houses the houses that matter
 * @property {string} technique its name
 * @property {string} kind its name to type
 * @property {number} rating how hard it is
 * @property {string} text why it is true, short
 * @property {string[]} full the same in full, in paragraphs
 * @property {string} notation the same as solvers write it
 * @property {{nudge: Phrase[], text: Phrase[], notation: Phrase[], full: Phrase[][]}} phrases what the words of those mean
 * @property {Deduction[]} deductions what it concludes
 * @property {Candidate[]} candidates the candidates that matter
 * @property {Link[]} links how they hang together
 *
 * @typedef {object} HintAnswer
 * @property {string} text what to say when there is no step
 * @property {?PathStep} [step] the next step
 * @property {Candidate} [mistake] what was entered wrong
 *
 * @typedef {object} Rating
 * @property {boolean} beyond whether the techniques do not lead to the end
 * @property {number} [er] the hardest step
 * @property {number} [erAtLeast] the hardest step found, where they do not
 * @property {number} [ep] the hardest step to the first digit
 * @property {number} [ed] the first step
 * @property {string} level in a word
 *
 * @typedef {{verdict: Verdict, steps: PathStep[], rating: Rating}} PathAnswer
 *
 * @typedef {object} CheckAnswer
 * @property {Verdict} verdict how many solutions there are
 * @property {string} [solution] one of them
 * @property {string} [otherSolution] another one
 * @property {number[]} [differing] the cells in which they differ
 * @property {number[]} [mistakes] the cells whose entered digit is wrong
 *
 * @typedef {object} CountAnswer
 * @property {number} solutions how many solutions were found
 * @property {boolean} exhausted whether there are no more
 *
 * @typedef {object} CandidatesParts
 * @property {number} cap where the counting of a candidate stops
 * @property {Record<string, Record<string, number>>} candidates by the names of cells, in how many solutions they
 *     have each digit, up to the cap
 * @property {Record<string, string>} undecided digits of which that is not known, by the names of cells
 *
 * @typedef {CountAnswer & CandidatesParts} CandidatesAnswer
 *
 * @typedef {object} RateAnswer
 * @property {Verdict} verdict how many solutions there are
 * @property {Rating} [rating] how hard it is, if there is one
 * @property {{technique: string, rating: number, count: number}[]} [techniques] what it needs
 *
 * @typedef {object} TechniquePage
 * @property {string} name what people call it
 * @property {string} summary it in a sentence or two
 * @property {string} howToSpotIt a paragraph
 * @property {string} whyItIsTrue a paragraph
 * @property {string} onIrregularRegions a paragraph
 * @property {string[]} seeAlso kinds of other techniques
 * @property {(ApiPuzzle & {step: PathStep})[]} examples positions with a step
 *
 * @typedef {[cell: number, digit: number, isAssignment: 0 | 1]} TraceEvent
 *
 * @typedef {object} TraceAnswer
 * @property {TraceEvent[]} events what happened
 * @property {number} next the number of the first event that is not here
 * @property {boolean} end whether these are the last ones
 * @property {Verdict} [verdict] what the search has found out, at its end
 *
 * @typedef {{
 *   solve: {verdict: Verdict},
 *   check: CheckAnswer,
 *   count: CountAnswer,
 *   candidates: CandidatesAnswer,
 *   hint: HintAnswer,
 *   path: PathAnswer,
 *   rate: RateAnswer,
 *   clue: {cell: number, digit: number, unique: boolean},
 *   reduce: {removed: number[]},
 *   'layouts/check': {filling: 'yes' | 'no' | 'unknown'},
 *   'layouts/random': {regions: string, seed: number},
 *   generate: ApiPuzzle & {clues: number, rating?: Rating, seed: number},
 *   technique: TechniquePage,
 *   trace: TraceAnswer,
 *   convert: {puzzles: ApiPuzzle[], text: string, losses?: string[], ignored?: string[], from?: string},
 * }} Answers what is answered, by path
 *
 * @typedef {{layouts: {layouts: NamedLayout[]}, solvers: {solvers: {name: string}[]}}} Lists what is answered where a list
 *     is asked for, by path
 */

import {sentenceOf} from './problems.js';

const LOADERS = {server: () => import('./server.js'), workers: () => import('./workers.js')};

/** @type {keyof typeof LOADERS} */
const who = document.documentElement.dataset.answers === 'workers' ? 'workers' : 'server';

const LOST = {
  server: 'The server has stopped. You can keep playing, but hints are unavailable.',
  workers: 'The solver could not be loaded. You can keep playing, but hints are unavailable.',
};

/** What is said when nobody answers. */
export const lost = LOST[who];

/** The formats of pictures that can be had. */
export const pictures = Object.freeze(who === 'server' ? ['svg', 'png', 'pdf'] : ['svg', 'png']);

/** @type {Set<(isOffline: boolean) => void>} */
const listeners = new Set();
let offline = false;
/** @type {{warm: () => void, ask: (question: Question) => Promise<Answer>} | null} */
let answerer = null;

/** A request that brought no answer. */
export class ApiError extends Error {
  /**
   * @param {object} fields what went wrong
   * @param {number} [fields.status] the HTTP status, 0 where there was no answer
   * @param {string} fields.words it in a sentence for a player
   * @param {string} [fields.code] what it is, as Java names it
   * @param {Values} [fields.values] what belongs to the code
   * @param {string} [fields.field] the field of the request that is wrong
   * @param {number|string} [fields.cell] the cell that is wrong
   * @param {boolean} [fields.offline] whether nobody was there to answer
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
 * @param {(isOffline: boolean) => void} listener gets whether it is lost
 * @returns {() => void} ends it
 */
export function onReach(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
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

/** @param {boolean} yes whether anybody answered */
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
    answerer ??= await LOADERS[who]();
    answer = await answerer.ask(question);
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

/** @returns {ApiError} what a request that its signal ended fails with */
function cancelled() {
  return new ApiError({words: 'Cancelled.', aborted: true});
}

/** @typedef {{code?: string, values?: Values, field?: string, cell?: string}} ProblemBody how Java says what went wrong */

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
    // It is not from Java: there are words for that, too.
  }
  const {code, values, field, cell} = body ?? {};
  const {status, retryAfter: seconds} = answer;
  const words = sentenceOf(code ?? (seconds ? 'busy' : undefined), {...values, seconds});
  return new ApiError({status, words, code, values, field, cell});
}

/**
 * @template T
 * @param {number} status of the answer
 * @param {Promise<T>} body of it
 * @returns {Promise<T>}
 */
async function read(status, body) {
  try {
    return await body;
  } catch (error) {
    if (isAbort(error)) {
      throw cancelled();
    }
    throw new ApiError({status, words: 'The answer was cut off. Try again.'});
  }
}

/**
 * Sends a request and returns the answer.
 *
 * @template {keyof Answers} Q
 * @param {Q} name such as `solve`
 * @param {object} fields the request
 * @param {{signal?: AbortSignal}} [options] signal: cancels it
 * @returns {Promise<Answers[Q]>} the answer
 * @throws {ApiError} where there is none
 */
export async function post(name, fields, {signal} = {}) {
  const answer = await request({method: 'POST', name, fields, signal});
  return /** @type {Answers[Q]} */ (await read(answer.status, answer.json()));
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
  const answer = await request({method: 'POST', name, fields, signal});
  return read(answer.status, answer.blob());
}

/**
 * Asks for a list.
 *
 * @template {keyof Lists} Q
 * @param {Q} name such as `layouts`
 * @param {Record<string, string>} [query] what of it
 * @param {{signal?: AbortSignal}} [options] signal: cancels it
 * @returns {Promise<Lists[Q]>} the answer
 * @throws {ApiError} where there is none
 */
export async function get(name, query = {}, {signal} = {}) {
  const answer = await request({method: 'GET', name, fields: query, signal});
  return /** @type {Lists[Q]} */ (await read(answer.status, answer.json()));
}
