/**
 * The dialog "Add a constraint": all kinds by groups, with a search by their usual names. A kind becomes the tool, except rules for
 * the whole grid, which are added or removed at once.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Kind} from '../model/constraint-kinds.js'
 * @import {FieldEvent} from '../parts/parts.js'
 * @import {SetState} from './state.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {GROUPS, kindNamed, kindsLike} from '../model/constraint-kinds.js';
import {constraintsOf} from './changes.js';
import {wholeOf} from './desk-edits.js';
import {iconTemplate} from './desk-panel.js';
import {focusCell} from '../grid/grid.js';
import {dialogOf, dialogTop} from '../parts/parts.js';
import {GRID, dispatch, page, state} from './now.js';
import {capital} from '../model/words.js';

const DIALOG = 'desk-add';

/** Opens the dialog, with an empty search. */
export function openAdd() {
  dispatch({type: 'search', query: ''});
  page.draw();
  dialogOf(DIALOG).showModal();
  document.getElementById('desk-query')?.focus();
}

/**
 * Draws the dialog.
 *
 * @param {SetState} now the state to show
 * @returns {TemplateResult} a dialog
 */
export function addDialog(now) {
  const {query, recent} = now.desk;
  const {size} = now.history.draft;
  const found = kindsLike(query, size);
  const last = query === '' ? recent.flatMap((name) => kindNamed(name) ?? []) : [];
  return html`<dialog id=${DIALOG} aria-labelledby="desk-add-title" @keydown=${walk}>
    ${dialogTop('desk-add-title', 'Add a constraint')}
    <label class="field wide">Search <input id="desk-query" type="search" autocomplete="off" spellcheck="false"
      placeholder="killer, kropki black, anti-knight …" .value=${query}
      @input=${(/** @type {FieldEvent} */ {target}) => dispatch({type: 'search', query: target.value})}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        const [first] = kindsLike(query, size);
        if (event.key === 'Enter' && first) {
          event.preventDefault();
          pick(first);
        }
      }}></label>
    <div class="kinds" aria-live="polite">
      ${last.length > 0 ? groupTemplate('Used last', last, now) : nothing}
      ${GROUPS.map(([group, words]) => {
        const kinds = found.filter((kind) => kind.group === group);
        return kinds.length === 0 ? nothing : groupTemplate(words, kinds, now);
      })}
      ${found.length === 0 ? html`<p class="quiet">No kind of constraints has this name.</p>` : nothing}
    </div>
  </dialog>`;
}

/**
 * @param {string} words
 * @param {readonly Kind[]} kinds
 * @param {SetState} now
 * @returns {TemplateResult}
 */
function groupTemplate(words, kinds, now) {
  return html`<section><h3>${words} <span class="quiet">${kinds.length}</span></h3>
    <div class="kind-buttons">${kinds.map((kind) => kindButton(kind, now))}</div></section>`;
}

/**
 * @param {Kind} kind
 * @param {SetState} now
 * @returns {TemplateResult}
 */
function kindButton(kind, now) {
  const {kind: name, words, icon, shape, choices, key} = kind;
  if (shape !== 'whole') {
    const count = constraintsOf(now).filter((each) => each.kind === name).length;
    return html`<button type="button" class="kind" @click=${() => pick(kind)}>${iconTemplate(icon)}
      <span>${capital(words)}</span>${count > 0 ? html`<small title="in the draft"><span class="unseen">in the draft: </span>${count}</small>` : nothing}
      ${key ? html`<kbd>Alt+${key.toUpperCase()}</kbd>` : nothing}</button>`;
  }
  /** @type {readonly (readonly [string | undefined, string])[]} */
  const rules = choices
    ? choices.map(([value, label]) => [value, `${words}, ${label}`])
    : [[undefined, words]];
  return html`${rules.map(
    ([direction, label]) => html`<button type="button" class="kind"
      aria-pressed=${wholeOf(now, name, direction).length > 0 ? 'true' : 'false'}
      @click=${() => {
        dispatch({type: 'toggleWhole', kind: name, direction});
        closeAdd();
      }}>${iconTemplate(icon)}<span>${capital(label)}</span></button>`,
  )}`;
}

/** @param {Kind} kind the chosen kind */
function pick(kind) {
  dispatch({type: 'tool', tool: kind.kind});
  closeAdd();
}

/** Closes the dialog after a choice, of whichever kind. */
function closeAdd() {
  dialogOf(DIALOG).close();
  page.draw();
  focusCell(GRID, state.cursor);
}

/** @param {KeyboardEvent & {currentTarget: HTMLElement}} event an arrow key; it moves the focus between the kinds */
function walk(event) {
  const buttons = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll('button.kind')]);
  const index = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const isInField = document.activeElement?.id === 'desk-query';
  const next = nextIndex(event.key, index, buttons, isInField);
  if (next === -1) {
    event.preventDefault();
    document.getElementById('desk-query')?.focus();
  } else if (next !== null) {
    event.preventDefault();
    buttons[Math.min(next, buttons.length - 1)]?.focus();
  }
}

/**
 * @param {string} key
 * @param {number} index the focused button, or -1
 * @param {readonly HTMLElement[]} buttons
 * @param {boolean} isInField whether the search has the focus
 * @returns {?number} the button to focus; -1 for the search, null for none
 */
function nextIndex(key, index, buttons, isInField) {
  if (isInField) {
    return key === 'ArrowDown' ? 0 : null;
  }
  if (index < 0) {
    return null;
  }
  switch (key) {
    case 'ArrowRight':
      return index + 1;
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowDown':
    case 'ArrowUp':
      return vertical(buttons, index, key === 'ArrowDown');
    default:
      return null;
  }
}

/**
 * @param {readonly HTMLElement[]} buttons
 * @param {number} index
 * @param {boolean} isDown
 * @returns {number} the nearest button in the next line; -1 above the first line
 */
function vertical(buttons, index, isDown) {
  const here = buttons[index].getBoundingClientRect();
  /** @param {HTMLElement} button */
  const distance = (button) => {
    const {left, top} = button.getBoundingClientRect();
    const down = (top - here.top) * (isDown ? 1 : -1);
    return down < here.height / 2 ? Infinity : down * 1000 + Math.abs(left - here.left);
  };
  const distances = buttons.map(distance);
  const nearest = Math.min(...distances);
  return nearest === Infinity ? (isDown ? index : -1) : distances.indexOf(nearest);
}
