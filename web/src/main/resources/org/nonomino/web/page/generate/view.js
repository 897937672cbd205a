/**
 * The view that generates puzzles, one or several per run. Its state is in `state.js`, and its form, with
 * difficulty, layout, clues and seed, in `form.js`.
 *
 * The puzzles of a run are requested one at a time, so that each is shown as soon as it is ready, and other requests do
 * not wait long. The run continues while another view is shown. When the view opens for the first time, it generates one
 * puzzle without a message, so that there is a puzzle to play and to judge the settings by.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiError} from '../api/api.js'
 * @import {AppFace, PageState} from '../face.js'
 * @import {Problem} from './state.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {awaitConstraints, drawnOnce} from '../grid/constraints.js';
import {aboutPuzzle, booklet, PER_PAGE} from './booklet.js';
import {keyOf, newDoc} from '../model/doc.js';
import {formCards, withLayout} from './form.js';
import {generateState, madeCount, newGenerateState} from './state.js';
import {grid} from '../grid/grid.js';
import {picture, retryCatalogs} from '../parts/layouts.js';
import {UNAVAILABLE, failure, options, waits, wordsOf} from '../parts/parts.js';
import {keepRating} from '../storage/ratings.js';
import {draft, edit} from '../set/view.js';
import {FAMILIES, requestOf, withWayOut} from '../parts/choices.js';
import {counted} from '../model/words.js';
import {newStore, newValue} from '../model/store.js';

/** The route of the view. */
export const id = 'generate';

/** Its name in the header. */
export const title = 'Generate';

const TICK = 100;

/**
 * The field of the form that shows the error for a field of the request.
 *
 * @type {Readonly<Record<string, string>>}
 */
const FIELDS = Object.freeze({
  clues: 'number',
  seed: 'seed',
  symbols: 'symbols',
  regions: 'layout',
  size: 'layout',
  irregularity: 'layout',
  style: 'layout',
  layoutSymmetry: 'layout',
  constraints: 'rules',
  cageSize: 'rules',
  cageRegions: 'rules',
  reduce: 'rules',
  ...Object.fromEntries(FAMILIES.map(({family}) => [family, 'rules'])),
});

const store = newStore(generateState, newGenerateState());
const {dispatch} = store;

/** @type {?AbortController} */
let working = null;

/** Stops the generation of the first puzzle; null if there is no such request. */
const opening = newValue(/** @type {?AbortController} */ (null));

/** @type {AppFace} */
let page;

/**
 * Opens the view, and requests catalogs again that failed to load.
 *
 * @param {AppFace} app the shell
 */
export function enter(app) {
  page = app;
  retryCatalogs();
  if (opening.state === null && store.state.run === null && store.state.made.length === 0) {
    openWithPuzzle();
  }
}

/** Generates the first puzzle. Any action of the player stops it, and its errors are not shown, because the player did not ask for it. */
async function openWithPuzzle() {
  const {request} = requestOf(withLayout(store.state.choices, page), draft());
  if (!request) {
    return;
  }
  const mine = new AbortController();
  opening.dispatch(mine);
  try {
    const puzzle = await page.api.post('generate', request, {signal: mine.signal});
    if (!mine.signal.aborted) {
      dispatch({type: 'made', puzzle});
    }
  } catch {
    // The form is usable without it.
  }
  if (opening.state === mine) {
    opening.dispatch(null);
  }
}

/** Closes the view. The generation of the first puzzle stops, so that other requests need not wait for it. */
export function leave() {
  stopOpening();
}

/** Stops the generation of the first puzzle. */
function stopOpening() {
  opening.state?.abort();
  opening.dispatch(null);
}

/**
 * Draws the booklet when the browser starts printing, by the button or by its own command, and removes it afterwards.
 *
 * @param {Event} event `beforeprint` or `afterprint`
 */
function printing({type}) {
  dispatch({type: 'printing', isPrinting: type === 'beforeprint'});
  if (page?.state.view === id) {
    page.draw();
  }
}

addEventListener('beforeprint', printing);
addEventListener('afterprint', printing);

async function generate() {
  const {request, many, trouble, field} = requestOf(withLayout(store.state.choices, page), draft());
  if (trouble || !request) {
    dispatch({type: 'refused', problem: {message: trouble ?? '', field}});
    page.announce(trouble ?? '');
    page.draw();
    document.getElementById(`generate-${field}`)?.focus();
    reveal(field);
    return;
  }
  stopOpening();
  working?.abort();
  const mine = new AbortController();
  working = mine;
  dispatch({type: 'begun', asked: many, since: performance.now()});
  page.announce(many === 1 ? 'Generating' : `Generating ${counted(many, 'puzzle')}`);
  page.draw();
  document.getElementById('generate-cancel')?.focus();
  const timer = setInterval(() => page.state.view === id && dispatch({type: 'passed'}), TICK);
  const problem = await make(request, many, mine);
  clearInterval(timer);
  if (working === mine) {
    working = null;
    dispatch({type: 'ended', isStopped: mine.signal.aborted, problem});
    page.announce(problem?.message ?? store.state.outcome ?? doneWords());
    page.draw();
    refocus();
    reveal(problem?.field);
  }
}

