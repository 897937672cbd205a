/**
 * The view in which new puzzles are made: a layout, how many clues, symmetry, difficulty, seed.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace, PageState} from './app.js'
 * @import {ApiError} from './api.js'
 * @import {Wishes} from './wishes.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {grid} from './grid.js';
import {catalogOf, pictures, randomFields, randomTrouble, retryCatalogs, sizeField} from './layouts.js';
import {docOfPuzzle, newDoc} from './doc.js';
import {MAX_SIZE} from './symbols.js';
import {UNAVAILABLE, choice, failure, options, waits, wordsOf} from './parts.js';
import {counted} from './words.js';
import {draft, edit} from './set.js';
import {SYMMETRIES} from './symmetries.js';
import {MOST_RATED, newWishes, requestOf, withWayOut} from './wishes.js';

/** The route of the view. */
export const id = 'generate';

/** Its name in the header. */
export const title = 'Generate';

const TICK = 100;
/** @type {readonly (readonly [Wishes['kind'], string])[]} */
const KINDS = Object.freeze([
  ['catalog', 'Catalog'],
  ['random', 'Random'],
  ['painted', 'Painted'],
]);
/** @type {readonly (readonly [Wishes['clues'], string])[]} */
const CLUES = Object.freeze([
  ['pleasant', 'automatic'],
  ['number', 'exact number'],
  ['minimal', 'minimal'],
]);
/**
 * Which field of the form shows what the server says of a field of the request.
 *
 * @type {Readonly<Record<string, string>>}
 */
const FIELDS = Object.freeze({
  clues: 'number',
  seed: 'seed',
  regions: 'layout',
  size: 'layout',
  wiggle: 'layout',
  layoutSymmetry: 'layout',
});
/** @type {readonly (readonly [string, string])[]} */
const LEVELS = Object.freeze([
  ['', 'any'],
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
  ['fiendish', 'fiendish'],
  ['diabolical', 'diabolical'],
  ['extreme', 'extreme'],
]);

let wishes = newWishes();
let running = null;
let made = null;
/** Whether the puzzle on show is not what was asked for last. */
let isOld = false;
let problem = null;
let page = null;

/**
 * Has the catalog asked for again where it failed.
 *
 * @param {AppFace} app the page
 */
export function enter(app) {
  page = app;
  retryCatalogs();
}

function wish(more) {
  wishes = {...wishes, ...more};
  problem = null;
  page.update();
}

/** The wishes, with the first layout of the catalog where none was chosen: it may come later. */
function wished() {
  const [first] = wishes.regions === '' ? catalogOf(wishes.size, page).layouts : [];
  return first ? {...wishes, name: first.name, regions: first.regions} : wishes;
}

async function generate() {
  const {request, trouble, field} = requestOf(wished(), draft());
  if (trouble) {
    problem = {message: trouble, field};
    page.announce(trouble);
    page.updateNow();
    document.getElementById(`generate-${field}`)?.focus();
    reveal(field);
    return;
  }
  running?.controller.abort();
  const mine = {controller: new AbortController(), since: performance.now()};
  mine.timer = setInterval(() => page.update(), TICK);
  running = mine;
  problem = null;
  isOld = true;
  page.announce('Generating');
  page.updateNow();
  document.getElementById('generate-cancel')?.focus();
  try {
    take(await page.api.post('generate', request, {signal: mine.controller.signal}));
  } catch (error) {
    if (running === mine) {
      const words = wordsOf(error, UNAVAILABLE);
      const {aborted, code, field: blamed} = /** @type {ApiError} */ (error);
      problem = aborted
        ? {message: 'Cancelled.'}
        : {message: withWayOut({...words, code}, wished(), draft()), field: FIELDS[blamed ?? '']};
      page.announce(problem.message);
    }
  } finally {
    clearInterval(mine.timer);
    if (running === mine) {
      running = null;
      page.updateNow();
      refocus();
      reveal(problem?.field);
    }
  }
}

/**
 * Scrolls so far that the bar below does not hide what is wrong.
 *
 * @param {string | undefined} field where it is
 */
function reveal(field) {
  document.getElementById(`generate-${field}-trouble`)?.scrollIntoView({block: 'nearest'});
}

function take(puzzle) {
  const {clues, rating = {}, seed} = puzzle;
  const {level} = rating;
  made = {doc: docOfPuzzle(puzzle), clues, level, rating: rating.er, seed};
  isOld = false;
  page.announce(`Done: ${counted(clues, 'clue')}${level ? `, level ${level}` : ''}, seed ${seed}`);
}

function refocus() {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.getElementById(made && !problem ? 'generate-play' : 'generate-go')?.focus();
  }
}

function another() {
  wishes = {...wishes, seed: ''};
  generate();
}

/**
 * Draws the view.
 *
 * @param {PageState} state the page's state
 * @param {AppFace} app the page
 * @returns {TemplateResult} all below the header
 */
export function view(state, app) {
  page = app;
  return html`<div class="workbench">
    <section class="easel" aria-labelledby="generate-title" aria-busy=${running ? 'true' : 'false'}>
      <h1 id="generate-title" class="unseen">Generate a puzzle</h1>
      ${result()}
    </section>
    <form class="side" novalidate @submit=${(event) => {
      event.preventDefault();
      if (running === null) {
        generate();
      }
    }}>
      ${waits(state, 'Generating has to wait. Your choices are kept.')}
      <section class="card" aria-labelledby="generate-layout-title">
        <h2 id="generate-layout-title">Layout</h2>
        ${choice('Kind of layout', KINDS, wishes.kind, (kind) => wish({kind}))}
        ${layoutFields(app)}
        ${wishes.kind === 'random' && randomTrouble(wishes.size, wishes.random) ? nothing : blame('layout')}
      </section>
      <section class="card" aria-labelledby="generate-puzzle-title">
        <h2 id="generate-puzzle-title">Puzzle</h2>
        ${puzzleFields()}
      </section>
      <div class="card bar">
        <button id="generate-go" type="submit" class="primary" aria-disabled=${running ? 'true' : 'false'}
          >Generate</button>
        ${
          running
            ? html`<button id="generate-cancel" type="button"
          @click=${() => running?.controller.abort()}>Cancel</button>`
            : nothing
        }
        ${failure('generate-failure', problem?.field ? null : problem)}
      </div>
    </form></div>`;
}

