import { expect, test } from 'vitest';
import { readPart, writePart } from './use-part.ts';

test('which form is open is written into the address and read from it', () => {
  const edit = { kind: 'edit', id: 12 } as const;
  expect(writePart('educations', edit)).toBe('educations.edit.12');
  expect(readPart('educations', 'educations.edit.12')).toEqual(edit);
  expect(readPart('educations', writePart('educations', { kind: 'new' }))).toEqual({ kind: 'new' });
});

test.each([
  null,
  '',
  'skills.edit.12',
  'educations.edit.x',
  'educations.edit.0',
  'educations.edit',
  'educations.new.4',
  'educations.drop.4',
])('%s opens no form', (text) => {
  expect(readPart('educations', text)).toBeUndefined();
});
