import {docOfPuzzle, keyOf, newDoc, puzzleOfDoc} from '../page/model/doc.js';
import {made} from '../page/model/constraint-kinds.js';
import {numberRange, solvedNumber} from '../page/model/constraint-numbers.js';
import {fromLink, linkTrouble, playOfPuzzle, puzzleOf, toLink} from '../page/model/exchange.js';
import {commandGroups, commandOf, typedDigit} from '../page/model/keys.js';
import {enter, toggleCentre} from '../page/model/marking.js';
import {newPlay} from '../page/model/progress.js';
import {formulaOf, withPair} from '../page/model/rule-pairs.js';
import {select} from '../page/model/selection.js';
import {sumsOf, sumsText} from '../page/model/sums.js';
import {withSymbols} from '../page/model/symbol-change.js';
import {digitName, digitText, digitsFrom, digitsText, offsetOf, symbolsFrom} from '../page/model/symbols.js';
import {newGenerateState, generateState} from '../page/generate/state.js';
import {newChoices, requestOf} from '../page/parts/choices.js';
import {conclusions} from '../page/parts/phrases.js';
import {rulesText} from '../page/parts/how-to-play.js';
import {fromJson, toJson} from '../page/storage/saved.js';
import {draftFrom, writtenDraft} from '../page/storage/saved-drafts.js';
import {fails, same} from './check.js';

const WORD = 'SUDOKWPZL';
const FROM_ZERO = '012345678';
const GIVENS = `0${'.'.repeat(79)}8`;
const zero = (more = {}) => newDoc({size: 9, symbols: FROM_ZERO, givens: GIVENS, ...more});
const word = (more = {}) => newDoc({size: 9, symbols: WORD, givens: `S${'.'.repeat(79)}l`, ...more});

/**
 * @param {string} name a character
 * @param {object} [held] the held modifiers
 * @returns {object} an event of the key with this character
 */
function key(name, held = {}) {
  const code = /\d/.test(name) ? `Digit${name}` : `Key${name.toUpperCase()}`;
  return {key: name, code, getModifierState: () => false, ...held};
}

