import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describePrintable } from './describe-printable.ts';

test('the printable ranges of the contract match the fonts; if not, npm run printable', async () => {
  const file = new URL('../../../../contract/src/forms/printable-ranges.ts', import.meta.url);
  expect(describePrintable()).toBe(await readFile(file, 'utf8'));
});
