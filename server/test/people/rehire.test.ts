import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyDueChanges } from '../../src/features/people/apply-due-changes.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { officePassword } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { hire, termsIn } from './people.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const leave = (id: number, last_working_day = day(-10)) =>
  office.as('hr').post(`/employees/${id}/terminate`, { last_working_day, termination_reason: 'resignation' });
const rehire = (id: number, hire_date: string, more: object = {}) =>
  office.as('hr').post(`/employees/${id}/rehire`, { hire_date, ...termsIn(office, 'design'), ...more });
const profile = async (id: number) => (await office.as('hr').get(`/employees/${id}/profile`)).body.data;

test('who comes back is the same person with a new period, a new place and the account of before', async () => {
  const { employee_id, user_id, email } = office.cast.consultant;
  const id = employee_id as number;
  const number = (await profile(id)).employee.employee_no;
  await leave(id);
  expect((await profile(id)).employee.can).toMatchObject({ rehire: true, terminate: false });
  const { status, body } = await rehire(id, day(0), { restore_account: true, fte: 8000 });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'active',
    hire_date: day(0),
    last_working_day: null,
    termination_reason: null,
    fte: 8000,
    department: { name: 'Design' },
  });
  const after = await profile(id);
  expect(after.employee.employee_no).toBe(number);
  expect(after.periods).toMatchObject([
    { hired_on: day(0), left_on: null },
    { hired_on: '2024-02-01', left_on: day(-10), reason: 'resignation' },
  ]);
  expect(after.versions[0]).toMatchObject({ effective_from: day(0), department: { name: 'Design' } });
  expect(after.account).toMatchObject({ id: user_id, status: 'active' });
  expect((await office.anyone().post('/login', { email, password: officePassword })).status).toBe(200);
  const asOf = async (date: string) => (await office.as('hr').get(`/employees/${id}/as-of`, { date })).body.data;
  expect(await asOf(day(-5))).toBeNull();
  expect(await asOf(day(-10))).toMatchObject({ department: { name: 'Delivery' } });
});

test('without a word about the account, it stays closed', async () => {
  const { employee_id } = office.cast.outsider;
  await leave(employee_id as number);
  await rehire(employee_id as number, day(0));
  expect((await profile(employee_id as number)).account.status).toBe('suspended');
});

test('who comes back later is onboarding until then', async () => {
  const { id } = await hire(office);
  await leave(id);
  const { body } = await rehire(id, day(5));
  expect(body.data.status).toBe('onboarding');
  expect((await office.as('hr').get(`/employees/${id}/as-of`, { date: day(5) })).body.data.department.name).toBe('Design');
  await applyDueChanges(office.services);
  expect((await profile(id)).employee.status).toBe('onboarding');
});

test('of two concurrent rehires, one succeeds', async () => {
  const { id } = await hire(office);
  await leave(id);
  const answers = await Promise.all([rehire(id, day(0)), rehire(id, day(1))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await sql`select from employment_periods where employee_id = ${id} and left_on is null`.execute(office.services.db);
  expect(rows).toHaveLength(1);
});

test('an employee cannot be rehired before they left, or without having left', async () => {
  const { id } = await hire(office);
  expect((await rehire(id, day(0))).body.code).toBe('wrong_state');
  await leave(id);
  const { status, body } = await rehire(id, day(-10));
  expect(status).toBe(422);
  expect(body.fields.hire_date[0]).toContain('after the previous last working day');
  expect((await rehire(id, day(0), { manager_id: id })).body.fields).toHaveProperty('manager_id');
  expect((await rehire(id, day(0), { department_id: 999_999 })).body.fields).toHaveProperty('department_id');
  expect((await profile(id)).periods).toHaveLength(1);
  expect((await rehire(id, day(-9))).status).toBe(200);
});

test('employment periods of one employee never overlap, and those of two employees may', async () => {
  const [one, other] = [await hire(office), await hire(office)];
  const write = (id: number, hired_on: string, left_on: string | null) =>
    sql`insert into employment_periods (employee_id, hired_on, left_on) values (${id}, ${hired_on}::date, ${left_on}::date)`.execute(
      office.services.db,
    );
  await write(one.id, '0001-01-01', '1990-06-30');
  await write(other.id, '1990-01-01', '1990-12-31');
  const overlapping = { constraint: 'employment_periods_do_not_overlap' };
  await expect(write(one.id, '1990-06-30', '1990-07-31')).rejects.toMatchObject(overlapping);
  await expect(write(one.id, '1990-07-01', null)).rejects.toMatchObject(overlapping);
  await expect(write(one.id, '9999-12-31', '9999-12-31')).rejects.toMatchObject(overlapping);
  await write(one.id, '1990-07-01', '1990-07-31');
  const atOnce = await Promise.allSettled([write(one.id, '1992-01-01', '1992-06-30'), write(one.id, '1992-06-30', '1992-12-31')]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('seniority counts both periods and not the time between', async () => {
  const { id } = await hire(office, { hire_date: '2020-01-01' });
  await leave(id, '2020-12-31');
  await rehire(id, '2023-01-01');
  const months = (await profile(id)).employee.seniority_months;
  const { rows } = await sql<{
    months: number;
  }>`select (extract(year from a) * 12 + extract(month from a))::int + 12 as months from age(${day(0)}::date, '2023-01-01'::date) a`.execute(
    office.services.db,
  );
  expect(months).toBe(rows[0]?.months);
});

test('a rehire that restores the account needs the permission to suspend accounts', async () => {
  const { id } = await hire(office);
  await leave(id);
  const { places } = office.cast;
  const { rows } = await sql<{ id: number }>`insert into roles (name) values ('Only rehires') returning id`.execute(office.services.db);
  const role = rows[0]?.id;
  await sql`insert into role_permissions select ${role}::int, name, 'all' from permissions where name in ('employees.view_directory', 'employees.rehire')`.execute(
    office.services.db,
  );
  await sql`update user_roles set role_id = ${role}::int where user_id = ${office.cast.auditor.user_id}`.execute(office.services.db);
  const body = { hire_date: day(0), ...places.design, job_id: places.job_id, employment_type: 'full_time' };
  const path = `/employees/${id}/rehire`;
  expect((await office.as('auditor').post(path, { ...body, restore_account: true })).status).toBe(403);
  expect((await office.as('auditor').post(path, body)).status).toBe(200);
});
