/**
 * The cards for steps in the view Play: the hint with its levels, and the solution path.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {PathStep} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Lit, LitAction} from '../model/lit.js'
 * @import {LitFace} from '../parts/phrases.js'
 * @import {Hint, Path, PlayState} from './state.js'
 *
 * @typedef {object} HintActs the actions for hints
 * @property {() => void} hint requests a hint, or shows more of it
 * @property {(level: number) => void} reveal shows a level of the hint
 * @property {() => void} take applies it
 * @property {() => void} path shows the whole path
 * @property {() => void} cancel cancels the request
 * @property {(action: LitAction) => void} light changes the highlighted phrase
 *
 * @typedef {object} PathActs the actions for the path
 * @property {(index: number) => void} goTo shows a step
 * @property {() => void} all shows all steps, also those that lead nowhere
 * @property {() => void} close closes it
 * @property {(action: LitAction) => void} light changes the highlighted phrase
 */
import {html, nothing} from '../lib/lit-html.js';
import {keepFocus} from '../grid/grid.js';
import {action, choice, options} from '../parts/parts.js';
import {GRID} from './board.js';
import {conclusions, kept, nameOf, nudge, pattern, phrased, reasons} from '../parts/phrases.js';
import {LEVEL, LEVELS} from './state.js';
import {lookUpTechnique, techniqueLink} from '../parts/techniques.js';
import {capital, counted} from '../model/words.js';

/**
 * The lengths of an explanation, each a field of a step with its label.
 *
 * @type {readonly (readonly ['text' | 'full' | 'notation', string])[]}
 */
const WORDS = Object.freeze([
  ['text', 'short'],
  ['full', 'in full'],
  ['notation', 'in solver notation'],
]);

const THINKING = 'Thinking…';

/**
 * Returns the text of a hint at its current level.
 *
 * @param {AppFace} app the shell
 * @param {Hint} hint the hint
 * @returns {string[]} paragraphs; the second one names the technique
 */
export function hintTexts(app, {answer, level}) {
  const {step} = answer;
  if (!step) {
    return [answer.text];
  }
  return [
    step.nudge,
    ...(level >= LEVEL.TECHNIQUE ? [nameOf(step)] : []),
    ...(level === LEVEL.CELLS ? [pattern(app.doc, step).text] : []),
    ...(level === LEVEL.FULL ? reasonsOf(app, step) : []),
  ];
}

/**
 * Returns the explanation of a step, at the length that the player has chosen.
 *
 * @param {AppFace} app the shell: its setting `words` names a field of the step
 * @param {PathStep} step the step
 * @returns {string[]} paragraphs
 */
export function reasonsOf(app, step) {
  return reasons(step, app.setting('words')).map(({text}) => text);
}

/**
 * Lists the conclusions of a step.
 *
 * @param {Doc} doc the puzzle
 * @param {PathStep['deductions']} deductions the conclusions
 * @param {boolean} numbers whether digits above 9 are numbers
 * @returns {string} such as `r1c2 = 3, r1c3 ≠ 4`; the first six of them
 */
export function deductionText(doc, deductions, numbers) {
  return conclusions(doc, deductions, numbers).text;
}

/**
 * Draws the card of hints.
 *
 * @param {AppFace} app the shell
 * @param {PlayState} state the state to show
 * @param {{closed: string, solved: string, unread: string}} whys why the play cannot be changed, why no change is needed, and
 *     why hints are off; '' if not so
 * @param {HintActs} acts the actions
 * @returns {TemplateResult} a card
 */
export function hintTemplate(app, {hint, lit, busy}, {closed, solved, unread}, acts) {
  const lacking = app.state.offline ? app.api.lost : '';
  const thinks = busy === 'hint' || busy === 'path' || busy === 'why';
  return html`<section
    class="card hints"
    aria-labelledby="hint-title"
    @mousedown=${keepFocus(GRID, app.play.cursor)}
  >
    <h2 id="hint-title">Hints</h2>
    ${thinks ? busyTemplate(acts) : nothing}
    ${
      hint
        ? hintReason(app, hint, {lit, light: acts.light}, acts)
        : html`<p class="quiet">A hint shows first where to look, then the technique, the cells, and the step.
            <button type="button" class="link" aria-haspopup="dialog" @click=${() => lookUpTechnique(app)}
              >Look up a technique</button></p>`
    }
    <div class="row">
      ${
        hint?.answer.step
          ? stepButtons(app, hint, closed, acts)
          : action('Hint', acts.hint, app, {
              kind: 'primary',
              busy: busy === 'hint',
              why: closed || solved || unread || lacking || (busy === 'hint' ? THINKING : ''),
            })
      }
      ${action('Show the path', acts.path, app, {
        busy: busy === 'path',
        why: closed || unread || lacking || (busy === 'path' ? THINKING : ''),
      })}
    </div>
    ${hint?.answer.step && hint.level === LEVEL.FULL ? wordsTemplate(app) : nothing}
  </section>`;
}

/**
 * @param {HintActs} acts
 * @returns {TemplateResult}
 */
function busyTemplate({cancel}) {
  return html`<p class="busy"><span class="dots" aria-hidden="true"></span> ${THINKING}
    <button class="link" @click=${cancel}>Cancel</button></p>`;
}

