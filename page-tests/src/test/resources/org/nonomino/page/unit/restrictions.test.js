import {newDoc} from '../page/model/doc.js';
import {candidates, excludedBy} from '../page/model/houses.js';
import {enter, fillCandidates, takeStep} from '../page/model/marking.js';
import {boardAt} from '../page/play/state.js';
import {newPlay} from '../page/model/progress.js';
import {keepRestrictions, restrictionsOf} from '../page/model/restrictions.js';
import {same} from './check.js';

/** Neighbours across the middle differ, the last cell is even, and r1c1 and r4c4 are not consecutive. */
const RULES = {
  limited: [{cell: 15, digits: [2, 4]}],
  restricted: [
    {cell: 0, table: 0, cells: [15]},
    {cell: 15, table: 0, cells: [0]},
    {cell: 5, table: 1, cells: [10]},
    {cell: 10, table: 1, cells: [5]},
  ],
  tables: [
    [[2], [1, 3], [2, 4], [3]],
    [[1], [2], [3], [4]],
  ],
};

let count = 0;
/** Returns a puzzle whose constraints no other test has. */
const doc = () =>
  newDoc({size: 4, givens: '.....1..........', constraints: [{kind: 'cage', cells: ['r2c2'], sum: ++count}]});
const ruled = () => {
  const made = doc();
  keepRestrictions(made, RULES);
  return made;
};

export const tests = {
  'restrictions belong to rules, not to lists'() {
    const unknown = doc();
    same([restrictionsOf(unknown), restrictionsOf(newDoc({size: 4}))], [null, null]);
    keepRestrictions(unknown, RULES);
    same(restrictionsOf(unknown) !== null, true);
    const again = newDoc({...unknown, constraints: structuredClone(unknown.constraints)});
    same(restrictionsOf(again), restrictionsOf(unknown));
    same(restrictionsOf(newDoc({...again, regions: '0001022122313333'})), null);
  },

  'candidates follow from houses and constraints'() {
    const unknown = doc();
    same(candidates(unknown, unknown.givens)[10], [1, 2, 3, 4]);
    const known = ruled();
    const grid = Uint8Array.from(known.givens);
    same(
      [candidates(known, grid)[10], candidates(known, grid)[15]],
      [
        [2, 3, 4],
        [2, 4],
      ],
    );
    grid[15] = 2;
    same([candidates(known, grid)[0], candidates(known, grid)[15]], [[2, 4], []]);
    same(
      excludedBy(known, 15, 2).filter(({cell}) => cell === 0),
      [
        {cell: 0, digit: 1},
        {cell: 0, digit: 3},
      ],
    );
  },

  'marks are filled in and removed by the same rules'() {
    const filled = fillCandidates(newPlay(ruled()));
    same(
      [filled.centre[0], filled.centre[10], filled.centre[15]],
      [
        [2, 3, 4],
        [2, 3, 4],
        [2, 4],
      ],
    );
    same(enter(filled, [15], 4, {clean: true}).centre[0], [2, 4]);
    same(takeStep(filled, [{cell: 15, digit: 4, placement: true}]).centre[0], [2, 4]);
    same(takeStep(newPlay(filled.doc), [{cell: 15, digit: 4, placement: false}]).centre[15], [2]);
  },

  'the boards of a path are corrected once the constraints are known'() {
    const late = doc();
    const steps = [{deductions: [{cell: 15, digit: 4, placement: true}]}, {deductions: []}];
    same(boardAt(late, steps, 1).candidates[0], [2, 3, 4]);
    keepRestrictions(late, RULES);
    same(
      [boardAt(late, steps, 0).candidates[15], boardAt(late, steps, 1).candidates[0]],
      [
        [2, 4],
        [2, 4],
      ],
    );
  },
};
