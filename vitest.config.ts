import { defineConfig } from 'vitest/config';

/** Rules, contract and web. The server has a run of its own, because it brings up databases first. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', root: 'rules', include: ['src/**/*.test.ts'], isolate: false } },
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], isolate: false } },
      'web',
    ],
  },
});
