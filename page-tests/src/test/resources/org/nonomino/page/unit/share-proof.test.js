import {newDoc} from '../page/model/doc.js';
import {puzzleFor} from '../page/share/proof.js';
import {same} from './check.js';

const SOLUTION = '1234341221434321';

/**
 * Answers each request for a solution in the same way, and counts them.
 * @param answer
 */
function shell(answer) {
  const app = {asked: 0};
  app.api = {
    post: async (name, {puzzle}) => {
      app.asked++;
      same([name, 'title' in puzzle, 'solution' in puzzle], ['solve', false, false]);
      return answer();
    },
  };
  return app;
}

const unique = () => ({verdict: 'unique', solution: SOLUTION});

export const tests = {
  async 'links to other programs carry a proved solution'() {
    for (const format of ['sudokupad', 'fpuzzles-link']) {
      same((await puzzleFor(shell(unique), format, newDoc({size: 4}))).solution, SOLUTION);
    }
  },

  async 'nothing else is solved'() {
    const app = shell(unique);
    await puzzleFor(app, 'line', newDoc({size: 4}));
    await puzzleFor(app, 'sudokupad', newDoc({size: 10, regions: undefined}));
    await puzzleFor(app, 'sudokupad', newDoc({size: 4, left: ['A rule.']}));
    same(app.asked, 0);
  },

  async 'a solution that is not proved is left out'() {
    const several = () => ({verdict: 'several', solution: SOLUTION});
    const fails = () => {
      throw new Error('no answer');
    };
    for (const answer of [several, fails]) {
      const app = shell(answer);
      same('solution' in (await puzzleFor(app, 'sudokupad', newDoc({size: 4}))), false);
      same(app.asked, 1);
    }
  },
};
