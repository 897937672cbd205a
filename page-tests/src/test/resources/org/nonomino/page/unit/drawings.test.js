import {addressOf} from '../page/model/address.js';
import {readPuzzles} from '../page/api/reading.js';
import {cellLabel} from '../page/grid/cells.js';
import {constraintDrawing} from '../page/grid/constraints.js';
import {
  agreesWithSolution,
  docOfPuzzle,
  inOurLook,
  isInside,
  keyOf,
  mistakesIn,
  newDoc,
  puzzleOfDoc,
  understoodOf,
  withTexts,
} from '../page/model/doc.js';
import {isLoose} from '../page/model/tiling.js';
import {newlyDrafted} from '../page/storage/drafts.js';
import {fromLink, playOfPuzzle, puzzleOf, toLink} from '../page/model/exchange.js';
import {conflicts, isEnd, isFilled} from '../page/model/houses.js';
import {readLibrary, writeLibrary} from '../page/storage/library-file.js';
import {withinLimits} from '../page/model/limits.js';
import {enter} from '../page/model/marking.js';
import {merged} from '../page/model/merging.js';
import {giveDigit} from '../page/model/painting.js';
import {newPlay} from '../page/model/progress.js';
import {fromJson, mended, toJson} from '../page/storage/saved.js';
import {draftFrom, writtenDraft} from '../page/storage/saved-drafts.js';
import {areBeside, unreadWhy} from '../page/parts/whole-rules.js';
import {fails, same} from './check.js';

const LINE = {
  kind: 'line',
  points: [
    [0.5, 0.5],
    [1.5, 1.5],
  ],
  colour: '#33cc3380',
  width: 0.2,
};
const TEXT = {
  kind: 'rectangle',
  centre: [-0.5, 1.5],
  text: '12',
  textSize: 0.5,
  above: true,
  shows: ['cage'],
};
const LEFT = ['"A frog leaps along each line."', '1 green line'];
const SOLUTION = '2143341242311324';
const drawn = (fields = {}) =>
  newDoc({size: 4, drawings: [LINE, TEXT], left: LEFT, solution: SOLUTION, rules: 'Frogs.', ...fields});