/**
 * Requests the puzzles one after the other. After the first puzzle, a puzzle that cannot be generated in time is skipped.
 *
 * @param {{seed?: number}} request the request for the first puzzle; the others have the following seeds
 * @param {number} many the number of puzzles
 * @param {AbortController} mine stops the run
 * @returns {Promise<?Problem>} the problem that ended the run; null if it was completed or stopped
 */
async function make(request, many, mine) {
  const {seed} = request;
  for (let i = 0; i < many && !mine.signal.aborted; i++) {
    const body = seed === undefined ? request : {...request, seed: seed + i};
    try {
      const puzzle = await page.api.post('generate', body, {signal: mine.signal});
      if (working !== mine) {
        return null;
      }
      dispatch({type: 'made', puzzle});
      showLast();
      if (many > 1) {
        page.announce(`${i + 1} of ${many}`);
      }
    } catch (error) {
      const {aborted, code, status, field} = /** @type {ApiError} */ (error);
      if (aborted || working !== mine) {
        return null;
      }
      if (madeCount(store.state) === 0 || status !== 422) {
        return {
          message: withWayOut(
            {...wordsOf(error, UNAVAILABLE), code},
            withLayout(store.state.choices, page),
            draft(),
          ),
          field: FIELDS[field ?? ''],
        };
      }
      dispatch({type: 'missed'});
    }
  }
  return null;
}

/** Scrolls the strip to the latest puzzle if that is the displayed one. */
function showLast() {
  if (page.state.view === id && store.state.shown === store.state.made.length - 1) {
    page.draw();
    document.querySelector('.strip')?.scrollTo({left: Number.MAX_SAFE_INTEGER});
  }
}

/** @returns {string} a summary of the displayed puzzle */
function doneWords() {
  const {clues, level, seed} = store.state.made[store.state.shown];
  return `Done: ${counted(clues, 'clue')}${level ? `, level ${level}` : ''}, seed ${seed}`;
}

/**
 * Scrolls until the bar at the bottom does not hide the error.
 *
 * @param {string | undefined} field the field with the error
 */
function reveal(field) {
  document.getElementById(`generate-${field}-trouble`)?.scrollIntoView({block: 'nearest'});
}

function refocus() {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.getElementById(madeCount(store.state) > 0 ? 'generate-play' : 'generate-go')?.focus();
  }
}

function another() {
  dispatch({type: 'choice', more: {seed: ''}});
  generate();
}

// ---------------------------------------------------------------------------------------- drawing

/**
 * Draws the view.
 *
 * @param {PageState} pageState the state of the web app
 * @param {AppFace} app the shell
 * @returns {TemplateResult} everything below the header
 */
export function view(pageState, app) {
  page = app;
  const {run, problem} = store.state;
  return html`<div class=${`workbench${madeCount(store.state) > 0 ? ' bound' : ''}`}>
    <section class="easel" aria-labelledby="generate-title" aria-busy=${run ? 'true' : 'false'}>
      <h1 id="generate-title" class="unseen">Generate puzzles</h1>
      ${result()}
    </section>
    <form class="side" novalidate @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      if (run === null) {
        generate();
      }
    }}>
      ${waits(pageState, 'Generating is not available right now. Your settings are kept.')}
      ${formCards(store.state, app, (more) => {
        stopOpening();
        dispatch({type: 'choice', more});
      })}
      <div class="card bar">
        <button id="generate-go" type="submit" class="primary" aria-disabled=${run ? 'true' : 'false'}
          >Generate</button>
        ${
          run
            ? html`<button id="generate-cancel" type="button" @click=${() => working?.abort()}>Stop</button>`
            : nothing
        }
        ${failure('generate-failure', problem?.field ? null : problem)}
      </div>
    </form></div>
    ${store.state.isPrinting && madeCount(store.state) > 0 ? booklet(store.state.made, store.state.paper) : nothing}`;
}

