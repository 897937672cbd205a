/**
 * Puzzles to begin with, there before any server is asked; made by `nonomino generate` with fixed seeds.
 *
 * @import {Doc} from './doc.js'
 */
import {newDoc} from './doc.js';

const STARTERS = Object.freeze([
  {
    title: 'Jigsaw 9×9, easy',
    size: 9,
    givens: '.175.4..8.329.71...6...8..2...6.....2.......7.....6...6..8...7...61.542.5..7.291.',
    regions: '000011222000112222003111112333344442335546644335666774555566774558866777888888877',
  },
  {
    title: 'Jigsaw 9×9, hard',
    size: 9,
    givens: '9..1...2......19....2568....15...2...934.7.......95..35.4719.3.1........4..3...1.',
    regions: '000001111200344111200334441222333341225553344225555554667777777666778888666688888',
  },
  {
    title: 'Windmill 9×9, medium',
    size: 9,
    givens: '5...64..3.4.7...2...4.5.2..6...4..1.9.36.18.5.5..7...1..8.9.5...6...2.5.4..51...9',
    regions: '000112222001112222001134442001134444553333344555536677855536677888866677888866777',
  },
  {
    title: 'Classic 9×9, medium',
    size: 9,
    givens: '.473.1.653.94..........8....31.8.49....6.9....62.1.37....1..........35.979.8.264.',
  },
  {
    title: 'Boxes 4×4, first steps',
    size: 4,
    givens: '21........31.3..',
  },
  {
    title: 'Jigsaw 6×6, easy',
    size: 6,
    givens: '6..15......3....144..6......251.2..6',
    regions: '000122001122011322441335443355443555',
  },
  {
    title: 'Boxes 16×16',
    size: 16,
    givens:
      '6.....2F.A.DGB5.2F..E6..5...........C.1..F3B2D4..9..4...E.1.F...E6..G8.9.C4.D7..9.1.......' +
      '...A...A..FDE...7.....B7...25.1D.3.6F.C..69..3..B8...5.B.FD.......34..D.....B...E......8.1' +
      '7FC2D..4B.A..C.8...67.2...3G.35.....G...C..FG....E..3..1.8..4.6.23.C89D..5..',
  },
]);

/**
 * Returns the puzzles to begin with.
 *
 * @returns {Doc[]} an easy jigsaw first
 */
export function starters() {
  return STARTERS.map(newDoc);
}
