import {newDoc} from '../page/model/doc.js';
import {
  candidates,
  conflicts,
  houses,
  isFull,
  isSolved,
  neighbours,
  peers,
  regionTints,
} from '../page/model/houses.js';
import {newPlay} from '../page/model/progress.js';
import {digitOf, regionOf} from '../page/model/symbols.js';
import {same} from './check.js';

const PUZZLE = '21........31.3..';
const SOLUTION = '2143341242311324';
const JIGSAW = '0001022122313331';
const four = () => newPlay(newDoc({size: 4, givens: PUZZLE}));

export const tests = {
  'houses are rows, columns, regions'() {
    const doc = newDoc({size: 4, regions: JIGSAW});
    const all = houses(doc);
    same(all.map(({kind}) => kind[0]).join(''), 'rrrrccccrrrr');
    same(all[8], {kind: 'region', index: 0, cells: [0, 1, 2, 4]});
    same(
      all.every((house) => house.cells.length === 4),
      true,
    );
    same(houses(newDoc({size: 2, regions: '0..1'})).length, 6);
  },

  'peers share a house'() {
    const doc = newDoc({size: 4, regions: JIGSAW});
    same(peers(doc, 0), [1, 2, 3, 4, 8, 12]);
    same(peers(doc, 15), [3, 7, 11, 12, 13, 14]);
    const wide = newDoc({size: 36});
    same(peers(wide, 700).length, 35 + 35 + 25);
    same(peers(wide, 700).includes(700), false);
  },

  'neighbours meet across the edges of a torus'() {
    same(neighbours(3, 0), [3, 1]);
    same(neighbours(3, 0, true), [6, 3, 2, 1]);
    same(neighbours(3, 4), [1, 7, 3, 5]);
  },

  'tints differ side by side, also across the edges'() {
    for (const doc of [
      newDoc({size: 9}),
      newDoc({size: 4, regions: JIGSAW}),
      newDoc({size: 36}),
      newDoc({size: 1}),
    ]) {
      const tints = regionTints(doc);
      for (let cell = 0; cell < doc.size * doc.size; cell++) {
        for (const other of neighbours(doc.size, cell, true)) {
          const [one, two] = [regionOf(doc, cell), regionOf(doc, other)];
          same(one === two || tints.get(one) !== tints.get(two), true);
        }
      }
    }
  },

  'conflicts are found in rows, columns and regions'() {
    const doc = newDoc({size: 4, regions: JIGSAW});
    const grid = (text) => [...text].map((character) => digitOf(character, {size: 4}));
    same(conflicts(doc, grid('1..1............')), [0, 3]);
    same(conflicts(doc, grid('1...........1...')), [0, 12]);
    same(conflicts(doc, grid('..1.1...........')), [2, 4]);
    same([...conflicts(doc, grid('1111............'))].sort(), [0, 1, 2, 3]);
    same(conflicts(doc, grid('1....1..........')), []);
  },

  'a solution is full and without conflict'() {
    const doc = newDoc({size: 4});
    const digits = newDoc({size: 4, givens: SOLUTION}).givens;
    same(isSolved(doc, digits), true);
    same(
      isSolved(
        doc,
        digits.map((digit, cell) => (cell === 3 ? 0 : digit)),
      ),
      false,
    );
    same(
      isSolved(
        doc,
        digits.map((digit, cell) => (cell === 3 ? 1 : digit)),
      ),
      false,
    );
    same(isFull([1, 0]), false);
  },

  'candidates are the digits that the peers allow'() {
    const {doc} = four();
    const left = candidates(doc, doc.givens);
    same([left[0], left[2], left[4], left[15]], [[], [4], [3, 4], [2, 4]]);
  },
};
