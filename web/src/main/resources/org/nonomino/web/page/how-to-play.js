/**
 * The rules of a puzzle in one line, and a dialog that explains how to play.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace} from './app.js'
 * @import {Doc} from './doc.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {constraintDrawing, constraintTrouble, retryConstraints} from './constraints.js';
import {dialogOf, dialogTop} from './parts.js';
import {digitName} from './symbols.js';

const DIALOG = 'how-to-play';

/** The instructions for beginners. */
const STEPS = Object.freeze([
  'Tap or click a cell, then a digit below the grid. On a keyboard, move with the arrow keys and type digits.',
  'Corner and Centre write small marks: digits that a cell may still have. Colour and Line are for your own notes.',
  'Undo reverses as many steps as you like. Erase clears the selected cells. Check looks for mistakes.',
  'A hint first shows where to look, then which technique helps, then which cells matter, then the step itself.',
]);

/**
 * Returns the rules that follow from the houses of a puzzle.
 *
 * @param {Doc} doc the puzzle
 * @param {boolean} numbers whether digits above 9 are numbers instead of letters
 * @returns {string} a sentence
 */
export function rulesText({size, extraHouses = []}, numbers) {
  const digits = size === 1 ? 'The digit 1' : `1 to ${digitName(size, numbers)}`;
  const houses = extraHouses.length > 0 ? 'row, column, region and extra house' : 'row, column and region';
  return `${digits} once in each ${houses}.`;
}

/**
 * Draws the rules in one line.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} a line with the rules of the puzzle's author, otherwise those of its houses
 */
export function rulesLine(app) {
  const {doc} = app;
  const sentences = rulesOf(app);
  const text = doc.rules || sentences.join(' ');
  const outside = constraintDrawing(doc, app.setting('numbers'))?.outsideWords ?? [];
  const trouble = constraintTrouble(doc, app.setting('numbers'));
  return html`<div class="rules">
    <button type="button" class="link" aria-haspopup="dialog" @click=${() => dialogOf(DIALOG).showModal()}
      >How to play</button>
    ${
      doc.constraints
        ? html`<details><summary>${text}</summary>
            ${doc.rules ? html`<p class="authored">${doc.rules}</p>` : nothing}
            <ul class="bulleted">${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul></details>`
        : html`<span>${text}</span>`
    }
    ${
      outside.length > 0
        ? html`<ul class="unseen" aria-label="Beside the grid">${outside.map((words) => html`<li>${words}</li>`)}</ul>`
        : nothing
    }
    ${
      trouble
        ? html`<p class="failure"><span aria-hidden="true">!</span> <span>The constraints of this puzzle could not be
            drawn. ${trouble} <button type="button" class="link" @click=${retryConstraints}>Try again</button></span></p>`
        : nothing
    }</div>`;
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
        ? html`<h3>Rules of this puzzle</h3><p class="authored">${doc.rules}</p><h3>Rules that always apply</h3>`
        : nothing
    }
    <p>${rulesOf(app).join(' ')} Thick lines surround the regions.</p>
    <ul class="bulleted">${STEPS.map((step) => html`<li>${step}</li>`)}</ul>
    <p><button type="button" class="link" @click=${() => {
      dialogOf(DIALOG).close();
      app.help();
    }}>Show all keys</button></p>
  </dialog>`;
}
