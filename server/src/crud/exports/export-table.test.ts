import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { leaveBalances } from '@cadre/contract/views/leave-balances';
import { expect, test } from 'vitest';
import { translator } from '../../platform/texts/texts.ts';
import { exportTable, type Reader } from './export-table.ts';

const reader = { t: translator('en'), language: 'en', zone: 'Asia/Tokyo' } as Reader;
const at = '2026-11-12T08:00:00.000Z';
const all = Object.values<Resource>(resources);
const moments = (resource: Resource) => Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'moment');

test.each(all.filter((resource) => moments(resource).length > 0))('a file of $name names the time zone of its moments', (resource) => {
  const columns = moments(resource);
  const row = Object.fromEntries(columns.map((name) => [name, at]));
  const written = (isZoned: boolean, zone?: string) =>
    exportTable({ resource, reader, isZoned }, { columns, rows: [{ row, ...(zone && { zone }) }], subtitle: '' });

  const plain = written(false);
  for (const { heading } of plain.columns) expect(heading).toMatch(/ \(Asia\/Tokyo\)$/);
  expect(new Set(plain.rows[0])).toEqual(new Set(['2026-11-12 17:00']));
  const zoned = written(true, 'Europe/Madrid');
  for (const { heading } of zoned.columns) expect(heading).not.toContain('(');
  expect(new Set(zoned.rows[0])).toEqual(new Set(['2026-11-12 09:00 +01:00']));
  expect(new Set(written(true).rows[0])).toEqual(new Set(['2026-11-12 17:00 +09:00']));
});

test.each(all.filter(({ name, fields }) => name !== 'employees' && fields.employee_id))(
  'a file of $name has the employee number next to the name',
  (resource) => {
    const row = { employee_id: 7, employee: { id: 7, name: 'Ana Ruiz' } };
    const file = exportTable(
      { resource, reader, isZoned: false },
      { columns: ['employee_id'], rows: [{ row, apart: { employee_id: 'E-0007' } }], subtitle: '' },
    );
    expect(file.columns.map(({ heading }) => heading)).toEqual([expect.any(String), 'Employee no.']);
    expect(file.rows).toEqual([['Ana Ruiz', 'E-0007']]);
  },
);

test('a file shows the unit of an amount: in a column after the amount, or in the heading if it is always days', () => {
  const headings = (resource: Resource, columns: string[], row = {}) => {
    const file = exportTable({ resource, reader, isZoned: false }, { columns, rows: [{ row }], subtitle: '' });
    return [file.columns.map(({ heading }) => heading), file.rows[0]];
  };
  const leave = { amount: 2.5, unit: 'day' };
  expect(headings(resources.leaves, ['amount', 'from_date'], leave)).toEqual([
    ['Amount', 'Counted in', 'From'],
    [2.5, 'Days', null],
  ]);
  expect(headings(resources.leaves, ['unit', 'amount'], leave)).toEqual([
    ['Counted in', 'Amount'],
    ['Days', 2.5],
  ]);
  const [heads] = headings(resources['leave-categories'], ['annual_amount', 'max_balance']);
  expect(heads).toEqual([expect.any(String), expect.any(String), 'Counted in']);
  expect(headings(leaveBalances, ['available'], { available: 3 })).toEqual([['Available (days)'], [3]]);
});

test('a file names weeks in words and keeps its days', () => {
  const summaryOf = (summary: string) =>
    exportTable(
      { resource: resources.approvals, reader, isZoned: false },
      { columns: ['summary'], rows: [{ row: { summary } }], subtitle: '' },
    ).rows[0]?.[0];
  expect(summaryOf('2026-W46')).toMatch(/^Week 46 \(Nov 9.–.15, 2026\)$/);
  expect(summaryOf('Vacation, 2026-11-09')).toBe('Vacation, 2026-11-09');
});

test("a file of the history shows changes with the record's field names, and amounts with their currency", () => {
  const changes = [
    { field: 'status', old: 'active', new: 'on_hold' },
    { field: 'budget', old: null, new: 1250.5, old_currency: null, new_currency: 'EUR' },
    { field: 'manager_id', old: 1, new: 2, old_name: 'Ana Ruiz', new_name: 'Bea Sol' },
    { field: 'billable', old: false, new: true },
  ];
  const rows = [{ row: { model: 'projects', changes } }];
  const file = exportTable({ resource: resources.logs, reader, isZoned: false }, { columns: ['changes'], rows, subtitle: '' });
  expect(file.rows).toEqual([
    ['Status: Active → On hold; Budget: — → 1250.5 EUR; Project manager: Ana Ruiz → Bea Sol; Billable: No → Yes'],
  ]);
});
