import {newDoc} from '../page/model/doc.js';
import {MAX_EVENTS, Walk, eventsFor, eventsPerSecond} from '../page/model/trace.js';
import {same} from './check.js';

const doc = newDoc({size: 4, givens: '2143341242311...'});

/** A search that finds 2143341242311324, undoes all digits, and ends. */
const EVENTS = [
  [13, 4, 1],
  [13, 4, 0],
  [13, 3, 1],
  [14, 2, 1],
  [15, 4, 1],
  [15, 4, 0],
  [14, 2, 0],
  [13, 3, 0],
];

function server(events, {verdict = 'unique', asked = []} = {}) {
  return async (from, limit) => {
    asked.push([from, limit]);
    const page = events.slice(from, from + limit);
    const end = from + limit >= events.length;
    return {events: page, from, next: from + page.length, end, ...(end && {verdict})};
  };
}

async function walkAll(walk) {
  while (await walk.ready()) {
    walk.take(1);
  }
}

export const tests = {
  async 'the curve of a walk stays when it moves back, and continues from there'() {
    const walk = new Walk(server(EVENTS), doc, 3);
    await walk.seek(5);
    same(
      walk.curve.points.map(({depth}) => depth),
      [0, 1, 0, 1, 2, 3],
    );
    await walk.seek(2);
    same(walk.curve.points.length, 6);
    await walk.seek(8);
    same(
      walk.curve.points.map(({depth, retractions}) => [depth, retractions]),
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [2, 2],
        [1, 3],
        [0, 4],
      ],
    );
  },

  async 'a walk applies and counts the events of all pages'() {
    const walk = new Walk(server(EVENTS), doc, 3);
    await walkAll(walk);
    same([walk.steps, walk.assignments, walk.retractions], [8, 4, 4]);
    same([walk.isOver, walk.verdict, walk.error], [true, 'unique', null]);
    same(walk.digits, doc.givens);
    same([walk.found, [...walk.solution].join('')], [1, '2143341242311324']);
  },

  async 'a step shows the cell and the event'() {
    const walk = new Walk(server(EVENTS), doc);
    await walk.ready();
    walk.take(1);
    same([walk.cell, walk.assigned, walk.digits[13]], [13, true, 4]);
    walk.take(1);
    same([walk.cell, walk.assigned, walk.digits[13]], [13, false, 0]);
  },

  async 'a full grid with a conflict is not a solution'() {
    const walk = new Walk(
      server([
        [13, 4, 1],
        [14, 2, 1],
        [15, 4, 1],
      ]),
      doc,
    );
    await walkAll(walk);
    same([walk.found, walk.solution], [0, null]);
  },

  async 'a retraction leaves givens as they are'() {
    const walk = new Walk(
      server([
        [0, 2, 1],
        [0, 2, 0],
      ]),
      doc,
    );
    await walkAll(walk);
    same(walk.digits[0], 2);
  },

  async 'a walk takes only loaded events'() {
    const walk = new Walk(server(EVENTS), doc, 3);
    same(walk.take(5), 0);
    await walk.ready();
    same(walk.take(5), 3);
    same(walk.isReady, false);
    await walk.ready();
    same(walk.take(1), 1);
  },

  async 'one page is loaded in advance, and old pages are dropped'() {
    const asked = [];
    const many = Array.from({length: 100}, (_, i) => [13, 4, (i + 1) % 2]);
    const walk = new Walk(server(many, {asked}), doc, 10);
    same(asked, [[0, 10]]);
    await walk.ready();
    same(asked, [
      [0, 10],
      [10, 10],
    ]);
    walk.take(10);
    same(walk.held <= 10, true);
    await walk.ready();
    same([asked.length, walk.held], [3, 10]);
    await walkAll(walk);
    same([asked.length, walk.steps, walk.held], [10, 100, 10]);
  },

  async 'a page has at most the events that the server returns'() {
    const asked = [];
    await new Walk(server(EVENTS, {asked}), doc, 1e9).ready();
    same(asked[0], [0, MAX_EVENTS]);
  },

  async 'a failure is stored, and a retry continues from the same place'() {
    const asked = [];
    const good = server(EVENTS, {asked});
    let broken = false;
    const walk = new Walk(
      (from, limit) => (broken ? Promise.reject(new Error('gone')) : good(from, limit)),
      doc,
      3,
    );
    await walk.ready();
    broken = true;
    walk.take(3);
    await walk.ready();
    walk.take(3);
    same(await walk.ready(), false);
    same([walk.error.message, walk.isOver, walk.steps], ['gone', false, 6]);
    broken = false;
    walk.retry();
    await walkAll(walk);
    same([walk.steps, walk.isOver, walk.error, asked.at(-1)], [8, true, null, [6, 3]]);
  },

  async 'an empty page before the end ends the walk'() {
    const walk = new Walk(async () => ({events: [], next: 0, end: false}), doc);
    same(await walk.ready(), false);
    same([walk.isOver, walk.verdict], [true, 'limit']);
  },

  async 'a stopped walk aborts its requests'() {
    let aborted = false;
    const walk = new Walk(
      (from, limit, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            aborted = true;
          });
        }),
      doc,
    );
    walk.stop();
    same([aborted, await walk.ready(), walk.isReady], [true, false, false]);
  },

  async 'a walk moves forwards and backwards, even to dropped pages'() {
    const asked = [];
    const walk = new Walk(server(EVENTS, {asked}), doc, 3);
    const seen = [];
    for (let steps = 0; steps <= EVENTS.length; steps++) {
      await walk.seek(steps);
      seen.push([walk.steps, walk.depth, walk.cell, [...walk.digits]]);
    }
    same(walk.isOver, true);
    for (const steps of [7, 2, 5, 0, 8, 4, 3]) {
      await walk.seek(steps);
      same([walk.steps, walk.depth, walk.cell, [...walk.digits]], seen[steps]);
    }
    same([walk.furthest, walk.isOver], [8, false]);
    await walkAll(walk);
    same([walk.steps, walk.assignments, walk.retractions, walk.found, walk.isOver], [8, 4, 4, 1, true]);
  },

  async 'only some of many positions are stored'() {
    const many = Array.from({length: 3000}, (_, i) => [13, 4, (i + 1) % 2]);
    const walk = new Walk(server(many), doc, 1);
    await walk.seek(3000);
    await walk.seek(1);
    same([walk.steps, walk.digits[13]], [1, 4]);
    await walk.seek(2998);
    same([walk.steps, walk.digits[13]], [2998, 0]);
  },

  async 'moving to a depth'() {
    const walk = new Walk(server(EVENTS), doc, 3);
    same([await walk.seekDepth(3, 100), walk.steps], [true, 5]);
    same([await walk.seekDepth(9, 100), walk.isOver], [false, true]);
  },

  'the speed ranges from 1 to 100,000 events per second'() {
    same([eventsPerSecond(0), eventsPerSecond(40), eventsPerSecond(100)], [1, 100, 100000]);
  },

  'fractions of events are kept, and long pauses are not made up for'() {
    let rest = 0;
    let total = 0;
    for (let i = 0; i < 600; i++) {
      const {count, rest: left} = eventsFor(10, 1000 / 60, rest);
      total += count;
      rest = left;
    }
    same(Math.abs(total - 10 * eventsPerSecond(10)) <= 1, true);
    same(eventsFor(40, 60000, 0).count, 25);
    same(eventsFor(40, 1000, 0, 1500).count, 100);
  },
};
