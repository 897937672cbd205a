/**
 * The pad of the tool "Own rule" on the setter's desk: what a rule says, with the answer of Java, and how it is drawn.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiConstraint} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {FormName, Reach, TypedRule, Where} from '../model/rule-forms.js'
 * @import {FieldEvent} from '../parts/parts.js'
 * @import {CheckedRule} from './rule-state.js'
 * @import {SetState} from './state.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {guard} from '../lib/directives/guard.js';
import {arrowOf} from '../model/keys.js';
import {RULE_COLOURS, RULE_SHAPES} from '../model/kinds.js';
import {LONGEST_FORMULA, REACHES, RULE_FORMS, ruleText} from '../model/rule-forms.js';
import {RECIPES} from '../model/rule-recipes.js';
import {newValue} from '../model/store.js';
import {digitName} from '../model/symbols.js';
import {action} from '../parts/parts.js';
import {canFinish} from './desk-state.js';
import {instruction} from './desk-words.js';
import {dispatch} from './now.js';
import {chosenRule, isRuleChanged} from './own-rules.js';
import {inkButton, selectField} from './pad-parts.js';
import {checkedNow} from './rule-state.js';

/** The maximum size of a grid for which the table of pairs is drawn. */
const LARGEST_TABLE = 16;

/** The maximum length of a name. */
const LONGEST_NAME = 60;

/** The names of the fields of a formula. @type {Readonly<Partial<Record<FormName, string>>>} */
const TEXT_WORDS = Object.freeze({
  pair: 'Formula for the digits a and b',
  pattern: 'Pattern of all digits in their order',
  machine: 'Machine that reads the digits d in their order',
  count: 'Digits that count, or a formula for d',
  either: 'Rules, one in each line',
  neither: 'Rules, one in each line',
  text: 'Rule in our notation',
});

/** @type {readonly (readonly [Where, string])[]} */
const PLACES = Object.freeze([
  ['cells', 'cells in the grid'],
  ['grid', 'the whole grid'],
  ['rows', 'each row'],
  ['columns', 'each column'],
]);

/** @type {readonly (readonly [string, string])[]} */
const EXAMPLES = Object.freeze([
  ['', 'none'],
  ...RECIPES.map(({id, words}) => /** @type {const} */ ([id, words])),
]);

/** @type {readonly (readonly [string, string])[]} */
const LOOKS = Object.freeze([
  ['', 'usual'],
  ...RULE_SHAPES.map((shape) => /** @type {const} */ ([shape, shape])),
]);

/** The button of the table that the Tab key reaches. */
const tableAt = newValue({first: 1, second: 1});

/** Whether the table is open. */
const isTableOpen = newValue(false);

/**
 * Draws the pad.
 *
 * @param {AppFace} app the shell
 * @param {SetState} state the state to show
 * @returns {TemplateResult} the fields of the rule
 */
export function rulePad(app, state) {
  const {rule} = state.desk;
  const {typed, recipe} = rule;
  const {draft} = state.history;
  const checked = checkedNow(rule, draft);
  return html`<div class="fields rule-fields">
      ${selectField('set-rule-form', 'Kind of rule', RULE_FORMS, typed.form, (form) =>
        dispatch({type: 'ruleForm', form: /** @type {FormName} */ (form)}),
      )}
      ${selectField('set-rule-recipe', 'Example', EXAMPLES, recipe, (id) => dispatch({type: 'recipe', id}))}</div>
    <p class="quiet tool-words">${adviceOf(state)}</p>
    ${buttons(app, state, checked)}
    ${textField(typed, checked)}
    ${numberFields(typed)}
    <div class="fields rule-fields">
      ${
        typed.form === 'sum'
          ? nothing
          : html`<label class="field">Name <input id="set-rule-name" type="text" maxlength=${LONGEST_NAME}
              autocomplete="off" placeholder="none" .value=${typed.name}
              @input=${(/** @type {FieldEvent} */ {target}) => set({name: target.value})}></label>
            ${selectField('set-rule-look', 'Drawn as', LOOKS, typed.look, (look) => set({look}))}`
      }</div>
    ${typed.form === 'sum' || typed.look === '' || typed.look === 'nothing' ? nothing : colours(typed)}
    ${
      typed.form === 'pair'
        ? guard([rule.checked, typed.text, draft.size, draft.symbols, tableAt.state, isTableOpen.state], () =>
            tableTemplate(state),
          )
        : nothing
    }`;
}

/**
 * @param {SetState} state
 * @returns {string} the advice of the recipe, then what to do in the grid
 */
