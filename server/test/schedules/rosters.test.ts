import type { Roster } from '@cadre/contract/calls/schedules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from '../people/days.ts';
import { hire } from '../people/people.ts';
import { type Planning, planning } from './planning.ts';

let office: Office;
let plan: Planning;
let clara: number;
let late: number;
let middle: number;
let early: number;
beforeAll(async () => {
  office = await openOffice();
  plan = planning(office);
  clara = office.cast.consultant.employee_id as number;
  early = (await plan.shift({ name: 'Early', code: 'E', start_time: '06:00', end_time: '14:00' })).id;
  middle = (await plan.shift({ name: 'Middle', code: 'M', start_time: '08:00', end_time: '16:00' })).id;
  late = (await plan.shift({ name: 'Late', code: 'L', start_time: '14:00', end_time: '22:00' })).id;
  await plan.week(early, { name: 'Everybody', is_default: true });
});
afterAll(() => office.close());

/** Past and future months; each test has a different one, because two rosters cannot plan the same day. */
let ahead = 1;
const monthAhead = (): string => {
  ahead += 1;
  return day(31 * ahead).slice(0, 7);
};

const read = async (id: number): Promise<Roster> => (await office.as('hr').get(`/month-schedules/${id}/roster`)).body.data;
const rowOf = (roster: Roster, id: number) => roster.people.find(({ employee }) => employee.id === id);
const cellOf = (roster: Roster, id: number, date: string) => rowOf(roster, id)?.cells.find((cell) => cell.date === date);
const noticesOf = async (user: number) =>
  (
    await sql<{ type: string; args: object; link: string }>`
    select type, args, link from notifications where user_id = ${user} and type like 'roster%' order by id`.execute(office.services.db)
  ).rows;

describe('the grid', () => {
  test('shows employees by day, with the entries and the plan without them', async () => {
    const roster = await plan.roster('2027-03');
    const ida = await hire(office, { first_name: 'Ida', hire_date: '2027-03-10' });
    const answer = await plan.enter(roster.id, [
      { employee_id: clara, date: '2027-03-01', shift_id: late, note: 'Training' },
      { employee_id: clara, date: '2027-03-02', shift_id: null },
    ]);
    const grid = await read(roster.id);
    expect(answer.body.data).toEqual(grid.schedule);
    expect(grid.schedule).toMatchObject({ id: roster.id, people_count: 1, entries_count: 2, status: 'draft' });
    expect(grid.days).toHaveLength(31);
    expect(grid.days[0]).toEqual({ date: '2027-03-01', weekday: 1, holidays: [] });
    expect(grid.shifts.map(({ code }) => code)).toEqual(['E', 'M', 'L']);
    const base = { base_shift_id: early, is_employed: true, holiday: null, note: null };
    expect(cellOf(grid, clara, '2027-03-01')).toEqual({ ...base, date: '2027-03-01', shift_id: late, is_set: true, note: 'Training' });
    expect(cellOf(grid, clara, '2027-03-02')).toEqual({ ...base, date: '2027-03-02', shift_id: null, is_set: true });
    expect(cellOf(grid, clara, '2027-03-03')).toEqual({ ...base, date: '2027-03-03', shift_id: null, is_set: false });
    // 23 working days, one of them off.
    expect(rowOf(grid, clara)?.minutes).toBe(22 * 480);
    expect(cellOf(grid, ida.id, '2027-03-09')).toMatchObject({ is_employed: false, base_shift_id: null });
    expect(cellOf(grid, ida.id, '2027-03-10')).toMatchObject({ is_employed: true, base_shift_id: early });
    expect(rowOf(grid, office.cast.outsider.employee_id as number)).toBeUndefined();

    await plan.enter(roster.id, [{ employee_id: clara, date: '2027-03-02', clear: true }]);
    expect(cellOf(await read(roster.id), clara, '2027-03-02')).toMatchObject({ is_set: false });
  });

  test('shows a holiday for the employees it applies to', async () => {
    const roster = await plan.roster('2027-05');
    const calendar = (await office.as('hr').post('/holiday-calendars', { name: 'Elsewhere' })).body.data;
    const away = await hire(office, { first_name: 'Aiko', holiday_calendar_id: calendar.id });
    const day = { holiday_calendar_id: calendar.id, name: 'Children’s Day', date: '2027-05-05', portion: 'full' };
    expect((await office.as('hr').post('/holidays', day)).status).toBe(200);
    const grid = await read(roster.id);
    expect(grid.days[4]?.holidays).toEqual(['Children’s Day']);
    expect(cellOf(grid, away.id, '2027-05-05')).toMatchObject({ holiday: 'Children’s Day' });
    expect(cellOf(grid, clara, '2027-05-05')).toMatchObject({ holiday: null });
  });

  test('shows planners their own people only, and plans no others', async () => {
    const manager = office.as('manager');
    const made = await manager.post('/month-schedules', { name: 'All of us', month: '2027-04' });
    expect(made.body.data.planner_id).toBe(office.cast.manager.employee_id);
    const path = `/month-schedules/${made.body.data.id}`;
    const grid: Roster = (await manager.get(`${path}/roster`)).body.data;
    expect(rowOf(grid, clara)).toBeDefined();
    expect(rowOf(grid, office.cast.outsider.employee_id as number)).toBeUndefined();
    const enter = (employee_id: number | null) =>
      manager.put(`${path}/entries`, { entries: { list: [{ employee_id, date: '2027-04-01', shift_id: late }] } });
    expect((await enter(clara)).status).toBe(200);
    const refused = await enter(office.cast.outsider.employee_id);
    expect({ status: refused.status, fields: Object.keys(refused.body.fields) }).toEqual({ status: 422, fields: ['entries'] });

    const of_hr = await plan.roster('2027-04');
    expect((await manager.get(`/month-schedules/${of_hr.id}/roster`)).status).toBe(404);
    expect((await office.as('consultant').get(`${path}/roster`)).status).toBe(404);
  });
});

