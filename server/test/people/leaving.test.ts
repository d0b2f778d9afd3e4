import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishTerminations } from '../../src/features/people/leaving/finish-terminations.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { admit, hire, termsIn } from './people.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const terminate = (id: number, last_working_day: string, more: object = {}) =>
  office.as('hr').post(`/employees/${id}/terminate`, { last_working_day, termination_reason: 'resignation', ...more });
const read = async (id: number) => (await office.as('hr').get(`/employees/${id}`)).body.data;
const one = async <R>(statement: ReturnType<typeof sql>): Promise<R> => (await statement.execute(office.services.db)).rows[0] as R;
const letLastDayPass = (id: number) => sql`update employees set last_working_day = ${day(-1)} where id = ${id}`.execute(office.services.db);
const noticesOf = async (user_id: number) =>
  (
    await sql<{
      type: string;
      args: Record<string, string>;
    }>`select type, args from notifications where user_id = ${user_id} order by id`.execute(office.services.db)
  ).rows;

let departments = 0;

/** Marco heads a department and manages Clara; he has everything that a leaver can leave open. */
async function busyMarco() {
  const { db } = office.services;
  departments += 1;
  const name = `Delivery ${departments}`;
  const { id } = await hire(office, { first_name: 'Marco' });
  const { user_id, email, as } = await admit(office, id, 4);
  const clara = (await hire(office, { first_name: 'Clara', manager_id: id })).id;
  await sql`insert into departments (name, head_id) values (${name}, ${id})`.execute(db);
  await office.as('hr').post('/employee-versions', { employee_id: id, effective_from: day(60), ...termsIn(office, 'design') });
  await sql`insert into documents (employee_id, title, status) values (${id}, 'Passport', 'requested'), (${id}, 'Diploma', 'accepted')`.execute(
    db,
  );
  await sql`insert into change_requests (employee_id, model, changes, wanted) values (${id}, 'employees', '[{"field": "city", "old": null, "new": "Porto"}]', '{"doing": "update"}')`.execute(
    db,
  );
  const head = async () => (await one<{ head_id: number | null }>(sql`select head_id from departments where name = ${name}`)).head_id;
  return { id, name: await nameOf(id), user_id, email, as, clara, department: name, head };
}

const nameOf = async (id: number): Promise<string> => (await one<{ name: string }>(sql`select name from employees where id = ${id}`)).name;

/** An employee with an account who can be the successor. */
async function sofia() {
  const { id } = await hire(office, { first_name: 'Sofia', place: 'design' });
  return { id, ...(await admit(office, id)) };
}

test('the effects of a termination are shown before it is saved', async () => {
  const marco = await busyMarco();
  const boss = await hire(office, { first_name: 'Bea' });
  await office.as('hr').put(`/employees/${marco.id}`, { manager_id: boss.id });
  const { body } = await office.as('hr').get(`/employees/${marco.id}/leaving`, { last_working_day: day(30) });
  const effects = new Map(body.data.effects.map((effect: { kind: string }) => [effect.kind, effect]));
  expect(effects.get('notice')).toEqual({ kind: 'notice', day: day(30) });
  expect(effects.get('account')).toMatchObject({ count: 1, names: [marco.email] });
  expect(effects.get('reports')).toMatchObject({ count: 1, names: [await nameOf(marco.clara)], to: { id: boss.id } });
  expect(effects.get('headships')).toMatchObject({ count: 1, names: [marco.department] });
  for (const kind of ['future_changes', 'document_requests', 'change_requests']) expect(effects.get(kind)).toMatchObject({ count: 1 });
  expect((await read(marco.id)).status).toBe('active');
  const past = await office.as('hr').get(`/employees/${marco.id}/leaving`, { last_working_day: day(-1) });
  expect(past.body.data.effects.map((effect: { kind: string }) => effect.kind)).not.toContain('notice');
  expect((await office.as('manager').get(`/employees/${marco.id}/leaving`, { last_working_day: day(1) })).status).toBe(403);
});

test('on notice, nothing changes until the last working day has passed', async () => {
  const marco = await busyMarco();
  const { status, body } = await terminate(marco.id, day(0), { note: 'A good farewell' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'on_notice', last_working_day: day(0), termination_reason: 'resignation' });
  await finishTerminations(office.services);
  expect((await read(marco.id)).status).toBe('on_notice');
  expect((await marco.as.get('/users/me')).status).toBe(200);
  expect((await read(marco.clara)).manager_id).toBe(marco.id);
});