export const tests = {
  'symbols are read'() {
    same(
      ['', '1-9', '123456789'].map((text) => symbolsFrom(text, 9)),
      ['', '', ''],
    );
    same(symbolsFrom(' 0-8 ', 9), FROM_ZERO);
    same(symbolsFrom('012345678', 9), FROM_ZERO);
    same(symbolsFrom('3 – 11', 9), '3456789AB');
    same(symbolsFrom('3456789ab', 9), '3456789AB');
    same(symbolsFrom('sudokwpzl', 9), WORD);
    fails(() => symbolsFrom('SUDOKU', 6), /The symbol U occurs twice/);
    fails(() => symbolsFrom('SUDOKW', 9), /6 symbols, but a grid of size 9 has 9 digits/);
    fails(() => symbolsFrom('5-3', 9), /go from 5 down to 3. Write the smallest digit first: 3-5\.$/);
    fails(() => symbolsFrom('0-9', 9), /10 symbols/);
    fails(() => symbolsFrom('012345679', 9), /not successive digits. Write, for example, 0-8/);
    fails(() => symbolsFrom('10-18', 9), /smallest digit is 0 to 9/);
    fails(() => symbolsFrom('SUDOK1PZL', 9), /letters from A to Z/);
    fails(() => symbolsFrom('ÄBCDEFGHI', 9), /letters from A to Z/);
  },

  'digits have names and values'() {
    same([digitName(1, zero()), digitName(9, word()), digitName(0, word())], ['0', 'L', '.']);
    same([digitName(12, {}, true), digitName(9, {symbols: '3456789AB'}, true)], ['12', 'B']);
    same([offsetOf(zero()), offsetOf(word()), offsetOf({})], [-1, 0, 0]);
    same(digitText([1, 0, 9], zero()), '0.8');
    same(digitsFrom('0..1', {size: 2, symbols: '01'}, 'x'), [1, 0, 0, 2]);
  },

  'documents keep their symbols'() {
    for (const doc of [zero(), word()]) {
      same([doc.givens[0], doc.givens[80]], [1, 9]);
      same(docOfPuzzle(puzzleOfDoc(doc)), doc);
      const play = toggleCentre(enter(newPlay(doc), [5], 7), [6], 1);
      same(puzzleOf(play).centreMarks, {r1c7: doc.symbols[0]});
      const back = playOfPuzzle(puzzleOf(play));
      same([back.doc, back.entered, back.centre], [doc, play.entered, play.centre]);
      const linked = fromLink(toLink(play, {progress: true}));
      same([linked.doc, linked.entered], [doc, play.entered]);
      same([fromJson(toJson(play)).doc, fromJson(toJson(play)).entered], [doc, play.entered]);
      const draft = {doc, savedAt: 1, past: [newDoc({size: 9})], future: []};
      const kept = draftFrom('x', JSON.parse(JSON.stringify(writtenDraft(draft))));
      same([kept.doc, kept.past], [doc, draft.past]);
    }
    same(JSON.parse(toJson(newPlay(zero()))).v, 6);
    same(writtenDraft({doc: zero(), savedAt: 1, past: [], future: []}).v, 5);
    fails(() => newDoc({size: 9, symbols: FROM_ZERO, givens: `9${'.'.repeat(80)}`}), /'9' at r1c1/);
    fails(() => fromLink(`p=${'.'.repeat(16)}&y=ABCA`), /occurs twice/);
  },

  'sentences about invalid links end in one full stop'() {
    const trouble = (query) => {
      try {
        return fromLink(`p=${'.'.repeat(16)}&${query}`);
      } catch (error) {
        return linkTrouble(error);
      }
    };
    same(['y=0122', 'e=5'].map(trouble), [
      'This link does not contain a puzzle: These symbols are not successive digits. Write, for example, 0-3.',
      'This link does not contain a puzzle: a grid of size 4 has 16 entered digits, not 1.',
    ]);
  },

  'puzzles with other symbols are other puzzles'() {
    const keys = [zero(), word(), newDoc({size: 9, givens: `1${'.'.repeat(79)}9`})].map(keyOf);
    same(new Set(keys).size, 3);
  },

  'the symbols of a puzzle change with its solution'() {
    const solution = '1234341221434321';
    const plain = newDoc({size: 4, givens: '1'.padEnd(16, '.'), solution, left: ['x']});
    const changed = withSymbols(plain, 'abcd');
    same([changed.symbols, changed.solution, changed.givens[0]], ['ABCD', 'ABCDCDABBADCDCBA', 1]);
    same(withSymbols(withSymbols(changed, '0-3'), ''), plain);
  },

  'sentences have the symbols'() {
    same(digitsText(zero()), 'The digits of this grid are 0 to 8.');
    same(digitsText(word()), 'The digits of this grid are S, U, D, O, K, W, P, Z and L.');
    same(rulesText(zero(), false), '0 to 8 once in each row, column and region.');
    same(conclusions(word(), [{cell: 1, digit: 2, placement: true}]).text, 'r1c2 = U');
  },

  'letters of a word are digits, and commands need Alt'() {
    same(commandOf(key('k'), word()), {name: 'digit', digit: 5});
    same(commandOf(key('k', {altKey: true}), word()), {name: 'check'});
    same(commandOf(key('K', {shiftKey: true}), word()), {name: 'digit', digit: 5, mode: 'corner'});
    same(commandOf(key('h'), word()), {name: 'hint'});
    same(commandOf(key('h'), word(), false), null);
    same(commandOf(key('3'), word()), {name: 'digit', digit: 3});
    same(commandOf(key('0'), word()), {name: 'erase'});
    const [{commands}] = commandGroups(word());
    same(commands[0].keys, ['S, U, D, O, K, W, P, Z, L']);
    same(commands.find(({text}) => text === 'undo').keys, ['Ctrl+Z', 'Alt+U']);
    same(typedDigit(key('w'), word()), 6);
  },

  'figures are the digits that they say'() {
    const four = {size: 4, symbols: '2345'};
    same(commandOf(key('0'), zero()), {name: 'digit', digit: 1});
    same(commandOf(key('0', {ctrlKey: true}), zero()), {name: 'digit', digit: 1, mode: 'centre'});
    same(commandOf(key('8'), zero(), true, true), {name: 'digit', digit: 9});
    same(commandOf(key('9'), zero()).digit > 9, true);
    same([typedDigit(key('2'), four), typedDigit(key('5'), four), typedDigit(key('0'), four)], [1, 4, 0]);
    same([typedDigit(key('1'), four), typedDigit(key('6'), four)], [5, 5]);
    same(commandGroups(zero())[0].commands[0].keys, ['0–8']);
    same(commandGroups({size: 10, symbols: '3456789ABC'})[0].commands[0].keys, ['3–9, A–C']);
  },

  'sums use values'() {
    const constraints = [{kind: 'cage', cells: ['r1c2', 'r1c3'], sum: 2}];
    const play = newPlay(newDoc({size: 9, symbols: FROM_ZERO, constraints}));
    const text = (some) => sumsText(sumsOf(some), some.doc, false);
    same(text(select(play, [1])), 'Cage of 2, 2 cells: 1 combination: 0 2. In none: 1 3 4 5 6 7 8.');
    same(
      text(select(enter(play, [10, 11], 4), [10, 80])),
      'The sum of 2 cells is between 3 and 11, 3 without 1 blank cell.',
    );
    same(
      text(select(enter(play, [80], 1), [80, 79])),
      'The sum of 2 cells is between 1 and 8, 0 without 1 blank cell.',
    );
    const letters = newPlay(newDoc({size: 9, symbols: WORD, constraints: [{...constraints[0], sum: 3}]}));
    same(text(select(letters, [1])), 'Cage of 3, 2 cells: 1 combination: S U. In none: D O K W P Z L.');
    const sandwich = [{kind: 'sandwich', row: 1, sum: 2}];
    const clue = newPlay(newDoc({size: 4, symbols: '0123', constraints: sandwich}));
    same(text(select(clue, [1])), 'Sandwich of 2 in row 1: 1 combination: 2. In none: 1.');
  },

  'numbers of constraints are values'() {
    const cage = made('cage', 9, [0, 1]);
    same(numberRange(cage, zero()), {min: 1, max: 15});
    same(numberRange(cage, word()), {min: 3, max: 17});
    same(numberRange({kind: 'quadruple', cells: ['r1c1', 'r1c2', 'r2c1', 'r2c2']}, zero()), {min: 0, max: 8});
    same(solvedNumber(cage, zero(), [1, 9, ...new Array(79).fill(1)]), 8);
  },

  'formulas for pairs have values'() {
    const zeroToThree = {size: 4, symbols: '0123'};
    same(formulaOf(['1', '', '', ''], zeroToThree), 'a == 0 and b == 1');
    same(formulaOf(['', '', '', ''], zeroToThree), 'a < 0');
    same(formulaOf(new Array(4).fill('0123'), zeroToThree), 'a >= 0');
    same(withPair(['1', '', '', ''], 1, 1, zeroToThree), ['01', '', '', '']);
    same(formulaOf(['BD', '', '', ''], {size: 4, symbols: 'ABCD'}), 'a == 1 and (b == 2 or b == 4)');
  },

  'puzzles are generated with symbols'() {
    const choices = {...newChoices(), kind: 'catalog'};
    same(requestOf({...choices, symbols: '0-8'}, zero()).request.symbols, FROM_ZERO);
    same('symbols' in requestOf(choices, zero()).request, false);
    same(requestOf({...choices, symbols: 'SUDOKU'}, zero()).field, 'symbols');
    const puzzle = {
      size: 4,
      puzzle: 'W'.padEnd(16, '.'),
      symbols: 'WORD',
      solution: 'WORDRDWOOWDRDROW',
      clues: 1,
      seed: 7,
    };
    const {made: all} = generateState(newGenerateState(), {type: 'made', puzzle});
    same([all[0].doc.symbols, all[0].doc.givens[0], all[0].solution], ['WORD', 1, puzzle.solution]);
  },
};
