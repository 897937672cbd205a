import {newDoc} from '../page/model/doc.js';
import {otherParts, ownRules, withOwnRules} from '../page/model/own-rules.js';
import {
  colourName,
  drawingWords,
  drawingsAt,
  madeShape,
  moved,
  placeWords,
  restyled,
  snapped,
  styleOf,
} from '../page/model/setter-drawings.js';
import {drawingsList, penPad} from '../page/set/drawings-panel.js';
import {actionOf, isPassedOn} from '../page/set/keys.js';
import {newSetState, setState} from '../page/set/state.js';
import {same} from './check.js';
import {said, tool} from './set-actions.js';

const GREEN = '#3fa34d';
const begin = (more = {}) => newSetState(newDoc({size: 4, ...more}));
const after = (...actions) => [tool('draw'), ...actions].reduce(setState, begin());
const form = (name) => ({type: 'penForm', form: name});
const point = (type, x, y) => ({
  type: 'pointer',
  pointed: {type, cell: 0, row: 0, column: 0, x, y, isMore: false},
});
const tap = (x, y) => [point('down', x, y), point('up', x, y)];
const drag = ([x, y], ...more) => [
  point('down', x, y),
  ...more.map(([a, b]) => point('move', a, b)),
  point('up', ...more.at(-1)),
];
const keyed = (key) => ({type: 'penKey', key});
const go = (rows, columns, isExtending = false) => ({type: 'penMove', rows, columns, isExtending});
const drawings = ({history: {draft}}) => draft.drawings ?? [];
const LINE = {
  kind: 'line',
  points: [
    [0.5, 0.5],
    [0.5, 1.5],
    [1.5, 2.5],
  ],
  colour: GREEN,
  width: 0.15,
};

