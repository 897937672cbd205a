import {regionColour} from '../page/model/region-colours.js';
import {MAX_SIZE} from '../page/model/symbols.js';
import {same} from './check.js';

export const tests = {
  'each region has its own colour'() {
    const all = Array.from({length: MAX_SIZE}, (_, region) => regionColour(region));
    same(new Set(all).size, MAX_SIZE);
  },
};
