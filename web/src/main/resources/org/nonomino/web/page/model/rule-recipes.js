/**
 * Examples of custom rules, to be changed and used. They are the subjects of the recipes on the help page of Interactive Sudoku
 * Solver (github.com/sigh/Interactive-Sudoku-Solver, help/recipes.html, MIT), said in our own notation.
 *
 * @import {TypedRule} from './rule-forms.js'
 *
 * @typedef {object} Recipe
 * @property {string} id its name in the choice
 * @property {string} words its name for people
 * @property {string} advice how it is used
 * @property {Partial<TypedRule>} rule what is typed for it
 */
import {newTypedRule} from './rule-forms.js';

/** The factors with which each row, column and diagonal of a magic square has the sum of the first row. */
const MAGIC = Object.freeze([
  '1 1 1 -1 -1 -1 0 0 0',
  '1 1 1 0 0 0 -1 -1 -1',
  '0 1 1 -1 0 0 -1 0 0',
  '1 0 1 0 -1 0 0 -1 0',
  '1 1 0 0 0 -1 0 0 -1',
  '0 1 1 0 -1 0 0 0 -1',
  '1 1 0 0 -1 0 -1 0 0',
]);

/** @type {readonly Recipe[]} */
export const RECIPES = Object.freeze([
  {
    id: 'clone',
    words: 'Clone',
    advice:
      'Tap three cells, then the three cells of their copy in the same order. For other numbers of cells, change 3.',
    rule: {text: 'j - i != 3 or a == b', reach: 'any', name: 'Clone', look: 'squares'},
  },
  {
    id: 'magic-square',
    words: 'Magic square',
    advice: 'Tap the nine cells of the square, row by row.',
    rule: {form: 'sum', text: '', amount: '0', factors: MAGIC.join('\n')},
  },
  {
    id: 'odd-even-thermometer',
    words: 'Odd or even thermometer',
    advice: 'Draw each line from its bulb.',
    rule: {text: 'a < b and a % 2 == b % 2', name: 'Odd or even thermometer', look: 'line', colour: 'green'},
  },
  {
    id: 'slow-thermometer',
    words: 'Slow thermometer',
    advice: 'Draw each line from its bulb.',
    rule: {text: 'a <= b', name: 'Slow thermometer', look: 'line', colour: 'blue'},
  },
  {
    id: 'nabner',
    words: 'Nabner line',
    advice: 'Draw each line.',
    rule: {text: 'abs(a - b) > 1', reach: 'any', name: 'Nabner line', look: 'line', colour: 'yellow'},
  },
  {
    id: 'not-renban',
    words: 'Not renban',
    advice: 'Draw each line. Its digits are not consecutive digits in some order, or some digit repeats.',
    rule: {form: 'neither', text: 'renban', name: 'Not renban', look: 'line', colour: 'purple'},
  },
  {
    id: 'arithmetic-progression',
    words: 'Arithmetic progression',
    advice: 'Draw each line. The differences between neighbours on it are equal.',
    rule: {
      form: 'machine',
      text: 'start last = 0, step = 0; allow i < 3 or d - last == step; next last = d, step = d - last',
      name: 'Arithmetic progression',
      look: 'line',
      colour: 'teal',
    },
  },
  {
    id: 'successor-arrow',
    words: 'Successor arrow',
    advice: 'Draw from the cell of the arrow in its direction to the border of the grid.',
    rule: {
      form: 'machine',
      text: 'start far = 0; allow i == 1 or i != far + 1 or d == far + 1; next far = if(i == 1, d, far); accept i > far',
      name: 'Successor arrow',
      look: 'nothing',
    },
  },
  {
    id: 'flatmates',
    words: 'Flatmates',
    advice: 'Each 5 has a 1 above it or a 9 below it. Change the digits, then add the rule to each column.',
    rule: {form: 'pattern', text: '.*(15|59).*', where: 'columns', name: 'Flatmates', look: 'nothing'},
  },
  {
    id: 'odd-even-lots',
    words: 'Odd lots, even lots',
    advice: 'The first digit is the number of odd digits on the line. For even lots, change odd to even.',
    rule: {
      form: 'machine',
      text: 'start left = 0; next left = if(i == 1, d, left) - odd(d); accept left == 0',
      name: 'Odd lots',
      look: 'line',
      colour: 'orange',
    },
  },
  {
    id: 'sum-variants',
    words: 'Sums with a condition',
    advice:
      'Drag over the cells. Change the condition after “accept”, such as even(s) or s >= 10 and s <= 20.',
    rule: {
      form: 'machine',
      text: 'start s = 0; next s = s + d; accept prime(s)',
      name: 'Prime sum',
      look: 'cage',
    },
  },
  {
    id: 'general-skyscraper',
    words: 'Skyscrapers on a line',
    advice: 'Draw from the cell that is seen first. Change 5 to the number of digits that are seen.',
    rule: {
      form: 'machine',
      text: 'start top = 0, seen = 0; next top = max(top, d), seen = seen + (d > top); accept seen == 5',
      name: 'Skyscrapers, 5 seen',
      look: 'line',
      colour: 'grey',
    },
  },
  {
    id: 'ambiguous-arrow',
    words: 'Ambiguous arrow',
    advice: 'Drag over the cells. The greatest digit is the sum of the others.',
    rule: {
      form: 'machine',
      text: 'start top = 0, s = 0; allow s + d <= 2 * n; next top = max(top, d), s = s + d; accept s == 2 * top',
      name: 'Ambiguous arrow',
      look: 'line',
      colour: 'pink',
    },
  },
  {
    id: 'entropic-line',
    words: 'Entropic line of other sets',
    advice:
      'Any three neighbours on the line are from three sets. Change the limits 3 and 6, or compare a % 3 and b % 3.',
    rule: {
      text: 'j - i > 2 or (a > 3) + (a > 6) != (b > 3) + (b > 6)',
      reach: 'any',
      name: 'Entropic line',
      look: 'line',
      colour: 'red',
    },
  },
  {
    id: 'index-line',
    words: 'Index line',
    advice:
      'The digit in the third cell says where the 3 is on the line. For lines of other lengths, change 4.',
    rule: {
      text: 'max(a, b) <= 4 and (a == j) == (b == i)',
      reach: 'any',
      name: 'Index line',
      look: 'line',
      colour: 'brown',
    },
  },
  {
    id: 'magnet-sum',
    words: 'Magnet sum',
    advice:
      'Draw from the magnet in its direction. The digits before the first that is greater than the magnet have its digit as their sum.',
    rule: {
      form: 'machine',
      text: 'start m = 0, s = 0; allow i == 1 or s > n or s + d <= m or d > m and s == m; next m = if(i == 1, d, m), s = if(i == 1, 0, if(s > n or d > m, n + 1, s + d)); accept s == m or s > n',
      name: 'Magnet sum',
      look: 'line',
      colour: 'blue',
    },
  },
]);

/**
 * Returns the rule of a recipe.
 *
 * @param {Recipe} recipe the recipe
 * @returns {TypedRule} the rule
 */
export function recipeRule({rule}) {
  return {...newTypedRule(), ...rule};
}