describe('entries', () => {
  const entry = () => ({ employee_id: clara, date: '2027-05-03', shift_id: late });

  test.each<[string, () => unknown]>([
    ['no list', () => ({})],
    ['something beside the list', () => ({ list: [], more: 1 })],
    ['more than two thousand', () => ({ list: Array.from({ length: 2001 }, entry) })],
    ['a day of another month', () => ({ list: [{ ...entry(), date: '2027-06-01' }] })],
    ['a day that is none', () => ({ list: [{ ...entry(), date: '2027-05-32' }] })],
    ['neither a shift nor clear', () => ({ list: [{ employee_id: clara, date: '2027-05-03' }] })],
    ['both of them', () => ({ list: [{ ...entry(), clear: true }] })],
    ['an unknown word', () => ({ list: [{ ...entry(), published: true }] })],
    ['a shift that is not there', () => ({ list: [{ ...entry(), shift_id: 999_999 }] })],
    ['an unknown employee', () => ({ list: [{ ...entry(), employee_id: 999_999 }] })],
    ['an employee of another department', () => ({ list: [{ ...entry(), employee_id: office.cast.outsider.employee_id }] })],
    ['two entries for one day', () => ({ list: [entry(), { ...entry(), shift_id: null }] })],
  ])('with %s are refused, all of them', async (_story, entries) => {
    const roster = await plan.roster('2027-05');
    const { status, body } = await office.as('hr').put(`/month-schedules/${roster.id}/entries`, { entries: entries() });
    expect({ status, fields: Object.keys(body.fields).map((path) => path.split('.')[0]) }).toEqual({ status: 422, fields: ['entries'] });
    expect((await read(roster.id)).schedule.entries_count).toBe(0);
    expect((await plan.enter(roster.id, [entry()])).status).toBe(200);
  });

  test('of a draft are private; those of a published roster are notified and logged', async () => {
    const month = monthAhead();
    const roster = await plan.roster(month, { name: 'Shop floor' });
    await plan.enter(roster.id, [{ employee_id: clara, date: `${month}-10`, shift_id: middle }]);
    const { user_id } = office.cast.consultant;
    expect(await noticesOf(user_id)).toEqual([]);
    const personal = () =>
      sql<{ changes: object }>`select changes from logs where model = 'month-schedules' and employee_id = ${clara} order by id`.execute(
        office.services.db,
      );
    expect((await personal()).rows).toEqual([]);

    expect((await plan.publish(roster.id)).body).toMatchObject({
      message: 'Shop floor published',
      data: { status: 'published' },
    });
    const changed = await plan.enter(roster.id, [
      { employee_id: clara, date: `${month}-10`, shift_id: null },
      { employee_id: clara, date: `${month}-11`, shift_id: middle },
      { employee_id: office.cast.manager.employee_id, date: `${month}-12`, clear: true },
    ]);
    expect(changed.status).toBe(200);
    const link = '/my-attandance/attandance';
    expect(await noticesOf(user_id)).toEqual([
      { type: 'roster_published', args: { name: 'Shop floor', month }, link },
      { type: 'roster_changed', args: { name: 'Shop floor', days: `${month}-10, ${month}-11` }, link },
    ]);
    expect(await noticesOf(office.cast.manager.user_id)).toEqual([]);
    expect((await personal()).rows).toEqual([
      {
        changes: [
          { field: `${month}-10`, old: middle, new: null, old_name: 'Middle', new_name: 'Day off' },
          { field: `${month}-11`, old: null, new: middle, old_name: null, new_name: 'Middle' },
        ],
      },
    ]);
    await expect
      .poll(async () =>
        (await mailsIn(office.services)).filter(({ subject }) => subject.includes('shifts')).map(({ to, subject }) => [to, subject]),
      )
      .toEqual([[office.cast.consultant.email, 'Your shifts have changed: Shop floor']]);

    await sql`update users set locale = 'ja' where id = ${user_id}`.execute(office.services.db);
    await plan.enter(
      roster.id,
      ['15', '16'].map((day) => ({ employee_id: clara, date: `${month}-${day}`, shift_id: middle })),
    );
    await sql`update users set locale = 'en' where id = ${user_id}`.execute(office.services.db);
    expect((await noticesOf(user_id)).at(-1)?.args).toEqual({ name: 'Shop floor', days: `${month}-15、${month}-16` });
  });

  test('of days that are over stay as they were published', async () => {
    const month = day(-70).slice(0, 7);
    const roster = await plan.roster(month);
    const input = { employee_id: clara, date: `${month}-10`, shift_id: middle };
    expect((await plan.enter(roster.id, [input])).status).toBe(200);
    await plan.publish(roster.id);
    const refused = await plan.enter(roster.id, [{ ...input, shift_id: early }]);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'roster_is_past' });
    expect((await plan.enter(roster.id, [input])).status).toBe(200);
  });
});

