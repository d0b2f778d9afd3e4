import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { type Planning, planning } from './planning.ts';

let office: Office;
let plan: Planning;
beforeAll(async () => {
  office = await openOffice();
  plan = planning(office);
});
afterAll(() => office.close());

const put = (path: string, body: object) => office.as('hr').put(path, body);

describe('a shift', () => {
  test('has a duration, also over midnight', async () => {
    expect(await plan.shift({ break_minutes: 30 })).toMatchObject({ expected_minutes: 450, crosses_midnight: false, active: true });
    const night = { start_time: '22:00', end_time: '06:00', break_minutes: 45, paid_break: true };
    expect(await plan.shift(night)).toMatchObject({ expected_minutes: 480, crosses_midnight: true });
    expect(await plan.shift({ kind: 'flexible', required_minutes: 400 })).toMatchObject({ expected_minutes: 400 });
  });

  test('may have two spans with a pause between, also over midnight', async () => {
    const split = { start_time: '09:00', end_time: '20:00', pause_start: '13:00', pause_end: '16:00' };
    const made = await plan.shift(split);
    expect(made).toMatchObject({ ...split, expected_minutes: 480, crosses_midnight: false });
    const bar = { start_time: '18:00', end_time: '03:00', pause_start: '21:30', pause_end: '00:00', break_minutes: 30 };
    expect(await plan.shift(bar)).toMatchObject({ ...bar, expected_minutes: 360, crosses_midnight: true });
    const whole = await put(`/shifts/${made.id}`, { pause_start: null, pause_end: null });
    expect(whole.body.data).toMatchObject({ pause_start: null, expected_minutes: 660 });
  });

  test.each([
    ['one end alone', { pause_start: '13:00' }, { pause_end: ['Enter both ends of the pause, or neither'] }],
    ['the other alone', { pause_end: '13:00' }, { pause_start: ['Enter both ends of the pause, or neither'] }],
    ['before the start', { pause_start: '08:00', pause_end: '10:00' }, { pause_start: ['The pause must lie between start and end'] }],
    ['at the start', { pause_start: '09:00', pause_end: '10:00' }, { pause_start: ['The pause must lie between start and end'] }],
    ['until the end', { pause_start: '13:00', pause_end: '17:00' }, { pause_start: ['The pause must lie between start and end'] }],
    ['backwards', { pause_start: '14:00', pause_end: '13:00' }, { pause_start: ['The pause must lie between start and end'] }],
    ['no time', { pause_start: '13:00', pause_end: '25:00' }, { pause_end: [expect.any(String)] }],
    [
      'flexible',
      { kind: 'flexible', required_minutes: 300, pause_start: '12:00', pause_end: '13:00' },
      { pause_start: ['Only fixed hours can have two parts'] },
    ],
    [
      'nothing left to work',
      { pause_start: '09:30', pause_end: '16:30', break_minutes: 60 },
      { break_minutes: ['The break must be shorter than the shift'] },
    ],
  ])('pauses only between two spans: %s', async (_, given, fields) => {
    const shift = { name: 'Halves', code: 'HV', color: '#0b7a4b', kind: 'fixed', start_time: '09:00', end_time: '17:00', ...given };
    const { status, body } = await office.as('hr').post('/shifts', shift);
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
  });

  test('resets emptied fields to their defaults', async () => {
    const { id } = await plan.shift({ break_minutes: 30, min_rest_minutes: 60 });
    const { status, body } = await put(`/shifts/${id}`, { break_minutes: null, min_rest_minutes: null, active: null, valid_from: null });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ break_minutes: 0, min_rest_minutes: 660, active: true, valid_from: '2000-01-01' });
  });

  test('is cloned with a generated name and code, or with given ones', async () => {
    const { id } = await plan.shift({ name: 'x'.repeat(60), code: 'abcd', start_time: '07:00', end_time: '15:00' });
    const copies = [];
    for (const body of [{}, {}, { name: 'Early bird', code: 'EB', end_time: '14:00' }]) {
      const { status, body: answer } = await office.as('hr').post(`/shifts/${id}/clone`, body);
      expect(status).toBe(200);
      copies.push(answer.data);
    }
    expect(copies.map(({ name, code, start_time, end_time }) => [name, code, start_time, end_time])).toEqual([
      [`${'x'.repeat(53)} (copy)`, 'abc2', '07:00', '15:00'],
      [`${'x'.repeat(51)} (copy) 2`, 'abc3', '07:00', '15:00'],
      ['Early bird', 'EB', '07:00', '14:00'],
    ]);
    expect((await office.as('hr').post(`/shifts/${id}/clone`, { end_time: '25:00' })).status).toBe(422);
    expect((await office.as('consultant').post(`/shifts/${id}/clone`, {})).status).toBe(403);
    expect((await office.as('hr').post('/shifts/2000000000/clone', {})).body.error).toBe('The requested shift is not found');
  });

  test('stays while something is planned with it', async () => {
    const [used, unused] = [await plan.shift(), await plan.shift()];
    await plan.week(used.id);
    const refused = await office.as('hr').delete(`/shifts/${used.id}`);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'in_use' });
    expect((await office.as('hr').delete(`/shifts/${unused.id}`)).status).toBe(200);
  });
});

