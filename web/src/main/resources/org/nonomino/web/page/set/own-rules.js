/**
 * The tool "Own rule" on the setter's desk: what is typed, what Java has said about it, and the rules that it makes. Pure functions from
 * state to state. `rule-live.js` asks Java.
 *
 * @import {ApiConstraint} from '../api/api.js'
 * @import {FormName, TypedRule} from '../model/rule-forms.js'
 * @import {CheckedRule, RuleAnswer, WaitingRule} from './rule-state.js'
 * @import {SetState} from './state.js'
 */
import {cellsOf, kindNamed} from '../model/constraint-kinds.js';
import {constraintsOfRule, ruleText, ruleTitle, typedRuleOf, withForm} from '../model/rule-forms.js';
import {formulaOf, withPair} from '../model/rule-pairs.js';
import {RECIPES, recipeRule} from '../model/rule-recipes.js';
import {counted} from '../model/words.js';
import {announced, constraintsOf, toasted, withDesk} from './changes.js';
import {chosen, chosenOne, placed, replaced, replacedAll} from './desk-edits.js';
import {emptied, withTool} from './desk-state.js';
import {checkedKey} from './rule-state.js';

const NO_SUM = 'A sum is a number such as 23 or 10..12, and its factors are whole numbers.';

/**
 * Changes what is typed.
 *
 * @param {SetState} state the state
 * @param {Partial<TypedRule>} more the changed fields
 * @returns {SetState} the new state
 */
export function ruleTyped(state, more) {
  const {rule} = state.desk;
  return withDesk(state, {rule: {...rule, typed: {...rule.typed, ...more}}});
}

/**
 * Chooses what a rule is like.
 *
 * @param {SetState} state the state
 * @param {FormName} form the form
 * @returns {SetState} the new state
 */
export function ruleFormChosen(state, form) {
  const {rule} = state.desk;
  return withDesk(state, {rule: {...rule, typed: withForm(rule.typed, form), recipe: ''}});
}

/**
 * Types a recipe.
 *
 * @param {SetState} state the state
 * @param {string} id the recipe, or '' for none
 * @returns {SetState} the new state
 */
export function recipeChosen(state, id) {
  const recipe = RECIPES.find((each) => each.id === id);
  const {rule} = state.desk;
  return recipe
    ? announced(
        withDesk(state, {pending: [], rule: {...rule, typed: recipeRule(recipe), recipe: id}}),
        `${recipe.words}. ${recipe.advice}`,
      )
    : withDesk(state, {rule: {...rule, recipe: ''}});
}

/**
 * Allows a pair of digits that was not allowed, or the other way round, by another formula.
 *
 * @param {SetState} state the state
 * @param {number} first a digit
 * @param {number} second a digit
 * @returns {SetState} the new state
 */
export function pairToggled(state, first, second) {
  const {rule} = state.desk;
  const {draft} = state.history;
  if (!rule.checked?.pairs) {
    return state;
  }
  const pairs = withPair(rule.checked.pairs, first, second, draft);
  const text = formulaOf(pairs, draft);
  if (text === null) {
    return toasted(state, 'A formula for these pairs would be too long.');
  }
  const typed = {...rule.typed, text};
  const checked = {key: checkedKey(typed, draft), pairs, undefined: pairs.map(() => '')};
  return withDesk(state, {rule: {...rule, typed, checked}});
}

/**
 * Takes what Java says about what is typed.
 *
 * @param {SetState} state the state
 * @param {CheckedRule} checked the answer
 * @returns {SetState} the new state
 */
export function ruleChecked(state, checked) {
  return withDesk(state, {rule: {...state.desk.rule, checked}});
}

/**
 * Returns the rule that is chosen, and no other constraint with it.
 *
 * @param {SetState} state the state
 * @returns {?ApiConstraint} a rule or a weighted sum, or null
 */
export function chosenRule({desk}) {
  const [only] = desk.chosen;
  return desk.chosen.length === 1 && kindNamed(only.kind)?.shape === 'rule' ? only : null;
}

/**
 * Chooses a tool whose pad shows a rule that will be chosen.
 *
 * @param {SetState} state the state
 * @param {readonly ApiConstraint[]} constraints the constraints that will be chosen
 * @returns {SetState} the new state
 */
export function ruleShown(state, constraints) {
  const isRule = constraints.some(({kind}) => kindNamed(kind)?.shape === 'rule');
  return isRule && state.mode !== 'constraints' ? withDesk(state, withTool(state.desk, 'select')) : state;
}

/**
 * Types a rule once it has been chosen.
 *
 * @param {SetState} state the state
 * @param {SetState} before the state before
 * @returns {SetState} the new state
 */
export function ruleFollowed(state, before) {
  const rule = state.desk.chosen === before.desk.chosen ? null : chosenRule(state);
  if (!rule) {
    return state;
  }
  const tool = state.desk.rule;
  const typed = typedRuleOf(rule, state.history.draft.size);
  const recipe = ruleText(typed).text === ruleText(tool.typed).text ? tool.recipe : '';
  return withDesk(state, {rule: {...tool, typed, recipe}});
}

