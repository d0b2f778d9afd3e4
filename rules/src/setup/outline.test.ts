import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOutline } from './outline.ts';

const toResponse = (text: string) =>
  readOutline(text).items.map(({ name, parent }) => (parent === undefined ? name : `${name} < ${parent}`));

test.each([
  ['Delivery\n  Cloud\n  Data\nFinance', ['Delivery', 'Cloud < 0', 'Data < 0', 'Finance']],
  ['Delivery\n\tCloud\n\t\tPlatform\n\tData', ['Delivery', 'Cloud < 0', 'Platform < 1', 'Data < 0']],
  ['- Delivery\n  - Cloud\n\n* Finance', ['Delivery', 'Cloud < 0', 'Finance']],
  ['  Delivery\r\n    Cloud\r\n Finance', ['Delivery', 'Cloud < 0', 'Finance']],
  ['営業部\n　第一課', ['営業部', '第一課 < 0']],
  ['Research - Development', ['Research - Development']],
  ['\n   \n', []],
])('%j', (text, expected) => {
  expect(toResponse(text)).toEqual(expected);
});

test.each([
  ['Sales\nsales', [{ line: 2, code: 'twice', name: 'sales' }]],
  ['A', [{ line: 1, code: 'name_length', name: 'A' }]],
  [`${'x'.repeat(81)}`, [{ line: 1, code: 'name_length', name: 'x'.repeat(81) }]],
  [
    Array.from({ length: 11 }, (_, depth) => `${' '.repeat(depth)}Level ${depth}`).join('\n'),
    [{ line: 11, code: 'too_deep', name: 'Level 10' }],
  ],
])('the problems of %j are named with their lines', (text, expected) => {
  expect(readOutline(text).problems).toEqual(expected);
});

test('for any text, the parent of a line is above it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const [at, { parent }] of readOutline(text).items.entries()) expect(parent === undefined || parent < at).toBe(true);
    }),
  );
});
