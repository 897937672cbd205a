/**
 * "Why?" in the view Set: the reason why the draft has no solution or several.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {SetState} from './state.js'
 * @import {LiveLine} from './verdict.js'
 */
import {nothing} from '../lib/lit-html.js';
import {focusCell} from '../grid/grid.js';
import {clueCount} from '../model/doc.js';
import {showCurrentStep, whyButton, whyCard, whyText} from '../parts/reason.js';
import {action} from '../parts/parts.js';
import {GRID, dispatch, page, state} from './now.js';

const WORKING = 'Wait until the current task has finished.';

/**
 * Draws the button next to the live line.
 *
 * @param {AppFace} app the shell
 * @param {LiveLine} line the live line
 * @param {SetState} now the state to show
 * @param {() => void} ask asks
 * @returns {TemplateResult | typeof nothing} a button; nothing if there is one solution, if the number of solutions is unknown, or if
 *     the draft is blank
 */
export function whyOfLine(app, {kind, text}, {busy, desk, history: {draft}}, ask) {
  const isBlank = clueCount(draft) === 0 && !draft.constraints;
  const isAsked = kind === 'none' || (kind === 'several' && !isBlank);
  return isAsked && !desk.why
    ? whyButton(app, text, ask, {busy: busy === 'why', why: busy ? WORKING : ''})
    : nothing;
}

/**
 * Draws the reason.
 *
 * @param {AppFace} app the shell
 * @param {SetState} now the state to show
 * @param {() => void} addClue adds a clue
 * @returns {TemplateResult | typeof nothing} a card; nothing if no reason is shown
 */
export function reasonTemplate(app, {busy, desk: {why}, history: {draft}}, addClue) {
  return why
    ? whyCard(app, why, {
        goTo,
        close: () => {
          dispatch({type: 'why', why: null});
          dispatch({type: 'sheet', sheet: 'peek'});
          page.draw();
          focusCell(GRID, state.cursor);
        },
        choose: (index) => dispatch({type: 'choose', constraints: [(draft.constraints ?? [])[index]]}),
        more:
          why.answer.reason === 'several' && !draft.left
            ? action('Add a clue', addClue, app, {why: busy ? WORKING : '', busy: busy === 'clue'})
            : undefined,
      })
    : nothing;
}

/** @param {number} at the index of the step to show */
function goTo(at) {
  dispatch({type: 'whyAt', at});
  const {why} = state.desk;
  if (why) {
    page.announce(whyText(why));
    page.draw();
    showCurrentStep();
  }
}
