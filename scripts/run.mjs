import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { findNode24 } from './find-node24.mjs';
import { installPackages } from './install-packages.mjs';
import { root, toolFile } from './project.mjs';
import { runDev } from './run-dev.mjs';
import { runProcess } from './run-process.mjs';
import { runSteps } from './run-steps.mjs';
import { allSteps, checkSteps, testSteps } from './steps.mjs';

/** The commands of `npm run <command>`, run once the packages are installed and a Node 24 is found. Each returns an exit code. */
const commands = {
  start: async (node, args) => {
    await buildWeb(node);
    return runProcess(node, ['server/src/main.ts', ...args]);
  },
  dev: (node) => runDev(node),
  build: async (node) => {
    await buildWeb(node);
    return 0;
  },
  test: (node) => runSteps(node, testSteps),
  'test:all': (node) => runSteps(node, allSteps),
  check: (node) => runSteps(node, checkSteps),
  format: (node) => runProcess(node, [toolFile('@biomejs/biome', 'biome'), 'check', '--write', '.']),
  migrate: (node, args) => runProcess(node, ['server/src/commands/migrate.ts', ...args]),
  seed: (node, args) => runProcess(node, ['server/src/commands/seed.ts', ...args]),
  nouns: (node) => runProcess(node, ['scripts/write-nouns.mjs']),
  tables: (node) => runProcess(node, ['server/src/commands/write-tables.ts']),
  printable: (node) => runProcess(node, ['server/src/commands/write-printable.ts']),
  'verify-history': (node, args) => runProcess(node, ['server/src/commands/verify-history.ts', ...args]),
  'device-simulator': (node, args) => runProcess(node, ['server/simulator/main.ts', ...args]),
  bench: async (node, args) => {
    await buildWeb(node);
    return runProcess(node, ['bench/main.ts', ...args]);
  },
  mutate: (node, args) => runProcess(node, ['scripts/mutate.mjs', ...args]),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new Error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  await installPackages();
  // Half of a start is reading the sources, so Node caches compiled code; tests start the product again and again.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/cadre/compiled');
  process.exitCode = await command(findNode24(), args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
