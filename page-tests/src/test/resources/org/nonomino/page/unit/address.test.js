import {addressOf, foreignLink, readAddress, viewToOpenIn} from '../page/model/address.js';
import {newDoc} from '../page/model/doc.js';
import {fromLink} from '../page/model/exchange.js';
import {same} from './check.js';

const doc = newDoc({
  size: 4,
  regions: '0001022122313331',
  givens: '21........31.3..',
  title: 'a?b#c&d=é “x”',
  author: 'me',
});

export const tests = {
  'the address of a view with a puzzle opens that puzzle'() {
    for (const view of ['play', 'watch', 'share']) {
      const address = addressOf(view, doc);
      const read = readAddress(address);
      same(read.view, view);
      same(fromLink(read.query).doc, doc);
      // The browser must not change it, otherwise it would be replaced again and again.
      same(new URL(address, 'https://a.b/').hash, address);
    }
  },

  'other views have addresses without a puzzle'() {
    for (const view of ['library', 'set', 'generate']) {
      same(addressOf(view, doc), `#${view}`);
      same(readAddress(`#${view}`), {view, query: ''});
    }
    same(readAddress(''), {view: '', query: ''});
    same(readAddress('#play?'), {view: 'play', query: ''});
    same(readAddress('play?p=1?2'), {view: 'play', query: 'p=1?2'});
  },

  'a puzzle from elsewhere is opened if the current puzzle is shown'() {
    same(viewToOpenIn('watch'), 'watch');
    for (const view of ['play', 'library', 'generate', 'share']) {
      same(viewToOpenIn(view), 'play');
    }
  },

  'links to other sites in an address'() {
    const here = 'http://localhost:8017/';
    same(foreignLink(`${here}?load=N4+/=&x=1`), 'https://f-puzzles.com/?load=N4+/=');
    same(foreignLink(`${here}?a=b&puzzleid=sclN4%2B`), 'https://sudokupad.app/sclN4%2B');
    same(foreignLink(`${here}#sclN4+`), 'https://sudokupad.app/sclN4+');
    same(foreignLink(`${here}#fpuzzlesN4+`), 'https://sudokupad.app/fpuzzlesN4+');
    same(
      [here, `${here}#play?p=1&t=?load=x`, `${here}#set`, 'scl abc', '{"url":"?load=x y"}'].map(foreignLink),
      ['', '', '', '', ''],
    );
  },
};
