/**
 * The header of the web app.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace} from './app.js'
 */
import {html, nothing} from './lib/lit-html.js';
import {ROUTES} from './routes.js';
import {THEMES, changeTheme} from './settings.js';

/** The icons of the themes, as SVG paths. */
const ICONS = Object.freeze({
  auto: 'M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18v18',
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19' +
    'M5 19l1.4-1.4M17.6 6.4L19 5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
});

/**
 * Draws the header.
 *
 * @param {AppFace} app the shell
 * @returns {TemplateResult} links to the views, and the buttons that all views have
 */
export function headerTemplate(app) {
  const {theme, view} = app.state;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  return html`<header class="top">
      <a class="brand" href="#play" aria-label="Nonomino">
        <svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"></rect>
          <path d="M8 24V8h8v8h8v8"></path></svg><span>Nonomino</span></a>
      <nav aria-label="Views">${ROUTES.map(([id, title]) => navLink(id, title, view))}</nav>
      <div class="tools">
        <button
          class="icon"
          title=${`Theme: ${theme}`}
          aria-label=${`Theme: ${theme}; change to ${next}`}
          @click=${() => changeTheme(app, next)}
        ><svg viewBox="0 0 24 24" aria-hidden="true"
          ><path d=${ICONS[theme]} class=${theme === 'dark' ? 'solid' : ''}></path></svg></button>
        <button class="icon" title="Keys (?)" aria-label="Keys (?)" @click=${() => app.help()}>?</button>
      </div>
    </header>`;
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
