import {asides, forgetAsides} from '../page/storage/aside.js';
import {newDoc} from '../page/model/doc.js';
import * as drafts from '../page/storage/drafts.js';
import {enter} from '../page/model/marking.js';
import {newPlay, undo} from '../page/model/progress.js';
import {knownRating} from '../page/storage/ratings.js';
import {currentPlay, keepPlay, savedPlay, savedPlays, takeBackPlays} from '../page/storage/saved-plays.js';
import {keptSettings} from '../page/shell/settings.js';
import {same} from './check.js';

const PLAY = 'nonomino.play.';
const four = () => newPlay(newDoc({size: 4, givens: '21........31.3..', title: 'Four'}));
const names = (prefix) => Object.keys(localStorage).filter((name) => name.startsWith(prefix));
const setAside = () => asides().map(({name, text}) => [name, text]);

/**
 * Stores a play, and changes the stored text. Returns its key and the changed text.
 * @param play
 * @param change
 */
function spoilt(play, change) {
  localStorage.clear();
  keepPlay(play, 5);
  const [name] = names(PLAY);
  const tree = JSON.parse(localStorage.getItem(name));
  const changed = change({...tree, play: JSON.parse(tree.play)});
  const text =
    typeof changed === 'string' ? changed : JSON.stringify({...changed, play: JSON.stringify(changed.play)});
  localStorage.setItem(name, text);
  return [name, text];
}

