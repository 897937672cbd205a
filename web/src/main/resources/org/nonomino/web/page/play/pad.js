/**
 * The pad of the view Play: the modes, the digits or colours, and other edits.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Mode} from '../model/keys.js'
 * @import {PlayState} from './state.js'
 *
 * @typedef {object} PadActs the actions of the pad
 * @property {(mode: Mode) => void} setMode sets the mode
 * @property {(digit: number) => void} write writes a digit or colour
 * @property {(name: 'undo' | 'redo') => void} step undoes or redoes a step
 * @property {() => void} erase erases the selected cells
 * @property {() => void} fill fills in the candidates
 * @property {() => void} check checks for mistakes
 * @property {() => void} several turns the mode in which each tap adds or removes a cell on or off
 * @property {(digit: ?number) => void} light highlights a digit, or none
 * @property {() => void} sums shows or hides the sums for the selected cells
 */
import {html, nothing} from '../lib/lit-html.js';
import {colourShape} from '../grid/colours.js';
import {keepFocus} from '../grid/grid.js';
import {MODES, hasColours} from '../model/keys.js';
import {action, choice} from '../parts/parts.js';
import {GRID} from './board.js';
import {nextLight} from './light.js';
import {meaning} from './state.js';
import {sumLabel, sumsTemplate} from './sums.js';
import {COLOURS, LETTERS} from '../model/progress.js';
import {COLOUR_NAMES, digitName, letterName} from '../model/symbols.js';

/** The names of the modes. */
export const MODE_TITLES = Object.freeze({
  digit: 'Digit',
  corner: 'Corner',
  centre: 'Centre',
  colour: 'Colour',
  line: 'Line',
  letter: 'Letter',
});

const ICONS = Object.freeze({
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'M15 7l5 5l-5 5M20 12H10a6 6 0 0 0-6 6',
  erase: 'M8 5h12v14H8l-5-7zM11 9l6 6M17 9l-6 6',
  marks: 'M5 5h3M11 5h3M17 5h2M5 12h3M11 12h3M17 12h2M5 19h3M11 19h3M17 19h2',
  check: 'M4 12l5 6L20 6',
  several: 'M4 4h7v7H4zM13 13h7v7h-7zM16.5 4v7M13 7.5h7',
  sums: 'M18 5H6l6 7l-6 7h12',
  light: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l5 5',
});

/**
 * Draws the pad.
 *
 * @param {AppFace} app the shell
 * @param {PlayState} state the mode, and the current request
 * @param {Uint8Array} digits the digits of the play
 * @param {{closed: string, solved: string}} whys why the play cannot be changed, and why no change is needed; '' if not so
 * @param {PadActs} acts the actions of the pad
 * @returns {TemplateResult} the pad
 */
export function padTemplate(app, state, digits, {closed, solved}, acts) {
  const {size} = app.doc;
  const {busy} = state;
  const mode = meaning(state);
  const left = new Int16Array(size + 1).fill(size);
  digits.forEach((digit) => left[digit]--);
  const colours = hasColours(mode);
  const isLetter = mode === 'letter';
  const keys = Array.from({length: colours ? COLOURS : isLetter ? LETTERS : size}, (_, i) => i + 1);
  const looks = `numbers ${columnsOf(keys.length)} as-${mode}`;
  const {undo, redo} = app.play;
  return html`<div class="pad" @mousedown=${keepFocus(GRID, app.play.cursor)}>
    ${choice(
      'Input mode',
      MODES.map((each) => [each, MODE_TITLES[each]]),
      mode,
      acts.setMode,
    )}
    <div class=${looks} role="group" aria-label=${MODE_TITLES[mode]}>
      ${keys.map((key) =>
        isLetter
          ? letterKey(key, app, closed, acts.write)
          : colours
            ? colourKey(key, app, closed, acts.write, mode === 'line' ? state.penColour : 0)
            : digitKey(MODE_TITLES[mode], key, Math.max(0, left[key]), app, closed, acts.write),
      )}
    </div>
    <div class="acts">
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
    <div class="actions view">
      ${action('Several', acts.several, app, {
        icon: ICONS.several,
        label: 'Select several: each tap adds or removes a cell',
        pressed: state.several,
        why: closed,
      })}
      ${action('Highlight', () => acts.light(state.light === null ? nextLight(app.play, null) : null), app, {
        icon: ICONS.light,
        label: 'Highlight a digit',
        pressed: state.light !== null,
        why: closed,
      })}
      ${action(sumLabel(app.play, digits), acts.sums, app, {
        icon: ICONS.sums,
        label: `${sumLabel(app.play, digits)}: add up the selected cells, and list the combinations of cages and other clues`,
        pressed: state.sums,
        why: closed,
      })}
    </div>
    </div>
    ${closed ? nothing : sumsTemplate(app)}
    ${state.light === null ? nothing : lightTemplate(app, state.light, acts)}
  </div>`;
}

/**
 * @param {AppFace} app
 * @param {number} light
 * @param {PadActs} acts
 * @returns {TemplateResult}
 */
function lightTemplate(app, light, acts) {
  const keys = Array.from({length: app.doc.size}, (_, i) => i + 1);
  const numbers = app.setting('numbers');
  return html`<div class="lights" role="group" aria-label="Digit to highlight">${keys.map((key) =>
    action(digitName(key, app.doc, numbers), () => acts.light(key === light ? null : key), app, {
      pressed: key === light,
      label: `Highlight ${digitName(key, app.doc, numbers)}`,
    }),
  )}</div>`;
}

/**
 * @param {number} count the number of keys
 * @returns {string} the classes that arrange them in columns
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
 * @param {number} chosen the colour of the pen; 0 if cells are coloured
 * @returns {TemplateResult}
 */
function colourKey(colour, app, why, write, chosen) {
  const name = COLOUR_NAMES[colour];
  const shape = html`<svg viewBox="-8 -8 16 16" aria-hidden="true">${colourShape(colour, 0, 0)}</svg>`;
  return action(shape, () => write(colour), app, {
    why,
    kind: `swatch ${chosen ? 'p' : 'c'}${colour}`,
    label: chosen ? `Lines in ${name}` : `Colour ${name}`,
    pressed: chosen ? chosen === colour : undefined,
    title: name,
  });
}

/**
 * @param {string} what the mode in words
 * @param {number} digit 1..size
 * @param {number} left the number of places in which it is still missing
 * @param {AppFace} app
 * @param {string} why
 * @param {(digit: number) => void} write
 * @returns {TemplateResult}
 */
function digitKey(what, digit, left, app, why, write) {
  const words = html`<span><span class="unseen">${what} </span>${digitName(digit, app.doc, app.setting('numbers'))}</span>
    <small>${left}<span class="unseen"> left</span></small>`;
  return action(words, () => write(digit), app, {why, kind: left === 0 ? 'done' : ''});
}

/**
 * @param {number} letter 1..26
 * @param {AppFace} app
 * @param {string} why
 * @param {(letter: number) => void} write
 * @returns {TemplateResult}
 */
function letterKey(letter, app, why, write) {
  const name = letterName(letter);
  return action(name, () => write(letter), app, {why, kind: 'letter', label: `Letter ${name}`});
}
