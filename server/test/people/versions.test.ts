import { addDays, dayIn } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { applyDueChanges } from '../../src/features/people/apply-due-changes.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { admit, hire, termsIn } from './people.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const version = (employee_id: number, effective_from: string, more: Record<string, unknown> = {}) =>
  office.as('hr').post('/employee-versions', { employee_id, effective_from, ...termsIn(office, 'delivery'), ...more });
const read = async (id: number) => (await office.as('hr').get(`/employees/${id}`)).body.data;
const asOf = async (id: number, date: string) => (await office.as('hr').get(`/employees/${id}/as-of`, { date })).body.data;
const noticesOf = async (user_id: number, type: string) =>
  (
    await sql<{ args: object }>`select args from notifications where user_id = ${user_id} and type = ${type} order by id`.execute(
      office.services.db,
    )
  ).rows;
const updatesOf = async (id: number, via: string) =>
  (
    await sql<{
      changes: { field: string; new_name: string }[];
    }>`select changes from logs where model = 'employees' and model_id = ${id} and action = 'update' and via = ${via}`.execute(
      office.services.db,
    )
  ).rows;

/** As if the nights until then had passed. */
const letDaysPass = async (employee_id: number, days: number): Promise<void> => {
  await office.services.db.transaction(async (tx) => {
    await sql`select set_config('cadre.mirroring', 'on', true)`.execute(tx);
    await sql`update employee_versions set effective_from = effective_from - ${days}::int where employee_id = ${employee_id}`.execute(tx);
    await sql`update employment_periods set hired_on = hired_on - ${days}::int where employee_id = ${employee_id}`.execute(tx);
    await sql`update employees set hire_date = hire_date - ${days}::int where id = ${employee_id}`.execute(tx);
  });
};

test('a future change leaves today as it is, and applies automatically on its day', async () => {
  const clara = office.cast.consultant;
  const id = clara.employee_id as number;
  const { design } = office.cast.places;
  const oskar = office.cast.outsider;
  expect((await version(id, day(10), { ...design, manager_id: oskar.employee_id })).status).toBe(200);
  expect(await read(id)).toMatchObject({ department: { name: 'Delivery' }, manager_id: office.cast.manager.employee_id });
  expect((await office.as('hr').get(`/employees/${id}/profile`)).body.data.versions).toMatchObject([
    { effective_from: day(10), is_future: true },
    { is_future: false },
  ]);

  await applyDueChanges(office.services);
  expect((await read(id)).department.name).toBe('Delivery');
  await letDaysPass(id, 10);
  await applyDueChanges(office.services);
  expect(await read(id)).toMatchObject({ department: { name: 'Design' }, manager_id: oskar.employee_id });
  const [entry] = await updatesOf(id, 'job');
  expect(entry?.changes).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'department_id', new_name: 'Design' })]));
  expect(await noticesOf(clara.user_id, 'employment_changed')).toHaveLength(1);
  expect(await noticesOf(oskar.user_id, 'new_report')).toMatchObject([{ args: { name: 'Clara Dubois' } }]);

  await applyDueChanges(office.services);
  expect(await updatesOf(id, 'job')).toHaveLength(1);
  expect(await noticesOf(clara.user_id, 'employment_changed')).toHaveLength(1);
});

test('a change in the past applies immediately, and is in the history of the employee', async () => {
  const { id } = await hire(office);
  expect((await version(id, day(-5), { fte: 5000, employment_type: 'part_time' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ fte: 5000, employment_type: 'part_time' });
  const [entry] = await updatesOf(id, 'web');
  expect(entry?.changes.map(({ field }) => field).sort()).toEqual(['employment_type', 'fte']);
});

test('a deleted change has no effect', async () => {
  const { id } = await hire(office);
  const made = await version(id, day(-5), { fte: 5000 });
  expect((await read(id)).fte).toBe(5000);
  expect((await office.as('hr').delete(`/employee-versions/${made.body.data.id}`)).status).toBe(200);
  expect((await read(id)).fte).toBe(10_000);
  expect(await updatesOf(id, 'web')).toHaveLength(2);
});

test('each day of the past and of the future can be read', async () => {
  const { id } = await hire(office, { hire_date: '2024-01-01' });
  await version(id, '2025-01-01', { fte: 8000 });
  await version(id, day(30), { fte: 6000 });
  expect(await asOf(id, '2023-12-31')).toBeNull();
  expect(await asOf(id, '2024-06-01')).toMatchObject({ fte: 10_000, department: { name: 'Delivery' } });
  expect(await asOf(id, '2025-01-01')).toMatchObject({ fte: 8000 });
  expect(await asOf(id, day(29))).toMatchObject({ fte: 8000 });
  expect(await asOf(id, day(30))).toMatchObject({ fte: 6000 });
  expect((await office.as('hr').get(`/employees/${id}/as-of`, { date: '2025-02-30' })).status).toBe(422);
  expect((await office.as('hr').get(`/employees/${id}/as-of`)).status).toBe(422);
});

test('a circle of managers is refused on the day on which it would close', async () => {
  const lower = await hire(office);
  const upper = await hire(office);
  expect((await version(lower.id, day(20), { manager_id: upper.id })).status).toBe(200);
  const early = await version(upper.id, day(10), { manager_id: lower.id });
  const late = await version(upper.id, day(25), { manager_id: lower.id });
  for (const refused of [early, late]) {
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 422, code: 'cycle' });
    expect(refused.body.fields).toHaveProperty('manager_id');
  }
  const free = { employee_id: upper.id, effective_from: day(15), manager_id: null };
  expect((await office.as('hr').post('/employee-versions', free)).status).toBe(200);
  expect((await version(upper.id, day(10), { manager_id: lower.id })).status).toBe(200);
});

