import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test.each([
  ['en', 'Ada, Bo'],
  ['de', 'Ada, Bo'],
  ['zh', 'Ada、Bo'],
  ['ja', 'Ada、Bo'],
])('a list in %s is parted by its own comma', (language, expected) => {
  expect(listText(language, ['Ada', 'Bo'])).toBe(expected);
  expect(listText(language, ['Ada'])).toBe('Ada');
});
