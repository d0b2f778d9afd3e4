import { dayForms } from '@cadre/contract/texts/day-forms';
import { addDays } from '@cadre/rules/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginDays, settleChanged } from '../../src/features/attendance/days/keep-days.ts';
import { notifyOfAlarms } from '../../src/features/attendance/days/notify-of-alarms.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { dayOf, type Hours, monday, planHours, saturday, stamp, stampAtDevice, today, tuesday } from './fixtures.ts';

let office: Office;
let hours: Hours;
beforeAll(async () => {
  office = await openOffice();
  hours = await planHours(office);
});
afterAll(() => office.close());

const storedDays = async (employee_id: number) =>
  (
    await sql<Record<string, unknown>>`
      select date, status, shift_id, origin, worked_minutes, expected_minutes, late_minutes, early_minutes, intervals, flags, explanation, computed_at
      from attendance_days where employee_id = ${employee_id} order by date`.execute(office.services.db)
  ).rows;
const eventsOf = async (employee_id: number) =>
  (
    await sql<{ action: string; work_date: string; state: string }>`
      select action, work_date, state from attendances where employee_id = ${employee_id} order by created_at, id`.execute(
      office.services.db,
    )
  ).rows;
const withoutTime = (days: Record<string, unknown>[]) => days.map(({ computed_at: _, ...day }) => day);

test('a day explains why it is late', async () => {
  const { id } = await hire(office);
  await stamp(office, id, monday, '09:20 in', '12:00 out', '12:30 in', '17:00 out');
  const day = await dayOf(office, id, monday);
  expect(day).toMatchObject({
    status: 'present',
    late_minutes: 20,
    worked_minutes: 430,
    break_minutes: 30,
    codes: ['present'],
    flags: ['late'],
  });
  expect(day.intervals).toHaveLength(2);
  expect(day.explanation).toContain('Checked in at 09:20; the shift starts at 09:00 with 10 minutes of grace, so 20 minutes late.');
  expect(day.explanation).toContain('Worked 7:10 h.');
  expect(await dayOf(office, id, saturday)).toMatchObject({ status: 'day_off', shift: null, codes: ['day_off'] });
});

test('employees are never absent before their first record; from then on each day until today has a status', async () => {
  const { id } = await hire(office, { hire_date: '2020-01-01' });
  await stamp(office, id, monday, '09:00 in', '17:00 out');
  await dayOf(office, id, today);
  const days = (await storedDays(id)).map(({ date }) => date);
  expect(days[0]).toBe(monday);
  expect(days.at(-1)).toBe(today);
  expect(days).toHaveLength((Date.parse(today) - Date.parse(monday)) / 86_400_000 + 1);
  expect(await dayOf(office, id, addDays(monday, -1))).toMatchObject({
    status: 'not_recorded',
    codes: [],
    explanation: ['No attendance was kept for this day. It’s before the employee was added and before the first punch.'],
  });
  expect(await dayOf(office, id, '2019-12-31')).toMatchObject({ status: 'not_employed', codes: [], explanation: [] });
  const { days: letters } = (await office.as('hr').get('/timesheet', { month: monday.slice(0, 7) })).body.data.find(
    (row: { id: number }) => row.id === id,
  );
  expect(letters.find(({ date }: { date: string }) => date < monday)?.status ?? 'not_recorded').toBe('not_recorded');
  const year = await office.as('hr').get(`/employees/${id}/attendance`, { type: 'year-weeks', date: '2020-01-01' });
  expect(year.body.data.weeks[0].days.map(({ status }: { status: string }) => status)).toEqual([
    'not_employed',
    'not_employed',
    ...Array.from({ length: 5 }, () => 'not_recorded'),
  ]);

  // The system was down for some days, and the new day has begun for another employee.
  await sql`delete from attendance_days where employee_id = ${id} and date > ${tuesday}::date`.execute(office.services.db);
  await beginDays(office.services);
  expect((await storedDays(id)).map(({ date }) => date)).toEqual(days);
});

