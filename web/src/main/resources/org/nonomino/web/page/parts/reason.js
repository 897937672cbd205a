/**
 * Why a puzzle has no solution or several, or why a digit is wrong: the request, the card with the words and the steps of the
 * proof, and the drawing over the grid. The words come from Java, as those of `nonomino why` do.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ProofStep} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Evidence, GridOptions, Highlight} from '../grid/grid.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Asked, Why} from '../model/reason.js'
 *
 * @typedef {object} WhyActs the actions
 * @property {(at: number) => void} goTo shows a step, or with `WHOLE_REASON` the reason as a whole
 * @property {() => void} close closes the card
 * @property {(constraint: number) => void} [choose] chooses a constraint by its position in the list; omitted if the puzzle cannot be
 *     changed
 * @property {TemplateResult} [more] further buttons
 *
 * @typedef {Pick<GridOptions, 'doc' | 'digits' | 'candidates' | 'highlights'> & {step: Evidence}} DrawnWhy
 */
import {html, nothing} from '../lib/lit-html.js';
import {puzzleOfDoc, understoodOf} from '../model/doc.js';
import {WHOLE_REASON, asNamed, boardBefore, differingDigits, stepsOf} from '../model/reason.js';
import {NO_DIGITS} from '../model/symbols.js';
import {action} from './parts.js';

const TITLE = 'why-title';

/** The time after which the search ends with the smallest reason found so far. */
const MILLIS = 10_000;

/** The beginning of a line that names a part. */
const LISTED = '  ';

/**
 * Returns the body of the request.
 *
 * @param {Doc} doc the puzzle
 * @param {?Asked} [not] the digit to ask about; otherwise the question is about the whole puzzle
 * @returns {object} the body
 */
export function whyRequest(doc, not) {
  return {puzzle: understoodOf(puzzleOfDoc(doc)), timeoutMillis: MILLIS, ...(not && {not})};
}

/**
 * Draws the button that asks.
 *
 * @param {AppFace} app the shell
 * @param {string} about the sentence in question, for screen readers
 * @param {() => void} ask asks
 * @param {{busy?: boolean, why?: string}} [how] whether it is asked now; why it cannot be asked, '' if it can
 * @returns {TemplateResult} a button
 */
export function whyButton(app, about, ask, how = {}) {
  return action(html`Why?<span class="unseen"> ${about}</span>`, ask, app, {kind: 'why', ...how});
}

/**
 * Draws the card.
 *
 * @param {AppFace} app the shell
 * @param {Why} why the answer to show
 * @param {WhyActs} acts the actions
 * @returns {TemplateResult} a card
 */
export function whyCard(app, why, {goTo, close, choose, more}) {
  const {answer, at} = why;
  const {length} = stepsOf(answer);
  return html`<section class="card why-card" aria-labelledby=${TITLE}>
    <div class="row"><h2 id=${TITLE} tabindex="-1">${why.not ? 'Why not?' : 'Why?'}</h2>
      <button type="button" class="link end" @click=${close}>Close</button></div>
    <div class="why-words">${wordsTemplate(why, choose)}</div>
    ${more ? html`<div class="row">${more}</div>` : nothing}
    ${answer.summary ? html`<p class="quiet summary">${answer.summary}</p>` : nothing}
    ${length > 0 ? proofTemplate(app, why, goTo, at, length) : nothing}
  </section>`;
}

/**
 * @param {Why} why
 * @param {WhyActs['choose']} choose
 * @returns {unknown} the sentences as paragraphs, and the parts as a list between them
 */
function wordsTemplate({answer: {words, parts = []}}, choose) {
  const lines = words.split('\n');
  const names = lines.filter((line) => line.startsWith(LISTED)).map((line) => line.trim());
  const [head, ...tail] = lines.filter((line) => !line.startsWith(LISTED));
  /** @param {string} name */
  const item = (name) => {
    const constraint = parts.find((part) => part.name === name)?.constraint;
    return choose && constraint !== undefined
      ? html`<li><button type="button" class="link" @click=${() => choose(constraint)}>${name}</button></li>`
      : html`<li>${name}</li>`;
  };
  return html`<p>${head}</p>
    ${names.length > 0 ? html`<ul class="bulleted">${names.map(item)}</ul>` : nothing}
    ${tail.map((line) => html`<p>${line}</p>`)}`;
}

