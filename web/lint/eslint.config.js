import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import globals from 'globals';
import page from './layers.js';

const recommended = js.configs.recommended;

export default [
  {
    files: ['**/*.js'],
    plugins: {jsdoc, page},
    languageOptions: {ecmaVersion: 2022, sourceType: 'module', globals: globals.browser},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      ...recommended.rules,
      curly: 'error',
      eqeqeq: 'error',
      'max-lines': ['error', 500],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-param-reassign': 'error',
      'no-script-url': 'error',
      'no-shadow': 'error',
      'no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      // The page has one door to its answers, which is api.js, and no markup but its templates.
      'no-restricted-globals': ['error', {name: 'fetch', message: 'Ask through api.js.'}],
      'no-restricted-properties': [
        'error',
        {property: 'innerHTML', message: 'Draw with templates.'},
        {property: 'outerHTML', message: 'Draw with templates.'},
      ],
      'page/layers': 'error',
      'jsdoc/check-param-names': ['error', {checkDestructured: false}],
      'jsdoc/require-jsdoc': ['error', {publicOnly: true}],
      'jsdoc/require-param': ['error', {checkDestructured: false}],
    },
  },
  {
    // The road to the server; and the routes, which look whether a module of the page is there again.
    files: ['**/page/api/server.js', '**/page/shell/routes.js'],
    rules: {'no-restricted-globals': 'off'},
  },
  {
    // Classic scripts: two run before anything is drawn, one runs in pages of other hosts.
    files: ['**/page/theme.js', '**/page/embed/theme.js', '**/page/nonomino-puzzle.js'],
    languageOptions: {sourceType: 'script'},
  },
];
