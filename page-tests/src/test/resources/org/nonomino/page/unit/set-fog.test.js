import {newDoc} from '../page/model/doc.js';
import {
  cellsText,
  fogWords,
  hiddenAtFirst,
  setFogOf,
  triggerWords,
  withSetFog,
} from '../page/model/setter-fog.js';
import {actionOf, isPassedOn} from '../page/set/keys.js';
import {newSetState, setState} from '../page/set/state.js';
import {draftFrom, writtenDraft} from '../page/storage/saved-drafts.js';
import {same} from './check.js';
import {said, tool} from './set-actions.js';

const begin = (more = {}) => newSetState(newDoc({size: 4, ...more}));
const fogOf = ({history: {draft}}) => draft.fog;
const act = (name, more = {}) => ({type: 'fog', act: {name, ...more}});
const part = (name) => act('part', {part: name});
const point = (type, cell, isMore = false) => ({
  type: 'pointer',
  pointed: {type, cell, row: Math.floor(cell / 4), column: cell % 4, x: 0, y: 0, isMore},
});
const tap = (cell, isMore) => [point('down', cell, isMore), point('up', cell)];
const drag = (first, ...more) => [
  point('down', first),
  ...more.map((cell) => point('move', cell)),
  point('up', more.at(-1)),
];
const key = (name) => act('key', {key: name});
const move = (cell, isExtending = false) => act('move', {cell, isExtending});
const from = (state, ...actions) => [tool('fog'), ...actions].reduce(setState, state);
const after = (...actions) => from(begin(), ...actions);
const steps = ({history: {past}}) => past.length;

/** The cells around r1c1 of a 4×4 grid. */
const CORNER = ['r1c1', 'r1c2', 'r2c1', 'r2c2'];

