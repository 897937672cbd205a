import {render} from '../page/lib/lit-html.js';
import {cellLabel} from '../page/grid/cells.js';
import {
  CELL,
  candidatePlace,
  coordinateSides,
  drawingOf,
  outline,
  roomOfBoth,
  wholeOf,
} from '../page/model/drawing.js';
import {focusCell, grid, hasFocus} from '../page/grid/grid.js';
import {newDoc} from '../page/model/doc.js';
import {draw as drawLine, enter, toggleColour, toggleCentre, toggleCorner} from '../page/model/marking.js';
import {middleOf, stretchBetween} from '../page/model/pen.js';
import {digitsOf, newPlay} from '../page/model/progress.js';
import {MAX_SIZE} from '../page/model/symbols.js';
import {thumbnail} from '../page/grid/thumbnail.js';
import {same} from './check.js';

function draw(options) {
  const stage = document.getElementById('stage');
  render(grid({id: 'g', ...options}), stage);
  return stage.querySelector('svg');
}

const textOf = (element) => element.textContent.trim().replaceAll(/\s+/g, ' ');
const draw3 = (play) => drawLine(play, [stretchBetween(4, middleOf(4, 0), middleOf(4, 1))], 3);

const NO_ROOM = {left: 0, top: 0, right: 0, bottom: 0};

const doc = newDoc({size: 4, givens: '21........31.3..'});

