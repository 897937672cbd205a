import {keyOf, newDoc} from '../page/model/doc.js';
import {candidates, conflicts, houses, isSolved, peers} from '../page/model/houses.js';
import {newPlay} from '../page/model/progress.js';
import {fromJson, toJson} from '../page/storage/saved.js';
import {same} from './check.js';

const FALLING = [0, 5, 10, 15];
const RISING = [12, 9, 6, 3];
const JIGSAW = '0001022122313331';
const ON_BOXES = '1234341221434321';
const ON_DIAGONALS = '1234341243212143';

const doc = (more = {}) => newDoc({size: 4, ...more});
const withDiagonals = (more = {}) => doc({extraHouses: [FALLING, RISING], ...more});
const digits = (text) => Uint8Array.from(text, (symbol) => Number(symbol.replace('.', '0')));

export const tests = {
  'an extra house is a house like the others'() {
    same(houses(doc()).length, 12);
    same(
      houses(withDiagonals())
        .slice(12)
        .map(({kind, index, cells}) => [kind, index, cells]),
      [
        ['extra', 0, FALLING],
        ['extra', 1, RISING],
      ],
    );
    same(peers(doc(), 0), [1, 2, 3, 4, 5, 8, 12]);
    same(peers(withDiagonals(), 0), [1, 2, 3, 4, 5, 8, 10, 12, 15]);
  },

  'conflicts and candidates include extra houses'() {
    const grid = digits('1..............1');
    same([...conflicts(doc(), grid)], []);
    same([...conflicts(withDiagonals(), grid)], [0, 15]);
    same(candidates(doc(), digits('1...............'))[10], [1, 2, 3, 4]);
    same(candidates(withDiagonals(), digits('1...............'))[10], [2, 3, 4]);
    same(isSolved(doc(), digits(ON_BOXES)), true);
    same(isSolved(withDiagonals(), digits(ON_BOXES)), false);
    same(isSolved(withDiagonals(), digits(ON_DIAGONALS)), true);
  },

  // Recorded from the web app of 33a4d327, because stored progress is found by these keys.
  'plain puzzles keep their keys'() {
    same(keyOf(doc({givens: '1......2.3....4.'})), '4-1gwc29llh6cbk');
    same(keyOf(doc({givens: '.3.....41.....4.', title: 'Nine'})), '4-1rptp2r2qpte');
    same(
      keyOf(
        newDoc({
          size: 6,
          regions: '000111000111222333222333444555444555',
          givens: `1${'.'.repeat(35)}`,
        }),
      ),
      '6-6rs7ua11qs1gm',
    );
  },

  'different rules have a different key'() {
    const keys = [
      doc(),
      doc({regions: JIGSAW}),
      withDiagonals(),
      withDiagonals({regions: JIGSAW}),
      doc({extraHouses: [FALLING]}),
    ].map(keyOf);
    same(new Set(keys).size, keys.length);
    same(keyOf(doc({extraHouses: [RISING, [15, 10, 0, 5]]})), keyOf(withDiagonals()));
  },

  'progress keeps extra houses'() {
    same(fromJson(toJson(newPlay(withDiagonals()))).doc.extraHouses, [FALLING, RISING]);
    same(toJson(newPlay(doc())).includes('extra'), false);
  },
};
