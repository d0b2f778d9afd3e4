import type { Plugin } from 'vite';

const declares = /\/contract\/src\/(?:calls\/[\w-]+|resource-calls|calls-of)\.ts$/;
const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`),\n/gm;

export const withoutSummaries = (code: string): string => code.replace(summary, '');

/** What a call is for stands in the API document alone; no page says it, so no page loads it. */
export const dropSummaries = (): Plugin => ({
  name: 'drop-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (declares.test(id) ? { code: withoutSummaries(code), map: null } : undefined),
});
