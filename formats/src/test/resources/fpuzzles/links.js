// Makes the links: npm i lz-string@1.5.0 && node links.js > links.ndjson
const lz = require('lz-string');
function write(digits, regions, size, metadata, solution) {
  const grid = [];
  for (let r = 0; r < size; r++) {
    grid.push([]);
    for (let c = 0; c < size; c++) {
      const at = r * size + c;
      const cell = {};
      if (digits[at] !== '.') { cell.value = parseInt(digits[at], 36); cell.given = true; }
      cell.region = parseInt(regions[at], 36);
      grid[r].push(cell);
    }
  }
  const puzzle = { size, ...metadata, grid };
  if (solution) puzzle.solution = [...solution].map(digit => parseInt(digit, 36));
  const json = JSON.stringify(puzzle);
  const base64 = lz.compressToBase64(json);
  console.log(JSON.stringify({ size, puzzle: digits, regions, json, base64,
    uri: lz.compressToEncodedURIComponent(json), percent: encodeURIComponent(base64) }));
}
const boxes = (rows, columns) => {
  const n = rows * columns;
  return Array.from({ length: n * n }, (_, i) =>
    (Math.floor(Math.floor(i / n) / rows) * rows + Math.floor((i % n) / columns)).toString(36)).join('');
};
write('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', boxes(3, 3), 9,
  { title: 'Classic', author: 'A. N. Other' },
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179');
write('6.21...7.9.........1..96...578........6.3.7........921...24..1.........6.3...25.8',
  '000111111000021333040521136444523336444522336477528666477528886775522886777558886', 9,
  { title: 'Jigsaw “9×9”', author: 'Grüße, 数独' });
write('..1..4......2....3......5..6........', boxes(2, 3), 6, {});
write('.'.repeat(144).replace(/^./, 'C'), boxes(3, 4), 12, { title: '12' });
write('1...............', '0001011231223332', 4, { author: '😀' });
