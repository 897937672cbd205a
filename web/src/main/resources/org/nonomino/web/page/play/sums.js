/**
 * Sums in the view Play: the sum of the selected cells on its button, and on request the combinations of the clues around
 * them. `sums.js` computes them and is loaded on the first request.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Play} from '../model/progress.js'
 * @import {Restrictions} from '../model/restrictions.js'
 * @import {CageSum, Sums} from '../model/sums.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {dispatch, isClosed, state} from './now.js';
import {restrictionsOf} from '../model/restrictions.js';
import {digitName, sumIn} from '../model/symbols.js';

/** The maximum number of combinations to show. */
const MOST_SHOWN = 48;

/** @type {?typeof import('../model/sums.js')} */
let module = null;

/** The latest sums, with the values that they depend on. @type {?{play: Play, restrictions: ?Restrictions, sums: Sums}} */
let latest = null;

/**
 * Shows or hides the sums for the selected cells, and announces them.
 *
 * @param {AppFace} app the shell
 */
export async function toggleSums(app) {
  if (isClosed(app)) {
    return;
  }
  if (state.sums) {
    dispatch({type: 'sums', isShown: false});
    app.announce('Sums are hidden.');
    return;
  }
  try {
    module ??= await import('../model/sums.js');
  } catch {
    app.toast('The sums could not be loaded. Try again when you are connected.', 'error');
    return;
  }
  dispatch({type: 'sums', isShown: true});
  app.announce(module.sumsText(sumsNow(module, app.play), app.doc, app.setting('numbers')));
}

/**
 * @param {typeof import('../model/sums.js')} loaded
 * @param {Play} play
 * @returns {Sums} the sums; the same object while nothing relevant changes
 */
function sumsNow(loaded, play) {
  const restrictions = restrictionsOf(play.doc);
  const isSame =
    latest !== null &&
    latest.restrictions === restrictions &&
    /** @type {const} */ (['doc', 'entered', 'struck', 'selection', 'cursor']).every(
      (name) => latest?.play[name] === play[name],
    );
  latest = isSame && latest ? latest : {play, restrictions, sums: loaded.sumsOf(play)};
  return latest.sums;
}

/**
 * Returns the label of the button for sums.
 *
 * @param {Play} play the play
 * @param {Uint8Array} digits its digits
 * @returns {string} such as `Sum 12`, with a plus sign if some of the selected cells are blank; `Sums` if less than two cells are
 *     selected, or if all of them are blank
 */
export function sumLabel({doc, selection}, digits) {
  if (selection.length < 2 || selection.every((cell) => digits[cell] === 0)) {
    return 'Sums';
  }
  return `Sum ${sumIn(doc, digits, selection)}${selection.some((cell) => digits[cell] === 0) ? '+' : ''}`;
}

/**
 * Draws the sums if they are requested.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult | typeof nothing} a part of the pad
 */
export function sumsTemplate(app) {
  if (!state.sums || module === null) {
    return nothing;
  }
  const {selectionText, NO_SUM} = module;
  const sums = sumsNow(module, app.play);
  const {cages} = sums;
  const text = selectionText(sums) || (cages.length === 0 ? NO_SUM : '');
  return html`<div id="sums" class="sums" role="group" aria-label="Sums" aria-live="polite" aria-atomic="true">
    ${cages.map((cage) => cageTemplate(app, cage, module))}
    ${text ? html`<p>${text}</p>` : nothing}</div>`;
}

/**
 * @param {AppFace} app
 * @param {CageSum} cage
 * @param {?typeof import('../model/sums.js')} loaded
 * @returns {TemplateResult}
 */
function cageTemplate(app, {name, combinations}, loaded) {
  const {sets, inAll, inNone} = combinations;
  const numbers = app.setting('numbers');
  /** @param {number} digit */
  const written = (digit) => digitName(digit, app.doc, numbers);
  return html`<p><b>${name}</b> <span class="quiet">${loaded?.countText(combinations)}${
    inNone.length > 0 && sets.length > 0 ? `, without ${inNone.map(written).join(' ')}` : nothing
  }</span></p>
  <ul>${sets
    .slice(0, MOST_SHOWN)
    .map(
      (set, i) =>
        html`<li>${totalTemplate(loaded?.totalText(combinations, i))}${set.map((digit) =>
          inAll.includes(digit) ? html`<b>${written(digit)}</b>` : html`<span>${written(digit)}</span>`,
        )}${set.length === 0 ? loaded?.NO_DIGIT : nothing}</li>`,
    )}${sets.length > MOST_SHOWN ? html`<li class="quiet">and more</li>` : nothing}</ul>`;
}

/** @param {string | undefined} text the sum of a combination; '' if it need not be shown */
function totalTemplate(text) {
  return text ? html`<span class="quiet">${text}</span>` : nothing;
}