test('after the last working day, nothing is left open, and the successor takes over', async () => {
  const marco = await busyMarco();
  const heir = await sofia();
  await terminate(marco.id, day(10), { note: 'A good farewell', successor_id: heir.id });
  await letLastDayPass(marco.id);
  await finishTerminations(office.services);

  const profile = (await office.as('hr').get(`/employees/${marco.id}/profile`)).body.data;
  expect(profile.employee.status).toBe('terminated');
  expect(profile.periods).toMatchObject([{ hired_on: '2024-01-01', left_on: day(-1), reason: 'resignation', note: 'A good farewell' }]);
  expect(profile.versions).toHaveLength(1);
  expect(profile.account.status).toBe('suspended');
  expect((await marco.as.get('/users/me')).status).toBe(401);
  expect(await one(sql`select count(*)::int as n from sessions where user_id = ${marco.user_id}`)).toEqual({ n: 0 });
  expect(await one(sql`select status from change_requests where employee_id = ${marco.id}`)).toEqual({ status: 'withdrawn' });
  expect((await sql`select title from documents where employee_id = ${marco.id}`.execute(office.services.db)).rows).toEqual([
    { title: 'Diploma' },
  ]);
  expect((await read(marco.clara)).manager_id).toBe(heir.id);
  expect(await marco.head()).toBe(heir.id);

  const notices = await noticesOf(heir.user_id);
  expect(notices).toContainEqual({ type: 'reports_taken', args: { name: marco.name, names: await nameOf(marco.clara) } });
  expect(notices).toContainEqual({ type: 'headships_taken', args: { name: marco.name, names: marco.department } });
  const entries = async () =>
    (
      await sql<{ model: string; action: string }>`
        select model, action from logs
        where via = 'job' and (employee_id in (${marco.id}, ${marco.clara}) or label = ${marco.department}) order by id`.execute(
        office.services.db,
      )
    ).rows;
  const history = await entries();
  expect(history.map(({ model, action }) => `${model} ${action}`).sort()).toEqual(
    ['change-requests status', 'departments update', 'documents delete', 'employees status', 'employees update', 'users status'].sort(),
  );

  await finishTerminations(office.services);
  expect(await entries()).toHaveLength(history.length);
  expect(await noticesOf(heir.user_id)).toHaveLength(notices.length);
});

test('a last working day in the past takes effect immediately, and without a successor the next manager takes over', async () => {
  const marco = await busyMarco();
  const boss = await hire(office, { first_name: 'Bea' });
  await office.as('hr').put(`/employees/${marco.id}`, { manager_id: boss.id });
  const { body } = await terminate(marco.id, day(-3));
  expect(body.data).toMatchObject({ status: 'terminated', last_working_day: day(-3) });
  expect((await marco.as.get('/users/me')).status).toBe(401);
  expect((await read(marco.clara)).manager_id).toBe(boss.id);
  const asOf = async (date: string) => (await office.as('hr').get(`/employees/${marco.clara}/as-of`, { date })).body.data.manager_id;
  expect(await asOf(day(-3))).toBe(marco.id);
  expect(await asOf(day(-2))).toBe(boss.id);
  expect(await marco.head()).toBe(boss.id);
});

test('without a next manager, reports and departments have no lead', async () => {
  const marco = await busyMarco();
  await terminate(marco.id, day(-1));
  expect((await read(marco.clara)).manager_id).toBeNull();
  expect(await marco.head()).toBeNull();
});

test('a successor from the team takes the place of the leaver', async () => {
  const marco = await busyMarco();
  const boss = await hire(office, { first_name: 'Bea' });
  await office.as('hr').put(`/employees/${marco.id}`, { manager_id: boss.id });
  const peer = await hire(office, { manager_id: marco.id });
  const below = await hire(office, { manager_id: peer.id });
  await terminate(marco.id, day(-1), { successor_id: below.id });
  expect((await read(below.id)).manager_id).toBe(boss.id);
  expect((await read(peer.id)).manager_id).toBe(below.id);
  expect((await read(marco.clara)).manager_id).toBe(below.id);
});

test('a report planned for the leaver goes to the successor on that day', async () => {
  const marco = await busyMarco();
  const heir = await sofia();
  const { id } = await hire(office, { place: 'design' });
  const plan = { employee_id: id, effective_from: day(20), ...termsIn(office, 'delivery'), manager_id: marco.id };
  expect((await office.as('hr').post('/employee-versions', plan)).status).toBe(200);
  await terminate(marco.id, day(-1), { successor_id: heir.id });
  const later = (await office.as('hr').get(`/employees/${id}/as-of`, { date: day(20) })).body.data;
  expect(later.manager_id).toBe(heir.id);
  expect((await read(id)).manager_id).toBeNull();
});

