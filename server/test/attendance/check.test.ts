import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { planHours, stamp, today } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
});
afterAll(() => office.close());

const eventsOf = async (employee_id: number) =>
  (
    await sql<{ action: string; source: string; ip: string | null; note: string | null; work_date: string; created_by_id: number }>`
      select action, source, ip, note, work_date, created_by_id from attendances where employee_id = ${employee_id} order by id`.execute(
      office.services.db,
    )
  ).rows;

/** A new employee with an account and no punches yet. */
async function newcomer() {
  const { id } = await hire(office);
  return { id, ...(await admit(office, id)) };
}

test('an employee checks in, presses the button again by mistake, and checks out', async () => {
  const { id, as, user_id } = await newcomer();
  const before = (await as.get('/attendances/self/now')).body.data;
  expect(before).toMatchObject({ next: 'in', last: null, refused: null, open_since: null, live: null });

  const came = await as.post('/attendances/self/check', { note: 'Early train' });
  expect(came.status).toBe(200);
  expect(came.body.message).toMatch(/^Checked in at \d\d:\d\d$/);
  const { created_at } = came.body.data;
  expect(came.body.data).toMatchObject({ action: 'in', open_since: created_at, repeated: false });

  const again = await as.post('/attendances/self/check');
  expect(again.status).toBe(200);
  expect(again.body.message).toMatch(/^Already recorded at/);
  expect(again.body.data).toEqual({ action: 'in', created_at, open_since: created_at, repeated: true });
  expect((await as.post('/attendances/self/check', { action: 'in' })).body.data.repeated).toBe(true);
  const running = (await as.get(`/attendances/${id}/now`)).body.data;
  expect(running).toMatchObject({ next: 'out', last: { action: 'in', created_at }, open_since: created_at });
  const sheet = (await as.get('/employees/self/attendance', { type: 'timesheet', from: before.date, to: before.date })).body.data;
  expect(running.live).toEqual({
    counts_from: expect.any(String),
    pause: null,
    break_after: running.shift ? 360 : null,
    break_left: expect.any(Number),
  });
  expect(sheet.days[0].live).toEqual(running.live);

  const left = await as.post('/attendances/self/check', { action: 'out' });
  expect(left.body).toMatchObject({
    message: expect.stringMatching(/^Checked out at/),
    data: { action: 'out', open_since: null, repeated: false },
  });
  expect(await eventsOf(id)).toMatchObject([
    { action: 'in', source: 'web', ip: '127.0.0.1', note: 'Early train', work_date: before.date, created_by_id: user_id },
    { action: 'out', source: 'web', work_date: before.date },
  ]);
});

test('parallel check-ins are recorded once', async () => {
  const { id, as } = await newcomer();
  const answers = await Promise.all(Array.from({ length: 6 }, () => as.post('/attendances/self/check')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ body }) => !body.data.repeated)).toHaveLength(1);
  expect(await eventsOf(id)).toHaveLength(1);
});

test('an employee who forgot to check out starts afresh on another day and sees the incomplete day', async () => {
  const { id, as } = await newcomer();
  const forgotten = addDays(today, -2);
  await stamp(office, id, forgotten, '08:30 in');
  const now = (await as.get('/attendances/self/now')).body.data;
  expect(now).toMatchObject({ next: 'in', missing: [{ date: forgotten, flags: expect.arrayContaining(['missing_out']) }] });
  expect((await as.post('/attendances/self/check')).body.data.action).toBe('in');
});

const aSecond = 1000;

test('a press goes by the clock of the server alone', async () => {
  const { as } = await newcomer();
  const forged = await as.post('/attendances/self/check', { created_at: '2020-01-01T00:00:00Z' });
  expect({ status: forged.status, fields: Object.keys(forged.body.fields) }).toEqual({ status: 422, fields: ['created_at'] });
  const before = Date.now();
  const { created_at } = (await as.post('/attendances/self/check')).body.data;
  expect(Date.parse(created_at)).toBeGreaterThanOrEqual(before - aSecond);
  expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.now() + aSecond);
});

test('checking in a colleague requires the right to it, and is recorded as done at the kiosk', async () => {
  const { id, as } = await newcomer();
  const other = await newcomer();
  expect((await as.post(`/attendances/${other.id}/check`)).status).toBe(403);
  expect((await as.get(`/attendances/${other.id}/now`)).status).toBe(403);
  expect((await as.post('/attendances/999999/check')).status).toBe(404);
  expect((await office.as('hr').post('/attendances/self/check')).status).toBe(404);
  expect((await office.as('hr').post(`/attendances/${id}/check`)).status).toBe(200);
  expect(await eventsOf(id)).toMatchObject([{ action: 'in', source: 'kiosk', created_by_id: office.cast.hr.user_id }]);
  const history = await office.as('admin').get('/logs', { filters: { employee_id: id, model: 'attendances' } });
  expect(history.body.data).toMatchObject([{ action: 'create', actor_name: 'Hana Novak' }]);
  expect(await eventsOf(other.id)).toEqual([]);
});

test('where web check-in is off, or limited to the office network, the button explains it; HR can still check people in', async () => {
  const { as, id } = await newcomer();
  const { branch_id } = office.cast.places.delivery;
  const settings = await office.as('admin').post('/attendance-configs', {
    name: 'Lisbon',
    branch_id,
    valid_from: '2024-01-01',
    late_from: 'start',
    rounding_step_minutes: '1',
    rounding_mode: 'nearest',
    overtime: 'after_approval',
    missing_out: 'none',
    web_check_in: 'office_network',
    office_networks: '192.0.2.0/24, 2001:db8::/32',
  });
  expect(settings.status, settings.text).toBe(200);
  const from = (remoteAddress: string) => as.send({ method: 'POST', path: '/attendances/self/check', payload: {}, remoteAddress });
  expect((await as.get('/attendances/self/now')).body.data.refused).toBe('office_network');
  expect((await from('198.51.100.7')).body.code).toBe('office_network_only');
  expect((await from('192.0.2.7')).status).toBe(200);

  const { id: config, version } = settings.body.data;
  expect((await office.as('admin').put(`/attendance-configs/${config}`, { version, web_check_in: 'off' })).status).toBe(200);
  expect((await as.get('/attendances/self/now')).body.data.refused).toBe('off');
  expect((await from('192.0.2.7')).body.code).toBe('web_check_in_off');
  expect((await office.as('hr').post(`/attendances/${id}/check`, { action: 'out' })).status).toBe(200);
  await office.as('admin').delete(`/attendance-configs/${config}`);
});

test('employees cannot check in before their first day', async () => {
  const { id: later } = await hire(office, { hire_date: addDays(today, 5) });
  const early = await office.as('hr').post(`/attendances/${later}/check`);
  expect({ status: early.status, code: early.body.code }).toEqual({ status: 409, code: 'not_employed' });
  const { as } = await admit(office, later);
  expect((await as.get('/attendances/self/now')).body.data.refused).toBe('not_employed');
});