function adviceOf({desk}) {
  const recipe = RECIPES.find(({id}) => id === desk.rule.recipe);
  return recipe && desk.pending.length === 0 ? recipe.advice : instruction(desk);
}

/** @param {Partial<TypedRule>} rule */
function set(rule) {
  dispatch({type: 'ruleTyped', rule});
}

/**
 * @param {TypedRule} typed
 * @param {?CheckedRule} checked
 * @returns {TemplateResult} the field of the formula, with what is wrong in it
 */
function textField(typed, checked) {
  const words = TEXT_WORDS[typed.form];
  const problem = checked?.problem ?? '';
  return html`${
    words === undefined
      ? nothing
      : html`<label class="field wide">${words} <textarea id="set-rule-text" class="formula" rows="2"
          maxlength=${LONGEST_FORMULA} spellcheck="false" autocapitalize="off" autocomplete="off"
          aria-invalid=${problem === '' ? 'false' : 'true'} aria-describedby="set-rule-mistake" .value=${typed.text}
          @input=${(/** @type {FieldEvent} */ {target}) => set({text: target.value})}></textarea></label>`
  }
    <div id="set-rule-mistake" class="mistake" aria-live="polite">${
      problem === '' ? nothing : html`<p>${problem}</p>${markedText(typed, checked?.index)}`
    }</div>`;
}

/**
 * @param {TypedRule} typed
 * @param {number} [index] the wrong character of the rule
 * @returns {TemplateResult | typeof nothing} the formula with its wrong character marked
 */
function markedText(typed, index) {
  const {at} = ruleText(typed);
  const place = index === undefined || at < 0 ? -1 : index - at;
  if (place < 0 || place > typed.text.length) {
    return nothing;
  }
  const [before, wrong, after] = [
    typed.text.slice(0, place),
    typed.text.charAt(place),
    typed.text.slice(place + 1),
  ];
  return html`<code aria-hidden="true">${before}<mark>${wrong === '' ? '⌃' : wrong}</mark>${after}</code>`;
}

/**
 * @param {TypedRule} typed
 * @returns {TemplateResult} the fields that only some kinds of rules have
 */
function numberFields(typed) {
  const {form, reach, move, amount, factors, where} = typed;
  /** @type {(id: string, words: string, value: string, choose: (text: string) => void) => TemplateResult} */
  const field = (id, words, value, choose) =>
    html`<label class="field">${words} <input id=${`set-rule-${id}`} type="text" autocomplete="off" maxlength="40"
      .value=${value} @input=${(/** @type {FieldEvent} */ {target}) => choose(target.value)}></label>`;
  return html`<div class="fields rule-fields">
    ${
      form === 'pair'
        ? selectField('set-rule-reach', 'Pairs', REACHES, reach, (value) =>
            set({
              reach: /** @type {Reach} */ (value),
              where: value === 'next' || value === 'any' ? where : 'grid',
            }),
          )
        : nothing
    }
    ${form === 'pair' && reach === 'move' ? field('move', 'Rows, columns', move, (value) => set({move: value})) : nothing}
    ${
      form === 'count' || form === 'distinct'
        ? field('amount', 'How many', amount, (value) => set({amount: value}))
        : nothing
    }
    ${
      form === 'sum'
        ? html`${field('amount', 'Sum', amount, (value) => set({amount: value}))}
          <label class="field">Factors <textarea id="set-rule-factors" class="formula" rows=${Math.min(factors.split('\n').length, 7)}
            autocomplete="off" .value=${factors}
            @input=${(/** @type {FieldEvent} */ {target}) => set({factors: target.value})}></textarea></label>`
        : selectField('set-rule-where', 'Cells', PLACES, where, (value) =>
            set({where: /** @type {Where} */ (value)}),
          )
    }</div>`;
}

/**
 * @param {TypedRule} typed
 * @returns {TemplateResult}
 */
function colours({colour}) {
  return html`<div class="row inks" role="group" aria-label="Colour">${RULE_COLOURS.map(([name, ink]) =>
    inkButton(name, ink, name === colour, () => set({colour: name})),
  )}</div>`;
}

/**
 * @param {SetState} state
 * @returns {TemplateResult | typeof nothing} the allowed pairs as buttons, a row for each digit in the first cell
 */
