import {render} from '../page/lib/lit-html.js';
import {sourceTemplate, withAddresses} from '../page/parts/addresses.js';
import {newDoc, puzzleOfDoc} from '../page/model/doc.js';
import {fromLink, puzzleQuery} from '../page/model/exchange.js';
import {same} from './check.js';

/**
 * Returns what a template draws: its text without the questions, the addresses of its links, and the sites they ask about.
 * @param template
 */
const drawn = (template) => {
  const box = document.createElement('div');
  render(template, box);
  const links = [...box.querySelectorAll('a')].map(({href, target, rel}) => `${href} ${target} ${rel}`);
  const sites = [...box.querySelectorAll('b')].map(({textContent}) => textContent);
  const scripts = box.querySelectorAll('script, img').length;
  box.querySelectorAll('.leave').forEach((question) => question.remove());
  return [box.textContent.trim(), links, sites, scripts];
};
/** An address that would run a script. */
const SCRIPT = ['javascript', 'alert(1)'].join(':');
const REL = '_blank noopener noreferrer nofollow';

export const tests = {
  'an https address becomes a button that asks, without the punctuation after it'() {
    same(drawn(withAddresses('See https://example.org/a?b=c#d, (or https://münchen.example/).', 'x')), [
      'See https://example.org/a?b=c#d, (or https://münchen.example/).',
      [`https://example.org/a?b=c#d ${REL}`, `https://xn--mnchen-3ya.example/ ${REL}`],
      ['example.org', 'xn--mnchen-3ya.example'],
      0,
    ]);
  },

  'everything else stays text'() {
    for (const text of [
      'no address',
      `${SCRIPT} http://example.org data:text/html,x //example.org`,
      'https:// https://[ httpsx://example.org',
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
    ]) {
      same(withAddresses(text, 'x'), text);
      same(drawn(text), [text, [], [], 0]);
    }
  },

  'the site in front of an at sign is not the one that is opened'() {
    same(drawn(withAddresses('https://nonomino.org@evil.example/', 'x'))[2], ['evil.example']);
  },

  'the source of a puzzle is shown, and kept in links and JSON'() {
    const doc = newDoc({size: 4, source: 'A magazine', url: 'https://example.org/1'});
    same(drawn(sourceTemplate(doc, 'x')), [
      'Source: A magazine, https://example.org/1',
      [`https://example.org/1 ${REL}`],
      ['example.org'],
      0,
    ]);
    same(drawn(sourceTemplate({url: SCRIPT}, 'x')), [`Source: ${SCRIPT}`, [], [], 0]);
    same(sourceTemplate({}, 'x'), '');
    const {source, url} = fromLink(puzzleQuery(doc)).doc;
    same([source, url], [doc.source, doc.url]);
    same(puzzleOfDoc(doc).url, doc.url);
  },
};
