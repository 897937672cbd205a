export default {
  extends: 'stylelint-config-standard',
  rules: {
    // Rules are grouped by concern, with blank lines between the groups.
    'rule-empty-line-before': null,
    'no-descending-specificity': null,
    // The classes of the views and of the grid are short words.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'color-hex-length': null,
    'declaration-block-no-redundant-longhand-properties': [true, {ignoreShorthands: ['grid-template']}],
    // Two weights of type: more of them compete with each other, and fonts draw some of them alike.
    'declaration-property-value-allowed-list': {'font-weight': ['var(--regular)', 'var(--strong)', 'bolder']},
    // Safari selects text in the grid without it.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['user-select', 'text-size-adjust']}],
  },
  // The site has its own styles.
  overrides: [
    {files: ['../../docs/site/**/*.css'], rules: {'declaration-property-value-allowed-list': null}},
  ],
};
