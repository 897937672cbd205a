// Makes the vectors: npm i lz-string@1.5.0 && node vectors.js > vectors.ndjson
const lz = require('lz-string');
// A small built-in generator (mulberry32), so that the vectors can be generated again.
let state = 20261121;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const inputs = ['', 'a', '\u0000', 'é', '\u00ff', '\u0100', '数', '😀', 'aa', 'ab', 'aaa', 'a'.repeat(100),
  'ab'.repeat(500), 'abcabcabcabc', 'Grüße, 数独, Судоку, 😀😀', '{}', '{"size":4}', ' \n\t"\\', 'x'.repeat(5000)];
for (const size of [4, 6, 9, 16, 36]) {
  const grid = [];
  for (let r = 0; r < size; r++) {
    grid.push([]);
    for (let c = 0; c < size; c++) {
      const cell = {};
      if (random() < 0.4) { cell.value = 1 + Math.floor(random() * size); cell.given = true; }
      if (random() < 0.5) cell.region = Math.floor(random() * size);
      grid[r].push(cell);
    }
  }
  inputs.push(JSON.stringify({ size, title: 'Nº ' + size + ' “数独”', grid }));
}
for (const [length, letters] of [[10, 2], [100, 2], [1000, 2], [1000, 26], [3000, 256], [500, 65536], [2000, 5], [7, 300], [63, 64], [64, 64], [65, 64]]) {
  for (let i = 0; i < 3; i++) {
    let text = '';
    for (let j = 0; j < length; j++) {
      let code = Math.floor(random() * letters) + (letters <= 26 ? 97 : 0);
      // Lone halves of characters do not survive in a file.
      text += String.fromCharCode(code >= 0xd800 && code < 0xe000 ? code - 0x1000 : code);
    }
    inputs.push(text);
  }
}
for (const text of inputs) {
  const ascii = s => JSON.stringify(s).replace(/[\u007f-\uffff]/g, c => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));
  console.log(`{"text":${ascii(text)},"base64":"${lz.compressToBase64(text)}","uri":"${lz.compressToEncodedURIComponent(text)}"}`);
}
