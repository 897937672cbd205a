/**
 * The cards of the view Set: the live line, the palette and the pad, the tasks, the starting points, the names.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {FinishChoices} from '../parts/choices.js'
 * @import {Doc} from '../model/doc.js'
 * @import {FieldEvent, SelectEvent} from '../parts/parts.js'
 * @import {RandomChoices} from '../parts/layouts.js'
 * @import {LiveLine} from './verdict.js'
 * @import {Needless} from './desk-state.js'
 * @import {LitFace} from '../parts/phrases.js'
 * @import {SetState, Shown, Task} from './state.js'
 *
 * @typedef {(next: Doc, together?: boolean) => void} Change applies the changed draft, perhaps as a part of the change before
 *
 * @typedef {object} TaskActs the tasks
 * @property {() => void} filling checks whether the layout can be filled
 * @property {() => void} clue adds a clue
 * @property {(family: string) => void} constraint adds a constraint of a family that leaves fewer solutions
 * @property {() => void} needless marks clues and constraints that are not needed
 * @property {() => void} removeNeedless removes the marked ones
 * @property {() => void} keepNeedless drops the marks
 * @property {() => void} hint shows the next step of a person who solves the puzzle
 * @property {() => void} rate rates the puzzle
 * @property {() => void} finish adds clues and constraints until there is one solution
 * @property {(more: Partial<FinishChoices>) => void} setFinish changes some of the options for that
 * @property {() => void} cancel cancels the current task
 *
 * @typedef {object} StartActs the starting points
 * @property {Change} change replaces the draft
 * @property {(random: RandomChoices) => void} setRandom sets the options for a random layout
 * @property {() => void} makeRandom generates a random layout
 * @property {() => void} edit creates a draft of the current puzzle
 */
import {html, nothing} from '../lib/lit-html.js';
import {constraintDrawing} from '../grid/constraints.js';
import {clueCount, newDoc} from '../model/doc.js';
import {rulesText} from '../parts/how-to-play.js';
import {pictures, randomFields, randomTrouble, sizeField} from '../parts/layouts.js';
import {LONGEST} from '../model/limits.js';
import {
  NONE,
  giveDigit,
  isUnpainted,
  newDraft,
  regionReports,
  unpainted,
  withRegions,
} from '../model/painting.js';
import {action, failure, options} from '../parts/parts.js';
import {conclusions, kept, nameOf, phrased, reasons} from '../parts/phrases.js';
import {LEVELS, placedFields} from '../parts/placed-fields.js';
import {regionColour} from '../model/region-colours.js';
import {otherParts, ownRules, withOwnRules} from '../model/own-rules.js';
import {MAX_SIZE, digitName} from '../model/symbols.js';
import {MAX_RATED} from '../parts/choices.js';
import {symbolsField} from './symbols-field.js';
import {techniqueLink} from '../parts/techniques.js';

/** The maximum number of digits per row in a narrow window. */
const MAX_IN_A_ROW = 9;

const WORKING = 'Wait until the current check has finished.';
const UNFORMED = 'The regions are not finished.';
const UNREAD = 'Nonomino does not know all rules of this draft.';

/** The reasons why no clue can be added, by the kind of the live line. */
const NO_CLUE = Object.freeze({
  form: UNFORMED,
  unique: 'The puzzle already has exactly one solution.',
  none: 'There is no solution, and another clue cannot change that.',
  several: '',
  wait: 'The number of solutions is not known yet.',
});

/**
 * The constraints among which the search finds a helpful one, by the names in the API.
 *
 * @type {readonly (readonly [string, string])[]}
 */
const HELPFUL = Object.freeze([
  ['', 'Add a helpful …'],
  ['cages', 'cage'],
  ['dots', 'dot'],
  ['xv', 'X or V'],
  ['odd-even', 'odd or even cell'],
]);

/** The reasons why the draft cannot be finished, by the kind of the live line. */
const NO_FINISH = Object.freeze({
  ...NO_CLUE,
  none: 'There is no solution. Change the clues or the constraints first.',
  unique: '',
  wait: '',
});

const SIGNS = Object.freeze({unique: '✓', none: '✕', several: '≠', form: '…', wait: '…'});

