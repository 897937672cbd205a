/**
 * Custom rules as they are typed on the setter's desk, and the constraints that they make. Pure functions. Java decides whether a
 * rule is well formed.
 *
 * @import {ApiConstraint} from '../api/api.js'
 *
 * @typedef {'pair' | 'pattern' | 'machine' | 'count' | 'distinct' | 'either' | 'neither' | 'sum' | 'text'} FormName what a rule is like; a
 *     `text` is a whole rule in our notation
 * @typedef {'next' | 'any' | 'neighbours' | 'move'} Reach the pairs of cells that a formula is for
 * @typedef {'cells' | 'grid' | 'rows' | 'columns'} Where the cells of a rule
 *
 * @typedef {object} TypedRule a rule as it is typed
 * @property {FormName} form what it is like
 * @property {string} text its formula, pattern, machine or digits; of several rules one in each line
 * @property {string} amount the number of cells or digits, or the sum
 * @property {string} factors the factors of a sum, with a line for each sum of the same cells
 * @property {Reach} reach the pairs of cells
 * @property {string} move the rows and columns of a move
 * @property {Where} where its cells
 * @property {string} name its name, or ''
 * @property {string} look the shape in which it is drawn, or '' for the usual one
 * @property {string} colour the name of its colour
 */
import {RULE_COLOURS} from './kinds.js';
import {cellNames} from './symbols.js';

/** The forms and their names. @type {readonly (readonly [FormName, string])[]} */
export const RULE_FORMS = Object.freeze([
  ['pair', 'Pairs of digits'],
  ['pattern', 'Pattern of digits'],
  ['machine', 'Machine'],
  ['count', 'Count of digits'],
  ['distinct', 'Number of different digits'],
  ['either', 'One of several rules'],
  ['neither', 'None of several rules'],
  ['sum', 'Weighted sum'],
  ['text', 'Rule as text'],
]);

/** The reaches of a formula for pairs. @type {readonly (readonly [Reach, string])[]} */
export const REACHES = Object.freeze([
  ['next', 'each and the next'],
  ['any', 'any two'],
  ['neighbours', 'neighbours'],
  ['move', 'a move apart'],
]);

/** @type {Readonly<Record<Exclude<Reach, 'move'>, string>>} */
const REACH_WORDS = Object.freeze({next: '', any: ' for any two', neighbours: ' between neighbours'});

/** The maximum length of a formula. */
export const LONGEST_FORMULA = 1000;

/** The maximum length of a formula that stands for a name. */
const LONGEST_TITLE = 30;

/** A text in quotes, in which a backslash makes a quote or a backslash an ordinary character. */
const QUOTED = '"((?:[^"\\\\]|\\\\.)*)"';

/** The first text in quotes. */
const FIRST_QUOTED = new RegExp(QUOTED);

/** The rules as Java writes them, by their forms. @type {readonly (readonly [FormName, RegExp])[]} */
const WRITTEN = Object.freeze([
  ['pair', new RegExp(`^pair ${QUOTED}( for any two| between neighbours| at move (\\d+,\\d+))?$`)],
  ['pattern', new RegExp(`^pattern ${QUOTED}$`)],
  ['machine', new RegExp(`^machine ${QUOTED}$`)],
  ['count', new RegExp(`^count (.+?) of (?:${QUOTED}|([\\d ,]+))$`)],
  ['distinct', /^distinct (.+)$/],
]);

/**
 * Creates a rule to be typed.
 *
 * @returns {TypedRule} a formula for pairs
 */
export function newTypedRule() {
  return {
    form: 'pair',
    text: 'a < b',
    amount: '',
    factors: '1',
    reach: 'next',
    move: '1,3',
    where: 'cells',
    name: '',
    look: '',
    colour: RULE_COLOURS[0][0],
  };
}

/** What is typed at first in each form. @type {Readonly<Record<FormName, Partial<TypedRule>>>} */
const AT_FIRST = Object.freeze({
  pair: {text: 'a < b'},
  pattern: {text: '[1-3]+[7-9]*'},
  machine: {text: 'start s = 0; next s = (s + d) % 4; accept s == 0'},
  count: {text: '1 3 5', amount: '2'},
  distinct: {text: '', amount: '3'},
  either: {text: 'thermometer\npalindrome'},
  neither: {text: 'renban'},
  sum: {text: '', amount: '10', factors: '1'},
  text: {text: 'pair "a < b"'},
});

/**
 * Returns a typed rule of another form.
 *
 * @param {TypedRule} rule a typed rule
 * @param {FormName} form the form
 * @returns {TypedRule} the rule with an example of the form; as a text, the same rule
 */