test('settling days again, or rebuilding them from the facts, gives the same result', async () => {
  const { id } = await hire(office);
  await stamp(office, id, monday, '09:05 in', '17:30 out');
  await stamp(office, id, tuesday, '10:00 in');
  await settleChanged(office.services);
  const before = await storedDays(id);
  const { body } = await office.as('hr').post('/attendance-days/recompute', { employee_id: id, from: monday, to: tuesday });
  expect(body.message).toBe('2 days recalculated');
  expect(await storedDays(id)).toEqual(before);
  await sql`delete from attendance_days where employee_id = ${id}`.execute(office.services.db);
  expect((await dayOf(office, id, monday)).worked_minutes).toBeGreaterThan(0);
  expect(withoutTime(await storedDays(id))).toEqual(withoutTime(before));
  const requested = await office.as('hr').post('/attendance-days/recompute', { from: monday, to: tuesday });
  const { rows } = await sql`select from employees`.execute(office.services.db);
  expect(requested.body.message).toBe(`Recalculating the days of ${rows.length} people`);
});

test('a night shift belongs to the day on which it began', async () => {
  const { id } = await hire(office);
  const schedule = await office.as('hr').post('/week-schedules', {
    name: 'Nights',
    cycle_weeks: 1,
    anchor_date: '2024-01-01',
    days: { weeks: [[hours.night, hours.night, null, null, null, null, null]] },
    active: true,
  });
  const given = { week_schedule_id: schedule.body.data.id, employee_id: id, from_date: '2024-01-01' };
  expect((await office.as('hr').post('/schedule-assignments', given)).status).toBe(200);
  await stamp(office, id, monday, '21:55 in');
  await stamp(office, id, tuesday, '06:02 out', '22:00 in');
  await stamp(office, id, addDays(tuesday, 1), '07:10 out');
  expect(await dayOf(office, id, monday)).toMatchObject({
    status: 'present',
    origin: 'employee',
    expected_minutes: 480,
    worked_minutes: 482,
  });
  expect(await dayOf(office, id, tuesday)).toMatchObject({ status: 'present', worked_minutes: 550 });
  expect((await eventsOf(id)).map(({ work_date }) => work_date)).toEqual([monday, monday, tuesday, tuesday]);
  expect((await dayOf(office, id, tuesday)).punches).toHaveLength(2);
});

test('a split shift is planned, stamped and explained in its two spans', async () => {
  const { id } = await hire(office);
  const hr = office.as('hr');
  const hoursOfSplit = { start_time: '09:00', end_time: '20:00', pause_start: '13:00', pause_end: '16:00' };
  const shift = (await hr.post('/shifts', { name: 'Halves', code: 'HV', color: '#0b7a4b', kind: 'fixed', ...hoursOfSplit })).body.data;
  const week = { name: 'Split week', cycle_weeks: 1, anchor_date: '2024-01-01', active: true };
  const days = { weeks: [[shift.id, shift.id, null, null, null, null, null]] };
  const schedule = (await hr.post('/week-schedules', { ...week, days })).body.data;
  expect(schedule.weekly_minutes).toBe(960);
  await hr.post('/schedule-assignments', { week_schedule_id: schedule.id, employee_id: id, from_date: '2024-01-01' });
  await stamp(office, id, monday, '09:15 in', '13:00 out', '16:20 in', '20:00 out');
  await stamp(office, id, tuesday, '09:00 in', '13:00 out');
  const first = await dayOf(office, id, monday);
  expect(first).toMatchObject({
    status: 'present',
    expected_minutes: 480,
    worked_minutes: 445,
    late_minutes: 35,
    early_minutes: 0,
    break_minutes: 0,
    shift: { start: '09:00', end: '20:00', pause_start: '13:00', pause_end: '16:00' },
  });
  expect(first.scheduled_spans.map(({ from, to }: { from: string; to: string }) => [from, to])).toHaveLength(2);
  expect(first.explanation).toContain('The shift has two parts: 09:00 to 13:00 and 16:00 to 20:00.');
  expect(await dayOf(office, id, tuesday)).toMatchObject({ early_minutes: 240, flags: expect.arrayContaining(['missed_span']) });
  expect(await needing(id)).toContain(tuesday);
  const plan = await hr.get(`/employees/${id}/plan`, { from: monday, to: monday });
  expect(plan.body.data).toMatchObject([{ expected_minutes: 480, shift: hoursOfSplit }]);

  // Hours that change from a day on leave the days before as they were.
  await hr.put(`/shifts/${shift.id}`, { version: shift.version, pause_start: '14:00', valid_from: tuesday });
  expect(await dayOf(office, id, monday)).toMatchObject({ expected_minutes: 480, shift: { pause_start: '13:00' } });
  expect(await dayOf(office, id, tuesday)).toMatchObject({ expected_minutes: 540, early_minutes: 300, shift: { pause_start: '14:00' } });
});

