import { expect, test } from 'vitest';
import { templateFields, templateFile } from './template.ts';

test('required fields come first, and fields the user may not write are left out', () => {
  const names = templateFields((name) => name !== 'national_id').map(({ name, required }) => `${name}${required ? '*' : ''}`);
  expect(names.slice(0, 4)).toEqual(['first_name*', 'last_name*', 'work_email*', 'department_id*']);
  expect(names).toContain('birth_date');
  expect(names).not.toContain('national_id');
  expect(names).not.toContain('employee_no');
  expect(names.findLastIndex((name) => name.endsWith('*'))).toBeLessThan(names.findIndex((name) => !name.endsWith('*')));
});

test('a heading with a comma or a quote stays one column', async () => {
  const bytes = new Uint8Array(await templateFile(['Name', 'Apartment, floor, etc.', 'The "code"'], 'en').arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Name,"Apartment, floor, etc.","The ""code"""\r\n');
});

test('a German template has the semicolons that German spreadsheets expect', async () => {
  expect(await templateFile(['Vorname', 'Nachname'], 'de').text()).toBe('\ufeffVorname;Nachname\r\n');
});
