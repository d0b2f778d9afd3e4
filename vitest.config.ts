import { defineConfig } from 'vitest/config';
import { compileCache } from './testing/compile-cache.ts';
import { limits } from './testing/limits.ts';

/** Node loads the sources itself, from its compile cache, as in the tests of the server. */
const asTheyAre = { experimental: { viteModuleRunner: false, nodeLoader: false }, env: { NODE_COMPILE_CACHE: compileCache } };
const usual = { include: ['**/*.test.ts'], isolate: false, testTimeout: limits.test, hookTimeout: limits.test, ...asTheyAre };

/** Rules, contract, web and what the runs share. The server has a separate run, because it starts databases first. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [...['testing', 'rules', 'contract'].map((name) => ({ test: { ...usual, name, root: name } })), 'web'],
  },
});
