import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['ES9121000418450200051332', true],
  ['gb29 nwbk 6016 1331 9268 19', true],
  ['DE88 3704 0044 0532 0130 00', false],
  ['DE5137040044053201300', false],
  ['DE89', false],
  ['8937 0400 4405 3201 3000', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected);
});
