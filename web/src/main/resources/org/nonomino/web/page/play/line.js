/**
 * Drawing lines with keys in the view Play, and the messages for lines.
 *
 * @import {Play} from '../model/progress.js'
 */
import {draw} from '../model/marking.js';
import {middleOf, stretchBetween, sideOf} from '../model/pen.js';
import {COLOUR_NAMES, cellName} from '../model/symbols.js';
import {capital} from '../model/words.js';

/** The message at the edge of the grid. */
export const NO_LINE = 'The grid ends here.';

/**
 * Draws with the keyboard from the focused cell to the next one, or erases that line if it already has this colour.
 *
 * @param {Play} play the play
 * @param {readonly [down: number, right: number]} by the direction
 * @param {number} colour 1..9
 * @returns {{play: Play, text: string}} the play with one more step, and a message; the same play at the edge of the grid
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
 * Draws with the keyboard along an edge of the focused cell, or erases that line if it already has this colour.
 *
 * @param {Play} play the play
 * @param {readonly [down: number, right: number]} by the edge
 * @param {number} colour 1..9
 * @returns {{play: Play, text: string}} the play with one more step, and a message
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
 * Returns a message for a finished stroke of the pen.
 *
 * @param {number} colour 1..9, or 0 if it erased
 * @param {number} count the number of its stretches
 * @returns {string} a sentence
 */
export function strokeText(colour, count) {
  return colour === 0 ? 'Line removed.' : `${capital(COLOUR_NAMES[colour])} line drawn, length ${count}.`;
}
