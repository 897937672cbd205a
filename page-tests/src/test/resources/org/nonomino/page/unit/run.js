/**
 * Runs the unit tests of the web app's modules. The title of the document becomes `passed N` or `failed: …`,
 * and each failure is listed. The modules are in `../page/`.
 */
const FILES = [
  './symbols.test.js',
  './doc.test.js',
  './other-symbols.test.js',
  './drawings.test.js',
  './fog.test.js',
  './houses.test.js',
  './extra-houses.test.js',
  './progress.test.js',
  './selection.test.js',
  './saved.test.js',
  './storage.test.js',
  './exchange.test.js',
  './words.test.js',
  './lit.test.js',
  './play-state.test.js',
  './end-state.test.js',
  './address.test.js',
  './library-state.test.js',
  './library-file.test.js',
  './share-link.test.js',
  './set-state.test.js',
  './set-drawings.test.js',
  './set-fog.test.js',
  './addresses.test.js',
  './true-candidates.test.js',
  './region-colours.test.js',
  './restrictions.test.js',
  './keys.test.js',
  './grid.test.js',
  './api.test.js',
  './problems.test.js',
  './painting.test.js',
  './trace.test.js',
  './watch-words.test.js',
  './watch-state.test.js',
  './curve.test.js',
  './latest.test.js',
  './choices.test.js',
  './generate-state.test.js',
  './share-proof.test.js',
  './share-state.test.js',
  './texts.test.js',
  './colours.test.js',
  './pen.test.js',
  './typing.test.js',
  './reading.test.js',
  './how-to-play.test.js',
  './zoom.test.js',
  './play-light.test.js',
  './sums.test.js',
  './sum-clues.test.js',
  './constraints.test.js',
  './constraint-kinds.test.js',
  './constraint-edits.test.js',
  './desk-state.test.js',
  './set-desk.test.js',
  './set-rules.test.js',
];

const failures = [];
let passed = 0;
for (const file of FILES) {
  const {tests} = await import(file);
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
      passed++;
    } catch (error) {
      failures.push(`${file} ${name}: ${error.message}`);
    }
  }
}
for (const failure of failures) {
  const item = document.createElement('li');
  item.textContent = failure;
  document.getElementById('failures').append(item);
}
document.title = failures.length === 0 ? `passed ${passed}` : `failed: ${failures.join('; ')}`;
