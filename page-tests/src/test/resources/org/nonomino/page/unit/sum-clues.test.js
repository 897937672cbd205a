import {sumsOfClue} from '../page/model/sum-clues.js';
import {same} from './check.js';

const SIZE = 5;

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

/**
 * A grid of rows and columns, with regions of rows, in which some candidates are removed.
 * @param next
 */
function gridOf(next) {
  const allowed = Array.from({length: SIZE * SIZE}, () => [1, 2, 3, 4, 5].filter(() => next(4) > 0));
  const regions = Array.from({length: SIZE * SIZE}, () => next(2));
  return {
    size: SIZE,
    least: 1,
    regionOf: (cell) => regions[cell],
    allowedIn: (cell) => allowed[cell],
    mustDiffer: (one, other) =>
      one !== other && (one % SIZE === other % SIZE || Math.floor(one / SIZE) === Math.floor(other / SIZE)),
  };
}

/**
 * Tries all digits in all cells.
 * @param cells
 * @param root0
 * @param differ
 * @param digits
 */
function* filled(cells, {allowedIn}, differ, digits = []) {
  if (digits.length === cells.length) {
    yield digits;
    return;
  }
  for (const digit of allowedIn(cells[digits.length])) {
    if (digits.every((other, i) => other !== digit || !differ(cells[i], cells[digits.length]))) {
      yield* filled(cells, {allowedIn}, differ, [...digits, digit]);
    }
  }
}

const sumOf = (digits) => digits.reduce((total, digit) => total + digit, 0);
const written = (total, digits) => `${total}: ${[...digits].sort((a, b) => a - b).join(' ')}`;
const sorted = (texts) => [...new Set(texts)].sort();

/**
 * The combinations of a clue as text, with their sums.
 * @param root0
 */
function listed({combinations: {sets, totals}}) {
  return sets.map((set, i) => written(totals[i] ?? sumOf(set), set)).sort();
}

const always = () => true;
const row = [5, 6, 7, 8, 9];
const name = (cell) => `r${Math.floor(cell / SIZE) + 1}c${(cell % SIZE) + 1}`;

/**
 * Compares the answers of seeded grids with those of an oracle.
 * @param clueOf
 * @param cells
 * @param oracle
 */
function compare(clueOf, cells, oracle) {
  let count = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const next = random(seed);
    const grid = gridOf(next);
    const clue = clueOf(next);
    const [found] = sumsOfClue(clue, grid, [cells[0]]);
    same([seed, found.combinations.isComplete], [seed, true]);
    const wanted = sorted(oracle(clue, grid));
    same([seed, listed(found)], [seed, wanted]);
    count += wanted.length;
  }
  same(count > 50, true);
}

