/**
 * The pad of the view Play: what digits mean, the digits or colours, and what else is done to cells.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace} from './app.js'
 * @import {Mode} from './keys.js'
 * @import {PlayState} from './play-state.js'
 *
 * @typedef {object} PadActs what the pad can do
 * @property {(mode: Mode) => void} setMode changes what digits mean
 * @property {(digit: number) => void} write writes a digit or colour
 * @property {(name: 'undo' | 'redo') => void} step takes a step back or forth
 * @property {() => void} erase erases the selected cells
 * @property {() => void} fill fills in the candidates
 * @property {() => void} check looks for mistakes
 */
import {html} from './lib/lit-html.js';
import {COLOUR_NAMES, colourShape} from './cells.js';
import {keepFocus} from './grid.js';
import {MODES} from './keys.js';
import {action, choice} from './parts.js';
import {GRID} from './play-board.js';
import {COLOURS} from './progress.js';
import {symbol} from './symbols.js';

/** What the modes are called. */
export const MODE_TITLES = Object.freeze({
  digit: 'Digit',
  corner: 'Corner',
  centre: 'Centre',
  colour: 'Colour',
});

const ICONS = Object.freeze({
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'M15 7l5 5l-5 5M20 12H10a6 6 0 0 0-6 6',
  erase: 'M8 5h12v14H8l-5-7zM11 9l6 6M17 9l-6 6',
  marks: 'M5 5h3M11 5h3M17 5h2M5 12h3M11 12h3M17 12h2M5 19h3M11 19h3M17 19h2',
  check: 'M4 12l5 6L20 6',
});

/**
 * Draws the pad.
 *
 * @param {AppFace} app the shell
 * @param {Pick<PlayState, 'mode' | 'busy'>} state what digits mean, and what is asked
 * @param {Uint8Array} digits the digits of the play
 * @param {{closed: string, solved: string}} whys why the play cannot be changed, and why it need not be; '' if not so
 * @param {PadActs} acts what the pad can do
 * @returns {TemplateResult} the pad
 */
export function padTemplate(app, {mode, busy}, digits, {closed, solved}, acts) {
  const {size} = app.doc;
  const left = new Int16Array(size + 1).fill(size);
  digits.forEach((digit) => left[digit]--);
  const colours = mode === 'colour';
  const keys = Array.from({length: colours ? COLOURS : size}, (_, i) => i + 1);
  const looks = `numbers ${columnsOf(keys.length)} as-${mode}`;
  const {undo, redo} = app.play;
  return html`<div class="pad" @mousedown=${keepFocus(GRID, app.play.cursor)}>
    ${choice(
      'What digits mean',
      MODES.map((each) => [each, MODE_TITLES[each]]),
      mode,
      acts.setMode,
    )}
    <div class=${looks} role="group" aria-label=${MODE_TITLES[mode]}>
      ${keys.map((key) =>
        colours
          ? colourKey(key, app, closed, acts.write)
          : digitKey(MODE_TITLES[mode], key, Math.max(0, left[key]), app, closed, acts.write),
      )}
    </div>
    <div class="actions">
      ${action('Undo', () => acts.step('undo'), app, {
        icon: ICONS.undo,
        why: closed || (undo.length === 0 ? 'Nothing to undo.' : ''),
      })}
      ${action('Redo', () => acts.step('redo'), app, {
        icon: ICONS.redo,
        why: closed || (redo.length === 0 ? 'Nothing to redo.' : ''),
      })}
      ${action('Erase', acts.erase, app, {icon: ICONS.erase, why: closed})}
      ${action('Marks', acts.fill, app, {
        icon: ICONS.marks,
        label: 'Marks: fill in the candidates',
        why: closed || (digits.includes(0) ? '' : 'All cells are filled in.'),
      })}
      ${action('Check', acts.check, app, {
        icon: ICONS.check,
        busy: busy === 'check',
        why: closed || solved || (busy === 'check' ? 'Checking…' : ''),
      })}
    </div>
  </div>`;
}

/**
 * @param {number} count how many keys there are
 * @returns {string} the classes that put them into columns
 */
function columnsOf(count) {
  if (count > 9) {
    return count > 16 ? 'many' : 'some';
  }
  return [4, 7, 8].includes(count) ? 'few by4' : 'few';
}

/**
 * @param {number} colour 1..9
 * @param {AppFace} app
 * @param {string} why
 * @param {(digit: number) => void} write
 * @returns {TemplateResult}
 */
function colourKey(colour, app, why, write) {
  const name = COLOUR_NAMES[colour];
  const shape = html`<svg viewBox="-8 -8 16 16" aria-hidden="true">${colourShape(colour, 0, 0)}</svg>`;
  return action(shape, () => write(colour), app, {
    why,
    kind: `swatch c${colour}`,
    label: `Colour ${name}`,
    title: name,
  });
}

/**
 * @param {string} meaning the mode in words
 * @param {number} digit 1..size
 * @param {number} left how many are not entered yet
 * @param {AppFace} app
 * @param {string} why
 * @param {(digit: number) => void} write
 * @returns {TemplateResult}
 */
function digitKey(meaning, digit, left, app, why, write) {
  const words = html`<span><span class="unseen">${meaning} </span>${symbol(digit)}</span>
    <small>${left}<span class="unseen"> left</span></small>`;
  return action(words, () => write(digit), app, {why, kind: left === 0 ? 'done' : ''});
}
