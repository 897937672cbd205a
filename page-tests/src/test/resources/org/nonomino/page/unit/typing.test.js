import {newDoc} from '../page/model/doc.js';
import {enter} from '../page/model/marking.js';
import {newPlay} from '../page/model/progress.js';
import {select} from '../page/model/selection.js';
import {isWaiting, joined} from '../page/model/typing.js';
import {same} from './check.js';

const before = newPlay(newDoc({size: 16}));
const after = enter(before, before.selection, 1);
const typed = {digit: 1, mode: 'digit', at: 1000, before, after};

export const tests = {
  'a second digit typed soon after combines into a number'() {
    same(
      [0, 6].map((digit) => joined(typed, digit, 'digit', after, 1500)),
      [10, 16],
    );
    same(isWaiting(typed, after, 1500), true);
  },

  'a number is no larger than the grid'() {
    same(joined(typed, 7, 'digit', after, 1500), 0);
    same(joined({...typed, digit: 2}, 0, 'digit', after, 1500), 0);
  },

  'later, elsewhere or in a different mode it is a separate digit'() {
    same(joined(typed, 0, 'digit', after, 9000), 0);
    same(joined(typed, 0, 'digit', select(after, [5]), 1500), 0);
    same(joined(typed, 0, 'digit', enter(after, [5], 2), 1500), 0);
    same(joined(typed, 0, 'corner', after, 1500), 0);
    same(joined(null, 0, 'digit', after, 1500), 0);
  },
};