test('every fact that changes is seen in the next look at the day', async () => {
  const { id } = await hire(office);
  const hr = office.as('hr');
  const look = () => dayOf(office, id, monday);
  await stamp(office, id, monday, '09:20 in', '17:00 out');
  expect(await look()).toMatchObject({ late_minutes: 20, origin: 'company' });

  const shift = (await hr.get(`/shifts/${hours.office}`)).body.data;
  const softer = await hr.put(`/shifts/${hours.office}`, { version: shift.version, grace_in_minutes: 30 });
  expect(await look()).toMatchObject({ late_minutes: 0 });
  await hr.put(`/shifts/${hours.office}`, { version: softer.body.data.version, grace_in_minutes: null });
  expect(await look()).toMatchObject({ late_minutes: 20 });

  const holiday = { holiday_calendar_id: office.cast.places.holiday_calendar_id, name: 'Founding day', date: monday, portion: 'full' };
  const added = await hr.post('/holidays', holiday);
  expect(await look()).toMatchObject({
    late_minutes: 0,
    expected_minutes: 0,
    holiday: { name: 'Founding day' },
    flags: expect.arrayContaining(['off_day_work']),
  });
  const listed = await hr.get('/attendance-days', { filters: { employee_id: id, date: { from: monday, to: monday } } });
  expect(listed.body.data).toMatchObject([{ status: 'present', expected_minutes: 0 }]);
  expect((await hr.delete(`/holidays/${added.body.data.id}`)).status).toBe(200);
  expect(await look()).toMatchObject({ late_minutes: 20, expected_minutes: 450, holiday: null });

  const roster = await rosterOf(monday.slice(0, 7));
  await sql`insert into roster_entries (month_schedule_id, employee_id, date, shift_id) values (${roster}, ${id}, ${monday}, null)`.execute(
    office.services.db,
  );
  expect(await look()).toMatchObject({ origin: 'roster', shift: null, expected_minutes: 0, late_minutes: 0 });
  await sql`delete from roster_entries where employee_id = ${id}`.execute(office.services.db);

  const settings = {
    late_from: 'start',
    rounding_step_minutes: '1',
    rounding_mode: 'nearest',
    overtime: 'after_approval',
    missing_out: 'none',
    web_check_in: 'allowed',
  };
  const config = { name: 'Soft', branch_id: office.cast.places.delivery.branch_id, valid_from: monday, grace_in_minutes: 60, ...settings };
  const made = await office.as('admin').post('/attendance-configs', config);
  expect(made.status, made.text).toBe(200);
  expect(await look()).toMatchObject({ late_minutes: 0 });
  await office.as('admin').delete(`/attendance-configs/${made.body.data.id}`);
  expect(await look()).toMatchObject({ late_minutes: 20 });

  await sql`update employees set attendance_required = false where id = ${id}`.execute(office.services.db);
  expect(await dayOf(office, id, tuesday)).toMatchObject({ status: 'present' });
  await sql`update employees set attendance_required = true where id = ${id}`.execute(office.services.db);
  expect(await dayOf(office, id, tuesday)).toMatchObject({ status: 'absent', codes: ['absent'] });

  await sql`update employment_periods set left_on = ${monday} where employee_id = ${id}`.execute(office.services.db);
  expect(await look()).toMatchObject({ status: 'present' });
  expect(await dayOf(office, id, tuesday)).toMatchObject({ status: 'not_employed' });
  expect((await storedDays(id)).map(({ date }) => date)).toEqual([monday]);
});

