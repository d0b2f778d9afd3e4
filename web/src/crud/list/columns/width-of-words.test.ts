import { expect, test } from 'vitest';
import { formatFor } from '../../../platform/format/format.ts';
import { widthOfSigns, widthOfWord } from './width-of-words.ts';

test.each([
  ['zh', '2026年11月28日', 22],
  ['ja', '2026/11/28', 0],
  ['es', '28 nov 2026', 0],
])('a day in %s, %s, gets the room for its signs', (language, written, more) => {
  const day = formatFor(language, 'Europe/Madrid').date('2026-11-28');
  expect(day).toBe(written);
  expect(widthOfSigns(day)).toBe(more);
});

test('a sign takes the room of two letters', () => expect(widthOfWord('年', 7)).toBe(widthOfWord('ab', 7)));
