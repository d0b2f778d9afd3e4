import { expect, test } from 'vitest';
import { missingMappings } from './missing-mappings.ts';

test.each([
  [{ Badge: 'pin', At: 'date_time' }, undefined],
  [{ No: 'employee_no', Day: 'date', Clock: 'time' }, undefined],
  [{ Badge: null, At: 'date_time' }, 'who'],
  [{ Badge: 'pin', Day: 'date', Clock: null }, 'when'],
] as const)('a table read as %o lacks %s', (mapping, lack) => {
  expect(missingMappings(mapping)).toBe(lack);
});
