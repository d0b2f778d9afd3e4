import { buildWeb } from './build-web.mjs';
import { countNodeTests, countPlaywrightTests, countVitestTests } from './count-tests.mjs';
import { toolFile } from './project.mjs';
import { runProcess } from './run-process.mjs';

const typed = ['.', 'rules', 'contract', 'server', 'web', 'web/tsconfig.config.json', 'e2e', 'bench'];

const formatAndLint = {
  name: 'Format and lint',
  run: (node) => runProcess(node, [toolFile('@biomejs/biome', 'biome'), 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']),
};

const types = {
  name: 'Types',
  run: async (node) => {
    const codes = [];
    for (const project of typed) codes.push(await runProcess(node, [toolFile('typescript', 'tsc'), '-p', project]));
    return Math.max(...codes);
  },
};

const floors = { name: 'Floors and cycles', run: (node) => runProcess(node, ['scripts/check-floors.mjs']) };

const unused = { name: 'Unused code and packages', run: (node) => runProcess(node, [toolFile('knip', 'knip'), '--no-config-hints']) };

const lockfile = { name: 'Lockfile', run: (node) => runProcess(node, ['scripts/check-lockfile.mjs']) };

const scripts = {
  name: 'Tests of the checks',
  run: (node, report) => {
    const reporters = ['spec', 'stdout', 'tap', report].flatMap((value, at) => [
      at % 2 ? '--test-reporter-destination' : '--test-reporter',
      value,
    ]);
    return runProcess(node, ['--test', ...reporters, 'scripts/*.test.mjs']);
  },
  count: countNodeTests,
};

const vitest = (name, ...args) => ({
  name,
  run: (node, report) =>
    runProcess(node, [
      toolFile('vitest', 'vitest'),
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  count: countVitestTests,
});

const parts = vitest('Rules, contract and web');

const server = vitest('Server on both databases', '--root', 'server');

const build = {
  name: 'Build',
  run: async (node) => {
    await buildWeb(node);
    return 0;
  },
};

const size = { name: 'Size of the pages', run: (node) => runProcess(node, ['scripts/check-bundle.mjs']) };

const journeys = {
  name: 'Journeys in a browser',
  run: (node, report) =>
    runProcess(node, [toolFile('@playwright/test', 'playwright'), 'test', '--config', 'e2e', '--reporter=list,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  count: countPlaywrightTests,
};

export const checkSteps = [formatAndLint, types, floors, unused, lockfile, scripts, parts, server];
export const testSteps = [...checkSteps, build, size, journeys];