export function withForm(rule, form) {
  const text = form === 'text' && rule.form !== 'sum' ? {text: ruleText(rule).text} : AT_FIRST[form];
  return {...rule, ...text, form, reach: 'next', where: 'cells'};
}

/**
 * Returns what a typed rule says, in our notation.
 *
 * @param {TypedRule} rule a typed rule, but no sum
 * @returns {{text: string, at: number}} the text, and the index of the formula in it; −1 if there is none
 */
export function ruleText({form, text, amount, reach, move}) {
  switch (form) {
    case 'pair': {
      const where = reach === 'move' ? ` at move ${move.trim()}` : REACH_WORDS[reach];
      return {text: `pair ${quoted(text)}${where}`, at: 6};
    }
    case 'pattern':
    case 'machine':
      return {text: `${form} ${quoted(text)}`, at: form.length + 2};
    case 'count': {
      const head = `count ${amount.trim()} of `;
      return /^[\d\s,]*$/.test(text)
        ? {text: `${head}${text.trim()}`, at: head.length}
        : {text: `${head}${quoted(text)}`, at: head.length + 1};
    }
    case 'distinct':
      return {text: `distinct ${amount.trim()}`, at: -1};
    case 'either':
    case 'neither':
      return {
        text: `${form} ${text
          .split('\n')
          .filter((line) => line.trim())
          .map((line) => `(${line.trim()})`)
          .join(' ')}`,
        at: -1,
      };
    default:
      return {text, at: 0};
  }
}

/**
 * @param {string} text
 * @returns {string} the text in quotes
 */