export const tests = {
  'unreadable text is set aside unchanged, once'() {
    for (const change of [
      () => '{"savedAt":',
      () => '[]',
      () => '"text"',
      ({play}) => ({play: {...play, v: 7}}),
    ]) {
      const entry = spoilt(four(), change);
      same([savedPlays(), setAside(), names(PLAY)], [[], [entry], []]);
      same([savedPlays(), currentPlay(), setAside()], [[], null, [entry]]);
      // New progress does not overwrite it.
      keepPlay(four(), 6);
      same([savedPlays().length, setAside()], [1, [entry]]);
    }
    forgetAsides();
    same(asides(), []);
  },

  'the digits of damaged progress stay, and the damaged text is set aside'() {
    const play = enter(four(), [2], 4);
    const entry = spoilt(play, (tree) => ({...tree, play: {...tree.play, undo: [['at', 0, 0, 0]]}}));
    const rest = savedPlay(play.doc);
    same([rest.entered, rest.undo, setAside()], [play.entered, [], [entry]]);
    same([undo(rest) === rest, savedPlays().length, setAside()], [true, 1, [entry]]);
  },

  'a later version restores readable text in addition to the stored progress'() {
    const play = enter(four(), [2], 4);
    const [name, text] = spoilt(play, (tree) => ({...tree, play: {...tree.play, v: 7}}));
    same([savedPlays(), asides().length], [[], 1]);
    // The text of this version represents text that only a later version can read.
    localStorage.setItem(asides()[0].id, text.replace('\\"v\\":7', '\\"v\\":2'));
    keepPlay(enter(four(), [3], 3), 9);
    takeBackPlays();
    const [{play: here}] = savedPlays();
    same([asides(), names(PLAY), here.entered[3]], [[], [name], 3]);

    localStorage.clear();
    localStorage.setItem('nonomino.aside.1.nonomino.play.x', text.replace('\\"v\\":7', '\\"v\\":2'));
    takeBackPlays();
    same([asides(), names(PLAY), savedPlays()[0].play.entered[2]], [[], [name], 4]);
  },

  'text that cannot be set aside is not overwritten'() {
    const play = newPlay(newDoc({size: 2}));
    const [name, text] = spoilt(play, () => '{"of a later version":true}');
    const usual = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key.startsWith('nonomino.aside.')) {
        throw new DOMException('', 'QuotaExceededError');
      }
      usual.call(this, key, value);
    };
    try {
      same(savedPlays(), []);
      same([keepPlay(play, 6), localStorage.getItem(name)], [false, text]);
    } finally {
      Storage.prototype.setItem = usual;
      localStorage.clear();
    }
  },

  'invalid times sort last'() {
    localStorage.clear();
    keepPlay(newPlay(newDoc({size: 4})), 5);
    keepPlay(four(), 6);
    const name = names(PLAY).find((each) => localStorage.getItem(each).includes('Four'));
    localStorage.setItem(name, localStorage.getItem(name).replace('"savedAt":6', '"savedAt":1e300'));
    same(
      savedPlays().map(({savedAt}) => savedAt),
      [5, 0],
    );
  },

  'a play under a wrong key is moved to its own key'() {
    const [name] = spoilt(enter(four(), [2], 4), (tree) => ({
      ...tree,
      play: {...tree.play, regions: '1122112233443344'},
    }));
    const odd = `${PLAY}4-other`;
    localStorage.setItem(odd, localStorage.getItem(name));
    localStorage.removeItem(name);
    same([savedPlays().length, names(PLAY)], [1, [name]]);
    same([savedPlay(four().doc).entered[2], asides()], [4, []]);
  },

  'if the current puzzle is lost, the previous puzzle opens'() {
    localStorage.clear();
    const play = enter(four(), [2], 4);
    keepPlay(play, 5);
    localStorage.setItem('nonomino.current', 'constructor');
    same(currentPlay().entered, play.entered);
  },

  'invalid settings are ignored, and unknown settings are kept'() {
    const usual = (localStorage.clear(), keptSettings());
    localStorage.setItem(
      'nonomino.settings',
      '{"timer":false,"tints":"no","words":"constructor","later":7,"__proto__":{"peers":false}}',
    );
    same(keptSettings(), {...usual, timer: false});
    localStorage.setItem('nonomino.settings', '[true');
    same([keptSettings(), setAside()], [usual, [['nonomino.settings', '[true']]]);
  },

  'invalid ratings are ignored'() {
    for (const text of ['null', '5', '{"level":"constructor"}', '{"level":7}', '{']) {
      localStorage.setItem('nonomino.rating.x', text);
      same(knownRating('x'), null);
    }
    localStorage.setItem('nonomino.rating.x', '{"level":"easy","er":1e300}');
    same(knownRating('x'), {level: 'easy', er: 0});
  },

  'a draft is restored with its undo history'() {
    localStorage.clear();
    const past = ['0...............', '00..............'].map((regions) => newDoc({size: 4, regions}));
    const future = [newDoc({size: 5, title: 'Five'})];
    const draft = {id: 'one', doc: newDoc({size: 4, regions: '000.............'}), savedAt: 5, past, future};
    drafts.keepDraft(draft);
    same(drafts.keptDrafts(), [draft]);

    // The nearest of many changes of a large grid are kept.
    const many = Array.from({length: 100}, (_, i) =>
      newDoc({size: 36, title: `${i}`, givens: [1 + (i % 36)].concat(new Array(1295).fill(0))}),
    );
    drafts.keepDraft({...draft, doc: newDoc({size: 36}), past: many});
    const kept = drafts.keptDraft('one').past;
    same([kept.length > 5, kept.length < 100, kept.at(-1).title], [true, true, '99']);
  },

  'a damaged draft is set aside, and its undamaged parts stay'() {
    localStorage.clear();
    const name = drafts.draftKey('one');
    const puzzle = {size: 4, puzzle: '.'.repeat(16), regions: '!'.repeat(16)};
    for (const tree of [{puzzle}, {puzzle: null}, {v: 6, puzzle: {...puzzle, regions: '.'.repeat(16)}}]) {
      const text = JSON.stringify(tree);
      localStorage.setItem(name, text);
      same([drafts.keptDrafts(), setAside(), names(name)], [[], [[name, text]], []]);
      forgetAsides();
    }
    const text = JSON.stringify({puzzle: {...puzzle, regions: '.'.repeat(16)}, past: ['at']});
    localStorage.setItem(name, text);
    same([drafts.keptDraft('one').past, setAside()], [[], [[name, text]]]);
    same([drafts.keptDrafts().length, asides().length], [1, 1]);
    localStorage.clear();
  },

  'a draft from a file replaces only a draft that it was derived from'() {
    localStorage.clear();
    const docs = ['one', 'two', 'three', 'four'].map((title) => newDoc({size: 4, title}));
    const draft = (index, past = [], future = []) => ({
      ...{id: 'same', savedAt: index, doc: docs[index]},
      ...{past: past.map((each) => docs[each]), future: future.map((each) => docs[each])},
    });
    const titles = () => drafts.keptDrafts().map(({doc}) => doc.title);
    same(drafts.takeInDraft(draft(0)), 'added');
    same(drafts.takeInDraft(draft(1, [0])), 'updated');
    same([titles(), drafts.keptDraft('same').past], [['two'], [docs[0]]]);
    const blank = newDoc({size: 4});
    drafts.keepDraft({...draft(0), past: [blank]});
    same(drafts.takeInDraft(draft(1, [0])), 'updated');
    same(drafts.keptDraft('same').past, [blank, docs[0]]);
    same([drafts.takeInDraft(draft(0)), titles()], ['same', ['two']]);
    // Both stay, because neither is derived from the other. A repetition changes nothing.
    same([drafts.takeInDraft(draft(2, [0])), titles()], ['added', ['three', 'two']]);
    same([drafts.takeInDraft(draft(2, [0])), titles()], ['same', ['three', 'two']]);
    same(
      [drafts.takeInDraft({...draft(3), id: '../x y'}), drafts.keptDrafts()[0].id === '../x y'],
      ['added', false],
    );
    localStorage.clear();
  },
};
