import { expect, test } from 'vitest';
import { suggester } from './name-similarity.ts';

const suggest = suggester([
  { id: 1, name: 'Lena Hart', employee_no: 'E-0007', device_user_code: null },
  { id: 2, name: 'Lennart Hartmann', employee_no: 'E-0010', device_user_code: null },
  { id: 3, name: 'Óscar Núñez', employee_no: 'E-0100', device_user_code: '0090' },
  { id: 4, name: '張偉', employee_no: 'E-0004', device_user_code: '85' },
]);

test.each([
  ['the same name', '55', 'Lena Hart', 1],
  ['family name first, cut short', '55', 'HART LEN', 1],
  ['without accents', '55', 'oscar nunez', 3],
  ['another alphabet', '55', '張偉', 4],
  ['no name, but the number of the file', '7', null, 1],
  ['the number of the file with its letters', 'E0010', '', 2],
  ['a code in the file with zeros in front', '90', null, 3],
  ['a code in the file without them', '00085', null, 4],
])('%s suggests the right person first', (_what, pin, name, id) => expect(suggest(pin, name)[0]?.id).toBe(id));

test('no employee is suggested if neither the name nor the number is similar', () => expect(suggest('999', 'Quincy')).toEqual([]));
