/**
 * The choices of the player: the settings and the theme, stored in `localStorage` as `nonomino.settings` and
 * `nonomino.theme`, also read by `theme.js`.
 *
 * @import {AppFace, PageState, Settings} from '../face.js'
 */
import {readStored} from '../storage/aside.js';
import {ownFields} from '../model/checks.js';
import {store, stored} from '../storage/storage.js';

/** The themes, in the order in which the button switches between them. */
export const THEMES = Object.freeze(/** @type {const} */ (['auto', 'light', 'dark']));

const SETTINGS_KEY = 'nonomino.settings';

/** The explanations of a step that can be chosen. @type {readonly unknown[]} */
const WORDS = Object.freeze(['text', 'full', 'notation']);

/** The initial settings. @type {Readonly<Settings>} */
export const SETTINGS = Object.freeze({
  conflicts: true,
  peers: true,
  same: true,
  fixed: false,
  numbers: false,
  clean: true,
  timer: true,
  tints: true,
  ours: false,
  letters: true,
  words: 'text',
});

/**
 * Returns the settings.
 *
 * @returns {Settings} the settings, by default the initial ones
 */
export function keptSettings() {
  const known = Object.entries(written()).filter(([name, value]) =>
    name === 'words' ? WORDS.includes(value) : Object.hasOwn(SETTINGS, name) && typeof value === 'boolean',
  );
  return {...SETTINGS, ...Object.fromEntries(known)};
}

/** @returns {Record<string, unknown>} the stored settings, including those known only to a later version */
function written() {
  return readStored(SETTINGS_KEY, (text) => ownFields(JSON.parse(text))) ?? {};
}

/**
 * Returns the chosen theme.
 *
 * @returns {PageState['theme']} a theme
 */
export function keptTheme() {
  return THEMES.find((theme) => theme === stored('nonomino.theme')) ?? 'auto';
}

/**
 * Changes and stores a setting.
 *
 * @template {keyof Settings} K
 * @param {AppFace} app the shell
 * @param {K} name the setting
 * @param {Settings[K]} value its new value
 */
export function changeSetting(app, name, value) {
  app.dispatch({type: 'setting', name, value});
  store(SETTINGS_KEY, JSON.stringify({...written(), ...app.state.settings}));
}

/**
 * Changes and stores the theme.
 *
 * @param {AppFace} app the shell
 * @param {PageState['theme']} theme the theme
 */
export function changeTheme(app, theme) {
  app.dispatch({type: 'theme', theme});
  store('nonomino.theme', theme);
  if (theme === 'auto') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  app.announce(`Theme: ${theme}`);
}
