import { expect, test } from 'vitest';
import { csvSeparator } from './csv-separator.ts';

test.each([
  ['en', ','],
  ['ja', ','],
  ['zh', ','],
  ['de', ';'],
  ['es', ';'],
  ['fr', ';'],
])('cells in %s are separated by %s', (language, separator) => {
  expect(csvSeparator(language)).toBe(separator);
});
