/**
 * The facts about each kind of constraint, by its name in the API. A test writes this file from ConstraintKind.java.
 *
 * @import {KindFacts} from './constraint-kinds.js'
 */

/** @type {Readonly<Record<string, KindFacts>>} */
// prettier-ignore
export const FACTS = Object.freeze({
  'diagonal': {words: 'diagonal', plural: 'diagonals', shape: 'whole', fewest: 0, choices: ['rising', 'falling']},
  'windoku': {words: 'windows', plural: 'windows', shape: 'whole', fewest: 0, sizes: [4, 9, 16, 25, 36]},
  'disjoint-groups': {words: 'disjoint groups', plural: 'disjoint groups', shape: 'whole', fewest: 0},
  'extra-region': {words: 'extra region', plural: 'extra regions', shape: 'cells', fewest: 1},
  'centre-dot': {words: 'centre dot', plural: 'centre dot', shape: 'whole', fewest: 0, sizes: [9]},
  'asterisk': {words: 'asterisk', plural: 'asterisk', shape: 'whole', fewest: 0, sizes: [9]},
  'girandola': {words: 'girandola', plural: 'girandola', shape: 'whole', fewest: 0, sizes: [9]},
  'anti-knight': {words: 'anti-knight', plural: 'anti-knight', shape: 'whole', fewest: 0},
  'anti-king': {words: 'anti-king', plural: 'anti-king', shape: 'whole', fewest: 0},
  'anti-taxicab': {words: 'anti-taxicab', plural: 'anti-taxicab', shape: 'whole', fewest: 0},
  'non-consecutive': {words: 'non-consecutive', plural: 'non-consecutive', shape: 'whole', fewest: 0},
  'global-entropy': {words: 'global entropy', plural: 'global entropy', shape: 'whole', fewest: 0, sizes: [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]},
  'dutch-flatmates': {words: 'Dutch flatmates', plural: 'Dutch flatmates', shape: 'whole', fewest: 0, sizes: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]},
  'cage': {words: 'cage', plural: 'cages', shape: 'cells', fewest: 1, number: {field: 'sum', words: 'sum', isOptional: true, min: 1}},
  'repeat-cage': {words: 'cage with repeats', plural: 'cages with repeats', shape: 'cells', fewest: 1, number: {field: 'sum', words: 'sum', min: 1}},
  'product-cage': {words: 'product cage', plural: 'product cages', shape: 'cells', fewest: 1, number: {field: 'product', words: 'product', min: 0}},
  'difference-cage': {words: 'difference cage', plural: 'difference cages', shape: 'cells', fewest: 2, number: {field: 'difference', words: 'difference', min: 0, less: 1}},
  'quotient-cage': {words: 'quotient cage', plural: 'quotient cages', shape: 'cells', fewest: 2, number: {field: 'quotient', words: 'quotient', min: 1, less: 0}},
  'equal-cages': {words: 'cages with equal sums', plural: 'cages with equal sums', shape: 'copies', fewest: 2},
  'white-dot': {words: 'white dot', plural: 'white dots', shape: 'pair', fewest: 2, number: {field: 'difference', words: 'difference', isOptional: true, min: 1, less: 1}},
  'black-dot': {words: 'black dot', plural: 'black dots', shape: 'pair', fewest: 2, number: {field: 'ratio', words: 'ratio', isOptional: true, min: 2, less: 0}},
  'xv': {words: 'XV sign', plural: 'XV signs', shape: 'pair', fewest: 2, choices: ['X', 'V']},
  'negative-ratio': {words: 'negative black dots', plural: 'negative black dots', shape: 'whole', fewest: 0},
  'negative-xv': {words: 'negative XV', plural: 'negative XV', shape: 'whole', fewest: 0},
  'greater-than': {words: 'greater-than sign', plural: 'greater-than signs', shape: 'pair', fewest: 2},
  'thermometer': {words: 'thermometer', plural: 'thermometers', shape: 'path', fewest: 2},
  'slow-thermometer': {words: 'slow thermometer', plural: 'slow thermometers', shape: 'path', fewest: 2},
  'arrow': {words: 'arrow', plural: 'arrows', shape: 'arrow', fewest: 2},
  'palindrome': {words: 'palindrome', plural: 'palindromes', shape: 'path', fewest: 2},
  'renban': {words: 'renban line', plural: 'renban lines', shape: 'path', fewest: 2},
  'whispers': {words: 'whispers line', plural: 'whispers lines', shape: 'path', fewest: 2, number: {field: 'difference', words: 'difference', isOptional: true, min: 1, less: 1}},
  'region-sum-line': {words: 'region sum line', plural: 'region sum lines', shape: 'path', fewest: 2},
  'equal-sum-line': {words: 'equal sum line', plural: 'equal sum lines', shape: 'path', fewest: 1},
  'ten-line': {words: 'ten-line', plural: 'ten-lines', shape: 'path', fewest: 1, number: {field: 'total', words: 'sum of each group', isOptional: true, min: 1}},
  'between-line': {words: 'between line', plural: 'between lines', shape: 'path', fewest: 3},
  'entropic-line': {words: 'entropic line', plural: 'entropic lines', shape: 'path', fewest: 3},
  'modular-line': {words: 'modular line', plural: 'modular lines', shape: 'path', fewest: 2, number: {field: 'modulus', words: 'modulus', isOptional: true, min: 2, less: 0}},
  'parity-line': {words: 'parity line', plural: 'parity lines', shape: 'path', fewest: 2},
  'nabner': {words: 'nabner line', plural: 'nabner lines', shape: 'path', fewest: 2},
  'zipper-line': {words: 'zipper line', plural: 'zipper lines', shape: 'path', fewest: 3},
  'double-arrow': {words: 'double arrow', plural: 'double arrows', shape: 'path', fewest: 3},
  'lockout-line': {words: 'lockout line', plural: 'lockout lines', shape: 'path', fewest: 2, number: {field: 'difference', words: 'difference', isOptional: true, min: 1, less: 1}},
  'little-killer': {words: 'little killer', plural: 'little killers', shape: 'outside', fewest: 0, choices: ['up-left', 'up-right', 'down-left', 'down-right'], number: {field: 'sum', words: 'sum', min: 1}},
  'sandwich': {words: 'sandwich', plural: 'sandwiches', shape: 'outside', fewest: 0, number: {field: 'sum', words: 'sum', min: 0}},
  'x-sum': {words: 'X-sum', plural: 'X-sums', shape: 'outside', fewest: 0, number: {field: 'sum', words: 'sum', min: 1}},
  'skyscraper': {words: 'skyscraper', plural: 'skyscrapers', shape: 'outside', fewest: 0, number: {field: 'visible', words: 'number of visible digits', min: 1, less: 0}},
  'numbered-room': {words: 'numbered room', plural: 'numbered rooms', shape: 'outside', fewest: 0, number: {field: 'digit', words: 'digit', min: 1, less: 0}},
  'odd': {words: 'odd cell', plural: 'odd cells', shape: 'cell', fewest: 1},
  'even': {words: 'even cell', plural: 'even cells', shape: 'cell', fewest: 1},
  'minimum': {words: 'minimum', plural: 'minimums', shape: 'cell', fewest: 1},
  'maximum': {words: 'maximum', plural: 'maximums', shape: 'cell', fewest: 1},
  'row-indexer': {words: 'row indexer', plural: 'row indexers', shape: 'cell', fewest: 1},
  'column-indexer': {words: 'column indexer', plural: 'column indexers', shape: 'cell', fewest: 1},
  'box-indexer': {words: 'box indexer', plural: 'box indexers', shape: 'cell', fewest: 1},
  'quadruple': {words: 'quadruple', plural: 'quadruples', shape: 'corner', fewest: 4, number: {field: 'digits', words: 'digits', isList: true}},
  'clone': {words: 'clone', plural: 'clones', shape: 'copies', fewest: 2},
  'counting-circles': {words: 'counting circles', plural: 'counting circles', shape: 'cells', fewest: 1},
  'weighted-sum': {words: 'weighted sum', plural: 'weighted sums', shape: 'rule', fewest: 1},
  'rule': {words: 'own rule', plural: 'own rules', shape: 'rule', fewest: 0},
  'candidates': {words: 'given candidates', plural: 'given candidates', shape: 'cell', fewest: 1, number: {field: 'digits', words: 'digits', isList: true}},
});

/** The shapes in which a rule can be drawn. @type {readonly string[]} */
export const RULE_SHAPES = Object.freeze(['line', 'circles', 'squares', 'cage', 'dot', 'nothing']);

/** The names of its colours, and the colours. @type {readonly (readonly [string, string])[]} */
// prettier-ignore
export const RULE_COLOURS = Object.freeze([['grey', '#bdbdbd'], ['red', '#f19a9a'], ['orange', '#f7c07a'], ['yellow', '#f3e27c'], ['green', '#9fd3a1'], ['teal', '#8fd0cd'], ['blue', '#9cc3ec'], ['purple', '#c9a9e6'], ['pink', '#f2b0d0'], ['brown', '#cfb095']]);
