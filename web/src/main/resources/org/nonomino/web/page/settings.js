/**
 * What the player has chosen: the settings and the theme, kept in `localStorage` as `nonomino.settings` and
 * `nonomino.theme` (which `theme.js` reads, too).
 *
 * @import {AppFace, PageState, Settings} from './app.js'
 */
import {store, stored, storedObject} from './storage.js';

/** The themes, in the order in which they follow one another. */
export const THEMES = Object.freeze(/** @type {const} */ (['auto', 'light', 'dark']));

/** @type {Readonly<Settings>} */
const SETTINGS = Object.freeze({
  conflicts: true,
  peers: true,
  same: true,
  fixed: false,
  numbers: false,
  clean: true,
  timer: true,
  tints: true,
  letters: true,
  words: 'text',
});

/**
 * Returns what the player has chosen.
 *
 * @returns {Settings} the settings, as they are at first where nothing was chosen
 */
export function keptSettings() {
  return {...SETTINGS, ...storedObject('nonomino.settings')};
}

/**
 * Returns the theme that was chosen.
 *
 * @returns {PageState['theme']} a theme
 */
export function keptTheme() {
  return THEMES.find((theme) => theme === stored('nonomino.theme')) ?? 'auto';
}

/**
 * Changes a setting, and keeps it.
 *
 * @template {keyof Settings} K
 * @param {AppFace} app the shell
 * @param {K} name the setting
 * @param {Settings[K]} value what it is from now on
 */
export function changeSetting(app, name, value) {
  app.state.settings = {...app.state.settings, [name]: value};
  store('nonomino.settings', JSON.stringify(app.state.settings));
  app.update();
}

/**
 * Changes the theme, and keeps it.
 *
 * @param {AppFace} app the shell
 * @param {PageState['theme']} theme the theme
 */
export function changeTheme(app, theme) {
  app.state.theme = theme;
  store('nonomino.theme', theme);
  if (theme === 'auto') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  app.announce(`Theme: ${theme}`);
  app.update();
}
