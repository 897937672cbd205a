import {
  constraintsAt,
  cornerAt,
  edgeAt,
  endsOf,
  fitsCircle,
  keyOf,
  mirrored,
  mirroredPairs,
  movedCells,
  stretched,
  withCage,
  withEnd,
} from '../page/set/constraint-edits.js';
import {cagesOf, made, madeOutside} from '../page/model/constraint-kinds.js';
import {same} from './check.js';

const line = made('thermometer', 9, [0, 1, 11]);
const arrow = made('arrow', 9, [0], null, [1, 2]);

export const tests = {
  'images under symmetries, each once'() {
    const cage = made('cage', 9, [0, 9], 15);
    same(mirrored(cage, 9, 'rotate180'), [{kind: 'cage', cells: ['r8c9', 'r9c9'], sum: 15}]);
    same(mirrored(cage, 9, 'rotate90').length, 3);
    same(mirrored(made('cage', 9, [40]), 9, 'rotate90'), []);
    same(mirrored(made('renban', 9, [39, 40, 41]), 9, 'vertical'), []);
    same(mirrored(made('thermometer', 9, [39, 40, 41]), 9, 'vertical').length, 1);
    same(mirrored({kind: 'anti-king'}, 9, 'rotate180'), []);
    same(mirrored(cage, 9, ''), []);
  },

  'images of clues outside the grid'() {
    const killer = madeOutside('little-killer', 9, {row: -1, column: 2}, 20, 'down-right');
    same(mirrored(killer, 9, 'rotate180'), [
      {kind: 'little-killer', start: 'r10c7', direction: 'up-left', sum: 20},
    ]);
    same(mirrored(killer, 9, 'diagonal'), [
      {kind: 'little-killer', start: 'r3c0', direction: 'down-right', sum: 20},
    ]);
    same(mirrored(madeOutside('sandwich', 9, {row: 2, column: -1}, 20), 9, 'diagonal'), [
      {kind: 'sandwich', column: 3, sum: 20},
    ]);
  },

  'images of squares, arrows and copies'() {
    same(mirrored(made('quadruple', 9, [0, 1, 9, 10], [5]), 9, 'vertical'), [
      {kind: 'quadruple', cells: ['r1c8', 'r1c9', 'r2c8', 'r2c9'], digits: [5]},
    ]);
    same(mirrored(arrow, 9, 'vertical'), [{kind: 'arrow', circle: ['r1c9'], shaft: ['r1c8', 'r1c7']}]);
    same(mirrored(made('equal-cages', 9, [0], null, [1]), 9, 'vertical'), [
      {kind: 'equal-cages', cages: [['r1c9'], ['r1c8']]},
    ]);
  },

  'images of a constraint and its replacement'() {
    const [black, white] = ['black-dot', 'white-dot'].map((kind) => made(kind, 9, [0, 1]));
    same(mirroredPairs(white, black, 9, 'vertical'), [
      [made('white-dot', 9, [7, 8]), made('black-dot', 9, [7, 8])],
    ]);
    same(mirroredPairs(white, black, 9, 'rotate90').length, 3);
    same(mirroredPairs(white, black, 9, ''), []);
    same(mirroredPairs({kind: 'anti-king'}, {kind: 'anti-king'}, 9, 'vertical'), []);
  },

  'a cage joins cages with equal sums'() {
    const two = made('equal-cages', 9, [0, 1], null, [9]);
    const three = withCage(two, [80, 79], 9);
    same(cagesOf(three, 9), [[0, 1], [9], [80, 79]]);
    same(withCage(three, [79, 80], 9) === three, true);
    same(cagesOf({kind: 'anti-king'}, 9), []);
  },

  'ends are dragged'() {
    same(
      endsOf(line, 9).map(({cell}) => cell),
      [0, 11],
    );
    same(
      endsOf(arrow, 9).map(({cell}) => cell),
      [2],
    );
    same(endsOf(made('cage', 9, [0, 1]), 9), []);
    same(withEnd(line, 9, 1, 12).cells, ['r1c1', 'r1c2', 'r2c3', 'r2c4']);
    same(withEnd(line, 9, 1, 1).cells, ['r1c1', 'r1c2']);
    same(withEnd(line, 9, 0, 9).cells, ['r2c1', 'r1c1', 'r1c2', 'r2c3']);
    same(withEnd(line, 9, 1, 80) === line, true);
    same(withEnd(arrow, 9, 1, 1).shaft, ['r1c2']);
    same(withEnd(made('arrow', 9, [0], null, [1]), 9, 1, 0).shaft, ['r1c2']);
    const short = made('thermometer', 9, [0, 1]);
    same(withEnd(short, 9, 1, 0) === short, true);
  },

  'the edge of a cage is dragged'() {
    const cage = made('cage', 9, [0, 1], 5);
    same(stretched(cage, 9, 1, 2), made('cage', 9, [0, 1, 2], 5));
    same(stretched(cage, 9, 1, 0), made('cage', 9, [0], 5));
    const one = made('cage', 9, [0]);
    same(stretched(one, 9, 0, 0) === one, true);
    const full = made('cage', 4, [0, 1, 2, 3]);
    same(stretched(full, 4, 3, 7) === full, true);
  },

  'constraints at a point, the small ones first'() {
    const cage = made('cage', 9, [0, 1, 9, 10]);
    const dot = made('white-dot', 9, [0, 1]);
    const clue = madeOutside('x-sum', 9, {row: -1, column: 2}, 3);
    const all = [cage, line, dot, clue, {kind: 'anti-king'}];
    same(constraintsAt(all, 9, 1.02, 0.5), [dot, line, cage]);
    same(constraintsAt(all, 9, 0.1, 0.1), [cage]);
    same(constraintsAt(all, 9, 2.5, -0.5), [clue]);
    same(constraintsAt(all, 9, 8.5, 8.5), []);
  },

  'edges and corners near a point'() {
    same(edgeAt(9, 1.1, 0.5), [0, 1]);
    same(edgeAt(9, 0.5, 0.9), [0, 9]);
    same(edgeAt(9, 0.5, 0.5), []);
    same(edgeAt(9, 0.05, 0.5), []);
    same(edgeAt(9, 8.97, 4.5), []);
    same(cornerAt(9, 1.2, 0.9), [0, 1, 9, 10]);
    same(cornerAt(9, 0.1, 0.1), []);
    same(cornerAt(9, 1.5, 1.5), []);
  },

  'circles have at most three cells, one on large grids'() {
    same([fitsCircle([], 0, 9), fitsCircle([0], 1, 9), fitsCircle([0, 1, 2], 3, 9)], [true, true, false]);
    same([fitsCircle([0], 5, 9), fitsCircle([0], 1, 16)], [false, false]);
  },

  'cells are moved within the grid'() {
    same(movedCells([0, 1], 9, 0, 10), [10, 11]);
    same(movedCells([0, 1], 9, 0, 8), []);
  },

  'lines without a direction are equal from both ends'() {
    same(keyOf(made('renban', 9, [0, 1]), 9) === keyOf(made('renban', 9, [1, 0]), 9), true);
    same(keyOf(made('thermometer', 9, [0, 1]), 9) === keyOf(made('thermometer', 9, [1, 0]), 9), false);
  },
};