test('employees cannot report to themselves or to leavers', async () => {
  const { id } = await hire(office);
  const own = await office.as('hr').put(`/employees/${id}`, { manager_id: id });
  expect(own.body.fields.manager_id).toEqual(['People can’t be their own manager']);
  expect((await version(id, day(3), { manager_id: id })).body.fields.manager_id).toEqual(['People can’t be their own manager']);

  const gone = await hire(office);
  await office.as('hr').post(`/employees/${gone.id}/terminate`, { last_working_day: day(5), termination_reason: 'resignation' });
  expect((await version(id, day(5), { manager_id: gone.id })).status).toBe(200);
  const after = await version(id, day(6), { manager_id: gone.id });
  expect(after.status).toBe(422);
  expect(after.body.fields.manager_id[0]).toContain('have left');
  expect((await office.as('hr').put(`/employees/${id}`, { manager_id: 999_999 })).body.fields).toHaveProperty('manager_id');
});

test('a version stays with its person and within the employment', async () => {
  const one = await hire(office, { hire_date: '2024-01-01' });
  const other = await hire(office);
  const made = (await version(one.id, day(10))).body.data;
  expect((await office.as('hr').put(`/employee-versions/${made.id}`, { employee_id: other.id })).body.fields).toHaveProperty('employee_id');
  expect((await version(one.id, '2023-12-31')).body.fields).toHaveProperty('effective_from');
  expect((await version(one.id, day(10))).status).toBe(409);
  const [first] = (await office.as('hr').get('/employee-versions', { filters: { employee_id: other.id } })).body.data;
  expect(first.can.delete).toBe(false);
  expect((await office.as('hr').delete(`/employee-versions/${first.id}`)).body.code).toBe('first_version_stays');
});

test('a future hire is onboarding until the hire date', async () => {
  const begun = await hire(office);
  expect(begun.status).toBe('active');
  const { id, status } = await hire(office, { hire_date: day(4), manager_id: office.cast.manager.employee_id });
  expect(status).toBe('onboarding');
  await applyDueChanges(office.services);
  expect((await read(id)).status).toBe('onboarding');
  await letDaysPass(id, 4);
  await applyDueChanges(office.services);
  expect((await read(id)).status).toBe('active');
  expect((await noticesOf(office.cast.manager.user_id, 'new_report')).length).toBe(1);
  const moved = await office.as('hr').put(`/employees/${id}`, { hire_date: day(2) });
  expect(moved.body.data.status).toBe('onboarding');
});

test.each([
  [-15, 422],
  [-30, 200],
  [-101, 422],
  [1, 422],
])('a day of birth %i years from now: %i', async (years, status) => {
  const birth_date = `${Number(day(0).slice(0, 4)) + years}-01-01`;
  const answer = await office.as('hr').put(`/employees/${office.cast.consultant.employee_id}`, { birth_date });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body.fields.birth_date[0]).toContain('between 16 and 100 years');
});

test('users cannot suspend themselves, but HR can suspend employees', async () => {
  await sql`update users set employee_id = ${(await hire(office)).id} where id = ${office.cast.hr.user_id}`.execute(office.services.db);
  const { rows } = await sql<{ id: number }>`select employee_id as id from users where id = ${office.cast.hr.user_id}`.execute(
    office.services.db,
  );
  const suspend = (id: number | undefined) => office.as('hr').patch('/update-status', { id, model: 'employees', status: 'suspended' });
  expect((await suspend(rows[0]?.id)).body.code).toBe('own_status');
  expect((await suspend((await hire(office)).id)).status).toBe(200);
});

