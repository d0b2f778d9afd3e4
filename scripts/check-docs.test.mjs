import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('./check-docs.mjs', import.meta.url));

function checkProject(files) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-docs-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const answer = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return answer;
}

const sources = { 'server/src/crud/save.ts': 'export function saveRecord() {}', 'docs/leave.md': '# Leave\n\n## Half days, too\n' };
const checkReadme = (text) => checkProject({ ...sources, 'README.md': text });

const good = [
  'a link to a file: [leave](docs/leave.md), to a heading: [half days](docs/leave.md#half-days-too), and to a page: [site](https://example.com/x.md)',
  'a path `server/src/crud/save.ts`, a folder `server/src/crud/`, a file name `save.ts` and a pattern `server/src/<floor>/*.ts`',
  'a name `saveRecord`, an address `/server/nothing.ts` of the web and a word `anything`',
  '```sh\ncat server/src/crud/gone.ts\n```',
];
const bad = [
  ['a link to a missing file', 'See [leave](docs/gone.md).', 'links to docs/gone.md, which does not exist'],
  ['a link to a missing heading', 'See [leave](docs/leave.md#whole-days).', 'links to docs/leave.md#whole-days, which has no such heading'],
  ['a missing path', 'See `server/src/crud/gone.ts`.', 'names the path server/src/crud/gone.ts, which does not exist'],
  ['a missing folder', 'See `server/src/gone/`.', 'names the path server/src/gone/, which does not exist'],
  ['a missing file name', 'See `gone.ts`.', 'names the path gone.ts, which does not exist'],
  ['a pattern without a match', 'See `server/src/<floor>/gone.ts`.', 'names the path server/src/<floor>/gone.ts, which does not exist'],
  ['a name that no code has', 'See `dropRecord`.', 'names dropRecord, which does not occur in the code'],
];

test('links, paths and names that exist pass', () => {
  const { status, stderr } = checkReadme(good.join('\n\n'));
  assert.equal(stderr, '');
  assert.equal(status, 0);
});

for (const [what, text, complaint] of bad)
  test(`${what} is refused with its line`, () => {
    const { status, stderr } = checkReadme(`# Project\n\n${text}\n`);
    assert.equal(status, 1);
    assert.equal(stderr, `README.md:3 ${complaint}.\n`);
  });

test('the history of changes may name files of its time, but its links work', () => {
  assert.equal(checkProject({ ...sources, 'CHANGELOG.md': 'Removed `server/src/crud/gone.ts`.' }).status, 0);
  assert.equal(checkProject({ ...sources, 'CHANGELOG.md': 'See [leave](docs/gone.md).' }).status, 1);
});

test('a project without documents is refused', () => {
  assert.equal(checkProject({ 'save.ts': '' }).status, 1);
});