export const tests = {
  'fog is switched on and off, each a step of the history'() {
    const on = after(act('switch', {isOn: true}));
    same([fogOf(on), steps(on), said(on)], [{lights: []}, 1, ['All cells are in fog']]);
    const off = setState(on, act('switch', {isOn: false}));
    same([fogOf(off), steps(off)], [undefined, 2]);
    same(fogOf(setState(off, {type: 'step', name: 'undo'})), {lights: []});
  },

  'a drag lights cells at first, also those it skips, and is one step; another puts them back'() {
    const lit = after(...drag(0, 2, 6));
    same([fogOf(lit), steps(lit)], [{lights: ['r1c1', 'r1c2', 'r1c3', 'r2c3']}, 1]);
    same(said(lit), ['4 cells are lit at first']);
    const less = [...drag(1, 0, 5)].reduce(setState, lit);
    same([fogOf(less), steps(less)], [{lights: ['r1c3', 'r2c3']}, 2]);
    same([...hiddenAtFirst(less.history.draft)].length, 14);
  },

  'a digit lights more than the cells around it, as triggers of all cells'() {
    const made = after(...tap(5), part('trigger'), ...tap(0), ...drag(15, 14));
    same(said(made), ['r1c1 lights r4c3 and r4c4']);
    const {lights, triggers} = fogOf(made);
    same([lights, triggers.length], [['r2c2'], 16]);
    same(triggers[0], {cells: ['r1c1'], lights: [...CORNER, 'r4c3', 'r4c4']});
    same(triggers[3], {cells: ['r1c4'], lights: ['r1c3', 'r1c4', 'r2c3', 'r2c4']});
    same(setFogOf(made.history.draft).triggers, [{cells: [0], any: false, lights: [14, 15]}]);
    same(fogWords(made.history.draft, 0), 'in fog, lights r4c3 and r4c4');
    same(fogWords(made.history.draft, 5), 'lit at first');
    const gone = from(made, act('remove', {trigger: setFogOf(made.history.draft).triggers[0]}));
    same(fogOf(gone), {lights: ['r2c2']});
  },

  'digits need not light the cells around them'() {
    const made = after(part('trigger'), ...tap(0), ...drag(15, 14), act('around', {isOn: false}));
    same(fogOf(made), {lights: [], triggers: [{cells: ['r1c1'], lights: ['r4c3', 'r4c4']}]});
    same(fogOf(setState(made, act('around', {isOn: true}))).triggers.length, 16);
  },

  'a trigger of two digits needs both, or one of them'() {
    const two = after(part('trigger'), ...tap(0), ...tap(1, true), ...tap(15), act('around', {isOn: false}));
    same(fogOf(two).triggers, [{cells: ['r1c1', 'r1c2'], lights: ['r4c4']}]);
    same(fogWords(two.history.draft, 1), 'in fog, lights r4c4 together with r1c1');
    const any = setState(two, act('any', {any: true}));
    same(fogOf(any).triggers, [{cells: ['r1c1', 'r1c2'], any: true, lights: ['r4c4']}]);
    same(fogWords(any.history.draft, 1), 'in fog, lights r4c4, as r1c1 does');
    const again = from(
      any,
      act('choose', {trigger: setFogOf(any.history.draft).triggers[0]}),
      act('pick'),
      ...tap(0),
    );
    same(again.desk.fog.cells, [1]);
  },

  'by keys: Space lights and chooses, Shift with arrows lights more, Enter ends, Delete removes'() {
    const lit = after(key('space'), move(1, true), move(2, true));
    same(fogOf(lit), {lights: ['r1c1', 'r1c2', 'r1c3']});
    const made = from(lit, part('trigger'), move(5), key('space'), move(14), key('space'), move(15, true));
    same(setFogOf(made.history.draft).triggers, [{cells: [5], any: false, lights: [14, 15]}]);
    same(setFogOf(setState(made, key('erase')).history.draft).triggers, []);
    const near = from(lit, part('trigger'), move(5), key('space'), move(10), key('space'));
    same([fogOf(near), said(near)], [fogOf(lit), ['r2c2 lights nothing more']]);
    same(setState(made, key('enter')).desk.fog.cells, []);
    const idle = after();
    same(setState(idle, key('escape')).desk, idle.desk);
    const pressed = (name) => actionOf({key: name, shiftKey: false}, idle, true);
    same(pressed(' '), key('space'));
    same(pressed('ArrowRight'), move(1));
    same(pressed('Delete'), key('erase'));
    same(isPassedOn(key('escape'), false), true);
    same(actionOf({key: ' '}, idle, false), null);
  },

  'fog of other programs is kept until it is changed'() {
    const fog = {
      lights: [],
      triggers: [
        {cells: ['r1c1'], lights: ['r4c4']},
        {cells: ['r1c1', 'r1c2'], any: true, lights: ['r4c1']},
        {cells: ['r1c2'], lights: []},
      ],
    };
    const doc = newDoc({size: 4, fog});
    same(setFogOf(doc), {
      lit: new Set(),
      isAround: false,
      triggers: [
        {cells: [0], any: false, lights: [15]},
        {cells: [0, 1], any: true, lights: [12]},
      ],
    });
    same(withSetFog(doc, setFogOf(doc)).fog.triggers, fog.triggers.slice(0, 2));
    same(fogOf(newSetState(doc)), fog);
  },

  'only cells without a given need a trigger for what is around them'() {
    const around = (cell, lights) => ({cells: [cell], lights});
    const fog = {lights: [], triggers: [around('r1c1', ['r1c1'])]};
    same(setFogOf(newDoc({size: 1, givens: '1', fog: {lights: [], triggers: []}})).isAround, true);
    same(setFogOf(newDoc({size: 2, regions: '0011', givens: '.212', fog})).isAround, false);
    const whole = {lights: [], triggers: [around('r1c1', ['r1c1', 'r1c2', 'r2c1', 'r2c2'])]};
    same(setFogOf(newDoc({size: 2, regions: '0011', givens: '.212', fog: whole})).isAround, true);
  },

  'words name few cells and count the others'() {
    same(cellsText(4, [0]), 'r1c1');
    same(cellsText(4, [0, 1, 2, 3]), 'r1c1, r1c2, r1c3 and r1c4');
    same(cellsText(4, [0, 1, 2, 3, 4, 5]), 'r1c1, r1c2, r1c3 and 3 more');
    same(triggerWords(4, {cells: [0, 1], any: false, lights: [2]}), 'r1c1 and r1c2 together light r1c3');
    same(triggerWords(4, {cells: [0, 1], any: true, lights: [2]}), 'r1c1 or r1c2 lights r1c3');
  },

  'a saved draft has its fog, and its changes can be undone'() {
    const made = after(act('switch', {isOn: true}), ...drag(0, 1), part('trigger'), ...tap(0), ...tap(15));
    const {draft: doc, past, future} = made.history;
    const written = JSON.parse(JSON.stringify(writtenDraft({doc, savedAt: 1, past, future})));
    const read = draftFrom('x', written);
    same(written.v, 4);
    same(read.doc.fog, doc.fog);
    same(
      read.past.map(({fog}) => fog ?? null),
      [null, {lights: []}, {lights: ['r1c1', 'r1c2']}],
    );
  },

  'another size drops the fog and the chosen digits'() {
    const made = after(part('trigger'), ...tap(0), ...tap(15));
    const other = setState(made, {type: 'change', doc: newDoc({size: 6})});
    same([fogOf(other), other.desk.fog.cells], [undefined, []]);
  },

  'a test of the fog belongs to the tested draft'() {
    const made = after(...tap(0));
    const doc = made.history.draft;
    const tested = setState(
      made,
      act('tested', {tested: {doc, dark: new Set([3]), words: 'Stuck: after 2 digits.'}}),
    );
    same(said(tested), ['Stuck: after 2 digits.']);
    same(tested.desk.fog.tested.doc === tested.history.draft, true);
  },
};
