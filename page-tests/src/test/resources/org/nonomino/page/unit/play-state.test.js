import {newDoc} from '../page/model/doc.js';
import {enter, toggleCorner} from '../page/model/marking.js';
import {LEVELS, boardAt, isOpen, meaning, newPlayState, playState} from '../page/play/state.js';
import {newPlay} from '../page/model/progress.js';
import {same} from './check.js';

const doc = newDoc({size: 4, givens: '21........31.3..'});
const play = newPlay(doc);
const placement = {cell: 2, digit: 4, placement: true};
const elimination = {cell: 4, digit: 3, placement: false};
const step = {
  text: 'text',
  nudge: 'nudge',
  technique: 'hidden single',
  kind: 'hidden-single',
  deductions: [placement],
};
const hint = {text: 'text', step};
const path = {
  verdict: 'unique',
  steps: [step, {...step, deductions: [elimination]}, {...step, deductions: []}],
  rating: {level: 'easy'},
};
const after = (...actions) => actions.reduce(playState, newPlayState());
const begun = {type: 'follow', play};

export const tests = {
  'the marks on the work replace a hint, and end with the next entry'() {
    const marking = {
      right: [],
      wrong: [],
      missing: [],
      excluded: [],
      early: [],
      sentences: ['There are no entries.'],
    };
    const marked = after(begun, {type: 'hint', answer: hint, play}, {type: 'review', marking, play});
    same([marked.hint, marked.review.marking === marking], [null, true]);
    same(playState(marked, {type: 'follow', play}) === marked, true);
    same(playState(marked, {type: 'follow', play: enter(play, [2], 3)}).review, null);
    same(playState(marked, {type: 'hint', answer: hint, play}).review, null);
    same(playState(marked, {type: 'closeAll'}).review, null);
  },

  'a new puzzle resets everything except the mode'() {
    const state = after(
      begun,
      {type: 'mode', mode: 'colour'},
      {type: 'pause', finished: false},
      {type: 'path', answer: path},
      {type: 'ending', text: 'over'},
      {type: 'mistakes', cells: [2], entered: enter(play, [2], 3).entered},
      {type: 'follow', play: newPlay(newDoc({size: 4}))},
    );
    same(
      [state.mode, state.paused, state.path, state.ending, state.mistakes.size],
      ['colour', false, null, '', 0],
    );
  },

  'held keys select the mode until they are released'() {
    const held = after(begun, {type: 'mode', mode: 'line'}, {type: 'hold', mode: 'corner'});
    same([meaning(held), held.mode], ['corner', 'line']);
    same(playState(held, {type: 'hold', mode: 'corner'}) === held, true);
    same(meaning(playState(held, {type: 'hold', mode: null})), 'line');
  },

  'a new puzzle is shown as a whole, with the same pen'() {
    const state = after(
      begun,
      {type: 'penColour', colour: 7},
      {type: 'several'},
      {type: 'light', digit: 2},
      {type: 'zoom', zoom: {scale: 2, x: 0, y: 0}},
      {type: 'follow', play: newPlay(newDoc({size: 4}))},
    );
    same([state.penColour, state.several, state.light, state.zoom.scale], [7, true, null, 1]);
  },

  'a tap that becomes a drag is not a second tap'() {
    const press = {selection: [2], cursor: 2, again: true};
    const pressed = after(begun, {type: 'press', adding: true, press});
    same(playState(pressed, {type: 'dragged'}).press.again, false);
    const released = playState(pressed, {type: 'released'});
    same([released.press, playState(released, {type: 'released'}) === released], [null, true]);
  },

  'closing removes the highlight last'() {
    const lit = after(begun, {type: 'light', digit: 3}, {type: 'hint', answer: hint, play});
    const closed = playState(lit, {type: 'closeAll'});
    same([closed.hint, closed.light], [null, 3]);
    same(playState(closed, {type: 'closeAll'}).light, null);
  },

  'the same play changes nothing'() {
    const state = after(begun, {type: 'hint', answer: hint, play});
    same(playState(state, begun) === state, true);
  },

  'a hint stays while digits and centre marks are unchanged'() {
    const shown = after(begun, {type: 'hint', answer: hint, play});
    same(playState(shown, {type: 'follow', play: toggleCorner(play, [2], 4)}).hint.level, 0);
    same(playState(shown, {type: 'follow', play: enter(play, [2], 4)}).hint, null);
  },

  'a hint reveals more up to its last level'() {
    const shown = after(begun, {type: 'hint', answer: hint, play}, {type: 'level', level: 1});
    same(shown.hint.level, 1);
    const last = playState(shown, {type: 'level', level: LEVELS.length - 1});
    same(playState(last, {type: 'level', level: LEVELS.length}) === last, true);
    const none = after(begun, {type: 'hint', answer: {text: 'no step'}, play}, {type: 'level', level: 1});
    same(none.hint.level, 0);
  },

  'a highlight ends with its hint or step'() {
    const light = {type: 'lit', action: {type: 'hold', phrase: {from: 0, to: 1, cells: [2]}}};
    const asked = {type: 'hint', answer: hint, play};
    const lit = after(begun, asked, light);
    same(lit.lit.held.cells, [2]);
    const ends = [
      {type: 'level', level: 1},
      {type: 'taken'},
      asked,
      {type: 'follow', play: enter(play, [2], 4)},
      {type: 'path', answer: path},
      {type: 'closeAll'},
    ];
    same(
      ends.map((end) => playState(lit, end).lit.held),
      ends.map(() => null),
    );
    const onPath = after(begun, {type: 'path', answer: path}, light);
    same(playState(onPath, {type: 'goTo', index: 1}).lit.held, null);
  },

  'a path stays within its steps and hides the hint'() {
    const shown = after(begun, {type: 'hint', answer: hint, play}, {type: 'path', answer: path});
    same([shown.hint, shown.path.index, isOpen(shown)], [null, 0, false]);
    same(playState(shown, {type: 'goTo', index: 9}).path.index, 2);
    same(playState(shown, {type: 'goTo', index: -9}).path.index, 0);
    same(isOpen(playState(shown, {type: 'closePath'})), true);
  },

  'closing removes the mistakes only if nothing else is shown'() {
    const wrong = {type: 'mistakes', cells: [2], entered: enter(play, [2], 3).entered};
    const shown = after(begun, wrong, {type: 'hint', answer: hint, play});
    same([...shown.mistakes], [[2, 3]]);
    const closed = playState(shown, {type: 'closeAll'});
    same([closed.hint, closed.mistakes.size], [null, 1]);
    same(playState(closed, {type: 'closeAll'}).mistakes.size, 0);
  },

  'a solved puzzle cannot be paused'() {
    same(after(begun, {type: 'pause', finished: true}).paused, false);
    const paused = after(begun, {type: 'pause', finished: false});
    same([paused.paused, isOpen(paused)], [true, false]);
    same(playState(paused, {type: 'pause', finished: false}).paused, false);
  },

  'grids along a path'() {
    const first = boardAt(doc, path.steps, 0);
    same([first.digits[2], first.candidates[2], first.candidates[3]], [0, [4], [3, 4]]);
    const last = boardAt(doc, path.steps, 2);
    same([last.digits[2], last.candidates[2], last.candidates[3], last.candidates[4]], [4, [], [3], [4]]);
    same(boardAt(doc, path.steps, 1).candidates[4], [3, 4]);
    same(doc.givens[2], 0);
  },

  'a second tap removes only the last selection of the pointer'() {
    const selection = [3];
    const tapped = playState(newPlayState(), {type: 'released', tapped: selection});
    same(tapped.tapped === selection, true);
    same(playState(tapped, {type: 'released'}) === tapped, true);
  },
};
