import { expect, test } from 'vitest';
import { keyFrom } from './key-from.ts';

test.each([
  ['Shirt size', [], 'shirt_size'],
  ['Größe (cm)', [], 'grosse_cm'],
  ['  2nd phone ', [], 'nd_phone'],
  ['制服', [], 'field'],
  ['制服', ['field'], 'field_2'],
  ['Shirt size', ['shirt_size', 'shirt_size_2'], 'shirt_size_3'],
  ["'); drop table employees; --", [], 'drop_table_employees'],
  ['a'.repeat(60), ['a'.repeat(40)], `${'a'.repeat(36)}_2`],
  [`${'a'.repeat(39)} b`, [], 'a'.repeat(39)],
])('%s becomes %3$s', (name, taken, key) => {
  expect(keyFrom(name, new Set(taken))).toBe(key);
});
