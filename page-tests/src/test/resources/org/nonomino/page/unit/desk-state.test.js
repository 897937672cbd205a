import {made} from '../page/model/constraint-kinds.js';
import {
  canFinish,
  continued,
  dropped,
  followedBy,
  modeOf,
  newDesk,
  toggled,
  withRecent,
  withTool,
} from '../page/set/desk-state.js';
import {newDoc} from '../page/model/doc.js';
import {advance, giveDigit} from '../page/model/painting.js';
import {onlySolution} from '../page/set/changes.js';
import {newSetState, setState} from '../page/set/state.js';
import {same} from './check.js';

const SOLVED = '1234341221434321';
const typing = {constraint: made('cage', 4, [0]), text: '1', isPlaced: false, isFresh: false, images: []};

export const tests = {
  'the tool decides what is edited'() {
    same(['givens', 'regions', 'select', 'cage'].map(modeOf), [
      'givens',
      'regions',
      'constraints',
      'constraints',
    ]);
    const state = newSetState(newDoc({size: 4}));
    same(setState(state, {type: 'tool', tool: 'cage'}).mode, 'constraints');
    // A rule for the whole grid is no tool.
    const ruled = setState(state, {type: 'tool', tool: 'anti-knight'});
    same([ruled.desk.tool, ruled.history.draft.constraints], ['givens', [{kind: 'anti-knight'}]]);
  },

  'another tool drops collected cells and the typed number'() {
    const desk = withTool({...newDesk(), pending: [1, 2], typing}, 'arrow');
    same([desk.tool, desk.pending, desk.typing], ['arrow', [], null]);
  },

  'the kinds used last, without unknown ones'() {
    same(newDesk(['cage', 'unknown']).recent, ['cage']);
    const used = ['odd', 'even', 'cage', 'arrow', 'renban', 'xv', 'cage'].reduce(withRecent, newDesk());
    same(used.recent, ['cage', 'xv', 'renban', 'arrow', 'even', 'odd']);
    same(withRecent(used, 'clone').recent.length, 6);
  },

  'a path is continued, and shortened on the way back'() {
    same(continued([], 5, 9), [5]);
    same(continued([0, 1], 11, 9), [0, 1, 11]);
    same(continued([0, 1, 2], 1, 9), [0, 1]);
    same(continued([0, 1], 20, 9), [0, 1]);
    same(continued([8], 9, 9), [8]);
    same(continued([0, 1, 2, 11], 0, 9), [0, 1, 2, 11]);
  },

  'a set is collected cell by cell'() {
    same(toggled(toggled(toggled([], 3), 4), 3), [4]);
  },

  'collected cells that are enough'() {
    const enough = (tool, pending, shaft = []) => canFinish({...newDesk(), tool, pending, shaft}, 4);
    same([enough('cage', []), enough('cage', [0]), enough('cage', [0, 1, 2, 3, 4])], [false, true, false]);
    same(
      [enough('repeat-cage', [0, 1, 2, 3, 4]), enough('thermometer', [0]), enough('zipper-line', [0, 1])],
      [true, false, false],
    );
    same([enough('arrow', [0]), enough('arrow', [0], [1]), enough('givens', [0])], [false, true, false]);
  },

  'Escape drops one thing at a time'() {
    const full = {...newDesk(), pending: [1], typing: null, chosen: [typing.constraint]};
    const less = dropped(full);
    same([less.pending, less.chosen.length], [[], 1]);
    const typed = dropped({...less, typing});
    same([typed.typing, typed.chosen.length], [null, 1]);
    const none = dropped(typed);
    same([none.chosen, dropped(none) === none], [[], true]);
  },

  'removed constraints are no longer chosen'() {
    const [one, two] = [made('cage', 4, [0]), made('cage', 4, [1])];
    const before = newDoc({size: 4, constraints: [one, two]});
    const desk = {...newDesk(), chosen: [one, two], typing: {...typing, constraint: one, isPlaced: true}};
    const after = followedBy(desk, newDoc({size: 4, constraints: [two]}), before);
    same([after.chosen, after.typing], [[two], null]);
  },

  'the only solution stays known while constraints are added'() {
    const start = setState(newSetState(newDoc({size: 4})), {
      type: 'answered',
      answer: {verdict: 'unique', solution: SOLVED},
      trouble: null,
    });
    same(onlySolution(start), [...SOLVED].map(Number));
    const follow = (state, draft) =>
      setState(state, {type: 'follow', history: advance(state.history, draft)});
    const {draft} = start.history;
    const added = follow(start, newDoc({...draft, constraints: [made('cage', 4, [0])]}));
    same(onlySolution(added) !== null, true);
    same(onlySolution(follow(added, giveDigit(added.history.draft, [0], 2))), null);
  },
};
