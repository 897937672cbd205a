import {addressOf} from '../page/model/address.js';
import {labelledCell} from '../page/grid/constraints.js';
import {docOfPuzzle, keyOf, newDoc, puzzleOfDoc} from '../page/model/doc.js';
import {wholeOf} from '../page/model/drawing.js';
import {hasBeen, newlyDrafted, sameDraft} from '../page/storage/drafts.js';
import {fromLink, playOfPuzzle, puzzleOf, toLink} from '../page/model/exchange.js';
import {conflicts, peers} from '../page/model/houses.js';
import {enter} from '../page/model/marking.js';
import {giveDigit, withRegions} from '../page/model/painting.js';
import {sentenceOf} from '../page/api/problems.js';
import {newPlay, passTime} from '../page/model/progress.js';
import {readPuzzles} from '../page/api/reading.js';
import {fromJson, toJson} from '../page/storage/saved.js';
import {draftFrom, writtenDraft} from '../page/storage/saved-drafts.js';
import {Walk} from '../page/model/trace.js';
import {liveLine} from '../page/set/verdict.js';
import {fails, same} from './check.js';

const CAGE = {kind: 'cage', cells: ['r1c1', 'r1c2'], sum: 3};
const EQUAL = {
  kind: 'equal-cages',
  cages: [
    ['r1c1', 'r2c1'],
    ['r3c1', 'r4c1'],
  ],
};
const killer = (constraints = [CAGE, EQUAL]) => newDoc({size: 4, constraints});

