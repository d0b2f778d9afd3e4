import { expect, test } from 'vitest';
import { formatFor } from '../../platform/format.ts';
import { widthOfSigns, widthOfWord } from './width-of-words.ts';

const momentIn = (language: string) => formatFor(language, 'Europe/Madrid').moment('2026-11-28T22:58:00Z');

test.each([
  ['zh', '2026年11月28日 23:58', 22],
  ['ja', '2026/11/28 23:58', 0],
  ['es', '28 nov 2026, 23:58', 0],
])('a moment in %s gets %s and the room for its signs', (language, written, more) => {
  expect(momentIn(language)).toBe(written);
  expect(widthOfSigns([momentIn(language)])).toBe(more);
});

test('nothing written needs no more room', () => expect(widthOfSigns([])).toBe(0));

test('a sign takes the room of two letters', () => expect(widthOfWord('年', 7)).toBe(widthOfWord('ab', 7)));
