/**
 * The puzzle in hand, which another window of the page may have in hand, too: what that one keeps is taken over
 * here, and what both have changed is kept of both.
 *
 * @import {Play} from './progress.js'
 */
import {follow, meet} from './merging.js';
import {LAYERS} from './progress.js';
import {savedPlay, savedText} from './saved-plays.js';

/**
 * What this window knows to be kept, and the play as it was then.
 *
 * @type {{play: ?Play, text: ?string}}
 */
let known = {play: null, text: null};

/**
 * Notices what is kept of the puzzle in hand: from now on other texts come from other windows.
 *
 * @param {Play} play the play in hand, which has just been kept or opened
 */
export function inHand(play) {
  known = {play, text: savedText(play.doc)};
}

/**
 * Looks whether another window has kept something since.
 *
 * @param {Play} play the play in hand
 * @returns {{play: Play, met: boolean}} the play to go on with, and whether both windows had changed it
 */
export function caughtUp(play) {
  const text = savedText(play.doc);
  const other = text === null || text === known.text ? null : savedPlay(play.doc);
  if (other === null) {
    return {play, met: false};
  }
  const isChanged = LAYERS.some((name) => play[name] !== known.play?.[name]);
  const next = isChanged ? meet(play, other) : follow(play, other);
  known = {play: isChanged ? other : next, text};
  return {play: next, met: isChanged && next.undo !== other.undo};
}