function quoted(text) {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * @param {string} text the inside of quotes
 * @returns {string} the text
 */
function unquoted(text) {
  return text.replace(/\\(["\\])/g, '$1');
}

/**
 * Makes the constraints of a typed rule.
 *
 * @param {TypedRule} rule the rule
 * @param {number} size n
 * @param {readonly number[]} cells its cells in their order, if they are chosen in the grid
 * @returns {ApiConstraint[]} the constraints (empty if a sum is not well formed)
 */
export function constraintsOfRule(rule, size, cells) {
  if (rule.form === 'sum') {
    return sumsOf(rule, size, cells);
  }
  const {name, look, colour} = rule;
  /** @type {ApiConstraint} */
  const bare = {
    kind: 'rule',
    rule: ruleText(rule).text,
    ...(name.trim() !== '' && {name: name.trim()}),
    ...(look !== '' && {drawn: `${look} ${colour}`}),
  };
  return rule.where === 'grid'
    ? [bare]
    : listsOf(rule.where, size, cells).map((list) => ({...bare, cells: cellNames(size, list)}));
}

/**
 * @param {Exclude<Where, 'grid'>} where
 * @param {number} size
 * @param {readonly number[]} cells
 * @returns {(readonly number[])[]} the cells, or those of each row or column
 */
function listsOf(where, size, cells) {
  if (where === 'cells') {
    return [cells];
  }
  const lines = Array.from({length: size}, (_, i) => i);
  return lines.map((line) => lines.map((i) => (where === 'rows' ? line * size + i : i * size + line)));
}

/**
 * @param {TypedRule} rule
 * @param {number} size
 * @param {readonly number[]} cells
 * @returns {ApiConstraint[]}
 */
function sumsOf({amount, factors}, size, cells) {
  return factors
    .split('\n')
    .filter((line) => line.trim())
    .flatMap((line) => {
      const typed = numbersOf(line);
      const last = typed.at(-1);
      if (last === undefined || typed.some((factor) => !Number.isInteger(factor))) {
        return [];
      }
      const used = cells
        .map((cell, i) => ({cell, factor: typed[i] ?? last}))
        .filter(({factor}) => factor !== 0);
      const weights = used.map(({factor}) => factor);
      const range = rangeOf(amount, weights, size);
      return used.length === 0 || range === null
        ? []
        : [
            {
              kind: 'weighted-sum',
              cells: cellNames(
                size,
                used.map(({cell}) => cell),
              ),
              factors: weights,
              sum: range[0] === range[1] ? range[0] : range,
            },
          ];
    });
}

/**
 * @param {string} text
 * @returns {number[]} the numbers between blanks or commas; NaN for what is none
 */
function numbersOf(text) {
  return text
    .replaceAll('−', '-')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
}

/**
 * @param {string} text such as `23`, `10..12` or `at least 10`
 * @param {readonly number[]} factors
 * @param {number} size
 * @returns {?[number, number]} the least and the greatest sum; null if the text is neither
 */
function rangeOf(text, factors, size) {
  const match = /^\s*(?:(at least|at most)\s+)?([-−]?\d{1,6})(?:\s*\.\.\s*([-−]?\d{1,6}))?\s*$/i.exec(text);
  if (!match) {
    return null;
  }
  const [from, to] = [match[2], match[3] ?? match[2]].map((number) => numbersOf(number)[0]);
  /** @param {number} factor */
  const ends = (factor) => [factor, factor * size].sort((a, b) => a - b);
  const all = [0, 1].map((end) => factors.reduce((sum, factor) => sum + ends(factor)[end], 0));
  switch (match[1]?.toLowerCase()) {
    case 'at least':
      return [from, Math.max(from, all[1])];
    case 'at most':
      return [Math.min(from, all[0]), from];
    default:
      return [from, to];
  }
}

/**
 * Returns a rule as it would be typed.
 *
 * @param {ApiConstraint} constraint a rule or a weighted sum
 * @param {number} size n
 * @returns {TypedRule} the rule
 */
export function typedRuleOf(constraint, size) {
  const {kind, rule, name = '', drawn, cells, factors, sum} = constraint;
  if (kind === 'weighted-sum') {
    return {
      ...newTypedRule(),
      form: 'sum',
      text: '',
      amount: Array.isArray(sum) ? sum.join('..') : String(sum),
      factors: Array.isArray(factors) ? factors.join(' ') : '1',
    };
  }
  const [look = '', colour = RULE_COLOURS[0][0]] = String(drawn ?? '').split(' ');
  const isWhole = !Array.isArray(cells) || cells.length === size * size;
  return {
    ...newTypedRule(),
    ...partsOf(String(rule)),
    where: isWhole ? 'grid' : 'cells',
    name: String(name),
    look,
    colour,
  };
}

/**
 * @param {string} text what a rule says
 * @returns {Partial<TypedRule>} its parts; the whole text if it is written in an unusual way
 */
function partsOf(text) {
  for (const [form, written] of WRITTEN) {
    const match = written.exec(text);
    if (match) {
      return partsIn(form, match);
    }
  }
  return {form: 'text', text};
}

/**
 * @param {FormName} form
 * @param {RegExpExecArray} match the match of the form in `WRITTEN`
 * @returns {Partial<TypedRule>} the parts of the rule
 */
function partsIn(form, match) {
  switch (form) {
    case 'pair':
      return {form, text: unquoted(match[1]), ...reachOf(match[2], match[3])};
    case 'count':
      return {form, amount: match[1], text: match[3] ?? unquoted(match[2])};
    case 'distinct':
      return {form, amount: match[1], text: ''};
    default:
      return {form, text: unquoted(match[1])};
  }
}

/**
 * @param {string} [words]
 * @param {string} [move]
 * @returns {Partial<TypedRule>}
 */
function reachOf(words = '', move = undefined) {
  if (move !== undefined) {
    return {reach: 'move', move};
  }
  return {reach: words === '' ? 'next' : words.includes('any') ? 'any' : 'neighbours'};
}

/**
 * Returns the title of a rule.
 *
 * @param {ApiConstraint} constraint a rule or a weighted sum
 * @returns {string} its name, or a short text instead, in quotation marks; or its sum
 */
export function ruleTitle({kind, rule, name, sum}) {
  if (kind === 'weighted-sum') {
    return Array.isArray(sum) ? sum.join(' to ') : String(sum);
  }
  if (typeof name === 'string' && name !== '') {
    return `“${name}”`;
  }
  const text = String(rule);
  const inside = FIRST_QUOTED.exec(text)?.[1] ?? '';
  const isShort = inside !== '' && inside.length <= LONGEST_TITLE;
  return `“${isShort ? unquoted(inside) : text.replace(/[^a-z].*/i, '')}”`;
}

/**
 * Returns the terms of a weighted sum.
 *
 * @param {ApiConstraint} constraint a constraint
 * @returns {?string} such as `r1c1 + 2 r1c2 − r3c3`; null if it is no such sum
 */
export function termsOf({cells, factors}) {
  if (!Array.isArray(cells) || !Array.isArray(factors)) {
    return null;
  }
  const terms = cells.map((cell, i) => {
    const factor = Number(factors[i]);
    const sign = factor < 0 ? '− ' : i === 0 ? '' : '+ ';
    return `${sign}${Math.abs(factor) === 1 ? '' : `${Math.abs(factor)} `}${cell}`;
  });
  return terms.join(' ');
}
