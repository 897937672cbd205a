import {newDoc} from '../page/model/doc.js';
import {enter, toggleColour, toggleCentre} from '../page/model/marking.js';
import {newPlay} from '../page/model/progress.js';
import {move, moveToEdge, select, similar} from '../page/model/selection.js';
import {same} from './check.js';

const PUZZLE = '21........31.3..';
const four = () => newPlay(newDoc({size: 4, givens: PUZZLE}));

export const tests = {
  'the cursor goes around the edges'() {
    const play = select(four(), [0]);
    same(move(play, -1, 0).cursor, 12);
    same(move(play, 0, -1).cursor, 3);
    same(move(play, 0, 1, true).selection, [0, 1]);
    same(move(move(play, 0, 1, true), 0, -1, true).selection, [0, 1]);
  },

  'the cursor goes to the ends of lines'() {
    const play = select(four(), [6]);
    same([moveToEdge(play, 0, 1).cursor, moveToEdge(play, 0, -1).cursor], [7, 4]);
    same([moveToEdge(play, 1, 0).cursor, moveToEdge(play, -1, 0).cursor], [14, 2]);
    same(moveToEdge(play, 1, 0, true).selection, [6, 10, 14]);
    same(moveToEdge(moveToEdge(play, 0, 1), 0, 1).cursor, 7);
  },

  'similar cells'() {
    const play = toggleColour(enter(four(), [15], 1), [2, 3], 5);
    same(similar(play, 15), [1, 11, 15]);
    same(similar(play, 2), [2, 3]);
    same(similar(play, 4), [4]);
    same(similar(toggleCentre(play, [4, 5], 4), 4), [4, 5]);
  },
};