describe('publishing', () => {
  test('is refused while there are errors, and needs a confirmation for warnings', async () => {
    const month = monthAhead();
    const roster = await plan.roster(month, { coverage: { rules: [{ shift_id: late, min: 1 }] } });
    const [first, second] = [`${month}-10`, `${month}-11`];
    await plan.enter(roster.id, [
      { employee_id: clara, date: first, shift_id: late },
      { employee_id: clara, date: second, shift_id: early },
    ]);
    const { status, body } = await plan.publish(roster.id, { confirm: true });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'roster_has_errors' });
    expect(body.issues).toContainEqual(
      expect.objectContaining({ code: 'short_rest', severity: 'error', employee_id: clara, date: second }),
    );
    expect((await read(roster.id)).issues).toEqual(body.issues);

    await plan.enter(roster.id, [{ employee_id: clara, date: second, shift_id: null }]);
    const doubtful = await plan.publish(roster.id, {});
    expect({ status: doubtful.status, code: doubtful.body.code }).toEqual({ status: 409, code: 'roster_needs_confirmation' });
    expect(doubtful.body.issues[0]).toMatchObject({ severity: 'warning', code: 'coverage_short', shift_id: late });
    expect((await plan.publish(roster.id, { confirm: true })).status).toBe(200);
    expect((await plan.publish(roster.id)).body.code).toBe('wrong_state');
  });

  test('of two rosters for the same person and day, one is refused', async () => {
    const month = monthAhead();
    const entry = { employee_id: clara, date: `${month}-10`, shift_id: middle };
    const [first, second] = [await plan.roster(month), await plan.roster(month)];
    for (const { id } of [first, second]) await plan.enter(id, [entry]);
    const answers = await Promise.all([plan.publish(first.id), plan.publish(second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('published_twice');
  });

  test('takes the right to publish', async () => {
    const roster = await plan.roster(monthAhead());
    expect((await office.as('auditor').post(`/month-schedules/${roster.id}/publish`)).status).toBe(403);
  });
});

describe('a published roster', () => {
  const move = (id: number, status: string) => office.as('hr').patch('/update-status', { id, model: 'month-schedules', status });

  test('can be withdrawn until an employee has worked by it', async () => {
    const month = monthAhead();
    const date = `${month}-10`;
    const roster = await plan.roster(month);
    await plan.enter(roster.id, [{ employee_id: clara, date, shift_id: middle }]);
    await plan.publish(roster.id);
    expect((await move(roster.id, 'draft')).status).toBe(200);
    expect((await read(roster.id)).schedule).toMatchObject({ status: 'draft', published_at: null });
    expect((await noticesOf(office.cast.consultant.user_id)).at(-1)?.type).toBe('roster_withdrawn');

    await plan.publish(roster.id);
    const punch = (at: string) =>
      sql`
      insert into attendances (employee_id, action, created_at, timezone, local_time, source, direction_origin)
      values (${clara}, 'in', ${`${at}Z`}, 'UTC', ${at}, 'web', 'said')`.execute(office.services.db);
    await punch(`${month}-12 13:00:00`);
    expect((await move(roster.id, 'draft')).status).toBe(200);
    await plan.publish(roster.id);
    await punch(`${date} 13:00:00`);
    const refused = await move(roster.id, 'draft');
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'roster_has_punches' });
  });

  test('cannot be deleted, and archived not even changed', async () => {
    const roster = await plan.roster(monthAhead());
    await plan.publish(roster.id);
    expect((await office.as('hr').delete(`/month-schedules/${roster.id}`)).body.code).toBe('wrong_state');
    expect((await move(roster.id, 'archived')).status).toBe(200);
    expect((await office.as('hr').put(`/month-schedules/${roster.id}`, { name: 'Other' })).body.code).toBe('wrong_state');
    expect((await plan.enter(roster.id, [])).body.code).toBe('wrong_state');
  });

  test('as a draft, is deleted with its entries and stays in its month', async () => {
    const month = monthAhead();
    const roster = await plan.roster(month);
    await plan.enter(roster.id, [{ employee_id: clara, date: `${month}-10`, shift_id: middle }]);
    const moved = await office.as('hr').put(`/month-schedules/${roster.id}`, { month: monthAhead() });
    expect({ status: moved.status, fields: Object.keys(moved.body.fields) }).toEqual({ status: 422, fields: ['month'] });
    expect((await office.as('hr').delete(`/month-schedules/${roster.id}`)).status).toBe(200);
  });
});

