/**
 * The pen of the view Play: what it draws with keys, and what is said of it.
 *
 * @import {Play} from './progress.js'
 */
import {COLOUR_NAMES} from './colours.js';
import {draw} from './marking.js';
import {middleOf, stretchBetween, sideOf} from './pen.js';
import {cellName} from './symbols.js';
import {capital} from './words.js';

/** The end of the grid is no place to draw to. */
export const NO_LINE = 'The grid ends here.';

/**
 * Draws with the keyboard from the cell with the focus to the next one, or wipes that out where it is in this colour already.
 *
 * @param {Play} play the play
 * @param {readonly [down: number, right: number]} by which way
 * @param {number} colour 1..9
 * @returns {{play: Play, text: string}} with one step more, and what was done; the same play where the grid ends
 */
export function lineOn(play, [down, right], colour) {
  const {cursor, doc} = play;
  const from = middleOf(doc.size, cursor);
  const stretch = stretchBetween(doc.size, from, {x: from.x + 2 * right, y: from.y + 2 * down});
  if (stretch < 0) {
    return {play, text: NO_LINE};
  }
  const next = cursor + down * doc.size + right;
  return drawn(play, stretch, colour, `${cellName(doc.size, cursor)} to ${cellName(doc.size, next)}`);
}

/**
 * Draws with the keyboard along an edge of the cell with the focus, or wipes that out where it is in this colour already.
 *
 * @param {Play} play the play
 * @param {readonly [down: number, right: number]} by which edge
 * @param {number} colour 1..9
 * @returns {{play: Play, text: string}} with one step more, and what was done
 */
export function lineAlong(play, [down, right], colour) {
  const {cursor, doc} = play;
  const edge = down < 0 ? 'top' : down > 0 ? 'bottom' : right < 0 ? 'left' : 'right';
  const where = `along the ${edge} of ${cellName(doc.size, cursor)}`;
  return drawn(play, sideOf(doc.size, cursor, down, right), colour, where);
}

/**
 * @param {Play} play
 * @param {number} stretch
 * @param {number} colour
 * @param {string} where
 * @returns {{play: Play, text: string}}
 */
function drawn(play, stretch, colour, where) {
  const isThere = play.pen[stretch] === colour;
  return {
    play: draw(play, [stretch], isThere ? 0 : colour),
    text: isThere ? `Line removed: ${where}` : `${capital(COLOUR_NAMES[colour])} line: ${where}`,
  };
}

/**
 * Says what a stroke of the pen has done.
 *
 * @param {number} colour 1..9, or 0 where it wiped out
 * @param {number} count how many stretches it has
 * @returns {string} a sentence
 */
export function strokeText(colour, count) {
  return colour === 0 ? 'Line removed.' : `${capital(COLOUR_NAMES[colour])} line drawn, length ${count}.`;
}
