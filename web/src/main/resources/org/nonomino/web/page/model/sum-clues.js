/**
 * The clues with sums: for each kind, the cells that add up and their combinations. Pure functions.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {Cells, Combinations} from './combinations.js'
 *
 * @typedef {object} SumGrid the grid of the clues
 * @property {number} size n
 * @property {number} least the value of the digit 1; usually 1
 * @property {(cell: number) => number} regionOf the region of a cell
 * @property {(cell: number) => readonly number[]} allowedIn the values of the digits that a cell may have, ascending
 * @property {(one: number, other: number) => boolean} mustDiffer whether two cells cannot have the same digit
 *
 * @typedef {object} ClueSum the combinations of a clue, or of a part of it
 * @property {string} name such as `Cage of 15`
 * @property {readonly number[]} within the cells for which the clue matters
 * @property {readonly number[]} cells the cells that add up (empty if they are unknown, as for a sandwich)
 * @property {Combinations} combinations the remaining combinations
 */
import {MOST_SETS, combinationsOf, haveCells, newBudget, rangeOf, summary} from './combinations.js';
import {cagesOf, cellsOf, kindNamed, placeOf, placeWords} from './constraint-kinds.js';
import {capital} from './words.js';

/** The base of the number in a circle of several cells. */
const BASE = 10;

/**
 * Returns the combinations of a clue.
 *
 * @param {ApiConstraint} clue a clue of any kind
 * @param {SumGrid} grid the grid
 * @param {readonly number[]} selected the cells for which the combinations are wanted
 * @returns {ClueSum[]} the combinations of the clue, or of each of its parts that contains all of these cells; empty if the clue
 *     has no sum, or if a cell counts twice
 */
export function sumsOfClue(clue, grid, selected) {
  return groupsOf(clue, grid).flatMap(({within, make}) =>
    selected.every((cell) => within.includes(cell)) ? [{within, ...make()}] : [],
  );
}

/**
 * @typedef {object} Group cells that belong together, and a function that computes their combinations
 * @property {readonly number[]} within
 * @property {() => Omit<ClueSum, 'within'>} make
 */

/**
 * @param {ApiConstraint} clue
 * @param {SumGrid} grid
 * @returns {Group[]}
 */
function groupsOf(clue, grid) {
  const {kind, sum} = clue;
  const cells = cellsOf(clue, grid.size);
  switch (kind) {
    case 'cage':
    case 'repeat-cage':
    case 'little-killer':
      return typeof sum === 'number' ? oneGroup(cells, () => plain(clue, sum, cells, grid)) : [];
    case 'sandwich':
      return typeof sum === 'number' ? oneGroup(cells, () => sandwich(clue, sum, cells, grid)) : [];
    case 'x-sum':
      return typeof sum === 'number' ? oneGroup(cells, () => xSum(clue, sum, cells, grid)) : [];
    case 'arrow': {
      const circle = cellsOf({kind, circle: clue.circle}, grid.size);
      return oneGroup(cells, () => arrow(clue, circle, cells.slice(circle.length), grid));
    }
    case 'region-sum-line':
      return parts(clue, pieces(cells, grid.regionOf), grid, grid.mustDiffer);
    case 'equal-cages':
      return parts(clue, cagesOf(clue, grid.size), grid, () => true);
    default:
      return [];
  }
}

/**
 * @param {readonly number[]} within
 * @param {Group['make']} make
 * @returns {Group[]} none if there are no cells, or if one of them counts twice
 */
function oneGroup(within, make) {
  return within.length > 0 && new Set(within).size === within.length ? [{within, make}] : [];
}

/**
 * @param {readonly number[]} cells
 * @param {SumGrid} grid
 * @param {SumGrid['mustDiffer']} mustDiffer
 * @returns {Cells}
 */
function cellsIn(cells, {allowedIn}, mustDiffer) {
  return {
    allowed: cells.map(allowedIn),
    differ: (one, other) => mustDiffer(cells[one], cells[other]),
  };
}

/**
 * @param {ApiConstraint} clue a cage or a little killer
 * @param {number} sum
 * @param {readonly number[]} cells
 * @param {SumGrid} grid
 * @returns {Omit<ClueSum, 'within'>}
 */
function plain(clue, sum, cells, grid) {
  const mustDiffer = clue.kind === 'cage' ? () => true : grid.mustDiffer;
  return {
    name: nameOf(clue, sum),
    cells,
    combinations: combinationsOf(sum, cellsIn(cells, grid, mustDiffer)),
  };
}

/**
 * @param {ApiConstraint} clue
 * @param {number} [sum]
 * @returns {string}
 */
function nameOf({kind}, sum) {
  const words = capital(kindNamed(kind)?.words ?? kind);
  return sum === undefined ? words : `${words} of ${sum}`;
}

/**
 * @param {ApiConstraint} clue
 * @param {number} sum
 * @param {number} size
 * @returns {string} the name of a clue outside the grid
 */
