import { expect, test } from 'vitest';
import { wrongColumns } from './wrong-columns.ts';

const found = {
  headings: ['Vorname', 'Telefon', 'Eintritt', 'Notiz', 'Nachname'],
  mapping: { Vorname: 'first_name', Telefon: 'work_phone', Eintritt: 'hire_date', Notiz: null, Nachname: 'last_name' },
  same: { job_id: 4 },
};
const row = (complaints: Record<string, string[]>) => ({
  row_no: 2,
  cells: {},
  complaints,
  remarks: {},
  suggestions: {},
  record_id: null,
  existing_id: null,
  changes: [],
});

test('identifying columns come first, then wrong ones; columns that are not imported are hidden', () => {
  expect(wrongColumns(found, [row({ hire_date: ['no day'] })]).map(({ heading }) => heading)).toEqual([
    'Vorname',
    'Nachname',
    'Eintritt',
    'Telefon',
  ]);
});

test('a field without a column in the file gets its own column, with or without a value for every row', () => {
  const columns = wrongColumns(found, [row({ branch_id: ['needed'], job_id: ['out of reach'] })]);
  expect(columns).toContainEqual({ field: 'branch_id', heading: undefined, isSame: false });
  expect(columns).toContainEqual({ field: 'job_id', heading: undefined, isSame: true });
});
