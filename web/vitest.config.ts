import { defineConfig } from 'vitest/config';
import { limits } from '../testing/limits.ts';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'happy-dom',
    maxWorkers: 2,
    isolate: false,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.tsx'],
    setupFiles: 'test/clear-page.ts',
    testTimeout: limits.test,
    hookTimeout: limits.test,
    provide: { wait: limits.wait },
  },
});
