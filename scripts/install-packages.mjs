import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { showProgress } from './show-progress.mjs';

const stampFile = join(root, 'node_modules', '.cadre-installed');

/** Installs exactly the packages of the lockfile, unless they are already installed for this kind of machine. */
export async function installPackages() {
  const stamp = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const done = showProgress('Installing packages');
  const { code, output } = await npmCi();
  done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new Error(`${output}\nThe packages could not be installed (npm ended with ${code}). What npm said stands above.`);
  writeFileSync(stampFile, stamp);
}

function wantedStamp() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${process.platform} ${process.arch} ${lockfile}\n`;
}

function npmCi() {
  // The build needs development packages even if NODE_ENV is production.
  const options = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, 'ci', ...options], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', ['ci', ...options], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  const collect = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `npm could not be started: ${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
}
