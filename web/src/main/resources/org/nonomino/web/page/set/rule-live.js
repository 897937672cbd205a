/**
 * Asks Java about custom rules: about what is typed after each change, and about rules with cells before they are placed.
 *
 * @import {ApiConstraint, ApiError} from '../api/api.js'
 * @import {Doc} from '../model/doc.js'
 * @import {WaitingRule} from './rule-state.js'
 * @import {SetState} from './state.js'
 */
import {onReach} from '../api/api.js';
import {latestOnly} from '../model/latest.js';
import {ruleText} from '../model/rule-forms.js';
import {dispatch, page, state, subscribe} from './now.js';
import {chosenRule} from './own-rules.js';
import {checkedBy, checkedKey, checkedNow} from './rule-state.js';

/** The time without a change after which the rule is checked, in milliseconds. */
const ASK_AFTER = 200;

/** The key of the last question. */
let asked = '';

const typing = latestOnly(
  (/** @type {{draft: Doc, rule: string, key: string}} */ {draft, rule}, signal) =>
    page.api.post('rule', {...gridOf(draft), rule}, {signal}),
  ({question: {key}, answer, error}) => {
    const checked = checkedBy(key, {answer, error});
    if (checked) {
      dispatch({type: 'ruleChecked', checked});
    }
    // Without an answer, the next change asks again.
    asked = '';
  },
  ASK_AFTER,
);

subscribe((after, before) => {
  follow(after);
  const {waiting} = after.desk.rule;
  if (waiting && waiting !== before.desk.rule.waiting) {
    check(waiting, after.history.draft);
  }
});

onReach((isOffline) => {
  if (!isOffline) {
    follow(state);
  }
});

/**
 * @param {Doc} draft
 * @returns {{size: number, symbols?: string}} the fields of a request about the grid
 */
function gridOf({size, symbols}) {
  return {size, ...(symbols && {symbols})};
}

/** @param {SetState} now asks about what is typed while it is shown */
function follow(now) {
  const {rule, tool} = now.desk;
  const {draft} = now.history;
  const key = tool === 'rule' || chosenRule(now) ? checkedKey(rule.typed, draft) : '';
  if (key !== '' && key !== asked && !checkedNow(rule, draft)) {
    asked = key;
    typing.want({draft, rule: ruleText(rule.typed).text, key});
  }
}

/**
 * @param {WaitingRule} waiting
 * @param {Doc} draft
 */
async function check(waiting, draft) {
  let problem = '';
  try {
    await Promise.all(
      waiting.constraints.map((constraint) => page.api.post('rule', {...gridOf(draft), constraint})),
    );
  } catch (error) {
    problem = /** @type {ApiError} */ (error).message;
  }
  if (state.desk.rule.waiting === waiting) {
    dispatch({type: 'ruleAnswered', answer: {waiting, problem}});
  }
}
