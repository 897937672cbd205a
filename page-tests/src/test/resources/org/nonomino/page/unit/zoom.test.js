import {CELL, LABEL_MARGIN} from '../page/model/drawing.js';
import {WHOLE, panned, seeing, windowOf, zoomedBy} from '../page/model/zoom.js';
import {same} from './check.js';

const SIZE = 36;
const near = (one, other) => Math.abs(one - other) < 1e-6;
const isSeen = (zoom, cell) => {
  const {x, y, side} = windowOf(SIZE, zoom);
  const [left, top] = [(cell % SIZE) * CELL, Math.floor(cell / SIZE) * CELL];
  return left >= x && top >= y && left + CELL <= x + side && top + CELL <= y + side;
};

export const tests = {
  'a point keeps its place while zooming'() {
    const at = {x: 10 * CELL, y: 20 * CELL};
    const zoom = zoomedBy(SIZE, WHOLE, 2, at);
    const [before, after] = [WHOLE, zoom].map((one) => windowOf(SIZE, one));
    same(zoom.scale, 2);
    same(near((at.x - before.x) / before.side, (at.x - after.x) / after.side), true);
    same(near((at.y - before.y) / before.side, (at.y - after.y) / after.side), true);
  },

  'the zoom ranges from the whole grid to six cells'() {
    same(zoomedBy(SIZE, WHOLE, 0.5) === WHOLE, true);
    same(panned(SIZE, WHOLE, 100, 100) === WHOLE, true);
    same(zoomedBy(SIZE, WHOLE, 1000).scale, 6);
    const back = zoomedBy(SIZE, zoomedBy(SIZE, WHOLE, 3), 0.01);
    same([back.scale, back.x, back.y], [1, -LABEL_MARGIN, -LABEL_MARGIN]);
  },

  'the window stays within the grid'() {
    const zoom = zoomedBy(SIZE, WHOLE, 4);
    const {x, y, side} = windowOf(SIZE, panned(SIZE, zoom, 1e6, 1e6));
    same(near(x + side, windowOf(SIZE, WHOLE).side - LABEL_MARGIN), true);
    same(near(y, x), true);
    const first = panned(SIZE, zoom, -1e6, -1e6);
    same([first.x, first.y], [-LABEL_MARGIN, -LABEL_MARGIN]);
    same(panned(SIZE, first, -1, 0) === first, true);
  },

  'cells come into view'() {
    const zoom = zoomedBy(SIZE, WHOLE, 4, {x: 0, y: 0});
    for (const cell of [0, SIZE - 1, SIZE * SIZE - 1, 18 * SIZE + 18]) {
      const shown = seeing(SIZE, zoom, [cell]);
      same(isSeen(shown, cell), true);
      same(shown.scale, 4);
      same(seeing(SIZE, shown, [cell]) === shown, true);
    }
    same(seeing(SIZE, zoom, []) === zoom, true);
  },

  'cells far apart zoom out'() {
    const zoom = zoomedBy(SIZE, WHOLE, 6);
    const cells = [0, 12 * SIZE + 3];
    const shown = seeing(SIZE, zoom, cells);
    same(
      cells.every((cell) => isSeen(shown, cell)),
      true,
    );
    same(shown.scale > 1 && shown.scale < 6, true);
  },
};
