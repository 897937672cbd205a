import {same} from './check.js';
import {isKnown, sentenceOf} from '../page/problems.js';

/** What Java can say: the test that serves these files writes it. */
const CODES = './codes.js';

export const tests = {
  async 'each code of Java has a sentence, and there are no others'() {
    const {codes} = await import(CODES);
    same(
      codes.filter((code) => !isKnown(code)),
      [],
    );
    same(codes.length > 50, true);
    for (const code of codes) {
      const words = sentenceOf(code, {});
      same([code, /[.]$/.test(words), /--|line 1,|column|server/i.test(words)], [code, true, false]);
    }
  },

  'sentences as a player would say them'() {
    same(
      sentenceOf('row-length', {part: 'puzzle', row: 1, cells: 8, size: 9}),
      'Row 1 has 8 cells; every row needs 9.',
    );
    same(
      sentenceOf('row-length', {part: 'regions', row: 2, cells: 1, size: 4}),
      'Row 2 of the regions has 1 cell; every row needs 4.',
    );
    same(sentenceOf('cell-count', {cells: 80, size: 9}), 'There are 80 cells; a 9 × 9 puzzle needs 81.');
    same(sentenceOf('cell-count', {cells: 63, size: 8}), 'There are 63 cells; an 8 × 8 puzzle needs 64.');
    same(sentenceOf('cell-count', {cells: 5}), '5 cells cannot make a square grid.');
    same(
      sentenceOf('repeated-given', {digit: '5', house: 'row', first: 'r1c1', second: 'r1c2'}),
      'There are two 5s in the same row: r1c1 and r1c2.',
    );
    same(sentenceOf('not-a-digit', {symbol: 'x'}), '“x” is neither a digit nor an empty cell.');
    same(sentenceOf('busy', {seconds: 2}), 'Busy at the moment. Try again in 2 s.');
  },

  'a line is named where it says which puzzle is meant'() {
    same(
      sentenceOf('word-length', {characters: 80, expected: 81, line: 7}),
      'Line 7 of the text: There are 80 characters, but 81 are needed.',
    );
    same(/^Row 3 has/.test(sentenceOf('row-length', {row: 3, cells: 8, size: 9, line: 3})), true);
  },

  'an unknown code shows no words of others'() {
    same(sentenceOf('from-the-future', {detail: 'x'}), 'That did not work. Try again.');
    same(sentenceOf(undefined), 'That did not work. Try again.');
    same(sentenceOf('toString'), 'That did not work. Try again.');
  },
};
