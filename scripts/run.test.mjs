import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('.', import.meta.url));

/** A clone that contains only the scripts and these files. */
function inClone(files, args) {
  const clone = mkdtempSync(join(tmpdir(), 'cadre-clone-'));
  try {
    cpSync(scripts, join(clone, 'scripts'), { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(clone, name), JSON.stringify(content));
    return spawnSync(process.execPath, [join(clone, 'scripts/run.mjs'), ...args], { cwd: clone, encoding: 'utf8' });
  } finally {
    rmSync(clone, { recursive: true });
  }
}

test('an unknown command is answered with those that exist', () => {
  const { status, stderr } = inClone({}, ['strat']);
  assert.equal(status, 1);
  assert.match(stderr, /There is no command "strat"\. There are: start, /);
});

test('a failed install shows the output of npm and a plain explanation', () => {
  const manifest = { name: 'clone', version: '1.0.0', dependencies: { gone: 'file:./gone' } };
  const lockfile = { lockfileVersion: 3, packages: { '': { name: 'clone', version: '1.0.0' } } };
  const { status, stderr, stdout } = inClone({ 'package.json': manifest, 'package-lock.json': lockfile }, ['start']);
  assert.equal(status, 1);
  assert.match(stdout, /Installing packages \.\.\./);
  assert.match(stderr, /Missing: gone@ from lock file/);
  assert.match(stderr, /The packages could not be installed/);
});