test('a successor who has left in the meantime takes nothing over', async () => {
  const marco = await busyMarco();
  const heir = await sofia();
  await terminate(marco.id, day(10), { successor_id: heir.id });
  await terminate(heir.id, day(-1));
  await letLastDayPass(marco.id);
  await finishTerminations(office.services);
  expect((await read(marco.clara)).manager_id).toBeNull();
});

test('a notice can be withdrawn, and leaves no traces', async () => {
  const { id } = await busyMarco();
  const heir = await sofia();
  await terminate(id, day(10), { note: 'Really', successor_id: heir.id });
  const { status, body } = await office.as('hr').post(`/employees/${id}/withdraw-notice`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'active', last_working_day: null, termination_reason: null });
  const period = await one(sql`select left_on, reason, note from employment_periods where employee_id = ${id}`);
  expect(period).toEqual({ left_on: null, reason: null, note: null });
  expect(await one(sql`select count(*)::int as n from successions where employee_id = ${id}`)).toEqual({ n: 0 });
  expect((await office.as('hr').post(`/employees/${id}/withdraw-notice`)).body.code).toBe('wrong_state');
});

test('an employee on notice is no longer counted the day after the last working day', async () => {
  const { id, department } = await busyMarco();
  await office
    .as('hr')
    .put(`/employees/${id}`, { department_id: (await one<{ id: number }>(sql`select id from departments where name = ${department}`)).id });
  await terminate(id, day(10));
  const asOf = async (date: string) => (await office.as('hr').get(`/employees/${id}/as-of`, { date })).body.data?.department.name;
  expect([await asOf(day(10)), await asOf(day(11))]).toEqual([department, undefined]);
  const counted = async (as_of: string) => {
    const { body } = await office.as('hr').get('/departments/tree', { as_of });
    return body.data.find(({ name }: { name: string }) => name === department).employees_count;
  };
  expect([await counted(day(10)), await counted(day(11))]).toEqual([1, 0]);
});

test('a deputy who leaves is not replaced, and the history shows it', async () => {
  const { id } = await hire(office);
  const { finance } = office.cast.places;
  await office.as('hr').put(`/departments/${finance.department_id}`, { deputy_id: id });
  await terminate(id, day(-1));
  expect(await one(sql`select deputy_id from departments where id = ${finance.department_id}`)).toEqual({ deputy_id: null });
  const { body } = await office.as('hr').get(`/departments/${finance.department_id}/history`);
  expect(body.data[0].changes).toMatchObject([{ field: 'deputy_id', old: id, new: null }]);
});

test('the manager of a leaver hears of it', async () => {
  const marco = await busyMarco();
  await terminate(marco.clara, day(10));
  expect(await noticesOf(marco.user_id)).toContainEqual({ type: 'leaving', args: { name: await nameOf(marco.clara), day: day(10) } });
});

test('an employee cannot be terminated twice, even concurrently', async () => {
  const clara = (await hire(office)).id;
  const answers = await Promise.all([terminate(clara, day(10)), terminate(clara, day(20))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await terminate(clara, day(30))).body.code).toBe('wrong_state');
});

test('an invalid termination is refused with the reason, and nothing is saved', async () => {
  const clara = office.cast.consultant.employee_id as number;
  expect((await terminate(clara, '2024-01-31')).body.fields).toHaveProperty('last_working_day');
  expect((await terminate(clara, day(1), { termination_reason: 'boredom' })).body.fields).toHaveProperty('termination_reason');
  expect((await terminate(clara, day(1), { successor_id: clara })).body.fields.successor_id).toEqual([
    'People can’t be their own successor',
  ]);
  const gone = await hire(office);
  await terminate(gone.id, day(-1));
  expect((await terminate(clara, day(1), { successor_id: gone.id })).body.fields.successor_id[0]).toContain('have left');
  expect((await terminate(clara, day(1), { version: 99 })).body.code).toBe('stale');
  expect((await read(clara)).status).toBe('active');
  expect(
    (await office.as('manager').post(`/employees/${clara}/terminate`, { last_working_day: day(1), termination_reason: 'other' })).status,
  ).toBe(403);
});

test('users cannot end their own employment', async () => {
  const { id } = await hire(office);
  await sql`update users set employee_id = ${id} where id = ${office.cast.hr.user_id}`.execute(office.services.db);
  const { status, body } = await terminate(id, day(10));
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'own_employment' });
  expect((await office.as('hr').post(`/employees/${id}/withdraw-notice`)).body.code).toBe('own_employment');
});