export const tests = {
  'a puzzle has its drawings, what is not understood and its solution in all its forms'() {
    const doc = drawn();
    same([doc.drawings, doc.left, doc.solution], [[LINE, TEXT], LEFT, SOLUTION]);
    same(docOfPuzzle(JSON.parse(JSON.stringify(puzzleOfDoc(doc)))), doc);
    same(playOfPuzzle(puzzleOf(newPlay(doc))).doc, doc);
    const play = enter(newPlay(doc), [3], 4);
    same(fromLink(toLink(play, {progress: true})).doc, doc);
    same(fromLink(addressOf('watch', doc).slice('#watch?'.length)).doc, doc);
    same([fromJson(toJson(play)).doc, mended(toJson(play)).doc], [doc, doc]);
    const draft = newlyDrafted(doc);
    const back = readLibrary(writeLibrary([{play, savedAt: 1, rating: null}], [draft]));
    same([back.puzzles[0].play.doc, back.drafts[0].doc, back.unread], [doc, doc, 0]);
  },

  'changes of drawings are written as their differing part'() {
    const doc = drawn();
    const past = [drawn({drawings: [LINE]}), drawn({drawings: [LINE, {...TEXT, text: '1'}, TEXT]})];
    const written = writtenDraft({doc, savedAt: 1, past, future: []});
    same(written.past, [
      {drawingsAt: 1, drawingsCut: 0, drawingsPut: [{...TEXT, text: '1'}]},
      {drawingsAt: 1, drawingsCut: 2, drawingsPut: []},
    ]);
    same(draftFrom('a', JSON.parse(JSON.stringify(written))).past, past);
    // Earlier versions wrote whole lists.
    const earlier = {...written, past: [{drawings: [LINE]}]};
    same(draftFrom('a', JSON.parse(JSON.stringify(earlier))).past, [past[0]]);
  },

  'other puzzles have none of these fields, and the same forms and keys as ever'() {
    const doc = newDoc({size: 4, givens: '21........31.3..', title: 'Four'});
    same(Object.keys(doc), ['size', 'regions', 'givens', 'title', 'author']);
    same(Object.keys(puzzleOfDoc(doc)), ['size', 'puzzle', 'regions', 'label']);
    same(toLink(newPlay(doc)), 'p=21........31.3..&t=Four');
    same(keyOf(doc), '4-1x75m7h10rnyvi');
    same(constraintDrawing(doc), null);
    same([areBeside(doc), unreadWhy(doc)], [false, '']);
  },

  'in our look, the drawings that show constraints are left out'() {
    const doc = drawn();
    const ours = inOurLook(doc);
    same([ours.drawings, ours.left, ours.rules], [[LINE], LEFT, 'Frogs.']);
    same([inOurLook(doc) === ours, inOurLook(ours) === ours], [true, true]);
    same(inOurLook(drawn({drawings: [TEXT]})).drawings, undefined);
    const plain = newDoc({size: 4});
    same(inOurLook(plain) === plain, true);
  },

  'a solution is kept only if it is one'() {
    const solutionOf = (solution) => drawn({solution}).solution;
    same(solutionOf('2143'), undefined);
    same(solutionOf('214334124231132.'), undefined);
    same(solutionOf('5143341242311324'), undefined);
    same(solutionOf(SOLUTION), SOLUTION);
  },

  'drawings that are no data are refused'() {
    const withDrawings = (...drawings) => drawn({drawings});
    fails(() => withDrawings('line'), /not an object/);
    fails(() => withDrawings({points: []}), /not a list of the right kind/);
    fails(() => withDrawings({kind: 'line', points: [{}]}), /not a list of the right kind/);
    fails(() => withDrawings({kind: 'line', text: null}), /not a list of the right kind/);
    fails(() => drawn({left: [1]}), /not a list of the right kind/);
    const blank = `p=${'.'.repeat(16)}`;
    fails(() => fromLink(`${blank}&d=%5B%7B`), /the drawings of the link are incomplete/);
    fails(() => fromLink(`${blank}&d=%7B%7D`), /the drawings of the link are incomplete/);
    fails(() => fromLink(`${blank}&d=%5B%5B%5B%5B%5B%5D%5D%5D%5D%5D`), /drawings of the link/);
    fails(() => fromLink(`${blank}&d=${'x'.repeat(256 * 1024)}`), /its drawings have 256 KiB/);
    fails(() => fromLink(`${blank}&l=7`), /left rules of the link/);
    fails(
      () => playOfPuzzle(puzzleOfDoc(drawn({drawings: new Array(10_001).fill(LINE)}))),
      /there are 10,001 drawings, but a puzzle has at most 10,000/,
    );
  },

  'drawings that are too long for a link are left out of it, and the address has no part of the puzzle'() {
    const many = drawn({drawings: new Array(5000).fill(LINE)});
    same(fromLink(toLink(newPlay(many))).doc.drawings, undefined);
    same(addressOf('play', many), '#play');
    same(addressOf('play', drawn()).startsWith('#play?p='), true);
  },

  'what is not understood is shortened'() {
    const long = drawn({left: [...new Array(150).fill('x'), 'y'.repeat(600)].reverse()});
    const {left} = withinLimits(long);
    same([left.length, left[0].length, left[0].endsWith('…')], [100, 500, true]);
    const short = drawn();
    same(withinLimits(short) === short, true);
  },

  'earlier versions do not open a puzzle without its drawings'() {
    same(JSON.parse(toJson(newPlay(drawn()))).v, 5);
    same(JSON.parse(toJson(newPlay(newDoc({size: 4, left: LEFT})))).v, 5);
    same(JSON.parse(toJson(newPlay(newDoc({size: 4, solution: SOLUTION})))).v, 2);
    same(writtenDraft(newlyDrafted(drawn())).v, 4);
    fails(() => fromJson(toJson(newPlay(drawn())).replace('"v":5', '"v":7')), /not saved progress/);
  },

  'puzzles that are understood have one key, and others one for each drawing'() {
    const whole = (drawings) => keyOf(newDoc({size: 4, drawings}));
    same(whole([LINE]), keyOf(newDoc({size: 4})));
    const keys = [drawn(), drawn({drawings: [LINE]}), drawn({left: ['x']}), newDoc({size: 4})].map(keyOf);
    same(new Set(keys).size, 4);
    same(keyOf(drawn({title: 'another'})), keyOf(drawn()));
  },

  'a stored puzzle lends its drawings to one without them'() {
    const stored = newDoc({size: 4, title: 'Mine', drawings: [LINE], solution: SOLUTION});
    const linked = newDoc({size: 4, title: 'Other'});
    const both = withTexts(linked, linked, stored);
    same([both.title, both.drawings, both.solution], ['Other', [LINE], SOLUTION]);
  },

  'merged states of a puzzle have the drawings of either'() {
    const plain = {play: enter(newPlay(newDoc({size: 4})), [3], 4), savedAt: 1};
    const other = {play: newPlay(newDoc({size: 4, drawings: [LINE]})), savedAt: 2};
    for (const both of [merged(plain, other), merged(other, plain)]) {
      same([both.play.doc.drawings, both.play.entered[3], both.savedAt], [[LINE], 4, 1]);
    }
    same(merged(plain, {...plain, savedAt: 3}) === plain, true);
  },

  'a draft keeps its drawings through its changes'() {
    const doc = drawn();
    const given = giveDigit(doc, [5], 3);
    same(given.drawings === doc.drawings, true);
    const plain = newDoc({size: 4});
    const draft = {...newlyDrafted(given), past: [plain, doc], future: [plain]};
    const back = draftFrom(draft.id, JSON.parse(JSON.stringify(writtenDraft(draft))));
    same([back.doc, back.past, back.future], [given, [plain, doc], [plain]]);
    const plainer = writtenDraft({...newlyDrafted(plain), past: [plain]});
    same(plainer.past, [{}]);
  },

  'the solver is asked without them'() {
    same(understoodOf(puzzleOfDoc(drawn({givens: SOLUTION.replaceAll('4', '.')}))), {
      size: 4,
      puzzle: SOLUTION.replaceAll('4', '.'),
      regions: '0011001122332233',
      rules: 'Frogs.',
    });
  },

  'digits are compared with the solution only where the rules are not all understood'() {
    const digits = [2, 1, 4, 4, ...new Array(12).fill(0)];
    same(mistakesIn(drawn(), digits), [3]);
    same(mistakesIn(drawn({left: []}), digits), []);
    same(mistakesIn(drawn({solution: ''}), digits), []);
    same([agreesWithSolution(drawn(), digits), agreesWithSolution(drawn(), [2, 1])], [false, true]);
  },

  'a grid without the usual regions is kept as it is, and ends when it is full'() {
    const loose = drawn({regions: '.'.repeat(16), solution: ''});
    const cramped = drawn({regions: '0123456789abcdef', solution: ''});
    same([isLoose(loose), isLoose(cramped), isLoose(drawn())], [true, true, false]);
    same(fromLink(toLink(newPlay(cramped))).doc, cramped);
    same(fromJson(toJson(newPlay(loose))).doc, loose);
    same(isLoose(drawn({regions: '0011..1122334455', left: []})), false);
    const ones = new Uint8Array(16).fill(1);
    same(
      [isEnd(loose, ones), isEnd(loose, ones.with(3, 0)), isEnd(drawn({solution: ''}), ones)],
      [true, false, false],
    );
    same(isEnd(drawn({regions: '.'.repeat(16)}), ones), false);
    same(isEnd(drawn(), newDoc({size: 4, givens: SOLUTION}).givens), true);
    const all = newDoc({size: 4, regions: '0'.repeat(16)});
    same([...conflicts(all, [1, 0, 0, 0, 0, 1])], []);
  },

  'a grid that is not square lies in a square one, whose other cells do not exist'() {
    const oblong = drawn({regions: '.'.repeat(16), shape: [2, 4], solution: ''});
    same([fromLink(toLink(newPlay(oblong))).doc, fromJson(toJson(newPlay(oblong))).doc], [oblong, oblong]);
    same([isInside(oblong, 7), isInside(oblong, 8)], [true, false]);
    const upper = [...new Array(8).fill(1), ...new Array(8).fill(0)];
    same([isFilled(oblong, upper), isEnd(oblong, upper), isFilled(drawn(), upper)], [true, true, false]);
    same(cellLabel({doc: oblong}, 8), 'r3c1, no cell');
    fails(() => drawn({shape: [2]}), /not a list/);
    fails(() => drawn({shape: [0, 5]}), /not a list/);
    same('shape' in understoodOf(puzzleOfDoc(oblong)), false);
  },

  async 'a grid that is no puzzle is asked for after the refusal'() {
    const document = {rows: 2, columns: 3, puzzle: '3.....', regions: '00....', left: ['no'], drawings: []};
    const asked = [];
    const post = async (_, request) => {
      asked.push(request);
      if (!request.documents) {
        throw Object.assign(new Error('no'), {code: 'not-square'});
      }
      return {document, from: 'sudokupad'};
    };
    const {signal} = new AbortController();
    const read = (text) => readPuzzles({api: {post}}, text, {signal, ignoreExtras: true});
    const {puzzles} = await read('https://sudokupad.app/sclx');
    same(playOfPuzzle(puzzles[0]).doc.shape, [2, 3]);
    const {puzzle, regions, shape} = puzzles[0];
    same([puzzle, regions, shape], ['3........', '00.......', [2, 3]]);
    same(asked.length, 2);
    let refusal = null;
    await read('several words').catch((error) => {
      refusal = error;
    });
    same([refusal.code, asked.length], ['not-square', 3]);
  },

  'the reason names the first rule that is not understood'() {
    same(
      unreadWhy(drawn()),
      "Off, because Nonomino does not read all rules of this puzzle: 'A frog leaps along each line.' and 1 more.",
    );
    same(
      unreadWhy(drawn({left: ['clock lines']})),
      'Off, because Nonomino does not read all rules of this puzzle: clock lines.',
    );
    same(
      [areBeside(drawn()), areBeside(drawn({left: []})), areBeside(drawn({left: [], rules: ''}))],
      [true, true, false],
    );
  },
};
