import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['Spain', 'ES'],
  [' españa ', 'ES'],
  ['日本', 'JP'],
  ['Vereinigtes Königreich', 'GB'],
  ['England and Wales', undefined],
])('%s is %s', (words, code) => expect(countryOf(words)).toBe(code));
