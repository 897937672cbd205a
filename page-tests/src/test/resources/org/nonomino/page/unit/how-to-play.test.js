import {newDoc} from '../page/model/doc.js';
import {fromLink, toLink} from '../page/model/exchange.js';
import {isKnownKind} from '../page/model/constraint-kinds.js';
import {rulesText, unknownKinds, withoutUnknown} from '../page/parts/how-to-play.js';
import {enter} from '../page/model/marking.js';
import {newPlay} from '../page/model/progress.js';
import {fromJson, toJson} from '../page/storage/saved.js';
import {same} from './check.js';

export const tests = {
  'the rules in one line'() {
    same(rulesText(newDoc({size: 9}), false), '1 to 9 once in each row, column and region.');
    same(rulesText(newDoc({size: 16}), false), '1 to G once in each row, column and region.');
    same(rulesText(newDoc({size: 16}), true), '1 to 16 once in each row, column and region.');
    same(rulesText(newDoc({size: 1}), false), 'The digit 1 once in each row, column and region.');
    const extra = newDoc({size: 4, extraHouses: [[0, 5, 10, 15]]});
    same(rulesText(extra, false), '1 to 4 once in each row, column, region and extra house.');
    const lines = {...newDoc({size: 4}), regions: '0000111122223333'};
    same(rulesText(lines, false), '1 to 4 once in each row and column.');
    const extraLine = newDoc({size: 2, extraHouses: [[0, 3]]});
    same(rulesText(extraLine, false), '1 to 2 once in each row, column and extra house.');
    const some = {...newDoc({size: 4}), regions: '00..00..........'};
    same(rulesText(some, false), '1 to 4 once in each row and column, and no digit twice in a region.');
  },

  'a puzzle without its unknown constraints'() {
    const odd = {kind: 'odd', cell: 'r1c1'};
    const unknown = [{kind: 'wormhole'}, odd, {kind: 'wormhole'}, {kind: 'constructor'}];
    const play = enter(newPlay(newDoc({size: 4, constraints: unknown, title: 'T'})), [3], 2);
    same(unknownKinds(play.doc, isKnownKind), ['wormhole', 'constructor']);
    const without = withoutUnknown(play, isKnownKind);
    same([without.doc.constraints, without.doc.title, without.entered[3]], [[odd], 'T', 2]);
    const none = newPlay(newDoc({size: 4, constraints: [{kind: 'wormhole'}]}));
    same('constraints' in withoutUnknown(none, isKnownKind).doc, false);
    same(unknownKinds(newDoc({size: 4}), isKnownKind), []);
  },

  "an author's rules are part of the puzzle"() {
    const play = newPlay(newDoc({size: 4, rules: 'No fish & chips.\nPlease.'}));
    same(fromLink(toLink(play)).doc.rules, play.doc.rules);
    same(fromJson(toJson(play)).doc.rules, play.doc.rules);
    same(toLink(newPlay(newDoc({size: 4}))).includes('w='), false);
  },
};
