/**
 * The effects of actions outside the state of the view Set: the draft is saved and checked (`open.js`), the kinds used last are stored,
 * messages are shown, cells are focused. The shell draws by itself.
 *
 * @import {Effect} from './state.js'
 */
import {focusCell} from '../grid/grid.js';
import {store} from '../storage/storage.js';
import {GRID, TOOLS_KEY, page, subscribe} from './now.js';
import {followHistory} from './open.js';

subscribe((after, before, action) => {
  followHistory(after, before, action);
  const {recent} = after.desk;
  if (recent !== before.desk.recent) {
    store(TOOLS_KEY, JSON.stringify(recent));
  }
  if (after.effects !== before.effects) {
    after.effects.forEach(carryOut);
  }
});

/** @param {Effect} effect */
function carryOut(effect) {
  switch (effect.type) {
    case 'announce':
      page.announce(effect.text);
      break;
    case 'toast':
      page.toast(effect.text);
      break;
    case 'focus':
      page.draw();
      focusCell(GRID, effect.cell);
  }
}
