/** Whitespace in templates is text on the page: it is not to be formatted. */
export default {
  printWidth: 110,
  singleQuote: true,
  bracketSpacing: false,
  embeddedLanguageFormatting: 'off',
};
