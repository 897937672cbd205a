import {readLarge, readPuzzles, regionsAlone} from '../page/api/reading.js';
import {same} from './check.js';

const PUZZLE = '1234341221434321';
const signal = new AbortController().signal;

/**
 * A shell whose library has room for a number of puzzles, and whose API reads lines of 16 digits.
 * @param room
 */
function shell(room = Infinity) {
  const asked = [];
  const added = [];
  return {
    asked,
    added,
    add: (play) => added.length < room && added.push(play) > 0,
    api: {
      async post(_, {text}) {
        const lines = text.split('\n').filter(Boolean);
        asked.push(lines.length);
        if (lines.length > 100 || lines.some((line) => !/^[1-4]{16}$/.test(line))) {
          throw Object.assign(new Error('no'), {code: 'not-a-digit'});
        }
        return {puzzles: lines.map((puzzle) => ({size: 4, puzzle}))};
      },
    },
  };
}

export const tests = {
  'regions alone'() {
    same(regionsAlone('aabb\naabb\nccdd\nccdd'), '0011001122332233');
    same(regionsAlone('0000111122223333'), '0000111122223333');
    same(regionsAlone('7,7,8,8\n7,7,8,8\n1,1,2,2\n1,1,2,2\n'), '0011001122332233');
    const words = Array.from({length: 36 * 36}, (_, cell) => 1 + Math.floor(cell / 36)).join(' ');
    same(regionsAlone(words).slice(35, 37), '01');
    same(['aabb\naabb\nccdd\nccde', 'aab', '', '12'].map(regionsAlone), ['', '', '', '']);
  },

  async 'regions alone are a puzzle without clues'() {
    const app = {api: {post: () => Promise.reject(Object.assign(new Error('no'), {code: 'only-regions'}))}};
    const {puzzles, from} = await readPuzzles(app, 'aabb aabb ccdd ccdd', {signal});
    same([puzzles, from], [[{size: 4, puzzle: '', regions: '0011001122332233'}], 'regions']);
  },

  async 'a large file is read in pieces, even with errors'() {
    const app = shell();
    const text = `${`${PUZZLE}\n`.repeat(250)}hello\n${`${PUZZLE}\n`.repeat(30)}`;
    const shares = [];
    // Pieces may end in the middle of a line.
    const pieces = text.match(/[^]{1,777}/g);
    const read = await readLarge(app, pieces, text.length, signal, ({share}) => shares.push(share));
    same([read.added, read.unread, read.isFull, app.added.length], [280, 1, false, 280]);
    same(
      app.asked.every((count) => count <= 100),
      true,
    );
    same([shares.length > 1, shares.at(-1)], [true, 1]);
  },

  async 'a cancelled import keeps its puzzles'() {
    const app = shell();
    const stopping = new AbortController();
    const text = `${PUZZLE}\n`.repeat(1000);
    const read = await readLarge(app, [text], text.length, stopping.signal, () => stopping.abort());
    same([read.added, app.added.length, app.asked], [100, 100, [100]]);
  },

  async 'a full library ends the import'() {
    const app = shell(120);
    const text = `${PUZZLE}\n`.repeat(1000);
    const {added, unread, isFull} = await readLarge(app, [text], text.length, signal, () => {});
    same([added, unread, isFull], [120, 0, true]);
    same(app.asked.length <= 2, true);
  },
};
