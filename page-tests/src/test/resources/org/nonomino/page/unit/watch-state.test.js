import {newDoc} from '../page/model/doc.js';
import {PRESETS, presetNamed} from '../page/watch/presets.js';
import {PLAY, depthOf, mostDepth, newWatchState, watchState} from '../page/watch/state.js';
import {same} from './check.js';

const puzzle = newDoc({size: 4, givens: '21........31.3..'});
const after = (...actions) => actions.reduce(watchState, newWatchState());
const begun = {type: 'puzzle', preset: PLAY, puzzle};

export const tests = {
  'strategies without visible steps are listed separately'() {
    const state = after(
      {type: 'failed', failure: {message: 'gone'}},
      {
        type: 'solvers',
        names: ['auto', 'backtrack', 'dlx'],
        shown: ['dlx', 'backtrack'],
      },
    );
    same([state.solvers, state.others, state.failure], [['backtrack', 'dlx'], ['auto'], null]);
  },

  'a new puzzle stops the searches and keeps the choices'() {
    const state = after(
      begun,
      {type: 'choose', side: 1, name: 'backtrack'},
      {type: 'cursor', side: 0, cell: 5},
      {type: 'speed', speed: 40},
      {type: 'run'},
      {type: 'candidates', shown: true},
      {type: 'measure', measure: 'retractions'},
      {type: 'puzzle', preset: 'sixteen', puzzle: presetNamed('sixteen').doc},
    );
    same([state.preset, state.running, state.cursors], ['sixteen', false, [0, 0]]);
    same(
      [state.chosen, state.speed, state.candidates, state.measure],
      [['backtrack', 'backtrack'], 40, true, 'retractions'],
    );
  },

  'running starts without a remainder, and halting twice changes nothing'() {
    const running = after({type: 'rest', rest: 0.5}, {type: 'trouble', text: 'no'}, {type: 'run'});
    same([running.running, running.rest, running.trouble], [true, 0, '']);
    const halted = watchState(running, {type: 'halt'});
    same([halted.running, watchState(halted, {type: 'halt'}) === halted], [false, true]);
  },

  'each side has its own cursor and strategy'() {
    const state = after({type: 'cursor', side: 1, cell: 7}, {type: 'choose', side: 0, name: 'dlx'});
    same(
      [state.cursors, state.chosen],
      [
        [0, 7],
        ['dlx', 'dlx'],
      ],
    );
  },

  'the depth is at most the number of blank cells'() {
    const typed = (text) => depthOf(after(begun, {type: 'depth', text}));
    same(mostDepth(after(begun)), 11);
    same(['0', ' 11 '].map(typed), [0, 11]);
    same(
      ['', '12', '-1', '1.5', 'x'].map((text) => typed(text) === undefined),
      Array(5).fill(true),
    );
    same(mostDepth(newWatchState()), 0);
  },

  'presets have unique names, titles and descriptions'() {
    for (const of of [({name}) => name, ({about}) => about, ({doc}) => doc.title]) {
      same(new Set(PRESETS.map(of)).size, PRESETS.length);
    }
    same(presetNamed(PLAY), undefined);
    same(
      PRESETS.every(({about}) => /^[A-Z].*\.$/.test(about)),
      true,
    );
  },
};