test('the last administrator cannot be terminated', async () => {
  const { id } = await hire(office);
  await sql`update users set employee_id = ${id} where id = ${office.cast.admin.user_id}`.execute(office.services.db);
  expect((await terminate(id, day(10))).status).toBe(200);
  await office.as('hr').post(`/employees/${id}/withdraw-notice`);
  await sql`update users set status = 'suspended' where id = ${office.cast.second_admin.user_id}`.execute(office.services.db);
  expect((await terminate(id, day(10))).body.code).toBe('last_administrator');
});

test('the employment of a leaver can no longer be changed', async () => {
  const { id } = await hire(office);
  await terminate(id, day(-1));
  expect((await office.as('hr').put(`/employees/${id}`, { department_id: office.cast.places.design.department_id })).body.code).toBe(
    'has_left',
  );
  expect((await office.as('hr').put(`/employees/${id}`, { work_phone: '+351 900' })).status).toBe(200);
});

const put = (id: number, body: object) => office.as('hr').put(`/employees/${id}/leaving`, body);
const undo = (id: number, body: object = {}) => office.as('hr').post(`/employees/${id}/withdraw-notice`, body);
const managerOn = async (id: number, date: string) => (await office.as('hr').get(`/employees/${id}/as-of`, { date })).body.data?.manager_id;
const periodOf = (id: number) => one(sql`select left_on, reason from employment_periods where employee_id = ${id}`);

test('the last day of a leaver can be corrected in both directions, and the handover follows it', async () => {
  const marco = await busyMarco();
  const heir = await sofia();
  await terminate(marco.id, day(-5), { successor_id: heir.id });
  expect((await put(marco.id, { last_working_day: day(-20), termination_reason: 'dismissal' })).body.data).toMatchObject({
    status: 'terminated',
    last_working_day: day(-20),
    termination_reason: 'dismissal',
  });
  expect(await periodOf(marco.id)).toEqual({ left_on: day(-20), reason: 'dismissal' });
  expect([await managerOn(marco.clara, day(-20)), await managerOn(marco.clara, day(-19))]).toEqual([marco.id, heir.id]);

  await put(marco.id, { last_working_day: day(-2) });
  expect([await managerOn(marco.clara, day(-2)), await managerOn(marco.clara, day(-1))]).toEqual([marco.id, heir.id]);

  const again = await put(marco.id, { last_working_day: day(10), restore_account: true });
  expect(again.body.data).toMatchObject({ status: 'on_notice', last_working_day: day(10) });
  expect(await periodOf(marco.id)).toMatchObject({ left_on: null });
  expect([(await read(marco.clara)).manager_id, await managerOn(marco.clara, day(11))]).toEqual([marco.id, heir.id]);
  expect((await office.as('hr').get(`/employees/${marco.id}/profile`)).body.data.account.status).toBe('invited');

  await put(marco.id, { last_working_day: day(30) });
  expect([await managerOn(marco.clara, day(30)), await managerOn(marco.clara, day(31))]).toEqual([marco.id, heir.id]);
  expect((await put(marco.id, { last_working_day: '2023-01-01' })).body.fields).toHaveProperty('last_working_day');
  expect((await put(heir.id, { last_working_day: day(1) })).body.code).toBe('wrong_state');
});

test('a past termination is undone with its handover, and planned changes name the leaver again', async () => {
  const marco = await busyMarco();
  const heir = await sofia();
  const later = await hire(office, { place: 'design' });
  await office.as('hr').post('/employee-versions', { employee_id: later.id, effective_from: day(20), manager_id: marco.id });
  await terminate(marco.id, day(-5), { successor_id: heir.id });
  expect([(await read(marco.clara)).manager_id, await managerOn(later.id, day(20))]).toEqual([heir.id, heir.id]);
  expect((await undo(marco.id, { restore_account: true })).body.data).toMatchObject({ status: 'active', last_working_day: null });
  expect(await periodOf(marco.id)).toEqual({ left_on: null, reason: null });
  expect([(await read(marco.clara)).manager_id, await managerOn(later.id, day(20))]).toEqual([marco.id, marco.id]);
  expect((await office.as('hr').get(`/employees/${marco.clara}/profile`)).body.data.versions).toHaveLength(1);
  expect((await office.as('hr').get(`/employees/${marco.id}/profile`)).body.data.account.status).toBe('invited');
});

