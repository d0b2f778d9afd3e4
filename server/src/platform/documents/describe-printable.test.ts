import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describePrintable } from './describe-printable.ts';

test('what the contract knows of our fonts is what they have; if not, npm run printable', async () => {
  const file = new URL('../../../../contract/src/forms/printable-ranges.ts', import.meta.url);
  expect(describePrintable()).toBe(await readFile(file, 'utf8'));
});
