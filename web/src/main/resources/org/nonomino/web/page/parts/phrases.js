/**
 * Text with interactive phrases. Each phrase is a button in the sentence that highlights the cells it names. With the keyboard,
 * each such text is one tab stop; arrow keys move between phrases, and Escape leaves them. A long text highlights its phrases
 * as it is scrolled.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {PathStep, Phrase} from '../api/api.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Lit, LitAction} from '../model/lit.js'
 *
 * @typedef {object} PhrasedText
 * @property {string} text the words
 * @property {readonly Phrase[]} phrases the meanings of its phrases, in order
 * @property {number} [depth] 1 for a branch of the step or a paragraph about a part of it, 2 for a part of such a part; 0 if
 *     left out
 *
 * @typedef {Pick<Phrase, 'cells' | 'candidates'>} Named
 *
 * @typedef {object} LitFace the highlighted phrase, and how to change it
 * @property {Lit} lit the state
 * @property {(action: LitAction) => void} light changes it
 */
import {html} from '../lib/lit-html.js';
import {shownPhrase, speaksOf} from '../model/lit.js';
import {readAlong} from './read-along.js';
import {cellName, digitName} from '../model/symbols.js';
import {capital} from '../model/words.js';

const MAX_NAMED = 6;

/**
 * Returns the explanation of a step, at the length that the player has chosen.
 *
 * @param {PathStep} step the step
 * @param {'text' | 'full' | 'notation'} length the version of the explanation
 * @returns {PhrasedText[]} paragraphs
 */
export function reasons(step, length) {
  const {full, lines = [], depths = [], phrases} = step;
  if (length === 'full') {
    return full.map((text, i) => ({text, phrases: phrases.full[i], depth: depths[i]}));
  }
  const branches = length === 'text' ? lines : [];
  return [
    {text: step[length], phrases: phrases[length]},
    ...branches.map((text, i) => ({text, phrases: phrases.lines?.[i] ?? [], depth: 1})),
  ];
}

/**
 * Describes where to look for a step.
 *
 * @param {PathStep} step the step
 * @returns {PhrasedText} a sentence
 */
export function nudge(step) {
  return {text: step.nudge, phrases: step.phrases.nudge};
}

/**
 * Lists the cells of the pattern of a step.
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
    .slice(0, MAX_NAMED)
    .map((cell) => /** @type {const} */ ([cellName(size, cell), {cells: [cell]}]));
  const more = named.slice(MAX_NAMED);
  const before = named.length === 1 ? 'The cell that matters: ' : 'The cells that matter: ';
  return listed(before, parts, {cells: more});
}

/**
 * Lists the conclusions of a step.
 *
 * @param {Doc} doc the puzzle
 * @param {PathStep['deductions']} deductions the conclusions
 * @param {boolean} [numbers] whether digits above 9 are numbers
 * @returns {PhrasedText} such as `r1c2 = 3, r1c3 ≠ 4`; the first six of them
 */
export function conclusions(doc, deductions, numbers = false) {
  const parts = deductions
    .slice(0, MAX_NAMED)
    .map(
      ({cell, digit, placement}) =>
        /** @type {const} */ ([
          cellName(doc.size, cell) + (placement ? ' = ' : ' ≠ ') + digitName(digit, doc, numbers),
          {candidates: [{cell, digit}]},
        ]),
    );
  const more = deductions.slice(MAX_NAMED);
  return listed('', parts, {candidates: more});
}

/**
 * Lists names, each with its meaning.
 *
 * @param {string} before the words before the list
 * @param {readonly (readonly [string, Named])[]} parts the names
 * @param {Named} more the things that are not listed by name
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

/** A cache of text by key that keeps the identity of its phrases. @type {WeakMap<object, Map<string, PhrasedText>>} */
const made = new WeakMap();

/**
 * Caches the text of a step, because a highlighted phrase must keep its identity when the text is drawn again.
 *
 * @param {object} key the object from which the text is created
 * @param {string} name the name of the text
 * @param {() => PhrasedText} make creates the text
 * @returns {PhrasedText} the text
 */
export function kept(key, name, make) {
  /** @type {Map<string, PhrasedText>} */
  const cached = made.get(key) ?? new Map();
  made.set(key, cached);
  const text = cached.get(name) ?? make();
  cached.set(name, text);
  return text;
}

/**
 * Draws text with phrases.
 *
 * @param {PhrasedText} text the text
 * @param {LitFace} face the highlighted phrase
 * @param {string} [kind] the classes of the paragraph
 * @returns {TemplateResult} a paragraph
 */
export function phrased({text, phrases, depth = 0}, face, kind = '') {
  readAlong();
  let end = 0;
  const pieces = phrases.map((phrase, i) => {
    const before = text.slice(end, phrase.from);
    end = phrase.to;
    return html`${before}${phraseTemplate(text.slice(phrase.from, phrase.to), phrase, face, i === 0)}`;
  });
  const part = depth > 0 ? `part part${depth} ` : '';
  return html`<p class=${part + kind} @keydown=${walk}>${pieces}${text.slice(end)}</p>`;
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
    @click=${() => light({type: 'hold', phrase})} @read=${() => light({type: 'read', phrase})}>${words}</span>`;
}

/**
 * Moves between phrases, or holds one.
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

/**
 * Names a step.
 *
 * @param {PathStep} step the step
 * @returns {string} its technique and rating
 */
export function nameOf({technique, rating}) {
  return `${capital(technique)}${rating === undefined ? '' : ` (${rating})`}.`;
}
