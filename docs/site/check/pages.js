/** What the checks share: the files of the site, and a server for them under a sub-path. */
import {createReadStream, existsSync, readdirSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';

/** Whose pages are not ours to check: the page to play has its own tests, Javadoc comes from the JDK. */
export const FOREIGN = ['play', 'javadoc', 'pagefind'];

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The addresses of all our pages, relative to the site: 'start/index.html'. */
export function pages(site) {
  return readdirSync(site, {recursive: true})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !FOREIGN.includes(name.split('/')[0]))
    .sort();
}

/** Serves the site under `/some/path/`; resolves to the address and to what ends it. */
export function serve(site) {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url, 'http://localhost');
    let file = path.join(site, decodeURIComponent(pathname.replace(/^\/some\/path/, '')));
    if (pathname.startsWith('/some/path/') && existsSync(file) && statSync(file).isDirectory()) {
      file = path.join(file, 'index.html');
    }
    if (!pathname.startsWith('/some/path/') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream'});
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        address: `http://127.0.0.1:${server.address().port}/some/path/`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
