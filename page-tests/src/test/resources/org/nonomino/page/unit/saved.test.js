import {newDoc} from '../page/doc.js';
import {
  enter,
  newPlay,
  passTime,
  redo,
  setColour,
  toggleCentre,
  toggleCorner,
  undo,
} from '../page/progress.js';
import {fromJson, toJson} from '../page/saved.js';
import {fails, same} from './check.js';

const PUZZLE = '21........31.3..';
const four = () => newPlay(newDoc({size: 4, givens: PUZZLE}));

export const tests = {
  'a play survives its text'() {
    let play = enter(four(), [2], 4, {clean: true});
    play = toggleCorner(setColour(toggleCentre(play, [4, 5], 3), [0], 9), [6], 2);
    play = toggleCentre(toggleCentre(play, [7], 1), [7], 1);
    play = passTime(undo(undo(undo(play))), 61000);
    const back = fromJson(toJson(play));
    same(toJson(back), toJson(play));
    same(redo(back).corner[6], [2]);
    same(redo(redo(redo(back))).struck[7], [1]);
    same(undo(back).colours[0], 0);
  },

  'texts that do not describe a play are refused'() {
    const good = JSON.parse(toJson(enter(four(), [2], 4)));
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
      fails(() => fromJson(JSON.stringify({...good, [field]: value})), /./);
    }
    for (const text of ['', 'null', '1', '[]', '{}', '{"v":1}']) {
      fails(() => fromJson(text), /./);
    }
    same(fromJson(JSON.stringify({...good, struck: undefined})).struck[0], []);
    fails(() => fromJson(JSON.stringify({...good, struck: [[9]]})), /not a play/);
    fails(() => fromJson(JSON.stringify({...good, undo: [[[4, 0, 0, 1]]]})), /not a play/);
    fails(() => fromJson(JSON.stringify({...good, undo: [[[1, 0, [], [7]]]]})), /not a play/);
  },
};
