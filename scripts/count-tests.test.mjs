import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { countNodeTests, countPlaywrightTests, countVitestTests } from './count-tests.mjs';
import { root } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadre-count-'));
after(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  const file = join(folder, 'report');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

test('vitest: a failed test, and a file that could not be read', () => {
  const found = countVitestTests(
    report({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: join(root, 'rules/src/sum.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'carries over',
              failureMessages: ['\u001b[31mAssertionError: expected 3\u001b[39m\n    at sum.test.ts:4'],
            },
          ],
        },
        { name: join(root, 'rules/src/lost.test.ts'), status: 'failed', message: 'Cannot find module "./lost.ts"', assertionResults: [] },
        { name: join(root, 'rules/src/well.test.ts'), status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
      ],
    }),
  );
  assert.deepEqual(found, {
    passed: 2,
    failed: 1,
    failures: [
      { file: 'rules/src/sum.test.ts', name: 'carries over', says: ['AssertionError: expected 3'] },
      { file: 'rules/src/lost.test.ts', name: 'the file itself', says: ['Cannot find module "./lost.ts"'] },
    ],
  });
});

test('Playwright: journeys inside of groups, and a run that broke', () => {
  const spec = (title, status, message) => ({
    title,
    file: 'hire.spec.ts',
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const found = countPlaywrightTests(
    report({
      config: { configFile: join(root, 'e2e/playwright.config.ts'), rootDir: join(root, 'e2e/journeys') },
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'Error: the product ended' }],
      suites: [
        {
          specs: [spec('HR hires somebody', 'expected')],
          suites: [
            { specs: [spec('a hire can be undone', 'unexpected', '\n\u001b[2mError: locator.click: no such button\n\n  Locator: Undo')] },
          ],
        },
      ],
    }),
  );
  assert.deepEqual(found, {
    passed: 1,
    failed: 1,
    failures: [
      { file: 'e2e/playwright.config.ts', name: 'the run itself', says: ['Error: the product ended'] },
      { file: 'e2e/journeys/hire.spec.ts', name: 'a hire can be undone', says: ['Error: locator.click: no such button', 'Locator: Undo'] },
    ],
  });
});

test('Node: a test that failed with one line, and one with several', () => {
  const file = join(folder, 'planted.test.mjs');
  writeFileSync(
    file,
    `import assert from 'node:assert/strict';
     import { test } from 'node:test';
     test('holds', () => {});
     test('breaks in a line', () => { throw new Error('no disk left'); });
     test('breaks in several', () => assert.equal(1, 2));`,
  );
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', file], { encoding: 'utf8', env });
  const { passed, failed, failures } = countNodeTests(report(stdout));
  assert.deepEqual({ passed, failed }, { passed: 1, failed: 2 });
  assert.deepEqual(
    failures.map(({ name, says }) => [name, says]),
    [
      ['breaks in a line', ['no disk left']],
      ['breaks in several', ['Expected values to be strictly equal:', '1 !== 2']],
    ],
  );
  assert.ok(failures.every((failure) => join(root, failure.file) === file));
});
