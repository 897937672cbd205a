import {newDoc} from '../page/model/doc.js';
import {isSolved} from '../page/model/houses.js';
import {
  draw,
  enter,
  erase,
  eraseLetters,
  fillCandidates,
  takeStep,
  toggleCentre,
  toggleCorner,
  toggleColour,
  toggleLetter,
  wipe,
} from '../page/model/marking.js';
import {meet, follow, isUntouched, restart, takeOver} from '../page/model/merging.js';
import {
  MAX_UNDO,
  digitsOf,
  newPlay,
  orderOfEntries,
  passTime,
  redo,
  undo,
  withHint,
} from '../page/model/progress.js';
import {middleOf, stretchBetween} from '../page/model/pen.js';
import {select} from '../page/model/selection.js';
import {cellOf, digitOf, digitText} from '../page/model/symbols.js';
import {fails, same} from './check.js';

const PUZZLE = '21........31.3..';
const SOLUTION = '2143341242311324';
const four = () => newPlay(newDoc({size: 4, givens: PUZZLE}));
const cells = (...names) => names.map((name) => cellOf(4, name));

function fill(play, solution) {
  let after = play;
  [...solution].forEach((character, cell) => {
    if (play.doc.givens[cell] === 0) {
      after = enter(after, [cell], digitOf(character, play.doc));
    }
  });
  return after;
}

