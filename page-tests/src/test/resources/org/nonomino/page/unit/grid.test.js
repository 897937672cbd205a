import {render} from '../page/lib/lit-html.js';
import {cellLabel} from '../page/cells.js';
import {candidatePlace, outline} from '../page/drawing.js';
import {focusCell, grid, hasFocus} from '../page/grid.js';
import {newDoc} from '../page/doc.js';
import {draw as drawLine, enter, toggleColour, toggleCentre, toggleCorner} from '../page/marking.js';
import {middleOf, stretchBetween} from '../page/pen.js';
import {digitsOf, newPlay} from '../page/progress.js';
import {MAX_SIZE} from '../page/symbols.js';
import {same} from './check.js';

function draw(options) {
  const stage = document.getElementById('stage');
  render(grid({id: 'g', ...options}), stage);
  return stage.querySelector('svg');
}

const textOf = (element) => element.textContent.trim().replaceAll(/\s+/g, ' ');
const draw3 = (play) => drawLine(play, [stretchBetween(4, middleOf(4, 0), middleOf(4, 1))], 3);

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
};