/**
 * @param {AppFace} app
 * @param {Hint} hint
 * @param {LitFace} face
 * @param {HintActs} acts
 * @returns {TemplateResult}
 */
function hintReason(app, {level, answer}, face, {reveal}) {
  const {step} = answer;
  if (!step) {
    return html`<div class="reason"><p>${answer.text}</p></div>`;
  }
  return html`${choice(
    'Level of the hint',
    LEVELS.map((text, i) => [i, text]),
    level,
    reveal,
  )}
    <div class="reason">
      ${phrased(nudge(step), face)}
      ${level >= LEVEL.TECHNIQUE ? nameTemplate(app, step) : nothing}
      ${
        level === LEVEL.CELLS
          ? phrased(
              kept(step, 'pattern', () => pattern(app.doc, step)),
              face,
            )
          : nothing
      }
      ${level === LEVEL.FULL ? reasonTemplate(app, step, face) : nothing}
    </div>`;
}

/**
 * @param {AppFace} app
 * @param {PathStep} step
 * @param {LitFace} face
 * @returns {TemplateResult} the explanation of the step, and its conclusions
 */
function reasonTemplate(app, step, face) {
  return html`${reasons(step, app.setting('words')).map((text) => phrased(text, face))}
    ${phrased(
      kept(step, `conclusions ${app.setting('numbers')}`, () =>
        conclusions(app.doc, step.deductions, app.setting('numbers')),
      ),
      face,
      'so',
    )}`;
}

/**
 * @param {AppFace} app
 * @param {Hint} hint
 * @param {string} why
 * @param {HintActs} acts
 * @returns {TemplateResult}
 */
function stepButtons(app, {level}, why, {hint, take}) {
  const isFull = level === LEVEL.FULL;
  return html`${isFull ? nothing : action('Show more', hint, app, {kind: 'primary', why})}
    ${action('Apply the step', take, app, {kind: isFull ? 'primary' : '', why})}`;
}

/**
 * @param {AppFace} app
 * @returns {TemplateResult}
 */
function wordsTemplate(app) {
  return html`<label class="field inline words">Explanations
    <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
      app.set('words', /** @type {'text' | 'full' | 'notation'} */ (event.target.value))}
      >${options(WORDS, app.setting('words'))}</select></label>`;
}

/**
 * @param {AppFace} app
 * @param {PathStep} step
 * @returns {TemplateResult}
 */
function nameTemplate(app, step) {
  return html`<p class="name">${nameOf(step)} ${techniqueLink(app, step.kind, 'What is this?')}</p>`;
}

/**
 * Draws the card of the path.
 *
 * @param {AppFace} app the shell
 * @param {Path} path the path to show
 * @param {Lit} lit the highlighted phrase
 * @param {PathActs} acts the actions
 * @returns {TemplateResult} a card
 */
export function pathTemplate(app, {answer, index}, lit, {goTo, all, close, light}) {
  const {steps, rating, leftOut} = answer;
  const shown = steps[index];
  const figures = `${rating.level}, ER ${rating.er ?? `${rating.erAtLeast}+`}`;
  const ends = rating.beyond ? 'No technique continues after these steps.' : '';
  return html`<section class="card path" aria-labelledby="path-title">
    <h2 id="path-title">Solution path <span class="quiet">${figures}</span></h2>
    <div class="row">
      ${action('Back', () => goTo(index - 1), app, {why: index === 0 ? 'This is the first step.' : ''})}
      ${action('Next', () => goTo(index + 1), app, {
        kind: 'primary',
        why: index === steps.length - 1 ? 'This is the last step.' : '',
      })}
      <span class="quiet">${index + 1} of ${steps.length}</span>
      <button class="end" @click=${close}>Close</button>
    </div>
    <div class="reason">
      ${nameTemplate(app, shown)}
      ${reasonTemplate(app, shown, {lit, light})}
    </div>
    <ol class="steps" tabindex="0" aria-label="Steps"
      >${steps.map((step, i) => stepItem(app, step, i === index, () => goTo(i)))}</ol>
    ${wordsTemplate(app)}
    ${ends ? html`<p class="quiet">${ends}</p>` : nothing}
    ${leftOut ? leftOutTemplate(leftOut, all) : nothing}
    <p class="quiet">Your own progress is kept. Close the path to continue playing.</p>
  </section>`;
}

/**
 * @param {number} count
 * @param {() => void} all
 * @returns {TemplateResult} how many steps are left out, with a button that shows them
 */
function leftOutTemplate(count, all) {
  return html`<p class="quiet">${counted(count, 'step')} that ${count === 1 ? 'leads' : 'lead'} nowhere ${count === 1 ? 'is' : 'are'} left out.
    <button class="link" @click=${all}>Show all steps</button></p>`;
}

/**
 * @param {AppFace} app
 * @param {PathStep} step
 * @param {boolean} isShown
 * @param {() => void} show
 * @returns {TemplateResult}
 */
function stepItem(app, {technique, deductions}, isShown, show) {
  const result =
    deductionText(app.doc, deductions.slice(0, 2), app.setting('numbers')) +
    (deductions.length > 2 ? ', …' : '');
  return html`<li><button aria-current=${isShown ? 'step' : nothing} @click=${show}
    ><span>${capital(technique)}</span><small>${result}</small></button></li>`;
}
