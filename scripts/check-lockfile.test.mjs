import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('./check-lockfile.mjs', import.meta.url));

function checkPackages(packages) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-lockfile-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const answer = spawnSync(process.execPath, [check, join(folder, 'package-lock.json')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return answer;
}

const forTwo = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } };

test('a lockfile with the packages of every machine passes', () => {
  const packages = {
    '': {},
    'node_modules/a/node_modules/tool': forTwo,
    'node_modules/a/node_modules/tool-linux': {},
    'node_modules/tool-mac': {},
  };
  assert.equal(checkPackages(packages).status, 0);
});

test('a binary for another machine that is not locked is named', () => {
  const { status, stderr } = checkPackages({ '': {}, 'node_modules/tool': forTwo, 'node_modules/tool-linux': {} });
  assert.equal(status, 1);
  assert.match(stderr, /node_modules\/tool names tool-mac for some machines/);
});

test('an address of a registry is refused', () => {
  const { status, stderr } = checkPackages({ '': {}, 'node_modules/tool': { resolved: 'https://registry.example/tool.tgz' } });
  assert.equal(status, 1);
  assert.match(stderr, /tied to the address/);
});