/**
 * Draws the live line.
 *
 * @param {LiveLine} line the live line
 * @param {SetState} state the state to show
 * @param {(shown: Shown) => void} show shows different digits on the grid
 * @param {TemplateResult | typeof nothing} why the button that asks for the reason
 * @returns {TemplateResult} the line
 */
export function liveTemplate({kind, text, more}, {answer, shown}, show, why) {
  /** @type {['solution' | 'otherSolution', string][]} */
  const all = [
    ['solution', answer?.otherSolution ? 'a solution' : 'the solution'],
    ['otherSolution', 'another'],
  ];
  const can = all.filter(([name]) => answer?.[name]);
  return html`<div class=${`verdict ${kind}`}>
    <span class="sign" aria-hidden="true">${SIGNS[kind]}</span>
    <p><b>${text}</b> ${more}</p>
    ${
      can.length === 0 && why === nothing
        ? nothing
        : html`<div class="row">${why}${can.map(
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
 * @param {SetState} state the state to show
 * @param {(region: number) => void} choosePaint selects a region, or `NONE`
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
 * Draws further controls for regions.
 *
 * @param {AppFace} app the shell
 * @param {SetState} state the state to show
 * @param {(region: number) => void} choosePaint selects a region
 * @param {Change} change applies the changed draft
 * @returns {TemplateResult} buttons, and instructions for painting
 */
export function paletteMore(app, {history: {draft}}, choosePaint, change) {
  const clear = () => {
    choosePaint(0);
    change(unpainted(draft));
  };
  return html`<div class="row">
      ${action('Clear regions', clear, app, {why: isUnpainted(draft) ? 'No region is drawn' : ''})}
      ${givensClearer(app, draft, change)}</div>
    <p class="quiet">Drag to paint. Alt+click picks up a region. When a region is full, painting continues with the next.</p>`;
}

/**
 * @param {AppFace} app
 * @param {Doc} draft
 * @param {Change} change
 * @returns {TemplateResult}
 */
function givensClearer(app, draft, change) {
  const none = clueCount(draft) === 0;
  return action('Clear givens', () => change(giveDigit(draft, [...draft.givens.keys()], 0)), app, {
    why: none ? 'There are no givens' : '',
  });
}

/**
 * Draws further controls for givens.
 *
 * @param {AppFace} app the shell
 * @param {Doc} draft the current draft
 * @param {Change} change applies the changed draft
 * @returns {TemplateResult} a button
 */
export function givensMore(app, draft, change) {
  return givensClearer(app, draft, change);
}

/**
 * Draws the digits for givens.
 *
 * @param {Doc} draft the current draft
 * @param {(digit: number) => void} give enters a given, 0 for none
 * @returns {TemplateResult} the pad
 */
export function digitPad(draft, give) {
  const digits = Array.from({length: draft.size}, (_, i) => i + 1);
  return html`<div class=${draft.size <= MAX_IN_A_ROW ? 'keypad' : 'keypad many'} role="group" aria-label="Digits">
    ${digits.map(
      (digit) => html`<button type="button" aria-label=${`Enter ${digitName(digit, draft)}`}
      @click=${() => give(digit)}>${digitName(digit, draft)}</button>`,
    )}
    <button type="button" aria-label="Clear the cells" @click=${() => give(0)}>⌫</button></div>`;
}

/**
 * Draws the tasks and their results.
 *
 * @param {AppFace} app the shell
 * @param {LiveLine['kind']} kind the kind of the live line
 * @param {SetState} state the state to show
 * @param {TaskActs} acts the actions
 * @param {unknown} more further controls, such as those of true candidates
 * @returns {TemplateResult} a card
 */
export function tasks(app, kind, {history, busy, facts, failed, finish, desk}, acts, more) {
  const {size} = history.draft;
  const unformed = kind === 'form' ? UNFORMED : '';
  const unread = history.draft.left ? UNREAD : '';
  const notUnique =
    unread || (kind === 'unique' ? '' : unformed || 'This needs a puzzle with exactly one solution.');
  const notRated = size <= MAX_RATED ? '' : `Only puzzles up to ${MAX_RATED} × ${MAX_RATED} can be rated.`;
  /** @type {(task: Exclude<keyof TaskActs & Task, 'constraint'>, words: string, why: string) => TemplateResult} */
  const button = (task, words, why) =>
    action(words, acts[task], app, {why: busy ? WORKING : why, busy: busy === task});
  return html`<section class="card" aria-labelledby="set-ask">
    <h2 id="set-ask">Check and refine</h2>
    <div class="asks">
      ${button('hint', 'Hint', notRated || notUnique)}
      ${button('rate', 'Rate', notRated || notUnique)}
      ${button('needless', 'Mark what is not needed', notUnique)}
      ${button('filling', 'Check the layout', unformed)}
      ${button('clue', 'Add a clue', unread || NO_CLUE[kind])}
      <select id="set-helpful" aria-label="Add a constraint that helps" ?disabled=${busy !== null || (unread || NO_CLUE[kind]) !== ''}
        @change=${(/** @type {SelectEvent} */ {target}) => {
          acts.constraint(target.value);
          target.value = '';
        }}>${options(HELPFUL, '')}</select>
    </div>
    ${more}
    ${desk.needless ? needlessTemplate(desk.needless, acts) : nothing}
    ${
      busy
        ? html`<div class="row"><span class="quiet">Working …</span>
      <button type="button" @click=${acts.cancel}>Cancel</button></div>`
        : nothing
    }
    ${facts ? html`<div class="facts">${facts.map((words) => html`<p>${words}</p>`)}</div>` : nothing}
    ${failure('set-failure', failed)}
    <details id="set-finish"><summary><h3>Finish this for me</h3></summary>
      <p class="quiet">Clues are added until there is exactly one solution, and the constraints that you choose.</p>
      <div class="fields"><label class="field">Difficulty <select id="set-finish-difficulty"
        ?disabled=${size > MAX_RATED}
        @change=${(/** @type {SelectEvent} */ {target}) => acts.setFinish({difficulty: target.value})}
        >${options(LEVELS, size > MAX_RATED ? '' : finish.difficulty)}</select></label></div>
      ${placedFields('set-finish', finish, size, acts.setFinish)}
      ${button('finish', 'Finish this for me', unread || NO_FINISH[kind])}
    </details>
  </section>`;
}

/**
 * @param {Needless} needless what is not needed
 * @param {TaskActs} acts
 * @returns {TemplateResult | typeof nothing} nothing if all is needed
 */
function needlessTemplate({cells, constraints}, {removeNeedless, keepNeedless}) {
  return cells.length + constraints.length === 0
    ? nothing
    : html`<div class="row"><button type="button" id="set-remove-needless" @click=${removeNeedless}>Remove them</button>
        <button type="button" @click=${keepNeedless}>Keep them</button></div>`;
}

/**
 * Draws a hint on the draft.
 *
 * @param {AppFace} app the shell
 * @param {SetState} state the state to show, perhaps with a hint
 * @param {LitFace} face the highlighted phrase
 * @param {() => void} close closes it
 * @returns {TemplateResult | typeof nothing} a card; nothing without a hint
 */
export function hintCard(app, {desk: {hint}, history: {draft}}, face, close) {
  if (!hint) {
    return nothing;
  }
  const {step, text} = hint;
  return html`<section class="card hint-of-set" aria-labelledby="set-hint">
    <div class="row"><h2 id="set-hint">Hint</h2>
      <button type="button" class="link end" @click=${close}>Close</button></div>
    <div class="reason">${
      step
        ? html`<p><b>${nameOf(step)}</b> ${techniqueLink(app, step.kind, 'What is this?')}</p>
            ${reasons(step, app.setting('words')).map((part) => phrased(part, face))}
            ${phrased(
              kept(step, 'conclusions', () => conclusions(draft, step.deductions)),
              face,
              'so',
            )}`
        : html`<p>${text}</p>`
    }</div></section>`;
}

/**
 * Draws the starting points of a draft.
 *
 * @param {AppFace} app the shell
 * @param {SetState} state the state to show
 * @param {StartActs} acts the actions
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
      <button type="button" @click=${edit}>Use the current puzzle</button>
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
    ${action('Generate a random layout', makeRandom, app, {
      why: busy ? WORKING : randomTrouble(size, random),
      busy: busy === 'random',
    })}
  </details>`;
}

/** The field that is being typed in; null until something has been typed. @type {?string} */
let typing = null;

/**
 * Draws the fields of title, author and rules. The rules follow from the constraints until the author edits them.
 *
 * @param {Doc} draft the current draft
 * @param {Change} change applies the changed draft
 * @returns {TemplateResult} a card
 */
export function nameFields(draft, change) {
  const written = (constraintDrawing(draft)?.rules ?? [rulesText(draft, false)]).join(' ');
  /**
   * Keeps what is typed at once, because a reload of the document loses the rest. All of it is one change.
   *
   * @type {(field: 'title' | 'author' | 'rules', text: string) => void}
   */
  const keep = (field, text) => {
    if (text !== (draft[field] ?? '')) {
      change(newDoc({...draft, [field]: text}), typing === field);
      typing = field;
    }
  };
  const begin = () => {
    typing = null;
  };
  /** @type {(field: 'title' | 'author', words: string) => TemplateResult} */
  const name = (field, words) => html`<label class="field wide">${words}
    <input id=${`set-${field}`} type="text" maxlength=${LONGEST[field]} autocomplete="off" .value=${draft[field]}
      @focus=${begin} @input=${(/** @type {FieldEvent} */ {target}) => keep(field, target.value.trim())}></label>`;
  return html`<section class="card" aria-labelledby="set-names"><h2 id="set-names">Title, author and rules</h2>
    <div class="fields">${name('title', 'Title')}${name('author', 'Author')}
      ${symbolsField(draft, change)}
      <label class="field wide">Rules
        <textarea id="set-rules" rows="4" maxlength=${LONGEST.rules} .value=${draft.rules || written}
          @focus=${begin} @input=${(/** @type {FieldEvent} */ {target}) => {
            const text = target.value.trim();
            // An empty field stays empty until it is left, so that other words can be typed.
            if (text) {
              keep('rules', text === written ? '' : text);
            }
          }} @change=${(/** @type {FieldEvent} */ {target}) => {
            const text = target.value.trim();
            keep('rules', text === written ? '' : text);
            target.value = text || written;
          }}></textarea></label>
      <p class="quiet wide">${
        draft.rules
          ? html`These are your own words. <button type="button" class="link"
              @click=${() => change(newDoc({...draft, rules: ''}))}>Use the written rules</button>`
          : 'Written from the constraints. Edit them to say the same in your own words.'
      }</p>
      ${ownRulesField(draft, change)}</div></section>`;
}

/** Whether the last change of the own rules can be continued in the same step. */
let isStating = false;

/**
 * @param {Doc} draft
 * @param {Change} change
 * @returns {TemplateResult} the field of the rules that only the setter knows, and of other parts that are not understood
 */
function ownRulesField(draft, change) {
  const others = otherParts(draft);
  const state = (/** @type {FieldEvent} */ {target}) => {
    const next = withOwnRules(draft, target.value.split('\n'));
    if (next.left?.join() !== draft.left?.join()) {
      change(next, isStating);
      isStating = true;
    }
  };
  return html`<label class="field wide">Further rules of yours, one in each line
      <textarea id="set-own-rules" rows="2" maxlength=${LONGEST.rules} .value=${ownRules(draft).join('\n')}
        @focus=${() => {
          isStating = false;
        }} @input=${state}></textarea></label>
    ${
      others.length > 0
        ? html`<p class="wide">Not understood when it was read: ${others.join(', ')}.</p>`
        : nothing
    }
    ${
      draft.left
        ? html`<p class="unread wide" role="note">Nonomino cannot check these rules. Hints, ratings and the search for clues are
              off, because they would follow only the other rules.
              <button type="button" class="link" id="set-all-set" @click=${() => change(withOwnRules(draft, [], []))}
                >Remove them: all rules are set</button></p>`
        : html`<p class="quiet wide">For rules that no constraint states. They are published after the others.</p>`
    }`;
}
