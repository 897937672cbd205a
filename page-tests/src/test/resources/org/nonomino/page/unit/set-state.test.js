import {advance, giveDigit, newDraft, paint} from '../page/model/painting.js';
import {newSetState, setState} from '../page/set/state.js';
import {same} from './check.js';

const begin = () => newSetState(newDraft(9));
const after = (...actions) => actions.reduce(setState, begin());
const following = (state, draft) => setState(state, {type: 'follow', history: advance(state.history, draft)});

export const tests = {
  'results are dropped when regions or givens change'() {
    const known = after(
      {type: 'found', facts: ['It is minimal.']},
      {type: 'failed', failed: {message: 'Too busy.'}},
      {type: 'show', shown: 'solution'},
    );
    const {draft} = known.history;
    const painted = following(known, paint(draft, [0], 3));
    same([painted.facts, painted.failed, painted.shown], [null, null, 'draft']);
    same(following(known, giveDigit(draft, [0], 3)).facts, null);
  },

  'a smaller grid contains the brush and the cursor'() {
    const state = after({type: 'brush', region: 8}, {type: 'moveTo', cell: 80, extend: false});
    const small = following(state, newDraft(4));
    same([small.brush, small.cursor, small.selection], [3, 0, [0]]);
  },

  'extending the selection, and leaving it by the mode'() {
    const some = after(
      {type: 'moveTo', cell: 5, extend: false},
      {type: 'moveTo', cell: 6, extend: true},
      {type: 'moveTo', cell: 5, extend: true},
    );
    same([some.selection, some.cursor], [[5, 6], 5]);
    same(setState(some, {type: 'mode', mode: 'givens'}).selection, [5]);
  },

  'a stroke stores its cell and whether it has painted'() {
    const pressed = after({type: 'press', cell: 7});
    same(pressed.stroke, {last: 7, changed: false});
    const painted = setState(setState(pressed, {type: 'painted'}), {type: 'drag', cell: 8});
    same(painted.stroke, {last: 8, changed: true});
    same(setState(painted, {type: 'release'}).stroke, null);
    same(after({type: 'drag', cell: 8}, {type: 'painted'}).stroke, null);
  },

  'the answer stays during the next request, unless the regions are unfinished'() {
    const answer = {verdict: 'unique'};
    const known = after({type: 'answered', answer, trouble: null});
    same(setState(known, {type: 'asked', isWellFormed: true}).answer, answer);
    same(setState(known, {type: 'asked', isWellFormed: false}).answer, null);
    same(setState(known, {type: 'stale', isAnswered: false}).answer, null);
    same(setState(known, {type: 'stale', isAnswered: true}).answer, answer);
  },

  'counts of the previous draft are never used for the current one'() {
    const counts = {solutions: 2, exhausted: true};
    const known = after({type: 'asked', isWellFormed: true}, {type: 'counted', counts});
    same([known.counts, known.areOld], [counts, false]);
    const changed = following(known, giveDigit(known.history.draft, [0], 3));
    same([changed.counts, changed.areOld], [counts, true]);
    same(setState(changed, {type: 'stale', isAnswered: true}).counts, null);
    same(setState(known, {type: 'stale', isAnswered: true}).counts, counts);
    same(setState(known, {type: 'asked', isWellFormed: false}).counts, null);
    same(setState(known, {type: 'counting', counting: {shown: true, cap: 2}}).areOld, true);
    same(following(known, newDraft(4)).counts, null);
  },

  'a new draft keeps the choice of true candidates'() {
    const counting = {shown: true, cap: 20};
    const history = {draft: newDraft(4), past: [], future: []};
    const next = setState(after({type: 'counting', counting}), {type: 'open', history});
    same([next.counting, next.counts], [counting, null]);
  },

  'choosing the same digits again hides them'() {
    const shown = after({type: 'show', shown: 'solution'});
    same(shown.shown, 'solution');
    same(setState(shown, {type: 'show', shown: 'otherSolution'}).shown, 'otherSolution');
    same(setState(shown, {type: 'show', shown: 'solution'}).shown, 'draft');
  },

  'a new task clears the failure of the last one'() {
    const failed = after({type: 'begun', task: 'rate'}, {type: 'failed', failed: {message: 'Too busy.'}});
    const next = setState(setState(failed, {type: 'ended'}), {type: 'begun', task: 'clue'});
    same([next.busy, next.failed], ['clue', null]);
  },

  'setting begins with givens, all of which can be selected'() {
    same(begin().mode, 'givens');
    same(after({type: 'selectAll'}).selection.length, 81);
  },
};