function tableTemplate({desk: {rule}, history: {draft}}) {
  const {pairs, undefined: blanks = []} = rule.checked ?? {};
  const {size} = draft;
  if (!pairs || pairs.length !== size || size > LARGEST_TABLE) {
    return nothing;
  }
  const digits = Array.from({length: size}, (_, i) => i + 1);
  const symbol = (/** @type {number} */ digit) => digitName(digit, draft);
  const {first, second} = tableAt.state;
  const isIndexed = /\b[ij]\b/.test(rule.typed.text);
  return html`<details class="pairs" ?open=${isTableOpen.state}
    @toggle=${(/** @type {Event & {currentTarget: HTMLDetailsElement}} */ {currentTarget}) => {
      if (currentTarget.open !== isTableOpen.state) {
        isTableOpen.dispatch(currentTarget.open);
      }
    }}>
    <summary>Allowed pairs${isIndexed ? ' in the first two cells' : ''}</summary>
    <div class="pair-scroll"><table class="pair-table" @keydown=${walk}>
      <thead><tr><th scope="col"><i>a</i> \\ <i>b</i></th>${digits.map((b) => html`<th scope="col">${symbol(b)}</th>`)}</tr></thead>
      <tbody>${digits.map(
        (a) =>
          html`<tr><th scope="row">${symbol(a)}</th>${digits.map((b) => {
            const isAllowed = pairs[a - 1].includes(symbol(b));
            const isUndefined = blanks[a - 1]?.includes(symbol(b)) ?? false;
            return html`<td><button type="button" data-first=${a} data-second=${b}
            tabindex=${a === Math.min(first, size) && b === Math.min(second, size) ? '0' : '-1'}
            aria-pressed=${isAllowed ? 'true' : 'false'}
            aria-label=${`a ${symbol(a)}, b ${symbol(b)}${isUndefined ? ', undefined' : ''}`}
            @focus=${() => visit(a, b)}
            @click=${() => dispatch({type: 'rulePair', first: a, second: b})}>${isAllowed ? '●' : isUndefined ? '–' : ''}</button></td>`;
          })}</tr>`,
      )}</tbody></table></div></details>`;
}

/**
 * @param {number} first
 * @param {number} second
 */
function visit(first, second) {
  const {state} = tableAt;
  if (state.first !== first || state.second !== second) {
    tableAt.dispatch({first, second});
  }
}

/** @param {KeyboardEvent & {currentTarget: HTMLElement}} event an arrow key moves the focus in the table */
function walk(event) {
  const arrow = arrowOf(event.key);
  const {first, second} = tableAt.state;
  if (!arrow || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  event.preventDefault();
  /** @type {?HTMLElement} */ (
    event.currentTarget.querySelector(
      `[data-first='${first + arrow[0]}'][data-second='${second + arrow[1]}']`,
    )
  )?.focus();
}

/**
 * @param {AppFace} app
 * @param {SetState} state
 * @param {?CheckedRule} checked
 * @returns {TemplateResult | typeof nothing} the buttons that make, change, move and use the rule
 */
function buttons(app, state, checked) {
  const {desk, history} = state;
  const {moving} = desk.rule;
  const chosen = chosenRule(state);
  const isTool = desk.tool === 'rule';
  const why = checked?.problem ?? '';
  const isMaking = isTool && canFinish(desk, history.draft.size);
  if (!isMaking && (!chosen || moving)) {
    return nothing;
  }
  return html`<div class="row">
    ${
      isMaking
        ? action(
            desk.pending.length > 0 ? '✓ Make it' : '✓ Add the rule',
            () => dispatch({type: 'make'}),
            app,
            {
              kind: 'primary',
              why,
            },
          )
        : nothing
    }
    ${chosen && !moving ? chosenButtons(app, state, chosen, why) : nothing}</div>`;
}

/**
 * @param {AppFace} app
 * @param {SetState} state
 * @param {ApiConstraint} chosen
 * @param {string} why why what is typed is no rule, or ''
 * @returns {TemplateResult}
 */
function chosenButtons(app, state, chosen, why) {
  return html`${
    isRuleChanged(state)
      ? action('✓ Change it', () => dispatch({type: 'ruleChange'}), app, {
          kind: state.desk.pending.length > 0 ? '' : 'primary',
          why,
        })
      : nothing
  }
  ${
    state.desk.tool === 'rule'
      ? nothing
      : html`<button type="button" @click=${() => dispatch({type: 'tool', tool: 'rule'})}>Use it again</button>`
  }
  ${
    Array.isArray(chosen.cells)
      ? html`<button type="button" @click=${() => dispatch({type: 'ruleMove'})}>Other cells</button>`
      : nothing
  }
  <button type="button" @click=${() => dispatch({type: 'remove', constraints: [chosen]})}>Delete</button>`;
}
