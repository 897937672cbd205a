import {newDoc} from '../page/model/doc.js';
import * as painting from '../page/model/painting.js';
import {fails, same} from './check.js';

const four = (regions) => newDoc({size: 4, regions});
const SPLIT = '0011001122332233';

export const tests = {
  'a new draft has boxes if the size has boxes'() {
    same(painting.newDraft(6).regions, '000111000111222333222333444555444555');
    same(painting.newDraft(1).regions, '0');
    same(painting.newDraft(5).regions, '.'.repeat(25));
    same([painting.standardBoxes(4), painting.standardBoxes(7)], [SPLIT, '']);
    fails(() => painting.newDraft(0), /1 to 36/);
    fails(() => painting.newDraft(37), /1 to 36/);
  },

  'painting creates a new draft, or returns the same draft if nothing changes'() {
    const draft = painting.newDraft(4);
    const painted = painting.paint(draft, [0, 5], 3);
    same([draft.regions, painted.regions], [SPLIT, '3011031122332233']);
    same(painting.paint(painted, [0, 5], 3) === painted, true);
    same(painting.paint(painted, [0], painting.NONE).regions, '.011031122332233');
  },

  'givens are kept while painting'() {
    const draft = painting.giveDigit(painting.newDraft(4), [0, 15], 4);
    const painted = painting.paint(draft, [1], 2);
    same([...painted.givens].join(''), '4000000000000004');
    same(painting.giveDigit(painted, [0, 15], 4) === painted, true);
    same(painting.giveDigit(painted, [0], 0).givens[0], 0);
  },

  'reports contain the numbers of cells and pieces, and the problem'() {
    const reports = painting.regionReports(four('0111001102332.33'));
    same(reports, [
      {region: 0, count: 4, pieces: 1, trouble: ''},
      {region: 1, count: 5, pieces: 1, trouble: '1 too many'},
      {region: 2, count: 2, pieces: 2, trouble: '2 missing'},
      {region: 3, count: 4, pieces: 1, trouble: ''},
    ]);
    same(
      painting.regionReports(four('.'.repeat(16))).map(({trouble}) => trouble),
      Array(4).fill('empty'),
    );
  },

  'regions are well-formed if they have 2 to n cells'() {
    same(painting.isWellFormed(four('0123012301230123')), true);
    same(painting.isWellFormed(four('0123123001231230')), true);
    same(painting.isWellFormed(four('0011001122332232')), false);
    same(painting.isWellFormed(four('001100112233223.')), true);
    same(painting.isWellFormed(four('0011223344556677')), true);
    same(painting.isWellFormed(four('0...............')), false);
    same(painting.isWellFormed(four('.'.repeat(16))), false);
  },

  'the descriptions of problems'() {
    same(painting.formTrouble(four(SPLIT)), '');
    same(painting.formTrouble(four('001100112233223.')), 'Region 4 needs 1 more. 1 cell left.');
    same(painting.formTrouble(four('0011001122332222')), 'Region 3 has 2 too many; region 4 needs 2 more.');
    same(painting.formTrouble(four('.'.repeat(16))), '0 of 4 regions are done. 16 cells left.');
    same(painting.formTrouble(four('0011223344556677')), '0 of 8 regions are done.');
  },

  'wrong cells are those of oversized regions, and the smaller pieces'() {
    same([...painting.wrongCells(four(SPLIT)).keys()], []);
    same([...painting.wrongCells(four('0111001122332233')).keys()].sort(), [1, 2, 3, 6, 7]);
    same([...painting.wrongCells(four('1001001122332233')).keys()], [0]);
  },

  'a fast drag passes over all cells between'() {
    same(painting.cellsBetween(4, 0, 3), [0, 1, 2, 3]);
    same(painting.cellsBetween(4, 15, 0), [15, 10, 5, 0]);
    same(painting.cellsBetween(4, 7, 7), [7]);
    same(painting.cellsBetween(4, 0, 6).length, 3);
  },

  'the next region to paint is the fullest incomplete region'() {
    same(painting.nextToPaint(four('0011002122332.33'), 0), 1);
    same(painting.nextToPaint(four('0011000122332233'), 0), 0);
    same(painting.nextToPaint(four('00112.1122332...'), 0), 0);
    same(painting.nextToPaint(four('0011001.22332...'), 0), 1);
    same(painting.nextToPaint(four('001100112233....'), 1), 2);
    same(painting.nextToPaint(four(SPLIT), 2), 2);
    same(painting.nextToPaint(four('001100112233....'), painting.NONE), 2);
  },

  'a stroke is undone in one step'() {
    const first = painting.newDraft(4);
    let history = painting.newHistory(first);
    history = painting.advance(history, painting.paint(history.draft, [0], 1));
    history = painting.advance(history, painting.paint(history.draft, [1], 1), true);
    const painted = history.draft;
    same(painting.undo(history).draft === first, true);
    same(painting.redo(painting.undo(history)).draft === painted, true);
    same(painting.undo(painting.undo(history)).draft === first, true);
    same(painting.advance(history, painted) === history, true);
  },

  'a hundred changes are undone and redone'() {
    let history = painting.newHistory(painting.newDraft(9));
    const drafts = [history.draft];
    for (let i = 0; i < 100; i++) {
      history = painting.advance(
        history,
        painting.giveDigit(history.draft, [i % 81], 1 + ((i + (i > 80)) % 9)),
      );
      drafts.push(history.draft);
    }
    for (let i = 99; i >= 0; i--) {
      history = painting.undo(history);
      same(history.draft === drafts[i], true);
    }
    for (let i = 1; i <= 100; i++) {
      history = painting.redo(history);
    }
    same(history.draft === drafts[100], true);
    same(history.future.length, 0);
  },
};