async function rosterOf(month: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into month_schedules (name, month, status) values ('Desk', ${month}, 'published') returning id`.execute(office.services.db);
  return rows[0]?.id as number;
}

test('the direction of punches follows the mode of the device, also when the mode changes', async () => {
  const { id } = await hire(office);
  const { rows } = await sql<{ id: number }>`
    insert into devices (name, branch_id, serial_no, timezone, direction_mode, mode)
    values ('Gate', ${office.cast.places.finance.branch_id}, 'GATE1', 'Europe/Lisbon', 'alternate', 'file') returning id`.execute(
    office.services.db,
  );
  const gate = rows[0]?.id as number;
  await stampAtDevice(office, gate, id, monday, '17:00', '12:30', '09:00', '12:00');
  expect(await dayOf(office, id, monday)).toMatchObject({ status: 'present', worked_minutes: 450, break_minutes: 30 });
  expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['in', 'out', 'in', 'out']);
  await sql`update devices set direction_mode = 'first_last' where id = ${gate}`.execute(office.services.db);
  expect(await dayOf(office, id, monday)).toMatchObject({ status: 'present', worked_minutes: 450 });
  expect((await eventsOf(id)).map(({ state }) => state)).toEqual(['counted', 'evidence', 'evidence', 'counted']);
});

test('an employee counts as absent only once all devices of the branch have reported', async () => {
  const { id } = await hire(office, { place: 'design' });
  await stamp(office, id, monday, '01:00 in', '08:00 out');
  const { branch_id } = office.cast.places.design;
  await sql`
    insert into devices (name, branch_id, serial_no, timezone, last_seen_at)
    values ('Tokyo door', ${branch_id}, 'TOKYO1', 'Asia/Tokyo', ${`${tuesday}T00:00:00Z`}::timestamptz)`.execute(office.services.db);
  const waiting = await dayOf(office, id, addDays(tuesday, 1));
  expect(waiting).toMatchObject({ status: 'pending_sync', codes: ['pending_sync'] });
  expect(waiting.explanation.at(-1)).toContain('the terminal Tokyo door hasn’t been online since');
  expect(await needing(id)).toContain(addDays(tuesday, 1));
  await sql`update devices set last_seen_at = now() where serial_no = 'TOKYO1'`.execute(office.services.db);
  await sql`update attendance_days set revisit_at = now() where employee_id = ${id} and revisit_at > now()`.execute(office.services.db);
  await settleChanged(office.services);
  expect(await dayOf(office, id, addDays(tuesday, 1))).toMatchObject({ status: 'absent' });
});

/** The dates of this employee that are listed as needing attention. */
async function needing(employee_id: number): Promise<string[]> {
  const { body } = await office
    .as('hr')
    .get('/attendance-days', { filters: { employee_id, needs_attention: true }, per_page: 200, order_dir: 'asc' });
  return body.data.map(({ date }: { date: string }) => date);
}

test('a day that needs attention is resolved by a punch, an override, or by confirming the absence', async () => {
  const { id } = await hire(office);
  const [wednesday, thursday] = [addDays(tuesday, 1), addDays(tuesday, 2)];
  await stamp(office, id, monday, '09:00 in');
  await stamp(office, id, tuesday, '09:00 in');
  await stamp(office, id, wednesday, '09:00 in', '17:00 out');
  await stamp(office, id, addDays(tuesday, 3), '09:00 in', '17:00 out');
  await office.as('hr').post('/attendance-days/recompute', { employee_id: id, from: monday, to: today });
  const before = await needing(id);
  expect(before.filter((date) => date <= saturday)).toEqual([monday, tuesday, thursday]);

  await stamp(office, id, monday, '17:00 out');
  const decide = (date: string, decision: object) =>
    office.as('hr').post('/attendance-days/override', { employee_id: id, date, reason: 'Asked the team', ...decision });
  await decide(tuesday, { worked_minutes: 450 });
  await decide(thursday, { status: 'absent' });
  expect(await dayOf(office, id, tuesday)).toMatchObject({ status: 'present', worked_minutes: 450 });
  expect((await needing(id)).filter((date) => date <= saturday)).toEqual([]);

  await office.as('hr').post('/attendance-days/remove-override', { employee_id: id, date: thursday });
  expect((await needing(id)).filter((date) => date <= saturday)).toEqual([thursday]);
});

test('too little rest and too long days are flagged, found by filter, and reported to the manager once', async () => {
  const boss = await hire(office, { first_name: 'Berta' });
  const blind = await hire(office, { first_name: 'Bruno' });
  const [manager, other] = [await admit(office, boss.id, 3), await admit(office, blind.id)];
  const eve = await hire(office, { first_name: 'Eve', manager_id: boss.id });
  const uwe = await hire(office, { first_name: 'Uwe', manager_id: blind.id });
  const [late, next] = [addDays(today, -3), addDays(today, -2)];
  for (const { id } of [eve, uwe]) {
    await stamp(office, id, late, '09:00 in', '22:30 out');
    await stamp(office, id, next, '08:00 in', '16:00 out');
  }
  await settleChanged(office.services);
  const found = async (filter: object) =>
    (await office.as('hr').get('/attendance-days', { filters: { employee_id: eve.id, ...filter } })).body.data.map(
      (day: { date: string }) => day.date,
    );
  expect(await found({ long_day: true })).toEqual([late]);
  expect(await found({ short_rest: true })).toEqual([next]);
  expect(await found({ alarm: true })).toEqual([next, late]);
  expect(await needing(eve.id)).not.toEqual(expect.arrayContaining([late]));
  expect(await needing(eve.id)).not.toEqual(expect.arrayContaining([next]));
  expect((await dayOf(office, eve.id, next)).explanation).toContain(
    `Only 9:30 hours of rest since checking out on ${dayForms('en').day(late)} 22:30. At least 11:00 are required.`,
  );

  await notifyOfAlarms(office.services);
  await notifyOfAlarms(office.services);
  const toResponse = async ({ as }: typeof manager) =>
    (await as.get('/notifications')).body.data.filter(({ type }: { type: string }) => type === 'working_time_exceeded');
  expect(await toResponse(manager)).toMatchObject([
    { args: { days: expect.stringMatching(/^Eve Person \d+ \(\S+\), Eve Person \d+ \(\S+\)$/) }, link: '/attendances/days?f.alarm=true' },
  ]);
  expect(await toResponse(other)).toEqual([]);

  // An earlier check-out also clears the alarm of the next day.
  const [, out] = (await dayOf(office, eve.id, late)).punches;
  await office.as('hr').post(`/attendances/${out.id}/void`, { reason: 'Somebody else held the card' });
  await stamp(office, eve.id, late, '18:00 out');
  expect(await found({ short_rest: true })).toEqual([]);

  // A company may watch over other limits, or over none.
  const company = (await office.as('admin').get('/attendance-configs', { filters: {} })).body.data.find(
    (config: { branch_id: number | null }) => config.branch_id === null,
  );
  expect(company).toMatchObject({ min_rest_minutes: 660, max_day_minutes: 600 });
  const loose = await office
    .as('admin')
    .put(`/attendance-configs/${company.id}`, { version: company.version, min_rest_minutes: null, max_day_minutes: null });
  expect(loose.body.data).toMatchObject({ min_rest_minutes: null, max_day_minutes: null });
  await dayOf(office, uwe.id, late);
  expect((await dayOf(office, uwe.id, late)).flags).not.toContain('long_day');
  await office.as('admin').put(`/attendance-configs/${company.id}`, {
    version: loose.body.data.version,
    min_rest_minutes: 660,
    max_day_minutes: 600,
    review_alarms: true,
  });
  expect((await dayOf(office, uwe.id, late)).flags).toEqual(expect.arrayContaining(['long_day', 'alarm_to_review']));
  expect((await dayOf(office, uwe.id, next)).flags).toEqual(expect.arrayContaining(['short_rest', 'alarm_to_review']));
  // If the company reviews alarms, their days need attention.
  expect(await needing(uwe.id)).toEqual(expect.arrayContaining([late, next]));
});

test('parallel reads and punches result in the same days as sequential ones', async () => {
  const { id } = await hire(office);
  const times = ['09:00 in', '11:00 out', '11:10 in', '13:00 out', '13:30 in', '15:00 out', '15:10 in', '17:00 out'];
  await Promise.all(times.flatMap((line) => [stamp(office, id, monday, line), dayOf(office, id, monday)]));
  const together = await dayOf(office, id, monday);
  expect(together).toMatchObject({ worked_minutes: 430, status: 'present' });
  await office.as('hr').post('/attendance-days/recompute', { employee_id: id, from: monday, to: monday });
  expect(await dayOf(office, id, monday)).toEqual(together);
  const { rows } = await sql`select from attendance_dirty where employee_id = ${id}`.execute(office.services.db);
  expect(rows).toEqual([]);
});

test('reading a day settles only that day, and the other days are settled later with the same result', async () => {
  const { id } = await hire(office);
  await stamp(office, id, monday, '09:20 in', '17:00 out');
  await dayOf(office, id, today);
  const days = withoutTime(await storedDays(id));
  const marks = async () =>
    (
      await sql<{ from_date: string; to_date: string }>`
        select from_date, to_date from attendance_dirty where employee_id = ${id} order by from_date`.execute(office.services.db)
    ).rows;
  await settleChanged(office.services);
  await sql`insert into attendance_dirty values (${id}, ${monday}, ${today}), (${id}, '-infinity', 'infinity')`.execute(office.services.db);
  await sql`update attendance_days set worked_minutes = 1 where employee_id = ${id}`.execute(office.services.db);
  expect(await dayOf(office, id, tuesday)).toMatchObject({ worked_minutes: 0 });
  expect((await storedDays(id)).filter(({ worked_minutes }) => worked_minutes !== 1).map(({ date }) => date)).toEqual([tuesday]);
  expect((await marks()).some((mark) => mark.from_date <= tuesday && tuesday <= mark.to_date)).toBe(false);
  expect((await marks()).some((mark) => mark.to_date === monday)).toBe(true);
  await settleChanged(office.services);
  expect(await marks()).toEqual([]);
  expect(withoutTime(await storedDays(id))).toEqual(days);
});

test('a day refers to an existing employee and shift, and a shift in use cannot be deleted', async () => {
  const { id } = await hire(office);
  await stamp(office, id, monday, '09:00 in', '17:00 out');
  await dayOf(office, id, monday);
  const { body } = await office
    .as('hr')
    .post('/shifts', { name: 'Harvest', code: 'HRV', color: '#0b7a4b', kind: 'fixed', start_time: '06:00', end_time: '14:00' });
  const shift = body.data.id as number;
  const give = (shift_id: number | null) =>
    sql`update attendance_days set shift_id = ${shift_id} where employee_id = ${id} and date = ${monday}::date`.execute(office.services.db);
  const copyFor = (employee_id: number) =>
    sql`
      insert into attendance_days (employee_id, date, status, origin, timezone, expected_minutes, worked_minutes, break_minutes, late_minutes,
        early_minutes, overtime_minutes, excused_minutes, leave_minutes, holiday_minutes)
      select ${employee_id}, date '2020-01-01', status, origin, timezone, 0, 0, 0, 0, 0, 0, 0, 0, 0 from attendance_days
      where employee_id = ${id} and date = ${monday}::date`.execute(office.services.db);
  await expect(give(2_000_000_000)).rejects.toMatchObject({ code: '23503', constraint: 'attendance_days_have_a_shift' });
  await expect(copyFor(2_000_000_000)).rejects.toMatchObject({ code: '23503', constraint: 'attendance_days_are_of_an_employee' });
  await copyFor(id);
  await give(shift);
  expect((await office.as('hr').delete(`/shifts/${shift}`)).body.code).toBe('in_use');
  await give(null);
  expect((await office.as('hr').delete(`/shifts/${shift}`)).status).toBe(200);
});

/** `minute` counts from the start of the week; 'void' voids the last punch, 'look' reads the days. */
const act = fc.record({ minute: fc.integer({ min: 0, max: 4 * 1440 - 1 }), what: fc.constantFrom('in', 'out', 'gate', 'void', 'look') });

test('after any events in any order, the stored days equal those calculated from the facts', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into devices (name, branch_id, serial_no, timezone, direction_mode, mode)
    values ('Side door', ${office.cast.places.finance.branch_id}, 'SIDE1', 'Europe/Lisbon', 'alternate', 'file') returning id`.execute(
    office.services.db,
  );
  const door = rows[0]?.id as number;
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(act, { minLength: 3, maxLength: 10, selector: ({ minute }) => minute }), async (acts) => {
      const { id } = await hire(office);
      for (const { minute, what } of acts) await perform(id, door, minute, what);
      await settleChanged(office.services);
      const [days, events] = [await storedDays(id), await eventsOf(id)];
      await sql`delete from attendance_days where employee_id = ${id}`.execute(office.services.db);
      await dayOf(office, id, monday);
      expect({ days: withoutTime(await storedDays(id)), events: await eventsOf(id) }).toEqual({ days: withoutTime(days), events });
    }),
    { numRuns: 15 },
  );
});

async function perform(id: number, door: number, minute: number, what: string): Promise<void> {
  const date = addDays(monday, Math.floor(minute / 1440));
  const clock = [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  if (what === 'look') await dayOf(office, id, date);
  else if (what === 'gate') await stampAtDevice(office, door, id, date, clock);
  else if (what === 'void') {
    await sql`
      update attendances set state = 'voided', voided_at = now(), void_reason = 'Taken back'
      where id = (select max(id) from attendances where employee_id = ${id} and state <> 'voided')`.execute(office.services.db);
  } else await stamp(office, id, date, `${clock} ${what}`);
}
