/**
 * A search to watch. Its events are loaded in pages. At most two pages are held, so a walk of
 * millions of steps needs hardly more memory than a short one. To go back, it stores the grid at the
 * beginning of some pages, and loads these pages again.
 *
 * @import {ApiError, TraceAnswer} from '../api/api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Mark a position of a walk
 * @property {number} steps the number of events taken
 * @property {Uint8Array} digits the digits
 * @property {number} assignments the number of assignments among the events
 * @property {number} found the number of solutions found
 * @property {number} cell the cell of the latest event, or -1
 * @property {number} digit its digit
 * @property {boolean} assigned whether the latest event was an assignment
 */

import {START, grown} from './curve.js';
import {isSolved} from './houses.js';

/** The number of stored positions of a walk. */
const MAX_MARKS = 400;

/** The maximum number of events per page. */
export const MAX_EVENTS = 5000;

/**
 * A walk along the events of a search, the assignments and retractions of digits.
 */
export class Walk {
  #fetchPage;
  #doc;
  #limit;
  #controller = new AbortController();
  /** @type {?TraceAnswer} */
  #page = null;
  #position = 0;
  /** @type {?Promise<{page?: TraceAnswer, error?: ApiError}>} */
  #coming = null;
  /** @type {number} */
  #blanks;
  /** The stored positions, in order. @type {Mark[]} */
  #marks = [];
  /** The stored position at the start of the current page. @type {?Mark} */
  #start = null;
  /** The number of moves so far; a newer move cancels an older one. */
  #seeks = 0;

  /** The current digits: n², 0 for blank. */
  digits;
  /** The number of events taken. */
  steps = 0;
  /** The number of assignments among them. */
  assignments = 0;
  /** The number of events taken at the furthest position so far. */
  furthest = 0;
  /** The number of solutions found. */
  found = 0;
  /** The course of the search, up to the furthest event taken. */
  curve = START;
  /**
   * The first solution, or null.
   *
   * @type {?Uint8Array}
   */
  solution = null;
  /** The cell of the latest event, or -1. */
  cell = -1;
  /** The digit of the latest event, or 0. */
  digit = 0;
  /** Whether the latest event was an assignment. */
  assigned = false;
  /** The verdict of the search, or '' while it is unknown. */
  verdict = '';
  /**
   * Why no more events can be loaded, or null.
   *
   * @type {?ApiError}
   */
  error = null;

  /**
   * @param {(from: number, limit: number, signal: AbortSignal) => Promise<TraceAnswer>} fetchPage loads events from a number
   *     on, up to a limit: `{events: [[cell, digit, 1|0], …], solutions?, next, end, verdict?}`
   * @param {Doc} doc the puzzle
   * @param {number} limit the number of events per page, 1..5000
   */
  constructor(fetchPage, doc, limit = MAX_EVENTS) {
    this.#fetchPage = fetchPage;
    this.#doc = doc;
    this.#limit = Math.min(Math.max(1, limit), MAX_EVENTS);
    this.digits = Uint8Array.from(doc.givens);
    this.#blanks = this.digits.filter((digit) => digit === 0).length;
    this.#fetch(0);
  }

