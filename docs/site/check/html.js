/** Checks the markup of the site with html-validate. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {pages} from './pages.js';

const site = path.resolve(process.argv[2]);
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Lines are as long as the text; void elements and doctype as the templates have them.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Regions that scroll must be reachable by keyboard, and have a name: a native element for that is not there.
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    // Headings that begin with a number: HTML allows any id, and forges make the same.
    'valid-id': ['error', {relaxed: true}],
  },
});
let faults = 0;
for (const page of pages(site)) {
  const text = readFileSync(path.join(site, page), 'utf8');
  // What a template asked for and did not get.
  if (/>(undefined|null|NaN|\[object Object\])</.test(text)) {
    faults += 1;
    console.error(`${page}: "${RegExp.$1}" stands where a value is missing.`);
  }
  const report = await validator.validateString(text);
  for (const {messages} of report.results) {
    for (const {line, column, message, ruleId} of messages) {
      faults += 1;
      if (faults <= 40) {
        console.error(`${page}:${line}:${column}: ${message} (${ruleId})`);
      }
    }
  }
}
console.error(`Markup of ${pages(site).length} pages: ${faults} faults.`);
process.exitCode = faults > 0 ? 1 : 0;