/** @returns {TemplateResult} the displayed puzzle with its buttons, or the chosen layout */
function result() {
  const {run, made, shown, isOld, outcome} = store.state;
  const board = `board${run && isOld ? ' working' : ''}`;
  if (made.length === 0) {
    return html`<div class=${board}>${preview()}</div>
      ${run ? progress() : html`<p class="quiet">${outcome ?? (opening.state ? 'Generating a first puzzle…' : 'Choose your options, then press Generate.')}</p>`}`;
  }
  const {doc, clues, level, rating, known, seed} = made[shown];
  return html`<div class=${board}>${drawnOnce(doc, [doc], () =>
    grid({
      id: 'generate-grid',
      doc,
      still: true,
      ariaLabel: `The new puzzle, ${doc.size} by ${doc.size}, ${counted(clues, 'clue')}`,
    }),
  )}</div>
    ${run ? progress() : nothing}
    ${!run && outcome ? html`<p class="outcome">${outcome}</p>` : nothing}
    ${
      !run && isOld
        ? html`<p role="note"><b>No new puzzle.</b> ${
            made.length > 1 ? 'These are the previous ones.' : 'This is the previous one.'
          }</p>`
        : nothing
    }
    ${run && isOld ? nothing : chosenPuzzle()}`;

  function play() {
    if (known) {
      keepRating(keyOf(doc), known);
    }
    page.open(doc);
  }

  function chosenPuzzle() {
    return html`<dl class="figures">
      <div><dt>Clues</dt><dd>${clues}</dd></div>
      ${level ? html`<div><dt>Level</dt><dd>${level}</dd></div>` : nothing}
      ${rating === undefined ? nothing : html`<div><dt>Rating</dt><dd>${rating}</dd></div>`}
      <div><dt>Seed</dt><dd>${seed}</dd></div></dl>
    ${made.length > 1 ? strip() : nothing}
    <div class="row centred">
      <button id="generate-play" type="button" class="primary" @click=${play}>Play</button>
      <button type="button" @click=${() => edit(doc, page)}>Set</button>
      ${run || made.length > 1 ? nothing : html`<button type="button" @click=${another}>Another</button>`}
      ${isOld ? nothing : printer()}</div>`;
  }
}

/** @returns {TemplateResult} the progress of the run */
function progress() {
  const {run} = store.state;
  const {asked = 1, since = 0} = run ?? {};
  const done = madeCount(store.state) + store.state.missed;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  return html`<div class="progress">
    <progress aria-label="Generating" max=${asked} value=${asked === 1 ? nothing : done}></progress>
    <span aria-hidden="true">${asked === 1 ? '' : `${done} of ${asked}, `}${seconds} s</span></div>`;
}

/** @returns {TemplateResult} the puzzles of a run, to choose from */
function strip() {
  const {made, shown} = store.state;
  return html`<ol class="strip" aria-label=${counted(made.length, 'puzzle')}>${made.map((each, i) => {
    const words = `Puzzle ${i + 1}: ${aboutPuzzle(each)}`;
    return html`<li><button type="button" class="picture" aria-pressed=${i === shown ? 'true' : 'false'}
      aria-label=${words} title=${words} @click=${() => {
        dispatch({type: 'show', shown: i});
        page.announce(words);
      }}>${drawnOnce(each.doc, [each], () => picture(each.doc, `generate-made-${i}`))}
      <span>${i + 1}</span></button></li>`;
  })}</ol>`;
}

/** Prints the puzzles once their constraints are drawn, because a booklet is drawn when the browser starts printing. */
async function print() {
  await Promise.all(store.state.made.map(({doc}) => awaitConstraints(doc, false)));
  window.print();
}

/** @returns {TemplateResult} the button and the options for printing */
function printer() {
  const {made, paper} = store.state;
  const isBooklet = made.length > 1;
  /** @type {(event: Event & {target: HTMLSelectElement}) => void} */
  const choosePages = ({target}) => dispatch({type: 'paper', more: {perPage: Number(target.value)}});
  /** @type {(event: Event & {target: HTMLInputElement}) => void} */
  const chooseSolutions = ({target}) => dispatch({type: 'paper', more: {solutions: target.checked}});
  return html`<span class="row paper">
    <button type="button" @click=${print}>${isBooklet ? 'Print booklet' : 'Print'}</button>
    ${
      isBooklet
        ? html`<select id="generate-per-page" aria-label="Puzzles per page" @change=${choosePages}
      >${options(PER_PAGE, String(paper.perPage))}</select>`
        : nothing
    }
    <label class="choice"><input id="generate-solutions" type="checkbox" .checked=${paper.solutions}
      @change=${chooseSolutions}> ${isBooklet ? 'with solutions' : 'with solution'}</label></span>`;
}

/** @returns {TemplateResult} the chosen layout, or a grid without regions if the layout will be random */
function preview() {
  const choices = withLayout(store.state.choices, page);
  const {regions, size} = choices.kind === 'painted' ? draft() : choices;
  const known = choices.kind !== 'random' && regions !== '';
  // A single region has neither the grey of missing regions nor borders.
  const doc = newDoc({size, regions: known ? regions : '1'.repeat(size * size)});
  const ariaLabel = `${known ? 'The' : 'A random'} layout, ${size} by ${size}`;
  return grid({id: 'generate-grid', doc, tints: known, still: true, ariaLabel});
}