/**
 * @param {AppFace} app
 * @param {Why} why
 * @param {WhyActs['goTo']} goTo
 * @param {number} at
 * @param {number} length
 * @returns {TemplateResult} the steps, of which one can be chosen, and buttons for the step before and after
 */
function proofTemplate(app, {answer}, goTo, at, length) {
  const all = stepsOf(answer);
  return html`<div class="row">
      ${action('Back', () => goTo(at - 1), app, {why: at === WHOLE_REASON ? 'No step is chosen yet.' : ''})}
      ${action('Next', () => goTo(at + 1), app, {
        kind: 'primary',
        why: at === length - 1 ? 'This is the last step.' : '',
      })}
      <span class="quiet">${at === WHOLE_REASON ? '' : `${at + 1} of ${length}`}</span>
    </div>
    <div class="proof" @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, at, length, goTo)}
      >${stepsTemplate(answer.proof?.steps ?? [], all, at, goTo)}</div>`;
}

/**
 * @param {readonly ProofStep[]} steps
 * @param {readonly ProofStep[]} all the steps of the whole proof
 * @param {number} at
 * @param {WhyActs['goTo']} goTo
 * @returns {TemplateResult} a list, with lists for the cases of a step
 */
function stepsTemplate(steps, all, at, goTo) {
  return html`<ol>${steps.map((step) => {
    const index = all.indexOf(step);
    const cases = step.cases ?? [];
    return html`<li value=${step.number}><button type="button" class="proof-step" tabindex=${index === Math.max(at, 0) ? 0 : -1}
        aria-current=${index === at ? 'step' : nothing} @click=${() => goTo(index === at ? WHOLE_REASON : index)}
        ><span class="number" aria-hidden="true">${step.number}</span><span>${step.words}</span></button>
      ${
        cases.length > 0
          ? html`<ul aria-label=${`Cases of step ${step.number}`}>${cases.map(
              (each, i) =>
                html`<li><span class="quiet">Case ${i + 1}</span>${stepsTemplate(each, all, at, goTo)}</li>`,
            )}</ul>`
          : nothing
      }</li>`;
  })}</ol>`;
}

/**
 * Moves between the steps with arrow keys, and focuses the chosen one.
 *
 * @param {KeyboardEvent} event a key in the list of steps
 * @param {number} at the current step
 * @param {number} length the number of steps
 * @param {WhyActs['goTo']} goTo shows a step
 */
function walk(event, at, length, goTo) {
  const to = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: length - 1}[event.key];
  if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  event.preventDefault();
  const next = Math.max(0, Math.min(to, length - 1));
  goTo(next);
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = list.querySelectorAll(/** @type {'button'} */ ('.proof-step'));
  buttons[next].focus({preventScroll: true});
}

/**
 * Returns the words of the current step, or those of the whole reason.
 *
 * @param {Why} why the answer that is shown
 * @returns {string} sentences
 */
export function whyText({answer, at}) {
  const steps = stepsOf(answer);
  return at === WHOLE_REASON ? answer.words : `Step ${at + 1} of ${steps.length}: ${steps[at].words}`;
}

/** Scrolls the current step of the card into view, without scrolling the document. */
export function showCurrentStep() {
  const list = document.querySelector('.proof');
  const item = list?.querySelector('[aria-current=step]')?.getBoundingClientRect();
  if (list && item) {
    const box = list.getBoundingClientRect();
    list.scrollTop += Math.min(0, item.top - box.top) + Math.max(0, item.bottom - box.bottom);
  }
}

/** Scrolls the card into view, and focuses its title. */
export function focusWhy() {
  const title = document.getElementById(TITLE);
  title?.closest('.why-card')?.scrollIntoView({block: 'nearest'});
  title?.focus({preventScroll: true});
}

