import {newShareState, shareState} from '../page/share/state.js';
import {same} from './check.js';

const after = (...actions) => actions.reduce(shareState, newShareState());
const failed = {message: 'No.'};
const found = {puzzles: [], losses: [], remarks: []};

export const tests = {
  'the result and errors are dropped by the next import'() {
    const reading = {type: 'reading', text: 'b'};
    same(after({type: 'unread', failed}, reading).readFailed, null);
    const again = after({type: 'found', found}, reading);
    same([again.found, again.isReading, again.typed], [null, true, 'b']);
    same(after(reading, {type: 'found', found}).isReading, false);
    same(after(reading, {type: 'unread', failed: null}).isReading, false);
  },

  'text for manual copying disappears after the next copy'() {
    const copied = {words: 'link', text: 'x'};
    const byHand = after({type: 'copied', copied});
    same(byHand.copied, copied);
    same(shareState(byHand, {type: 'copied', copied: null}).copied, null);
    const none = shareState(byHand, {type: 'uncopied', failed});
    same([none.copied, none.copyFailed], [null, failed]);
    same(shareState(none, {type: 'copied', copied: null}).copyFailed, null);
  },

  'one picture is drawn at a time'() {
    const drawing = after({type: 'drawing', format: 'png'});
    same(drawing.drawing, 'png');
    const not = shareState(drawing, {type: 'drawn', failed});
    same([not.drawing, not.drawFailed], [null, failed]);
    same(shareState(not, {type: 'drawing', format: 'svg'}).drawFailed, null);
  },
};
