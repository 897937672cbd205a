/**
 * The tools of the setter's desk: the strip in which a tool is chosen, and the pad of the chosen tool.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 * @import {Kind} from '../model/constraint-kinds.js'
 * @import {Doc} from '../model/doc.js'
 * @import {FieldEvent, SelectEvent} from '../parts/parts.js'
 * @import {Change} from './cards.js'
 * @import {SetState} from './state.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {directionsFrom, kindNamed, madeOutside, numberOf, wordsOf} from '../model/constraint-kinds.js';
import {numberRange} from '../model/constraint-numbers.js';
import {dispatch} from './now.js';
import {canFinish} from './desk-state.js';
import {action, options} from '../parts/parts.js';
import {digitPad, givensMore, palette, paletteMore} from './cards.js';
import {instruction} from './desk-words.js';
import {penPad} from './drawings-panel.js';
import {fogPad} from './fog-panel.js';
import {rulePad} from './own-rule-panel.js';
import {chosenRule} from './own-rules.js';
import {newValue} from '../model/store.js';
import {SYMMETRIES} from '../model/symmetries.js';
import {digitName, offsetOf} from '../model/symbols.js';
import {capital} from '../model/words.js';

/** The tools that are always in the strip, each with its label and, unless it is a kind, its key and icon. */
const USUAL = Object.freeze(
  /** @type {const} */ ([
    ['givens', 'Givens', 'G', 'M5 4h14v16H5zM10 9l3-2v10M9 17h7'],
    ['regions', 'Regions', 'R', 'M4 4h9v7h7v9h-9v-7H4z'],
    ['select', 'Select', 'S', 'M6 3l12 9-6 1 3 6-3 2-3-6-3 4z'],
    ['draw', 'Draw', 'W', 'M4 20l4-1L20 7l-3-3L5 16zM15 6l3 3'],
    ['fog', 'Fog', 'L', 'M7 11a4 4 0 0 1 7-3 3.5 3.5 0 0 1 3 6H7a2 2 0 0 1 0-3M4 18h12M9 21h11'],
    ['cage', 'Cage'],
    ['thermometer', 'Thermo'],
    ['arrow', 'Arrow'],
    ['white-dot', 'Dots'],
    ['rule', 'Own rule'],
  ]),
);

/** The number of further kinds in the strip, those used last. With the usual ones and "Add…" they are two full rows. */
const FURTHER = 1;

/** The further kinds as long as no others have been used. */
const FURTHER_AT_FIRST = Object.freeze(['xv']);

const PLUS = 'M12 5v14M5 12h14';

/** The fields of a clue outside the grid. */
const outside = newValue({side: 'above', line: 1, direction: '', number: ''});

/** @type {(region: number) => void} */
const choosePaint = (region) => dispatch({type: 'brush', region});

/** @type {readonly (readonly [string, string])[]} */
const SIDES = Object.freeze([
  ['above', 'above column'],
  ['below', 'below column'],
  ['left', 'left of row'],
  ['right', 'right of row'],
]);

/**
 * Draws the tools.
 *
 * @param {AppFace} app the shell
 * @param {SetState} state the state to show
 * @param {{openAdd: () => void, change: Change, testFog: () => void}} acts opens the search for a kind; applies a changed draft; tests
 *     whether the draft can be solved under its fog
 * @returns {TemplateResult} a card
 */
export function toolsTemplate(app, state, {openAdd, change, testFog}) {
  return html`<section class="card tools-of-set" aria-label="Tools">
    ${strip(state, openAdd)}
    <div class="tool-pad">${pad(app, state, change, testFog)}</div>
  </section>`;
}

/**
 * @param {SetState} state
 * @param {() => void} openAdd
 * @returns {TemplateResult} the tools
 */
function strip({desk: {tool, recent}}, openAdd) {
  reveal(tool);
  const usual = USUAL.map(([name]) => /** @type {string} */ (name));
  const others = [...new Set([tool, ...recent, ...FURTHER_AT_FIRST])].filter((name) => !usual.includes(name));
  const further = others
    .flatMap((name) => kindNamed(name) ?? [])
    .filter(({shape}) => shape !== 'whole')
    .slice(0, FURTHER);
  return html`<div class="tool-strip" role="group" aria-label="Tool">
    ${USUAL.map(([name, label, key, icon]) => {
      const kind = kindNamed(name);
      return toolButton(name, label, tool, icon ?? kind?.icon ?? '', key ?? kind?.key?.toUpperCase());
    })}
    ${further.map(({kind, words, icon, key}) => toolButton(kind, shortLabel(words), tool, icon, key?.toUpperCase()))}
    <button type="button" id="set-add" class="tool" aria-haspopup="dialog" aria-keyshortcuts="Alt+K"
      title="Add a constraint (Alt+K)" @click=${openAdd}>${iconTemplate(PLUS)}<span>Add…</span></button>
  </div>`;
}

/**
 * @param {string} words the name of a kind
 * @returns {string} a label that fits below an icon, such as `Whispers`
 */
