import {MOST_SETS, combinationsOf} from '../page/model/combinations.js';
import {newDoc} from '../page/model/doc.js';
import {enter, toggleCentre} from '../page/model/marking.js';
import {newPlay} from '../page/model/progress.js';
import {select} from '../page/model/selection.js';
import {selectionText, sumsOf, sumsText} from '../page/model/sums.js';
import {same} from './check.js';

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const always = () => true;
const never = () => false;
/** @param {number} count of cells without restrictions */
const free = (count) => new Array(count).fill(all);

const CAGE = {kind: 'cage', cells: ['r1c1', 'r1c2', 'r1c3'], sum: 15};
const killer = (constraints = [CAGE]) => newPlay(newDoc({size: 9, constraints}));

/**
 * Lists the combinations by trying all digits in all cells.
 * @param sum
 * @param root0
 */
function tried(sum, {allowed, differ}) {
  const found = new Set();
  const visit = (digits) => {
    if (digits.length === allowed.length) {
      if (digits.reduce((total, digit) => total + digit, 0) === sum) {
        found.add([...digits].sort((a, b) => a - b).join());
      }
      return;
    }
    for (const digit of allowed[digits.length]) {
      if (digits.every((other, i) => other !== digit || !differ(i, digits.length))) {
        visit([...digits, digit]);
      }
    }
  };
  visit([]);
  return [...found].map((set) => set.split(',').map(Number));
}

/**
 * @param seed
 * @returns {(n: number) => number} seeded numbers below n
 */
function random(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
}

