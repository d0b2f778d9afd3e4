import { buildWeb } from './build-web.mjs';
import { countNodeTests, countPlaywrightTests, countVitestTests } from './count-tests.mjs';
import { toolFile } from './project.mjs';
import { runProcess } from './run-process.mjs';

/** All sources, in one program per environment: code for Node, for a browser, for both, and for any. */
const typed = ['tsconfig.node.json', 'web', 'e2e', 'contract'];

const formatAndLint = {
  name: 'Format and lint',
  run: (node, { output }) =>
    runProcess(node, [toolFile('@biomejs/biome', 'biome'), 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.'], { output }),
};

/**
 * With one checker, because several would check the shared sources once each, and another step runs in parallel anyway. A program this
 * short-lived need not collect garbage, which takes a fifth of its time.
 */
const types = {
  name: 'Types',
  run: async (node, { output }) => {
    const codes = [];
    const check = (project) =>
      runProcess(node, [toolFile('typescript', 'tsc'), '-p', project, '--checkers', '1'], { env: { GOGC: '800' }, output });
    for (const project of typed) codes.push(await check(project));
    return Math.max(...codes);
  },
};

const floors = { name: 'Floors and cycles', run: (node, { output }) => runProcess(node, ['scripts/check-floors.mjs'], { output }) };

const unused = {
  name: 'Unused code and packages',
  run: (node, { output }) => runProcess(node, [toolFile('knip', 'knip'), '--no-config-hints'], { output }),
};

const lockfile = { name: 'Lockfile', run: (node, { output }) => runProcess(node, ['scripts/check-lockfile.mjs'], { output }) };

const nodeTests = (name, files) => ({
  name,
  run: (node, { report, output }) => {
    const reporters = ['spec', 'stdout', 'tap', report].flatMap((value, at) => [
      at % 2 ? '--test-reporter-destination' : '--test-reporter',
      value,
    ]);
    return runProcess(node, ['--test', ...reporters, files], { output });
  },
  count: countNodeTests,
});

const scripts = nodeTests('Tests of the checks', 'scripts/*.test.mjs');

const build = {
  name: 'Build',
  run: async (node, { output }) => {
    await buildWeb(node, output);
    return 0;
  },
};

/** The demo company that the journeys copy. */
const company = { name: 'Demo company', run: (node, { output }) => runProcess(node, ['e2e/prepare-company.ts'], { output }) };

/** How few files a new resource takes. Also copies the company. */
const sample = nodeTests('A resource added in a copy', 'scripts/sample-resource/*.test.mjs');

const vitest = (name, args = [], env = {}) => ({
  name,
  run: (node, { report, output }) =>
    runProcess(
      node,
      [toolFile('vitest', 'vitest'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env, output },
    ),
  count: countVitestTests,
});

const parts = vitest('Rules, contract and web');
const whole = { CADRE_TEST_ALL: '1' };
const server = vitest('Server', ['--root', 'server']);
const serverWhole = vitest('Server, all on both engines', ['--root', 'server'], whole);

const size = {
  name: 'Size of the pages',
  run: (node, { output }) => runProcess(node, ['scripts/check-bundle.mjs'], { output }),
  after: build,
};

const journeys = (env = {}) => ({
  name: 'Journeys in a browser',
  run: (node, { report, output }) =>
    runProcess(node, [toolFile('@playwright/test', 'playwright'), 'test', '--config', 'e2e', '--reporter=list,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
      output,
    }),
  count: countPlaywrightTests,
});

/**
 * A sample of slips planted in one area. Some have no effect, so no test can notice them: about one in twenty in the rules, and more where
 * the database refuses what the server has refused already.
 */
const changes = (area, floor) => ({
  name: `Changes noticed by tests: ${area}`,
  run: (node, { output }) => runProcess(node, ['scripts/mutate.mjs', '--in', area, '--sample', '60', '--floor', String(floor)], { output }),
});
const planted = [changes('crud', 0.75), changes('migrations', 0.5), changes('rules', 0.95)];

const look = { name: 'Looks above ui', run: (node, { output }) => runProcess(node, ['scripts/check-look.mjs'], { output }) };

const calls = { name: 'Calls to the server', run: (node, { output }) => runProcess(node, ['scripts/check-calls.mjs'], { output }) };

const docs = { name: 'Documents', run: (node, { output }) => runProcess(node, ['scripts/check-docs.mjs'], { output }) };

const words = { name: 'Words', run: (node, { output }) => runProcess(node, ['scripts/check-words.mjs'], { output }) };

/** Each uses one core for most of its time; the long ones come first. */
const quick = [types, unused, formatAndLint, scripts, floors, look, calls, docs, words, lockfile];
const first = [company, build, ...quick, size];

/** The steps share the cores. The two longest begin, so that all end at about the same time. */
const long = [journeys(), server, parts];
const longWhole = [journeys(whole), serverWhole, sample, parts, ...planted];

export const checkSteps = [quick, parts, server];
export const testSteps = [first, long];
export const allSteps = [first, longWhole];