test.each([
  ['undone', (id: number) => undo(id)],
  ['corrected to a day to come', (id: number) => put(id, { last_working_day: day(90) })],
])('with a leaving that is %s come back the departments, the requests and the planned changes of the person', async (_how, takeBack) => {
  const marco = await busyMarco();
  const heir = await sofia();
  const other = await busyMarco();
  await sql`update departments set deputy_id = ${marco.id} where name = ${other.department}`.execute(office.services.db);
  const state = async () => ({
    head: await marco.head(),
    deputy: (await one<{ deputy_id: number }>(sql`select deputy_id from departments where name = ${other.department}`)).deputy_id,
    requests: (await sql`select status from change_requests where employee_id = ${marco.id}`.execute(office.services.db)).rows,
    documents: (await sql`select id, title, status from documents where employee_id = ${marco.id} order by id`.execute(office.services.db))
      .rows,
    changes: (await office.as('hr').get(`/employees/${marco.id}/profile`)).body.data.versions.map(
      ({ id, effective_from, department_id }: Record<string, unknown>) => ({ id, effective_from, department_id }),
    ),
  });
  const before = await state();
  await terminate(marco.id, day(-5), { successor_id: heir.id });
  expect(await state()).toMatchObject({
    head: heir.id,
    deputy: null,
    requests: [{ status: 'withdrawn' }],
    documents: [{ title: 'Diploma' }],
  });
  expect((await takeBack(marco.id)).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(await one(sql`select count(*)::int as n from left_behind where employee_id = ${marco.id}`)).toEqual({ n: 0 });
});

test('a department that has another head by now keeps it when a leaving is undone', async () => {
  const marco = await busyMarco();
  const heir = await sofia();
  const chosen = await sofia();
  await terminate(marco.id, day(-5), { successor_id: heir.id });
  await sql`update departments set head_id = ${chosen.id} where name = ${marco.department}`.execute(office.services.db);
  await undo(marco.id);
  expect(await marco.head()).toBe(chosen.id);
});

test('an employee who was suspended before the notice is suspended again when it is withdrawn', async () => {
  const { id } = await hire(office);
  await office.as('hr').patch('/update-status', { id, model: 'employees', status: 'suspended' });
  await terminate(id, day(10));
  expect((await undo(id)).body.data.status).toBe('suspended');
  await terminate(id, day(-1));
  expect((await undo(id)).body.data.status).toBe('suspended');
});

test('the effects count the punches after the last day', async () => {
  const { id } = await hire(office);
  await sql`insert into attendances (employee_id, action, created_at, local_time, timezone, source, direction_origin)
    select ${id}::int, a, ${day(-3)}::date + t, to_char(${day(-3)}::date + t, 'YYYY-MM-DD HH24:MI'), 'UTC', 'manual', 'said'
    from (values ('in', time '08:00'), ('out', time '16:00')) x (a, t)`.execute(office.services.db);
  const effects = async (last_working_day: string) =>
    (await office.as('hr').get(`/employees/${id}/leaving`, { last_working_day })).body.data.effects.find(
      ({ kind }: { kind: string }) => kind === 'punches',
    )?.count;
  expect([await effects(day(-4)), await effects(day(-3))]).toEqual([2, undefined]);
});

test('a change cannot be deleted or moved if an employee would then report to a leaver', async () => {
  const marco = await busyMarco();
  const heir = await sofia();
  await terminate(marco.id, day(-5), { successor_id: heir.id });
  const [handed] = (await office.as('hr').get(`/employees/${marco.clara}/profile`)).body.data.versions;
  for (const refused of [
    await office.as('hr').delete(`/employee-versions/${handed.id}`),
    await office.as('hr').put(`/employee-versions/${handed.id}`, { effective_from: day(5) }),
  ]) {
    expect(refused.status).toBe(422);
    expect(refused.body.error).toContain(`report to ${marco.name} again`);
  }
  expect((await office.as('hr').put(`/employee-versions/${handed.id}`, { effective_from: day(-10) })).status).toBe(200);
  expect((await read(marco.clara)).manager_id).toBe(heir.id);
});

test('a new work email is notified to the old address', async () => {
  const { id } = await hire(office, { first_name: 'Elia' });
  const { work_email, version } = await read(id);
  await office.as('hr').put(`/employees/${id}`, { version, work_email: `elia.${id}@example.com` });
  const toResponse = async () => (await mailsIn(office.services)).filter(({ to }) => to === work_email);
  await expect.poll(async () => (await toResponse()).length).toBe(1);
  expect((await toResponse())[0]?.text).toContain(`elia.${id}@example.com`);
  const { version: next } = await read(id);
  await office.as('hr').put(`/employees/${id}`, { version: next, preferred_name: 'El' });
  expect(await toResponse()).toHaveLength(1);
});
