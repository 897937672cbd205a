/**
 * The constraints of the draft as a list: their number, and for each a row that chooses it, shows it in the grid, edits its number
 * or deletes it.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiConstraint} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Kind} from '../model/constraint-kinds.js'
 * @import {FieldEvent} from '../parts/parts.js'
 * @import {SetState} from './state.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {GROUPS, kindNamed, numberOf, withNumber, wordsOf} from '../model/constraint-kinds.js';
import {numberRange} from '../model/constraint-numbers.js';
import {dispatch} from './now.js';
import {newValue} from '../model/store.js';
import {iconTemplate} from './desk-panel.js';

/** The number of initially drawn rows. */
const FIRST = 60;

/** The icon of kinds that this version does not support. */
const UNKNOWN = 'M8 9a4 4 0 1 1 5 4v2M12 19v1';

/** Whether all rows are drawn. */
const whole = newValue(false);

/**
 * Draws the list.
 *
 * @param {AppFace} app the shell
 * @param {SetState} state the state to show
 * @returns {TemplateResult} a card
 */
export function listTemplate(app, state) {
  const {constraints = []} = state.history.draft;
  return html`<section class="card constraint-list" aria-labelledby="set-constraints">
    <div class="row">
      <h2 id="set-constraints">Constraints (${constraints.length})</h2>
      ${
        constraints.length > 0
          ? html`<button type="button" class="link end" @click=${() => dispatch({type: 'remove', constraints})}>Delete all</button>`
          : nothing
      }</div>
    ${
      constraints.length === 0
        ? html`<p class="quiet">None yet. Choose a tool and draw in the grid, or add one of all kinds.</p>`
        : groupsTemplate(app, state, constraints)
    }
  </section>`;
}

/**
 * @param {AppFace} app
 * @param {SetState} state
 * @param {readonly ApiConstraint[]} constraints
 * @returns {TemplateResult}
 */
function groupsTemplate(app, state, constraints) {
  /** @type {[string, ApiConstraint[]][]} */
  const groups = [
    ...GROUPS.map(
      ([group, words]) => /** @type {[string, ApiConstraint[]]} */ ([words, ofGroup(constraints, group)]),
    ),
    /** @type {[string, ApiConstraint[]]} */ (['Unknown', constraints.filter(({kind}) => !kindNamed(kind))]),
  ];
  let left = whole.state ? Infinity : FIRST;
  return html`${groups.map(([words, all]) => {
    const shown = all.slice(0, left);
    left -= shown.length;
    return shown.length === 0
      ? nothing
      : html`<h3>${words} <span class="quiet">${all.length}</span></h3>
          <ul class="constraint-rows">${shown.map((each) => row(app, state, each))}</ul>`;
  })}
  ${
    !whole.state && constraints.length > FIRST
      ? html`<button type="button" @click=${() => whole.dispatch(true)}>Show all ${constraints.length}</button>`
      : nothing
  }`;
}

/**
 * @param {readonly ApiConstraint[]} constraints
 * @param {string} group
 * @returns {ApiConstraint[]}
 */
function ofGroup(constraints, group) {
  return constraints.filter(({kind}) => kindNamed(kind)?.group === group);
}

/**
 * @param {AppFace} app
 * @param {SetState} state
 * @param {ApiConstraint} constraint
 * @returns {TemplateResult}
 */
