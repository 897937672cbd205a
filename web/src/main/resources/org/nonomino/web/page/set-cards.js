/**
 * The cards of the view Set: the live line, the palette and the pad, the tasks, where to start from, the names.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace} from './app.js'
 * @import {Doc} from './doc.js'
 * @import {RandomWishes} from './layouts.js'
 * @import {LiveLine} from './verdict.js'
 * @import {SetState, Shown, Task} from './set-state.js'
 *
 * @typedef {(next: Doc) => void} Change takes the changed draft
 *
 * @typedef {object} TaskActs what can be asked for
 * @property {() => void} filling whether the layout can be filled
 * @property {() => void} clue one more clue
 * @property {() => void} reduce no redundant clue
 * @property {() => void} rate how hard it is
 * @property {() => void} cancel gives up what is being done
 * @property {() => void} play plays it
 *
 * @typedef {object} StartActs what can be begun
 * @property {Change} change takes another draft
 * @property {(random: RandomWishes) => void} setRandom takes the changed wishes for a random layout
 * @property {() => void} makeRandom makes one
 * @property {() => void} edit makes a new draft of the puzzle in play
 */
import {html, nothing} from './lib/lit-html.js';
import {newDoc} from './doc.js';
import {pictures, randomFields, randomTrouble, sizeField} from './layouts.js';
import {LONGEST} from './limits.js';
import {NONE, giveDigit, isUnpainted, newDraft, regionReports, unpainted, withRegions} from './painting.js';
import {action, failure} from './parts.js';
import {regionColour} from './region-colours.js';
import {MAX_SIZE, symbol} from './symbols.js';
import {MOST_RATED} from './wishes.js';

/** The most digits that a narrow window shows in one row. */
const MOST_IN_A_ROW = 9;

const WORKING = 'Wait until the current check has finished.';
const UNFORMED = 'The regions are not finished.';

/** Why no clue is added, by the kind of the live line. */
const NO_CLUE = Object.freeze({
  form: UNFORMED,
  unique: 'The puzzle already has exactly one solution.',
  none: 'There is no solution, and another clue cannot change that.',
  several: '',
  wait: 'The number of solutions is not known yet.',
});

const SIGNS = Object.freeze({unique: '✓', none: '✕', several: '≠', form: '…', wait: '…'});

/**
 * Draws the live line.
 *
 * @param {LiveLine} line what it says
 * @param {SetState} state what is shown
 * @param {(shown: Shown) => void} show shows other digits on the grid
 * @returns {TemplateResult} the line
 */
export function liveTemplate({kind, text, more}, {answer, shown}, show) {
  /** @type {['solution' | 'otherSolution', string][]} */
  const all = [
    ['solution', answer?.otherSolution ? 'a solution' : 'the solution'],
    ['otherSolution', 'the second solution'],
  ];
  const can = all.filter(([name]) => answer?.[name]);
  return html`<div class=${`verdict ${kind}`}>
    <span class="sign" aria-hidden="true">${SIGNS[kind]}</span>
    <p><b>${text}</b> ${more}</p>
    ${
      can.length === 0
        ? nothing
        : html`<div class="row">${can.map(
            ([name, words]) => html`
      <button type="button" aria-pressed=${shown === name ? 'true' : 'false'} @click=${() => show(name)}
        >Show ${words}</button>`,
          )}</div>`
    }
  </div>`;
}

/**
 * Draws the regions to paint with.
 *
 * @param {SetState} state what is shown
 * @param {(region: number) => void} choosePaint takes another region, or `NONE`
 * @returns {TemplateResult} the palette
 */
export function palette({history, brush}, choosePaint) {
  const {draft} = history;
  return html`<div class="palette" role="group" aria-label="Region to paint">
    ${regionReports(draft).map(
      ({region, count, pieces, trouble}) => html`<button type="button"
      class=${`swatch ${regionColour(region)} ${trouble ? 'short' : pieces > 1 ? 'split' : 'done'}`}
      aria-pressed=${brush === region ? 'true' : 'false'}
      @click=${() => choosePaint(region)}><b><span class="unseen">Region </span>${region + 1}</b>
      <span>${count}/${draft.size}</span>
      <small>${trouble || (pieces > 1 ? `${pieces} pieces` : '✓ full')}</small></button>`,
    )}
    <button type="button" class="swatch erases" aria-pressed=${brush === NONE ? 'true' : 'false'}
      @click=${() => choosePaint(NONE)}>
      <b aria-hidden="true">⌫</b><small>no region</small></button></div>`;
}

/**
 * Draws what else can be done to regions.
 *
 * @param {AppFace} app the page
 * @param {SetState} state what is shown
 * @param {(region: number) => void} choosePaint takes another region
 * @param {Change} change takes the changed draft
 * @returns {TemplateResult} buttons, and how to paint
 */
export function paletteMore(app, {history: {draft}}, choosePaint, change) {
  const clear = () => {
    choosePaint(0);
    change(unpainted(draft));
  };
  return html`<div class="row">
      ${action('Clear regions', clear, app, {why: isUnpainted(draft) ? 'No region is drawn' : ''})}
      ${givensClearer(app, draft, change)}</div>
    <p class="quiet">Drag to paint. Alt+click picks up a region. When a region is full, painting goes on with the next.</p>`;
}

/**
 * @param {AppFace} app
 * @param {Doc} draft
 * @param {Change} change
 * @returns {TemplateResult}
 */
function givensClearer(app, draft, change) {
  const none = draft.givens.every((digit) => digit === 0);
  return action('Clear givens', () => change(giveDigit(draft, [...draft.givens.keys()], 0)), app, {
    why: none ? 'There are no givens' : '',
  });
}

