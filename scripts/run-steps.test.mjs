import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const runProcess = JSON.stringify(new URL('./run-process.mjs', import.meta.url).href);
const runSteps = JSON.stringify(new URL('./run-steps.mjs', import.meta.url).href);

function run(steps) {
  const script = `
    import { writeFileSync } from 'node:fs';
    const { runSteps } = await import(${runSteps});
    const { runProcess } = await import(${runProcess});
    const tests = (passed, failed) => ({ run: async (node, { report }) => (writeFileSync(report, ''), failed ? 1 : 0), count: () => ({ passed, failed, failures: Array.from({ length: failed }, (_, at) => ({ file: 'rules/sum.test.ts', name: \`sum \${at + 1}\`, says: ['expected 3', 'found 4'] })) }) });
    process.exitCode = await runSteps(process.execPath, [${steps}]);
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return { status, stdout, stderr, last: stdout.trimEnd().split('\n').at(-1) };
}

test('when all goes well the last line counts the tests of all runners', () => {
  const { status, last } = run(`{ name: 'Types', run: async () => 0 }, { name: 'Rules', ...tests(3, 0) }, { name: 'Web', ...tests(4, 0) }`);
  assert.equal(status, 0);
  assert.equal(last, '7 passed, 0 failed');
});

test('the first failing step is the last one run', () => {
  const { status, stdout, last } = run(`{ name: 'Rules', ...tests(3, 2) }, { name: 'Web', run: async () => console.log('web was run') }`);
  assert.equal(status, 1);
  assert.equal(last, '3 passed, 2 failed');
  assert.doesNotMatch(stdout, /web was run/);
  assert.match(stdout, /Web +not run/);
});

test('failures are listed below the table', () => {
  const { stdout } = run(`[{ name: 'Rules', ...tests(3, 2) }, { name: 'Types', run: async () => 0 }]`);
  const reported = (name) => `\n  ✗ rules/sum.test.ts\n  ${name}\n  expected 3\n  found 4\n`;
  assert.ok(stdout.endsWith(`${reported('sum 1')}${reported('sum 2')}\n3 passed, 2 failed\n`), stdout);
});

test('a failing check without tests is a failure, too', () => {
  const { status, last } = run(`{ name: 'Types', run: async () => 2 }`);
  assert.equal(status, 1);
  assert.equal(last, '0 passed, 1 failed');
});

test('a step that throws shows the reason', () => {
  const { status, stderr, last } = run(`{ name: 'Build', run: async () => { throw new Error('no disk left'); } }`);
  assert.equal(status, 1);
  assert.match(stderr, /no disk left/);
  assert.equal(last, '0 passed, 1 failed');
});

test('parallel steps all run, print their output one after the other, and a failure stops the steps after them', () => {
  const speaking = (name, word, code) =>
    `{ name: '${name}', run: (node, { output }) => runProcess(node, ['--eval', 'console.log("${word}")'], { output }).then(() => ${code}) }`;
  const { status, stdout, last } = run(
    `[${speaking('Types', 'typed', 1)}, ${speaking('Lint', 'linted', 0)}], { name: 'Web', ...tests(4, 0) }`,
  );
  assert.equal(status, 1);
  assert.match(stdout, /=== Types ===\ntyped\n/);
  assert.match(stdout, /=== Lint ===\nlinted\n/);
  assert.match(stdout, /Types +FAILED[\s\S]*Lint +well[\s\S]*Web +not run/);
  assert.equal(last, '0 passed, 1 failed');
});

test('a step that depends on another waits for it, and other steps go first', () => {
  const { status, stdout, last } = run(`...(() => {
    const company = { name: 'Company', run: () => new Promise((resolve) => setTimeout(resolve, 200, 0)) };
    return [[company, { name: 'Copy', after: company, ...tests(1, 0) }, { name: 'Types', run: async () => 0 }]];
  })()`);
  assert.equal(status, 0);
  assert.deepEqual(
    [...stdout.matchAll(/=== (\w+) ===/g)].map(([, name]) => name),
    ['Types', 'Company', 'Copy'],
  );
  assert.equal(last, '1 passed, 0 failed');
});
