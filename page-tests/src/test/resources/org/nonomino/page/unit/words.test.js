import {counted, timeText} from '../page/model/words.js';
import {same} from './check.js';

export const tests = {
  'times are formatted for people'() {
    same([0, 59999, 245000, 3723000].map(timeText), ['0:00', '0:59', '4:05', '1:02:03']);
  },

  'counts have singular and plural words'() {
    same(
      [counted(1, 'clue'), counted(1234, 'clue'), counted(0, 'piece')],
      ['1 clue', '1,234 clues', '0 pieces'],
    );
  },
};
