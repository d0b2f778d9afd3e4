import { defineConfig } from 'vitest/config';
import { compileCache } from '../testing/compile-cache.ts';
import { limits } from '../testing/limits.ts';
import { wholeRun } from '../testing/whole-run.ts';
import { LongFirst } from './test/long-first.ts';

/** Tests of the database, of all resources and of failures run on both engines. */
const onBothEngines = ['crud', 'platform', 'faults'];

/**
 * Of these, the tests whose result cannot depend on the engine: texts, the API document, HTTP, files next to the database, tables made by
 * the same migrations, and statements that the program builds for every engine (permissions, refusals, follow-up changes, cursors,
 * idempotency and caches between requests). `kill` and `counts` prove for each engine that it keeps what it acknowledged, so recovery
 * after a killed process is tested once. The journeys start the program on the embedded engine and read its lists there.
 */
const alikeOnBoth = [
  'platform/field-labels',
  'platform/idempotency',
  'platform/openapi',
  'platform/row-level-security',
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
/** Like the server, its tests run the sources without a build: Node loads them itself, from its compile cache. */
const asTheyAre = { viteModuleRunner: false, nodeLoader: false };
const usual = { root: import.meta.dirname, isolate: false, experimental: asTheyAre, setupFiles: './test/once-in-worker.ts', ...patient };

/** Features are tested on PostgreSQL. Unit tests next to the code need no engine; tests of a single engine are in the folder of its name. */
export default defineConfig({
  test: {
    // One more than the cores of the smallest machine, because some files wait for a clock or for a child process.
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
          // A process that opens and closes several engines occasionally crashes while freeing their code (nodejs/node#64500).
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
