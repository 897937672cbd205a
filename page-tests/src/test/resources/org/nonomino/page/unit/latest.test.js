import {latestOnly} from '../page/model/latest.js';
import {same} from './check.js';

const soon = (millis) => new Promise((done) => setTimeout(done, millis));

export const tests = {
  async 'only the latest of many requests is sent'() {
    const asked = [];
    const taken = [];
    const asker = latestOnly(
      async (question) => asked.push(question),
      (outcome) => taken.push(outcome.question),
      5,
    );
    ['a', 'b', 'c'].forEach((question) => asker.want(question));
    same(asker.asking(), true);
    await soon(40);
    same([asked, taken, asker.asking()], [['c'], ['c'], false]);
  },

  async 'a late answer is dropped, and its request aborted'() {
    const taken = [];
    const signals = [];
    const answers = [];
    const asker = latestOnly(
      (question, signal) => {
        signals.push(signal);
        return new Promise((answer) => answers.push(() => answer(question.toUpperCase())));
      },
      (outcome) => taken.push(outcome.answer),
      0,
    );
    asker.want('a');
    await soon(20);
    asker.want('b');
    await soon(20);
    answers[1]();
    answers[0]();
    await soon(20);
    same([taken, signals[0].aborted, signals[1].aborted], [['B'], true, false]);
  },

  async 'a failure is reported with its request'() {
    const taken = [];
    const asker = latestOnly(
      () => Promise.reject(new Error('no')),
      ({question, error}) => taken.push([question, error.message]),
      0,
    );
    asker.want('a');
    await soon(20);
    same(taken, [['a', 'no']]);
  },

  async 'nothing is reported after stopping'() {
    const taken = [];
    const asker = latestOnly(
      async () => 1,
      (outcome) => taken.push(outcome),
      0,
    );
    asker.want('a');
    asker.stop();
    await soon(20);
    same([taken, asker.asking()], [[], false]);
  },
};
