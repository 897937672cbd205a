import {
  begun,
  endsOf,
  goneOn,
  isStretch,
  linesOf,
  middleOf,
  penPaths,
  penWith,
  stretchBetween,
} from '../page/model/pen.js';
import {stretchCount, stretchesAt, sideOf} from '../page/model/pen.js';
import {same} from './check.js';

const SIZE = 4;
const between = (one, other) => stretchBetween(SIZE, middleOf(SIZE, one), middleOf(SIZE, other));
const empty = () => new Uint8Array(stretchCount(SIZE));
const along = (places, how) =>
  places.slice(1).reduce((stroke, [x, y]) => goneOn(SIZE, stroke, x, y, how), begun(SIZE, ...places[0]));

export const tests = {
  'stretches join cells side by side and corner to corner'() {
    same(between(0, 1), between(1, 0));
    const all = [between(5, 6), between(5, 9), between(5, 10), between(5, 8)];
    same(new Set(all).size, 4);
    same(
      all.every((stretch) => isStretch(SIZE, stretch)),
      true,
    );
    same([between(0, 2), between(3, 4), between(0, 0)], [-1, -1, -1]);
    same(endsOf(SIZE, between(5, 8)), [middleOf(SIZE, 5), middleOf(SIZE, 8)]);
  },

  'each stretch of a grid of any size has its own number'() {
    for (const size of [1, 2, 4, 9, 36]) {
      const real = [...empty().keys()].filter((stretch) => isStretch(4, stretch));
      same(real.length, 2 * 4 * 3 + 2 * 3 * 3 + 2 * 5 * 4);
      const numbers = Array.from({length: stretchCount(size)}, (_, stretch) => stretch);
      const count = 2 * size * (size - 1) + 2 * (size - 1) ** 2 + 2 * (size + 1) * size;
      same(numbers.filter((stretch) => isStretch(size, stretch)).length, count);
    }
    for (const stretch of [-1, 0.5, stretchCount(SIZE), 'x', null]) {
      same(isStretch(SIZE, stretch), false);
    }
  },

  'a cell has an edge on each side'() {
    const sides = [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ].map((side) => sideOf(SIZE, 15, ...side));
    same(new Set(sides).size, 4);
    same(sideOf(SIZE, 10, 1, 0), sideOf(SIZE, 14, -1, 0));
    same(sideOf(SIZE, 10, 0, 1), sideOf(SIZE, 11, 0, -1));
    same(stretchesAt(SIZE, 0).length, 3 + 4);
    same(stretchesAt(SIZE, 5).length, 8 + 4);
  },

  'a stroke goes from middle to middle, even if the pointer jumps'() {
    const how = {pen: empty(), colour: 3};
    const stroke = along(
      [
        [0.5, 0.5],
        [1.5, 0.5],
        [3.4, 2.6],
      ],
      how,
    );
    same(stroke.stretches, [between(0, 1), between(1, 6), between(6, 11)]);
    same(stroke.colour, 3);
    same(
      along(
        [
          [0.5, 0.5],
          [1.0, 0.6],
        ],
        how,
      ).stretches,
      [],
    );
  },

  'moving a stroke back undoes stretches'() {
    const how = {pen: empty(), colour: 3};
    same(
      along(
        [
          [0.5, 0.5],
          [1.5, 0.5],
          [2.5, 0.5],
          [1.5, 0.5],
        ],
        how,
      ).stretches,
      [between(0, 1)],
    );
  },

  'a stroke from a corner goes along edges'() {
    const stroke = along(
      [
        [1.1, 0.9],
        [2.9, 2.1],
      ],
      {pen: empty(), colour: 3},
    );
    same(stroke.stretches, [sideOf(SIZE, 5, -1, 0), sideOf(SIZE, 6, -1, 0), sideOf(SIZE, 6, 0, 1)]);
  },

  'a stroke ends at the edge of the grid'() {
    same(
      along(
        [
          [3.5, 0.5],
          [6.5, 0.5],
        ],
        {pen: empty(), colour: 3},
      ).stretches,
      [],
    );
  },

  'lines in the same colour are erased, in a different colour drawn over'() {
    const pen = empty();
    pen[between(0, 1)] = 3;
    const wiped = along(
      [
        [0.5, 0.5],
        [2.5, 0.5],
      ],
      {pen, colour: 3},
    );
    same([wiped.colour, wiped.stretches.length], [0, 2]);
    same(penWith(pen, wiped)[between(0, 1)], 0);
    same(
      along(
        [
          [0.5, 0.5],
          [1.5, 0.5],
        ],
        {pen, colour: 4},
      ).colour,
      4,
    );
    same(penWith(pen, begun(SIZE, 0.5, 0.5)) === pen, true);
    same(pen[between(0, 1)], 3);
  },

  'lines are drawn and described'() {
    const pen = empty();
    pen[between(0, 1)] = 1;
    pen[between(1, 2)] = 1;
    pen[sideOf(SIZE, 1, 1, 0)] = 4;
    same(penPaths(SIZE, pen), [
      {edge: false, colour: 1, path: 'M32 32L96 32M96 32L160 32'},
      {edge: true, colour: 4, path: 'M64 64L128 64'},
    ]);
    same(linesOf(SIZE, pen).get(1), 'red line to r1c1, red line to r1c3, green line along the bottom');
    same(linesOf(SIZE, pen).get(5), 'green line along the top');
    same([...linesOf(SIZE, pen).keys()].sort(), [0, 1, 2, 5]);
  },
};