describe('a week schedule', () => {
  const off = [null, null, null, null, null, null, null];

  test('shows the hours of an average week', async () => {
    const { id } = await plan.shift();
    const days = { weeks: [[id, id, id, id, id, null, null], off] };
    expect(await plan.week(null, { cycle_weeks: 2, days })).toMatchObject({ weekly_minutes: 1200, assignments_count: 0, days });
  });

  test.each<[string, unknown, string]>([
    ['no weeks', {}, 'wrong_days'],
    ['a week too few', { weeks: [off] }, 'wrong_days'],
    ['a short week', { weeks: [off, off.slice(1)] }, 'wrong_days'],
    ['a word for a shift', { weeks: [off, [...off.slice(1), 'N']] }, 'wrong_days'],
    ['something else beside', { weeks: [off, off], months: [] }, 'wrong_days'],
    ['a shift that is not there', { weeks: [off, [...off.slice(1), 999_999]] }, 'missing_reference'],
    ['a shift no number can be', { weeks: [off, [...off.slice(1), 9_007_199_254_740_991]] }, 'missing_reference'],
  ])('with %s is refused at its days', async (_story, days) => {
    const body = { name: 'Two weeks', cycle_weeks: 2, anchor_date: '2026-01-05', days };
    const { status, body: answer } = await office.as('hr').post('/week-schedules', body);
    expect({ status, fields: Object.keys(answer.fields ?? {}).map((path) => path.split('.')[0]) }).toEqual({
      status: 422,
      fields: ['days'],
    });
  });

  test('does not grow without its days', async () => {
    const { id } = await plan.week(null);
    expect((await put(`/week-schedules/${id}`, { cycle_weeks: 2 })).status).toBe(422);
    expect((await put(`/week-schedules/${id}`, { cycle_weeks: 2, days: { weeks: [off, off] } })).status).toBe(200);
  });

  test('keeps a shift that is out of use and takes no new one', async () => {
    const [old, shift] = [await plan.shift(), await plan.shift()];
    const { id } = await plan.week(old.id);
    for (const one of [old, shift]) await put(`/shifts/${one.id}`, { active: false });
    const monday = (first: number) => ({ days: { weeks: [[first, old.id, null, null, null, null, null]] } });
    expect((await put(`/week-schedules/${id}`, monday(old.id))).status).toBe(200);
    expect((await put(`/week-schedules/${id}`, monday(shift.id))).status).toBe(422);
  });

  test('that becomes the default takes it from the other, on record', async () => {
    const first = await plan.week(null, { is_default: true });
    const second = await plan.week(null);
    expect((await put(`/week-schedules/${second.id}`, { is_default: true })).status).toBe(200);
    const { rows } = await sql`select id, version from week_schedules where is_default or id = ${first.id} order by id`.execute(
      office.services.db,
    );
    expect(rows).toEqual([
      { id: first.id, version: first.version + 1 },
      { id: second.id, version: second.version + 1 },
    ]);
    const logs =
      await sql`select changes from logs where model = 'week-schedules' and model_id = ${first.id} and action = 'update'`.execute(
        office.services.db,
      );
    expect(logs.rows).toEqual([{ changes: [{ field: 'is_default', old: true, new: false }] }]);
    expect((await put(`/week-schedules/${second.id}`, { active: false })).status).toBe(422);
    expect((await put(`/week-schedules/${second.id}`, { active: false, is_default: false })).status).toBe(200);
  });

  test('is the only default, even after concurrent changes', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => plan.week(null)));
    const answers = await Promise.all(many.map(({ id }) => put(`/week-schedules/${id}`, { is_default: true })));
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
    const { rows } = await sql`select from week_schedules where is_default`.execute(office.services.db);
    expect(rows).toHaveLength(1);
  });

  test('is followed by one target at a time, and begun only while in use', async () => {
    const [first, second] = [await plan.week(null), await plan.week(null)];
    const employee_id = office.cast.consultant.employee_id as number;
    const assignment = await plan.assign(first.id, { employee_id });
    const ask = (body: object) => office.as('hr').post('/schedule-assignments', { from_date: '2026-01-01', ...body });
    const overlap = await ask({ week_schedule_id: second.id, employee_id });
    expect({ status: overlap.status, fields: overlap.body.fields }).toMatchObject({
      status: 409,
      fields: { from_date: [expect.anything()] },
    });
    expect((await ask({ week_schedule_id: second.id, employee_id, branch_id: 1 })).status).toBe(422);
    expect((await ask({ week_schedule_id: second.id })).status).toBe(422);
    await put(`/schedule-assignments/${assignment.id}`, { to_date: '2025-12-31' });
    expect((await ask({ week_schedule_id: second.id, employee_id })).status).toBe(200);
    await put(`/week-schedules/${first.id}`, { active: false });
    expect((await put(`/schedule-assignments/${assignment.id}`, { note: 'Over' })).status).toBe(200);
    const late = await ask({ week_schedule_id: first.id, department_id: office.cast.places.delivery.department_id });
    expect({ status: late.status, fields: Object.keys(late.body.fields) }).toEqual({ status: 422, fields: ['week_schedule_id'] });
  });
});

