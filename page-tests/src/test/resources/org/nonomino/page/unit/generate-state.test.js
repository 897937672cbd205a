import {aboutPuzzle, pagesOf} from '../page/generate/booklet.js';
import {generateState, madeCount, newGenerateState} from '../page/generate/state.js';
import {same} from './check.js';

const puzzle = (seed) => ({
  size: 4,
  puzzle: '21........31.3..',
  clues: 5,
  rating: {level: 'easy', er: 1.2},
  seed,
});
const made = (seed) => ({type: 'made', puzzle: puzzle(seed)});
const begun = (asked) => ({type: 'begun', asked, since: 0});
const ended = (how = {}) => ({type: 'ended', isStopped: false, problem: null, ...how});
const from = (state, ...actions) => actions.reduce(generateState, state);
const after = (...actions) => from(newGenerateState(), ...actions);
const seeds = (state) => state.made.map(({seed}) => seed);

export const tests = {
  'the latest puzzle is shown'() {
    const two = after(begun(3), made(1), made(2));
    same([seeds(two), two.shown, madeCount(two), two.run?.asked], [[1, 2], 1, 2, 3]);
    same([two.made[0].level, two.made[0].clues, two.made[0].doc.size], ['easy', 5, 4]);
  },

  'a selected earlier puzzle stays selected'() {
    const looking = after(begun(3), made(1), made(2), {type: 'show', shown: 0});
    same(from(looking, made(3)).shown, 0);
  },

  'the puzzles of the previous run stay until the first new puzzle'() {
    const again = after(begun(2), made(1), made(2), ended(), begun(2));
    same([seeds(again), again.isOld, madeCount(again)], [[1, 2], true, 0]);
    const next = from(again, made(7));
    same([seeds(next), next.shown, next.isOld], [[7], 0, false]);
    const problem = {message: 'Too busy.'};
    const failed = from(again, ended({problem}));
    same([failed.isOld, failed.problem, failed.run], [true, problem, null]);
  },

  'the message for the end of a run'() {
    const some = after(begun(3), made(1), {type: 'missed'});
    same(from(some, made(2), ended()).outcome, 'Finished: 2 puzzles. 1 could not be generated in time.');
    same(
      from(some, ended({isStopped: true})).outcome,
      'Stopped after 1 of 3. 1 could not be generated in time.',
    );
    same(from(after(begun(3), made(1)), ended({problem: {message: 'x'}})).outcome, 'Stopped after 1 of 3.');
    same(from(after(begun(1), made(1)), ended()).outcome, null);
    same(from(after(begun(1)), ended({isStopped: true})).outcome, 'Stopped.');
    same(from(some, begun(1)).outcome, null);
  },

  'a change of the options clears the error'() {
    const refused = after({type: 'refused', problem: {message: 'No.', field: 'seed'}});
    const state = from(refused, {type: 'choice', more: {seed: '7'}});
    same([state.problem, state.choices.seed], [null, '7']);
  },

  'the booklet options are kept between runs'() {
    const state = after({type: 'paper', more: {perPage: 6}}, begun(1), made(1), ended());
    same(state.paper, {perPage: 6, solutions: true});
    same(from(state, {type: 'printing', isPrinting: true}).isPrinting, true);
  },

  'pages have the requested number of puzzles, and the last page the rest'() {
    same(pagesOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
    same(pagesOf([], 2), []);
    same(aboutPuzzle({clues: 1}), '1 clue');
    same(aboutPuzzle({clues: 26, level: 'hard'}), 'hard, 26 clues');
  },
};