export const tests = {
  'the combinations of a cage'() {
    const {sets, isComplete, inAll, inNone} = combinationsOf(6, {allowed: free(3), differ: always});
    same([sets, isComplete, inAll, inNone], [[[1, 2, 3]], true, [1, 2, 3], [4, 5, 6, 7, 8, 9]]);
    same(combinationsOf(15, {allowed: free(3), differ: always}).sets.length, 8);
    same(combinationsOf(45, {allowed: free(9), differ: always}).sets, [all]);
    same(combinationsOf(5, {allowed: free(3), differ: always}).sets, []);
  },

  'only combinations that fit into the cells'() {
    const allowed = [[1, 9], [1, 9], all];
    const {sets, inAll} = combinationsOf(15, {allowed, differ: always});
    same([sets, inAll], [[[1, 5, 9]], [1, 5, 9]]);
    same(combinationsOf(3, {allowed: [[1], [1, 2]], differ: always}).sets, [[1, 2]]);
    same(combinationsOf(3, {allowed: [[], [1, 2]], differ: always}).sets, []);
  },

  'repeats where the cells allow them'() {
    same(combinationsOf(4, {allowed: free(2), differ: never}).sets, [
      [1, 3],
      [2, 2],
    ]);
    // The first two cells differ, the third may repeat.
    const differ = (one, other) => one < 2 && other < 2;
    same(combinationsOf(4, {allowed: free(3), differ}).sets, [[1, 1, 2]]);
    same(combinationsOf(3, {allowed: free(3), differ}).sets, []);
  },

  'all combinations are found, as by trying'() {
    for (let seed = 1; seed <= 200; seed++) {
      const next = random(seed);
      const count = 1 + next(4);
      const allowed = Array.from({length: count}, () => all.slice(0, 6).filter(() => next(3) > 0));
      const pairs = Array.from({length: 16}, () => next(2) === 0);
      const differ = seed % 2 ? always : (i, j) => pairs[Math.min(i, j) * 4 + Math.max(i, j)];
      const sum = count + next(count * 4);
      const {sets, isComplete} = combinationsOf(sum, {allowed, differ});
      same([isComplete, sets.map(String).sort()], [true, tried(sum, {allowed, differ}).map(String).sort()]);
    }
  },

  'long lists end, and nothing is claimed about the rest'() {
    const digits = Array.from({length: 36}, (_, i) => i + 1);
    const allowed = new Array(18).fill(digits);
    const {sets, isComplete, inAll, inNone} = combinationsOf(333, {allowed, differ: always});
    same([sets.length, isComplete, inAll, inNone], [MOST_SETS, false, [], []]);
    const start = performance.now();
    combinationsOf(300, {allowed: new Array(36).fill(digits), differ: (i, j) => (i + j) % 3 > 0});
    same(performance.now() - start < 5000, true);
  },

  'a cage in a grid'() {
    const play = enter(killer(), [0], 9);
    const sums = sumsOf(select(play, [1]));
    const {cages} = sums;
    same(
      [cages[0].name, cages[0].combinations.sets],
      [
        'Cage of 15',
        [
          [1, 5, 9],
          [2, 4, 9],
        ],
      ],
    );
    same(selectionText(sums), '');
    same(selectionText(sumsOf(select(play, [0, 1, 2]))), '');
    same(selectionText(sumsOf(select(play, [1, 2]))), 'The sum of 2 cells is between 3 and 15.');
    same(
      sumsText(sumsOf(select(play, [1])), {}, false),
      'Cage of 15, 3 cells: 2 combinations: 1 5 9, 2 4 9. In all: 9. In none: 3 6 7 8.',
    );
    same(sumsOf(select(play, [40])).cages, []);
    same(sumsOf(select(play, [1, 40])).cages, []);
  },

  'removed candidates count'() {
    let play = enter(killer(), [0], 9);
    play = toggleCentre(toggleCentre(play, [1, 2], 5), [1, 2], 5);
    same(sumsOf(select(play, [1])).cages[0].combinations.sets, [[2, 4, 9]]);
  },

  'other clues with sums'() {
    const diagonal = {kind: 'little-killer', start: 'r0c8', direction: 'down-right', sum: 3};
    same(sumsOf(select(killer([diagonal]), [8])).cages[0].name, 'Little killer of 3');
    const {sum, ...open} = CAGE;
    same([sum, sumsOf(select(killer([open]), [0])).cages], [15, []]);
    same(sumsOf(select(killer([{kind: 'cage', cells: 'r1c1', sum: 'x'}]), [0])).cages, []);
  },

  'the sum of the selected cells'() {
    const play = enter(enter(killer([]), [0], 9), [1], 5);
    same(sumsText(sumsOf(select(play, [0, 1])), {}, false), 'The sum of 2 cells is 14.');
    same(
      sumsText(sumsOf(select(play, [0, 1, 2])), {}, false),
      'The sum of 3 cells is between 15 and 22, 14 without 1 blank cell.',
    );
    same(sumsText(sumsOf(select(play, [80, 79])), {}, false), 'The sum of 2 cells is between 3 and 17.');
    // These cells may have the same digit.
    same(sumsText(sumsOf(select(play, [30, 80])), {}, false), 'The sum of 2 cells is between 2 and 18.');
    same(/no clue with a sum/.test(sumsText(sumsOf(select(play, [80])), {}, false)), true);
    same(/no clue with a sum/.test(sumsText(sumsOf(select(play, [])), {}, false)), true);
  },

  'a sandwich, an X-sum and an arrow in a grid'() {
    const sandwich = {kind: 'sandwich', row: 1, sum: 0};
    const play = enter(killer([sandwich, {kind: 'x-sum', start: 'r0c9', sum: 3}]), [1], 1);
    same(
      sumsText(sumsOf(select(play, [8])), {}, false),
      'Sandwich of 0 in row 1: 1 combination: no digit. In none: 2 3 4 5 6 7 8. ' +
        'X-sum of 3, above column 9: 1 combination: 1 2. In none: 3 4 5 6 7 8 9.',
    );
    const arrow = {kind: 'arrow', circle: ['r5c5'], shaft: ['r5c6', 'r5c7', 'r5c8']};
    same(
      sumsText(sumsOf(select(enter(killer([arrow]), [40], 7), [42])), {}, false),
      'Arrow of 7, 3 cells: 1 combination: 1 2 4. In none: 3 5 6 8 9.',
    );
    same(
      sumsText(sumsOf(select(killer([arrow]), [40])), {}, false).slice(0, 57),
      'Arrow, 3 cells: 7 combinations: 6 = 1 2 3, 7 = 1 2 4, 8 =',
    );
    same(selectionText(sumsOf(select(killer([arrow]), [41, 42, 43]))), '');
  },

  'a region sum line in a grid'() {
    const line = {kind: 'region-sum-line', cells: ['r1c2', 'r1c3', 'r1c4', 'r1c5']};
    const play = enter(enter(killer([line]), [3], 1), [4], 3);
    same(
      sumsText(sumsOf(select(play, [1])), {}, false),
      // 1 and 3 are already in the row.
      'Region sum line, 2 cells: no combination is left.',
    );
    const open = sumsOf(select(killer([line]), [1, 2])).cages[0];
    same(
      [open.name, open.combinations.sets.length, open.combinations.totals.at(-1)],
      ['Region sum line', 36, 17],
    );
    same(sumsOf(select(play, [2, 3])).cages, []);
  },
};