export const tests = {
  'a puzzle has its constraints in all its forms'() {
    const doc = killer();
    same(doc.constraints, [CAGE, EQUAL]);
    same(puzzleOfDoc(doc).constraints, [CAGE, EQUAL]);
    same(docOfPuzzle(JSON.parse(JSON.stringify(puzzleOfDoc(doc)))), doc);
    same(playOfPuzzle(puzzleOf(newPlay(doc))).doc.constraints, [CAGE, EQUAL]);
    const play = enter(newPlay(doc), [3], 4);
    same(fromLink(toLink(play, {progress: true})).doc, doc);
    same(fromLink(addressOf('play', doc).slice('#play?'.length)).doc.constraints, [CAGE, EQUAL]);
    same(fromJson(toJson(play)).doc, doc);
    same('constraints' in newDoc({size: 4, constraints: []}), false);
    same('constraints' in puzzleOfDoc(newDoc({size: 4})), false);
  },

  'constraints that are no data are refused'() {
    fails(() => killer(['cage']), /not an object/);
    fails(() => killer([{cells: []}]), /not a list of the right kind/);
    fails(() => killer([{kind: 'cage', sum: null}]), /not a list of the right kind/);
    fails(() => killer([{kind: 'cage', cells: [{}]}]), /not a list of the right kind/);
    fails(() => fromLink(`p=${'.'.repeat(16)}&c=%5B%7B`), /constraints of the link are incomplete/);
    fails(() => fromLink(`p=${'.'.repeat(16)}&c=%7B%7D`), /constraints of the link are incomplete/);
  },

  'earlier versions do not open a puzzle without its constraints'() {
    same(JSON.parse(toJson(newPlay(killer()))).v, 3);
    same(JSON.parse(toJson(newPlay(newDoc({size: 4})))).v, 2);
    same(writtenDraft(newlyDrafted(killer())).v, 3);
    same('v' in writtenDraft(newlyDrafted(newDoc({size: 4}))), false);
  },

  'progress belongs to the constraints, in any order'() {
    same(keyOf(killer([EQUAL, CAGE])), keyOf(killer()));
    same(new Set([killer(), killer([CAGE]), newDoc({size: 4})].map(keyOf)).size, 3);
    same(sameDraft(killer(), killer([CAGE])), false);
  },

  'a draft with its changes keeps its constraints'() {
    const doc = killer();
    const given = giveDigit(doc, [5], 3);
    same(given.constraints === doc.constraints, true);
    same(withRegions(given, '0101010123232323').constraints === doc.constraints, true);
    const plain = newDoc({size: 4});
    const draft = {...newlyDrafted(given), past: [plain, doc], future: [plain]};
    const back = draftFrom(draft.id, JSON.parse(JSON.stringify(writtenDraft(draft))));
    same([back.doc, back.past, back.future], [given, [plain, doc], [plain]]);
    same([hasBeen(back, doc), hasBeen(back, killer([CAGE]))], [true, false]);
  },

  'changed constraints are stored as the differing part'() {
    const many = Array.from({length: 12}, (_, i) => ({kind: 'odd', cell: `r${1 + (i >> 2)}c${1 + (i % 4)}`}));
    const doc = killer(many);
    const [without, changed] = [killer(many.slice(1)), killer([...many.slice(1, 11), CAGE])];
    const draft = {...newlyDrafted(doc), past: [newDoc({size: 4}), changed, without], future: [doc]};
    const written = JSON.parse(JSON.stringify(writtenDraft(draft)));
    same(written.past[0], {constraintsAt: 0, cut: 1, put: []});
    same(written.past[1], {constraintsAt: 10, cut: 1, put: [CAGE]});
    same(written.past[2].cut, 11);
    same(written.future[0], {});
    const back = draftFrom(draft.id, written);
    same([back.past, back.future], [draft.past, draft.future]);
    fails(() => draftFrom('x', {...written, past: [{constraintsAt: 13, cut: 0, put: []}]}), /not a change/);
    fails(() => draftFrom('x', {...written, past: [{constraintsAt: 0, cut: 13, put: []}]}), /not a change/);
  },

  'drafts of version 2 have whole lists of constraints'() {
    const {constraints, ...rest} = puzzleOfDoc(killer());
    const old = {
      v: 2,
      savedAt: 5,
      puzzle: {...rest, constraints},
      past: [{constraints: [CAGE]}, {constraints: []}],
      future: [],
    };
    same(draftFrom('x', old).past, [newDoc({size: 4}), killer([CAGE])]);
    fails(() => draftFrom('x', {...old, v: 6}), /not a draft of this version/);
  },

  'houses are those of the regions'() {
    same(peers(killer(), 0), peers(newDoc({size: 4}), 0));
    same([...conflicts(killer(), [1, 1, ...new Array(14).fill(0)])], [0, 1]);
  },

  'a full grid that is finished stays so when it is stored'() {
    const doc = newDoc({size: 4, givens: '1234341221434321', constraints: [CAGE]});
    same(fromJson(toJson(passTime(newPlay(doc), 5, true))).finished, true);
    same(fromJson(toJson(newPlay(doc))).finished, false);
  },

  async 'puzzles with constraints are read'() {
    const puzzle = {size: 4, puzzle: '.'.repeat(16), constraints: [CAGE]};
    const app = {api: {post: () => Promise.resolve({puzzles: [puzzle], constraints: ['cages']})}};
    const signal = new AbortController().signal;
    const {puzzles} = await readPuzzles(app, 'a link', {signal, ignoreExtras: true});
    same(puzzles.map(playOfPuzzle)[0].doc.constraints, [CAGE]);
  },

  'a refusal names the function'() {
    const values = {operation: 'clue', constraints: ['cages', 'arrows']};
    same(
      sentenceOf('unsupported-constraints', values),
      'The search for a clue does not support all rules of this puzzle yet: cages, arrows.',
    );
  },

  'a draft with constraints needs no clues'() {
    const line = (verdict) => liveLine(killer(), {verdict, differing: [3]}, {conflicts: 0, error: null}).more;
    same(line('none'), 'The clues and constraints contradict each other.');
    same(line('several'), '0 clues; two of the solutions differ in the 1 hatched cell.');
  },

  'the picture has room for clues outside the grid'() {
    same(wholeOf(4, true, {left: 0, top: 0, right: 0, bottom: 0}), {x: -30, y: -30, width: 290, height: 290});
    same(wholeOf(4, false, {left: 1, top: 1, right: 0, bottom: 0}), {
      x: -68,
      y: -68,
      width: 328,
      height: 328,
    });
    same(wholeOf(4, false, {left: 0, top: 0.5, right: 0, bottom: 0}), {
      x: -20,
      y: -36,
      width: 296,
      height: 296,
    });
  },

  'numbers in the corners of cells are found'() {
    same(labelledCell(4, {ink: 'clue', text: '15', x: 75, y: 78, size: 12}), 5);
    same(labelledCell(4, {ink: 'clue', text: '15', x: 75, y: 100, size: 12}), -1);
    same(labelledCell(4, {ink: 'clue', text: '15', x: -30, y: 78, size: 12}), -1);
    same(labelledCell(4, {ink: 'cage', d: 'M1 1', pen: 2}), -1);
  },

  async 'the search knows which full grids satisfy the constraints'() {
    const doc = newDoc({size: 4, givens: '21433412423113..', constraints: [CAGE]});
    const events = [
      [14, 2, 1],
      [15, 4, 1],
      [15, 4, 0],
      [14, 2, 0],
    ];
    const answer = {events, next: 4, end: true, verdict: 'none'};
    const walked = async (solutions) => {
      const walk = new Walk(async () => ({...answer, solutions}), doc);
      await walk.seek(4);
      return walk.found;
    };
    same([await walked([]), await walked([2])], [0, 1]);
  },
};
