import {newDoc} from '../page/model/doc.js';
import {fromLink, puzzleQuery} from '../page/model/exchange.js';
import {fogText, hiddenCells, isFoggy, seenDigits} from '../page/model/fog.js';
import {enter, fillCandidates, toggleCentre} from '../page/model/marking.js';
import {newPlay, visibleCandidates} from '../page/model/progress.js';
import {select} from '../page/model/selection.js';
import {shownCandidates} from '../page/play/board.js';
import {nextLight, placesOf} from '../page/play/light.js';
import {fails, same} from './check.js';

const SOLUTION = '2143341242311324';

/**
 * A puzzle with a given in its last cell.
 * @param fog
 * @param fields
 */
const foggy = (fog, fields = {}) =>
  newDoc({size: 4, givens: '...............4', solution: SOLUTION, fog, ...fields});

const lit = (doc, digits) => {
  const hidden = hiddenCells(doc, digits);
  return [...doc.givens.keys()].filter((cell) => !hidden.has(cell));
};

/**
 * Returns digits with some cells filled as in the solution.
 * @param {...any} cells
 */
const right = (...cells) => {
  const digits = new Uint8Array(16);
  digits[15] = 4;
  cells.forEach((cell) => {
    digits[cell] = Number(SOLUTION[cell]);
  });
  return digits;
};

export const tests = {
  'some cells are lit from the beginning, and givens light nothing'() {
    same(lit(foggy({lights: ['r1c4', 'r4c1']}), right()), [3, 12]);
  },

  'a right digit lights what is around it; a wrong one does not'() {
    const doc = foggy({lights: []});
    same(lit(doc, right(0)), [0, 1, 4, 5]);
    same(lit(doc, right(7)), [2, 3, 6, 7, 10, 11]);
    const wrong = right();
    wrong[0] = 3;
    same(lit(doc, wrong), []);
  },

  'triggers replace that'() {
    const doc = foggy({
      lights: ['r3c2'],
      triggers: [
        {cells: ['r1c1', 'r1c2'], lights: ['r3c3', 'r3c4']},
        {cells: ['r1c2', 'r1c3'], any: true, lights: ['r4c3']},
      ],
    });
    same(lit(doc, right(0)), [9]);
    same(lit(doc, right(1)), [9, 14]);
    same(lit(doc, right(0, 1)), [9, 10, 11, 14]);
  },

  'candidates and marks reveal no hidden given'() {
    const dark = newPlay(foggy({lights: ['r1c1']}));
    same(fillCandidates(dark).centre[14], [1, 2, 3, 4]);
    const light = newPlay(foggy({lights: ['r4c4']}));
    same(fillCandidates(light).centre[14], [1, 2, 3]);
    // A constraint in fog removes no marks: here, r1c2 and r2c3 would differ.
    const ruled = foggy({lights: []}, {constraints: [{kind: 'extra-region', cells: ['r1c2', 'r2c3']}]});
    same(enter(fillCandidates(newPlay(ruled)), [1], 1, {clean: true}).centre[6], [1, 2, 3, 4]);
  },

  'a hint shows candidates that do not depend on hidden givens'() {
    const step = {candidates: [{cell: 14, digit: 2}], deductions: []};
    const shown = (lights) => {
      const play = newPlay(foggy({lights}));
      return [play, toggleCentre(play, [14], 1)].map((each) => shownCandidates(each, step)[14]);
    };
    const all = [1, 2, 3, 4];
    same(shown(['r1c1']), [all, all]);
    same(shown(['r4c4']), [
      [1, 2, 3],
      [1, 2, 3],
    ]);
  },

  'a highlighted digit and visible candidates reveal no hidden given'() {
    const dark = newPlay(foggy({lights: ['r1c1']}));
    same(
      [visibleCandidates(dark)[14], visibleCandidates(dark)[15]],
      [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ],
    );
    same(placesOf(dark, 4), {has: [], may: [...dark.doc.givens.keys()]});
    same(nextLight(select(dark, [15]), null), 1);
    const light = newPlay(foggy({lights: ['r4c4']}));
    same(visibleCandidates(light)[15], []);
    same(placesOf(light, 4), {has: [15], may: [0, 1, 2, 4, 5, 6, 8, 9]});
    same(nextLight(select(light, [15]), null), 4);
  },

  'a puzzle is in fog if a cell is hidden at first'() {
    same(isFoggy(foggy({lights: ['r1c1']})), true);
    same(isFoggy(foggy(undefined)), false);
  },

  'hidden givens are not seen'() {
    const doc = foggy({lights: []});
    same(seenDigits(doc, right(0), hiddenCells(doc, right(0)))[15], 0);
    same(seenDigits(doc, right(10), hiddenCells(doc, right(10)))[15], 4);
  },

  'without a solution nothing is hidden, and the player is told'() {
    const doc = foggy({lights: []}, {solution: ''});
    same(hiddenCells(doc, right()).size, 0);
    same(fogText(doc).includes('no solution is stated'), true);
  },

  'fog of a link is bounded'() {
    const triggers = Array.from({length: 2001}, () => ({cells: ['r1c1'], lights: []}));
    fails(
      () => fromLink(puzzleQuery(foggy({lights: [], triggers}))),
      /2,001 triggers, but a puzzle has at most 2,000/,
    );
    const lights = Array.from({length: 40_000}, () => 'r1c1');
    fails(
      () => fromLink(puzzleQuery(foggy({lights}))),
      /its fog cells have 274 KiB, but at most 255 KiB are read/,
    );
  },

  'drawings of a link are near the grid, and their colours are hexadecimal'() {
    const link = (drawing) =>
      puzzleQuery(newDoc({size: 4, drawings: [{kind: 'line', points: [[1, 1]], ...drawing}]}));
    same(fromLink(link({colour: '#ff000080', width: 1000})).doc.drawings.length, 1);
    fails(() => fromLink(link({colour: 'url(x)'})), /drawing 1 has the colour 'url\(x\)'/);
    fails(() => fromLink(link({fill: ''})), /drawing 1 has the colour ''/);
    fails(() => fromLink(link({width: 1e9})), /drawing 1 is more than 1,000 cells away or wide/);
    fails(() => fromLink(link({points: [[0.5, -1e9]]})), /drawing 1 is more than 1,000 cells away or wide/);
  },

  'cells of the fog are cells of the grid'() {
    fails(() => foggy({lights: ['r5c1']}), /r5c1/);
  },
};
