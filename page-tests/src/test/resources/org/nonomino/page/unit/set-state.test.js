import {newDoc} from '../page/model/doc.js';
import {advance, giveDigit, newDraft, paint, unpainted} from '../page/model/painting.js';
import {regionOf} from '../page/model/symbols.js';
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

  'extending the selection, and leaving it by the tool'() {
    const some = after(
      {type: 'moveTo', cell: 5, extend: false},
      {type: 'moveTo', cell: 6, extend: true},
      {type: 'moveTo', cell: 5, extend: true},
    );
    same([some.selection, some.cursor], [[5, 6], 5]);
    same(setState(some, {type: 'tool', tool: 'regions'}).selection, [5]);
  },

  'a stroke of the brush is one step, and the next region follows a full one'() {
    const at = (type, cell) => ({type: 'pointer', pointed: {type, cell, isMore: false, isPicking: false}});
    const regions = [
      {type: 'tool', tool: 'regions'},
      {type: 'brush', region: 1},
    ];
    const pressed = after(...regions, at('down', 7));
    same([pressed.stroke, pressed.cursor], [{last: 7, changed: true}, 7]);
    const dragged = [at('move', 8), at('move', 17)].reduce(setState, pressed);
    same(
      [7, 8, 17].map((cell) => regionOf(dragged.history.draft, cell)),
      [1, 1, 1],
    );
    same(dragged.history.past.length, 1);
    const painted = setState(dragged, at('up', 17));
    same([painted.stroke, painted.brush], [null, 1]);
    same(setState(begin(), at('move', 8)).stroke, null);
    const full = after(
      {type: 'change', doc: unpainted(begin().history.draft)},
      ...[{type: 'tool', tool: 'regions'}, at('down', 0), at('move', 8), at('up', 8)],
    );
    same([full.brush, full.effects.at(-1).text], [1, 'Region 1 is full. Now painting region 2.']);
  },

  'the answer stays during the next request, unless the regions are unfinished'() {
    const answer = {verdict: 'unique'};
    const known = after({type: 'answered', answer, trouble: null});
    same(setState(known, {type: 'asked'}).answer, answer);
    same(following(known, giveDigit(known.history.draft, [0], 3)).answer, answer);
    same(following(known, unpainted(known.history.draft)).answer, null);
    same(setState(known, {type: 'stale', isAnswered: false}).answer, null);
    same(setState(known, {type: 'stale', isAnswered: true}).answer, answer);
  },

  'a draft with an unknown kind is refused without a request'() {
    const {draft} = begin().history;
    const refused = after({type: 'change', doc: newDoc({...draft, constraints: [{kind: 'later'}]})});
    same(/does not support later/.test(refused.trouble.message), true);
    same(setState(refused, {type: 'step', name: 'undo'}).trouble, null);
  },

  'counts of the previous draft are never used for the current one'() {
    const counts = {solutions: 2, exhausted: true};
    const known = after({type: 'asked'}, {type: 'counted', counts});
    same([known.counts, known.areOld], [counts, false]);
    const changed = following(known, giveDigit(known.history.draft, [0], 3));
    same([changed.counts, changed.areOld], [counts, true]);
    same(setState(changed, {type: 'stale', isAnswered: true}).counts, null);
    same(setState(known, {type: 'stale', isAnswered: true}).counts, counts);
    same(following(known, unpainted(known.history.draft)).counts, null);
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

  'an action that changes nothing leaves no effect of the action before'() {
    const said = after({type: 'step', name: 'undo'});
    same(said.effects, [{type: 'announce', text: 'Nothing to undo'}]);
    same(setState(said, {type: 'focus', cell: 0}) === said, true);
    same(setState(said, {type: 'focus', cell: 1}).effects, []);
  },

  'setting begins with givens, all of which can be selected'() {
    same(begin().mode, 'givens');
    same(after({type: 'selectAll'}).selection.length, 81);
  },
};
