/**
 * The header of the web app. In narrow windows it is a single bar: the links to the views are in a menu, and the current
 * view may put its own title and buttons next to it.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {AppFace} from '../face.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {narrow} from '../parts/parts.js';
import {ROUTES, currentView} from './routes.js';
import {THEMES, changeTheme} from './settings.js';

/** The icons of the themes, as SVG paths. */
const ICONS = Object.freeze({
  auto: 'M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18v18',
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19' +
    'M5 19l1.4-1.4M17.6 6.4L19 5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
});

const LINES = 'M4 6h16M4 12h16M4 18h16';
const MENU = 'views';

/**
 * Draws the header.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} links to the views, and the buttons that all views have
 */
export function headerTemplate(app) {
  return narrow.matches ? bar(app) : wide(app);
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the header of wide windows
 */
function wide(app) {
  const {view} = app.state;
  return html`<header class="top">
      <a class="brand" href="#play" aria-label="Nonomino">
        <svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"></rect>
          <path d="M8 24V8h8v8h8v8"></path></svg><span>Nonomino</span></a>
      <nav aria-label="Views">${ROUTES.map(([id, title]) => navLink(id, title, view))}</nav>
      <div class="tools">${themeButton(app, '')}${helpButton(app)}</div>
    </header>`;
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the header of narrow windows
 */
function bar(app) {
  const {view} = app.state;
  const [, title] = ROUTES.find(([id]) => id === view) ?? ROUTES[0];
  /** @param {Event & {currentTarget: HTMLElement, target: Element}} event */
  const close = ({currentTarget, target}) => {
    if (target.closest('a')) {
      currentTarget.hidePopover?.();
    }
  };
  /** @param {Event & {currentTarget: HTMLElement, newState?: string}} event informs the shell that keys belong to the menu */
  const toggled = ({currentTarget, newState}) =>
    currentTarget.toggleAttribute('data-open', newState === 'open');
  return html`<header class="top bar">
      <button id="menu" class="icon" popovertarget=${MENU} aria-label=${`Views; this is ${title}`} title="Views"
        ><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${LINES}></path></svg></button>
      <nav id=${MENU} popover aria-label="Views" @click=${close} @toggle=${toggled}
        >${ROUTES.map(([id, name]) => navLink(id, name, view))}${themeButton(app, `Theme: ${app.state.theme}`)}</nav>
      <div class="here">${currentView(app)?.bar?.(app) ?? html`<span class="name" aria-hidden="true">${title}</span>`}</div>
      <div class="tools">${helpButton(app)}</div>
    </header>`;
}

/**
 * @param {AppFace} app the shell
 * @returns {TemplateResult} the button that opens the list of keys
 */
function helpButton(app) {
  return html`<button class="icon" title="Keys (?)" aria-label="Keys (?)" @click=${() => app.help()}>?</button>`;
}

/**
 * @param {AppFace} app the shell
 * @param {string} words the words next to the icon; '' for the icon alone
 * @returns {TemplateResult} the button that changes the theme
 */
function themeButton(app, words) {
  const {theme} = app.state;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  return html`<button
          class=${words ? 'theme' : 'icon'}
          title=${`Theme: ${theme}`}
          aria-label=${`Theme: ${theme}; change to ${next}`}
          @click=${() => changeTheme(app, next)}
        ><svg viewBox="0 0 24 24" aria-hidden="true"
          ><path d=${ICONS[theme]} class=${theme === 'dark' ? 'solid' : ''}></path></svg>${words}</button>`;
}

/**
 * @param {string} id the route of a view
 * @param {string} title its name
 * @param {string} view the route of the current view
 * @returns {TemplateResult} a link to it
 */
function navLink(id, title, view) {
  return html`<a href=${`#${id}`} aria-current=${view === id ? 'page' : nothing}>${title}</a>`;
}
