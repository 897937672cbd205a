import {boxRegions, docOfPuzzle, newDoc} from '../page/model/doc.js';
import {fromLink, playOfPuzzle, puzzleOf, toLink} from '../page/model/exchange.js';
import {LONGEST} from '../page/model/limits.js';
import {enter, toggleCentre} from '../page/model/marking.js';
import {newPlay, undo} from '../page/model/progress.js';
import {fails, same} from './check.js';

const PUZZLE = '21........31.3..';
const JIGSAW = '0001022122313331';
const four = () => newPlay(newDoc({size: 4, givens: PUZZLE}));

export const tests = {
  'puzzle objects of the API'() {
    const play = toggleCentre(enter(four(), [2], 4), [4], 3);
    const object = puzzleOf(play);
    same(
      [object.size, object.puzzle, object.entered, object.centreMarks],
      [4, PUZZLE, '214.......31.3..', {r2c1: '3'}],
    );
    const back = playOfPuzzle(JSON.parse(JSON.stringify(object)));
    same([back.entered, back.centre[4], back.doc.regions], [play.entered, [3], play.doc.regions]);
    same(docOfPuzzle({size: 4, puzzle: PUZZLE}).regions, boxRegions(4));
    fails(() => playOfPuzzle({size: 4, puzzle: PUZZLE, centreMarks: {r5c1: '1'}}), /not a cell/);
    fails(() => playOfPuzzle({size: 4, puzzle: PUZZLE, centreMarks: {r1c1: '9'}}), /marks of r1c1/);
  },

  'marks under a digit are not sent'() {
    const play = enter(toggleCentre(four(), [2], 4), [2], 4);
    same(puzzleOf(play).centreMarks, {});
    same(undo(play).centre[2], [4]);
  },

  'links contain the whole puzzle'() {
    const doc = newDoc({
      size: 4,
      regions: JIGSAW,
      givens: PUZZLE,
      title: 'A & B = ö',
      author: '<me>',
    });
    const play = enter(newPlay(doc), [2], 4);
    const back = fromLink(toLink(play, {progress: true}));
    same([back.doc, back.entered], [doc, play.entered]);
    same(fromLink(toLink(play)).entered[2], 0);
    same(toLink(four()).includes('r='), false);
    same(fromLink('x=1'), null);
    fails(() => fromLink('p=123'), /3 cells/);
    same(fromLink(`p=${PUZZLE}&r=1122112233443344`).doc.regions, boxRegions(4));
    fails(() => fromLink(`p=${PUZZLE}&r=${'z'.repeat(16)}`), /region 1 has 16 cells instead of 4/);
    fails(() => fromLink(`p=${PUZZLE}&r=001100112233223.`), /region 4 has 3 cells instead of 4/);
    fails(() => fromLink(`p=${PUZZLE}&r=0011`), /16 symbols of regions/);
    fails(() => fromLink('p=9...............'), /r1c1/);
  },

  'overlong text is cut when links are read and created'() {
    const title = 'x'.repeat(1_900_000);
    const {doc} = fromLink(`p=${PUZZLE}&t=${title}&a=${'😀'.repeat(150)}`);
    same([doc.title, doc.title.length], [`${'x'.repeat(LONGEST.title - 1)}…`, LONGEST.title]);
    same(doc.author, `${'😀'.repeat(99)}…`);
    same(toLink(newPlay(newDoc({size: 4, givens: PUZZLE, title}))).length < 300, true);
    same(playOfPuzzle({size: 4, puzzle: PUZZLE, label: title}).doc.title, doc.title);
  },

  'constraints that are too large are refused in one sentence'() {
    const link = (list) => `p=${PUZZLE}&${new URLSearchParams({c: JSON.stringify(list)})}`;
    const cells = (count) => new Array(count).fill('r1c1');
    same(fromLink(link([{kind: 'cage', cells: cells(16)}])).doc.constraints[0].cells.length, 16);
    fails(
      () =>
        fromLink(
          link([
            {kind: 'odd', cell: 'r1c1'},
            {kind: 'cage', cells: cells(500)},
          ]),
        ),
      /^constraint 2, 'cage', lists 500 cells, but the grid has 16$/,
    );
    fails(() => fromLink(link([{kind: 'palindrome', cells: cells(10_000)}])), /lists 10,000 cells/);
    fails(() => fromLink(link([{kind: 'x'.repeat(99), cells: cells(17)}])), /^.{1,120}$/);
    fails(() => fromLink(link([{kind: 'equal-cages', cages: [[], cells(17)]}])), /lists 17 cells/);
    fails(() => fromLink(link(new Array(10_001).fill({kind: 'odd'}))), /10,001 constraints/);
    fails(() => fromLink(link([{kind: 'x', y: 'z'.repeat(2_000_000)}])), /1,954 KiB/);
    fails(() => fromLink(`p=${PUZZLE}&c=${'['.repeat(200_000)}`), /incomplete/);
    fails(
      () => fromLink(`p=${PUZZLE}&c=[{"kind":"x","y":${'['.repeat(999)}${']'.repeat(999)}}]`),
      /incomplete/,
    );
    fails(
      () => playOfPuzzle({size: 4, puzzle: PUZZLE, constraints: [{kind: 'x', y: cells(17)}]}),
      /17 cells/,
    );
  },

  'links with unknown kinds are read'() {
    const constraints = [{kind: 'wormhole', cells: ['r1c1']}];
    same(
      fromLink(toLink(newPlay(newDoc({size: 4, givens: PUZZLE, constraints})))).doc.constraints,
      constraints,
    );
  },

  'links to puzzles of the largest size'() {
    const givens = new Uint8Array(1296);
    givens.set(Array.from({length: 36}, (_, i) => 36 - i));
    const doc = newDoc({size: 36, givens});
    same(fromLink(toLink(newPlay(doc))).doc, doc);
  },
};
