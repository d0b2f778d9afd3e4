import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import type { Runner } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { hire } from '../people/people.ts';
import { type Planning, planning } from './planning.ts';

let office: Office;
let plan: Planning;
beforeAll(async () => {
  office = await openOffice();
  plan = planning(office);
});
afterAll(() => office.close());

const planned = async (person: string | number, from: string, to = from) =>
  (await office.as('hr').get(`/employees/${person}/plan`, { from, to })).body.data;

test('the nearest that speaks decides: roster, person, departments upwards, branch, company', async () => {
  const [office_, early, late, night, relief] = await Promise.all(['OF', 'EA', 'LA', 'NI', 'RE'].map((code) => plan.shift({ code })));
  const { delivery } = office.cast.places;
  const below = (await office.as('hr').post('/departments', { name: 'Field team', parent_id: delivery.department_id })).body.data;
  const ida = await hire(office, { department_id: below.id });
  // A Wednesday.
  const day = '2026-12-09';
  const shown = async () => {
    const [one] = await planned(ida.id, day);
    return [one.shift?.code ?? null, one.origin, one.schedule];
  };
  expect(await shown()).toEqual([null, 'none', null]);
  await plan.week(office_?.id ?? 0, { name: 'Everybody', is_default: true });
  expect(await shown()).toEqual(['OF', 'company', 'Everybody']);
  await plan.assign((await plan.week(early?.id ?? 0, { name: 'Lisbon' })).id, { branch_id: delivery.branch_id });
  expect(await shown()).toEqual(['EA', 'branch', 'Lisbon']);
  await plan.assign((await plan.week(late?.id ?? 0, { name: 'Delivery' })).id, { department_id: delivery.department_id });
  expect(await shown()).toEqual(['LA', 'department', 'Delivery']);
  await plan.assign((await plan.week(night?.id ?? 0, { name: 'Ida' })).id, { employee_id: ida.id });
  expect(await shown()).toEqual(['NI', 'employee', 'Ida']);
  const roster = await plan.roster('2026-12', { name: 'December' });
  await plan.enter(roster.id, [{ employee_id: ida.id, date: day, shift_id: relief?.id }]);
  expect(await shown()).toEqual(['NI', 'employee', 'Ida']);
  expect((await plan.publish(roster.id)).status).toBe(200);
  expect(await shown()).toEqual(['RE', 'roster', 'December']);
  expect((await planned(ida.id, '2026-12-12'))[0]).toMatchObject({ shift: null, origin: 'employee', expected_minutes: 0 });
});

test('hours, holidays and employment apply from their dates on', async () => {
  const shift = await plan.shift({ break_minutes: 60 });
  const ida = await hire(office, { hire_date: '2026-05-05' });
  await plan.assign((await plan.week(shift.id)).id, { employee_id: ida.id });
  await office.as('hr').put(`/shifts/${shift.id}`, { start_time: '08:00', valid_from: '2026-05-07' });
  const { holiday_calendar_id } = office.cast.places;
  await office.as('hr').post('/holidays', { holiday_calendar_id, date: '2026-05-08', name: 'Founding day', portion: 'am' });
  const days = await planned(ida.id, '2026-05-04', '2026-05-08');
  expect(days.map((one: { is_employed: boolean }) => one.is_employed)).toEqual([false, true, true, true, true]);
  expect(days.map((one: { expected_minutes: number }) => one.expected_minutes)).toEqual([0, 420, 420, 480, 480]);
  expect(days[0].shift).toBeNull();
  expect(days[2].shift).toMatchObject({ id: shift.id, start_time: '09:00', color: '#0b7a4b', crosses_midnight: false });
  expect(days[4]).toMatchObject({ shift: { start_time: '08:00' }, holiday: { name: 'Founding day', portion: 'am' } });
});

test('a plan is visible to its owner and to users who may see their attendance', async () => {
  const { consultant } = office.cast;
  const span = { from: '2026-05-04', to: '2026-05-10' };
  const own = await office.as('consultant').get('/employees/self/plan', span);
  expect(own.body.data).toHaveLength(7);
  const path = `/employees/${consultant.employee_id}/plan`;
  expect((await office.as('manager').get(path, span)).body).toEqual(own.body);
  expect((await office.as('outsider').get(path, span)).status).toBe(404);
  expect((await office.as('admin').get('/employees/self/plan', span)).status).toBe(404);
  expect((await office.as('hr').get(path, { from: '2026-05-04', to: '2026-05-03' })).status).toBe(422);
  expect((await office.as('hr').get(path, { from: '2026-05-04', to: '2028-05-03' })).status).toBe(422);
});

test('one statement loads the plans of all employees', async () => {
  const { rows } = await sql<{ id: number }>`select id from employees`.execute(office.services.db);
  let statements = 0;
  const counting: Runner = {
    run: (text, values) => {
      statements += 1;
      return office.services.db.run(text, values);
    },
  };
  const plans = await loadPlans(
    counting,
    rows.map(({ id }) => id),
    '2026-05-01',
    '2026-05-31',
  );
  expect(plans.size).toBe(rows.length);
  expect(statements).toBe(1);
  const oskar = plans.get(office.cast.outsider.employee_id as number)?.('2026-05-04');
  expect(oskar).toMatchObject({ zone: 'Asia/Tokyo', tracked: true, employed: true, settings: { rounding_step_minutes: 1 } });
});

test('an assignment marks the days of its employee, or of all employees of its department, branch or company', async () => {
  const ida = await hire(office);
  const { id: week } = await plan.week(null);
  const { delivery } = office.cast.places;
  const clara = office.cast.consultant.employee_id as number;
  const oskar = office.cast.outsider.employee_id as number;
  /** The employees it marks; the transaction is rolled back, so that no job settles the days in the meantime. */
  const markedBy = async (column: string, id: number | null, from: string) => {
    const undone = new Error('undone');
    const marked = new Set<number>();
    const work = office.services.db.transaction(async (tx) => {
      await sql`delete from schedule_assignments`.execute(tx);
      await sql`update week_schedules set is_default = false`.execute(tx);
      await sql`delete from attendance_dirty`.execute(tx);
      if (id === null) await sql`update week_schedules set is_default = true where id = ${week}`.execute(tx);
      else
        await sql`insert into schedule_assignments (week_schedule_id, ${sql.ref(column)}, from_date) values (${week}, ${id}, ${from})`.execute(
          tx,
        );
      const { rows } = await sql<{ employee_id: number }>`select employee_id from attendance_dirty`.execute(tx);
      for (const { employee_id } of rows) marked.add(employee_id);
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
    return [ida.id, clara, oskar].filter((one) => marked.has(one));
  };
  expect(await markedBy('employee_id', ida.id, '2024-05-01')).toEqual([ida.id]);
  expect(await markedBy('employee_id', ida.id, '2999-05-01')).toEqual([]);
  expect(await markedBy('department_id', delivery.department_id, '2999-05-01')).toEqual([]);
  expect(await markedBy('department_id', delivery.department_id, '2024-05-01')).toEqual([ida.id, clara]);
  expect(await markedBy('branch_id', office.cast.places.design.branch_id, '2024-05-01')).toEqual([oskar]);
  expect(await markedBy('', null, '')).toEqual([ida.id, clara, oskar]);
});
