import {newDoc} from '../page/model/doc.js';
import {endState, newEndState} from '../page/play/end-state.js';
import {same} from './check.js';

const doc = newDoc({size: 4});
const other = newDoc({size: 4, givens: '1...............'});
const rating = {level: 'easy', er: 1.5};
const solved = () => endState(newEndState(), {type: 'solved', doc, rating: null});

export const tests = {
  'the card opens once for each puzzle'() {
    const shown = solved();
    same(shown.isShown, true);
    const closed = endState(shown, {type: 'close'});
    same(closed.isShown, false);
    same(endState(closed, {type: 'solved', doc, rating: null}) === closed, true);
    same(endState(closed, {type: 'solved', doc: other, rating}).isShown, true);
  },

  'starting over allows it to open again'() {
    const again = endState(solved(), {type: 'startedOver'});
    same(again.isShown, false);
    same(endState(again, {type: 'solved', doc, rating: null}).isShown, true);
  },

  'a late rating is not shown for another puzzle'() {
    const asked = endState(solved(), {type: 'asked', what: 'rating'});
    same(endState(asked, {type: 'rated', doc: other, rating}) === asked, true);
    const rated = endState(asked, {type: 'rated', doc, rating});
    same([rated.rating, rated.busy], [rating, '']);
  },

  'an error is shown until the next request'() {
    const failed = endState(endState(solved(), {type: 'asked', what: 'next'}), {
      type: 'answered',
      trouble: 'none',
    });
    same([failed.busy, failed.trouble, failed.isShown], ['', 'none', true]);
    same(endState(failed, {type: 'asked', what: 'next'}).trouble, '');
  },
};
