/**
 * Texts whose phrases can be pointed at: each is a button in the sentence that lights what it names. With the keyboard, a
 * text is one stop; arrows go from phrase to phrase, Escape leaves them.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {PathStep, Phrase} from './api.js'
 * @import {Doc} from './doc.js'
 * @import {Lit, LitAction} from './lit.js'
 *
 * @typedef {object} PhrasedText
 * @property {string} text the words
 * @property {readonly Phrase[]} phrases what some of them name, in their order
 *
 * @typedef {Pick<Phrase, 'cells' | 'candidates'>} Named
 *
 * @typedef {object} LitFace what is lit, and how it is changed
 * @property {Lit} lit the state
 * @property {(action: LitAction) => void} light changes it
 */
import {html} from './lib/lit-html.js';
import {shownPhrase, speaksOf} from './lit.js';
import {cellName, digitName} from './symbols.js';

const MOST_NAMED = 6;

/**
 * Says why a step is true, at the length that the player wants.
 *
 * @param {PathStep} step the step
 * @param {'text' | 'full' | 'notation'} length which of its texts
 * @returns {PhrasedText[]} paragraphs
 */
export function reasons(step, length) {
  return length === 'full'
    ? step.full.map((text, i) => ({text, phrases: step.phrases.full[i]}))
    : [{text: step[length], phrases: step.phrases[length]}];
}

/**
 * Says where to look for a step.
 *
 * @param {PathStep} step the step
 * @returns {PhrasedText} a sentence
 */
export function nudge(step) {
  return {text: step.nudge, phrases: step.phrases.nudge};
}

/**
 * Says which cells a step is seen by.
 *
 * @param {Doc} doc the puzzle
 * @param {PathStep} step the step
 * @returns {PhrasedText} a sentence
 */
export function pattern({size}, {candidates, links, deductions}) {
  const seen = [...candidates, ...links.flatMap(({from, to}) => [from, to])];
  const cells = new Set((seen.length > 0 ? seen : deductions).map(({cell}) => cell));
  const named = [...cells].sort((a, b) => a - b);
  const parts = named
    .slice(0, MOST_NAMED)
    .map((cell) => /** @type {const} */ ([cellName(size, cell), {cells: [cell]}]));
  const more = named.slice(MOST_NAMED);
  const before = named.length === 1 ? 'The cell that matters: ' : 'The cells that matter: ';
  return listed(before, parts, {cells: more});
}

/**
 * Says what a step concludes.
 *
 * @param {Doc} doc the puzzle
 * @param {PathStep['deductions']} deductions the conclusions
 * @param {boolean} [numbers] whether digits above 9 are numbers
 * @returns {PhrasedText} such as `r1c2 = 3, r1c3 ≠ 4`; the first six of them
 */
export function conclusions({size}, deductions, numbers = false) {
  const parts = deductions
    .slice(0, MOST_NAMED)
    .map(
      ({cell, digit, placement}) =>
        /** @type {const} */ ([
          cellName(size, cell) + (placement ? ' = ' : ' ≠ ') + digitName(digit, numbers),
          {candidates: [{cell, digit}]},
        ]),
    );
  const more = deductions.slice(MOST_NAMED);
  return listed('', parts, {candidates: more});
}

/**
 * The names of things, each with what it means, in a list.
 *
 * @param {string} before what is said first
 * @param {readonly (readonly [string, Named])[]} parts the names
 * @param {Named} more what is not named
 * @returns {PhrasedText} the list
 */
function listed(before, parts, more) {
  const count = (more.cells ?? more.candidates ?? []).length;
  /** @type {Phrase[]} */
  const phrases = [];
  let text = before;
  /** @type {(separator: string, name: string, named: Named) => void} */
  const add = (separator, name, named) => {
    const from = text.length + separator.length;
    text += separator + name;
    phrases.push({from, to: text.length, ...named});
  };
  parts.forEach(([name, named], i) => add(i === 0 ? '' : ', ', name, named));
  if (count > 0) {
    add(' and ', `${count} more`, more);
  }
  return {text, phrases};
}

/** The texts that were made for a key, so that their phrases stay the same ones. @type {WeakMap<object, Map<string, PhrasedText>>} */
const made = new WeakMap();

/**
 * Keeps what was made of a step: a phrase that is lit must be the same one when the text is drawn again.
 *
 * @param {object} key what the text was made of
 * @param {string} name which text of it
 * @param {() => PhrasedText} make makes it
 * @returns {PhrasedText} the text
 */
export function kept(key, name, make) {
  /** @type {Map<string, PhrasedText>} */
  const texts = made.get(key) ?? new Map();
  made.set(key, texts);
  const text = texts.get(name) ?? make();
  texts.set(name, text);
  return text;
}

/**
 * Draws a text.
 *
 * @param {PhrasedText} text the text
 * @param {LitFace} face what is lit
 * @param {string} [kind] the classes of the paragraph
 * @returns {TemplateResult} a paragraph
 */
export function phrased({text, phrases}, face, kind = '') {
  let end = 0;
  const pieces = phrases.map((phrase, i) => {
    const before = text.slice(end, phrase.from);
    end = phrase.to;
    return html`${before}${phraseTemplate(text.slice(phrase.from, phrase.to), phrase, face, i === 0)}`;
  });
  return html`<p class=${kind} @keydown=${walk}>${pieces}${text.slice(end)}</p>`;
}

/**
 * @param {string} words
 * @param {Phrase} phrase
 * @param {LitFace} face
 * @param {boolean} isFirst
 * @returns {TemplateResult}
 */
function phraseTemplate(words, phrase, {lit, light}, isFirst) {
  const marked = speaksOf(phrase, lit.cell) ? ' marked' : '';
  const shown = shownPhrase(lit) === phrase ? ' lit' : '';
  /** @param {PointerEvent} event */
  const over = ({type, pointerType}) => {
    if (pointerType === 'mouse') {
      light({type: 'over', phrase: type === 'pointerenter' ? phrase : null});
    }
  };
  return html`<span class=${`phrase${marked}${shown}`} role="button" tabindex=${isFirst ? 0 : -1}
    aria-pressed=${lit.held === phrase ? 'true' : 'false'} @pointerenter=${over} @pointerleave=${over}
    @focus=${() => light({type: 'over', phrase})} @blur=${() => light({type: 'over', phrase: null})}
    @click=${() => light({type: 'hold', phrase})}>${words}</span>`;
}

/**
 * Goes from phrase to phrase, or holds one.
 *
 * @param {KeyboardEvent} event a key in a paragraph
 */
function walk(event) {
  const {key, target, currentTarget} = event;
  const phrase = /** @type {HTMLElement} */ (target);
  const all = [
    .../** @type {HTMLElement} */ (currentTarget).querySelectorAll(/** @type {'span'} */ ('.phrase')),
  ];
  const by = {ArrowRight: 1, ArrowLeft: -1}[key];
  if (by !== undefined) {
    all[(all.indexOf(phrase) + by + all.length) % all.length].focus();
  } else if (key === 'Enter' || key === ' ') {
    phrase.click();
  } else {
    return;
  }
  event.preventDefault();
}