function outsideName(clue, sum, size) {
  const place = placeOf(clue);
  if (clue.kind === 'sandwich' && place) {
    const line = place.row < 0 ? `column ${place.column + 1}` : `row ${place.row + 1}`;
    return `${nameOf(clue, sum)} in ${line}`;
  }
  return place ? `${nameOf(clue, sum)}, ${placeWords(place, size)}` : nameOf(clue, sum);
}

/**
 * Lists the sets of digits between the smallest and the largest. The other digits of the line must have cells outside these two.
 *
 * @param {ApiConstraint} clue
 * @param {number} sum
 * @param {readonly number[]} line all cells of a row or column
 * @param {SumGrid} grid
 * @returns {Omit<ClueSum, 'within'>}
 */
function sandwich(clue, sum, line, grid) {
  const {size} = grid;
  const allowed = line.map(grid.allowedIn);
  const inner = allValues(grid).slice(1, -1);
  const budget = newBudget();
  /** @type {(readonly number[])[]} */
  const sets = [];
  let isComplete = true;
  for (let count = 0; count <= inner.length && sets.length < MOST_SETS; count++) {
    const every = setsBetween(sum, inner, count, budget);
    isComplete &&= every.isComplete;
    sets.push(...every.sets.filter((set) => fitsBetween(allowed, set, inner, grid)));
  }
  isComplete &&= sets.length < MOST_SETS;
  return {
    name: outsideName(clue, sum, size),
    cells: [],
    combinations: summary(inner, sets.slice(0, MOST_SETS), isComplete),
  };
}

/**
 * @param {number} sum
 * @param {readonly number[]} inner the digits between the smallest and the largest
 * @param {number} count
 * @param {import('./combinations.js').Budget} budget
 * @returns {Pick<Combinations, 'sets' | 'isComplete'>} the sets of this many of the digits
 */
function setsBetween(sum, inner, count, budget) {
  if (count === 0) {
    return {sets: sum === 0 ? [[]] : [], isComplete: true};
  }
  const allowed = new Array(count).fill(inner);
  return combinationsOf(sum, {allowed, differ: () => true}, {budget});
}

/**
 * @param {readonly (readonly number[])[]} allowed the digits of the cells of a line
 * @param {readonly number[]} set
 * @param {readonly number[]} inner the digits between the smallest and the largest
 * @param {SumGrid} grid
 * @returns {boolean} whether the line can have exactly these digits between 1 and n
 */
function fitsBetween(allowed, set, inner, {size, least}) {
  const greatest = least + size - 1;
  const others = inner.filter((digit) => !set.includes(digit));
  for (let first = 0, last = set.length + 1; last < size; first++, last++) {
    const [one, other] = [allowed[first], allowed[last]];
    const hasEnds =
      (one.includes(least) && other.includes(greatest)) || (one.includes(greatest) && other.includes(least));
    if (
      hasEnds &&
      haveCells(allowed.slice(first + 1, last), set) &&
      haveCells([...allowed.slice(0, first), ...allowed.slice(last + 1)], others)
    ) {
      return true;
    }
  }
  return false;
}

/**
 * Lists the sets of the first X digits, of which the first one is X. The other digits must have cells in the rest of the line.
 *
 * @param {ApiConstraint} clue
 * @param {number} sum
 * @param {readonly number[]} line all cells of a row or column, from the clue on
 * @param {SumGrid} grid
 * @returns {Omit<ClueSum, 'within'>}
 */
function xSum(clue, sum, line, grid) {
  const {size} = grid;
  const allowed = line.map(grid.allowedIn);
  const budget = newBudget();
  /** @type {(readonly number[])[]} */
  const sets = [];
  let isComplete = true;
  for (const count of allowed[0].filter((value) => value <= size)) {
    const first = [[count], ...allowed.slice(1, count)];
    const every = combinationsOf(sum, {allowed: first, differ: () => true}, {budget});
    isComplete &&= every.isComplete;
    const fitting = every.sets.filter((set) =>
      haveCells(
        allowed.slice(count),
        allValues(grid).filter((digit) => !set.includes(digit)),
      ),
    );
    sets.push(...fitting);
  }
  isComplete &&= sets.length <= MOST_SETS;
  return {
    name: outsideName(clue, sum, size),
    cells: [],
    combinations: summary(allValues(grid), sets.slice(0, MOST_SETS), isComplete),
  };
}

/**
 * Lists the sets of the digits along the shaft, for each number that the circle can have.
 *
 * @param {ApiConstraint} clue
 * @param {readonly number[]} circle
 * @param {readonly number[]} shaft
 * @param {SumGrid} grid
 * @returns {Omit<ClueSum, 'within'>}
 */
