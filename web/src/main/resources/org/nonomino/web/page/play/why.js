/**
 * "Why?" in the view Play: why the puzzle has no solution or several, or why an entered digit is wrong. While the reason is shown,
 * the grid shows the puzzle with the steps of the proof instead of the player's progress.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Asked} from '../model/reason.js'
 * @import {PlayState} from './state.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {focusCell} from '../grid/grid.js';
import {isFoggy} from '../model/fog.js';
import {newWhy} from '../model/reason.js';
import {cellName, digitName} from '../model/symbols.js';
import {focusWhy, showCurrentStep, whyButton, whyCard, whyRequest, whyText} from '../parts/reason.js';
import {unreadWhy} from '../parts/whole-rules.js';
import {GRID} from './board.js';
import {ask} from './help.js';
import {dispatch, isClosed, state} from './now.js';

/**
 * Returns the wrong digit to ask about: that of the focused cell, otherwise the first one.
 *
 * @param {AppFace} app the shell
 * @param {PlayState} now the state
 * @returns {?Asked} a digit that is known to be wrong, and is still there; null if there is none
 */
function wrongDigit({play}, {mistakes, hint}) {
  const told = hint?.answer.mistake;
  const known = new Map([...mistakes, ...(told ? [/** @type {const} */ ([told.cell, told.digit])] : [])]);
  const there = [...known].filter(([cell, digit]) => play.entered[cell] === digit);
  const [cell, digit] = there.find(([each]) => each === play.cursor) ?? there[0] ?? [];
  return cell === undefined || digit === undefined ? null : {cell, digit};
}

/**
 * Draws what was found about the puzzle, or a wrong digit, with the button "Why?". A reason would show what is in the fog, and
 * without all rules there is none.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult | typeof nothing} a line; nothing if there is nothing to ask about
 */
export function doubtTemplate(app) {
  const {doc, state: pageState} = app;
  if (state.why || (isFoggy(doc) && !app.play.finished) || unreadWhy(doc)) {
    return nothing;
  }
  const wrong = wrongDigit(app, state);
  const text = wrong
    ? `${digitName(wrong.digit, doc, app.setting('numbers'))} in ${cellName(doc.size, wrong.cell)} is wrong.`
    : state.doubt;
  return text === ''
    ? nothing
    : html`<p class="doubt"><span>${text}</span>
        ${whyButton(app, text, () => askWhy(app, wrong), {
          busy: state.busy === 'why',
          why: pageState.offline ? app.api.lost : state.busy === 'why' ? 'Searching for the reason…' : '',
        })}</p>`;
}

/**
 * Asks for the reason, and shows it.
 *
 * @param {AppFace} app the shell
 * @param {?Asked} not the wrong digit; null to ask about the puzzle
 */
async function askWhy(app, not) {
  if (isClosed(app)) {
    return;
  }
  const {doc} = app;
  const answer = await ask(app, 'why', whyRequest(doc, not));
  if (answer && state.doc === doc) {
    dispatch({type: 'why', why: newWhy(doc, answer, not)});
    app.announce(answer.words);
    app.draw();
    focusWhy();
  }
}

/**
 * Shows a step of the proof.
 *
 * @param {AppFace} app the shell
 * @param {number} at the index of the step
 */
export function goToReason(app, at) {
  dispatch({type: 'whyAt', at});
  if (state.why) {
    app.announce(whyText(state.why));
    app.draw();
    showCurrentStep();
  }
}

/**
 * Draws the reason.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult | typeof nothing} a card; nothing if no reason is shown
 */
export function reasonTemplate(app) {
  return state.why
    ? whyCard(app, state.why, {
        goTo: (at) => goToReason(app, at),
        close: () => {
          dispatch({type: 'why', why: null});
          app.draw();
          focusCell(GRID, app.play.cursor);
        },
      })
    : nothing;
}
