import {newDoc} from '../page/model/doc.js';
import {reasonOf} from '../page/watch/words.js';
import {same} from './check.js';

const doc = newDoc({size: 4, givens: '21........31.3..'});
const after = (cell, digit, assigned = true) => {
  const digits = Uint8Array.from(doc.givens);
  digits[cell] = assigned ? digit : 0;
  return {digits, cell, digit, assigned};
};

export const tests = {
  'the reasons of backtracking'() {
    same(
      reasonOf('backtrack', doc, after(4, 3)),
      'r2c1 is the first empty cell, and 3 is the smallest digit that fits.',
    );
    same(
      reasonOf('backtrack', doc, after(4, 4)),
      'r2c1 is the first empty cell. 3 led nowhere, so 4 is next.',
    );
    same(
      reasonOf('backtrack', doc, after(4, 3, false)),
      'There is nothing more to try with 3 in r2c1, so it is undone.',
    );
  },

  'the reasons of Dancing Links'() {
    same(reasonOf('dlx', doc, after(12, 1)), 'In row 4, r4c1 is the only place for 1.');
    const open = newDoc({size: 4, givens: '1...............'});
    const digits = Uint8Array.from(open.givens);
    digits[1] = 2;
    same(
      reasonOf('dlx', open, {digits, cell: 1, digit: 2, assigned: true}),
      'r1c2 can only be 2, 3 or 4: nothing else has fewer possibilities.',
    );
  },
};