/**
 * Draws what else can be done to givens.
 *
 * @param {AppFace} app the page
 * @param {Doc} draft what is being set
 * @param {Change} change takes the changed draft
 * @returns {TemplateResult} a row of buttons
 */
export function givensMore(app, draft, change) {
  return html`<div class="row">${givensClearer(app, draft, change)}</div>`;
}

/**
 * Draws the digits to give.
 *
 * @param {Doc} draft what is being set
 * @param {(digit: number) => void} give gives one, 0 for none
 * @returns {TemplateResult} the pad
 */
export function digitPad(draft, give) {
  const digits = Array.from({length: draft.size}, (_, i) => i + 1);
  return html`<div class=${draft.size <= MOST_IN_A_ROW ? 'keypad' : 'keypad many'} role="group" aria-label="Digits">
    ${digits.map(
      (digit) => html`<button type="button" aria-label=${`Enter ${symbol(digit)}`}
      @click=${() => give(digit)}>${symbol(digit)}</button>`,
    )}
    <button type="button" aria-label="Clear the cells" @click=${() => give(0)}>⌫</button></div>`;
}

/**
 * Draws what can be asked for, and what has been found out.
 *
 * @param {AppFace} app the page
 * @param {LiveLine['kind']} kind what the live line says
 * @param {SetState} state what is shown
 * @param {TaskActs} acts what can be asked for
 * @returns {TemplateResult} a card
 */
export function tasks(app, kind, {history, busy, facts, failed}, acts) {
  const {size} = history.draft;
  const unformed = kind === 'form' ? UNFORMED : '';
  const notUnique = kind === 'unique' ? '' : unformed || 'This needs a puzzle with exactly one solution.';
  const notRated = size <= MOST_RATED ? '' : `Only puzzles up to ${MOST_RATED} × ${MOST_RATED} can be rated.`;
  /** @type {(task: Exclude<Task, 'random'>, words: string, why: string) => TemplateResult} */
  const button = (task, words, why) =>
    action(words, acts[task], app, {why: busy ? WORKING : why, busy: busy === task});
  return html`<section class="card" aria-labelledby="set-ask">
    <h2 id="set-ask">Check and refine</h2>
    <div class="asks">
      ${button('filling', 'Can this layout be filled?', unformed)}
      ${button('clue', 'Add a clue', NO_CLUE[kind])}
      ${button('reduce', 'Remove redundant clues', notUnique)}
      ${button('rate', 'Rate', notRated || notUnique)}
    </div>
    ${
      busy
        ? html`<div class="row"><span class="quiet">Working …</span>
      <button type="button" @click=${acts.cancel}>Cancel</button></div>`
        : nothing
    }
    ${facts ? html`<div class="facts">${facts.map((words) => html`<p>${words}</p>`)}</div>` : nothing}
    ${failure('set-failure', failed)}
    ${action('Play it', acts.play, app, {why: unformed, kind: 'primary grow'})}
  </section>`;
}

/**
 * Draws what a draft can start from.
 *
 * @param {AppFace} app the page
 * @param {SetState} state what is shown
 * @param {StartActs} acts what can be begun
 * @returns {TemplateResult} a card
 */
export function starts(app, {history, random, busy}, {change, setRandom, makeRandom, edit}) {
  const {draft} = history;
  const {size, title, author, rules} = draft;
  return html`<details class="card">
    <summary><h2>Start from a layout</h2></summary>
    <div class="row">
      ${sizeField('set-size', size, MAX_SIZE, (chosen) => {
        change(newDoc({...newDraft(chosen), title, author, rules}));
        app.announce(`Size ${chosen}`);
      })}
      <button type="button" @click=${edit}>Use the puzzle in play</button>
    </div>
    <h3>Catalog</h3>
    ${pictures(
      {
        size,
        chosen: draft.regions,
        id: 'set-layout',
        choose: ({name, regions}) => {
          change(withRegions(draft, regions));
          app.announce(`Regions of ${name}`);
        },
      },
      app,
    )}
    <h3>Random</h3>
    ${randomFields({size, random, id: 'set-random', seeded: true, change: setRandom})}
    ${action('Make a random layout', makeRandom, app, {
      why: busy ? WORKING : randomTrouble(size, random),
      busy: busy === 'random',
    })}
  </details>`;
}

/**
 * Draws the fields of title, author and rules.
 *
 * @param {Doc} draft what is being set
 * @param {Change} change takes the changed draft
 * @returns {TemplateResult} a card
 */
export function nameFields(draft, change) {
  /** @type {(field: 'title' | 'author', words: string) => TemplateResult} */
  const name = (field, words) => html`<label class="field wide">${words}
    <input id=${`set-${field}`} type="text" maxlength=${LONGEST[field]} autocomplete="off" .value=${draft[field]}
      @change=${(/** @type {Event & {target: HTMLInputElement}} */ event) =>
        change(newDoc({...draft, [field]: event.target.value.trim()}))}></label>`;
  return html`<section class="card" aria-labelledby="set-names"><h2 id="set-names">Title, author and rules</h2>
    <div class="fields">${name('title', 'Title')}${name('author', 'Author')}
      <label class="field wide">Rules in your own words
        <textarea id="set-rules" rows="3" maxlength="5000" .value=${draft.rules ?? ''}
          @change=${(/** @type {Event & {target: HTMLTextAreaElement}} */ event) =>
            change(
              newDoc({...draft, rules: event.target.value.trim()}),
            )}></textarea></label></div></section>`;
}
