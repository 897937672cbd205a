import * as model from '../page/model.js';
import {fails, same} from './check.js';

const PUZZLE = '21........31.3..';
const SOLUTION = '2143341242311324';
const JIGSAW = '0001022122313331';

const four = () => model.newPlay(model.newDoc({size: 4, givens: PUZZLE}));
const cells = (...names) => names.map((name) => model.cellOf(4, name));

function fill(play, solution) {
  let after = play;
  [...solution].forEach((character, cell) => {
    if (play.doc.givens[cell] === 0) {
      after = model.enter(after, [cell], model.digitOf(character, play.doc.size));
    }
  });
  return after;
}

export const tests = {
  'symbols go from 1 to 9, A to Z, @'() {
    same([0, 1, 9, 10, 35, 36].map(model.symbol), ['.', '1', '9', 'A', 'Z', '@']);
    fails(() => model.symbol(37), /not a digit/);
    fails(() => model.symbol(-1), /not a digit/);
    fails(() => model.symbol(1.5), /not a digit/);
  },

  'keys mean digits of the size only'() {
    same(
      ['1', '9', 'a', 'A', '0', '.', '@', '', 'F1'].map((key) => model.digitOf(key, 9)),
      [1, 9, 0, 0, 0, 0, 0, 0, 0],
    );
    same([model.digitOf('a', 10), model.digitOf('B', 10), model.digitOf('g', 16)], [10, 0, 16]);
    same(
      [model.digitOf('0', 36), model.digitOf('@', 36), model.digitOf('z', 36), model.digitOf('0', 35)],
      [36, 36, 35, 0],
    );
  },

  'each digit comes back from its symbol'() {
    for (let digit = 1; digit <= model.MAX_SIZE; digit++) {
      same(model.digitOf(model.symbol(digit), model.MAX_SIZE), digit);
    }
  },

  'cells have names'() {
    same([model.cellName(9, 0), model.cellName(9, 80), model.cellName(36, 37)], ['r1c1', 'r9c9', 'r2c2']);
    same(model.cellOf(36, 'r36c36'), 1295);
    for (const name of ['r0c1', 'r1c10', 'r10c1', 'x', 'r1c1x', '']) {
      fails(() => model.cellOf(9, name), /not a cell/);
    }
  },

  'boxes are wider than high'() {
    same(model.boxRegions(6), '000111000111222333222333444555444555');
    same(model.boxRegions(4), '0011001122332233');
    same(model.boxRegions(3), '000111222');
    same(model.boxRegions(1), '0');
    same(new Set(model.boxRegions(36)).size, 36);
  },

  'a puzzle is checked'() {
    fails(() => model.newDoc({size: 0}), /is 1 to 36/);
    fails(() => model.newDoc({size: 37}), /is 1 to 36/);
    fails(() => model.newDoc({size: Number.NaN}), /is 1 to 36/);
    fails(() => model.newDoc({size: 4, regions: '0011'}), /regions/);
    fails(() => model.newDoc({size: 4, regions: '001100112233223<'}), /regions/);
    fails(() => model.newDoc({size: 4, givens: '5...............'}), /r1c1/);
    fails(() => model.newDoc({size: 4, givens: '...'}), /16 givens, not 3/);
    fails(() => model.newDoc({size: 4, givens: [...new Array(15).fill(0), -1]}), /r4c4/);
    same(model.newDoc({size: 4, givens: '0000000000000004'}).givens[15], 4);
  },

  'a play begins at the first blank'() {
    const play = four();
    same([play.cursor, play.selection, play.undo.length, play.finished], [2, [2], 0, false]);
    same(model.newPlay(model.newDoc({size: 4, givens: SOLUTION})).cursor, 0);
  },

  'houses are rows, columns, regions'() {
    const doc = model.newDoc({size: 4, regions: JIGSAW});
    const houses = model.houses(doc);
    same(houses.map(({kind}) => kind[0]).join(''), 'rrrrccccrrrr');
    same(houses[8], {kind: 'region', index: 0, cells: [0, 1, 2, 4]});
    same(
      houses.every((house) => house.cells.length === 4),
      true,
    );
    same(model.houses(model.newDoc({size: 2, regions: '0..1'})).length, 6);
  },

  'peers share a house'() {
    const doc = model.newDoc({size: 4, regions: JIGSAW});
    same(model.peers(doc, 0), [1, 2, 3, 4, 8, 12]);
    same(model.peers(doc, 15), [3, 7, 11, 12, 13, 14]);
    const wide = model.newDoc({size: 36});
    same(model.peers(wide, 700).length, 35 + 35 + 25);
    same(model.peers(wide, 700).includes(700), false);
  },

  'pieces hang together side by side'() {
    const doc = model.newDoc({size: 3, regions: '010121202'});
    same(model.pieces(doc, 0), [[0], [2], [7]]);
    same(model.pieces(doc, 0, true), [[0, 2], [7]]);
    same(model.pieces(doc, 1), [[1], [3], [5]]);
    same(model.pieces(doc, 1, true), [[1], [3, 5]]);
    same(model.pieces(doc, 9), []);
  },

  'neighbours meet across the edges of a torus'() {
    same(model.neighbours(3, 0), [3, 1]);
    same(model.neighbours(3, 0, true), [6, 3, 2, 1]);
    same(model.neighbours(3, 4), [1, 7, 3, 5]);
  },

  'tints differ side by side, also across the edges'() {
    for (const doc of [
      model.newDoc({size: 9}),
      model.newDoc({size: 4, regions: JIGSAW}),
      model.newDoc({size: 36}),
      model.newDoc({size: 1}),
    ]) {
      const tints = model.regionTints(doc);
      for (let cell = 0; cell < doc.size * doc.size; cell++) {
        for (const other of model.neighbours(doc.size, cell, true)) {
          const [one, two] = [model.regionOf(doc, cell), model.regionOf(doc, other)];
          same(one === two || tints.get(one) !== tints.get(two), true);
        }
      }
    }
  },

  'conflicts are found in rows, columns and regions'() {
    const doc = model.newDoc({size: 4, regions: JIGSAW});
    const grid = (text) => [...text].map((character) => model.digitOf(character, 4));
    same(model.conflicts(doc, grid('1..1............')), [0, 3]);
    same(model.conflicts(doc, grid('1...........1...')), [0, 12]);
    same(model.conflicts(doc, grid('..1.1...........')), [2, 4]);
    same([...model.conflicts(doc, grid('1111............'))].sort(), [0, 1, 2, 3]);
    same(model.conflicts(doc, grid('1....1..........')), []);
  },

  'a solution is full and without conflict'() {
    const doc = model.newDoc({size: 4});
    const digits = model.newDoc({size: 4, givens: SOLUTION}).givens;
    same(model.isSolved(doc, digits), true);
    same(
      model.isSolved(
        doc,
        digits.map((digit, cell) => (cell === 3 ? 0 : digit)),
      ),
      false,
    );
    same(
      model.isSolved(
        doc,
        digits.map((digit, cell) => (cell === 3 ? 1 : digit)),
      ),
      false,
    );
    same(model.isFull([1, 0]), false);
  },

  'candidates are what the peers leave'() {
    const {doc} = four();
    const left = model.candidates(doc, doc.givens);
    same([left[0], left[2], left[4], left[15]], [[], [4], [3, 4], [2, 4]]);
  },

  'entering, and entering again, and undoing'() {
    const play = four();
    const once = model.enter(play, [2], 4);
    same([once.entered[2], play.entered[2], once.undo.length], [4, 0, 1]);
    same(model.enter(once, [2], 4).entered[2], 0);
    same(model.undo(once).entered, play.entered);
    same(model.redo(model.undo(once)).entered, once.entered);
    same(model.undo(play) === play && model.redo(play) === play, true);
    fails(() => model.enter(play, [2], 5), /not a digit/);
    fails(() => model.enter(play, [2], 0), /not a digit/);
  },

  'givens stay'() {
    const play = four();
    same(model.enter(play, [0], 4) === play, true);
    same(model.toggleCentre(play, [0], 4) === play, true);
    same(model.erase(play, [0]) === play, true);
  },

  'what does not change keeps its identity'() {
    const play = model.toggleCentre(four(), [2], 4);
    const after = model.enter(play, [5], 4);
    same(after.centre === play.centre && after.colours === play.colours, true);
    same(model.toggleCentre(play, [5], 1).centre[2] === play.centre[2], true);
  },

  'entering takes marks out of peers in one step'() {
    const play = model.fillCandidates(four());
    const after = model.enter(play, [2], 4, {clean: true});
    same([play.centre[3], after.centre[3], after.undo.length], [[3, 4], [3], 2]);
    same(model.undo(after).centre[3], [3, 4]);
    same(model.enter(play, [2], 4).centre[3], [3, 4]);
  },

  'marks are toggled over all cells'() {
    const some = model.toggleCorner(four(), [2], 4);
    const all = model.toggleCorner(some, [2, 3, 4], 4);
    same([all.corner[2], all.corner[3], all.corner[4]], [[4], [4], [4]]);
    same(model.toggleCorner(all, [2, 3, 4], 4).corner[3], []);
    same(model.toggleCentre(model.toggleCentre(four(), [2], 3), [2], 1).centre[2], [1, 3]);
    same(model.toggleCentre(model.enter(four(), [2], 4), [2], 1).centre[2], []);
  },

  'colours go on givens too'() {
    const play = model.setColour(four(), [0, 2], 3);
    same([play.colours[0], play.colours[2]], [3, 3]);
    same(model.setColour(play, [0, 2], 3).colours[0], 0);
    same(model.setColour(play, [0, 2], 4).colours[0], 4);
    fails(() => model.setColour(play, [0], 10), /not a colour/);
  },

  'erasing takes what lies on top'() {
    let play = model.setColour(model.toggleCentre(four(), [2], 4), [2], 1);
    play = model.enter(play, [2], 4);
    play = model.erase(play, [2]);
    same([play.entered[2], play.centre[2], play.colours[2]], [0, [4], 1]);
    play = model.erase(play, [2]);
    same([play.centre[2], play.colours[2]], [[], 1]);
    play = model.erase(play, [2]);
    same(play.colours[2], 0);
    same(model.erase(play, [2]) === play, true);
  },

  'a thousand steps back and forth'() {
    let play = four();
    for (let i = 0; i < 1000; i++) {
      play = model.enter(play, [2 + (i % 8)], 1 + ((i * 7) % 4));
    }
    const end = model.digitText(play.entered);
    const steps = play.undo.length;
    same(steps, 1000);
    for (let i = 0; i < steps; i++) {
      play = model.undo(play);
    }
    same([model.digitText(play.entered), play.undo.length, play.redo.length], ['.'.repeat(16), 0, steps]);
    for (let i = 0; i < steps; i++) {
      play = model.redo(play);
    }
    same(model.digitText(play.entered), end);
  },

  'undo steps are bounded'() {
    let play = four();
    for (let i = 0; i < model.MAX_UNDO + 10; i++) {
      play = model.enter(play, [2], 1 + (i % 2));
    }
    same(play.undo.length, model.MAX_UNDO);
  },

  'a new step ends redoing'() {
    const play = model.undo(model.enter(four(), [2], 4));
    same(play.redo.length, 1);
    same(model.enter(play, [3], 3).redo.length, 0);
  },

  'undo selects what it changed'() {
    const play = model.select(model.enter(four(), [5, 6], 4), [0]);
    same([model.undo(play).selection, model.undo(play).cursor], [[5, 6], 5]);
  },

  'placements of a step'() {
    const play = model.fillCandidates(four());
    const after = model.takeStep(play, [{cell: 2, digit: 4, placement: true}]);
    same([after.entered[2], after.centre[3], after.undo.length], [4, [3], 2]);
  },

  'eliminations of a step make marks where there are none'() {
    const [cell] = cells('r2c1');
    const after = model.takeStep(four(), [{cell, digit: 4, placement: false}]);
    same([after.centre[cell], after.entered[cell]], [[3], 0]);
    const marked = model.toggleCentre(model.toggleCentre(four(), [cell], 4), [cell], 1);
    same(model.takeStep(marked, [{cell, digit: 4, placement: false}]).centre[cell], [1]);
  },

  'marks that lack what a step takes out are put right'() {
    const [cell] = cells('r1c3');
    const doc = model.newDoc({size: 9});
    const play = model.toggleCentre(model.newPlay(doc), [cell], 5);
    const steps = [5, 6].map((digit) => ({cell, digit, placement: false}));
    same(model.takeStep(play, steps).centre[cell], [1, 2, 3, 4, 7, 8, 9]);
  },

  'a step that eliminates twice in a cell'() {
    const doc = model.newDoc({size: 9});
    const after = model.takeStep(model.newPlay(doc), [
      {cell: 0, digit: 1, placement: false},
      {cell: 0, digit: 2, placement: false},
    ]);
    same([after.centre[0], after.undo.length], [[3, 4, 5, 6, 7, 8, 9], 1]);
    same(model.undo(after).centre[0], []);
  },

  'starting over can be undone'() {
    const play = model.passTime(fill(four(), SOLUTION), 5000, true);
    const after = model.restart(play);
    same(
      [after.entered.some((digit) => digit > 0), after.elapsedMillis, after.finished],
      [false, 0, false],
    );
    same(model.digitText(model.digitsOf(model.undo(after))), SOLUTION);
  },

  'playing to the end'() {
    const play = fill(four(), SOLUTION);
    same(model.isSolved(play.doc, model.digitsOf(play)), true);
  },

  'the cursor goes around the edges'() {
    const play = model.select(four(), [0]);
    same(model.move(play, -1, 0).cursor, 12);
    same(model.move(play, 0, -1).cursor, 3);
    same(model.move(play, 0, 1, true).selection, [0, 1]);
    same(model.move(model.move(play, 0, 1, true), 0, -1, true).selection, [0, 1]);
  },

  'similar cells'() {
    const play = model.setColour(model.enter(four(), [15], 1), [2, 3], 5);
    same(model.similar(play, 15), [1, 11, 15]);
    same(model.similar(play, 2), [2, 3]);
    same(model.similar(play, 4), [4]);
    same(model.similar(model.toggleCentre(play, [4, 5], 4), 4), [4, 5]);
  },

  'a play survives its text'() {
    let play = model.enter(four(), [2], 4, {clean: true});
    play = model.toggleCorner(model.setColour(model.toggleCentre(play, [4, 5], 3), [0], 9), [6], 2);
    play = model.passTime(model.undo(play), 61000);
    const back = model.fromJson(model.toJson(play));
    same(model.toJson(back), model.toJson(play));
    same(model.redo(back).corner[6], [2]);
    same(model.undo(back).colours[0], 0);
  },

  'texts that are no play are refused'() {
    const good = JSON.parse(model.toJson(model.enter(four(), [2], 4)));
    const spoilt = {
      v: 2,
      size: 5,
      regions: '',
      givens: '...',
      entered: '9999999999999999',
      centre: [],
      corner: [[5]],
      colours: [99],
      undo: [[[0, 99, 0, 1]]],
      redo: [[]],
      selection: [-1],
    };
    for (const [field, value] of Object.entries(spoilt)) {
      fails(() => model.fromJson(JSON.stringify({...good, [field]: value})), /./);
    }
    for (const text of ['', 'null', '1', '[]', '{}', '{"v":1}']) {
      fails(() => model.fromJson(text), /./);
    }
    fails(() => model.fromJson(JSON.stringify({...good, undo: [[[4, 0, 0, 1]]]})), /not a play/);
    fails(() => model.fromJson(JSON.stringify({...good, undo: [[[1, 0, [], [7]]]]})), /not a play/);
  },

  'puzzle objects of the API'() {
    const play = model.toggleCentre(model.enter(four(), [2], 4), [4], 3);
    const object = model.puzzleOf(play);
    same(
      [object.size, object.puzzle, object.entered, object.centreMarks],
      [4, PUZZLE, '214.......31.3..', {r2c1: '3'}],
    );
    const back = model.playOfPuzzle(JSON.parse(JSON.stringify(object)));
    same([back.entered, back.centre[4], back.doc.regions], [play.entered, [3], play.doc.regions]);
    same(model.docOfPuzzle({size: 4, puzzle: PUZZLE}).regions, model.boxRegions(4));
    fails(() => model.playOfPuzzle({size: 4, puzzle: PUZZLE, centreMarks: {r5c1: '1'}}), /not a cell/);
    fails(() => model.playOfPuzzle({size: 4, puzzle: PUZZLE, centreMarks: {r1c1: '9'}}), /marks of r1c1/);
  },

  'marks below a digit are not sent'() {
    const play = model.enter(model.toggleCentre(four(), [2], 4), [2], 4);
    same(model.puzzleOf(play).centreMarks, {});
    same(model.undo(play).centre[2], [4]);
  },

  'links hold the whole puzzle'() {
    const doc = model.newDoc({
      size: 4,
      regions: JIGSAW,
      givens: PUZZLE,
      title: 'A & B = ö',
      author: '<me>',
    });
    const play = model.enter(model.newPlay(doc), [2], 4);
    const back = model.fromLink(model.toLink(play, {progress: true}));
    same([back.doc, back.entered], [doc, play.entered]);
    same(model.fromLink(model.toLink(play)).entered[2], 0);
    same(model.toLink(four()).includes('r='), false);
    same(model.fromLink('x=1'), null);
    fails(() => model.fromLink('p=123'), /3 cells/);
    fails(() => model.fromLink('p=9...............'), /r1c1/);
  },

  'links of the largest size'() {
    const givens = new Uint8Array(1296);
    givens.set(Array.from({length: 36}, (_, i) => 36 - i));
    const doc = model.newDoc({size: 36, givens});
    same(model.fromLink(model.toLink(model.newPlay(doc))).doc, doc);
  },

  'keys of progress tell puzzles apart'() {
    const keys = new Set();
    for (let cell = 0; cell < 16; cell++) {
      for (let digit = 1; digit <= 4; digit++) {
        const givens = new Uint8Array(16);
        givens[cell] = digit;
        keys.add(model.keyOf(model.newDoc({size: 4, givens})));
        keys.add(model.keyOf(model.newDoc({size: 4, givens, regions: JIGSAW})));
      }
    }
    same(keys.size, 128);
    same(model.keyOf(four().doc), model.keyOf(model.newDoc({size: 4, givens: PUZZLE, title: 'another'})));
  },

  'times are written for people'() {
    same([0, 59999, 245000, 3723000].map(model.timeText), ['0:00', '0:59', '4:05', '1:02:03']);
  },
};
