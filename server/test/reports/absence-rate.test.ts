import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { monday, planHours, stamp, tuesday } from '../attendance/fixtures.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { newCategory } from '../requests/fixtures.ts';

/** Clara and Marco work in Delivery: she comes on Monday and Tuesday, he not at all, and HR enters leave for him on Wednesday. */
let office: Office;
const wednesday = addDays(monday, 2);
const whole = 450;

beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  const { consultant, manager, outsider } = office.cast;
  await sql`update employees set created_at = ${monday}::date, attendance_required = id = any(${[consultant.employee_id, manager.employee_id, outsider.employee_id]}::int[])`.execute(
    office.services.db,
  );
  await stamp(office, Number(consultant.employee_id), monday, '09:00 in', '17:00 out');
  await stamp(office, Number(consultant.employee_id), tuesday, '09:00 in', '12:00 out');
  const leave_category_id = await newCategory(office, { max_past_days: 60 });
  const { status, text } = await office.as('hr').post('/leaves', {
    employee_id: manager.employee_id,
    leave_category_id,
    from_date: wednesday,
    to_date: wednesday,
  });
  if (status !== 200) throw new Error(text);
  await sql`update leaves set status = 'approved'`.execute(office.services.db);
});
afterAll(() => office.close());

const toResponse = async (person: Person, period = 'month') => {
  const { status, body, text } = await person.get('/dashboard/absence', { period });
  if (status !== 200) throw new Error(text);
  return body.data;
};
const sumOf = ({ leave_minutes, excuse_minutes, unexplained_minutes }: Record<string, number>) =>
  Number(leave_minutes) + Number(excuse_minutes) + Number(unexplained_minutes);

test('managers see the planned time of their department, and why it was not worked', async () => {
  const { departments, of, to } = await toResponse(office.as('manager'));
  expect([of, departments.length]).toEqual(['reach', 1]);
  const [delivery] = departments;
  expect(delivery).toMatchObject({ name: 'Delivery', people: 2, leave_minutes: whole, excuse_minutes: 0 });
  const filters = { date: { from: monday, to }, department_id: [delivery.department_id] };
  const { body } = await office.as('manager').get('/attendance-days', { filters, per_page: 200 });
  const closed = (body.data as { expected_minutes: number; status: string; worked_minutes: number }[]).filter(
    ({ status, expected_minutes }) => expected_minutes > 0 && !['scheduled', 'pending_sync'].includes(status),
  );
  const sum = (key: 'expected_minutes' | 'worked_minutes') => closed.reduce((total, day) => total + day[key], 0);
  expect(delivery.scheduled_minutes).toBe(sum('expected_minutes'));
  expect(sumOf(delivery)).toBe(sum('expected_minutes') - sum('worked_minutes'));
});

test.each(['manager', 'hr'] as const)('the days that the dashboard of %s opens add up to its numbers', async (name) => {
  const person = office.as(name);
  const { departments, from, to } = await toResponse(person);
  expect(departments.length).toBeGreaterThan(0);
  for (const department of departments) {
    const filters = { date: { from, to }, department_id: [department.department_id], absence_minutes: { from: 1 } };
    const { body } = await person.get('/attendance-days', { filters, per_page: 200 });
    const rows = body.data as { absence_minutes: number }[];
    expect(rows.reduce((sum, row) => sum + row.absence_minutes, 0)).toBe(sumOf(department));
  }
});

test('not submitted weeks of the dashboard are the rows of their page', async () => {
  for (const name of ['manager', 'hr', 'payroll'] as const) {
    const person = office.as(name);
    const { not_submitted_tasks_count } = (await person.get('/dashboard', {})).body.data;
    expect((await person.get('/time-cards/not-submitted', {})).body.meta.total).toBe(not_submitted_tasks_count);
  }
});

test('employees see their own data only', async () => {
  const own = await toResponse(office.as('consultant'));
  expect(own).toMatchObject({ of: 'self', departments: [{ name: 'Delivery', people: 1, leave_minutes: 0 }] });
  expect((await toResponse(office.as('outsider'))).departments[0].unexplained_minutes).toBeGreaterThan(0);
});

test('users without access to attendance see groups of at least five employees, without a name', async () => {
  const { id } = await hire(office, { place: 'finance' });
  await sql`update employees set created_at = ${monday}::date`.execute(office.services.db);
  const { as: lead } = await admit(office, id, 7);
  expect(await toResponse(lead)).toMatchObject({ of: 'everybody', departments: [{ department_id: null, name: null, people: 5 }] });
  expect((await toResponse(office.as('hr'))).departments).toHaveLength(3);
});

test('a longer period covers at least as much, and an unknown one is refused', async () => {
  const hr = office.as('hr');
  const [month, year] = [await toResponse(hr), await toResponse(hr, 'year')];
  expect(year.from < month.from && year.to === month.to).toBe(true);
  expect((await hr.get('/dashboard/absence', { period: 'decade' })).status).toBe(422);
});
