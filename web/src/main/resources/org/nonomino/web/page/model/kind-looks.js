/**
 * What the setter's desk adds to each kind of constraint: its group, an icon, other usual names for the search, and the letter
 * that chooses its tool together with Alt. The order is that of the desk.
 *
 * @import {Group} from './constraint-kinds.js'
 */

/** A square, and a line: the icons of kinds that look alike. */
const BOX = 'M4 4h16v16H4z';
const HOOK = 'M5 18l5-5 4 3 5-10';
const ENDS = 'M3 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 15l8-6';
const DOT = 'M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0';

/**
 * Each row: the name in the API, the group, the icon as an SVG path in a square of 24 units, other names, and the letter.
 *
 * @type {readonly (readonly [string, Group, string, string, string?])[]}
 */
// prettier-ignore
export const LOOKS = Object.freeze([
  ['cage', 'cages', BOX, 'killer sum', 'c'],
  ['repeat-cage', 'cages', `${BOX}M9 9h6v6H9z`, 'killer sum'],
  ['product-cage', 'cages', `${BOX}M8 8l8 8M16 8l-8 8`, 'kenken times multiply'],
  ['difference-cage', 'cages', `${BOX}M8 12h8`, 'kenken minus subtract'],
  ['quotient-cage', 'cages', `${BOX}M8 12h8M12 8v1M12 15v1`, 'kenken divide'],
  ['equal-cages', 'cages', 'M3 5h7v14H3zM14 5h7v14h-7z', 'same sum'],
  ['thermometer', 'lines', 'M4 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 15L19 5', 'thermo', 't'],
  ['slow-thermometer', 'lines', 'M4 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 15h4v-5h5V5', 'thermo'],
  ['arrow', 'lines', 'M3 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10 14L20 4M13 4h7v7', 'sum pill', 'a'],
  ['palindrome', 'lines', HOOK, 'line'],
  ['renban', 'lines', HOOK, 'consecutive'],
  ['whispers', 'lines', HOOK, 'german dutch'],
  ['region-sum-line', 'lines', HOOK, 'box sum'],
  ['equal-sum-line', 'lines', HOOK, 'same sum'],
  ['ten-line', 'lines', HOOK, '10 line sum groups'],
  ['between-line', 'lines', ENDS, 'circles'],
  ['entropic-line', 'lines', HOOK, 'low middle high'],
  ['modular-line', 'lines', HOOK, 'remainder'],
  ['parity-line', 'lines', HOOK, 'odd even alternating'],
  ['nabner', 'lines', HOOK, 'not consecutive'],
  ['zipper-line', 'lines', HOOK, 'sum centre'],
  ['double-arrow', 'lines', ENDS, 'sum circles'],
  ['lockout-line', 'lines', 'M6 13l4 4-4 4-4-4zM18 3l4 4-4 4-4-4zM9 16l6-8', 'diamonds'],
  ['white-dot', 'dots', DOT, 'kropki consecutive difference', 'o'],
  ['black-dot', 'dots', `${DOT}M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0`, 'kropki double ratio'],
  ['xv', 'dots', 'M3 6l7 12M10 6L3 18M13 6l4 12 4-12', 'roman sum 5 10'],
  ['greater-than', 'dots', 'M7 5l10 7-10 7', 'inequality less'],
  ['quadruple', 'dots', 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M12 2v4M12 18v4M2 12h4M18 12h4', 'quad clue'],
  ['negative-ratio', 'dots', `${DOT}M4 20L20 4`, 'kropki all shown'],
  ['negative-xv', 'dots', 'M3 6l7 12M10 6L3 18M13 6l4 12 4-12M2 21L22 3', 'all shown'],
  ['odd', 'cells', 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0', 'parity circle'],
  ['even', 'cells', 'M6 6h12v12H6z', 'parity square'],
  ['minimum', 'cells', `${BOX}M8 10l4 4 4-4`, 'smaller'],
  ['maximum', 'cells', `${BOX}M8 14l4-4 4 4`, 'greater'],
  ['row-indexer', 'cells', `${BOX}M7 12h10`, 'index'],
  ['column-indexer', 'cells', `${BOX}M12 7v10`, 'index'],
  ['box-indexer', 'cells', `${BOX}M9 9h6v6H9z`, 'index'],
  ['candidates', 'cells', `${BOX}M8 12h1M12 12h1M16 12h1`, 'pencil marks restricted'],
  ['clone', 'cells', 'M3 3h10v10H3zM11 11h10v10H11z', 'same digits'],
  ['counting-circles', 'cells', 'M4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0', 'how many circles'],
  ['little-killer', 'outside', 'M5 5l13 13M9 18h9V9', 'diagonal sum'],
  ['sandwich', 'outside', 'M4 7h16M4 12h16M4 17h16', 'sum between'],
  ['x-sum', 'outside', 'M4 6l6 12M10 6L4 18M13 12h8M17 8v8', 'first cells'],
  ['skyscraper', 'outside', 'M4 20V13h4V8h5V4h6v16z', 'visible buildings'],
  ['numbered-room', 'outside', 'M6 20V4h12v16zM14 12h1', 'door'],
  ['diagonal', 'houses', 'M4 4l16 16M20 4L4 20', 'X sudoku'],
  ['windoku', 'houses', 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z', 'hyper windoku'],
  ['disjoint-groups', 'houses', 'M5 5h3v3H5zM16 5h3v3h-3zM5 16h3v3H5zM16 16h3v3h-3z', 'positions'],
  ['extra-region', 'houses', 'M4 4h10v6h6v10H10v-6H4z', 'house'],
  ['centre-dot', 'houses', `${BOX}M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0`, 'center'],
  ['asterisk', 'houses', 'M12 4v16M5 8l14 8M19 8L5 16', 'star'],
  ['girandola', 'houses', 'M12 4v5h5M20 12h-5v5M12 20v-5H7M4 12h5V7', 'pinwheel'],
  ['anti-knight', 'chess', 'M6 20h12M9 20c0-6 5-6 3-11l-4 2-2-3 6-4c6 2 6 9 5 16', 'horse'],
  ['anti-king', 'chess', 'M6 20h12M8 20L6 10l6 2 6-2-2 10M12 3v6M10 5h4', 'touching'],
  ['anti-taxicab', 'chess', 'M5 19V9h7V5h7M3 17l2 2 2-2M17 3l2 2-2 2', 'distance steps'],
  ['non-consecutive', 'chess', 'M4 12h5M15 12h5M10 18l4-12', 'orthogonal neighbours'],
  ['global-entropy', 'chess', 'M4 4h16v16H4zM12 4v16M4 12h16M7 8h2M15 8h2M7 16h2', 'low middle high 2x2'],
  ['dutch-flatmates', 'chess', 'M8 21h8V9H8zM12 3v4M10 5l2-2 2 2M12 13v4', '5 above below'],
  ['rule', 'own', 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h4', 'formula pairs pattern regular expression machine count recipe custom', 'u'],
  ['weighted-sum', 'own', 'M17 6V4H6l6 8-6 8h11v-2', 'linear factors difference magic square equal'],
]);
