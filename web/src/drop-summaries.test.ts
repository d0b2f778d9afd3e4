import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withoutSummaries } from '../drop-summaries.ts';

const source = (file: string) => readFileSync(resolve(import.meta.dirname, `../../contract/src/${file}.ts`), 'utf8');

test.each(['calls/access', 'calls/approvals', 'resource-calls'])('pages do not load the summaries of calls (%s)', (file) => {
  expect(source(file)).toMatch(/^\s*summary: ['`]/m);
  expect(withoutSummaries(source(file))).not.toMatch(/^\s*summary:\s*['`]/m);
});

test('a field of that name stays', () => {
  const field = "  answer: record({\n    summary: text(required),\n  }),\n  summary: 'What it’s for',\n  touches: [],\n";
  expect(withoutSummaries(field)).toBe('  answer: record({\n    summary: text(required),\n  }),\n  touches: [],\n');
});
