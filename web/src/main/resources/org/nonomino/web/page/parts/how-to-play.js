/**
 * The rules of a puzzle in one line, and a dialog that explains how to play.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {Play} from '../model/progress.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {constraintDrawing, constraintTrouble, retryConstraints} from '../grid/constraints.js';
import {cut} from '../model/limits.js';
import {hasRegions, isTiled} from '../model/tiling.js';
import {dialogOf, dialogTop, narrow} from './parts.js';
import {digitsOfGrid} from '../model/symbols.js';
import {newValue} from '../model/store.js';
import {sourceTemplate, withAddresses} from './addresses.js';
import {areBeside} from './whole-rules.js';

const DIALOG = 'how-to-play';

/** The instructions for beginners. */
const STEPS = Object.freeze([
  'Tap or click a cell, then a digit below the grid. On a keyboard, move with the arrow keys and type digits.',
  'Corner and Centre write small marks: digits that a cell may still have. Colour and Line are for your own notes.',
  'Undo reverses as many steps as you like. Erase clears the selected cells. Check looks for mistakes.',
  'A hint first shows where to look, then which technique helps, then which cells matter, then the step itself.',
]);

/** The maximum number of unknown kinds to list, and the maximum length of their names. */
const NAMED = Object.freeze({kinds: 6, characters: 40});

/** The table of kinds. It is loaded when constraints cannot be drawn. */
const kinds = newValue(/** @type {?typeof import('../model/constraint-kinds.js')} */ (null));

/**
 * Returns the rules that follow from the houses of a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @param {boolean} numbers whether digits above 9 are numbers instead of letters
 * @returns {string} a sentence
 */
export function rulesText(doc, numbers) {
  const {size, regions, extraHouses = []} = doc;
  const digits = size === 1 ? `The digit ${digitsOfGrid(doc)}` : digitsOfGrid(doc, numbers);
  if (!hasRegions({size, regions})) {
    return `${digits} once in each ${extraHouses.length > 0 ? 'row, column and extra house' : 'row and column'}.`;
  }
  if (!isTiled({size, regions})) {
    return `${digits} once in each row and column, and no digit twice in a region.`;
  }
  const houses = extraHouses.length > 0 ? 'row, column, region and extra house' : 'row, column and region';
  return `${digits} once in each ${houses}.`;
}

/**
 * Draws the rules in one line.
 *
 * @param {AppFace} app the shell
 * @param {boolean} [hasDialog] whether a button opens the dialog, which must be in the document
 * @returns {TemplateResult} a line with the rules of the puzzle's author, otherwise those of its houses; without rules if there
 *     is room for them beside the grid
 */
export function rulesLine(app, hasDialog = true) {
  const {doc} = app;
  const sentences = rulesOf(app);
  const text = areBeside(doc) && !narrow.matches ? '' : doc.rules || sentences.join(' ');
  const outside = constraintDrawing(doc, app.setting('numbers'))?.outsideWords ?? [];
  const trouble = constraintTrouble(doc, app.setting('numbers'));
  return html`<div class="rules">
    ${
      text !== '' && (doc.constraints || areBeside(doc))
        ? html`<details><summary><span class="all">${text}</span><span class="each">The rules</span></summary>
            ${doc.rules ? html`<p class="authored">${withAddresses(doc.rules, 'rules-line')}</p>` : nothing}
            <ul class="bulleted">${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul></details>`
        : html`<span class="all">${text}</span>`
    }
    ${
      hasDialog
        ? html`<button type="button" class="link" aria-haspopup="dialog" @click=${() => dialogOf(DIALOG).showModal()}
            >How to play</button>`
        : nothing
    }
    ${
      outside.length > 0
        ? html`<ul class="unseen" aria-label="Beside the grid">${outside.map((words) => html`<li>${words}</li>`)}</ul>`
        : nothing
    }
    ${trouble ? troubleTemplate(app, trouble) : nothing}</div>`;
}

/**
 * @param {AppFace} app the shell
 * @param {string} trouble why the constraints are not drawn
 * @returns {TemplateResult} the reason with a way out
 */
function troubleTemplate(app, trouble) {
  loadKinds();
  const known = kinds.state;
  const unknown = known ? unknownKinds(app.doc, known.isKnownKind) : [];
  return html`<p class="failure"><span aria-hidden="true">!</span> ${
    known && unknown.length > 0
      ? html`<span>This version of Nonomino does not support some constraints of this puzzle: ${namesOf(unknown)}.
          Without them, it may have several solutions. <button type="button" class="link" id="open-without"
          @click=${() => app.open(withoutUnknown(app.play, known.isKnownKind))}>Open it without them</button></span>`
      : html`<span>The constraints of this puzzle could not be
          drawn. ${trouble} <button type="button" class="link" @click=${retryConstraints}>Try again</button></span>`
  }</p>`;
}

async function loadKinds() {
  try {
    if (kinds.state === null) {
      kinds.dispatch(await import('../model/constraint-kinds.js'));
    }
  } catch {
    // The reason for the trouble is shown instead.
  }
}

/**
 * Lists the kinds of a puzzle's constraints that this version does not support.
 *
 * @param {Doc} doc the puzzle
 * @param {(kind: string) => boolean} isKnown whether a kind is known
 * @returns {string[]} each once, in order of appearance
 */
export function unknownKinds({constraints = []}, isKnown) {
  return [...new Set(constraints.map(({kind}) => kind))].filter((kind) => !isKnown(kind));
}

/**
 * Returns a play without the constraints of unknown kinds.
 *
 * @param {Play} play the play
 * @param {(kind: string) => boolean} isKnown whether a kind is known
 * @returns {Play} the play of the puzzle without them, with its progress
 */
export function withoutUnknown(play, isKnown) {
  const {constraints = [], ...rest} = play.doc;
  const left = constraints.filter(({kind}) => isKnown(kind));
  const doc = Object.freeze({...rest, ...(left.length > 0 && {constraints: left})});
  return Object.freeze({...play, doc});
}

/** @param {readonly string[]} unknown the names of kinds, as the link has them */
function namesOf(unknown) {
  const names = unknown.slice(0, NAMED.kinds).map((kind) => cut(kind, NAMED.characters));
  return unknown.length > names.length ? `${names.join(', ')} and more` : names.join(', ');
}

/**
 * @param {AppFace} app the shell
 * @returns {readonly string[]} the rules of the puzzle in sentences, without those in the author's words
 */
function rulesOf(app) {
  const {doc} = app;
  const numbers = app.setting('numbers');
  return constraintDrawing(doc, numbers)?.rules ?? [rulesText(doc, numbers)];
}

/**
 * Draws the dialog.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} a dialog
 */
export function howToPlayDialog(app) {
  const {doc} = app;
  return html`<dialog id=${DIALOG} aria-labelledby="how-to-play-title">
    ${dialogTop('how-to-play-title', 'How to play')}
    ${
      doc.rules
        ? html`<h3>Rules of this puzzle</h3><p class="authored">${withAddresses(doc.rules, 'how-rules')}</p><h3>Rules that always apply</h3>`
        : nothing
    }
    <p>${rulesOf(app).join(' ')} Thick lines surround the regions.</p>
    ${sourceTemplate(doc, 'how-source')}
    <ul class="bulleted">${STEPS.map((step) => html`<li>${step}</li>`)}</ul>
    <p><button type="button" class="link" @click=${() => {
      dialogOf(DIALOG).close();
      app.help();
    }}>Show all keys</button></p>
  </dialog>`;
}
