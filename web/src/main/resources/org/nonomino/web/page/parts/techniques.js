/**
 * The dialog that teaches a technique: how to spot it, why it works, its differences on irregular regions, and
 * examples; or a constraint: its meaning, its first moves and a table of forced digits. Other techniques and constraints can
 * be looked up in it, by all names that people use.
 *
 * Opened technique pages are cached, so that they can be read again offline.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ConstraintPage, TeachingPosition, TechniquePage} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {post} from '../api/api.js';
import {grid} from '../grid/grid.js';
import {playOfPuzzle} from '../model/exchange.js';
import {digitsOf} from '../model/progress.js';
import {dialogOf, dialogTop, failure, wordsOf} from './parts.js';
import {newValue} from '../model/store.js';

const DIALOG = 'technique';
const WAITING = 'The pages about techniques need the server.';
/** @type {readonly (readonly ['howToSpotIt' | 'whyItIsTrue' | 'onIrregularRegions', string])[]} */
const SECTIONS = [
  ['howToSpotIt', 'How to spot it'],
  ['whyItIsTrue', 'Why it works'],
  ['onIrregularRegions', 'On irregular regions'],
];

/** The cached pages. @type {Map<string, TechniquePage | ConstraintPage>} */
const pages = new Map();
/** The technique whose page is open; without a kind, one can be looked up. */
const shown = newValue(
  /** @type {{kind?: string, page?: TechniquePage | ConstraintPage, error?: {message: string}}} */ ({}),
);

/**
 * Draws a button with the name of a technique that opens its page.
 *
 * @param {AppFace} app the shell
 * @param {string} kind the technique by its short name, such as `x-wing`
 * @param {string} words the label of the button
 * @returns {TemplateResult} the button
 */
export function techniqueLink(app, kind, words) {
  return html`<button type="button" class="link" aria-haspopup="dialog" @click=${() => openTechnique(app, kind)}
    >${words}</button>`;
}

/**
 * Opens the page on a technique; `techniqueDialog` must be in the document.
 *
 * @param {AppFace} app the shell
 * @param {string} kind the technique by its short name
 */
export async function openTechnique(app, kind) {
  shown.dispatch({kind});
  app.draw();
  const dialog = dialogOf(DIALOG);
  if (!dialog.open) {
    dialog.showModal();
  }
  try {
    const page =
      pages.get(kind) ??
      /** @type {TechniquePage | ConstraintPage} */ (await post('technique', {technique: kind}));
    pages.set(kind, page);
    if (shown.state.kind === kind) {
      shown.dispatch({kind, page});
    }
  } catch (failed) {
    shown.dispatch({...shown.state, error: wordsOf(failed, WAITING)});
  }
  app.draw();
  dialog.scrollTop = 0;
}

/**
 * Opens the dialog without a technique, so that one can be looked up.
 *
 * @param {AppFace} app the shell
 */
export function lookUpTechnique(app) {
  shown.dispatch({});
  app.draw();
  dialogOf(DIALOG).showModal();
  document.getElementById('technique-name')?.focus();
}

/**
 * Draws the dialog.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} a dialog
 */
export function techniqueDialog(app) {
  const {kind, page, error} = shown.state;
  return html`<dialog
    id=${DIALOG}
    aria-labelledby="technique-title"
    @close=${() => shown.dispatch({})}
    @click=${(/** @type {Event & {currentTarget: HTMLDialogElement}} */ {target, currentTarget}) =>
      target === currentTarget && currentTarget.close()}
  >
    ${dialogTop('technique-title', page?.name ?? (kind ? 'Technique' : 'Techniques'))}
    ${page ? ('moves' in page ? moves(app, page) : text(app, page)) : nothing}
    ${failure('technique-failure', error ?? null)}
    ${searchTemplate(app)}
  </dialog>`;
}

/**
 * @param {AppFace} app
 * @returns {TemplateResult} the field for the name of a technique
 */
function searchTemplate(app) {
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  const submitted = (event) => {
    event.preventDefault();
    openTechnique(app, String(new FormData(event.currentTarget).get('name')).trim());
  };
  return html`<form class="row" @submit=${submitted}>
    <label class="field wide">Look up a technique <input id="technique-name" name="name" type="search" required
      autocomplete="off" spellcheck="false" maxlength="100" placeholder="X-Wing, Full House, thermometer …"></label>
    <button>Look up</button>
  </form>`;
}

/**
 * @param {AppFace} app
 * @param {TechniquePage} page
 * @returns {TemplateResult}
 */
function text(app, page) {
  return html`${page.aliases.length > 0 ? html`<p>Also called: ${page.aliases.join(', ')}.</p>` : nothing}
    <p>${page.summary}</p>
    ${SECTIONS.map(([field, title]) => html`<h3>${title}</h3><p>${page[field]}</p>`)}
    ${page.examples.map((example, i) =>
      figure(example, i, `Example${page.examples.length > 1 ? ` ${i + 1}` : ''}`),
    )}
    ${seeAlso(app, page)}`;
}

/**
 * @param {AppFace} app
 * @param {TechniquePage | ConstraintPage} page
 * @returns {TemplateResult}
 */
function seeAlso(app, page) {
  return html`<p class="row">See also: ${page.seeAlso.map((kind) => techniqueLink(app, kind, kind.replaceAll('-', ' ')))}</p>`;
}

/**
 * @param {AppFace} app
 * @param {ConstraintPage} page
 * @returns {TemplateResult} the meaning, the first moves and the table
 */
function moves(app, page) {
  const {table} = page;
  return html`<p>Also called: ${page.aliases.join(', ')}.</p>
    <p>${page.summary}</p>
    ${page.moves.map(
      (move, i) => html`<h3>${move.title}</h3><p>${move.text}</p>
        ${move.example ? figure(move.example, i) : nothing}`,
    )}
    ${
      table
        ? html`<h3>Table for ${table.size}×${table.size}</h3><p>${table.text}</p>
          <table><thead><tr>${table.columns.map((words) => html`<th scope="col">${words}</th>`)}</tr></thead>
            <tbody>${table.rows.map((row) => html`<tr>${row.map((words) => html`<td>${words}</td>`)}</tr>`)}</tbody></table>`
        : nothing
    }
    ${seeAlso(app, page)}`;
}

/**
 * @param {TeachingPosition} example
 * @param {number} number
 * @param {string} [title]
 * @returns {TemplateResult}
 */
function figure(example, number, title = '') {
  const play = playOfPuzzle(example);
  return html`${title === '' ? nothing : html`<h3>${title}</h3>`}
    ${grid({
      id: `technique-${number}`,
      doc: play.doc,
      digits: digitsOf(play),
      candidates: play.centre,
      centre: play.centre,
      step: example.step,
      labels: 'coordinates',
      still: true,
      ariaLabel: `A position with the step: ${example.step.nudge}`,
    })}
    <p>${example.step.text}</p>`;
}