export const tests = {
  'the order of entries is that in which the digits that are left were entered'() {
    const [a, b, c] = cells('r1c3', 'r2c1', 'r2c2');
    let play = enter(enter(enter(four(), [a], 4), [b], 3), [c], 4);
    same(orderOfEntries(play), [a, b, c]);
    play = enter(play, [a], 3);
    same(orderOfEntries(play), [b, c, a]);
    play = erase(play, [b]);
    same(orderOfEntries(play), [c, a]);
    same(orderOfEntries(undo(play)), [b, c, a]);
  },

  'the order of entries is unknown without their steps'() {
    const [a] = cells('r1c3');
    same(orderOfEntries({...enter(four(), [a], 4), undo: []}), null);
    same(orderOfEntries(four()), []);
  },

  'a play starts at the first blank'() {
    const play = four();
    same([play.cursor, play.selection, play.undo.length, play.finished], [2, [2], 0, false]);
    same(newPlay(newDoc({size: 4, givens: SOLUTION})).cursor, 0);
  },

  'entering, and entering again, and undoing'() {
    const play = four();
    const once = enter(play, [2], 4);
    same([once.entered[2], play.entered[2], once.undo.length], [4, 0, 1]);
    same(enter(once, [2], 4).entered[2], 0);
    same(undo(once).entered, play.entered);
    same(redo(undo(once)).entered, once.entered);
    same(undo(play) === play && redo(play) === play, true);
    fails(() => enter(play, [2], 5), /not a digit/);
    fails(() => enter(play, [2], 0), /not a digit/);
  },

  'givens cannot be changed'() {
    const play = four();
    same(enter(play, [0], 4) === play, true);
    same(toggleCentre(play, [0], 4) === play, true);
    same(erase(play, [0]) === play, true);
  },

  'what does not change keeps its identity'() {
    const play = toggleCentre(four(), [2], 4);
    const after = enter(play, [5], 4);
    same(after.centre === play.centre && after.colours === play.colours, true);
    same(toggleCentre(play, [5], 1).centre[2] === play.centre[2], true);
  },

  'entering removes marks from peers in the same step'() {
    const play = fillCandidates(four());
    const after = enter(play, [2], 4, {clean: true});
    same([play.centre[3], after.centre[3], after.undo.length], [[3, 4], [3], 2]);
    same(undo(after).centre[3], [3, 4]);
    same(enter(play, [2], 4).centre[3], [3, 4]);
  },

  'marks are toggled over all cells'() {
    const some = toggleCorner(four(), [2], 4);
    const all = toggleCorner(some, [2, 3, 4], 4);
    same([all.corner[2], all.corner[3], all.corner[4]], [[4], [4], [4]]);
    same(toggleCorner(all, [2, 3, 4], 4).corner[3], []);
    same(toggleCentre(toggleCentre(four(), [2], 3), [2], 1).centre[2], [1, 3]);
    same(toggleCentre(enter(four(), [2], 4), [2], 1).centre[2], []);
  },

  'cells, including givens, may have several colours'() {
    const play = toggleColour(four(), [0, 2], 3);
    same([play.colours[0], play.colours[2]], [[3], [3]]);
    const both = toggleColour(play, [0], 1);
    same([both.colours[0], both.colours[2]], [[1, 3], [3]]);
    same(toggleColour(both, [0], 3).colours[0], [1]);
    same(toggleColour(both, [0, 2], 1).colours[2], [1, 3]);
    same(undo(both).colours[0], [3]);
    fails(() => toggleColour(play, [0], 10), /not a colour/);
    fails(() => toggleColour(play, [0], 0), /not a colour/);
  },

  'letters are written, erased and undone'() {
    const start = four();
    let play = toggleLetter(toggleLetter(start, [0, 2], 3), [2], 1);
    same([play.letters[0], play.letters[2]], [[3], [1, 3]]);
    play = toggleLetter(play, [0, 2], 3);
    same([play.letters[0], play.letters[2]], [[], [1]]);
    same(undo(play).letters[2], [1, 3]);
    same(erase(enter(play, [2], 4), [2]).letters[2], [1]);
    same(eraseLetters(enter(play, [2], 4), [2]).entered[2], 4);
    same(erase(play, [2]).letters[2], []);
    same(eraseLetters(play, [0]) === play, true);
    for (const letter of [0, 27, 1.5]) {
      fails(() => toggleLetter(start, [2], letter), /not a letter/);
    }
  },

  'lines are drawn, erased and undone'() {
    const stretches = [0, 1].map((at) => stretchBetween(4, middleOf(4, at), middleOf(4, at + 1)));
    const play = draw(select(four(), [5]), stretches, 2);
    same([play.pen[stretches[0]], play.pen[stretches[1]], play.undo.length], [2, 2, 1]);
    same(
      undo(play).pen.every((colour) => colour === 0),
      true,
    );
    same(undo(play).selection, [5]);
    same(redo(undo(play)).pen, play.pen);
    const less = wipe(play, [0]);
    same([less.pen[stretches[0]], less.pen[stretches[1]]], [0, 2]);
    same(wipe(four(), [0]).undo.length, 0);
    same(undo(restart(play)).pen, play.pen);
    same(
      restart(play).pen.some((colour) => colour > 0),
      false,
    );
    fails(() => draw(play, [0], 10), /not a colour/);
  },

  'erasing removes the topmost layer'() {
    let play = toggleColour(toggleCentre(four(), [2], 4), [2], 1);
    play = enter(play, [2], 4);
    play = erase(play, [2]);
    same([play.entered[2], play.centre[2], play.colours[2]], [0, [4], [1]]);
    play = erase(play, [2]);
    same([play.centre[2], play.colours[2]], [[], [1]]);
    play = erase(play, [2]);
    same(play.colours[2], []);
    same(erase(play, [2]) === play, true);
  },

  'a thousand steps back and forth'() {
    let play = four();
    for (let i = 0; i < 1000; i++) {
      play = enter(play, [2 + (i % 8)], 1 + ((i * 7) % 4));
    }
    const end = digitText(play.entered, play.doc);
    const steps = play.undo.length;
    same(steps, 1000);
    for (let i = 0; i < steps; i++) {
      play = undo(play);
    }
    same([digitText(play.entered, play.doc), play.undo.length, play.redo.length], ['.'.repeat(16), 0, steps]);
    for (let i = 0; i < steps; i++) {
      play = redo(play);
    }
    same(digitText(play.entered, play.doc), end);
  },

  'filling does not restore struck digits'() {
    const filled = fillCandidates(four());
    const struck = toggleCentre(filled, [3], 4);
    same([filled.centre[3], struck.centre[3]], [[3, 4], [3]]);
    const again = fillCandidates(struck);
    same(again === struck, true);
    same(fillCandidates(undo(struck)).centre[3], [3, 4]);
    same(fillCandidates(redo(undo(struck))).centre[3], [3]);
    same(fillCandidates(toggleCentre(struck, [3], 4)).centre[3], [3, 4]);
    same(fillCandidates(erase(struck, [3])).centre[3], [3, 4]);
    same(fillCandidates(erase(toggleCentre(struck, [3], 3), [3])).centre[3], [3, 4]);
    const taken = takeStep(four(), [{cell: 3, digit: 4, placement: false}]);
    same(fillCandidates(taken).centre[3], [3]);
    const entered = enter(filled, [2], 4, {clean: true});
    same(entered.centre[3], [3]);
    same(fillCandidates(enter(entered, [2], 4)).centre[3], [3, 4]);
  },

  'the number of undo steps is limited'() {
    let play = four();
    for (let i = 0; i < MAX_UNDO + 10; i++) {
      play = enter(play, [2], 1 + (i % 2));
    }
    same(play.undo.length, MAX_UNDO);
  },

  'a new step clears the redo steps'() {
    const play = undo(enter(four(), [2], 4));
    same(play.redo.length, 1);
    same(enter(play, [3], 3).redo.length, 0);
  },

  'undo selects what it changed'() {
    const play = select(enter(four(), [5, 6], 4), [0]);
    same([undo(play).selection, undo(play).cursor], [[5, 6], 5]);
  },

  'placements of a step'() {
    const play = fillCandidates(four());
    const after = takeStep(play, [{cell: 2, digit: 4, placement: true}]);
    same([after.entered[2], after.centre[3], after.undo.length], [4, [3], 2]);
  },

  'eliminations of a step create missing marks'() {
    const [cell] = cells('r2c1');
    const after = takeStep(four(), [{cell, digit: 4, placement: false}]);
    same([after.centre[cell], after.entered[cell]], [[3], 0]);
    const marked = toggleCentre(toggleCentre(four(), [cell], 4), [cell], 1);
    same(takeStep(marked, [{cell, digit: 4, placement: false}]).centre[cell], [1]);
  },

  'marks that lack an eliminated digit are corrected'() {
    const [cell] = cells('r1c3');
    const doc = newDoc({size: 9});
    const play = toggleCentre(newPlay(doc), [cell], 5);
    const steps = [5, 6].map((digit) => ({cell, digit, placement: false}));
    same(takeStep(play, steps).centre[cell], [1, 2, 3, 4, 7, 8, 9]);
  },

  'a step that eliminates twice in a cell'() {
    const doc = newDoc({size: 9});
    const after = takeStep(newPlay(doc), [
      {cell: 0, digit: 1, placement: false},
      {cell: 0, digit: 2, placement: false},
    ]);
    same([after.centre[0], after.undo.length], [[3, 4, 5, 6, 7, 8, 9], 1]);
    same(undo(after).centre[0], []);
  },

  'starting over can be undone'() {
    const play = passTime(fill(four(), SOLUTION), 5000, true);
    const after = restart(play);
    same([after.entered.some((digit) => digit > 0), after.elapsedMillis, after.finished], [false, 0, false]);
    same(digitText(digitsOf(undo(after)), after.doc), SOLUTION);
  },

  'the progress of two windows is kept'() {
    const begun = enter(four(), [2], 4);
    const here = enter(begun, [3], 3);
    const there = toggleCorner(enter(begun, [3], 4), [4], 2);
    const met = meet(here, there);
    same(digitsOf(met), digitsOf(here));
    same([digitsOf(undo(met)), undo(met).corner[4]], [digitsOf(there), [2]]);
    same(digitsOf(undo(undo(met))), digitsOf(here));
    same(digitsOf(undo(undo(undo(met)))), digitsOf(begun));
    same(meet(here, here).undo.length, here.undo.length);
  },

  'playing to the end'() {
    const play = fill(four(), SOLUTION);
    same(isSolved(play.doc, digitsOf(play)), true);
  },

  'progress from elsewhere is one undoable step'() {
    const here = toggleCentre(enter(four(), [2], 4), [4], 3);
    const there = enter(four(), [3], 3);
    const after = takeOver(here, there);
    same(after.entered, there.entered);
    same(after.centre, there.centre);
    same(undo(after).entered, here.entered);
    same(undo(after).centre, here.centre);
    same(takeOver(after, there) === after, true);
  },

  'a puzzle is untouched until something is done to it'() {
    same(isUntouched(four()), true);
    same(isUntouched(withHint(passTime(four(), 9000))), true);
    const begun = enter(four(), [2], 4);
    same(isUntouched(begun), false);
    same(isUntouched(undo(begun)), false);
    same(isUntouched({...begun, undo: []}), false);
  },

  'hints are counted until the puzzle is started over'() {
    const helped = withHint(withHint(enter(four(), [2], 4)));
    same(helped.hints, 2);
    same(restart(helped).hints, 0);
    same(follow(helped, four()).hints, 2);
  },
};
