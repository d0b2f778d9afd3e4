import { defineConfig } from 'vitest/config';
import { limits } from './testing/limits.ts';

const usual = { include: ['**/*.test.ts'], isolate: false, testTimeout: limits.test, hookTimeout: limits.test };

/** Rules, contract, web and what the runs share. The server has a separate run, because it starts databases first. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [...['testing', 'rules', 'contract'].map((name) => ({ test: { ...usual, name, root: name } })), 'web'],
  },
});