function blame(field) {
  return failure(`generate-${field}-trouble`, problem?.field === field ? problem : null);
}

function layoutFields(app) {
  if (wishes.kind === 'painted') {
    const painted = draft();
    return html`<div class="painted">${grid({
      id: 'generate-painted',
      doc: painted,
      digits: [],
      givens: [],
      still: true,
      ariaLabel: `The regions you painted, ${painted.size} by ${painted.size}`,
    })}
      <p>The regions of your draft in Set. <a id="generate-layout" href="#set">Change them</a></p></div>`;
  }
  return html`<div class="fields">${sizeField('generate-layout', wishes.size, MAX_SIZE, (size) =>
    wish({size, name: '', regions: ''}),
  )}</div>
    ${
      wishes.kind === 'random'
        ? randomFields({
            size: wishes.size,
            random: wishes.random,
            id: 'generate-random',
            seeded: false,
            change: (random) => wish({random}),
          })
        : pictures(
            {size: wishes.size, chosen: wished().regions, id: 'generate-layout', choose: chooseLayout},
            app,
          )
    }`;
}

function chooseLayout({name, regions}) {
  wish({name, regions});
  page.announce(`Layout ${name}`);
}

function puzzleFields() {
  const size = wishes.kind === 'painted' ? draft().size : wishes.size;
  const rated = size <= MOST_RATED;
  const invalid = (field) => (problem?.field === field ? 'true' : 'false');
  const described = (field) => (problem?.field === field ? `generate-${field}-trouble` : nothing);
  return html`<div class="fields">
    <label class="field">Clues <select id="generate-clues"
      @change=${(event) => wish({clues: event.target.value})}>${options(CLUES, wishes.clues)}</select></label>
    ${
      wishes.clues === 'number'
        ? html`<label class="field">Number of clues
      <input id="generate-number" type="text" inputmode="numeric" maxlength="4" autocomplete="off"
        aria-invalid=${invalid('number')} aria-describedby=${described('number')} .value=${wishes.number}
        @input=${(event) => wish({number: event.target.value})}></label>`
        : nothing
    }
    <label class="field">Symmetry <select id="generate-symmetry"
      @change=${(event) => wish({symmetry: event.target.value})}
      >${options(SYMMETRIES, wishes.symmetry)}</select></label>
    <label class="field">Difficulty <select id="generate-difficulty" ?disabled=${!rated}
      @change=${(event) => wish({difficulty: event.target.value})}
      >${options(LEVELS, rated ? wishes.difficulty : '')}</select></label>
    <label class="field">Seed <input id="generate-seed" type="text" inputmode="numeric" maxlength="20"
      placeholder="any" autocomplete="off" aria-invalid=${invalid('seed')}
      aria-describedby=${described('seed')} .value=${wishes.seed}
      @input=${(event) => wish({seed: event.target.value})}></label></div>
    ${blame('number')}${blame('seed')}
    ${
      rated
        ? nothing
        : html`<p class="quiet">Difficulty can be chosen up to ${MOST_RATED} × ${MOST_RATED}.</p>`
    }`;
}

function result() {
  const seconds = running ? ((performance.now() - running.since) / 1000).toFixed(1) : '';
  const progress = running
    ? html`<div class="progress"><progress aria-label="Generating"></progress>
    <span aria-hidden="true">${seconds} s</span></div>`
    : nothing;
  if (made === null) {
    return html`<div class=${`board${running ? ' working' : ''}`}>${preview()}</div>
      ${running ? progress : html`<p class="quiet">Choose what you like, then generate.</p>`}`;
  }
  const {doc, clues, level, rating, seed} = made;
  return html`<div class=${`board${running ? ' working' : ''}`}>${grid({
    id: 'generate-grid',
    doc,
    still: true,
    ariaLabel: `The new puzzle, ${doc.size} by ${doc.size}, ${counted(clues, 'clue')}`,
  })}</div>
    ${
      running
        ? progress
        : html`${isOld ? html`<p role="note"><b>No new puzzle.</b> This is the one made before.</p>` : nothing}
    <dl class="figures">
      <div><dt>Clues</dt><dd>${clues}</dd></div>
      ${level ? html`<div><dt>Level</dt><dd>${level}</dd></div>` : nothing}
      ${rating === undefined ? nothing : html`<div><dt>Rating</dt><dd>${rating}</dd></div>`}
      <div><dt>Seed</dt><dd>${seed}</dd></div></dl>
    <div class="row centred">
      <button id="generate-play" type="button" class="primary" @click=${() => page.open(doc)}>Play</button>
      <button type="button" @click=${() => edit(doc, page)}>Set</button>
      <button type="button" @click=${another}>Another</button></div>`
    }`;
}

function preview() {
  const regions = wishes.kind === 'painted' ? draft().regions : wished().regions;
  const size = wishes.kind === 'painted' ? draft().size : wishes.size;
  const known = wishes.kind !== 'random' && regions !== '';
  const doc = newDoc({size, regions: known ? regions : '.'.repeat(size * size)});
  const ariaLabel = `${known ? 'The' : 'A random'} layout, ${size} by ${size}`;
  return grid({id: 'generate-grid', doc, still: true, ariaLabel});
}
