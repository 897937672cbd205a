/**
 * The current puzzle in several windows: changes that another window saves are adopted
 * here, and if both windows have changed the puzzle, both changes are kept.
 *
 * @import {Play} from '../model/progress.js'
 */
import {follow, meet} from '../model/merging.js';
import {LAYERS} from '../model/progress.js';
import {savedPlay, savedText} from './saved-plays.js';

/**
 * The stored text that this window has seen last, and the play at that time.
 *
 * @type {{play: ?Play, text: ?string}}
 */
let known = {play: null, text: null};

/**
 * Notes the stored text of the current puzzle, so that different text found later is known to come from another window.
 *
 * @param {Play} play the current play, just saved or opened
 */
export function inHand(play) {
  known = {play, text: savedText(play.doc)};
}

/**
 * Checks whether another window has saved a change.
 *
 * @param {Play} play the current play
 * @returns {{play: Play, met: boolean}} the play to continue with, and whether both windows had changed it
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
