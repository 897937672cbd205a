import {newDoc} from '../page/model/doc.js';
import {toggleCentre} from '../page/model/marking.js';
import {lightText, nextLight, placesOf} from '../page/play/light.js';
import {newPlay} from '../page/model/progress.js';
import {select} from '../page/model/selection.js';
import {same} from './check.js';

const play = newPlay(newDoc({size: 4, givens: '21........31.3..'}));

export const tests = {
  'the places and possible places of a digit'() {
    same(placesOf(play, 3), {has: [10, 13], may: [3, 4, 7]});
    same(placesOf(toggleCentre(play, [3], 4), 3).may, [4, 7]);
    same(lightText(play, 3, false), 'Highlighted: 3, 2 of 4 placed, 3 possible cells.');
  },

  'each digit in turn, starting with the digit in the cell'() {
    same([nextLight(play, null), nextLight(select(play, [10]), null)], [1, 3]);
    same([nextLight(play, 1), nextLight(play, 4)], [2, null]);
  },
};
