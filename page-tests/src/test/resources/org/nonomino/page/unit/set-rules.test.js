import {ApiError} from '../page/api/api.js';
import {newDoc} from '../page/model/doc.js';
import {wordsOf} from '../page/model/constraint-kinds.js';
import {constraintsOfRule, newTypedRule, ruleText, typedRuleOf, withForm} from '../page/model/rule-forms.js';
import {formulaOf, withPair} from '../page/model/rule-pairs.js';
import {RECIPES, recipeRule} from '../page/model/rule-recipes.js';
import {cellOf, digitOf} from '../page/model/symbols.js';
import {checkedBy, checkedKey} from '../page/set/rule-state.js';
import {newSetState, setState} from '../page/set/state.js';
import {same} from './check.js';
import {constraints, point, said, tool} from './set-actions.js';

const typed = (rule) => ({type: 'ruleTyped', rule});
const begin = (more = {}) => newSetState(newDoc({size: 4, ...more}));
const go = (cell) => ({type: 'arrow', cell, isExtending: true});
const LINE = [{type: 'space'}, go(1), go(2), {type: 'enter'}];
const after = (state, ...actions) => actions.reduce(setState, state);

/**
 * Answers about the waiting rules.
 * @param state
 * @param problem
 */
const answered = (state, problem = '') =>
  setState(state, {type: 'ruleAnswered', answer: {waiting: state.desk.rule.waiting, problem}});
const made = (...actions) => answered(after(begin(), tool('rule'), ...actions));

const LESS = {kind: 'rule', rule: 'pair "a < b"', cells: ['r1c1', 'r1c2', 'r1c3']};
const RULES = [
  LESS,
  {kind: 'rule', rule: 'pair "a != b" at move 1,3', name: 'Camel', drawn: 'nothing red'},
  {kind: 'rule', rule: 'pair "a + b > 3" between neighbours'},
  {kind: 'rule', rule: 'pair "a > b" for any two', cells: ['r1c1', 'r2c2']},
  {kind: 'rule', rule: 'pattern "1.*"', cells: ['r1c1', 'r2c1']},
  {kind: 'rule', rule: 'machine "start s = 0; next s = s + d; accept s > 3"', cells: ['r1c1']},
  {kind: 'rule', rule: 'count 2..3 of 1 3', cells: ['r1c1', 'r3c1', 'r4c4']},
  {kind: 'rule', rule: 'count at least 1 of "d > 2"', cells: ['r1c1', 'r3c1']},
  {kind: 'rule', rule: 'distinct 2', drawn: 'cage grey', cells: ['r1c1', 'r3c1']},
  {kind: 'rule', rule: 'either (thermometer) (pair "a == b")', cells: ['r1c1', 'r1c2']},
  {kind: 'rule', rule: 'pattern "1\\"2\\\\3"', cells: ['r1c1']},
  {kind: 'weighted-sum', cells: ['r1c1', 'r1c2'], factors: [1, -2], sum: 0},
  {kind: 'weighted-sum', cells: ['r1c1', 'r1c2'], factors: [1, 1], sum: [3, 5]},
];

