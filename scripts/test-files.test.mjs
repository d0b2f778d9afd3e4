import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createVitest } from 'vitest/node';
import { root } from './project.mjs';

const inProject = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' }).map((file) => join(root, file));

/** Every file of a run, with the projects in which it is run. */
async function projectsByFile(folder) {
  const vitest = await createVitest('test', { root: join(root, folder), watch: false });
  try {
    return Map.groupBy(await vitest.globTestSpecifications(), ({ moduleId }) => moduleId);
  } finally {
    await vitest.close();
  }
}

const names = (specifications = []) => specifications.map(({ project }) => project.name).sort();

test('every test file is run, and those of the server on the engines that their folder promises', async () => {
  const runs = new Map([...(await projectsByFile('.')), ...(await projectsByFile('server'))]);
  const files = inProject('**/*.test.{ts,tsx}');
  assert.ok(files.length > 200);
  assert.deepEqual(
    files.filter((file) => !runs.has(file)),
    [],
  );
  const engines = (file) => names(runs.get(join(root, file)));
  assert.deepEqual(engines('server/test/crud/writes.test.ts'), ['server-embedded', 'server-postgres']);
  assert.deepEqual(engines('server/test/faults/kill.test.ts'), ['server-embedded', 'server-postgres']);
  assert.deepEqual(engines('server/test/embedded/engine.test.ts'), ['server-embedded']);
  assert.deepEqual(engines('server/test/people/leaving.test.ts'), ['server-postgres']);
});

test('the whole run tests everything on both engines, except tests of a single engine', async (t) => {
  process.env.CADRE_TEST_ALL = '1';
  t.after(() => delete process.env.CADRE_TEST_ALL);
  const runs = await projectsByFile('server');
  const folder = join(root, 'server/test/');
  const ofOneEngine = [join(folder, 'embedded/'), join(folder, 'postgres/')];
  const files = [...runs.keys()].filter((file) => file.startsWith(folder) && !ofOneEngine.some((one) => file.startsWith(one)));
  assert.ok(files.length > 50);
  assert.deepEqual(
    files.filter((file) => names(runs.get(file)).join() !== 'server-embedded,server-postgres'),
    [],
  );
});

test('every journey is in the folder the runner reads', () => {
  const journeys = inProject('**/*.spec.ts');
  assert.ok(journeys.length > 20);
  assert.deepEqual(
    journeys.filter((file) => !file.startsWith(join(root, 'e2e/journeys/'))),
    [],
  );
});

/** A limit in seconds only fits its author's machine, and a pause is a limit, too, unless it is between two polls. */
const fixedLimits = [
  /\btimeout: \d/,
  /^(?!\s*while).*\bsetTimeout\(\d/m,
  /^\s*\}, \d[\d_]*\);$/m,
  /waitForTimeout/,
  // One second by default.
  /\bvi\.wait(For|Until)\(/,
  /(test|hook|util)Timeout: \d/i,
];

test('no test and no test run has a fixed time limit', () => {
  const files = inProject('{**/*.{test,spec}.{ts,tsx,mjs},e2e/*.ts,server/test/**/*.ts,web/test/**/*.ts,**/vitest.config.ts}');
  const own = new Set([join(root, 'scripts/test-files.test.mjs')]);
  const found = files.filter((file) => !own.has(file) && fixedLimits.some((limit) => limit.test(readFileSync(file, 'utf8'))));
  assert.deepEqual(found, []);
});