test('the coverage rules of a roster need existing shifts and jobs', async () => {
  const { job_id } = office.cast.places;
  const make = (coverage: unknown) => office.as('hr').post('/month-schedules', { name: 'Coverage', month: '2028-01', coverage });
  const rule = { shift_id: late, job_id, min: 2 };
  for (const wrong of [
    { rules: 1 },
    { rules: [{ shift_id: late }] },
    { rules: [{ ...rule, min: 0 }] },
    { rules: [{ ...rule, job_id: 999_999 }] },
    { rules: [{ ...rule, shift_id: 999_999 }] },
    { rules: [], more: [] },
  ]) {
    const { status, body } = await make(wrong);
    expect({ status, fields: Object.keys(body.fields).map((path) => path.split('.')[0]) }).toEqual({ status: 422, fields: ['coverage'] });
  }
  expect((await make({ rules: [rule] })).body.data.coverage).toEqual({ rules: [rule] });
});

test('another month can be planned from this one by weekday, without leavers and inactive shifts', async () => {
  const source = await plan.roster('2027-11', { name: 'Floor', coverage: { rules: [{ shift_id: early, min: 1 }] } });
  const gone = await plan.shift({ name: 'Gone', code: 'G' });
  const leaver = await hire(office, { first_name: 'Lea' });
  await plan.enter(source.id, [
    { employee_id: clara, date: '2027-11-09', shift_id: late, note: 'Fair' },
    { employee_id: clara, date: '2027-11-10', shift_id: null },
    { employee_id: clara, date: '2027-11-11', shift_id: gone.id },
    { employee_id: leaver.id, date: '2027-11-09', shift_id: late },
  ]);
  await office.as('hr').put(`/shifts/${gone.id}`, { active: false });
  await sql`update employees set last_working_day = '2027-11-30' where id = ${leaver.id}`.execute(office.services.db);
  const copied = await office.as('hr').post(`/month-schedules/${source.id}/copy`, { month: '2027-12' });
  expect(copied.body).toMatchObject({
    message: 'Floor created from the other month',
    data: { name: 'Floor', month: '2027-12', status: 'draft' },
  });
  const { rows } = await sql`
    select employee_id, date, shift_id, note, published from roster_entries where month_schedule_id = ${copied.body.data.id} order by date`.execute(
    office.services.db,
  );
  const common = { employee_id: clara, note: null, published: false };
  expect(rows).toEqual([
    { ...common, date: '2027-12-08', shift_id: null },
    { ...common, date: '2027-12-14', shift_id: late },
  ]);
  const cloned = await office.as('hr').post(`/month-schedules/${source.id}/clone`, { month: '2027-12', name: 'Cloned' });
  expect(cloned.body.data).toMatchObject({ name: 'Cloned', status: 'draft', entries_count: copied.body.data.entries_count });
  const twin = await office.as('hr').post(`/month-schedules/${source.id}/clone`, {});
  expect(twin.body.data).toMatchObject({ month: '2027-11', status: 'draft', name: expect.stringMatching(/\(copy\)$/) });
  const again = await office.as('hr').post(`/month-schedules/${source.id}/copy`, { month: '2027-12' });
  expect({ status: again.status, fields: Object.keys(again.body.fields) }).toEqual({ status: 409, fields: ['name'] });
  expect((await office.as('hr').post(`/month-schedules/${source.id}/copy`, { month: '2027-12', name: 'Second' })).status).toBe(200);
  expect((await office.as('auditor').post(`/month-schedules/${source.id}/copy`, { month: '2027-12' })).status).toBe(403);
});
