import {newDoc} from '../page/model/doc.js';
import {isFiltered, itemOf, libraryState, newLibraryState, shownItems} from '../page/library/state.js';
import {layoutOf} from '../page/model/houses.js';
import {enter} from '../page/model/marking.js';
import {newPlay, passTime, undo} from '../page/model/progress.js';
import {same} from './check.js';

const play = (title, size = 4, more = {}) => newPlay(newDoc({size, title, ...more}));
const item = (key, itsPlay, savedAt, level) =>
  itemOf({key, play: itsPlay, savedAt, share: 0}, level === undefined ? null : {level, er: 2});

const JIGSAW = '0001022122313331';
const ITEMS = [
  item('a', play('Ten 10', 9), 5, 'hard'),
  item('b', passTime(enter(play('two', 4), [0], 1), 3000), 4, 'easy'),
  item('c', passTime(play('Ten 2', 4, {regions: JIGSAW, author: 'Ann Onym'}), 9000, true), 3),
  item('d', play('', 16), 2, ''),
];

const loaded = (...actions) =>
  [{type: 'loaded', items: ITEMS}, ...actions].reduce(libraryState, newLibraryState());
const keys = (...actions) =>
  shownItems(loaded(...actions))
    .map(({key}) => key)
    .join('');
const order = (name) => ({type: 'order', order: name});
const filter = (filters) => ({type: 'filter', filters});

export const tests = {
  'the facts about a puzzle'() {
    same(
      ITEMS.map(({progress}) => progress),
      ['new', 'started', 'solved', 'new'],
    );
    same(
      itemOf({key: '', play: undo(enter(play('x'), [0], 1)), savedAt: 0, share: 0}, null).progress,
      'started',
    );
    same(layoutOf(play('', 4).doc), 'boxes');
    same(layoutOf(play('', 6, {regions: '001122001122001122334455334455334455'}).doc), 'boxes');
    same(layoutOf(play('', 4, {regions: JIGSAW}).doc), 'jigsaw');
    // Regions with as many rows as columns, but not connected.
    same(layoutOf(play('', 4, {regions: '0101232301012323'}).doc), 'jigsaw');
  },

  'puzzles are sorted, equal puzzles by the latest first'() {
    same(keys(), 'abcd');
    same(keys(order('size')), 'bcad');
    same(keys(order('level')), 'bacd');
    same(keys(order('time')), 'cbad');
    same(keys(order('title')), 'dcab');
  },

  'puzzles are filtered'() {
    same(keys(filter({progress: 'new'})), 'ad');
    same(keys(filter({progress: 'new'}), filter({size: '9'})), 'a');
    same(keys(filter({level: 'easy'})), 'b');
    same(keys(filter({level: 'none'})), 'cd');
    same(keys(filter({text: 'TEN'})), 'ac');
    same(keys(filter({text: ' ten ann '})), 'c');
    same(keys(filter({text: 'jigsaw'})), 'c');
    same(keys(filter({text: '16x16'})), 'd');
    same(keys(filter({text: 'nothing'})), '');
    same(isFiltered(loaded(filter({text: 'x'}))), true);
    same(isFiltered(loaded(filter({text: 'x'}), {type: 'unfilter'})), false);
  },

  'a late rating is added'() {
    same(keys({type: 'rated', key: 'c', rating: {level: 'easy', er: 1}}, filter({level: 'easy'})), 'bc');
  },

  'the last deletion is undone first'() {
    const gone = loaded({type: 'deleted', item: ITEMS[1]}, {type: 'deleted', item: ITEMS[0]});
    same(
      shownItems(gone).map(({key}) => key),
      ['c', 'd'],
    );
    same(gone.deleted.at(-1)?.key, 'a');
    same(libraryState(gone, {type: 'undeleted'}).deleted.at(-1)?.key, 'b');
  },
};