  /** @param {number} from the number of the first event to load */
  #fetch(from) {
    const controller = this.#controller;
    this.#coming = this.#fetchPage(from, this.#limit, controller.signal).then(
      (page) => ({page}),
      (/** @type {ApiError} */ error) => ({error}),
    );
  }

  /** The number of retractions among the events taken. */
  get retractions() {
    return this.steps - this.assignments;
  }

  /** The number of assigned digits in the grid. */
  get depth() {
    return this.assignments - this.retractions;
  }

  /** Whether the next event is loaded. */
  get isReady() {
    return this.#page !== null && this.#position < this.#page.events.length;
  }

  /** Whether all events have been taken. */
  get isOver() {
    return this.#page !== null && this.#page.end && this.#position >= this.#page.events.length;
  }

  /** The number of events held, those of at most two pages. */
  get held() {
    return this.#page === null ? 0 : this.#page.events.length;
  }

  /**
   * Waits until the next event is loaded, the walk is over, or loading fails.
   *
   * @returns {Promise<boolean>} whether there is a next event
   */
  async ready() {
    while (!this.isReady && !this.isOver && this.error === null) {
      const coming = this.#coming;
      if (coming === null) {
        return false;
      }
      const {page, error} = await coming;
      if (this.#coming === coming) {
        this.#take(page, error);
      }
    }
    return this.isReady;
  }

  /**
   * @param {TraceAnswer | undefined} page
   * @param {ApiError | undefined} error
   */
  #take(page, error) {
    this.#coming = null;
    if (error || !page) {
      this.error = error ?? null;
      return;
    }
    const stalls = page.events.length === 0 && !page.end;
    this.#page = stalls ? {events: [], next: this.steps, end: true} : page;
    this.#position = 0;
    this.#start = this.#mark();
    if (page.end || stalls) {
      this.verdict = page.verdict ?? 'limit';
    } else {
      this.#fetch(page.next);
    }
  }

  /**
   * Takes loaded events, and applies them to the digits and counters.
   *
   * @param {number} count the maximum number of events
   * @returns {number} the number of events taken; fewer if the next events are not loaded
   */
  take(count = 1) {
    let taken = 0;
    const events = this.#page?.events ?? [];
    for (; taken < count && this.isReady; taken++) {
      const [cell, digit, isAssignment] = events[this.#position++];
      this.#apply(cell, digit, isAssignment === 1);
    }
    return taken;
  }

  /**
   * Moves forwards or backwards to the position after a number of events. A newer move cancels
   * this one.
   *
   * @param {number} steps the number of events; the end of the walk if there are fewer
   * @returns {Promise<void>} resolved on arrival or cancellation
   */
  async seek(steps) {
    await this.#go(steps, () => false);
  }

  /**
   * Continues until a number of digits are assigned.
   *
   * @param {number} depth the number of digits
   * @param {number} most the maximum number of events to take
   * @returns {Promise<boolean>} whether that number was reached
   */
  async seekDepth(depth, most) {
    await this.#go(this.steps + most, () => this.depth === depth);
    return this.depth === depth;
  }

  /**
   * @param {number} steps
   * @param {() => boolean} isThere is called after each event
   */
  async #go(steps, isThere) {
    const mine = ++this.#seeks;
    if (steps < this.steps) {
      this.#goBack(Math.max(0, steps));
    }
    while (this.steps < steps && (await this.ready()) && mine === this.#seeks) {
      while (this.isReady && this.steps < steps) {
        this.take(1);
        if (isThere()) {
          return;
        }
      }
    }
  }

  /** @param {number} steps less than the current number */
  #goBack(steps) {
    const start = this.#start;
    const mark =
      start !== null && start.steps <= steps ? start : this.#marks.findLast((each) => each.steps <= steps);
    if (!mark) {
      return;
    }
    const {digits, ...counts} = mark;
    Object.assign(this, counts);
    this.digits = digits.slice();
    this.#blanks = digits.filter((digit) => digit === 0).length;
    this.#position = 0;
    if (mark !== start) {
      this.#page = null;
      this.error = null;
      this.#fetch(mark.steps);
    }
    this.take(steps - this.steps);
  }

  /** @returns {Mark} the current position, after storing it; if too many are stored, every second position is dropped */
  #mark() {
    const {steps, assignments, found, cell, digit, assigned} = this;
    const mark = {steps, digits: this.digits.slice(), assignments, found, cell, digit, assigned};
    if ((this.#marks.at(-1)?.steps ?? -1) < steps) {
      this.#marks.push(mark);
      if (this.#marks.length > MAX_MARKS) {
        this.#marks = this.#marks.filter((_, i) => i % 2 === 0);
      }
    }
    return mark;
  }

  /**
   * @param {number} cell
   * @param {number} digit
   * @param {boolean} isAssignment
   */
  #apply(cell, digit, isAssignment) {
    const before = this.digits[cell];
    const after = isAssignment ? digit : this.#doc.givens[cell];
    this.steps++;
    this.cell = cell;
    this.digit = digit;
    this.assigned = isAssignment;
    this.digits[cell] = after;
    this.#blanks += Number(after === 0) - Number(before === 0);
    this.assignments += Number(isAssignment);
    if (this.steps > this.furthest) {
      this.furthest = this.steps;
      this.curve = grown(this.curve, this);
    }
    if (isAssignment && this.#blanks === 0 && this.#isSolution()) {
      this.found++;
      this.solution ??= this.digits.slice();
    }
  }

  /** @returns {boolean} whether the full grid is a solution; with constraints, the search determines this */
  #isSolution() {
    return this.#doc.constraints
      ? (this.#page?.solutions?.includes(this.steps) ?? false)
      : isSolved(this.#doc, this.digits);
  }

  /**
   * Loads the events again that failed to load.
   */
  retry() {
    if (this.error !== null) {
      this.error = null;
      this.#fetch(this.steps);
    }
  }

  /** Cancels loading, so that no more events arrive. */
  stop() {
    this.#controller.abort();
    this.#coming = null;
  }
}

/**
 * Returns the number of events to take in each tick of the animation.
 *
 * @param {number} speed the position of the slider, 0..100, for 1 to 100,000 events per second
 * @param {number} millis the duration of the tick; the time of a sleeping tab is not made up for
 * @param {number} rest the remaining fraction of an event, 0..1
 * @param {number} [usual] the maximum time between two ticks if nothing is slow
 * @returns {{count: number, rest: number}} the number of events, and the remaining fraction
 */
export function eventsFor(speed, millis, rest, usual = 250) {
  const exact = (eventsPerSecond(speed) * Math.min(millis, usual)) / 1000 + rest;
  const count = Math.floor(exact);
  return {count, rest: exact - count};
}

/**
 * Returns the speed of a slider position.
 *
 * @param {number} speed 0..100
 * @returns {number} events per second, 1..100,000
 */
export function eventsPerSecond(speed) {
  return 10 ** (speed / 20);
}