export const tests = {
  'sandwiches, as by trying'() {
    compare(
      (next) => ({kind: 'sandwich', row: 2, sum: next(10)}),
      row,
      ({sum}, grid) =>
        [...filled(row, grid, always)].flatMap((digits) => {
          const ends = [digits.indexOf(1), digits.indexOf(SIZE)].sort();
          const between = digits.slice(ends[0] + 1, ends[1]);
          return sumOf(between) === sum ? [written(sum, between)] : [];
        }),
    );
  },

  'X-sums, as by trying'() {
    const fromRight = [...row].reverse();
    compare(
      (next) => ({kind: 'x-sum', start: 'r2c6', sum: 1 + next(15)}),
      row,
      ({sum}, grid) =>
        [...filled(fromRight, grid, always)].flatMap((digits) => {
          const first = digits.slice(0, digits[0]);
          return sumOf(first) === sum ? [written(sum, first)] : [];
        }),
    );
  },

  'arrows, as by trying'() {
    const circle = [0];
    const shaft = [1, 7, 12];
    compare(
      () => ({kind: 'arrow', circle: circle.map(name), shaft: shaft.map(name)}),
      circle,
      (_, grid) =>
        [...filled([...circle, ...shaft], grid, grid.mustDiffer)].flatMap(([number, ...digits]) =>
          sumOf(digits) === number ? [written(number, digits)] : [],
        ),
    );
  },

  'arrows with a circle of two cells, as by trying'() {
    const shaft = [7, 12, 17, 22, 21];
    compare(
      () => ({kind: 'arrow', circle: ['r1c1', 'r1c2'], shaft: shaft.map(name)}),
      shaft,
      (_, grid) =>
        [...filled([0, 1, ...shaft], grid, grid.mustDiffer)].flatMap(([tens, ones, ...digits]) =>
          sumOf(digits) === tens * 10 + ones ? [written(tens * 10 + ones, digits)] : [],
        ),
    );
  },

  'little killers, as by trying'() {
    const diagonal = [0, 6, 12, 18, 24];
    compare(
      (next) => ({kind: 'little-killer', start: 'r0c0', direction: 'down-right', sum: 8 + next(10)}),
      diagonal,
      ({sum}, grid) =>
        [...filled(diagonal, grid, grid.mustDiffer)]
          .filter((digits) => sumOf(digits) === sum)
          .map((digits) => written(sum, digits)),
    );
  },

  'region sum lines, as by trying'() {
    const line = [0, 1, 2, 7, 12, 13];
    compare(
      () => ({kind: 'region-sum-line', cells: line.map(name)}),
      line,
      (_, grid) => {
        const pieces = [];
        line.forEach((cell, i) => {
          if (i > 0 && grid.regionOf(cell) === grid.regionOf(line[i - 1])) {
            pieces.at(-1).push(cell);
          } else {
            pieces.push([cell]);
          }
        });
        const fillings = pieces.map((cells) => [...filled(cells, grid, grid.mustDiffer)]);
        return fillings[0]
          .filter((digits) => fillings.every((some) => some.some((each) => sumOf(each) === sumOf(digits))))
          .map((digits) => written(sumOf(digits), digits));
      },
    );
  },

  'cages with equal sums, as by trying'() {
    const cages = [
      [0, 1],
      [7, 13, 19],
    ];
    compare(
      () => ({kind: 'equal-cages', cages: cages.map((cells) => cells.map(name))}),
      cages[0],
      (_, grid) => {
        const [one, other] = cages.map((cells) => [...filled(cells, grid, always)]);
        return one
          .filter((digits) => other.some((each) => sumOf(each) === sumOf(digits)))
          .map((digits) => written(sumOf(digits), digits));
      },
    );
  },

  'large clues end soon'() {
    const size = 36;
    const all = Array.from({length: size}, (_, i) => i + 1);
    const columnOf = (cell) => cell % size;
    const mustDiffer = (one, other) => columnOf(one) === columnOf(other);
    const grid = {size, least: 1, regionOf: columnOf, allowedIn: () => all, mustDiffer};
    const cells = Array.from({length: 200}, (_, i) => `r${(i % size) + 1}c${Math.floor(i / size) + 1}`);
    const start = performance.now();
    for (const clue of [
      {kind: 'sandwich', row: 1, sum: 300},
      {kind: 'sandwich', row: 1, sum: 629},
      {kind: 'x-sum', start: 'r1c0', sum: 333},
      {kind: 'arrow', circle: ['r1c36'], shaft: cells.slice(0, 12)},
      {kind: 'region-sum-line', cells},
      {kind: 'equal-cages', cages: [cells.slice(0, 30), cells.slice(30, 60)]},
    ]) {
      const [{combinations}] = sumsOfClue(clue, grid, [0]);
      same(
        [clue.kind, combinations.isComplete],
        [clue.kind, clue.sum === 629 || ['arrow', 'region-sum-line'].includes(clue.kind)],
      );
    }
    same(performance.now() - start < 5000, true);
  },

  'clues without sums have none'() {
    const grid = gridOf(random(1));
    same(sumsOfClue({kind: 'sandwich', row: 2}, grid, [5]), []);
    same(sumsOfClue({kind: 'thermometer', cells: ['r1c1', 'r1c2']}, grid, [0]), []);
    // A cell that counts twice.
    same(sumsOfClue({kind: 'arrow', circle: ['r1c1'], shaft: ['r1c2', 'r2c2', 'r1c2']}, grid, [0]), []);
  },
};
