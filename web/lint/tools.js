/** Installs the tools of a folder with npm. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const MIN_NODE = [20, 19];

/** Installs the tools if the lock file in a folder has changed. Returns why they are not there; '' if they are. */
export function troubleWithTools(folder) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
    return `they need Node ${MIN_NODE.join('.')} or newer, not ${process.versions.node}`;
  }
  const stamp = path.join(folder, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (contentOf(stamp) === wanted) {
    return '';
  }
  const {status} = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    return 'npm could not install the tools';
  }
  writeFileSync(stamp, wanted);
  return '';
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