export const tests = {
  'a line is dragged through centres, also diagonally, and back over its last place'() {
    const made = after(...drag([0.5, 0.5], [1.4, 0.5], [2.5, 1.5], [3.5, 1.5], [2.5, 1.5]));
    same(drawings(made), [LINE]);
    same(said(made), ['Line 1: green, from r1c1 to r2c3.']);
    same(drawings(setState(made, {type: 'step', name: 'undo'})), []);
    same(drawings(after(...drag([0.5, 0.5], [1, 1]))), []);
  },

  'a line is tapped; its last place finishes it, and Escape drops it'() {
    const taps = [...tap(0.5, 0.5), ...tap(3.5, 0.5), ...tap(3.5, 0.5)];
    same(
      drawings(after(...taps)).map(({points}) => points),
      [
        [
          [0.5, 0.5],
          [0.5, 3.5],
        ],
      ],
    );
    const dropped = after(...tap(0.5, 0.5), keyed('escape'));
    same([dropped.desk.pen.points, drawings(dropped)], [[], []]);
  },

  'shapes and texts are at centres, edges and corners, and next to the grid'() {
    const made = after(
      form('circle'),
      ...tap(1.05, 0.5),
      form('square'),
      ...tap(1.95, 2.03),
      {type: 'penStyle', style: {isFilled: true, colour: '#e0403a'}},
      ...tap(0.5, -0.5),
      form('text'),
      {type: 'penStyle', style: {text: '12'}},
      ...tap(-0.4, 1.5),
    );
    same(drawings(made), [
      {kind: 'ellipse', centre: [0.5, 1], width: 0.8, height: 0.8, border: GREEN, borderWidth: 0.06},
      {kind: 'rectangle', centre: [2, 2], width: 0.8, height: 0.8, border: GREEN, borderWidth: 0.06},
      {kind: 'rectangle', centre: [-0.5, 0.5], width: 0.8, height: 0.8, fill: '#e0403a'},
      {
        kind: 'rectangle',
        centre: [1.5, -0.5],
        text: '12',
        textSize: 0.45,
        textColour: '#e0403a',
        above: true,
      },
    ]);
    const all = drawings(made);
    same(
      all.map((each) => drawingWords(each, all, 4)),
      [
        'Circle 1: green, left edge of r1c2',
        'Square 1: green, upper left corner of r3c3',
        'Square 2: red, above column 1',
        'Text 1 “12”: red, left of row 2',
      ],
    );
    const empty = after(form('text'), ...tap(0.5, 0.5));
    same([drawings(empty), said(empty)], [[], ['Type the text first, in the field “Text”.']]);
  },

  'all forms are drawn with keys alone'() {
    const line = after(keyed('space'), go(0, 1, true), go(1, 1, true), go(1, 0, true), keyed('enter'));
    same(
      drawings(line).map(({points}) => points),
      [
        [
          [0.5, 0.5],
          [0.5, 1.5],
          [1.5, 2.5],
          [2.5, 2.5],
        ],
      ],
    );
    const arrow = after(form('arrow'), go(0, 1, true), keyed('enter'));
    same(drawings(arrow), [
      {
        kind: 'arrow',
        points: [
          [0.5, 0.5],
          [0.5, 1.5],
        ],
        colour: GREEN,
        width: 0.06,
        head: 0.3,
      },
    ]);
    const circle = after(form('circle'), go(0, 1), keyed('space'), go(-1, 0), go(-1, 0), keyed('enter'));
    same(
      drawings(circle).map(({centre}) => centre),
      [
        [0.5, 1],
        [-0.5, 1],
      ],
    );
    same(said(after(form('circle'), go(0, 1))).at(-1), 'left edge of r1c2');
  },

  'a drawing is chosen, moved, restyled and deleted, and each step is undone'() {
    const pressed = after(...drag([0.5, 0.5], [1.5, 0.5], [2.5, 1.5]), form('choose'), point('down', 1, 0.5));
    same(said(pressed), ['Chosen: Line 1: green, from r1c1 to r2c3']);
    const made = setState(pressed, point('up', 1, 0.5));
    const lower = drag([1, 0.5], [1, 1.5]).reduce(setState, made);
    same(drawings(lower)[0].points[0], [1.5, 0.5]);
    const red = setState(lower, {type: 'penStyle', style: {colour: '#e0403a', isAbove: true}});
    same([drawings(red)[0].colour, drawings(red)[0].above], ['#e0403a', true]);
    const shifted = setState(red, go(0, 1, true));
    same(drawings(shifted)[0].points[0], [1.5, 1]);
    const gone = setState(shifted, keyed('erase'));
    same(said(gone), [
      'Deleted: Line 1: red, from left edge of r2c2 to left edge of r3c4. Ctrl+Z restores it.',
    ]);
    const back = Array.from({length: 4}, () => ({type: 'step', name: 'undo'})).reduce(setState, gone);
    same(drawings(back), [LINE]);
  },

  'keys on the grid are those of the pen'() {
    const key = (name, more = {}) => ({
      key: name,
      code: '',
      ctrlKey: false,
      altKey: false,
      shiftKey: false,
      ...more,
    });
    const state = after();
    same(actionOf(key('ArrowUp', {shiftKey: true}), state, true), go(-1, 0, true));
    same(actionOf(key('Backspace'), state, true), keyed('back'));
    same([actionOf(key('5'), state, true), actionOf(key(' '), state, false)], [null, null]);
    same(isPassedOn(keyed('escape'), false), true);
    same(actionOf(key('w', {altKey: true, code: 'KeyW'}), begin(), true), {
      type: 'tool',
      tool: 'draw',
      isFocusing: true,
    });
  },

  'the pad and the list are drawn'() {
    const made = after(form('circle'), ...tap(0.5, 0.5));
    same([penPad({}, made) === undefined, drawingsList(made) === undefined], [false, false]);
  },

  'places are snapped'() {
    same(snapped(0.9, 0.6, 'near', 4).at, [1, 0.5]);
    same(snapped(0.9, 0.6, 'centre', 4).at, [0.5, 0.5]);
    same(snapped(0.6, 0.6, 'corner', 4).at, [1, 1]);
    same(snapped(-3, 9, 'centre', 4).at, [-0.5, 4.5]);
    same(placeWords([4, 4], 4), 'lower right corner of r4c4');
    same(placeWords([-0.5, 4.5], 4), 'outside the upper right corner');
    same(placeWords([4.5, 1.5], 4), 'below column 2');
  },

  'drawings of other programs can be chosen, moved and restyled'() {
    const cage = {kind: 'cage', cells: [[0, 0]], text: '5', colour: '#3d7dd880'};
    same(drawingsAt([cage, LINE], 0.5, 0.5), [LINE, cage]);
    same(moved(cage, 1, 0).cells, [[1, 0]]);
    same(drawingWords(cage, [cage], 4), 'Cage 1 “5”: blue, in r1c1');
    same(colourName('#10c010'), 'green');
    const circle = madeShape('circle', [0.5, 0.5], {...styleOf(LINE), size: 1, isFilled: false});
    same(restyled(circle, {isFilled: true}).fill, GREEN);
    same(restyled(restyled(circle, {isFilled: true}), {isFilled: false, width: 0.15}), circle);
  },

  'own rules are parts that are not understood'() {
    const doc = withOwnRules(newDoc({size: 4}), ['Frogs leap.', ' ', 'Toads do not.']);
    same(doc.left, ['"Frogs leap."', '"Toads do not."']);
    same([ownRules(doc), otherParts(doc), doc.rules], [['Frogs leap.', 'Toads do not.'], [], undefined]);
    same(withOwnRules(doc, []).left, undefined);
    const read = newDoc({
      size: 4,
      rules: 'Normal rules.\nFrogs leap.',
      left: ['"Frogs leap."', '2 green lines'],
    });
    const next = withOwnRules(read, ['Frogs leap far.']);
    same([next.left, next.rules], [['"Frogs leap far."', '2 green lines'], 'Normal rules.\nFrogs leap far.']);
    same(withOwnRules(read, [], []).left, undefined);
  },
};
