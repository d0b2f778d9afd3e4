import { defineConfig } from 'vitest/config';
import { compileCache } from '../testing/compile-cache.ts';
import { limits } from '../testing/limits.ts';
import { wholeRun } from '../testing/whole-run.ts';
import { LongFirst } from './test/long-first.ts';

/** What is about the database, about every resource alike, or about surviving a failure is proved on both engines. */
const onBothEngines = ['crud', 'platform', 'faults'];

/**
 * Among them what no engine can change: words, the document, HTTP, files beside the database, tables that the same migrations make, and what the
 * program writes into the statements that every engine runs: who sees what, what is refused, what follows on what, where a page
 * goes on, that what is sent twice is done once; and what it remembers of a person from one request to the next. What is taken up again after a process
 * was killed is the program's doing, once `kill` and `counts` have proved of each engine that it keeps what it acknowledged and nothing
 * else. The journeys start the program on the embedded engine, and look at its lists there.
 */
const alikeOnBoth = [
  'platform/field-labels',
  'platform/idempotency',
  'platform/openapi',
  'platform/pay-belt',
  'platform/http',
  'platform/start',
  'crud/acts',
  'crud/declarations',
  'crud/keyset',
  'crud/media',
  'crud/proof',
  'crud/refusals',
  'crud/scopes',
  'crud/totals',
  'crud/uploads',
  'crud/views',
  'faults/killed-entrance',
  'faults/killed-payroll',
];

const inFolder = (name: string) => `test/${name}/**/*.test.ts`;
const patient = { testTimeout: limits.test, hookTimeout: limits.test, expect: { poll: { timeout: limits.wait } } };
/** The server runs its sources as they are, and so do its tests: Node reads them itself, with what it compiled before. */
const asTheyAre = { viteModuleRunner: false, nodeLoader: false };
const usual = { root: import.meta.dirname, isolate: false, experimental: asTheyAre, setupFiles: './test/once-in-worker.ts', ...patient };

/** Features prove themselves on PostgreSQL. The unit tests beside the code need no engine, and what only one engine has is in a folder of its name. */
export default defineConfig({
  test: {
    // One more than the smallest machine has cores: some files wait for a clock or for a process of their own.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    teardownTimeout: limits.test,
    projects: [
      { test: { ...usual, name: 'server-unit', include: ['src/**/*.test.ts'], env: { NODE_COMPILE_CACHE: compileCache } } },
      {
        test: {
          ...usual,
          name: 'server-embedded',
          include: wholeRun ? ['test/**/*.test.ts'] : [...onBothEngines, 'embedded'].map(inFolder),
          exclude: [inFolder('postgres'), ...(wholeRun ? [] : alikeOnBoth.map((name) => `test/${name}.test.ts`))],
          env: { CADRE_TEST_ENGINE: 'embedded', NODE_COMPILE_CACHE: compileCache },
          // A process that opens and closes one engine after the other now and then dies of freeing their code (nodejs/node#64500).
          execArgv: ['--no-wasm-code-gc'],
          globalSetup: './test/databases/embedded-setup.ts',
        },
      },
      {
        test: {
          ...usual,
          name: 'server-postgres',
          include: ['test/**/*.test.ts'],
          exclude: [inFolder('embedded')],
          env: { CADRE_TEST_ENGINE: 'postgres', CADRE_TEST_POSTGRES: '1', NODE_COMPILE_CACHE: compileCache },
          globalSetup: './test/databases/postgres-setup.ts',
        },
      },
    ],
  },
});
