import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findChanges } from './mutate/find-changes.mjs';
import { guardLoops } from './mutate/guard-loops.mjs';
import { narrowTests } from './mutate/open-crud.mjs';
import { isReached } from './mutate/reach.mjs';
import { testsOfTable } from './mutate/tests-of-table.mjs';
import { root } from './project.mjs';

/** Whether an amount is above a limit; its test knows amounts below and above, but not the limit itself. */
const files = {
  'rules/package.json': '{ "type": "module" }',
  'rules/src/limit.ts': `export const isAbove = (amount: number, limit: number | null): boolean => limit !== null && amount > limit;\n`,
  'rules/src/limit.test.ts': `import { describe, expect, test } from 'vitest';
import { isAbove } from './limit.ts';

describe('a limit', () => {
  test.each<[number, boolean]>([[9, false], [11, true]])('%s', (amount, expected) => expect(isAbove(amount, 10)).toBe(expected));
});
test.each([9, 11])('no limit', (amount) => expect(isAbove(amount, null)).toBe(false));
`,
  'rules/src/fixtures.ts': 'export const unused = (amount: number): boolean => amount > 1;\n',
  'server/src/main.ts': "import { isAbove } from '@cadre/rules/limit';\nexport const run = isAbove;\n",
};

function project(t, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-mutate-test-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const start = (folder, args = []) => spawn(process.execPath, [join(root, 'scripts/mutate.mjs'), '--root', folder, ...args]);

async function mutate(folder, args) {
  const child = start(folder, args);
  const outputs = Promise.all([child.stdout, child.stderr].map(async (stream) => (await stream.setEncoding('utf8').toArray()).join('')));
  const { promise, resolve } = Promise.withResolvers();
  child.on('exit', resolve);
  const [output, errors] = await outputs;
  return { code: await promise, output, errors };
}

const sources = (folder) =>
  readdirSync(join(folder, 'rules'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);

test('a change that no test notices is printed, one that a test or the compiler notices is not', async (t) => {
  const { code, output } = await mutate(project(t));
  // The other two drop a condition: a test notices one, the compiler the other.
  assert.equal(output, 'rules/src/limit.ts:1  amount > limit  ->  amount >= limit\n3 changes, 1 survived, 66.7 % noticed (seed 1)\n');
  assert.equal(code, 0);
});

test('too many survivors fail the run, as many as allowed do not', async (t) => {
  const folder = project(t);
  const [strict, lenient] = [await mutate(folder, ['--floor', '0.67']), await mutate(folder, ['--floor', '0.66'])];
  assert.deepEqual([strict.code, lenient.code], [1, 0]);
  assert.match(strict.errors, /At least 67 % must be noticed/);
});

test('a sample is the same for the same seed', async (t) => {
  const folder = project(t, { 'rules/src/other.ts': files['rules/src/limit.ts'], 'server/src/other.ts': "import '@cadre/rules/other';\n" });
  const outputs = [];
  for (const seed of ['1', '1', '2', '3', '4'])
    outputs.push((await mutate(folder, ['--sample', '3', '--seed', seed])).output.replace(/ \(seed.*/, ''));
  assert.equal(outputs[0], outputs[1]);
  assert.ok(new Set(outputs).size > 1);
  assert.ok(outputs.every((output) => output.includes('3 changes')));
});

/** Hangs with the change `amount >= limit`, after it has written a marker file. */
const hanging = `import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { isAbove } from './limit.ts';

test('hangs', async () => {
  if (!isAbove(10, 10)) return;
  writeFileSync(new URL('../../hanging', import.meta.url), '');
  await new Promise(() => {});
});
`;

test('no file is ever written, so a run that is interrupted leaves all of them as they were', async (t) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL']) {
    const folder = project(t, { 'rules/src/hanging.test.ts': hanging });
    const before = sources(folder);
    const child = start(folder);
    const { promise, resolve } = Promise.withResolvers();
    child.on('exit', (_code, by) => resolve(by));
    while (!existsSync(join(folder, 'hanging'))) await setTimeout(10);
    assert.deepEqual(sources(folder), before);
    child.kill(signal);
    assert.equal(await promise, signal);
    assert.deepEqual(sources(folder), before);
  }
});

test('no file is ever written by a run that ends', async (t) => {
  const folder = project(t);
  const before = sources(folder);
  assert.equal((await mutate(folder)).code, 0);
  assert.deepEqual(sources(folder), before);
});

test('tests that fail without a change end the run', async (t) => {
  const wrong = files['rules/src/limit.test.ts'].replace('[11, true]', '[11, false]');
  const { code, errors } = await mutate(project(t, { 'rules/src/limit.test.ts': wrong }));
  assert.equal(code, 1);
  assert.match(errors, /The tests fail before anything is changed: .*expected true to be false/s);
});

test('a folder without anything to change ends the run', async (t) => {
  const { code, errors } = await mutate(project(t), ['rules/src/nowhere']);
  assert.equal(code, 1);
  assert.match(errors, /There is nothing to change in rules\/src\/nowhere/);
});

test('an unknown area ends the run', async (t) => {
  const { code, errors } = await mutate(project(t), ['--in', 'web']);
  assert.equal(code, 1);
  assert.match(errors, /There is no area "web". There are: rules, crud, migrations/);
});

const changesOf = (text) => findChanges('some.ts', text).map(({ before, after }) => `${before} -> ${after}`);

test('a change is a plausible slip in the logic', () => {
  assert.deepEqual(changesOf('const f = (a: 1 | -1, b: boolean) => (b ? a + 1 : Math.min(a, 2));'), [
    'b ? a + 1 : Math.min(a, 2) -> (a + 1)',
    'b ? a + 1 : Math.min(a, 2) -> (Math.min(a, 2))',
    'a + 1 -> a',
    'min -> max',
    '2 -> 3',
  ]);
  assert.deepEqual(changesOf('function f(a) { if (!a) return; for (const b of a) { if (b < 0) continue; g(b); } }'), [
    '!a -> true',
    '!a -> false',
    'b < 0 -> true',
    'b < 0 -> false',
    'b < 0 -> b <= 0',
    '0 -> 1',
    'g(b); -> ;',
  ]);
  assert.deepEqual(changesOf('const f = (a, b) => [a < b ? a : b, a < b ? a : 0];'), [
    'a < b ? a : b -> (a)',
    'a < b ? a : b -> (b)',
    'a < b -> a <= b',
    'a < b ? a : 0 -> (a)',
    'a < b ? a : 0 -> (0)',
    '0 -> 1',
  ]);
  assert.deepEqual(changesOf('const f = (a, b) => (a < b ? -1 : a > b ? 1 : 0);'), [
    'a < b ? -1 : a > b ? 1 : 0 -> (-1)',
    'a < b ? -1 : a > b ? 1 : 0 -> (a > b ? 1 : 0)',
    'a > b ? 1 : 0 -> (1)',
    'a > b ? 1 : 0 -> (0)',
  ]);
  assert.deepEqual(changesOf('type A = 1 | 2;\nconst labels = { first: 1 };\nconst most = 24;'), ['24 -> 25']);
});

test('a loop that a change makes endless ends with an error', () => {
  const run = (text) => new Function(guardLoops('some.js', text));
  assert.throws(run('for (;;);'), /This loop does not end/);
  assert.throws(run('for (const a of [1]) while (a) if (a) do a; while (a);'), /This loop does not end/);
  assert.equal(run('let sum = 0; for (let at = 0; at < 99_999; at += 1) for (const two of [1, 1]) sum += two; return sum;')(), 199_998);
});

test('a change of a statement swaps one of its conditions, and never the limits of `between`', () => {
  const value = '$' + '{1}';
  assert.deepEqual(changesOf(`const a = sql\`x between ${value} and ${value} and y is null or not exists (select where z >= 1)\`;`), [
    'and -> or',
    'is null -> is not null',
    'or -> and',
    'not exists -> exists',
    '>= -> >',
  ]);
  assert.deepEqual(changesOf('const a = [sql`true`, sql`a->b <> 1`, `a and b`];'), ['true -> false', '<> -> =']);
});

const branches = `export function isLarge(amount: number): string {
  if (amount > 10) return 'large';
  return 'small';
}
export const unused = (amount: number): boolean => amount > 99;
`;
/** Loads `branches.ts` and calls it with one amount. */
const inProcess = (folder, amount, lines, env, imports = '') => {
  const script = `${imports}
    const { isLarge } = await import(${JSON.stringify(pathToFileURL(join(folder, 'branches.ts')).href)});
    const result = isLarge(${amount});
    ${lines}`;
  const args = [`--import=${new URL('./mutate/load-change.mjs', import.meta.url).href}`, '--input-type=module', '--eval', script];
  return execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1', ...env } });
};

test('a process of the server loads the changed source, and the file remains as it was', (t) => {
  const folder = project(t, { 'branches.ts': branches });
  const change = findChanges('branches.ts', branches).find(({ after }) => after === 'amount >= 10');
  const loaded = (env) => inProcess(folder, 10, 'console.log(result);', env);
  assert.equal(loaded({ CADRE_CHANGE: JSON.stringify({ file: join(folder, 'branches.ts'), ...change }) }), 'large\n');
  assert.equal(loaded({}), 'small\n');
  assert.equal(readFileSync(join(folder, 'branches.ts'), 'utf8'), branches);
});

test('a change is tried with the tests that execute it', (t) => {
  const folder = project(t, { 'branches.ts': branches });
  const taken = `import { takeCoverage } from ${JSON.stringify(new URL('./mutate/take-coverage.mjs', import.meta.url).href)};`;
  const reachOf = (amount) => {
    const output = inProcess(folder, amount, 'console.log(JSON.stringify(await takeCoverage(/branches/)));', { CADRE_REACH: '1' }, taken);
    return new Map([['branches.ts', JSON.parse(output)[0].functions]]);
  };
  const at = (text) => ({ file: 'branches.ts', change: { start: branches.indexOf(text), end: branches.indexOf(text) + text.length } });
  const reached = (amount) => ["'large'", "'small'", 'amount > 99', 'export'].map((text) => isReached(at(text), reachOf(amount)));
  assert.deepEqual(reached(11), [true, false, false, true]);
  assert.deepEqual(reached(9), [false, true, false, true]);
  assert.equal(isReached(at("'large'"), new Map()), false);
});

test('every folder of crud has narrow tests that exist', () => {
  const folders = readdirSync(join(root, 'server/src/crud'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    const tests = narrowTests(root, `server/src/crud/${name}/some.ts`);
    assert.ok(tests.includes('server/test/crud/writes.test.ts'), name);
    assert.ok(tests.length > narrowTests(root, 'server/src/crud/some.ts').length, name);
  }
});

test('a table is tried with the tests that name it most, and with those of every resource', () => {
  const naming = (file, times) => ({ file: `server/test/${file}.test.ts`, text: "'/pay-items' pay_items_total ".repeat(times) });
  const tests = [naming('a', 1), naming('b', 3), naming('c', 0), naming('faults/d', 9), naming('crud/writes', 9)];
  const all = ['server/test/crud/declarations.test.ts', 'server/test/crud/writes.test.ts'];
  assert.deepEqual(testsOfTable('pay_items', tests), ['server/test/b.test.ts', 'server/test/a.test.ts', ...all]);
  assert.deepEqual(testsOfTable('pay', tests), all);
});