function arrow(clue, circle, shaft, grid) {
  const {allowedIn, mustDiffer} = grid;
  const [fewest, most] = rangeOf(cellsIn(shaft, grid, mustDiffer));
  const numbers = fillings(circle, grid)
    .map((digits) => ({digits, number: digits.reduce((before, digit) => before * BASE + digit, 0)}))
    .filter(({number}) => number >= fewest && number <= most)
    .sort((a, b) => a.number - b.number);
  const cases = numbers.map(({digits, number}) => {
    const isFree = (/** @type {number} */ cell, /** @type {number} */ digit) =>
      circle.every((other, i) => digits[i] !== digit || !mustDiffer(cell, other));
    const allowed = shaft.map((cell) => allowedIn(cell).filter((digit) => isFree(cell, digit)));
    return {total: number, cells: {...cellsIn(shaft, grid, mustDiffer), allowed}};
  });
  const isKnown = circle.every((cell) => allowedIn(cell).length === 1);
  return {...inCases(clue, cases, isKnown, shaft, grid), cells: shaft};
}

/**
 * @param {readonly number[]} cells
 * @param {SumGrid} grid
 * @returns {number[][]} the digits that the cells can have together
 */
function fillings(cells, {allowedIn, mustDiffer}) {
  return cells.reduce(
    (/** @type {number[][]} */ before, cell, at) =>
      before.flatMap((digits) =>
        allowedIn(cell)
          .filter((digit) => digits.every((other, i) => other !== digit || !mustDiffer(cells[i], cells[at])))
          .map((digit) => [...digits, digit]),
      ),
    [[]],
  );
}

/**
 * Lists the combinations of parts with equal sums.
 *
 * @param {ApiConstraint} clue
 * @param {readonly (readonly number[])[]} all the parts
 * @param {SumGrid} grid
 * @param {SumGrid['mustDiffer']} mustDiffer whether two cells of a part must differ
 * @returns {Group[]}
 */
function parts(clue, all, grid, mustDiffer) {
  const sums = all.map((cells) => cellsIn(cells, grid, mustDiffer));
  return all.flatMap((part, at) =>
    oneGroup(part, () => {
      const others = sums.filter((_, i) => i !== at && new Set(all[i]).size === all[i].length);
      const cases = commonTotals([sums[at], ...others]).map((total) => ({total, cells: sums[at]}));
      return {...inCases(clue, cases, cases.length === 1, part, grid), cells: part};
    }),
  );
}

/**
 * @param {readonly Cells[]} sums
 * @returns {number[]} the totals that all of them can have, ascending; perhaps too many if the search takes long
 */
function commonTotals(sums) {
  const ranges = sums.map(rangeOf);
  const fewest = Math.max(...ranges.map(([least]) => least));
  const most = Math.min(...ranges.map(([, greatest]) => greatest));
  const budget = newBudget();
  /** @type {(total: number) => boolean} */
  const isCommon = (total) =>
    sums.every((cells) => {
      const {sets, isComplete} = combinationsOf(total, cells, {most: 1, budget});
      return sets.length > 0 || !isComplete;
    });
  return between(fewest, most).filter(isCommon);
}

/**
 * Lists the combinations for each possible total.
 *
 * @param {ApiConstraint} clue
 * @param {readonly {total: number, cells: Cells}[]} cases
 * @param {boolean} isKnown whether the total is known
 * @param {readonly number[]} added the cells that add up
 * @param {SumGrid} grid
 * @returns {Pick<ClueSum, 'name' | 'combinations'>}
 */
function inCases(clue, cases, isKnown, added, {allowedIn}) {
  const budget = newBudget();
  const digits = [...new Set(added.flatMap((cell) => allowedIn(cell)))].sort((a, b) => a - b);
  /** @type {(readonly number[])[]} */
  const sets = [];
  /** @type {number[]} */
  const totals = [];
  let isComplete = true;
  for (const {total, cells} of cases) {
    const found = combinationsOf(total, cells, {most: MOST_SETS - sets.length, budget});
    isComplete &&= found.isComplete;
    sets.push(...found.sets);
    totals.push(...found.sets.map(() => total));
  }
  return {
    name: nameOf(clue, isKnown ? cases[0]?.total : undefined),
    combinations: summary(digits, sets, isComplete, isKnown ? [] : totals),
  };
}

/**
 * @param {readonly number[]} cells a line
 * @param {SumGrid['regionOf']} regionOf
 * @returns {number[][]} its pieces, each of which ends where the line leaves a region
 */
function pieces(cells, regionOf) {
  /** @type {number[][]} */
  const found = [];
  cells.forEach((cell, i) => {
    if (i > 0 && regionOf(cell) === regionOf(cells[i - 1])) {
      found[found.length - 1].push(cell);
    } else {
      found.push([cell]);
    }
  });
  return found;
}

/** @param {SumGrid} grid */
function allValues({size, least}) {
  return between(least, least + size - 1);
}

/**
 * @param {number} first
 * @param {number} last
 */
function between(first, last) {
  return Array.from({length: Math.max(0, last - first + 1)}, (_, i) => first + i);
}
