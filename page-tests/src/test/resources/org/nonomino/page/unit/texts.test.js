import {newDoc} from '../page/model/doc.js';
import {newDraft, paint, unpainted} from '../page/model/painting.js';
import {fileName, gridText, isOneObject, isOneWord, lineText, tooLarge} from '../page/model/texts.js';
import {liveLine} from '../page/set/verdict.js';
import {same} from './check.js';

const GIVENS = '21........31.3..';
const boxes = newDoc({size: 4, givens: GIVENS});
const jigsaw = newDoc({size: 4, givens: GIVENS, regions: '0001022122313331', title: 'Été n° 3: “Ω”/..'});
const calm = {conflicts: 0, error: null};

export const tests = {
  'text includes the regions unless they are boxes'() {
    same(gridText(boxes), '21..\n....\n..31\n.3..\n');
    same(gridText(jigsaw), '21..\n....\n..31\n.3..\n\n0001\n0221\n2231\n3331\n');
    same(lineText(boxes), GIVENS);
    same(lineText(jigsaw), `${GIVENS} 0001022122313331`);
  },

  'text of sizes without boxes always includes the regions'() {
    const rows = newDoc({size: 5});
    same(lineText(rows), `${'.'.repeat(25)} ${rows.regions}`);
  },

  'file names have only characters that file systems accept'() {
    same(fileName(jigsaw, 'svg'), 'e-te-n-3.svg');
    same(fileName(boxes, 'pdf'), 'nonomino-4x4.pdf');
    same(fileName(newDoc({size: 4, title: '../..'}), 'png'), 'nonomino-4x4.png');
    same(fileName(newDoc({size: 4, title: 'a'.repeat(300)}), 'png').length, 64);
  },

  'text that the server would refuse is not sent'() {
    same(tooLarge('a'.repeat(1000)), '');
    same(tooLarge('a'.repeat(256 * 1024)) === '', false);
    same(tooLarge('é'.repeat(140 * 1024)) === '', false);
    same(tooLarge('"'.repeat(140 * 1024)) === '', false);
    same(tooLarge({length: 1e9}) === '', false);
  },

  'a link is a single word, JSON and lists are not'() {
    same([' https://x.org/#a ', 'scl…'].map(isOneWord), [true, true]);
    same(['a b', '{"a":1}', '[1]', 'a\nb', '', ' '].map(isOneWord), new Array(6).fill(false));
  },

  'one object is one puzzle, lists and lines of objects are not'() {
    same(['{"a":1}', ' {\n"a": {}\n}\n'].map(isOneObject), [true, true]);
    same(['[{}]', '{}\n{}', '7', '{', ''].map(isOneObject), new Array(5).fill(false));
  },

  'the live line reports problems with the regions first'() {
    const line = liveLine(paint(newDraft(4), [0], 3), {verdict: 'unique'}, {conflicts: 2, error: null});
    same([line.kind, line.more], ['form', 'Region 1 needs 1 more; region 4 has 1 too many.']);
  },

  'the live line has words for each verdict'() {
    const kinds = (answer) => liveLine(boxes, answer, calm).kind;
    const loose = paint(boxes, [0, 1], -1);
    same(liveLine(loose, {verdict: 'unique'}, calm).kind, 'form');
    same(liveLine(loose, {verdict: 'unique'}, {...calm, isPainting: false}), {
      kind: 'unique',
      text: 'Exactly one solution.',
      more: '5 clues. Some cells have no region.',
    });
    same(
      ['unique', 'none', 'several', 'limit'].map((verdict) => kinds({verdict})),
      ['unique', 'none', 'several', 'wait'],
    );
    same(kinds(null), 'wait');
    same(
      liveLine(boxes, {verdict: 'several', differing: [1, 2, 3, 4]}, calm).more,
      '5 clues; two of the solutions differ in the 4 hatched cells.',
    );
    same(liveLine(newDraft(4), {verdict: 'none'}, calm).more, 'This layout cannot be filled.');
  },

  'the live line shows the solution count if it is known'() {
    const text = (counts) => liveLine(boxes, {verdict: 'several'}, {...calm, counts}).text;
    same(text(null), 'Several solutions.');
    same(text({solutions: 23, exhausted: true}), '23 solutions.');
    same(text({solutions: 1000, exhausted: true}), '1,000 solutions.');
    same(text({solutions: 1001, exhausted: false}), 'More than 1,000 solutions.');
    same(text({solutions: 57, exhausted: false}), 'At least 57 solutions.');
    const estimate = {
      words: 'About 6.67 × 10²¹ solutions',
      certainty: '±4.9 % (95 % confidence, 1,402 random probes)',
      probes: 1402,
    };
    const {text: number, more} = liveLine(
      boxes,
      {verdict: 'several'},
      {
        ...calm,
        counts: {solutions: 1001, exhausted: false, estimate},
      },
    );
    same(number, 'About 6.67 × 10²¹ solutions.');
    same(more.startsWith('±4.9 % (95 % confidence, 1,402 random probes). 5 clues'), true);
  },

  'the live line asks for the first region of an empty layout'() {
    const line = liveLine(unpainted(newDraft(7)), null, calm);
    same([line.kind, line.text], ['form', 'Drag on the grid to draw region 1.']);
  },

  'the live line needs no server for conflicts, and reports when it is unreachable'() {
    same(liveLine(boxes, null, {conflicts: 2, error: {offline: true}}).kind, 'none');
    same(
      liveLine(boxes, null, {conflicts: 0, error: {offline: true}}).more,
      'The check has to wait until the connection is back.',
    );
    same(liveLine(boxes, null, {conflicts: 0, error: {message: 'Too busy.'}}).more, 'Too busy.');
  },
};
