/**
 * What the view Play says of steps: the hints in their levels, and the whole path.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {Deduction, PathStep} from './api.js'
 * @import {AppFace} from './app.js'
 * @import {Doc} from './doc.js'
 * @import {Hint, Path, PlayState} from './play-state.js'
 *
 * @typedef {object} HintActs what can be done with hints
 * @property {() => void} hint asks for one, or for more of it
 * @property {(level: number) => void} reveal shows as much of it
 * @property {() => void} take applies it
 * @property {() => void} path shows the whole path
 * @property {() => void} cancel gives up what was asked
 *
 * @typedef {object} PathActs what can be done with the path
 * @property {(index: number) => void} goTo shows a step
 * @property {() => void} close closes it
 */
import {html, nothing} from './lib/lit-html.js';
import {keepFocus} from './grid.js';
import {action, choice, options} from './parts.js';
import {GRID} from './play-board.js';
import {LEVELS} from './play-state.js';
import {cellName, digitName} from './symbols.js';
import {techniqueLink} from './techniques.js';

/**
 * How much is said of a step: fields of a step, each with its words.
 *
 * @type {readonly (readonly ['text' | 'full' | 'notation', string])[]}
 */
const WORDS = Object.freeze([
  ['text', 'short'],
  ['full', 'in full'],
  ['notation', 'as solvers write them'],
]);

const MOST_DEDUCTIONS = 6;
const THINKING = 'Thinking…';

/**
 * Says as much of a hint as is shown.
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
  return [step.nudge, level > 0 ? nameOf(step) : '', ...(level > 1 ? reasonsOf(app, step) : [])].filter(
    Boolean,
  );
}

/**
 * Says why a step is true, at the length that the player wants.
 *
 * @param {AppFace} app the shell: its setting `words` names a field of the step
 * @param {PathStep} step the step
 * @returns {string[]} paragraphs
 */
export function reasonsOf(app, step) {
  return [step[app.setting('words')] ?? []].flat().filter(Boolean);
}

/**
 * Names a step.
 *
 * @param {PathStep} step the step
 * @returns {string} its technique and how hard it is
 */
export function nameOf({technique, rating}) {
  return `${capital(technique)}${rating === undefined ? '' : ` (${rating})`}.`;
}

function capital(text = '') {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Says what a step concludes.
 *
 * @param {Doc} doc the puzzle
 * @param {readonly Deduction[]} deductions the conclusions
 * @param {boolean} numbers whether digits above 9 are numbers
 * @returns {string} such as `r1c2 = 3, r1c3 ≠ 4`; the first six of them
 */
export function deductionText(doc, deductions, numbers) {
  const parts = deductions
    .slice(0, MOST_DEDUCTIONS)
    .map(
      ({cell, digit, placement}) =>
        cellName(doc.size, cell) + (placement ? ' = ' : ' ≠ ') + digitName(digit, numbers),
    );
  const more = deductions.length - MOST_DEDUCTIONS;
  return parts.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * Draws the card of hints.
 *
 * @param {AppFace} app the shell
 * @param {PlayState} state what is shown
 * @param {{closed: string, solved: string}} whys why the play cannot be changed, and why it need not be; '' if not so
 * @param {HintActs} acts what can be done
 * @returns {TemplateResult} a card
 */
export function hintTemplate(app, {hint, busy}, {closed, solved}, acts) {
  const lacking = app.state.offline ? app.api.lost : '';
  const thinks = busy && busy !== 'check';
  return html`<section
    class="card hints"
    aria-labelledby="hint-title"
    @mousedown=${keepFocus(GRID, app.play.cursor)}
  >
    <h2 id="hint-title">Hints</h2>
    ${thinks ? busyTemplate(acts) : nothing}
    ${
      hint
        ? reasonTemplate(app, hint, acts)
        : html`<p class="quiet">A nudge first, then the technique, then the whole step.</p>`
    }
    <div class="row">
      ${
        hint?.answer.step
          ? stepButtons(app, hint, closed, acts)
          : action('Hint', acts.hint, app, {
              kind: 'primary',
              busy: busy === 'hint',
              why: closed || solved || lacking || (busy === 'hint' ? THINKING : ''),
            })
      }
      ${action('Whole path', acts.path, app, {
        busy: busy === 'path',
        why: closed || lacking || (busy === 'path' ? THINKING : ''),
      })}
    </div>
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
 * @param {HintActs} acts
 * @returns {TemplateResult}
 */
function reasonTemplate(app, hint, {reveal}) {
  const {level, answer} = hint;
  const {step} = answer;
  if (!step) {
    return html`<div class="reason"><p>${answer.text}</p></div>`;
  }
  const isFull = level === LEVELS.length - 1;
  return html`${choice(
    'How much the hint tells',
    LEVELS.map((text, i) => [i, text]),
    level,
    reveal,
  )}
    <div class="reason">
      ${hintTexts(app, hint).map((text, i) => (i === 1 ? nameTemplate(app, step) : html`<p>${text}</p>`))}
      ${isFull ? html`<p class="so">${deductionText(app.doc, step.deductions, app.setting('numbers'))}</p>` : nothing}
    </div>
    ${isFull ? wordsTemplate(app) : nothing}`;
}

/**
 * @param {AppFace} app
 * @param {Hint} hint
 * @param {string} why
 * @param {HintActs} acts
 * @returns {TemplateResult}
 */
function stepButtons(app, {level}, why, {hint, take}) {
  const isFull = level === LEVELS.length - 1;
  return html`${isFull ? nothing : action('Tell more', hint, app, {kind: 'primary', why})}
    ${action('Take the step', take, app, {kind: isFull ? 'primary' : '', why})}`;
}

/**
 * @param {AppFace} app
 * @returns {TemplateResult}
 */
function wordsTemplate(app) {
  return html`<label class="field">Explanations
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
 * @param {Path} path what is shown
 * @param {PathActs} acts what can be done
 * @returns {TemplateResult} a card
 */
export function pathTemplate(app, {answer, index}, {goTo, close}) {
  const {steps, rating} = answer;
  const shown = steps[index];
  const figures = `${rating.level}, ER ${rating.er ?? `${rating.erAtLeast}+`}`;
  const ends = rating.beyond ? 'After these steps no technique goes on.' : '';
  return html`<section class="card path" aria-labelledby="path-title">
    <h2 id="path-title">The path <span class="quiet">${figures}</span></h2>
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
      ${reasonsOf(app, shown).map((text) => html`<p>${text}</p>`)}
      <p class="so">${deductionText(app.doc, shown.deductions, app.setting('numbers'))}</p>
    </div>
    ${wordsTemplate(app)}
    <ol class="steps" tabindex="0" aria-label="Steps"
      >${steps.map((step, i) => stepItem(app, step, i === index, () => goTo(i)))}</ol>
    ${ends ? html`<p class="quiet">${ends}</p>` : nothing}
    <p class="quiet">Your own progress waits.</p>
  </section>`;
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
