import {newDoc} from '../page/model/doc.js';
import {DARK, cellsOfHouse, litState, shownPhrase, speaksOf} from '../page/model/lit.js';
import {conclusions, kept, nudge, pattern, reasons} from '../page/parts/phrases.js';
import {indexAt, shareOf} from '../page/parts/read-along.js';
import {same} from './check.js';

const doc = newDoc({size: 4});
const one = {from: 0, to: 4, cells: [3]};
const other = {from: 5, to: 6, candidates: [{cell: 7, digit: 2}]};
const step = {
  nudge: 'Look at row 1.',
  text: 'r1c4 is 2',
  notation: 'Naked Single: 2',
  full: ['r1c4 first', 'then r2c4'],
  phrases: {nudge: [{from: 8, to: 13}], text: [one], notation: [], full: [[one], [other]]},
  candidates: [
    {cell: 5, digit: 1},
    {cell: 0, digit: 1},
    {cell: 5, digit: 2},
  ],
  links: [],
  deductions: [{cell: 3, digit: 2, placement: true}],
};

/**
 * The words of the phrases in an explanation.
 * @param root0
 */
const words = ({text, phrases}) => phrases.map(({from, to}) => text.slice(from, to));

export const tests = {
  'a phrase is highlighted while pointed at, and a held phrase after that'() {
    const held = litState(DARK, {type: 'hold', phrase: one});
    same(shownPhrase(held) === one, true);
    const over = litState(held, {type: 'over', phrase: other});
    same(shownPhrase(over) === other, true);
    same(shownPhrase(litState(over, {type: 'over', phrase: null})) === one, true);
    same(shownPhrase(litState(held, {type: 'hold', phrase: one})), null);
    same(litState(over, {type: 'dark'}) === DARK, true);
  },

  'the phrase being read is highlighted if no other is'() {
    const read = litState(DARK, {type: 'read', phrase: one});
    same(shownPhrase(read) === one, true);
    same(litState(read, {type: 'read', phrase: one}) === read, true);
    same(shownPhrase(litState(read, {type: 'hold', phrase: other})) === other, true);
    same(shownPhrase(litState(read, {type: 'over', phrase: other})) === other, true);
  },

  'a text is read in proportion to its scrolling'() {
    same([shareOf(0, 0), shareOf(5, -1)], [null, null]);
    same([shareOf(-3, 10), shareOf(5, 10), shareOf(12, 10)], [0, 0.5, 1]);
    same([indexAt([3, 20, 21], 0), indexAt([3, 20, 21], 20), indexAt([3, 20, 21], 99)], [0, 1, 2]);
  },

  'an action without effect keeps the state'() {
    same(litState(DARK, {type: 'over', phrase: null}) === DARK, true);
    same(litState(DARK, {type: 'cell', cell: -1}) === DARK, true);
    same(litState(DARK, {type: 'cell', cell: 3}).cell, 3);
  },

  'a phrase names cells and the cells of candidates'() {
    same(
      [speaksOf(one, 3), speaksOf(one, 7), speaksOf(other, 7), speaksOf(other, -1)],
      [true, false, true, false],
    );
  },

  'the cells of a house that is given without cells'() {
    same([...cellsOfHouse(doc, {kind: 'column', index: 1})], [1, 5, 9, 13]);
    same(cellsOfHouse(doc, {kind: 'row', index: 0, cells: [9]}), [9]);
  },

  'the explanations of a step with their phrases'() {
    same(words(nudge(step)), ['row 1']);
    same(reasons(step, 'text').map(words), [['r1c4']]);
    same(reasons(step, 'notation').map(words), [[]]);
    same(
      reasons(step, 'full').map(({text}) => text),
      step.full,
    );
  },

  'the cells of the pattern of a step, each once'() {
    const {text, phrases} = pattern(doc, step);
    same(text, 'The cells that matter: r1c1, r2c2');
    same(
      phrases.map(({cells}) => cells),
      [[0], [5]],
    );
    same(pattern(doc, {...step, candidates: []}).text, 'The cell that matters: r1c4');
  },

  'six conclusions are named, and the others counted'() {
    const deductions = [...'12345678'].map((_, cell) => ({cell, digit: 2, placement: false}));
    const text = conclusions(doc, deductions);
    same(text.text.endsWith('r2c2 ≠ 2 and 2 more'), true);
    same(words(text).slice(-2), ['r2c2 ≠ 2', '2 more']);
    same(
      text.phrases.at(-1).candidates.map(({cell}) => cell),
      [6, 7],
    );
    same(conclusions(doc, step.deductions).text, 'r1c4 = 2');
  },

  'the text of a step keeps its identity'() {
    const make = () => conclusions(doc, step.deductions);
    same(kept(step, 'conclusions', make) === kept(step, 'conclusions', make), true);
    same(kept({...step}, 'conclusions', make) === kept(step, 'conclusions', make), false);
  },
};