function shortLabel(words) {
  return capital(words.replace(/ (line|sign)$/, ''));
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} chosen the current tool
 * @param {string} icon
 * @param {string} [key] the letter that chooses it together with Alt
 * @returns {TemplateResult}
 */
function toolButton(name, label, chosen, icon, key) {
  return html`<button type="button" class="tool" aria-pressed=${name === chosen ? 'true' : 'false'}
    aria-keyshortcuts=${key ? `Alt+${key}` : nothing} title=${key ? `${label} (Alt+${key})` : label}
    @click=${() => pick(name)}>${iconTemplate(icon)}<span>${label}</span></button>`;
}

/** @param {string} tool the chosen tool; the sheet is closed to the tools */
function pick(tool) {
  dispatch({type: 'sheet', sheet: 'peek'});
  dispatch({type: 'tool', tool});
}

/** The tool that was last moved into sight. */
let seen = '';

/** @param {string} tool the chosen tool; on phones, a new tool is scrolled into view without scrolling the document */
function reveal(tool) {
  if (tool !== seen) {
    seen = tool;
    requestAnimationFrame(() => {
      const row = document.querySelector('.tool-strip');
      const chosen = row?.querySelector("[aria-pressed='true']");
      if (row && chosen) {
        const [around, box] = [row, chosen].map((each) => each.getBoundingClientRect());
        const add = row.querySelector('#set-add')?.getBoundingClientRect().width ?? 0;
        row.scrollLeft += Math.min(0, box.left - around.left) + Math.max(0, box.right + add - around.right);
      }
    });
  }
}

/**
 * Draws the icon of a tool.
 *
 * @param {string} icon an SVG path in a square of 24 units
 * @returns {TemplateResult} a picture hidden from screen readers
 */
