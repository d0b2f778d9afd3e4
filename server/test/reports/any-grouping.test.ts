import { type ReportName, reportNamed, reportNames } from '@cadre/contract/reports/index';
import type { Report } from '@cadre/contract/reports/report';
import { addDays } from '@cadre/rules/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { monday, planHours, stamp, today } from '../attendance/fixtures.ts';
import type { PersonName } from '../office/fixtures.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { mondayIn, newCategory } from '../requests/fixtures.ts';

let office: Office;
let vacation: number;
const wednesday = addDays(monday, 2);
const week = { date: { from: monday, to: addDays(monday, 6) } };
const ahead = mondayIn(2);

beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  const { db } = office.services;
  const { manager, consultant, outsider, places } = office.cast;
  await sql`update employees set created_at = ${addDays(monday, -60)}::date`.execute(db);
  const moved = { employee_id: consultant.employee_id, effective_from: wednesday, department_id: places.design.department_id };
  expect((await office.as('hr').post('/employee-versions', moved)).status).toBe(200);
  const { rows } = await sql<{ id: number }>`
    insert into projects (number, name, status, manager_id, open_to_all, billing_type, billable, category)
    values ('P1', 'Audit', 'active', ${manager.employee_id}, true, 'time_and_materials', true, 'client') returning id`.execute(db);
  const audit = rows[0]?.id;
  await sql`insert into rates (kind, scope, currency, amount, valid_from) values ('bill', 'company', 'EUR', 12000, '2020-01-01')`.execute(
    db,
  );
  await sql`
    insert into tasks (employee_id, date, project_id, minutes, billable)
    select ${consultant.employee_id}::int, ${monday}::date + day, ${audit}::int, 400 + day, day < 4 from generate_series(0, 4) day
    union all select ${outsider.employee_id}, ${monday}::date, ${audit}, 61, true`.execute(db);
  await stamp(office, Number(consultant.employee_id), monday, '09:00 in', '17:00 out');
  await stamp(office, Number(consultant.employee_id), addDays(monday, 1), '09:00 in');
  vacation = await newCategory(office, { name: 'Vacation', max_past_days: 90, starts_on: '2020-01-01' });
  const taken = await requestedFor(wednesday, addDays(wednesday, 1));
  await sql`update leaves set status = 'approved' where id = ${taken}`.execute(db);
  await requestedFor(ahead, addDays(ahead, 1));
});
afterAll(() => office.close());

async function requestedFor(from_date: string, to_date: string): Promise<number> {
  const { status, body, text } = await office.as('consultant').post('/leaves', { leave_category_id: vacation, from_date, to_date });
  if (status !== 200) throw new Error(text);
  return body.data.id;
}

const report = async (person: Person, name: string, filters: object = {}) => {
  const { status, body, text } = await person.get(`/reports/${name}`, { filters });
  if (status !== 200) throw new Error(text);
  return body.data;
};
type Row = { key: number | string | null; label: string; values: Record<string, number>; rows: Row[] };
type Column = { name: string; kind: string; label: string | null };

describe('any grouping', () => {
  const readers: Partial<Record<ReportName, PersonName>> = { profitability: 'payroll', 'time-detail': 'payroll' };
  const groupings = fc
    .constantFrom(...reportNames)
    .chain((name) => fc.tuple(fc.constant(name), fc.shuffledSubarray([...(reportNamed(name) as Report).groups], { maxLength: 3 })));

  test('of any report adds up to the same total, at every level', async () => {
    const whole = new Map<ReportName, Record<string, number>>();
    await fc.assert(
      fc.asyncProperty(groupings, async ([name, group_by]) => {
        const { columns } = reportNamed(name) as Report;
        const ask = (by: readonly string[]) =>
          report(office.as(readers[name] ?? 'hr'), name, {
            ...((reportNamed(name) as Report).span === 'past' && week),
            group_by: by,
          });
        const { totals, rows } = await ask(group_by);
        const all = whole.get(name) ?? (await ask([])).totals;
        whole.set(name, all);
        for (const column of Object.keys(totals).filter((one) => columns[one]?.adding === 'sum')) {
          expect(totals[column], `${name} by ${group_by}: ${column}`).toBe(all[column]);
          for (const { values, rows: within } of [{ values: totals, rows }, ...everyRow(rows)].filter((one) => one.rows.length > 0))
            expect(Math.abs(sumOf(within, column) - Number(values[column])), `${name} by ${group_by}: ${column}`).toBeLessThan(
              within.length,
            );
        }
      }),
      { numRuns: 40 },
    );
    expect(whole.size).toBeGreaterThan(3);
  });

  const everyRow = (rows: Row[]): Row[] => rows.flatMap((row) => [row, ...everyRow(row.rows)]);
  const sumOf = (rows: Row[], column: string): number => rows.reduce((sum, { values }) => sum + Number(values[column] ?? 0), 0);
});

