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
 * The parts of requests and responses that the web app uses; nonomino.schema.json describes them in full:
 *
 * @typedef {'unique' | 'several' | 'none' | 'limit'} Verdict
 *
 * @typedef {{kind: string} & Record<string, unknown>} ApiConstraint a constraint; its other fields depend on its kind
 *
 * @typedef {object} ApiPuzzle
 * @property {number} size 1..36
 * @property {string} puzzle size² symbols of givens
 * @property {string} [regions] size² symbols; boxes if left out
 * @property {readonly ApiConstraint[]} [constraints] its constraints (default: none)
 * @property {string} [label] its title
 * @property {string} [author] its author
 * @property {string} [rules] its rules in the author's words
 * @property {string} [solution] size² symbols of its solution
 * @property {string} [entered] size² symbols of the current grid
 * @property {Record<string, string>} [centreMarks] digits by the names of cells
 * @property {Record<string, string>} [cornerMarks] digits by the names of cells
 *
 * @typedef {{cell: number, digit: number}} Candidate
 * @typedef {{cell: number, digit: number, placement: boolean}} Deduction
 * @typedef {{kind: 'row' | 'column' | 'region' | 'extra', index: number, cells?: number[]}} StepHouse
 * @typedef {{from: Candidate, fromOn: boolean, to: Candidate, toOn: boolean}} Link
 * @typedef {{cell: number, digit: number, house?: StepHouse, closes: readonly number[]}} Blocker a digit that closes cells for a
 *     single, through a house or by another rule
 *
 * @typedef {object} Phrase words of an explanation that refer to the grid
 * @property {number} from the index of their first character in the explanation
 * @property {number} to the index after their last character
 * @property {readonly number[]} [cells] the cells that they name
 * @property {readonly StepHouse[]} [houses] the houses that they name
 * @property {readonly Candidate[]} [candidates] the candidates that they refer to
 *
 * @typedef {object} StepConstraint a constraint of a step
 * @property {string} name its name in the middle of a sentence
 * @property {readonly number[]} cells its cells; all for a rule of the whole grid
 *
 * @typedef {object} PathStep a step with its explanation
 * @property {string} nudge where to look
 * @property {StepHouse[]} houses the relevant houses
 * @property {readonly StepConstraint[]} [constraints] the relevant constraints (default: none)
 * @property {string} technique the name of its technique
 * @property {string} kind the name of its technique as options accept it
 * @property {number} rating its difficulty rating
 * @property {string} text a short explanation
 * @property {string[]} [lines] the branches of a forcing chain, below the short explanation
 * @property {string[]} full the full explanation, in paragraphs
 * @property {number[]} [depths] for each paragraph, whether it is about a part of the step (1) or a part of such a part (2)
 * @property {string} notation the explanation in solvers' notation
 * @property {{nudge: Phrase[], text: Phrase[], lines?: Phrase[][], notation: Phrase[], full: Phrase[][]}} phrases the phrases of each of these
 * @property {Deduction[]} deductions its conclusions
 * @property {Candidate[]} candidates the relevant candidates
 * @property {Link[]} links the links between them
 * @property {readonly Blocker[]} [blockers] the digits that leave one place or one digit for a single
 *
 * @typedef {object} HintAnswer
 * @property {string} text the message if there is no step
 * @property {?PathStep} [step] the next step
 * @property {Candidate} [mistake] a wrong entry
 *
 * @typedef {object} Rating
 * @property {boolean} beyond whether the techniques do not reach the solution
 * @property {number} [er] the rating of the hardest step
 * @property {number} [erAtLeast] the rating of the hardest step found, if the techniques do not reach the solution
 * @property {number} [ep] the rating of the hardest step up to the first placement
 * @property {number} [ed] the rating of the first step
 * @property {string} level the difficulty level
 *
 * @typedef {object} PathAnswer
 * @property {Verdict} verdict how many solutions there are
 * @property {PathStep[]} steps the steps, in their order
 * @property {Rating} rating the rating of the puzzle
 * @property {number} [leftOut] how many steps that lead nowhere are left out
 *
 * @typedef {object} CheckAnswer
 * @property {Verdict} verdict how many solutions there are
 * @property {string} [solution] a solution
 * @property {string} [otherSolution] a second solution
 * @property {number[]} [differing] the cells in which the two solutions differ
 * @property {number[]} [mistakes] the cells whose entered digit is wrong
 * @property {Conflict[]} [conflicts] the rules that the digits break
 * @property {Review} [marking] the marks on the work, if the request has it
 *
 * @typedef {object} Review the marks on the work of a player
 * @property {Candidate[]} right the right entries
 * @property {Candidate[]} wrong the wrong entries
 * @property {Candidate[]} missing the digits of the solution that are not among the marks of their cell
 * @property {Candidate[]} excluded the marks that a right digit in sight excludes
 * @property {Candidate[]} early the right entries that no step up to the level shows yet
 * @property {string[]} sentences all of these in words
 *
 * @typedef {{cells: number[], words: string, constraint?: string}} Conflict a broken rule; `constraint` is its kind if it is a
 *     constraint
 *
 * @typedef {{conflicts: Conflict[], complete: boolean}} ConflictsAnswer `complete` if the grid is full and breaks no rule
 *
 * @typedef {object} DrawnShape a shape with the attributes of its SVG element, in units of the grid
 * @property {string} ink the name of its colour
 * @property {string} [d] the data of a path
 * @property {string} [points] the corners of a polygon
 * @property {string} [text] a word
 * @property {number} [cx] the centre of a circle
 * @property {number} [cy] the centre of a circle
 * @property {number} [r] the radius of a circle
 * @property {number} [x] the left edge of a rectangle, or the middle of a word
 * @property {number} [y] the upper edge of a rectangle, or the baseline of a word
 * @property {number} [width] the width of a rectangle
 * @property {number} [height] the height of a rectangle
 * @property {number} [pen] the width of the stroke of a path or circle; without it a circle is filled
 * @property {string} [dash] the lengths of dashes and gaps
 * @property {number} [size] the font size of a word
 * @property {boolean} [bold] whether a word is bold
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Room the room for clues outside the grid, in cells
 *
 * @typedef {object} DrawingAnswer the constraints of a puzzle as shapes, and its rules in words
 * @property {Room} room the room outside the grid
 * @property {DrawnShape[]} grounds the shapes below all others
 * @property {DrawnShape[]} lines the lines through cells
 * @property {DrawnShape[]} cages the outlines of cages, above the borders
 * @property {DrawnShape[]} marks the marks and clues above them
 * @property {Record<string, {light: string, dark: string}>} colours the colours of the inks of constraints
 * @property {{en: string[], de: string[]}} rules the rules in sentences
 * @property {string[]} cellWords words for the constraints of each cell; '' if it has none
 * @property {string[]} outsideWords words for the clues outside the grid
 * @property {CandidateRules} candidates the candidates that the constraints remove
 *
 * @typedef {object} CandidateRules the candidates that constraints remove, besides those in rows, columns and regions
 * @property {readonly Readonly<{cell: number, digits: readonly number[]}>[]} limited the cells that cannot have all digits
 * @property {readonly Readonly<{cell: number, table: number, cells: readonly number[]}>[]} restricted the cells that the
 *     digit of a cell restricts, with the index of the table
 * @property {readonly (readonly (readonly number[])[])[]} tables the digits that digits 1, 2, … exclude
 *
 * @typedef {object} CountAnswer
 * @property {number} solutions how many solutions were found
 * @property {boolean} exhausted whether there are no more
 *
 * @typedef {object} CandidatesParts
 * @property {number} cap the number of solutions at which the counting of a candidate stops
 * @property {Record<string, Record<string, number>>} candidates by the names of cells, the number of solutions with each
 *     digit, up to the cap
 * @property {Record<string, string>} undecided digits whose number of solutions is unknown, by the names of cells
 *
 * @typedef {CountAnswer & CandidatesParts} CandidatesAnswer
 *
 * @typedef {object} RateAnswer
 * @property {Verdict} verdict how many solutions there are
 * @property {Rating} [rating] the rating, if there is exactly one solution
 * @property {{technique: string, rating: number, count: number}[]} [techniques] the techniques it requires
 *
 * @typedef {object} TechniquePage
 * @property {string} name the name of the technique
 * @property {string[]} aliases other names that people use
 * @property {string} summary a summary in a sentence or two
 * @property {string} howToSpotIt a paragraph
 * @property {string} whyItIsTrue a paragraph
 * @property {string} onIrregularRegions a paragraph
 * @property {string[]} seeAlso kinds of other techniques
 * @property {(ApiPuzzle & {step: PathStep})[]} examples positions, each with a step
 *
 * @typedef {[cell: number, digit: number, isAssignment: 0 | 1]} TraceEvent
 *
 * @typedef {object} TraceAnswer
 * @property {TraceEvent[]} events a part of the events of the search
 * @property {number} next the number of the first event after this part
 * @property {boolean} end whether this part is the last
 * @property {number[]} [solutions] the numbers of events, counted from 1, after which the grid is a solution
 * @property {Verdict} [verdict] the result of the search, at its end
 *
 * @typedef {{
 *   solve: {verdict: Verdict},
 *   check: CheckAnswer,
 *   conflicts: ConflictsAnswer,
 *   drawing: DrawingAnswer,
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
 *   convert: {puzzles: ApiPuzzle[], text: string, losses?: string[], constraints?: string[],
 *     ignored?: string[], remarks?: string[], from?: string},
 * }} Answers the response to each POST request, by path
 *
 * @typedef {{name: string, regions: string}} NamedLayout
 *
 * @typedef {{layouts: {layouts: NamedLayout[]}, solvers: {solvers: {name: string}[]}}} Lists the response to each GET
 *     request, by path
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
