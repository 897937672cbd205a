import {newDoc} from '../page/model/doc.js';
import {newStore, newValue, onChange} from '../page/model/store.js';
import {ADD, actionOf, isPassedOn} from '../page/set/keys.js';
import {newSetState, setState} from '../page/set/state.js';
import {same} from './check.js';
import {constraints, point, said, tool} from './set-actions.js';

const SOLVED = '1234341221434321';
const begin = (more = {}) => newSetState(newDoc({size: 4, ...more}));
const after = (...actions) => actions.reduce(setState, begin());
const type = (...digits) => digits.map((digit) => ({type: 'number', digit}));
const go = (cell, isExtending = false) => ({type: 'arrow', cell, isExtending});
const key = (name, code, more = {}) => ({key: name, code, ctrlKey: false, altKey: false, ...more});

const CAGE = [tool('cage'), {type: 'space'}, go(1, true), {type: 'enter'}];

export const tests = {
  'a cage is collected by keys, and its sum is typed'() {
    const made = after(...CAGE);
    same(constraints(made), [{kind: 'cage', cells: ['r1c1', 'r1c2']}]);
    same(said(made), ['Cage · r1c1 and r1c2 made. Type its sum.']);
    const summed = type(1, 5).reduce(setState, made);
    same(constraints(summed), [{kind: 'cage', cells: ['r1c1', 'r1c2'], sum: 5}]);
    // The cage and its number are one step.
    same(constraints(setState(summed, {type: 'step', name: 'undo'})), []);
    same(setState(summed, {type: 'enter'}).desk.typing, null);
  },

  'a number that is not possible is refused when typing ends'() {
    const short = [tool('quadruple'), {type: 'enter'}].reduce(setState, begin());
    same(short.desk.typing.isPlaced, false);
    const left = setState(short, {type: 'escape'});
    same([constraints(left), said(left).at(-1)], [[], 'Not placed, because it has no digits.']);
  },

  'images under a symmetry get the number, too'() {
    const made = [{type: 'symmetry', symmetry: 'rotate180'}, ...CAGE, ...type(5)].reduce(setState, begin());
    same(
      constraints(made).map(({sum}) => sum),
      [5, undefined],
    );
    const mirrored = [{type: 'symmetry', symmetry: 'rotate180'}, tool('odd'), {type: 'space'}].reduce(
      setState,
      begin(),
    );
    same(constraints(mirrored), [
      {kind: 'odd', cell: 'r1c1'},
      {kind: 'odd', cell: 'r4c4'},
    ]);
  },

  'sums are taken from the only solution'() {
    const known = setState(begin(), {
      type: 'answered',
      answer: {verdict: 'unique', solution: SOLVED},
      trouble: null,
    });
    same(constraints(CAGE.reduce(setState, known)), [{kind: 'cage', cells: ['r1c1', 'r1c2'], sum: 3}]);
  },

  'a line is drawn by dragging, and its end is dragged when it is chosen'() {
    const drawn = after(
      ...[tool('thermometer'), point('down', 0, 0.5, 0.5), point('move', 1, 1.5, 0.5)],
      ...[point('move', 2, 2.5, 0.5), point('up', 2, 2.5, 0.5)],
    );
    same(constraints(drawn), [{kind: 'thermometer', cells: ['r1c1', 'r1c2', 'r1c3']}]);
    same(drawn.history.past.length, 1);
    const longer = [
      ...[tool('select'), point('down', 2, 2.5, 0.5), point('move', 6, 2.5, 1.5), point('up', 6, 2.5, 1.5)],
    ].reduce(setState, drawn);
    same(constraints(longer)[0].cells, ['r1c1', 'r1c2', 'r1c3', 'r2c3']);
    same(longer.desk.chosen, constraints(longer));
  },

  'a dot is changed by a second tap and removed by a third'() {
    const tap = [point('down', 0, 1, 0.5), point('up', 0, 1, 0.5)];
    const kinds = [1, 2, 3].map((times) =>
      constraints(after(tool('white-dot'), ...Array.from({length: times}, () => tap).flat())).map(
        ({kind}) => kind,
      ),
    );
    same(kinds, [['white-dot'], ['black-dot'], []]);
  },

  'keys are actions'() {
    const [givens, regions] = [begin(), after(tool('regions'))];
    const cage = after(...CAGE);
    same(actionOf(key('3', 'Digit3'), givens, true), {type: 'given', digit: 3});
    same(actionOf(key('3', 'Digit3'), regions, true), {type: 'brush', region: 2});
    same(actionOf(key('3', 'Digit3'), cage, true), {type: 'number', digit: 3});
    same(actionOf(key('ArrowDown', 'ArrowDown', {shiftKey: true}), cage, true), {...go(5, true)});
    same(actionOf(key('z', 'KeyZ', {ctrlKey: true}), cage, true), {type: 'step', name: 'undo'});
    same(actionOf(key('c', 'KeyC', {altKey: true}), givens, true), {...tool('cage'), isFocusing: true});
    same(actionOf(key('k', 'KeyK', {altKey: true}), givens, false), ADD);
    same(actionOf(key('Enter', 'Enter'), cage, false), null);
    same(
      [{type: 'space'}, {type: 'escape'}].map((action) => isPassedOn(action, false)),
      [false, true],
    );
  },

  'a store tells its subscribers of each change, and of nothing else'() {
    const store = newStore((state, by) => state + by, 1);
    const heard = [];
    store.subscribe((now, before, action) => heard.push([now, before, action]));
    let drawn = 0;
    onChange(() => drawn++);
    store.dispatch(2);
    store.dispatch(0);
    newValue('a').dispatch('b');
    same([store.state, heard, drawn], [3, [[3, 1, 2]], 2]);
  },
};
