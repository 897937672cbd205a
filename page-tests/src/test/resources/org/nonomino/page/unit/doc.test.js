import {boxRegions, keyOf, newDoc} from '../page/model/doc.js';
import {newPlay} from '../page/model/progress.js';
import {fails, same} from './check.js';

const PUZZLE = '21........31.3..';
const JIGSAW = '0001022122313331';
const four = () => newPlay(newDoc({size: 4, givens: PUZZLE}));

export const tests = {
  'boxes are wider than high'() {
    same(boxRegions(6), '000111000111222333222333444555444555');
    same(boxRegions(4), '0011001122332233');
    same(boxRegions(3), '000111222');
    same(boxRegions(1), '0');
    same(new Set(boxRegions(36)).size, 36);
  },

  'puzzles are validated'() {
    fails(() => newDoc({size: 0}), /is 1 to 36/);
    fails(() => newDoc({size: 37}), /is 1 to 36/);
    fails(() => newDoc({size: Number.NaN}), /is 1 to 36/);
    fails(() => newDoc({size: 4, regions: '0011'}), /regions/);
    fails(() => newDoc({size: 4, regions: '001100112233223<'}), /'<' at r4c4/);
    fails(() => newDoc({size: 4, givens: '5...............'}), /r1c1/);
    fails(() => newDoc({size: 4, givens: '...'}), /16 givens, not 3/);
    fails(() => newDoc({size: 4, givens: [...new Array(15).fill(0), -1]}), /r4c4/);
    same(newDoc({size: 4, givens: '0000000000000004'}).givens[15], 4);
    fails(() => newDoc({size: 4, title: 5}), /not a string/);
  },

  'regions are renumbered in order of appearance'() {
    const regions = (text) => newDoc({size: 4, regions: text}).regions;
    same(regions('1122112233443344'), '0011001122332233');
    same(regions('AABBAABBCCDDCCDD'), '0011001122332233');
    same(regions('zzzzzzzzzzzzzzzz'), '0'.repeat(16));
    same(regions('44..44..........'), '00..00..........');
    // Valid numbers stay, even if one is missing.
    same(regions('33..33..11......'), '33..33..11......');
    // Regions that do not cover the grid may be more than the digits.
    same(regions('01234012340123.0'), '01234012340123.0');
    fails(() => regions('001100112233223-'), /'-' at r4c4/);
    fails(() => newDoc({size: 4, regions: 7}), /16 symbols/);
  },

  'keys of progress distinguish puzzles'() {
    const keys = new Set();
    for (let cell = 0; cell < 16; cell++) {
      for (let digit = 1; digit <= 4; digit++) {
        const givens = new Uint8Array(16);
        givens[cell] = digit;
        keys.add(keyOf(newDoc({size: 4, givens})));
        keys.add(keyOf(newDoc({size: 4, givens, regions: JIGSAW})));
      }
    }
    same(keys.size, 128);
    same(keyOf(four().doc), keyOf(newDoc({size: 4, givens: PUZZLE, title: 'another'})));
  },
};
