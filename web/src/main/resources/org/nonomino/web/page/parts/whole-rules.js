/**
 * The whole rules of a puzzle in its author's words, beside the grid, and a sentence on those that Nonomino does not
 * understand.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {constraintDrawing} from '../grid/constraints.js';
import {isLoose} from '../model/tiling.js';
import {fogText, isFoggy} from '../model/fog.js';
import {cut} from '../model/limits.js';
import {ownRules, sentenceOf} from '../model/own-rules.js';
import {sourceTemplate, withAddresses} from './addresses.js';
import {narrow} from './parts.js';
import {authorOf} from './puzzles.js';

/** The maximum length of a rule that is quoted in a sentence. */
const QUOTED = 120;

/**
 * Returns whether the rules of a puzzle are shown beside the grid instead of in one line above it.
 *
 * @param {Doc} doc the puzzle
 * @returns {boolean} whether something of it is only drawn, or is not understood
 */
export function areBeside(doc) {
  return Boolean(doc.left ?? doc.fog ?? (doc.drawings && doc.rules));
}

/**
 * Returns why the functions that need all rules are off.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} a sentence; '' if all rules are understood
 */
export function unreadWhy(doc) {
  const {left} = doc;
  return left ? `Off, because Nonomino does not read all rules of this puzzle: ${reasonOf(doc, left)}.` : '';
}

/**
 * Returns why the player's work is not marked. The marks compare it with all rules, also those in fog.
 *
 * @param {Doc} doc the puzzle
 * @returns {string} a sentence; '' if it can be marked
 */
export function unmarkedWhy(doc) {
  return unreadWhy(doc) || (isFoggy(doc) ? 'Off, because it would show what is in the fog.' : '');
}

/**
 * @param {Doc} doc
 * @param {readonly string[]} left what is not understood of it
 * @returns {string} why, without a full stop
 */
function reasonOf(doc, left) {
  if (!isLoose(doc)) {
    return quoted(left);
  }
  return /^\.*$/.test(doc.regions) ? 'the grid has no regions' : `not all regions have ${doc.size} cells`;
}

/**
 * Returns the first of the rules that are not understood, and how many others there are.
 *
 * @param {readonly string[]} left
 * @returns {string}
 */
function quoted(left) {
  const [first] = left;
  const sentence = sentenceOf(first);
  const words = sentence === null ? cut(first, QUOTED) : `'${cut(sentence, QUOTED)}'`;
  return left.length > 1 ? `${words} and ${left.length - 1} more` : words;
}

/**
 * Draws the rules.
 *
 * @param {AppFace} app the shell, with a puzzle whose rules are shown beside the grid
 * @returns {TemplateResult} a card
 */
export function wholeRules(app) {
  const {doc} = app;
  const drawn = isLoose(doc) ? null : constraintDrawing(doc, app.setting('numbers'));
  const read = drawn?.rules ?? [];
  const words = doc.rules ?? [...read, ...ownRules(doc)].join('\n');
  return html`<section class="card whole-rules" aria-labelledby="whole-rules-title">
    <h2 id="whole-rules-title">Rules</h2>
    ${narrow.matches && doc.author ? html`<p class="quiet">by ${authorOf(doc)}</p>` : nothing}
    ${doc.left ? html`<p class="unread" role="note">${unreadText(doc, doc.left, read.length)}</p>` : nothing}
    ${doc.fog ? html`<p role="note">${fogText(doc)}</p>` : nothing}
    ${
      words
        ? html`<div class="authored" tabindex="0" role="region" aria-label="Rules in words">${withAddresses(words, 'whole-rules')}</div>`
        : nothing
    }
    ${sourceTemplate(doc, 'whole-source')}
    ${
      doc.left
        ? html`<details><summary>What Nonomino reads, and what not</summary>
          ${listTemplate('Read', read)} ${listTemplate('Not read', doc.left)}</details>`
        : nothing
    }
  </section>`;
}

/**
 * @param {Doc} doc
 * @param {readonly string[]} left what is not understood of it
 * @param {number} read how many rules are understood; 0 while that is unknown, or if the grid itself is not understood
 * @returns {string}
 */
function unreadText(doc, left, read) {
  const count =
    read > 0 ? `${read} of ${read + left.length} rules` : isLoose(doc) ? 'no rules' : 'some of the rules';
  return `Nonomino reads ${count}; hints and the solver are off, because of: ${reasonOf(doc, left)}.`;
}

/**
 * @param {string} title
 * @param {readonly string[]} items
 * @returns {TemplateResult | typeof nothing}
 */
function listTemplate(title, items) {
  return items.length === 0
    ? nothing
    : html`<h3>${title}</h3><ul class="bulleted">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
