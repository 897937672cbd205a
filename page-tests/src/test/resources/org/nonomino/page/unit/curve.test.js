import {render} from '../page/lib/lit-html.js';
import {chart, short, summaryOf, ticks} from '../page/watch/chart.js';
import {START, grown, pointAt, powers} from '../page/model/curve.js';
import {same} from './check.js';

/**
 * A search that repeatedly takes two steps forwards and one back.
 * @param steps
 */
const placeAt = (steps) => {
  const retractions = Math.floor(steps / 3);
  return {steps, depth: steps - 2 * retractions, retractions};
};
const curveTo = (most) => {
  let curve = START;
  for (let steps = 1; steps <= most; steps++) {
    curve = grown(curve, placeAt(steps));
  }
  return curve;
};
const series = (name, most, end = '') => ({
  name,
  curve: curveTo(most),
  now: placeAt(most),
  furthest: most,
  end,
});

export const tests = {
  'each step at first, then fewer steps, with all powers of ten'() {
    const {points} = curveTo(100000);
    same(
      points.slice(0, 21).map(({steps}) => steps),
      [...Array(21).keys()],
    );
    same(
      powers(100000).every((power) => points.some(({steps}) => steps === power)),
      true,
    );
    same(points.length < 500, true);
    same(
      points.every(({steps}, i) => i === 0 || steps > points[i - 1].steps),
      true,
    );
  },

  'a curve without a new point is the same object'() {
    const curve = curveTo(1000);
    same(grown(curve, placeAt(1001)) === curve, true);
    same(grown(curve, placeAt(curve.next)).points.length, curve.points.length + 1);
  },

  'the latest point up to a number of steps'() {
    same(pointAt(curveTo(1000), 100), placeAt(100));
    same(pointAt(START, 5).steps, 0);
  },

  'numbers on axes'() {
    same([0, 500, 10000, 2000000].map(short), ['0', '500', '10k', '2M']);
    same(ticks(62), [0, 20, 40, 60]);
    same(ticks(5), [0, 1, 2, 3, 4, 5]);
    same(powers(99), [1, 10]);
  },

  'a chart in words'() {
    same(
      summaryOf([series('A', 1200), series('B', 3, 'finished'), series('C', 4, 'stopped')]),
      'A: 1,200 steps so far, depth 400, 400 digits undone.' +
        ' B: finished after 3 steps, 1 digit undone. C: stopped after 4 steps, 1 digit undone.',
    );
  },

  'a chart has a line for each search, and a table'() {
    const place = document.createElement('div');
    render(
      chart([series('A', 1200), series('B', 30, 'finished')], 'depth', 500, () => {}),
      place,
    );
    same(place.querySelectorAll('.plot path.curve').length, 2);
    same(place.querySelectorAll('.plot circle.over').length, 1);
    const rows = [...place.querySelectorAll('tbody tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent),
    );
    same(rows, [
      ['1', '1', '0', '1', '0'],
      ['10', '4', '3', '4', '3'],
      ['100', '34', '33', '–', '–'],
      ['1,000', '334', '333', '–', '–'],
    ]);
    const ends = [...place.querySelectorAll('.plot path.curve')].map((path) => {
      const [x, y] = path.getAttribute('d').split('L').at(-1).split(' ').map(Number);
      return [x, y];
    });
    same(ends[0][0] > ends[1][0] && ends[0][1] < ends[1][1], true);
  },

  'a chart of searches that have not started'() {
    const place = document.createElement('div');
    for (const measure of ['depth', 'retractions']) {
      render(
        chart([series('A', 0)], measure, 0, () => {}),
        place,
      );
      same(new XMLSerializer().serializeToString(place).includes('NaN'), false);
    }
  },
};
