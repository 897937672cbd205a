/**
 * The effects of keys in the view Play. `keys.js` maps keys to commands.
 *
 * @import {AppFace} from '../face.js'
 * @import {Command, Mode} from '../model/keys.js'
 */
import {MODES, commandOf, hasColours, heldMode, letterOf} from '../model/keys.js';
import {pause} from './clock.js';
import {erase, fill, lineAt, lineTo, step, type, write} from './edits.js';
import {closeEnd} from './end.js';
import {cancel, check, goTo, hint, path, take} from './help.js';
import {nextLight} from './light.js';
import {light, moveTo, sayCandidates, zoom} from './look.js';
import {dispatch, state} from './now.js';
import {MODE_TITLES} from './pad.js';
import {isOpen} from './state.js';
import {toggleSums} from './sums.js';
import {goToReason} from './why.js';
import {move, moveToEdge, select, similar} from '../model/selection.js';
import {letterFrom} from '../model/symbols.js';
import {isWaiting} from '../model/typing.js';
import {ZOOM_STEP} from '../model/zoom.js';

/**
 * Handles a key.
 *
 * @param {KeyboardEvent} event the key going down
 * @param {AppFace} app the shell
 * @param {(command: Command) => boolean} [isOffered] whether a command is offered; by default all are
 */
export function keydown(event, app, isOffered = () => true) {
  const {ctrlKey, altKey, metaKey} = event;
  const letter = state.mode === 'letter' && !ctrlKey && !altKey && !metaKey ? letterFrom(letterOf(event)) : 0;
  if (letter > 0) {
    write(app, letter, 'letter');
    event.preventDefault();
    return;
  }
  const command = commandOf(
    event,
    // Colours have the keys 1 to 9, whatever the digits are.
    hasColours(heldMode(event) ?? state.mode) ? {size: app.doc.size} : app.doc,
    app.setting('letters'),
    app.setting('numbers'),
  );
  if (command && isOffered(command)) {
    act(command, app, event);
    event.preventDefault();
  }
}

/**
 * @param {Command} command the command
 * @param {AppFace} app the shell
 * @param {KeyboardEvent} event the key event that caused the command
 */
function act(command, app, event) {
  const {play} = app;
  switch (command.name) {
    case 'move':
      if (state.path) {
        goTo(app, state.path.index + command.by[0] + command.by[1]);
      } else if (state.why) {
        goToReason(app, state.why.at + command.by[0] + command.by[1]);
      } else if (state.mode === 'line' && command.extend) {
        lineTo(app, command.by);
      } else if (!state.paused) {
        moveTo(app, move(play, ...command.by, command.extend));
      }
      break;
    case 'edge':
      if (state.path) {
        goTo(app, command.by[0] + command.by[1] < 0 ? 0 : state.path.answer.steps.length - 1);
      } else if (state.why) {
        goToReason(app, command.by[0] + command.by[1] < 0 ? 0 : Infinity);
      } else if (state.mode === 'line' && command.extend && event.key.startsWith('Arrow')) {
        lineAt(app, command.by);
      } else if (isOpen(state)) {
        moveTo(app, moveToEdge(play, ...command.by, command.extend));
      }
      break;
    case 'digit':
      // Digits stay digits while letters are written.
      type(
        app,
        command.digit,
        command.mode ?? (state.mode === 'letter' ? 'digit' : state.mode),
        event.timeStamp,
      );
      break;
    case 'erase':
      erase(app);
      break;
    case 'undo':
    case 'redo':
      step(app, command.name);
      break;
    case 'all':
      moveTo(app, select(play, play.doc.givens.keys(), play.cursor));
      break;
    case 'similar':
      if (isWaiting(state.typed, play, event.timeStamp)) {
        dispatch({type: 'typed', typed: null});
        break;
      }
      moveTo(app, select(play, similar(play, play.cursor), play.cursor));
      break;
    case 'mode': {
      const by = event.shiftKey ? MODES.length - 1 : 1;
      setMode(app, MODES[(MODES.indexOf(state.mode) + by) % MODES.length]);
      break;
    }
    case 'write':
      setMode(app, command.mode);
      break;
    case 'candidates':
      fill(app);
      break;
    case 'hint':
      hint(app);
      break;
    case 'take':
      take(app);
      break;
    case 'path':
      path(app);
      break;
    case 'next':
      if (state.path) {
        goTo(app, state.path.index + 1);
      } else if (state.why) {
        goToReason(app, state.why.at + 1);
      }
      break;
    case 'check':
      check(app);
      break;
    case 'pause':
      pause(app);
      break;
    case 'say':
      sayCandidates(app);
      break;
    case 'several':
      several(app);
      break;
    case 'light':
      light(app, nextLight(play, state.light));
      break;
    case 'sums':
      toggleSums(app);
      break;
    case 'zoomIn':
      zoom(app, ZOOM_STEP);
      break;
    case 'zoomOut':
      zoom(app, 1 / ZOOM_STEP);
      break;
    case 'escape':
      escape(app);
  }
}

/** @param {AppFace} app the shell */
function escape(app) {
  if (state.busy) {
    cancel();
  } else if (!closeEnd(app)) {
    const isShown = state.path ?? state.why ?? state.hint ?? state.light;
    dispatch({type: 'closeAll'});
    if (!isShown) {
      app.setPlay(select(app.play, [app.play.cursor]));
    }
  }
}

/**
 * Sets the mode, the meaning of digits.
 *
 * @param {AppFace} app the shell
 * @param {Mode} mode the new mode
 */
export function setMode(app, mode) {
  dispatch({type: 'mode', mode});
  app.announce(`Mode: ${MODE_TITLES[mode]}`);
}

/**
 * Turns the mode in which each tap adds or removes a cell on or off.
 *
 * @param {AppFace} app the shell
 */
export function several(app) {
  dispatch({type: 'several'});
  app.announce(state.several ? 'Each tap adds or removes a cell.' : 'Each tap selects one cell.');
}
