import {slice} from '../page/grid/colours.js';
import {same} from './check.js';

/** @param {string} path of straight lines around @returns {number} its area */
function area(path) {
  const points = path.match(/[\d.]+ [\d.]+/g).map((text) => text.split(' ').map(Number));
  const sum = points.reduce((total, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

export const tests = {
  'the slices of a cell cover the cell'() {
    for (let count = 2; count <= 9; count++) {
      const areas = Array.from({length: count}, (_, i) => area(slice(count, i, 64, 128)));
      const all = areas.reduce((one, other) => one + other);
      same(Math.abs(all - 64 * 64) < 40, true);
      same(
        areas.every((one) => one > (0.7 * 64 * 64) / count),
        true,
      );
    }
  },
};
