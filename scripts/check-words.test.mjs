import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('./check-words.mjs', import.meta.url));

/** A small valid project; each test below adds its one fault to it. */
const project = {
  'rules/src/money.ts': '/** Rounds half up. */\nexport const rounded = (cents: number) => Math.round(cents);\n',
  'rules/src/money.test.ts': "import { test } from 'vitest';\ntest.each([[1]])('rounds %i cents', () => undefined);\n",
  'contract/src/texts/en/people.ts': "export const people = { told: 'sent {when}', house: 'House' }; // nobody reads this\n",
  // Keys may be names of the API or the database.
  'server/src/read.ts': 'export const read = ({ asked, told: result }: { asked: number; told: string }) => ({ asked, told: result });\n',
  'server/src/trend.ts': '// A string is not checked.\nexport const text = "nobody told whoever";\n',
  'web/src/page.css': '/* Next to the list. */\n.page {\n  gap: 1px;\n}\n',
  'scripts/run.mjs': 'export function run() {}\n',
};

function checkProject(changes) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-words-'));
  try {
    for (const [path, text] of Object.entries(changes)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' });
    return { status, stdout, complaints: stderr.split('\n').filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a project in usual terms passes, and each of its files but the texts was read', () => {
  const { status, stdout, complaints } = checkProject(project);
  assert.deepEqual({ status, complaints }, { status: 0, complaints: [] });
  assert.match(stdout, new RegExp(`^${Object.keys(project).length - 1} files`));
});

test('a project without sources fails the check', () => {
  assert.equal(checkProject({}).status, 1);
});

const faults = [
  [
    'a variable',
    'server/src/a.ts',
    '\nexport const house = 1;\n',
    'server/src/a.ts:2 the name house says "house": use services or system.',
  ],
  [
    'a part of a name',
    'web/src/a.tsx',
    'export const usersWish = 1;\n',
    'web/src/a.tsx:1 the name usersWish says "wish": use input or params.',
  ],
  ['a function', 'scripts/a.mjs', 'export function tellOwner() {}\n', 'scripts/a.mjs:1 the name tellOwner says "tell": use notify.'],
  ['a parameter', 'rules/src/a.ts', 'export const a = (torn = 1) => torn;\n', /a\.ts:1 the name torn/],
  ['a renamed property', 'rules/src/a.ts', 'export const a = ({ x: { y: told } }: never) => told;\n', /a\.ts:1 the name told/],
  ['a type', 'contract/src/a.ts', 'export type Asker = number;\n', /a\.ts:1 the name Asker/],
  ['a file', 'server/src/tell-asked.ts', 'export {};\n', 'server/src/tell-asked.ts:1 the name tell-asked says "tell": use notify.', 2],
  ['a comment', 'server/src/a.ts', '/**\n * Whoever comes.\n */\nexport {};\n', /a\.ts:2 a comment or title says "whoever"/],
  ['a comment of a line', 'server/src/a.ts', 'export {}; // as far as it goes\n', /a\.ts:1 a comment or title says "as far as"/],
  ['a comment of a style sheet', 'web/src/a.css', '.a {\n  /* Beside it. */\n}\n', /a\.css:2 a comment or title says "beside"/],
  ['a title', 'server/test/a.test.ts', "test('nobody sees it', () => undefined);\n", /a\.test\.ts:1 a comment or title says "nobody"/],
  ['a title of a table', 'server/test/a.test.ts', "describe.each([1])('told %s', () => undefined);\n", /a\.test\.ts:1 .* says "told"/],
];

for (const [story, path, text, expected, count = 1] of faults) {
  test(`${story} in other terms is refused`, () => {
    const { status, complaints } = checkProject({ ...project, [path]: text });
    assert.equal(status, 1);
    assert.equal(complaints.length, count, complaints.join('\n'));
    if (typeof expected === 'string') assert.equal(complaints[0], expected);
    else assert.match(complaints[0], expected);
  });
}
