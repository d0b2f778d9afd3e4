import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('./check-bundle.mjs', import.meta.url));

const modules = {
  'index.html': { file: 'main.js', kB: 60, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', kB: 50 },
  'src/platform/languages/en.ts': { file: 'en.js', kB: 5, imports: ['_shared.js'] },
  'src/features/access/access-layout.tsx': { file: 'access.js', kB: 5 },
  'src/features/access/login-page.tsx': { file: 'login.js', kB: 10, imports: ['_shared.js'] },
  'src/platform/languages/en/signed-in.ts': { file: 'signed-in-texts.js', kB: 20 },
  'src/signed-in-pages/people.ts': { file: 'signed-in-pages.js', kB: 4 },
  'src/platform/languages/en/nouns/people.ts': { file: 'nouns-people.js', kB: 2 },
  'src/signed-in.tsx': { file: 'signed-in.js', kB: 20, css: ['shell.css', 'parts.css'] },
  'src/features/people/employees-page.tsx': { file: 'employees.js', kB: 50 },
  'src/platform/languages/en/people.ts': { file: 'people.js', kB: 4 },
  'src/features/reports/chart.tsx': { file: 'chart.js', kB: 900 },
};

/** Checks a build of these modules. Random bytes do not compress, so the sizes are exact. */
function checkBuild(changes = {}, sheets = { 'shell.css': 20, 'parts.css': 15 }) {
  const dist = mkdtempSync(join(tmpdir(), 'cadre-dist-'));
  const manifest = { ...modules, ...changes };
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const { file, kB, words = '' } of Object.values(manifest).filter(Boolean))
    writeFileSync(join(dist, file), Buffer.concat([randomBytes(kB * 1000), Buffer.from(words)]));
  for (const [file, kB] of Object.entries(sheets)) writeFileSync(join(dist, file), randomBytes(kB * 1000));
  const answer = spawnSync(process.execPath, [check, dist], { encoding: 'utf8' });
  rmSync(dist, { recursive: true });
  return answer;
}

test('pages within their limits pass; a shared module counts once, an unused one not at all', () => {
  const { status, stdout } = checkBuild();
  assert.equal(status, 0);
  assert.match(stdout, /sign-in: 130\.\d of 140 kB in 5 files/);
  assert.match(stdout, /a list: 215\.\d of 220 kB in 9 files/);
});

test('a page that grew through an import is reported', () => {
  const { status, stderr } = checkBuild({
    'src/features/access/access-layout.tsx': { file: 'access.js', kB: 5, imports: ['_grown.js'] },
    '_grown.js': { file: 'grown.js', kB: 50 },
  });
  assert.equal(status, 1);
  assert.match(stderr, /The page "sign-in" loads more than it may/);
  assert.doesNotMatch(stderr, /a list/);
});

test('a page that is no longer where the check looks for it is a failure, not a pass', () => {
  const { status, stderr } = checkBuild({ 'src/features/access/login-page.tsx': undefined });
  assert.equal(status, 1);
  assert.match(stderr, /knows no src\/features\/access\/login-page\.tsx/);
});

test('the style sheets of a page have a separate limit', () => {
  assert.match(checkBuild().stdout, /a list: 35\.\d of 40 kB of CSS in 2 files/);
  const { status, stderr } = checkBuild({}, { 'shell.css': 20, 'parts.css': 25 });
  assert.equal(status, 1);
  assert.match(stderr, /The page "a list" loads more than it may/);
});

test('a page that loads the layer components at the start is reported', () => {
  const { status, stderr } = checkBuild({ 'src/signed-in.tsx': { file: 'signed-in.js', kB: 20, words: 'data-base-ui-inert' } });
  assert.equal(status, 1);
  assert.match(stderr, /The page "a list" loads the kit of layers in signed-in\.js/);
  assert.doesNotMatch(stderr, /sign-in"/);
});