describe('who moves in the middle of a week', () => {
  const of = () => ({ ...week, employee: [office.cast.consultant.employee_id], group_by: ['department'] });

  test('counts for each department on the days they were in it', async () => {
    const { rows } = await report(office.as('hr'), 'utilization', of());
    expect(rows.map(({ label, values }: Row) => [label, values.capacity, values.leave, values.worked, values.billable])).toEqual([
      ['Delivery', 900, 0, 801, 801],
      ['Design', 1350, 900, 1209, 805],
    ]);
  });

  test('is found in the department they have left', async () => {
    const { rows } = await report(office.as('hr'), 'utilization', { ...of(), department: [office.cast.places.delivery.department_id] });
    expect(rows.map(({ label, values }: Row) => [label, values.capacity])).toEqual([['Delivery', 900]]);
  });
});

describe('attendance', () => {
  const of = () => ({ ...week, employee: [office.cast.consultant.employee_id], group_by: ['employee'] });
  const named = (columns: Column[], label: string) => columns.find((one) => one.label === label)?.name;

  test('shows leave by category to users who may see leave', async () => {
    const { columns, rows } = await report(office.as('hr'), 'muster', of());
    expect(rows[0].values).toMatchObject({ leave_days: 2, [String(named(columns, 'Vacation'))]: 2 });
    await sql`delete from role_permissions where role_id = 4 and permission = 'leaves.view'`.execute(office.services.db);
    const unknown = await report(office.as('manager'), 'muster', week);
    expect(unknown.rows.length).toBeGreaterThan(0);
    expect(named(unknown.columns, 'Vacation')).toBeUndefined();
  });

  test('shows each day as one letter, for 31 days at most', async () => {
    const { columns, rows } = await report(office.as('hr'), 'muster-days', of());
    expect(columns[0]).toMatchObject({ name: `day_${monday}`, label: `Mon ${Number(monday.slice(8))}` });
    const days = columns.filter(({ kind }: Column) => kind === 'day').map(({ name }: Column) => rows[0].values[name]);
    expect(days).toEqual(['present', 'missing', 'leave', 'leave', 'absent', null, null]);
    const long = await report(office.as('hr'), 'muster-days', { date: { from: addDays(today, -200), to: today } });
    expect([long.from, long.columns.filter(({ kind }: Column) => kind === 'day').length]).toEqual([addDays(today, -30), 31]);
    const { status, body } = await office.as('hr').post('/exports/report-muster-days', { format: 'csv', filters: of() });
    expect({ status, link: typeof body.link }).toEqual({ status: 200, link: 'string' });
  });
});

test('pending leave reduces the bench, and is not counted as leave', async () => {
  const { rows } = await report(office.as('hr'), 'capacity', { employee: [office.cast.consultant.employee_id], group_by: ['week'] });
  const requested = rows.find(({ key }: Row) => key === ahead);
  expect(requested.values).toMatchObject({ capacity: 2250, leave: 0, leave_pending: 900, bench: 1350 });
});

test.each(['hr', 'manager', 'consultant'] as const)('the weeks that %s misses are as many everywhere', async (name) => {
  const person = office.as(name);
  const { not_submitted_tasks_count } = (await person.get(name === 'consultant' ? '/employees/dashboard' : '/dashboard')).body.data;
  const queue = await person.get('/time-cards/not-submitted');
  const { rows } = await report(person, 'compliance', {
    date: { from: addDays(monday, -60), to: today },
    status: ['missing', 'draft', 'rejected'],
    group_by: ['employee', 'week'],
  });
  const weeks = rows.reduce((sum: number, { rows: within }: Row) => sum + within.length, 0);
  expect(not_submitted_tasks_count).toBeGreaterThan(0);
  expect({ queue: queue.body.meta.total, weeks }).toEqual({ queue: not_submitted_tasks_count, weeks: not_submitted_tasks_count });
});
