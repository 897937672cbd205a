import {newDoc} from '../page/doc.js';
import {fromLink, toLink} from '../page/exchange.js';
import {rulesText} from '../page/how-to-play.js';
import {newPlay} from '../page/progress.js';
import {fromJson, toJson} from '../page/saved.js';
import {same} from './check.js';

export const tests = {
  'the rules in one line'() {
    same(rulesText(newDoc({size: 9}), false), '1 to 9 once in each row, column and region.');
    same(rulesText(newDoc({size: 16}), false), '1 to G once in each row, column and region.');
    same(rulesText(newDoc({size: 16}), true), '1 to 16 once in each row, column and region.');
    same(rulesText(newDoc({size: 1}), false), 'The digit 1 once in each row, column and region.');
    const extra = newDoc({size: 2, extraHouses: [[0, 3]]});
    same(rulesText(extra, false), '1 to 2 once in each row, column, region and extra house.');
  },

  "an author's rules are part of the puzzle"() {
    const play = newPlay(newDoc({size: 4, rules: 'No fish & chips.\nPlease.'}));
    same(fromLink(toLink(play)).doc.rules, play.doc.rules);
    same(fromJson(toJson(play)).doc.rules, play.doc.rules);
    same(toLink(newPlay(newDoc({size: 4}))).includes('w='), false);
  },
};
