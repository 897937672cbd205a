/**
 * A search that is watched: its events come in pages, of which this holds two at most, so a walk of
 * millions of steps needs hardly more memory than a short one. To go back, it remembers what the grid was at the
 * beginning of some pages, and asks for those again.
 *
 * @import {ApiError, TraceAnswer} from './api.js'
 * @import {Doc} from './doc.js'
 *
 * @typedef {object} Mark a place of a walk
 * @property {number} steps how many events had been taken
 * @property {Uint8Array} digits what the digits were
 * @property {number} assignments how many of the events were assignments
 * @property {number} found how many solutions had been reached
 * @property {number} cell the cell of the latest event, or -1
 * @property {number} digit its digit
 * @property {boolean} assigned whether it was an assignment
 */

import {START, grown} from './curve.js';
import {isSolved} from './houses.js';

/** How many places of a walk are remembered, to go back to. */
const MOST_MARKS = 400;

/** The most events of a page. */
export const MOST_EVENTS = 5000;

/**
 * A walk along the events of a search: assignments and retractions of digits.
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
  /** The places to go back to, in their order. @type {Mark[]} */
  #marks = [];
  /** Which of them begins the page that is here. @type {?Mark} */
  #start = null;
  /** How often a place was gone to: the latest counts. */
  #seeks = 0;

  /** The current digits: n², 0 for blank. */
  digits;
  /** How many events have been taken. */
  steps = 0;
  /** How many of them were assignments. */
  assignments = 0;
  /** The most events that have ever been taken. */
  furthest = 0;
  /** How many solutions have been reached. */
  found = 0;
  /** How the search went, as far as it has ever been taken. */
  curve = START;
  /**
   * The first of them, or null.
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
  /** What the search found out, or '' while that is not known. */
  verdict = '';
  /**
   * Why no more events come, or null.
   *
   * @type {?ApiError}
   */
  error = null;

  /**
   * @param {(from: number, limit: number, signal: AbortSignal) => Promise<TraceAnswer>} fetchPage asks for the events from a number
   *     on, and for how many: `{events: [[cell, digit, 1|0], …], next, end, verdict?}`
   * @param {Doc} doc the puzzle
   * @param {number} limit how many events a page has, 1..5000
   */
  constructor(fetchPage, doc, limit = MOST_EVENTS) {
    this.#fetchPage = fetchPage;
    this.#doc = doc;
    this.#limit = Math.min(Math.max(1, limit), MOST_EVENTS);
    this.digits = Uint8Array.from(doc.givens);
    this.#blanks = this.digits.filter((digit) => digit === 0).length;
    this.#fetch(0);
  }

  /** @param {number} from the number of the first event that is asked for */
  #fetch(from) {
    const controller = this.#controller;
    this.#coming = this.#fetchPage(from, this.#limit, controller.signal).then(
      (page) => ({page}),
      (/** @type {ApiError} */ error) => ({error}),
    );
  }

  /** How many of the events that were taken were retractions. */
  get retractions() {
    return this.steps - this.assignments;
  }

  /** How many digits stand that were assigned. */
  get depth() {
    return this.assignments - this.retractions;
  }

  /** Whether the next event is here. */
  get isReady() {
    return this.#page !== null && this.#position < this.#page.events.length;
  }

  /** Whether all events have been taken. */
  get isOver() {
    return this.#page !== null && this.#page.end && this.#position >= this.#page.events.length;
  }

  /** How many events are held: those of two pages at most. */
  get held() {
    return this.#page === null ? 0 : this.#page.events.length;
  }

  /**
   * Waits until the next event is here, the walk is over, or no more events come.
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
    const stands = page.events.length === 0 && !page.end;
    this.#page = stands ? {events: [], next: this.steps, end: true} : page;
    this.#position = 0;
    this.#start = this.#mark();
    if (page.end || stands) {
      this.verdict = page.verdict ?? 'limit';
    } else {
      this.#fetch(page.next);
    }
  }

  /**
   * Takes events that are here, and changes the digits and counters by them.
   *
   * @param {number} count how many at most
   * @returns {number} how many were taken; fewer where the next ones are not here
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
   * Goes to the place after a number of events, forth or back. Where another place is wanted before that is
   * reached, this ends.
   *
   * @param {number} steps how many events; beyond the end, the end is gone to
   * @returns {Promise<void>} when it is there
   */
  async seek(steps) {
    await this.#go(steps, () => false);
  }

  /**
   * Goes on until a number of digits stand.
   *
   * @param {number} depth how many
   * @param {number} most the most events to take
   * @returns {Promise<boolean>} whether so many stand
   */
  async seekDepth(depth, most) {
    await this.#go(this.steps + most, () => this.depth === depth);
    return this.depth === depth;
  }

  /**
   * @param {number} steps
   * @param {() => boolean} isThere is asked after each event
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

  /** @param {number} steps less than were taken */
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

  /** @returns {Mark} this place, which is remembered; where there are many, every other one is forgotten */
  #mark() {
    const {steps, assignments, found, cell, digit, assigned} = this;
    const mark = {steps, digits: this.digits.slice(), assignments, found, cell, digit, assigned};
    if ((this.#marks.at(-1)?.steps ?? -1) < steps) {
      this.#marks.push(mark);
      if (this.#marks.length > MOST_MARKS) {
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
    if (isAssignment && this.#blanks === 0 && isSolved(this.#doc, this.digits)) {
      this.found++;
      this.solution ??= this.digits.slice();
    }
  }

  /**
   * Asks again for the events that did not come.
   */
  retry() {
    if (this.error !== null) {
      this.error = null;
      this.#fetch(this.steps);
    }
  }

  /** Gives up what has been asked for; no more events come. */
  stop() {
    this.#controller.abort();
    this.#coming = null;
  }
}

/**
 * How many events each tick of a drawing takes.
 *
 * @param {number} speed 0..100, as a slider has it: 1 event a second to 100,000
 * @param {number} millis how long the tick took; a tab that was asleep does not make up for it
 * @param {number} rest the part of an event that was left over, 0..1
 * @param {number} [usual] how many milliseconds lie between two ticks at most, where all is well
 * @returns {{count: number, rest: number}} the events, and the part that is left over
 */
export function eventsFor(speed, millis, rest, usual = 250) {
  const exact = (eventsPerSecond(speed) * Math.min(millis, usual)) / 1000 + rest;
  const count = Math.floor(exact);
  return {count, rest: exact - count};
}

/**
 * The speed that a slider means.
 *
 * @param {number} speed 0..100
 * @returns {number} events a second, 1..100,000
 */
export function eventsPerSecond(speed) {
  return 10 ** (speed / 20);
}
