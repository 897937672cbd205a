/**
 * A booklet for printing: several puzzles per page, with their solutions at the end. It is drawn only while the browser
 * prints.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Made} from './state.js'
 *
 * @typedef {object} BookletChoices
 * @property {number} perPage the number of puzzles per page
 * @property {boolean} solutions whether the solutions follow the puzzles
 */
import {html, nothing} from '../lib/lit-html.js';
import {grid} from '../grid/grid.js';
import {digitsFrom} from '../model/symbols.js';
import {counted} from '../model/words.js';

/**
 * The choices for the number of puzzles per page, with their labels.
 *
 * @type {readonly (readonly [string, string])[]}
 */
export const PER_PAGE = Object.freeze([
  ['1', '1 per page'],
  ['2', '2 per page'],
  ['4', '4 per page'],
  ['6', '6 per page'],
]);

/** The number of solutions per page. */
const SOLUTIONS = 12;

/**
 * Returns the default options of a booklet.
 *
 * @returns {BookletChoices} two puzzles per page, with solutions
 */
export function newBooklet() {
  return {perPage: 2, solutions: true};
}

/**
 * Splits a list into pages.
 *
 * @template T
 * @param {readonly T[]} list the list
 * @param {number} perPage the number of elements per page, at least 1
 * @returns {T[][]} the pages; the last may have fewer elements
 */
export function pagesOf(list, perPage) {
  return Array.from({length: Math.ceil(list.length / perPage)}, (_, page) =>
    list.slice(page * perPage, (page + 1) * perPage),
  );
}

/**
 * Draws the pages.
 *
 * @param {readonly Made[]} made the puzzles in their order
 * @param {BookletChoices} options the options of the booklet
 * @returns {TemplateResult} an element that is visible only in print
 */
export function booklet(made, {perPage, solutions}) {
  const numbered = made.map((each, i) => ({...each, number: i + 1}));
  return html`<div class="booklet">
    ${pagesOf(numbered, perPage).map(
      (page) =>
        html`<section class=${`page per${perPage}`}>${page.map(
          (each) => html`<figure>
        <figcaption><b>${each.number}</b> ${aboutPuzzle(each)}</figcaption>
        ${grid({
          id: `booklet-${each.number}`,
          doc: each.doc,
          still: true,
          tints: false,
          ariaLabel: `Puzzle ${each.number}`,
        })}</figure>`,
        )}</section>`,
    )}
    ${
      solutions
        ? pagesOf(numbered, SOLUTIONS).map(
            (page) =>
              html`<section class="page solutions"><h2>Solutions</h2>${page.map(
                (each) => html`<figure><figcaption><b>${each.number}</b></figcaption>
          ${grid({
            id: `solution-${each.number}`,
            doc: each.doc,
            digits: digitsFrom(each.solution, each.doc, 'digits'),
            still: true,
            tints: false,
            ariaLabel: `Solution of puzzle ${each.number}`,
          })}</figure>`,
              )}</section>`,
          )
        : nothing
    }</div>`;
}

/**
 * Describes a puzzle in a few words.
 *
 * @param {Made} made the puzzle
 * @returns {string} such as `medium, 26 clues`
 */
export function aboutPuzzle({level, clues}) {
  return level ? `${level}, ${counted(clues, 'clue')}` : counted(clues, 'clue');
}
