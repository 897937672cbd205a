import {linkPlaces, reachOf} from '../page/parts/share-link.js';
import {same} from './check.js';

const COMPUTER = 'This link works only on this computer.';
const NETWORK = 'This link works only in this network.';
const ALL = 'Anyone with this link can open the puzzle.';

export const tests = {
  'the description of who can open a link'() {
    for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.9.9.9', '[::1]']) {
      same([host, reachOf(host)], [host, COMPUTER]);
    }
    for (const host of [
      '192.168.1.20',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.0.1',
      'my-pc',
      'my-pc.local',
      '[fe80::1]',
      '[fd00::1]',
    ]) {
      same([host, reachOf(host)], [host, NETWORK]);
    }
    for (const host of [
      'example.org',
      '172.32.0.1',
      '8.8.8.8',
      '[2001:db8::1]',
      '10.example.org',
      'localhost.example.org',
    ]) {
      same([host, reachOf(host)], [host, ALL]);
    }
  },

  'links lead to the host of the web app'() {
    const [link, ...more] = linkPlaces('https://example.org/games/?a=b#play?p=1');
    same(more, []);
    same([link.base, link.note], ['https://example.org/games/', ALL]);
    const [local] = linkPlaces('http://127.0.0.1:8017/#share');
    same(local.base, 'http://127.0.0.1:8017/');
    same(local.note.startsWith(`${COMPUTER} To send`), true);
  },

  'links also lead to the configured public address'() {
    const links = linkPlaces('http://localhost:8017/', 'https://example.org');
    same(
      links.map(({base, note}) => [base, note]),
      [
        ['https://example.org/', ALL],
        ['http://localhost:8017/', COMPUTER],
      ],
    );
    same(linkPlaces('https://example.org/#x', 'https://example.org/').length, 1);
  },
};