/**
 * Makes rules for the collected cells, or for the cells that are typed. They wait until Java has checked them.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function ruleMade(state) {
  const {rule, pending} = state.desk;
  // Cells that were drawn count, wherever the rule was before.
  const typed = pending.length > 0 ? {...rule.typed, where: /** @type {const} */ ('cells')} : rule.typed;
  const constraints = constraintsOfRule(typed, state.history.draft.size, pending);
  const [first] = constraints;
  if (!first) {
    return toasted(state, NO_SUM);
  }
  return !rule.moving && isNameTaken(state, first)
    ? toasted(state, `Another rule is called ${ruleTitle(first)}. Give this one another name, or none.`)
    : waitingFor(state, {constraints, replaced: rule.moving ? [rule.moving] : []});
}

/**
 * @param {SetState} state
 * @param {ApiConstraint} made a new rule
 * @returns {boolean} whether a different rule of the draft has its name, although all rules of a name change together
 */
function isNameTaken(state, {kind, name, rule}) {
  return (
    name !== undefined &&
    constraintsOf(state).some((each) => each.kind === kind && each.name === name && each.rule !== rule)
  );
}

/**
 * Changes the chosen rule, and all rules of its name, to what is typed.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function ruleChanged(state) {
  const old = chosenRule(state);
  const {typed} = state.desk.rule;
  const {size} = state.history.draft;
  if (!old) {
    return state;
  }
  const same = constraintsOf(state).filter(
    (each) => each === old || (old.name !== undefined && each.kind === old.kind && each.name === old.name),
  );
  const constraints = same.flatMap((each) =>
    constraintsOfRule({...typed, where: each.cells ? 'cells' : 'grid'}, size, cellsOf(each, size)).slice(
      0,
      1,
    ),
  );
  return constraints.length === same.length
    ? waitingFor(state, {constraints, replaced: same})
    : toasted(state, NO_SUM);
}

/**
 * Gives a constraint other cells, such as a line with a dragged end. A rule or a sum waits until Java has checked it.
 *
 * @param {SetState} state the state
 * @param {ApiConstraint} old a constraint
 * @param {ApiConstraint} next the constraint with other cells
 * @returns {SetState} the new state
 */
export function reshapedTo(state, old, next) {
  return kindNamed(next.kind)?.shape === 'rule'
    ? waitingFor(state, {constraints: [next], replaced: [old]})
    : chosenOne(replaced(state, old, next), next);
}

/**
 * @param {SetState} state
 * @param {WaitingRule} waiting
 * @returns {SetState}
 */
function waitingFor(state, waiting) {
  return withDesk(state, {rule: {...state.desk.rule, waiting}});
}

/**
 * Places the waiting rules, or refuses them.
 *
 * @param {SetState} state the state
 * @param {RuleAnswer} answer what Java says about them
 * @returns {SetState} the new state
 */
export function ruleAnswered(state, {waiting, problem}) {
  const {rule} = state.desk;
  if (rule.waiting !== waiting) {
    return state;
  }
  const next = withDesk(state, {rule: {...rule, waiting: null, moving: problem ? rule.moving : null}});
  const {constraints, replaced: old} = waiting;
  if (problem) {
    return toasted(next, problem);
  }
  if (old.length === 0) {
    return placed(next, constraints);
  }
  const changed = replacedAll(
    withDesk(next, emptied(next.desk)),
    new Map(old.map((each, i) => [each, constraints[i]])),
    false,
  );
  return announced(
    chosen(changed, [constraints[0]]),
    old.length === 1 ? `Changed: ${ruleTitle(constraints[0])}.` : `${counted(old.length, 'rule')} changed.`,
  );
}

/**
 * Begins to collect other cells for the chosen rule.
 *
 * @param {SetState} state the state
 * @returns {SetState} the new state
 */
export function ruleMoving(state) {
  const moving = chosenRule(state);
  if (!moving) {
    return state;
  }
  const desk = withTool(state.desk, 'rule');
  const typed = {...desk.rule.typed, where: /** @type {const} */ ('cells')};
  return announced(
    withDesk(state, {...desk, chosen: [moving], rule: {...desk.rule, typed, moving}}),
    'Draw its new cells.',
  );
}

/**
 * Returns whether what is typed differs from the chosen rule.
 *
 * @param {SetState} state the state
 * @returns {boolean} whether it does
 */
export function isRuleChanged(state) {
  const rule = chosenRule(state);
  if (!rule) {
    return false;
  }
  const before = typedRuleOf(rule, state.history.draft.size);
  const {typed} = state.desk.rule;
  return (
    ruleText(before).text !== ruleText(typed).text ||
    ['form', 'amount', 'factors', 'name', 'look', 'colour'].some(
      (field) =>
        before[/** @type {keyof TypedRule} */ (field)] !== typed[/** @type {keyof TypedRule} */ (field)],
    )
  );
}