describe('the settings of attendance', () => {
  const admin = () => office.as('admin');
  const branch_id = () => office.cast.places.delivery.branch_id;

  test('reset emptied fields to their defaults, except limits, which then do not apply', async () => {
    const made = await admin().post('/attendance-configs', {
      name: 'Lisbon',
      branch_id: branch_id(),
      valid_from: '2026-01-01',
      late_from: 'grace_end',
      rounding_step_minutes: '5',
      rounding_mode: 'down',
      overtime: 'automatic',
      missing_out: 'none',
      web_check_in: 'allowed',
      auto_break_after_minutes: null,
      grace_in_minutes: 3,
    });
    expect(made.body.data).toMatchObject({ auto_break_after_minutes: null, grace_in_minutes: 3, max_open_hours: 16 });
    const path = `/attendance-configs/${made.body.data.id}`;
    const emptied = await admin().put(path, { grace_in_minutes: null, auto_break_after_minutes: 300, count_before_shift: null });
    expect(emptied.body.data).toMatchObject({ grace_in_minutes: 10, auto_break_after_minutes: 300, count_before_shift: false });
    expect((await admin().delete(path)).status).toBe(200);
  });

  test('of the company from the beginning stay', async () => {
    const { body } = await admin().get('/attendance-configs');
    const first = body.data.find((one: { branch_id: number | null }) => one.branch_id === null);
    expect(first.can.delete).toBe(false);
    const refused = await admin().delete(`/attendance-configs/${first.id}`);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'settings_must_stay' });
    expect((await admin().put(`/attendance-configs/${first.id}`, { valid_from: '2026-01-01' })).status).toBe(409);
    expect((await admin().put(`/attendance-configs/${first.id}`, { grace_in_minutes: 5 })).status).toBe(200);
  });
});