export function iconTemplate(icon) {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icon}></path></svg>`;
}

/**
 * @param {AppFace} app
 * @param {SetState} state
 * @param {Change} change
 * @param {() => void} testFog
 * @returns {TemplateResult} the pad of the current tool
 */
function pad(app, state, change, testFog) {
  const {draft} = state.history;
  const {tool} = state.desk;
  if (tool === 'regions') {
    return html`${palette(state, choosePaint)}${paletteMore(app, state, choosePaint, change)}`;
  }
  if (tool === 'givens') {
    return html`${digitPad(draft, (digit) => dispatch({type: 'given', digit}))}${symmetryRow(state, givensMore(app, draft, change))}`;
  }
  if (tool === 'draw') {
    return penPad(app, state);
  }
  if (tool === 'fog') {
    return fogPad(app, state, testFog);
  }
  if (tool === 'rule' || chosenRule(state)) {
    return html`${rulePad(app, state)}${symmetryRow(state)}`;
  }
  const kind = kindNamed(tool);
  return html`<p class="quiet tool-words">${instruction(state.desk)}</p>
    ${kind?.shape === 'outside' ? outsideForm(app, kind, draft) : nothing}
    ${numberPad(state)}
    ${symmetryRow(state, endButtons(app, state))}`;
}

/**
 * @param {SetState} state
 * @param {TemplateResult} [before]
 * @returns {TemplateResult} the choice of the symmetry of placed clues and constraints
 */
function symmetryRow({desk}, before) {
  return html`<div class="row">${before ?? nothing}
    <label class="field inline">Symmetry <select id="set-symmetry"
      @change=${(/** @type {SelectEvent} */ {target}) => dispatch({type: 'symmetry', symmetry: target.value})}
      >${options(SYMMETRIES, desk.symmetry || 'none')}</select></label></div>`;
}

/**
 * Draws the digits of a number, and the choices of a sign. They belong to the number that is being typed, or to the chosen
 * constraint.
 *
 * @param {SetState} state
 * @returns {TemplateResult | typeof nothing} nothing if there is no number to type
 */
function numberPad({desk, history: {draft}}) {
  const {typing, chosen, pending, tool} = desk;
  const constraint = typing?.constraint ?? (chosen.length === 1 ? chosen[0] : null);
  const kind = kindNamed(constraint?.kind ?? (pending.length > 0 ? tool : ''));
  if (constraint && kind?.choices && kind.shape === 'pair') {
    return html`<div class="row" role="group" aria-label="Sign">${kind.choices.map(
      ([
        value,
        words,
      ]) => html`<button type="button" aria-pressed=${numberOf(constraint) === value ? 'true' : 'false'}
        @click=${() => dispatch({type: 'replace', old: constraint, next: {...constraint, sign: value}})}>${words}</button>`,
    )}</div>`;
  }
  if (!kind?.number) {
    return nothing;
  }
  const {isList, words} = kind.number;
  const offset = offsetOf(draft);
  /** @param {number} value */
  const named = (value) => (isList ? digitName(value - offset, draft) : String(value));
  // Lists have the values of digits.
  const digits = isList
    ? Array.from({length: draft.size}, (_, i) => i + 1 + offset)
    : [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].filter((digit) => digit <= Math.max(draft.size, 9));
  const now = constraint ? numberOf(constraint) : null;
  const shown = typing && typing.text !== '' ? typing.text : Array.isArray(now) ? now.join(' ') : (now ?? '');
  const range = constraint ? numberRange(constraint, draft) : null;
  return html`<div class="number-row" role="group" aria-label=${capital(words)}>
      <output class="number">${capital(words)}: <b>${shown === '' ? '–' : shown}</b>
        ${range && !isList ? html`<span class="quiet">${range.min} to ${range.max}</span>` : nothing}</output>
      <div class=${isList && draft.size > 9 ? 'keypad many' : 'keypad'}>
      ${digits.map(
        (digit) => html`<button type="button" aria-label=${`Type ${named(digit)}`}
          @click=${() => dispatch({type: 'number', digit})}>${named(digit)}</button>`,
      )}
      <button type="button" aria-label="Erase the last digit" @click=${() => dispatch({type: 'eraseDigit'})}>⌫</button></div></div>`;
}

/**
 * @param {AppFace} app
 * @param {SetState} state
 * @returns {TemplateResult} the buttons that finish a constraint, or delete the chosen ones
 */
function endButtons(app, {desk, history: {draft}}) {
  const {pending, shaft, typing, chosen} = desk;
  const isCollecting = pending.length > 0 || shaft.length > 0;
  const what = chosen.length === 1 ? wordsOf(chosen[0], draft.size) : `${chosen.length} constraints`;
  return html`${
    isCollecting
      ? action('✓ Make it', () => dispatch({type: 'make'}), app, {
          kind: 'primary',
          why: canFinish(desk, draft.size) ? '' : instruction(desk),
        })
      : nothing
  }
  ${typing && !isCollecting ? html`<button type="button" @click=${() => dispatch({type: 'endTyping'})}>✓ Done</button>` : nothing}
  ${
    chosen.length > 0
      ? html`<button type="button" aria-label=${`Delete ${what}`} title=${`Delete ${what}`}
          @click=${() => dispatch({type: 'remove', constraints: chosen})}>Delete</button>`
      : nothing
  }`;
}

/**
 * @param {AppFace} app
 * @param {Kind} kind
 * @param {Doc} draft
 * @returns {TemplateResult} the fields of a clue outside the grid
 */
function outsideForm(app, kind, draft) {
  const {size} = draft;
  const now = outside.state;
  const line = Math.min(now.line, size);
  const place_ = placeAt(now.side, line, size);
  const isDiagonal = kind.choices !== undefined;
  const directions = isDiagonal ? directionsFrom(size, place_) : [];
  const direction = directions.includes(now.direction) ? now.direction : (directions[0] ?? '');
  /** @param {Partial<typeof now>} more */
  const set = (more) => outside.dispatch({...outside.state, ...more});
  const lines = Array.from(
    {length: size},
    (_, i) => /** @type {[string, string]} */ ([`${i + 1}`, `${i + 1}`]),
  );
  const blank = madeOutside(kind.kind, size, place_, null, direction || undefined);
  const {min, max} = numberRange(blank, draft);
  const add = () => {
    const number = Number(now.number);
    if (!/^\s*\d+\s*$/.test(now.number) || number < min || number > max) {
      app.toast(`The ${kind.number?.words ?? 'number'} can be ${min} to ${max}.`);
      return;
    }
    dispatch({
      type: 'place',
      constraints: [madeOutside(kind.kind, size, place_, number, direction || undefined)],
    });
    set({number: '', line: Math.min(line + 1, size)});
  };
  return html`<form class="row outside-form" aria-label=${`Add a ${kind.words}`} @submit=${(
    /** @type {Event} */ event,
  ) => {
    event.preventDefault();
    add();
  }}>
    <label class="field">Place <select id="set-outside-side"
      @change=${(/** @type {SelectEvent} */ {target}) => set({side: target.value})}>${options(SIDES, now.side)}</select></label>
    <label class="field">Line <select id="set-outside-line"
      @change=${(/** @type {SelectEvent} */ {target}) => set({line: Number(target.value)})}>${options(lines, String(line))}</select></label>
    ${
      isDiagonal
        ? html`<label class="field">Direction <select id="set-outside-direction"
      @change=${(/** @type {SelectEvent} */ {target}) => set({direction: target.value})}
      >${options(
        (kind.choices ?? []).filter(([name]) => directions.includes(name)),
        direction,
      )}</select></label>`
        : nothing
    }
    <label class="field">${capital(kind.number?.words ?? 'number')} <input id="set-outside-number" type="text"
      inputmode="numeric" maxlength="4" autocomplete="off" .value=${now.number}
      @input=${(/** @type {FieldEvent} */ {target}) => set({number: target.value})}></label>
    <button type="submit">Add</button></form>`;
}

/**
 * @param {string} side a name in `SIDES`
 * @param {number} line a row or column, counted from 1
 * @param {number} size n
 * @returns {import('../model/constraint-kinds.js').Place}
 */
function placeAt(side, line, size) {
  const index = line - 1;
  switch (side) {
    case 'above':
      return {row: -1, column: index};
    case 'below':
      return {row: size, column: index};
    case 'left':
      return {row: index, column: -1};
    default:
      return {row: index, column: size};
  }
}
