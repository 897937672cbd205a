/**
 * The settings of the view Play.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 *
 * @typedef {keyof typeof TEXTS | keyof typeof DRAWN_TEXTS | keyof typeof LARGE_TEXTS} Label a setting with a label
 */
import {html} from '../lib/lit-html.js';
import {inOurLook} from '../model/doc.js';

const TEXTS = Object.freeze({
  conflicts: 'Show conflicts immediately',
  peers: 'Highlight the houses of the selected cell',
  same: 'Highlight the selected digit, also in marks',
  clean: 'Remove marks when a digit is entered',
  fixed: 'Show centre marks in fixed places',
  tints: 'Tint the regions of jigsaws',
  timer: 'Show the time',
  letters: 'Use single-letter keys',
});

/** The setting that matters only if the setter drew constraints. */
const DRAWN_TEXTS = Object.freeze({ours: "Draw constraints in Nonomino's look instead of the setter's"});

/** The settings that matter only on grids larger than 9×9. */
const LARGE_TEXTS = Object.freeze({numbers: 'Show numbers instead of letters: 10, 11, 12 …'});

/** The size of the largest grid without letters. */
const WITHOUT_LETTERS = 9;

/**
 * Draws the card of settings.
 *
 * @param {AppFace} app the shell
 * @param {() => void} startOver removes all entries
 * @returns {TemplateResult} a card
 */
export function settingsTemplate(app, startOver) {
  const {doc} = app;
  const labels = {
    ...TEXTS,
    ...(inOurLook(doc) !== doc && DRAWN_TEXTS),
    ...(doc.size > WITHOUT_LETTERS && LARGE_TEXTS),
  };
  return html`<details class="card settings"><summary>Settings</summary>
    ${Object.entries(labels).map(([name, text]) => settingTemplate(app, /** @type {Label} */ (name), text))}
    <p><button @click=${startOver}>Start over</button></p>
  </details>`;
}

/**
 * @param {AppFace} app the shell
 * @param {Label} name the setting
 * @param {string} text its label
 * @returns {TemplateResult} a checkbox
 */
function settingTemplate(app, name, text) {
  /** @param {Event & {target: HTMLInputElement}} event */
  const changed = (event) => app.set(name, event.target.checked);
  return html`<label class="choice"
    ><input type="checkbox" .checked=${app.setting(name)} @change=${changed}> ${text}</label>`;
}
