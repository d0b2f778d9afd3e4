import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolFile } from './project.mjs';
import { runProcess } from './run-process.mjs';

const stampFile = join(root, 'web/dist/.built-from');
const sources = ['rules/src', 'contract/src', 'web', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the web application unless its build is up to date with the sources. */
export async function buildWeb(node, output) {
  const stamp = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the web application ...');
  const args = [toolFile('vite', 'vite', 'web'), 'build', '--logLevel', 'warn'];
  const code = await runProcess(node, args, { cwd: join(root, 'web'), output });
  if (code !== 0) throw new Error('The web application could not be built. What the build said stands above.');
  writeFileSync(stampFile, stamp);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesUnder(source)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (path.includes('.test.') || path.endsWith('.tmp')) return [];
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist' && !entry.name.startsWith('.'))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => filesUnder(`${path}/${entry.name}`));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
