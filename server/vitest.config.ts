import { defineConfig } from 'vitest/config';

const both = {
  root: import.meta.dirname,
  include: ['test/**/*.test.ts'],
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * The same behaviour on both engines: every file in `test/` runs once per engine, but for what only one of them has
 * (`test/embedded`, `test/postgres`). The unit tests beside the code run once.
 */
export default defineConfig({
  test: {
    // One more than the smallest machine has cores: some files wait for a clock or for a process of their own.
    maxWorkers: 3,
    projects: [
      { test: { name: 'server-unit', root: import.meta.dirname, include: ['src/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...both,
          name: 'server-embedded',
          exclude: ['test/postgres/**'],
          env: { CADRE_TEST_ENGINE: 'embedded' },
          globalSetup: './test/databases/embedded-setup.ts',
        },
      },
      {
        test: {
          ...both,
          name: 'server-postgres',
          exclude: ['test/embedded/**'],
          env: { CADRE_TEST_ENGINE: 'postgres', CADRE_TEST_POSTGRES: '1' },
          globalSetup: './test/databases/postgres-setup.ts',
        },
      },
    ],
  },
});
