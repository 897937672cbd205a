/**
 * Puzzles on which the strategies differ. They were generated with fixed seeds; the puzzle against backtracking was then
 * transformed, and its digits permuted, until backtracking found its solution as late as possible. The numbers in the
 * descriptions count the digits that a search places until it is finished.
 *
 * @import {Doc} from '../model/doc.js'
 *
 * @typedef {object} Preset
 * @property {string} name its key
 * @property {string} about the interesting difference
 * @property {Doc} doc the puzzle
 */
import {newDoc} from '../model/doc.js';

/**
 * The puzzles, from easy to hard.
 *
 * @type {readonly Preset[]}
 */
export const PRESETS = Object.freeze([
  {
    name: 'easy',
    about:
      'Dancing Links finds a single at every step and never removes a digit. Backtracking does not look for singles:' +
      ' it places nearly 5,000 digits.',
    doc: newDoc({
      title: 'Classic 9×9, easy',
      size: 9,
      givens: '..2...4..564.98...9.1.2..8..3.8....2.28...63.1....2.7..1..4.7.8...58.143..3...5..',
    }),
  },
  {
    name: 'extreme',
    about:
      'Extreme for people, but not for a search: Dancing Links guesses 18 times and finishes after about 200 digits.' +
      ' Backtracking needs a quarter of a million.',
    doc: newDoc({
      title: 'Classic 9×9, extreme',
      size: 9,
      givens: '76..3...1..3.14....2.8..5...1.6...........6.42..3...8..9..........47...2..5.....9',
    }),
  },
  {
    name: 'few-clues',
    about:
      'With 19 clues the first rows are nearly empty, so backtracking finds its mistakes far too late. It places more than' +
      ' 20 million digits, Dancing Links 92.',
    doc: newDoc({
      title: 'Classic 9×9, 19 clues',
      size: 9,
      givens: '.......5...38.....7.....4..6........4.....8.2....5...9..9.17.....5..23....1.9....',
    }),
  },
  {
    name: 'against-backtracking',
    about:
      'Designed against backtracking: the first row of the solution is 987654321, and backtracking begins with the small' +
      ' digits. It places more than 24 million; Dancing Links places 103.',
    doc: newDoc({
      title: 'Against backtracking',
      size: 9,
      givens: '9........5....3..82..9.1....9...........49.....6...2.5.7.5.....423....1......6.8.',
    }),
  },
  {
    name: 'empty-jigsaw',
    about:
      'No clues, only regions. Row by row, backtracking paints itself into a corner: after 30 million digits it has' +
      ' still no solution. Dancing Links has one after 81.',
    doc: newDoc({
      title: 'Empty jigsaw 9×9',
      size: 9,
      regions: '000011111002222111000222213444562633444566633447566333477566838777555888777558888',
    }),
  },
  {
    name: 'lost',
    about:
      'The other way round: in this empty jigsaw Dancing Links makes an early guess that it cannot recover from, and finds' +
      ' nothing in a million digits. Backtracking is lucky with 264,577. No strategy is always best.',
    doc: newDoc({
      title: 'Empty jigsaw 9×9, the other way round',
      size: 9,
      regions: '000112222000112222030012444333311114355555544356556744336666747866688777888888777',
    }),
  },
  {
    name: 'sixteen',
    about:
      'A hard 16×16. Each additional row makes backtracking far slower: 30 million digits are not enough. Dancing Links makes two' +
      ' guesses and places 164.',
    doc: newDoc({
      title: 'Boxes 16×16, hard',
      size: 16,
      givens:
        'GA3.2D...B.....C...4....ADF..1....B.EC..3G....2.D.8E3B51C.64...F.3.2.E.6F1...5..B.........4..CG.9' +
        '..C57.....A6.D..61D.G4.E.5C...74...B1.8.EG.CA9..C.5A.....1BG..2.79..5.........B..G...7D9.C.5.F.E.' +
        '..GF.7BCA12D.8.8....AC..92.B....F..325....7...2.....B...3F.95A',
    }),
  },
]);

/**
 * Returns a puzzle by its name.
 *
 * @param {string} name the name
 * @returns {Preset | undefined} the puzzle; `undefined` if there is none with this name
 */
export function presetNamed(name) {
  return PRESETS.find((preset) => preset.name === name);
}
