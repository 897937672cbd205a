import {newDoc} from '../page/model/doc.js';
import {draw, enter, toggleColour, toggleCentre, toggleCorner, toggleLetter} from '../page/model/marking.js';
import {newPlay, passTime, redo, undo} from '../page/model/progress.js';
import {stretchCount} from '../page/model/pen.js';
import {fromJson, mended, toJson} from '../page/storage/saved.js';
import {fails, same} from './check.js';

const PUZZLE = '21........31.3..';
const four = () => newPlay(newDoc({size: 4, givens: PUZZLE}));

export const tests = {
  'a play is restored from its text'() {
    let play = enter(four(), [2], 4, {clean: true});
    play = draw(toggleColour(play, [0], 2), [0, 7], 3);
    play = toggleCorner(toggleColour(toggleCentre(play, [4, 5], 3), [0], 9), [6], 2);
    play = toggleCentre(toggleCentre(play, [7], 1), [7], 1);
    play = passTime(undo(undo(undo(play))), 61000);
    const back = fromJson(toJson(play));
    same(toJson(back), toJson(play));
    same(redo(back).corner[6], [2]);
    same(redo(redo(redo(back))).struck[7], [1]);
    same([back.colours[0], undo(back).colours[0], back.pen[7]], [[2, 9], [2], 3]);
  },

  'single colours of the first version are read'() {
    const now = JSON.parse(toJson(toggleColour(four(), [0], 2)));
    const colours = new Array(16).fill(0).with(0, 2);
    const old = {...now, v: 1, colours, pen: undefined, undo: [[[3, 0, 0, 2]]]};
    const back = fromJson(JSON.stringify(old));
    same(toJson(back), JSON.stringify(now));
    same([back.colours[0], undo(back).colours[0], back.pen.length], [[2], [], stretchCount(4)]);
    fails(() => fromJson(JSON.stringify({...old, colours: new Array(16).fill(10)})), /not a list/);
    fails(() => fromJson(JSON.stringify({...old, undo: [[[3, 0, 0, 10]]]})), /not a list/);
  },

  'letters are stored, and earlier versions do not drop them'() {
    const play = toggleLetter(toggleLetter(four(), [3, 4], 26), [3], 1);
    const back = fromJson(toJson(play));
    same([back.letters[3], back.letters[4], undo(back).letters[3]], [[1, 26], [26], [26]]);
    const versions = [four(), play, undo(undo(play))].map((each) => JSON.parse(toJson(each)).v);
    same(versions, [2, 4, 4]);
    const good = JSON.parse(toJson(play));
    fails(() => fromJson(JSON.stringify({...good, letters: [[27]]})), /not a list/);
    fails(() => fromJson(JSON.stringify({...good, undo: [[[6, 0, [], [27]]]]})), /not a list/);
  },

  'invalid plays are refused'() {
    const good = JSON.parse(toJson(enter(four(), [2], 4)));
    const spoilt = {
      v: 7,
      size: 5,
      regions: '',
      givens: '...',
      entered: '9999999999999999',
      centre: [],
      corner: [[5]],
      colours: [[99]],
      pen: [[0, 10]],
      undo: [[[0, 99, 0, 1]]],
      redo: [[]],
      selection: [-1],
    };
    for (const [field, value] of Object.entries(spoilt)) {
      fails(() => fromJson(JSON.stringify({...good, [field]: value})), /./);
    }
    for (const text of ['', 'null', '1', '[]', '{}', '{"v":1}', '{"v":2,"size":4}']) {
      fails(() => fromJson(text), /./);
    }
    for (const layer of ['at', 'length', '__proto__', 7, -1, 0.5, null]) {
      fails(() => fromJson(JSON.stringify({...good, undo: [[[layer, 0, 0, 0]]]})), /not a list/);
    }
    for (const extraHouses of ['abcd', [[0, 1, 2]], [[0, 1, 2, 2]], [[0, 1, 2, 16]], {length: 4}]) {
      fails(() => fromJson(JSON.stringify({...good, extraHouses})), /not a list/);
    }
    fails(() => fromJson(JSON.stringify({...good, pen: [[stretchCount(4) - 1, 1]]})), /not a list/);
    fails(() => fromJson(JSON.stringify({...good, undo: [[[3, 0, [], 1]]]})), /not a list/);
    same(fromJson(JSON.stringify({...good, struck: undefined})).struck[0], []);
    fails(() => fromJson(JSON.stringify({...good, struck: [[9]]})), /not a list/);
    fails(() => fromJson(JSON.stringify({...good, undo: [[[4, 0, 0, 1]]]})), /not a list/);
    fails(() => fromJson(JSON.stringify({...good, undo: [[[1, 0, [], [7]]]]})), /not a list/);
  },

  'the undamaged parts of a damaged play are kept'() {
    const play = toggleCorner(enter(four(), [2], 4), [6], 2);
    const good = JSON.parse(toJson(play));
    const rest = mended(JSON.stringify({...good, undo: [['at', 0, 0, 0]], centre: 5, title: {}}));
    same([rest.entered, rest.corner, rest.doc.givens], [play.entered, play.corner, play.doc.givens]);
    same([rest.undo, rest.redo, rest.centre[0], rest.doc.title], [[], [], [], '']);
    same(mended(JSON.stringify({...good, entered: '9999'})).entered, new Array(16).fill(0));
    for (const lost of [{v: 7}, {size: 5}, {givens: undefined}, {regions: '01234567'}]) {
      fails(() => mended(JSON.stringify({...good, ...lost})), /./);
    }
  },

  'impossible values are not used'() {
    const good = JSON.parse(toJson(four()));
    const odd = {...good, entered: '3333333333333333', finished: true, elapsedMillis: 1e300};
    const play = fromJson(JSON.stringify(odd));
    same([play.entered[0], play.entered[2], play.finished], [0, 3, false]);
    same(play.elapsedMillis < 1e13, true);
  },
};
