import { employees } from '@cadre/contract/resources/employees';
import { expect, test } from 'vitest';
import { cellValue } from './cell-value.ts';

const read = (name: keyof typeof employees.fields, text: string) => cellValue(name, employees.fields[name], text);

test.each([
  ['hire_date', '2025-03-01', '2025-03-01'],
  ['hire_date', '2025/3/1', '2025-03-01'],
  ['hire_date', '2025年3月1日', '2025-03-01'],
  ['hire_date', '1.3.2025', '2025-03-01'],
  ['hire_date', '31/03/2025', '2025-03-31'],
  ['hire_date', '03/31/2025', '2025-03-31'],
  ['hire_date', '03/03/2025', '2025-03-03'],
  ['hire_date', '2025-03-01 00:00:00', '2025-03-01'],
  ['hire_date', '3 Feb 2025', '2025-02-03'],
  ['hire_date', 'Feb 3, 2025', '2025-02-03'],
  ['hire_date', 'February 3rd, 2025', '2025-02-03'],
  ['hire_date', '3. Februar 2025', '2025-02-03'],
  ['hire_date', '3 de febrero de 2025', '2025-02-03'],
  ['hire_date', '1er févr. 2025', '2025-02-01'],
  ['hire_date', '3-Feb-25', '2025-02-03'],
  ['hire_date', '2025 Feb 3', '2025-02-03'],
  ['hire_date', '03.02.25', '2025-02-03'],
  ['birth_date', '03.02.65', '1965-02-03'],
  ['employment_type', 'full_time', 'full_time'],
  ['employment_type', 'PART TIME', 'part_time'],
  ['employment_type', 'Teilzeit', 'part_time'],
  ['attendance_required', 'yes', true],
  ['attendance_required', 'Nein', false],
  ['attendance_required', '0', false],
  ['nationality', 'pt', 'PT'],
  ['nationality', 'Germany', 'DE'],
  ['nationality', 'Alemania', 'DE'],
  ['nationality', '日本', 'JP'],
  ['fte', '80 %', 8000],
  ['fte', '80', 8000],
  ['fte', '0.8', 8000],
  ['fte', '62,5%', 6250],
  ['fte', '0.0725', 725],
  ['fte', '1', 10_000],
  ['notice_days', '30', 30],
  ['notice_days', '30.0', 30],
  ['work_email', 'mailto:ada@example.com', 'ada@example.com'],
  ['first_name', '=1+1', '=1+1'],
] as const)('%s: “%s” means %s', (name, text, value) => expect(read(name, text)).toEqual({ value }));

test.each(['12.345 %', '0.12345', '7.3755'])('a share of “%s” is refused, not rounded', (text) =>
  expect(read('fte', text)).toEqual({ complaint: { code: 'not_valid' } }),
);

test.each([
  ['de', '03/04/2025', '2025-04-03'],
  ['fr', '3/4/25', '2025-04-03'],
  ['es', '03-04-2025', '2025-04-03'],
  ['ja', '25.04.03', '2025-04-03'],
  ['de', '25.4.03', '2003-04-25'],
])('a reader of %s means by “%s” the day %s', (language, text, value) =>
  expect(cellValue('hire_date', employees.fields.hire_date, text, language)).toEqual({ value }),
);

test.each([
  ['day_first', '03/04/2025', '2025-04-03'],
  ['month_first', '03/04/2025', '2025-03-04'],
  ['month_first', '03.04.25', '2025-03-04'],
  ['day_first', '03-04-25', '2025-04-03'],
  ['year_first', '25/03/04', '2025-03-04'],
  ['year_first', '2025-03-04', '2025-03-04'],
  ['month_first', '2025-03-04', '2025-03-04'],
  ['month_first', '4 March 2025', '2025-03-04'],
] as const)('in a column with %s “%s” is the day %s, whatever the reader speaks', (order, text, value) => {
  for (const language of ['en', 'de', 'ja']) {
    expect(cellValue('hire_date', employees.fields.hire_date, text, language, order)).toEqual({ value });
  }
});

test.each([
  ['day_first', '12/31/2025'],
  ['month_first', '31.12.2025'],
  ['year_first', '03/04/2025'],
] as const)('in a column with %s “%s” is no day, and not read in another order', (order, text) =>
  expect(cellValue('hire_date', employees.fields.hire_date, text, 'de', order)).toEqual({ complaint: { code: 'unclear_date' } }),
);

test.each([
  ['hire_date', '03/04/2025', 'unclear_date'],
  ['hire_date', '30 Feb 2025', 'unclear_date'],
  ['hire_date', '3 Foo 2025', 'unclear_date'],
  ['hire_date', 'Feb 2025', 'unclear_date'],
  ['hire_date', '2025-02-30', 'unclear_date'],
  ['hire_date', 'soon', 'unclear_date'],
  ['employment_type', 'sometimes', 'not_valid'],
  ['attendance_required', 'perhaps', 'not_valid'],
  ['nationality', 'Atlantis', 'not_valid'],
  ['fte', 'all of it', 'not_valid'],
  ['notice_days', '1e3', 'not_valid'],
] as const)('%s: “%s” is refused', (name, text, code) => expect(read(name, text)).toEqual({ complaint: { code } }));
