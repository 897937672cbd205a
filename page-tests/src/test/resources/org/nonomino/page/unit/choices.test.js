import {randomTrouble, seedOf} from '../page/parts/layouts.js';
import {newDoc} from '../page/model/doc.js';
import {newDraft, paint, standardBoxes} from '../page/model/painting.js';
import {
  finishOf,
  hasNoRegions,
  newChoices,
  newFinish,
  requestOf,
  withWayOut,
  withWayToFinish,
} from '../page/parts/choices.js';
import {same} from './check.js';

const draft = newDoc({size: 4, regions: '0001022122313331'});
const boxes = {...newChoices(), kind: 'catalog'};
const requested = (more) => requestOf({...boxes, ...more}, draft);

export const tests = {
  'the default options request one jigsaw of size 9'() {
    same(requestOf(newChoices(), draft), {many: 1, request: {regions: 'random', size: 9, irregularity: 0.5}});
  },

  'boxes are requested without further options'() {
    same(requested({}), {many: 1, request: {regions: standardBoxes(9), size: 9}});
  },

  'the number of puzzles generated at once'() {
    same(requested({many: ' 20 '}).many, 20);
    for (const many of ['', '0', '-1', '1.5', 'x', '201']) {
      same([requested({many}).field, requested({many}).request], ['many', undefined]);
    }
  },

  'the shapes of random regions are requested if chosen'() {
    const random = {...newChoices().random, style: 'flowing'};
    same(requested({kind: 'random', random}).request.style, 'flowing');
    same('style' in requested({kind: 'random'}).request, false);
  },

  'clues are exact, minimal or left to the generator'() {
    same(requested({clues: 'number', number: ' 24 '}).request.clues, 24);
    same(requested({clues: 'minimal'}).request.minimal, true);
    same('clues' in requested({number: '24'}).request, false);
  },

  'an impossible number of clues is reported'() {
    for (const number of ['7', '82', '-1', 'x', '2.5', '']) {
      same(
        [requested({clues: 'number', number}).field, requested({clues: 'number', number}).request],
        ['number', undefined],
      );
    }
    same(requested({clues: 'number', number: '8'}).request.clues, 8);
    same(requested({clues: 'number', number: '81'}).request.clues, 81);
    same(
      requested({clues: 'number', number: '7'}).trouble,
      'There cannot be 7 clues. For 9 × 9, enter a number from 8 to 81.',
    );
  },

  'random layouts have their own options'() {
    const random = {irregularity: 0.8, style: 'any', symmetry: 'rotate180', seed: 'not read'};
    same(requested({kind: 'random', size: 8, random}).request, {
      regions: 'random',
      size: 8,
      irregularity: 0.8,
      layoutSymmetry: 'rotate180',
    });
    same(requested({kind: 'random', size: 17}).field, 'layout');
    same(requested({kind: 'random', size: 10, random: {...random, symmetry: 'rotate90'}}).field, 'layout');
  },

  'the sizes of random layouts'() {
    const can = (size, symmetry) => randomTrouble(size, {symmetry}) === '';
    same([can(2, 'none'), can(3, 'none'), can(16, 'none'), can(17, 'none')], [false, true, true, false]);
    same(
      [4, 5, 6, 7, 8, 9].map((size) => can(size, 'rotate90')),
      [true, true, false, false, true, true],
    );
  },

  'a painted layout is requested once it is complete'() {
    same(requested({kind: 'painted', clues: 'number', number: '3'}).request, {
      regions: draft.regions,
      size: 4,
      clues: 3,
    });
    const undone = requestOf({...boxes, kind: 'painted'}, paint(draft, [0], 3));
    same([undone.field, undone.request], ['layout', undefined]);
  },

  'a size without boxes needs a layout'() {
    same(requested({size: 7, name: '', regions: ''}).field, 'layout');
  },

  'symmetry, difficulty and seed are included, difficulty only up to size 16'() {
    same(requested({symmetry: 'rotate180', difficulty: 'hard', seed: '7'}).request, {
      regions: standardBoxes(9),
      size: 9,
      symmetry: 'rotate180',
      difficulty: 'hard',
      seed: 7,
    });
    same(
      'difficulty' in requested({size: 25, regions: newDraft(25).regions, difficulty: 'hard'}).request,
      false,
    );
    same(requested({seed: 'abc'}).field, 'seed');
  },

  'rules are requested by name and number'() {
    const placed = [
      {family: 'cages', number: 'all'},
      {family: 'thermometers', number: ' 3 '},
    ];
    const {request} = requested({whole: ['diagonals', 'windoku'], placed});
    same([request.constraints, request.cages, request.thermometers], [['diagonals', 'windoku'], 'all', 3]);
    same(requested({size: 6, regions: standardBoxes(6), whole: ['windoku']}).request.constraints, undefined);
    for (const number of ['', '0', 'all', 'x']) {
      same(requested({placed: [{family: 'arrows', number}]}).field, 'rules');
    }
  },

  'KenKen and Futoshiki have no regions'() {
    const placed = [{family: 'kenken', number: 'all'}];
    same(hasNoRegions(placed), true);
    same(hasNoRegions([{family: 'cages', number: 'all'}]), false);
    const {request} = requested({placed, kind: 'none', size: 6});
    same([request.regions, request.size, request.kenken], ['none', 6, 'all']);
  },

  'cages have sizes and regions, and constraints an order of removal'() {
    const cages = {placed: [{family: 'cages', number: 'all'}]};
    same(requested(cages).request.cageSize, undefined);
    same(requested({...cages, cageSizes: [3, 4]}).request.cageSize, [3, 4]);
    same(requested({...cages, kind: 'painted', cageSizes: [3, 6]}).request.cageSize, [3, 4]);
    same(requested({...cages, cageRegions: 'within'}).request.cageRegions, 'within');
    same(requested({...cages, reduce: 'all'}).request.reduce, 'all');
    const {request} = requested({cageSizes: [3, 4], cageRegions: 'within', reduce: 'all'});
    same([request.cageSize, request.cageRegions, request.reduce], [undefined, undefined, undefined]);
  },

  'a draft is finished at a level with constraints'() {
    same(finishOf(newFinish(), 9), {request: {}, trouble: undefined});
    const placed = [{family: 'arrows', number: '2'}];
    const finish = {...newFinish(), difficulty: 'hard', placed, reduce: 'constraints'};
    same(finishOf(finish, 9).request, {arrows: 2, reduce: 'constraints', difficulty: 'hard'});
    same('difficulty' in finishOf(finish, 25).request, false);
    same(
      finishOf({...finish, placed: [{family: 'arrows', number: 'x'}]}, 9).trouble?.includes('Arrows'),
      true,
    );
    const late = {message: 'No puzzle was found in time.', code: 'no-difficulty-in-time'};
    same(
      withWayToFinish(late, finish, newDoc({size: 4, constraints: [{kind: 'anti-king'}]})),
      'No puzzle was found in time. Try another difficulty, or other constraints, or fewer constraints in the draft.',
    );
    same(
      withWayToFinish(late, {...finish, placed: []}, newDoc({size: 4})),
      'No puzzle was found in time. Try another difficulty.',
    );
    same(
      withWayToFinish(late, newFinish(), newDoc({size: 4})),
      'No puzzle was found in time. Try again, or add clues or constraints yourself.',
    );
    same(withWayToFinish({message: 'Too busy.', code: 'busy'}, finish, newDoc({size: 4})), 'Too busy.');
  },

  'with rules, a puzzle may have no clues'() {
    same(
      requested({placed: [{family: 'cages', number: 'all'}], clues: 'number', number: '0'}).request.clues,
      0,
    );
  },

  'seeds are exact integers'() {
    same(seedOf(' -12 '), {seed: -12, trouble: ''});
    same(seedOf(''), {trouble: ''});
    for (const text of ['1.5', '1e5', '0x10', 'abc', '9007199254740993', '--1']) {
      same(seedOf(text).trouble.includes(text), true);
    }
  },

  'a puzzle that takes too long has a way out'() {
    const late = {message: 'No puzzle was found in time.', code: 'no-puzzle-in-time'};
    const with24 = {...boxes, size: 24, clues: 'number', symmetry: 'rotate180'};
    same(
      withWayOut(late, with24, newDraft(9)),
      'No puzzle was found in time. Try a smaller grid, or more clues, or no symmetry.',
    );
    same(
      withWayOut(late, boxes, newDraft(9)),
      'No puzzle was found in time. Try again, or choose other regions.',
    );
    same(withWayOut({message: 'Too busy.', code: 'busy'}, with24, newDraft(9)), 'Too busy.');
  },
};
