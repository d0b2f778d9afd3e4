import type { Plugin } from 'vite';

const declares = /\/contract\/src\/(?:calls\/[\w-]+|resource-calls|calls-of)\.ts$/;
const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`),\n/gm;

export const withoutSummaries = (code: string): string => code.replace(summary, '');

/** Call summaries are needed only in the API document; no page shows them, so the build removes them. */
export const dropSummaries = (): Plugin => ({
  name: 'drop-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (declares.test(id) ? { code: withoutSummaries(code), map: null } : undefined),
});
