import {MAX_SIZE, cellName, cellOf, digitOf, hasNumbers, symbol} from '../page/model/symbols.js';
import {fails, same} from './check.js';

export const tests = {
  'symbols are 1 to 9, A to Z, @'() {
    same([0, 1, 9, 10, 35, 36].map(symbol), ['.', '1', '9', 'A', 'Z', '@']);
    fails(() => symbol(37), /not a digit/);
    fails(() => symbol(-1), /not a digit/);
    fails(() => symbol(1.5), /not a digit/);
  },

  'only large grids have digits with two figures'() {
    same([hasNumbers({size: 9}, true), hasNumbers({size: 10}, true)], [false, true]);
    same([hasNumbers({size: 16}), hasNumbers({size: 16}, false)], [false, false]);
  },

  'keys produce only digits of the size'() {
    same(
      ['1', '9', 'a', 'A', '0', '.', '@', '', 'F1'].map((key) => digitOf(key, {size: 9})),
      [1, 9, 0, 0, 0, 0, 0, 0, 0],
    );
    same([digitOf('a', {size: 10}), digitOf('B', {size: 10}), digitOf('g', {size: 16})], [10, 0, 16]);
    same(
      [
        digitOf('0', {size: 36}),
        digitOf('@', {size: 36}),
        digitOf('z', {size: 36}),
        digitOf('0', {size: 35}),
      ],
      [36, 36, 35, 0],
    );
  },

  'each digit is read from its symbol'() {
    for (let digit = 1; digit <= MAX_SIZE; digit++) {
      same(digitOf(symbol(digit), {size: MAX_SIZE}), digit);
    }
  },

  'cells have names'() {
    same([cellName(9, 0), cellName(9, 80), cellName(36, 37)], ['r1c1', 'r9c9', 'r2c2']);
    same(cellOf(36, 'r36c36'), 1295);
    for (const name of ['r0c1', 'r1c10', 'r10c1', 'x', 'r1c1x', '']) {
      fails(() => cellOf(9, name), /not a cell/);
    }
  },
};