function row(app, {desk, history: {draft}}, constraint) {
  const kind = kindNamed(constraint.kind);
  const words = wordsOf(constraint, draft.size);
  const [name, ...where] = words.split(' · ');
  const isChosen = desk.chosen.includes(constraint);
  const role = reasonOf(desk.why, draft.constraints?.indexOf(constraint) ?? -1);
  const isNeedless = desk.needless?.constraints.includes(constraint) ?? false;
  const lights = () => {
    if (!desk.lit.includes(constraint)) {
      dispatch({type: 'light', constraints: [constraint]});
    }
  };
  const darkens = () => {
    if (desk.lit.length > 0) {
      dispatch({type: 'light', constraints: []});
    }
  };
  const notes = [isNeedless && 'not needed', role === 'conflicting' && 'conflicting'].filter(Boolean);
  return html`<li class=${`${isChosen ? 'chosen' : ''} ${isNeedless ? 'needless' : ''} ${role}`}
    @pointerenter=${lights} @pointerleave=${darkens}>
    <button type="button" class="constraint" aria-pressed=${isChosen ? 'true' : 'false'}
      aria-label=${`${name}${where.length > 0 ? `, ${where.join(', ')}` : ''}${notes.map((note) => `, ${note}`).join('')}`}
      @focus=${lights} @blur=${darkens} @click=${() => dispatch({type: 'choose', constraints: isChosen ? [] : [constraint]})}
      >${iconTemplate(kind?.icon ?? UNKNOWN)}<span><b>${name}</b>
        ${where.length > 0 ? html`<span class="quiet">${where.join(' · ')}</span>` : nothing}
        ${notes.map((note) => html`<small>${note}</small>`)}</span></button>
    ${isChosen && kind?.number ? numberField(app, kind, constraint, draft) : nothing}
    <button type="button" class="icon" aria-label=${`Delete ${words}`} title="Delete" @click=${() => removed(constraint)}>×</button>
  </li>`;
}

/**
 * @param {SetState['desk']['why']} why
 * @param {number} index the position of a constraint in the draft
 * @returns {'conflicting' | 'aside' | ''} whether the shown contradiction has this constraint as a part; '' if none is shown
 */
function reasonOf(why, index) {
  if (why?.answer.reason !== 'contradiction') {
    return '';
  }
  return why.answer.parts?.some(({constraint}) => constraint === index) ? 'conflicting' : 'aside';
}

/**
 * @param {AppFace} app
 * @param {Kind} kind
 * @param {ApiConstraint} constraint
 * @param {SetState['history']['draft']} draft
 * @returns {TemplateResult} the field of its number
 */
function numberField(app, {number: field}, constraint, draft) {
  const now = numberOf(constraint);
  const text = Array.isArray(now) ? now.join(' ') : String(now ?? '');
  const {min, max} = numberRange(constraint, draft);
  const changed = (/** @type {FieldEvent} */ {target}) => {
    const numbers = target.value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const isValid = numbers.every((number) => Number.isInteger(number) && number >= min && number <= max);
    const isEmpty = numbers.length === 0;
    if (!isValid || (isEmpty && !field?.isOptional) || (numbers.length > 1 && !field?.isList)) {
      app.toast(`The ${field?.words ?? 'number'} can be ${min} to ${max}.`);
      target.value = text;
      return;
    }
    const number = isEmpty ? null : field?.isList ? numbers : numbers[0];
    dispatch({type: 'replace', old: constraint, next: withNumber(constraint, number)});
  };
  return html`<input class="number-of" type="text" inputmode="numeric" autocomplete="off" maxlength="80"
    aria-label=${`${field?.words ?? 'number'}, ${min} to ${max}`} .value=${text} @change=${changed}>`;
}

/** @param {ApiConstraint} constraint the constraint to delete; the focus moves to the next row */
function removed(constraint) {
  const buttons = [...document.querySelectorAll('.constraint-rows button.constraint')];
  const index = buttons.findIndex((each) => each.closest('li')?.contains(document.activeElement));
  dispatch({type: 'remove', constraints: [constraint]});
  dispatch({type: 'light', constraints: []});
  if (index >= 0) {
    setTimeout(() => {
      const rows = document.querySelectorAll('.constraint-rows button.constraint');
      /** @type {?HTMLElement} */ (
        rows[Math.min(index, rows.length - 1)] ?? document.getElementById('set-add')
      )?.focus();
    });
  }
}
