import {newDoc} from '../page/model/doc.js';
import {LONGEST} from '../page/model/limits.js';
import {readLibrary, writeLibrary} from '../page/storage/library-file.js';
import {enter, toggleCorner} from '../page/model/marking.js';
import {merged} from '../page/model/merging.js';
import {newPlay, passTime, undo, withHint} from '../page/model/progress.js';
import {toJson} from '../page/storage/saved.js';
import {fails, same} from './check.js';

const four = () => newPlay(newDoc({size: 4, givens: '21........31.3..', title: 'Four'}));
const rating = {level: 'easy', er: 1.5};

export const tests = {
  'a library is read from its file unchanged'() {
    const play = withHint(passTime(toggleCorner(enter(four(), [2], 4), [4], 3), 5000));
    const doc = newDoc({size: 2, regions: '0.11', title: 'Small'});
    const past = [newDoc({size: 2, regions: '....'}), newDoc({size: 2, regions: '0.1.'})];
    const drafts = [{id: 'one', doc, savedAt: 8, past, future: [newDoc({size: 1})]}];
    const asides = [{name: 'nonomino.play.x', text: '{"v":4}'}];
    const file = readLibrary(writeLibrary([{play, savedAt: 7, rating}], drafts, asides));
    same(file.asides, asides);
    same(toJson(file.puzzles[0].play), toJson(play));
    same([file.puzzles[0].savedAt, file.puzzles[0].rating], [7, rating]);
    same(file.drafts, drafts);
    same(file.unread, 0);
  },

  'unreadable puzzles are counted, the others are read'() {
    const tree = JSON.parse(writeLibrary([{play: four(), savedAt: 7, rating: null}], []));
    tree.puzzles.push({savedAt: 1, play: {v: 99}}, null, {
      savedAt: 'x',
      play: tree.puzzles[0].play,
      rating: 3,
    });
    tree.drafts.push({id: 'bad', puzzle: {size: 99}});
    const {puzzles, unread} = readLibrary(JSON.stringify(tree));
    same([puzzles.length, unread], [2, 3]);
    same([puzzles[1].savedAt, puzzles[1].rating], [0, null]);
  },

  'overlong text is cut'() {
    const long = newDoc({size: 4, givens: '', title: 't'.repeat(300), author: 'a'.repeat(201)});
    const draft = {id: 'one', doc: long, savedAt: 1, past: [], future: []};
    const text = writeLibrary([{play: newPlay(long), savedAt: 7, rating: null}], [draft]);
    same(text.includes(long.title), true);
    const {puzzles, drafts} = readLibrary(text);
    for (const {title, author} of [puzzles[0].play.doc, drafts[0].doc]) {
      same([title, author], [`${'t'.repeat(LONGEST.title - 1)}…`, `${'a'.repeat(LONGEST.author - 1)}…`]);
    }
  },

  'invalid and future times'() {
    const tree = JSON.parse(writeLibrary([{play: four(), savedAt: 7, rating: null}], []));
    const times = [1e300, -1, '8', null, Number.MAX_SAFE_INTEGER, Date.now() + 1e9].map((savedAt) => {
      tree.puzzles[0].savedAt = savedAt;
      return readLibrary(JSON.stringify(tree)).puzzles[0].savedAt;
    });
    same(times.slice(0, 5), [0, 0, 0, 0, 0]);
    same(times[5] <= Date.now(), true);
  },

  'other text is not a library'() {
    for (const text of ['', '53..7', '{}', 'null', '[]', '{"nonomino":"library"}', '{"puzzles":[]}']) {
      same(readLibrary(text), null);
    }
    fails(() => readLibrary('{"nonomino":"library","version":2,"puzzles":[]}'), /newer version/);
  },

  'the later state is used, and undo restores the earlier state'() {
    const here = {play: enter(four(), [2], 4), savedAt: 5};
    const there = {play: enter(enter(four(), [3], 3), [4], 4), savedAt: 6};
    const both = merged(here, there);
    same(both.savedAt, 6);
    same(both.play.entered, there.play.entered);
    same(undo(both.play).entered, here.play.entered);
    // A repetition changes nothing.
    same(merged(both, there) === both, true);
    same(merged(both, here) === both, true);
  },

  'a later local state stays'() {
    const here = {play: enter(four(), [2], 4), savedAt: 5};
    const earlier = {play: enter(four(), [3], 3), savedAt: 4};
    same(merged(here, earlier) === here, true);
  },

  'opening a puzzle later does not count without changes'() {
    const blank = {play: four(), savedAt: 9};
    const begun = {play: enter(four(), [2], 4), savedAt: 1};
    same(merged(blank, begun) === begun, true);
    same(merged(begun, blank) === begun, true);
  },
};