export const tests = {
  'a rule is typed as it was made'() {
    for (const rule of RULES) {
      const cells = (rule.cells ?? []).map((name) => cellOf(4, name));
      same(constraintsOfRule(typedRuleOf(rule, 4), 4, cells), [rule]);
    }
  },

  'kinds of rules begin with an example, and a text with the same rule'() {
    same(ruleText(withForm(newTypedRule(), 'count')), {text: 'count 2 of 1 3 5', at: 11});
    same(ruleText(withForm(newTypedRule(), 'either')).text, 'either (thermometer) (palindrome)');
    same(withForm(newTypedRule(), 'text').text, 'pair "a < b"');
  },

  'sums have ranges, and a line for each sum of the same cells'() {
    const sum = (amount, factors = '1') =>
      constraintsOfRule({...newTypedRule(), form: 'sum', amount, factors}, 4, [0, 1, 2]).map((each) => [
        each.factors,
        each.sum,
      ]);
    same(sum('at least 5'), [
      [
        [1, 1, 1],
        [5, 12],
      ],
    ]);
    same(sum('at most 5', '1 −1 2'), [
      [
        [1, -1, 2],
        [-1, 5],
      ],
    ]);
    same(sum('0', '1 -1 0\n1 0 -1'), [
      [[1, -1], 0],
      [[1, -1], 0],
    ]);
    same([sum('five'), sum('5', '1.5'), sum('5', '')], [[], [], []]);
  },

  'each row and each column is a rule'() {
    const columns = constraintsOfRule({...newTypedRule(), where: 'columns'}, 4, []);
    same(columns.length, 4);
    same(columns[3].cells, ['r1c4', 'r2c4', 'r3c4', 'r4c4']);
  },

  'a formula allows the pairs that it was made of'() {
    for (let seed = 0; seed < 300; seed++) {
      const size = 2 + (seed % 8);
      const digits = Array.from({length: size}, (_, i) => i + 1);
      const isAllowed = (a, b) => (a * 7 + b * 13 + a * b * seed) % 11 < 1 + (seed % 10);
      const pairs = digits.map((a) => digits.filter((b) => isAllowed(a, b)).join(''));
      const formula = formulaOf(pairs, {size: pairs.length});
      const script = formula.replaceAll(' and ', ' && ').replaceAll(' or ', ' || ').replaceAll('not ', '!');
      const holds = new Function('a', 'b', `return ${script}`);
      same(
        digits.map((a) => digits.filter((b) => holds(a, b)).join('')),
        pairs,
      );
    }
    // On 16×16 it would be longer than formulas may be.
    const mixed = Array.from({length: 16}, (_, a) =>
      [...'123456789ABCDEFG']
        .filter((_sign, b) => (Math.imul(a * 16 + b + 1, 0x9e3779b1) >>> 20) % 2 === 0)
        .join(''),
    );
    same(formulaOf(mixed, {size: mixed.length}), null);
  },

  'a pair is allowed and forbidden'() {
    same(withPair(['2', '', '12'], 1, 1, {size: 3}), ['12', '', '12']);
    same(withPair(['2', '', '12'], 3, 2, {size: 3}), ['2', '', '1']);
    same(digitOf('2', {size: 4}), 2);
  },

  'a rule is placed once Java has checked it'() {
    const waiting = after(begin(), tool('rule'), ...LINE);
    same([constraints(waiting), waiting.desk.rule.waiting.constraints], [[], [LESS]]);
    const placed = answered(waiting);
    same([constraints(placed), placed.desk.pending], [[LESS], []]);
    same(said(placed).at(-1), 'Own rule “a < b” · r1c1 to r1c3, 3 cells made.');
    same(placed.history.past.length, 1);
    same(constraints(setState(placed, {type: 'step', name: 'undo'})), []);
    const refused = answered(waiting, 'No 3 digits fit it.');
    same([constraints(refused), said(refused)], [[], ['No 3 digits fit it.']]);
  },

  'a rule counts as checked only if Java has checked it'() {
    const failed = (fields) => checkedBy('4 x', {error: new ApiError({words: 'No.', ...fields})});
    same(checkedBy('4 x', {answer: {pairs: ['2', ''], undefined: ['', '']}}), {
      key: '4 x',
      pairs: ['2', ''],
      undefined: ['', ''],
    });
    same(failed({status: 422, values: {index: 3}}), {key: '4 x', problem: 'No.', index: 3});
    same(failed({status: 400}), {key: '4 x', problem: 'No.'});
    same(
      [{offline: true}, {aborted: true}, ...[200, 408, 429, 500, 503].map((status) => ({status}))].map(
        failed,
      ),
      Array.from({length: 7}, () => null),
    );
  },

  'the order of a drag is kept, and back over a cell removes one'() {
    const drag = [point('down', 2, 2.5, 0.5), point('move', 1, 1.5, 0.5), point('move', 0, 0.5, 0.5)];
    const drawn = made(...drag, point('move', 1, 1.5, 0.5), point('up', 1, 1.5, 0.5));
    same(constraints(drawn)[0].cells, ['r1c3', 'r1c2']);
  },

  'all rules of a name change together, and one moves'() {
    const named = made(typed({name: 'Up'}), ...LINE);
    const twice = answered(after(named, {type: 'arrow', cell: 8}, {type: 'space'}, go(9), {type: 'enter'}));
    same(constraints(twice).length, 2);
    const changed = answered(after(twice, typed({text: 'a > b'}), {type: 'ruleChange'}));
    same(
      constraints(changed).map(({rule}) => rule),
      ['pair "a > b"', 'pair "a > b"'],
    );
    same(said(changed).at(-1), '2 rules changed.');
    same(changed.history.past.length, 3);
    const [first] = constraints(changed);
    const moved = answered(
      after(
        changed,
        {type: 'choose', constraints: [first]},
        {type: 'ruleMove'},
        {type: 'arrow', cell: 12},
        {
          type: 'space',
        },
        go(13),
        {type: 'enter'},
      ),
    );
    same(
      constraints(moved).map(({cells}) => cells.join(' ')),
      ['r4c1 r4c2', 'r3c1 r3c2'],
    );
  },

  'a new rule cannot have the name of a different one'() {
    const other = [{type: 'arrow', cell: 8}, {type: 'space'}, go(9), {type: 'enter'}];
    const named = made(typed({name: 'Up'}), ...LINE);
    const refused = after(named, {type: 'ruleForm', form: 'distinct'}, ...other);
    same([refused.desk.rule.waiting, constraints(refused).length], [null, 1]);
    same(said(refused).at(-1), 'Another rule is called “Up”. Give this one another name, or none.');
    const renamed = answered(after(refused, typed({name: 'Down'}), {type: 'make'}));
    same(
      constraints(renamed).map(({name}) => name),
      ['Up', 'Down'],
    );
    const unnamed = answered(after(refused, typed({name: ''}), {type: 'make'}));
    same(constraints(unnamed).length, 2);
  },

  'a chosen rule is typed, and a pair changes its formula'() {
    const chosen = after(made(...LINE), tool('select'), {type: 'space'});
    same(chosen.desk.rule.typed.text, 'a < b');
    const key = checkedKey(chosen.desk.rule.typed, {size: 4});
    const clicked = after(
      chosen,
      {type: 'ruleChecked', checked: {key, pairs: ['234', '34', '4', ''], undefined: ['', '', '', '']}},
      {type: 'rulePair', first: 4, second: 4},
    );
    same(clicked.desk.rule.checked.pairs, ['234', '34', '4', '4']);
    same(clicked.desk.rule.typed.text, '(a == 1 and b != 1) or (a == 2 and b >= 3) or (a >= 3 and b == 4)');
  },

  'images and dragged ends keep the rule'() {
    const images = answered(after(begin(), {type: 'symmetry', symmetry: 'rotate180'}, tool('rule'), ...LINE));
    same(constraints(images)[1], {...LESS, cells: ['r4c4', 'r4c3', 'r4c2']});
    const longer = after(
      made(...LINE),
      ...[tool('select'), point('down', 2, 2.5, 0.5), point('move', 3, 3.5, 0.5), point('up', 3, 3.5, 0.5)],
    );
    same(constraints(longer), [LESS]);
    same(constraints(answered(longer)), [{...LESS, cells: ['r1c1', 'r1c2', 'r1c3', 'r1c4']}]);
    const refused = answered(longer, 'No 4 digits fit it.');
    same([constraints(refused), said(refused).at(-1)], [[LESS], 'No 4 digits fit it.']);
    same(refused.desk.gesture, null);
  },

  'the tool of a weighted sum is that of rules'() {
    const sum = after(begin(), tool('weighted-sum'));
    same([sum.desk.tool, sum.desk.rule.typed.form], ['rule', 'sum']);
  },

  'counting circles are one set of cells'() {
    const circles = after(begin(), tool('counting-circles'), ...LINE);
    same(constraints(circles), [{kind: 'counting-circles', cells: ['r1c1', 'r1c2', 'r1c3']}]);
  },

  'rules have words'() {
    same(
      [RULES[1], RULES[8], RULES[11], RULES[12]].map((rule) => wordsOf(rule, 4)),
      [
        'Own rule “Camel” · the whole grid',
        'Own rule “distinct” · r1c1 and r3c1',
        'Weighted sum 0 · r1c1 − 2 r1c2',
        'Weighted sum 3 to 5 · r1c1 + r1c2',
      ],
    );
  },

  'recipes have different names, and are typed'() {
    same(new Set(RECIPES.map(({id}) => id)).size, RECIPES.length);
    for (const recipe of RECIPES) {
      const chosen = setState(begin(), {type: 'recipe', id: recipe.id});
      same([chosen.desk.rule.typed, chosen.desk.rule.recipe], [recipeRule(recipe), recipe.id]);
    }
  },
};