test('changes that became due while the server was down apply at the next start', async () => {
  const { id } = await hire(office);
  await version(id, day(6), { fte: 3000 });
  await letDaysPass(id, 6);
  const again = await createApp(office.services);
  await again.ready();
  await again.close();
  expect((await read(id)).fte).toBe(3000);
});

/** The first and the last time zone to reach a day: it is never the same day in both. */
const earliest = 'Pacific/Kiritimati';
const latest = 'Etc/GMT+12';

test('a change that cannot apply yet keeps no other from its day, and follows when it can', async () => {
  const east = await hire(office, { timezone: earliest });
  const west = await hire(office, { timezone: latest, manager_id: east.id });
  const other = await hire(office, { timezone: earliest });
  const changeDay = dayIn(earliest, new Date());
  await version(west.id, addDays(changeDay, 8), { manager_id: null });
  expect((await version(east.id, addDays(changeDay, 8), { manager_id: west.id })).status).toBe(200);
  await version(other.id, addDays(changeDay, 8), { fte: 4000 });
  for (const { id } of [west, east, other]) await letDaysPass(id, 8);

  await applyDueChanges(office.services);
  expect((await read(other.id)).fte).toBe(4000);
  expect([(await read(east.id)).manager_id, (await read(west.id)).manager_id]).toEqual([null, east.id]);
  await applyDueChanges(office.services);
  const result = await noticesOf(office.cast.hr.user_id, 'change_not_applied');
  expect(result).toMatchObject([{ args: { name: expect.stringContaining('Ida Person'), day: changeDay } }]);
  await letDaysPass(west.id, 2);
  await applyDueChanges(office.services);
  expect([(await read(east.id)).manager_id, (await read(west.id)).manager_id]).toEqual([west.id, null]);
});

test('a change of manager reaches scopes with the first request after midnight, before any job has run', async () => {
  const { manager } = office.cast;
  const role = await sql<{ id: number }>`insert into roles (name) values ('Leads a team') returning id`.execute(office.services.db);
  await sql`insert into role_permissions select ${role.rows[0]?.id}::int, name, case name when 'employees.view' then 'team' else 'all' end from permissions
    where name in ('employees.view', 'employees.view_directory')`.execute(office.services.db);
  const boss = await hire(office);
  const lead = await admit(office, boss.id, role.rows[0]?.id);
  const { id } = await hire(office, { manager_id: manager.employee_id });
  await version(id, day(6), { manager_id: boss.id });
  await letDaysPass(id, 6);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);
  const seen = await lead.as.get(`/employees/${id}/as-of`, { date: day(0) });
  clock.mockRestore();
  expect(seen.status).toBe(200);
});

test.each([
  ['1800-01-01', {}, 'hire_date'],
  [`${Number(day(0).slice(0, 4)) + 40}-01-01`, {}, 'hire_date'],
  ['2005-01-01', { birth_date: '2000-01-01' }, 'birth_date'],
])('hiring on %s with %j is refused', async (hire_date, more, field) => {
  const body = { first_name: 'Odd', last_name: 'Date', work_email: 'odd@example.com', hire_date, ...termsIn(office, 'delivery'), ...more };
  const answer = await office.as('hr').post('/employees', body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test('an employee who has worked here cannot be deleted, one entered by mistake or not yet started can', async () => {
  const [old, lived, mistaken, awaited] = [
    await hire(office),
    await hire(office),
    await hire(office),
    await hire(office, { hire_date: day(3) }),
  ];
  await sql`update employees set created_at = now() - interval '2 days' where id in (${old.id}, ${awaited.id})`.execute(office.services.db);
  await office.as('hr').post('/employee-versions', { employee_id: lived.id, effective_from: '2025-01-01', fte: 5000 });
  for (const { id } of [old, lived]) {
    const { status, body } = await office.as('hr').delete(`/employees/${id}`);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'employment_stays' });
    expect((await read(id)).can.delete).toBe(false);
  }
  for (const { id } of [mistaken, awaited]) {
    expect((await read(id)).can.delete).toBe(true);
    expect((await office.as('hr').delete(`/employees/${id}`)).status).toBe(200);
  }
});

test('a record of today is not deleted with confidential records on it, which their readers remove first', async () => {
  const { id } = await hire(office);
  const account = { employee_id: id, holder: 'Odd Date', iban: 'ES9121000418450200051332', is_primary: true };
  const { status, body } = await office.as('payroll').post('/bank-accounts', account);
  expect(status).toBe(200);
  const refused = await office.as('hr').delete(`/employees/${id}`);
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'guarded_records_stay' });
  expect((await office.as('payroll').delete(`/bank-accounts/${body.data.id}`)).status).toBe(200);
  expect((await office.as('hr').delete(`/employees/${id}`)).status).toBe(200);
});