export const tests = {
  'a grid has rows and cells for assistive technology'() {
    const svg = draw({doc, cursor: 5, selection: [5, 6], ariaLabel: 'four'});
    same([svg.getAttribute('role'), svg.getAttribute('aria-label')], ['grid', 'four']);
    same(svg.querySelectorAll('[role=row]').length, 4);
    same(svg.querySelectorAll('[role=gridcell]').length, 16);
    const cell = svg.querySelector('#g-5');
    same(
      ['aria-rowindex', 'aria-colindex', 'aria-selected', 'tabindex'].map((name) => cell.getAttribute(name)),
      ['2', '2', 'true', '0'],
    );
    same(svg.querySelectorAll('[tabindex="0"]').length, 1);
  },

  'every size is drawn'() {
    for (let size = 1; size <= MAX_SIZE; size++) {
      const svg = draw({doc: newDoc({size}), cursor: 0});
      same(svg.querySelectorAll('[role=gridcell]').length, size * size);
    }
  },

  'only regions that are not all rectangles have tints'() {
    const tintsOf = (size, regions) => drawingOf(newDoc({size, regions})).tints.length;
    same(
      drawingOf(newDoc({size: 3, regions: '000111222'})).heavy,
      '',
      'a grid without regions has thin lines only',
    );
    // Boxes, and rows as regions
    same([tintsOf(4), tintsOf(9), tintsOf(4, '0000111122223333'), tintsOf(1)], [0, 0, 0, 0]);
    same(tintsOf(4, '0001022112332333') > 1, true);
    same(tintsOf(4, '001100112233223.') > 1, true);
  },

  'labels of cells'() {
    const o = {doc, digits: doc.givens};
    same(cellLabel(o, 0), 'r1c1, region 1, digit 2 given');
    same(cellLabel(o, 2), 'r1c3, region 2, blank');
    const play = toggleColour(toggleCorner(toggleCentre(newPlay(doc), [2], 4), [2], 3), [2], 1);
    same(
      cellLabel({...o, ...play, conflicts: new Set([2]), describe: () => 'more'}, 2),
      'r1c3, region 2, blank, candidates 4, corner marks 3, colour red, conflict, more',
    );
    same(cellLabel({doc: newDoc({size: 1, regions: '.'})}, 0), 'r1c1, no region, blank');
    same(
      cellLabel({...o, highlights: new Map([[2, 'differ']])}, 2),
      'r1c3, region 2, blank, solutions differ here',
    );
  },

  'digits above 9 are letters or numbers'() {
    const large = newDoc({size: 16, givens: `G${'.'.repeat(255)}`});
    const centre = new Array(256).fill([]).with(1, [1, 10, 16]);
    const corner = new Array(256).fill([]).with(1, [12]);
    const o = {doc: large, centre, corner};
    const written = (options) => [...draw(options).querySelectorAll('.ink')].slice(0, 2).map(textOf);
    same(written(o), ['G', '1AGC']);
    same(written({...o, numbers: true}), ['16', '1 101612']);
    same(cellLabel({...o, numbers: true}, 0), 'r1c1, region 1, digit 16 given');
    same(cellLabel({...o, numbers: true}, 1), 'r1c2, region 1, blank, candidates 1 10 16, corner marks 12');
  },

  'marks of 1 and 2 are not those of 12'() {
    const large = newDoc({size: 16});
    const marksIn = (numbers, layout = large) =>
      [[1, 2], [12], [1]].map((marks) => {
        const centre = new Array(layout.size ** 2).fill([]).with(0, marks);
        return textOf(draw({doc: layout, centre, numbers}).querySelector('.ink'));
      });
    same(marksIn(true), ['1 2', '12', '1']);
    same(marksIn(false), ['12', 'C', '1']);
    same(marksIn(true, newDoc({size: 9})).slice(0, 1), ['12']);
  },

  'one cell of a drawing is a tab stop, the drawing itself is not'() {
    const svg = draw({doc, cursor: 3});
    same(svg.getAttribute('tabindex'), '-1');
    same(
      [...svg.querySelectorAll('[tabindex="0"]')].map((cell) => cell.dataset.cell),
      ['3'],
    );
  },

  'centre marks are in fixed places if so chosen'() {
    const centre = new Array(16).fill([]).with(2, [2, 3]);
    const svg = draw({doc, centre, fixed: true});
    same(
      [...svg.querySelectorAll('.candidate')].map((text) => Number(text.getAttribute('x'))),
      [2, 3].map((digit) => candidatePlace(4, 2, digit).x),
    );
    same(draw({doc, centre}).querySelectorAll('.candidate').length, 0);
    const both = draw({doc, centre, corner: new Array(16).fill([]).with(2, [1]), fixed: true});
    same([both.querySelectorAll('.candidate').length, both.querySelectorAll('.mark').length], [2, 1]);
  },

  'a digit is highlighted in all marks'() {
    const centre = new Array(16).fill([]).with(2, [2, 3, 4]);
    const corner = new Array(16).fill([]).with(3, [3]);
    const litUp = (o) => [...draw({doc, centre, corner, ...o}).querySelectorAll('.lit')].map(textOf);
    same([litUp({lit: 3}), litUp({lit: 3, fixed: true}), litUp({})], [['3', '3'], ['3', '3'], []]);
    same(textOf(draw({doc, centre, lit: 3}).querySelector('.mark')), '234');
  },

  'a cell has a slice for each of its colours'() {
    const play = toggleColour(toggleColour(newPlay(doc), [2], 4), [2], 1);
    const svg = draw({doc, ...play});
    same(
      [...svg.querySelectorAll('#g-2 path')].map((path) => path.getAttribute('class')),
      ['c1', 'c4'],
    );
    same(svg.querySelectorAll('.ink .shape').length, 2);
    same(cellLabel({doc, ...play}, 2), 'r1c3, region 2, blank, colour red and green');
  },

  'lines are drawn and described'() {
    const play = draw3(newPlay(doc));
    const svg = draw({doc, ...play});
    same(
      [...svg.querySelectorAll('.pen')].map((path) => path.getAttribute('class')),
      ['pen p3'],
    );
    same(svg.querySelector('#g-1').getAttribute('aria-label').endsWith('yellow line to r1c1'), true);
  },

  'a part of the grid is shown'() {
    const window = {x: 64, y: 0, side: 128};
    const seen = [];
    const svg = draw({doc, window, onPointer: ({type, cell, x}) => seen.push([type, cell, x])});
    same([svg.getAttribute('viewBox'), svg.classList.contains('zoomed')], ['64 0 128 128', true]);
    svg.setPointerCapture = () => {};
    const box = svg.getBoundingClientRect();
    const place = {clientX: box.left + box.width / 4, clientY: box.top + (3 * box.height) / 4};
    for (const type of ['pointerdown', 'pointerup']) {
      svg.dispatchEvent(new PointerEvent(type, {pointerId: 1, button: 0, ...place}));
    }
    same(seen, [
      ['down', 5, 1.5],
      ['up', 5, 1.5],
    ]);
  },

  'only changes are drawn again'() {
    const play = newPlay(doc);
    const options = (now) => ({
      doc,
      digits: digitsOf(now),
      centre: now.centre,
      selection: now.selection,
    });
    const before = draw(options(play)).querySelectorAll('.ink');
    const after = draw(options(enter(play, [2], 4))).querySelectorAll('.ink');
    same(
      [...after].every((ink, cell) => ink === before[cell]),
      true,
    );
    same([after[2].textContent.trim(), after[3].textContent.trim()], ['4', '']);
  },

  'conflicts have a mark in addition to their colour'() {
    same(draw({doc, conflicts: new Set([0])}).querySelectorAll('.underline').length, 1);
  },

  'a step is drawn with its evidence'() {
    const step = {
      houses: [{kind: 'row', index: 0, cells: [0, 1, 2, 3]}],
      candidates: [{cell: 2, digit: 4}],
      deductions: [
        {cell: 2, digit: 4, placement: true},
        {cell: 3, digit: 4, placement: false},
      ],
      links: [{from: {cell: 2, digit: 4}, fromOn: true, to: {cell: 3, digit: 4}, toOn: false}],
    };
    const svg = draw({doc, step});
    same(
      ['house', 'pattern', 'strike', 'link', 'tip'].map(
        (name) => svg.querySelectorAll(`.step .${name}`).length,
      ),
      [1, 1, 1, 1, 1],
    );
    same(svg.querySelector('circle.placed') !== null, true);
    same(
      [...svg.querySelectorAll('.candidate')].map((text) => text.textContent.trim()),
      ['4', '3', '4'],
    );
    const named = draw({doc, step: {houses: [{kind: 'region', index: 3}]}});
    same(named.querySelectorAll('.step .house').length, 1);
  },

  'candidates stay within their cells'() {
    for (let size = 1; size <= MAX_SIZE; size++) {
      for (let digit = 1; digit <= size; digit++) {
        const {x, y} = candidatePlace(size, 0, digit);
        same(x > 0 && x < 64 && y > 0 && y < 64, true);
      }
    }
  },

  'an outline goes around'() {
    same(outline(3, new Set(), 4), '');
    same(outline(3, new Set([4]), 4).match(/M/g).length, 4);
    same(outline(3, new Set([3, 4]), 4).match(/M/g).length, 6);
  },

  'a static grid has no focusable cells'() {
    const svg = draw({doc, still: true});
    same([svg.getAttribute('role'), svg.querySelectorAll('[tabindex], [role=gridcell]').length], ['img', 0]);
  },

  'the focus moves to a cell'() {
    draw({doc, cursor: 3});
    focusCell('g', 3);
    same([document.activeElement.id, hasFocus('g'), hasFocus('h')], ['g-3', true, false]);
  },

  'pressing, dragging and releasing'() {
    const seen = [];
    const svg = draw({doc, onPointer: ({type, cell}) => seen.push(`${type} ${cell}`)});
    svg.setPointerCapture = () => {};
    const box = svg.getBoundingClientRect();
    const at = (column, row) => ({
      clientX: box.left + (box.width * (4 + 64 * column)) / 264,
      clientY: box.top + (box.height * (4 + 64 * row)) / 264,
    });
    const send = (type, place, more) =>
      svg.dispatchEvent(new PointerEvent(type, {pointerId: 1, button: 0, bubbles: true, ...place, ...more}));
    send('pointermove', at(0.5, 0.5));
    send('pointerdown', at(0.5, 0.5));
    send('pointermove', at(0.6, 0.5));
    send('pointermove', at(1.05, 1.05));
    send('pointermove', at(1.5, 1.5));
    send('pointermove', at(-1, 1.5));
    send('pointerup', at(1.5, 1.5));
    send('pointermove', at(2.5, 1.5));
    send('pointerdown', at(3.5, 3.5), {button: 2});
    same(seen, ['down 0', 'move 5', 'up 5']);
  },

  'a grid is as high as its drawing, and never higher than wide'() {
    same(wholeOf(9, false, NO_ROOM), {x: -4, y: -4, width: 584, height: 584});
    const wide = wholeOf(9, true, {...NO_ROOM, left: 1});
    same([wide.height, wide.width], [9 * CELL + 34, 10 * CELL + 34]);
    const high = wholeOf(9, true, {...NO_ROOM, top: 1});
    same([high.height, high.width], [10 * CELL + 34, 10 * CELL + 34]);
    same(high.x, -30 - CELL / 2);
    const around = {left: 1, top: 1, right: 1, bottom: 1};
    same(wholeOf(9, true, around, NO_ROOM).width, 11 * CELL + 8, 'the coordinates are in the room');
    same(wholeOf(9, true, around, {...NO_ROOM, top: 1}), {x: -68, y: -68, width: 712, height: 712});
    same(wholeOf(9, true, around).width, 11 * CELL + 34);
  },

  'coordinates are where no clues are'() {
    same(coordinateSides(NO_ROOM), {right: false, below: false});
    same(coordinateSides({left: 1, top: 0, right: 0, bottom: 0}), {right: true, below: false});
    same(coordinateSides({left: 1, top: 1, right: 1, bottom: 0}), {right: false, below: true});
  },

  'a grid can have room around it'() {
    const room = {left: 1, top: 1, right: 1, bottom: 1};
    same(draw({doc, room}).getAttribute('viewBox'), '-68 -68 392 392');
    same(roomOfBoth({...NO_ROOM, left: 2}, room), {left: 2, top: 1, right: 1, bottom: 1});
    same(roomOfBoth(NO_ROOM), NO_ROOM);
  },

  'the selection is a ring, and the focus a dashed one elsewhere'() {
    const rings = (options) => {
      const svg = draw({doc, ...options});
      return ['.casing', '.selection', '.cursor'].map((css) => svg.querySelectorAll(css).length);
    };
    same(rings({selection: [5], cursor: 5}), [1, 1, 0]);
    same(rings({selection: [5], cursor: 6}), [1, 1, 1]);
    same(rings({selection: [5, 6], cursor: 6}), [1, 1, 1]);
    same(rings({highlights: new Map([[3, 'retract']])}), [2, 2, 0]);
    same(draw({doc, highlights: new Map([[3, 'assign']])}).querySelectorAll('.selection.assign').length, 1);
  },

  'the digits that leave a single have a ring, and crosses in the cells that they close'() {
    const step = {
      deductions: [{cell: 2, digit: 4, placement: true}],
      blockers: [
        {cell: 0, digit: 4, house: {kind: 'row', index: 0}, closes: [1, 3]},
        {cell: 12, digit: 4, closes: [5]},
      ],
    };
    const svg = draw({doc, step});
    same(svg.querySelectorAll('.step .sight circle').length, 2);
    const lines = [...svg.querySelectorAll('.sight path:not(.shut)')].map((path) => path.getAttribute('d'));
    same(
      lines.map((path) => path.split('M').length - 1),
      [1, 1],
    );
    same(svg.querySelector('.shut').getAttribute('d').split('M').length - 1, 2);
    const lit = draw({doc, step, meant: {cells: [12]}});
    same(lit.querySelectorAll('.meant .sight').length, 1);
  },

  'the links of a chain are drawn one after the other, and again in the next step'() {
    const chain = (to) => ({
      links: to.map((cell) => ({
        from: {cell: 2, digit: 4},
        fromOn: true,
        to: {cell, digit: 4},
        toOn: cell > 3,
      })),
    });
    const drawn = (step, meant) => {
      const svg = draw({doc, step, meant});
      return [...svg.querySelectorAll('.chain > g')].map((each) => each.style.getPropertyValue('--i'));
    };
    const kindOfChain = () => document.querySelector('#stage .chain').getAttribute('class');
    const step = chain([3, 6, 7]);
    same(drawn(step), ['0', '1', '2']);
    const before = kindOfChain();
    drawn(step);
    same(kindOfChain(), before);
    drawn(chain([3, 6]));
    same(kindOfChain() !== before, true);
    drawn(step, {
      candidates: [
        {cell: 2, digit: 4},
        {cell: 6, digit: 4},
      ],
    });
    same(document.querySelectorAll('#stage .meant .link').length, 1);
    drawn(step, {candidates: [{cell: 7, digit: 4}]});
    same(document.querySelectorAll('#stage .meant .link').length, 1);
  },

  'a thumbnail has digits, and dots if they were too small'() {
    const stage = document.getElementById('stage');
    const shown = (puzzle, entered) => {
      render(thumbnail({...newPlay(puzzle), entered}), stage);
      return [...stage.querySelectorAll('.givens, .filled')].map((each) => textOf(each));
    };
    same(shown(doc, new Uint8Array(16).with(2, 4)), ['21313', '4']);
    same(stage.querySelector('.filled').getAttribute('x'), String(2.5 * CELL));
    same(shown(newDoc({size: 25, givens: `P${'.'.repeat(624)}`}), new Uint8Array(625)), ['']);
    same(stage.querySelector('path.givens').getAttribute('d').startsWith('M17 17'), true);
  },
};