/** The drawings made so far, so that a cell is drawn again only if it has changed. @type {WeakMap<Why, DrawnWhy>} */
const drawings = new WeakMap();

/**
 * Returns the drawing on the grid. It shows the conflicting parts, the differing cells, or the current step.
 *
 * @param {Why} why the answer to show
 * @returns {DrawnWhy} options of the grid
 */
export function drawnWhy(why) {
  const known = drawings.get(why);
  if (known) {
    return known;
  }
  const step = stepsOf(why.answer)[why.at];
  const drawn = step ? stepOf(why, step) : wholeOf(why);
  drawings.set(why, drawn);
  return drawn;
}

/**
 * @param {Why} why
 * @returns {DrawnWhy} the parts, or the differing cells with both digits
 */
function wholeOf(why) {
  const {doc, answer, not} = why;
  const differing = differingDigits(why);
  const {parts = []} = answer;
  const asked = not && answer.reason === 'contradiction' ? [not] : [];
  const cells = [...differing.keys(), ...asked.map(({cell}) => cell)];
  const candidates = Array.from(doc.givens, (_, cell) => differing.get(cell) ?? NO_DIGITS);
  asked.forEach(({cell, digit}) => {
    candidates[cell] = [digit];
  });
  return {
    doc,
    digits: doc.givens,
    candidates,
    highlights: new Map([...differing.keys()].map((cell) => [cell, /** @type {Highlight} */ ('differ')])),
    step: {
      ...areasOf(doc, parts),
      cells: [...cells, ...parts.filter(isGiven).flatMap((part) => part.cells)],
      deductions: asked.map((each) => ({...each, placement: false})),
      rest: restOf(why, cells),
    },
  };
}

/**
 * @param {Why} why
 * @param {ProofStep} step
 * @returns {DrawnWhy} the step, with the digits and candidates before it
 */
function stepOf(why, step) {
  const {doc} = why;
  const {digits, candidates} = boardBefore(why, step);
  const deductions = step.conclusions.map(({cell, digit, placed}) => ({cell, digit, placement: placed}));
  const cells = [...step.cells, ...step.parts.filter(isGiven).flatMap((part) => part.cells)];
  const shown = new Set([...step.cells, ...deductions.map(({cell}) => cell)]);
  const all = candidates.map((left, cell) => (shown.has(cell) ? left : NO_DIGITS));
  deductions.forEach(({cell, digit}) => {
    all[cell] = [...new Set([...all[cell], digit])].sort((a, b) => a - b);
  });
  return {
    doc: asNamed(why),
    digits,
    candidates: all,
    highlights: new Map(),
    step: {...areasOf(doc, step.parts), cells, deductions, rest: restOf(why, [...cells, ...shown])},
  };
}

/** @typedef {ProofStep['parts'][number]} Part */

/**
 * @param {Part} part
 * @returns {boolean} whether it is a given
 */
function isGiven({cells, constraint}) {
  return constraint === undefined && cells.length === 1;
}

/**
 * @param {Doc} doc
 * @param {readonly Part[]} parts
 * @returns {Evidence} their houses as outlines, their constraints as grounds
 */
function areasOf(doc, parts) {
  const houses = parts.filter((part) => part.constraint === undefined && !isGiven(part));
  const constraints = parts.filter((part) => part.constraint !== undefined);
  return {
    houses: houses.map(({cells}, index) => ({kind: 'extra', index, cells})),
    constraints: constraints.map(({name, constraint = 0, cells}) => ({
      name,
      cells,
      constraint: doc.constraints?.[constraint] ?? {kind: ''},
    })),
  };
}

/**
 * @param {Why} why
 * @param {readonly number[]} more the cells that matter now
 * @returns {number[]} the cells without a part; a part that is the whole grid does not count
 */
function restOf({doc, answer: {parts = []}}, more) {
  const all = [...doc.givens.keys()];
  const some = parts.filter(({cells}) => cells.length < all.length).flatMap(({cells}) => cells);
  const kept = new Set([...some, ...more]);
  return some.length + more.length > 0 ? all.filter((cell) => !kept.has(cell)) : [];
}
