import {newDoc} from '../page/model/doc.js';
import {
  CAPS,
  candidatesWords,
  levelWords,
  levelsOf,
  styleOf,
  trueCandidates,
} from '../page/model/true-candidates.js';
import {same} from './check.js';

const doc = newDoc({size: 4});
const read = (candidates, undecided = {}, cap = 8) => trueCandidates(doc, {cap, candidates, undecided});

export const tests = {
  'levels cover all counts without overlap'() {
    for (const [cap] of CAPS) {
      const levels = levelsOf(Number(cap));
      same([levels[0].from, levels.at(-1).to === Infinity, levels.length <= 5], [1, true, true]);
      levels.slice(1).forEach(({from}, i) => same(from, levels[i].to + 1));
    }
    same(levelsOf(8).map(levelWords), ['1', '2', '3–4', '5–7', '8 or more']);
    same(levelsOf(2).map(levelWords), ['1', '2 or more']);
    same(levelsOf(1).map(levelWords), ['possible']);
  },

  'one solution and the cap have the same styles for all caps'() {
    for (const cap of [2, 4, 8, 20, 100]) {
      const levels = levelsOf(cap);
      same([styleOf(levels, 0), styleOf(levels, 1), styleOf(levels, cap)], [0, 1, 5]);
      same(new Set(levels.map(({from}) => styleOf(levels, from))).size, levels.length);
    }
    same(styleOf(levelsOf(1), 1), 5);
  },

  'an answer is converted by cell'() {
    const cells = read({r1c2: {4: 1, 2: 8}, r4c4: {1: 3}});
    same(cells.length, 16);
    same(cells[1], [
      {digit: 2, count: 8, isKnown: true},
      {digit: 4, count: 1, isKnown: true},
    ]);
    same(cells[15], [{digit: 1, count: 3, isKnown: true}]);
    same(cells[0], []);
  },

  'unfinished counts are not final'() {
    const [first, second] = read({r1c1: {1: 8, 2: 3}}, {r1c1: '23', r1c2: '4'});
    same(first, [
      {digit: 1, count: 8, isKnown: true},
      {digit: 2, count: 3, isKnown: false},
      {digit: 3, count: 0, isKnown: false},
    ]);
    same(second, [{digit: 4, count: 0, isKnown: false}]);
    same(candidatesWords({}, first, 8), 'possible digits 1 in 8 or more, 2 in 3 or more, 3 perhaps');
  },

  'the descriptions of true candidates'() {
    const [first] = read({r1c1: {1: 1, 2: 3}});
    same(candidatesWords({}, first, 8), 'possible digits 1 in 1 solution, 2 in 3 solutions');
    same(candidatesWords({}, read({r1c1: {1: 1, 2: 1}}, {}, 1)[0], 1), 'possible digits 1, 2');
    same(candidatesWords({}, [], 8), '');
  },
};
