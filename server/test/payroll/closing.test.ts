import { addDays, dayIn } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settleDays } from '../../src/features/attendance/days/settle-days.ts';
import { renewAdjustments } from '../../src/features/payroll/closing/renew-adjustments.ts';
import { refuseUnlessOver } from '../../src/features/payroll/runs/close-run.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';
import { plainRole } from '../../src/platform/database/step-down.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { newProject } from '../time-cards/week-fixtures.ts';
import { agree, calculatedRun, calculateNow, calculating, leaveOutFailed, ok } from './fixtures.ts';

let office: Office;
let clara: number;
let december: number;

const payroll = () => office.as('payroll');
const closedMonth = '2025-12';
const run = <R>(statement: Sql<R>) => asSystem(office.services.db, statement);
const settle = () => runAs('system', () => office.services.db.transaction((tx) => settleDays(tx, [clara])));
const dayOf = async (date: string) =>
  (await run(sql`select status, worked_minutes from attendance_days where employee_id = ${clara} and date = ${date}::date`)).rows[0];
const marks = async () =>
  (await run(sql<{ month: string }>`select month from pay_dirty where employee_id = ${clara} order by 1`)).rows.map(({ month }) => month);
const forget = () => run(sql`delete from pay_dirty`);

beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  await agree(office, clara, 310_000);
  await run(sql`update employees set created_at = '2025-11-01' where id = ${clara}`);
  await settle();
  december = await calculatedRun(office, { month: closedMonth });
  await leaveOutFailed(office, december);
  await run(sql`update payrolls set status = 'approved' where id = ${december}`);
  await run(sql`update salaries set status = 'approved' where payroll_id = ${december}`);
  ok(await payroll().post(`/payrolls/${december}/pay`, { paid_on: '2025-12-29' }));
  ok(await payroll().post(`/payrolls/${december}/close`, { month_again: closedMonth }));
});
afterAll(() => office.close());

test('a month is closed when it is over, and not before', async () => {
  const early = await calculatedRun(office, { month: '2031-03' });
  await run(sql`update payrolls set status = 'paid' where id = ${early}`);
  expect((await payroll().post(`/payrolls/${early}/close`, { month_again: '2031-03' })).body).toMatchObject({
    code: 'month_is_not_over',
    error: expect.stringContaining('March 2031'),
  });
});

test.each([
  ['at noon of the next day in UTC, when it ends in the last time zone', '2026-01-01 12:00Z', 'over'],
  ['a second before, although it is over in UTC for half a day', '2026-01-01 11:59:59Z', 'month_is_not_over'],
  ['at midnight in UTC', '2026-01-01 00:00Z', 'month_is_not_over'],
])('a month is over %s', async (_story, moment, outcome) => {
  const { db } = office.services;
  await db.script(`
    reset role; create schema if not exists other_clock; grant usage on schema other_clock to public;
    create or replace function other_clock.now() returns timestamptz language sql as $$ select '${moment}'::timestamptz $$;
    set role ${plainRole}`);
  const closing = db.transaction(async (tx) => {
    await tx.run('set local search_path to other_clock, public, pg_catalog', []);
    await refuseUnlessOver(tx, closedMonth);
    return 'over';
  });
  expect(await closing.catch(({ code }) => code)).toBe(outcome);
});

test('a day that is still today in the last time zone keeps its period open; the one before it does not', async () => {
  const today = dayIn('Etc/GMT+12', new Date());
  const refusal = (last: string) =>
    office.services.db
      .transaction((tx) => refuseUnlessOver(tx, `${last}/07`))
      .then(
        () => undefined,
        ({ code }) => code,
      );
  expect([await refusal(today), await refusal(addDays(today, -1))]).toEqual(['month_is_not_over', undefined]);
});

describe('a closed month', () => {
  const refused = { code: 'month_is_closed', error: expect.stringContaining('December 2025') };

  test('keeps its days in the database; those of the next month stay open', async () => {
    expect(await dayOf('2025-12-31')).toBeDefined();
    await expect(
      run(sql`update attendance_days set worked_minutes = 1 where employee_id = ${clara} and date = '2025-12-31'`),
    ).rejects.toThrow('closed_months_stay');
    await expect(run(sql`delete from attendance_days where employee_id = ${clara} and date = '2025-12-31'`)).rejects.toThrow(
      'closed_months_stay',
    );
    await run(sql`update attendance_days set worked_minutes = 1 where employee_id = ${clara} and date = '2026-01-01'`);
  });

  test('takes no punch, no decision and no request of people', async () => {
    const punch = { employee_ids: [clara], action: 'in', time: '08:00', note: 'Forgotten' };
    expect((await office.as('hr').post('/attendances', { ...punch, date: '2025-12-10' })).body).toMatchObject(refused);
    ok(await office.as('hr').post('/attendances', { ...punch, date: '2026-01-07' }));
    const decision = { employee_id: clara, worked_minutes: 480, reason: 'At a client' };
    expect((await office.as('hr').post('/attendance-days/override', { ...decision, date: '2025-12-10' })).body).toMatchObject(refused);
    ok(await office.as('hr').post('/attendance-days/override', { ...decision, date: '2026-01-08' }));
    const requested = (date: string) => sql`
      insert into excuses (employee_id, type, title, date, from_time, to_time, reason, status)
      values (${clara}, 'mid_day', 'An hour', ${date}::date, '10:00', '11:00', 'Doctor', 'pending')`;
    await expect(run(requested('2025-12-10'))).rejects.toThrow('closed_months_stay');
    await run(requested('2026-01-09'));
    const trip = (from: string, to: string) => sql`
      insert into travels (employee_id, title, purpose, from_place, to_place, currency, start_date, end_date, status)
      values (${clara}, 'Trip', 'A visit', 'Madrid', 'Lyon', 'EUR', ${from}::date, ${to}::date, 'approved')`;
    await expect(run(trip('2025-12-30', '2026-01-02'))).rejects.toThrow('closed_months_stay');
    await run(trip('2026-01-12', '2026-01-13'));
  });

  test('is not changed by late punches and holidays: the days stay, and the month is marked', async () => {
    await forget();
    const before = await dayOf('2025-12-10');
    await run(sql`
      insert into attendances (employee_id, action, created_at, local_time, timezone, source, direction_origin)
      values (${clara}, 'in', '2025-12-10T08:00:00Z', '2025-12-10T09:00:00', 'Europe/Madrid', 'device', 'device'),
        (${clara}, 'out', '2025-12-10T16:00:00Z', '2025-12-10T17:00:00', 'Europe/Madrid', 'device', 'device')`);
    await settle();
    expect(await dayOf('2025-12-10')).toEqual(before);
    expect(await marks()).toEqual([closedMonth]);
    await forget();
    await run(sql`
      insert into holidays (holiday_calendar_id, name, date)
      select holiday_calendar_id, 'Late holiday', '2025-12-11' from branches where holiday_calendar_id is not null limit 1`);
    await settle();
    expect(await dayOf('2025-12-11')).not.toMatchObject({ status: 'holiday' });
    expect(await marks()).toEqual([closedMonth]);
    await forget();
    await agree(office, clara, 320_000, '2025-12-15');
    expect(await marks()).toEqual([closedMonth]);
    await forget();
    await agree(office, clara, 330_000, '2026-01-15');
    expect(await marks()).toEqual([]);
  });
});

describe('SQL of the application’s account', () => {
  beforeAll(async () => {
    await run(sql`
      with loan as (
        insert into deductions (employee_id, name, category, amount, currency, principal, start_month, status)
        values (${clara}, 'Loan', 'loan', 100, 'EUR', 300, '2025-12', 'paused') returning id)
      insert into pay_movements (deduction_id, salary_id, amount)
      select loan.id, s.id, 100 from loan, salaries s where s.payroll_id = ${december} and s.employee_id = ${clara}`);
    await run(sql`insert into pay_item_uses values ('deductions', (select max(id) from deductions), ${december}, ${closedMonth}, 1)`);
    await run(sql`
      with rules as (insert into overtime_rules (name, valid_from) values ('Overtime', '2025-01-01') returning id)
      insert into overtime_days select ${clara}, day::date, rules.id, 60, '[]', '[]' from rules, (values ('2026-01-05')) d (day)`);
    await run(sql`delete from pay_dirty`);
  });

  test.each([
    ['open a closed month', `delete from pay_closings`],
    ['move one to another month', `update pay_closings set month = '2020-01'`],
    ['change its terms', `update pay_terms set components = '[]'`],
    ['forget them', `delete from pay_terms`],
    ['change what was paid back of a loan', `update pay_movements set amount = 1`],
    ['forget that', `delete from pay_movements`],
    ['change what a closed run used', `update pay_item_uses set payslips = 0`],
    ['forget that it was used', `delete from pay_item_uses`],
    ['move overtime into a closed month', `update overtime_days set date = '2025-12-05'`],
    [
      'add overtime to one',
      `insert into overtime_days select employee_id, '2025-12-05', overtime_rule_id, 60, '[]', '[]' from overtime_days`,
    ],
    ['empty the closed months', `truncate pay_closings`],
    ['empty the movements', `truncate pay_movements`],
  ])('cannot %s', async (_what, statement) => {
    const done = runAs('system', () => office.services.db.transaction(({ run: execute }) => execute(statement)));
    await expect(done).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23514)$/) });
  });

  test('changes overtime of an open month', async () => {
    await run(sql`update overtime_days set overtime_minutes = 30 where date = '2026-01-05'`);
    await run(sql`delete from overtime_days where date = '2026-01-05'`);
  });

  test('keeps overtime of a month that was closed since', async () => {
    const undone = office.services.db.transaction(async (tx) => {
      await tx.run(`select set_config('app.user_id', 'system', true)`);
      await tx.run(`insert into overtime_days select ${clara}, '2025-11-05', (select max(id) from overtime_rules), 60, '[]', '[]'`);
      await tx.run(`insert into pay_closings (employee_id, month, payroll_id) values (${clara}, '2025-11', ${december})`);
      await tx.run(`update overtime_days set overtime_minutes = 0`);
    });
    await expect(undone).rejects.toThrow('closed_months_stay');
  });
});

describe('every table that feeds a closed month', () => {
  const leave = `insert into leaves (employee_id, leave_category_id, title, from_date, to_date, amount, status)
    select id, (select max(id) from leave_categories), 'Leave', 'DAY', 'DAY', 1, 'approved' from clara`;
  const excuse = `insert into excuses (employee_id, type, title, date, from_time, to_time, starts_at, ends_at, reason, status)
    select id, 'mid_day', 'An hour', 'DAY', '10:00', '11:00', 'DAYT10:00Z', 'DAYT11:00Z', 'Doctor', 'approved' from clara`;
  const trip = `insert into travels (employee_id, title, purpose, from_place, to_place, currency, start_date, end_date, status)
    select id, 'Trip', 'A visit', 'Madrid', 'Lyon', 'EUR', 'DAY', 'DAY', 'approved' from clara`;
  const overtime = `insert into overtime (employee_id, title, date, class, minutes, approved_minutes, becomes, status)
    select id, 'Overtime', 'DAY', 'overtime_1', 60, 60, 'pay', 'approved' from clara`;
  const punch = (
    source: string,
  ) => `insert into attendances (employee_id, action, created_at, local_time, timezone, source, direction_origin, recorded_at)
    select id, 'in', 'DAYT08:00:00Z', 'DAYT09:00:00', 'Europe/Madrid', '${source}', 'said', now() - interval '1 hour' from clara`;
  const override = `insert into attendance_overrides (employee_id, date, worked_minutes, reason) select id, 'DAY', 480, 'Known' from clara`;
  const leaveDay = `insert into leave_days (leave_id, employee_id, date, amount, slot, minutes, year, active)
    select l.id, l.employee_id, 'DAY', 1, 'am', 480, '2025-01-01', true from leaves l join clara on clara.id = l.employee_id
    where l.from_date = 'DAY'`;
  const task = `insert into tasks (employee_id, project_id, date, minutes, description) select id, (select max(id) from projects), 'DAY', 60, 'Work' from clara`;
  const mine = 'employee_id = (select id from clara)';

  /** Table, verb, setup before the month is closed, tested statement. DAY is a day of the month, ELSEWHERE one of an open month. */
  const acts: [table: string, verb: string, before: string[], act: string][] = [
    ['attendances', 'insert', [], punch('manual')],
    ['attendances', 'insert (web)', [], punch('web')],
    [
      'attendances',
      'void',
      [punch('device')],
      `update attendances set state = 'voided', voided_at = now(), void_reason = 'x' where ${mine} and local_time like 'DAY%'`,
    ],
    ['attendance_days', 'update', [], `update attendance_days set worked_minutes = 1 where ${mine} and date = 'DAY'`],
    ['attendance_days', 'delete', [], `delete from attendance_days where ${mine} and date = 'DAY'`],
    ['attendance_overrides', 'insert', [], override],
    ['attendance_overrides', 'update', [override], `update attendance_overrides set worked_minutes = 1 where ${mine} and date = 'DAY'`],
    ['attendance_overrides', 'move out', [override], `update attendance_overrides set date = 'ELSEWHERE' where ${mine} and date = 'DAY'`],
    [
      'attendance_overrides',
      'move in',
      [override.replace('DAY', 'ELSEWHERE')],
      `update attendance_overrides set date = 'DAY' where ${mine} and date = 'ELSEWHERE'`,
    ],
    ['attendance_overrides', 'delete', [override], `delete from attendance_overrides where ${mine} and date = 'DAY'`],
    ['excuses', 'insert', [], excuse],
    ['excuses', 'update', [excuse], `update excuses set to_time = '12:00' where ${mine} and date = 'DAY'`],
    ['excuses', 'move out', [excuse], `update excuses set date = 'ELSEWHERE' where ${mine} and date = 'DAY'`],
    ['excuses', 'move in', [excuse.replace('DAY', 'ELSEWHERE')], `update excuses set date = 'DAY' where ${mine} and date = 'ELSEWHERE'`],
    ['excuses', 'take back', [excuse], `update excuses set status = 'cancelled' where ${mine} and date = 'DAY'`],
    ['excuses', 'delete', [excuse], `delete from excuses where ${mine} and date = 'DAY'`],
    ['leaves', 'insert', [], leave],
    ['leaves', 'update', [leave], `update leaves set from_slot = 'am', to_slot = 'am' where ${mine} and from_date = 'DAY'`],
    [
      'leaves',
      'lengthen',
      [leave.replaceAll('DAY', 'ELSEWHERE')],
      `update leaves set to_date = 'DAY' where ${mine} and from_date = 'ELSEWHERE'`,
    ],
    ['leaves', 'move out', [leave], `update leaves set from_date = 'ELSEWHERE', to_date = 'ELSEWHERE' where ${mine} and from_date = 'DAY'`],
    ['leaves', 'take back', [leave], `update leaves set status = 'cancelled' where ${mine} and from_date = 'DAY'`],
    ['leaves', 'delete', [leave], `delete from leaves where ${mine} and from_date = 'DAY'`],
    ['leave_days', 'insert', [leave], leaveDay],
    ['leave_days', 'update', [leave, leaveDay], `update leave_days set amount = 0.5 where ${mine} and date = 'DAY'`],
    [
      'leave_days',
      'move in',
      [leave, leave.replaceAll('DAY', 'ELSEWHERE'), leaveDay.replaceAll('DAY', 'ELSEWHERE')],
      `update leave_days set date = 'DAY' where ${mine} and date = 'ELSEWHERE'`,
    ],
    ['leave_days', 'delete', [leave, leaveDay], `delete from leave_days where ${mine} and date = 'DAY'`],
    ['travels', 'insert', [], trip],
    ['travels', 'update', [trip], `update travels set type = 'international' where ${mine} and start_date = 'DAY'`],
    ['travels', 'lengthen', [trip], `update travels set start_date = start_date - 1 where ${mine} and start_date = 'DAY'`],
    ['travels', 'take back', [trip], `update travels set status = 'cancelled' where ${mine} and start_date = 'DAY'`],
    ['travels', 'delete', [trip], `delete from travels where ${mine} and start_date = 'DAY'`],
    ['overtime', 'insert', [], overtime],
    ['overtime', 'update', [overtime], `update overtime set approved_minutes = 30 where ${mine} and date = 'DAY'`],
    [
      'overtime',
      'move in',
      [overtime.replace('DAY', 'ELSEWHERE')],
      `update overtime set date = 'DAY' where ${mine} and date = 'ELSEWHERE'`,
    ],
    ['overtime', 'take back', [overtime], `update overtime set status = 'withdrawn' where ${mine} and date = 'DAY'`],
    ['overtime', 'delete', [overtime], `delete from overtime where ${mine} and date = 'DAY'`],
    ['tasks', 'insert', [], task],
    ['tasks', 'update', [task], `update tasks set minutes = 30 where ${mine} and date = 'DAY'`],
    ['tasks', 'delete', [task], `delete from tasks where ${mine} and date = 'DAY'`],
    [
      'time_cards',
      'delete',
      [task],
      `delete from time_cards where ${mine} and id = (select time_card_id from tasks where date = 'DAY' and ${mine})`,
    ],
  ];

  beforeAll(async () => {
    await newProject(office);
    await run(sql`insert into leave_categories (name, code, color, starts_on) values ('Annual leave', 'AL', '#336699', '2025-01-01')`);
  });

  /** Runs the statement in a transaction that is rolled back and returns its outcome; `isClosed` closes the month before the statement. */
  async function outcome(before: string[], act: string, isClosed: boolean): Promise<string> {
    const onDays = (text: string) => text.replaceAll('DAY', '2025-11-12').replaceAll('ELSEWHERE', '2025-10-15');
    let result = 'nothing happened';
    const undone = runAs('system', () =>
      office.services.db.transaction(async ({ run: execute }) => {
        await execute(`delete from excuses where employee_id = ${clara}`);
        await execute(`create temp table clara on commit drop as select ${clara} as id`);
        for (const one of before) await execute(onDays(one));
        if (isClosed) await execute(`insert into pay_closings (employee_id, month, payroll_id) values (${clara}, '2025-11', ${december})`);
        const failure = await execute(onDays(act)).catch((error: Error) => error);
        if (failure instanceof Error) result = failure.message;
        else if (failure.rowCount !== 0) result = 'done';
        throw new Error('undone');
      }),
    );
    await expect(undone).rejects.toThrow();
    return result;
  }

  test.each(acts)('%s: %s is refused, and done in an open month', async (_table, _verb, before, act) => {
    expect(await outcome(before, act, false)).toBe('done');
    expect(await outcome(before, act, true)).toBe('closed_months_stay');
  });

  test('punches that a terminal delivers late are stored, and can still be voided', async () => {
    const late = punch('device').replace(`now() - interval '1 hour'`, `now() + interval '1 hour'`);
    expect(await outcome([], late, true)).toBe('done');
    const [, , , voided] = acts.find(([table, verb]) => table === 'attendances' && verb === 'void') as (typeof acts)[number];
    expect(await outcome([late], voided, true)).toBe('done');
  });

  test('a punch is voided by people in an open month alone', async () => {
    const punchOn = async (date: string) =>
      (
        await run(sql<{ id: number }>`
          insert into attendances (employee_id, action, created_at, local_time, timezone, source, direction_origin, recorded_at)
          values (${clara}, 'in', (${date} || 'T13:00:00Z')::timestamptz, ${date} || 'T14:00:00', 'Europe/Madrid', 'device', 'device', '2025-12-20')
          returning id`)
      ).rows[0]?.id;
    const voided = async (date: string) => office.as('hr').post(`/attendances/${await punchOn(date)}/void`, { reason: 'Not theirs' });
    expect((await voided('2025-12-15')).body).toMatchObject({ code: 'month_is_closed' });
    ok(await voided('2026-01-15'));
  });
});

describe('closed months are marked', () => {
  const details = (valid_from: string) =>
    `insert into tax_details (employee_id, valid_from, children) select id, '${valid_from}', 1 from clara`;
  const opening = (until: string) =>
    `insert into pay_openings (employee_id, until_month, gross_pay, currency) select id, '${until}', 1, 'EUR' from clara`;
  const mine = 'employee_id = (select id from clara)';
  const followed = `insert into compensations (employee_id, effective_from, amount, currency, status, follows_fte)
    select id, '2024-06-01', 310000, 'EUR', 'approved', true from clara`;
  const part = (day: string) => `insert into employee_versions (employee_id, effective_from, branch_id, department_id, job_id, fte)
    select employee_id, '${day}', branch_id, department_id, job_id, 5000 from employee_versions where ${mine} order by effective_from limit 1`;

  test.each<[what: string, before: string[], act: string, months: string[]]>([
    ['from the first month of new tax details on', [], details('2025-11'), ['2025-11', '2025-12']],
    ['by tax details of their last month', [], details('2025-12'), ['2025-12']],
    ['not by tax details of a later month', [], details('2026-01'), []],
    [
      'from the first month of removed tax details on',
      [details('2025-11')],
      `delete from tax_details where ${mine}`,
      ['2025-11', '2025-12'],
    ],
    ['by tax details that say something else', [details('2025-12')], `update tax_details set children = 2 where ${mine}`, ['2025-12']],
    [
      'where tax details began before',
      [details('2025-11')],
      `update tax_details set valid_from = '2026-02' where ${mine}`,
      ['2025-11', '2025-12'],
    ],
    ['where tax details begin now', [details('2026-02')], `update tax_details set valid_from = '2025-12' where ${mine}`, ['2025-12']],
    ['by what was paid before Cadre', [], opening('2025-06'), ['2025-11', '2025-12']],
    ['by what was paid before Cadre in their own month', [], opening('2025-12'), ['2025-12']],
    ['not by what was paid before Cadre in a later month', [], opening('2026-01'), []],
    ['by what was paid before Cadre within twelve months', [], opening('2024-12'), ['2025-11']],
    ['not by what was paid before Cadre earlier', [], opening('2024-11'), []],
    ['by another amount before Cadre', [opening('2025-12')], `update pay_openings set gross_pay = 2 where ${mine}`, ['2025-12']],
    ['by an amount before Cadre that is gone', [opening('2025-12')], `delete from pay_openings where ${mine}`, ['2025-12']],
    [
      'where an amount before Cadre was and is',
      [opening('2026-01')],
      `update pay_openings set until_month = '2025-12' where ${mine}`,
      ['2025-12'],
    ],
    ['from the month of a new FTE on', [followed], part('2025-11-15'), ['2025-11', '2025-12']],
    ['by an FTE of their last day', [followed], part('2025-12-31'), ['2025-12']],
    ['not by an FTE of the day after', [followed], part('2026-01-01'), []],
    [
      'by an FTE that is another one',
      [followed, part('2025-12-01')],
      `update employee_versions set fte = 8000 where ${mine} and effective_from = '2025-12-01'`,
      ['2025-12'],
    ],
    [
      'from the earlier day of an FTE that moves',
      [followed, part('2025-11-15')],
      `update employee_versions set effective_from = '2026-02-01' where ${mine} and effective_from = '2025-11-15'`,
      ['2025-11', '2025-12'],
    ],
    [
      'from the day of an FTE that is taken back',
      [followed, part('2025-12-01')],
      `delete from employee_versions where ${mine} and effective_from = '2025-12-01'`,
      ['2025-12'],
    ],
  ])('%s', async (_, before, act, months) => {
    let marked: string[] = [];
    const undone = runAs('system', () =>
      office.services.db.transaction(async ({ run: execute }) => {
        await execute(`create temp table clara on commit drop as select ${clara} as id`);
        for (const one of before) await execute(one);
        await execute(`insert into pay_closings (employee_id, month, payroll_id) values (${clara}, '2025-11', ${december})`);
        await execute(`delete from pay_dirty`);
        await execute(act);
        const { rows } = await execute(`select month from pay_dirty where ${mine} order by 1`);
        marked = rows.map(({ month }) => month);
        throw new Error('undone');
      }),
    );
    await expect(undone).rejects.toThrow('undone');
    expect(marked).toEqual(months);
  });
});

describe('a pay difference of a closed month', () => {
  let january: number;
  const renew = () => runAs('system', () => renewAdjustments(office.services.db, calculating));
  const adjustments = async (query = {}) => ok(await payroll().get(`/payrolls/${january}/adjustments`, query)).data;
  const waiting = async () => (await adjustments({ status: 'open' })).map(({ amount }: { amount: number }) => amount);

  beforeAll(async () => {
    await run(sql`update compensations set status = 'withdrawn' where employee_id = ${clara} and effective_from > '2025-12-31'`);
    await run(sql`insert into pay_dirty (employee_id, month) values (${clara}, ${closedMonth}) on conflict do nothing`);
    january = await calculatedRun(office, { month: '2026-01' });
    await leaveOutFailed(office, january);
  });

  test('waits for the next run, which pays it; repeating a step changes nothing', async () => {
    const found = await adjustments();
    expect(found).toMatchObject([{ employee: { id: clara }, month: closedMonth, status: 'open', taken_salary_id: null }]);
    const paid = (await run(sql<{ net: string }>`select net from salaries where payroll_id = ${december}`)).rows[0]?.net;
    await renew();
    await run(sql`insert into pay_dirty (employee_id, month) values (${clara}, ${closedMonth})`);
    await renew();
    expect(await adjustments()).toEqual(found);
    expect((await run(sql<{ net: string }>`select net from salaries where payroll_id = ${december}`)).rows[0]?.net).toBe(paid);
    expect(ok(await payroll().get(`/payrolls/${january}/issues`, { code: 'adjustments_open' })).data.counts.info).toBe(1);
    const [slip] = ok(await payroll().get('/salaries', { filters: { payroll_id: january } })).data;
    const { lines } = ok(await payroll().get(`/salaries/${slip.id}`)).data;
    const taken = lines.filter(({ code }: { code: string }) => code.startsWith(`adjustment:${closedMonth}:`));
    expect(taken.map(({ amount }: { amount: number }) => amount).sort()).toEqual(
      found[0].lines.map(({ amount }: { amount: number }) => amount).sort(),
    );
  });

  test('is updated until a run takes it, and later changes create another one', async () => {
    const [before] = await waiting();
    await run(sql`
      insert into bonuses (employee_id, name, amount, currency, recurrence, month) values (${clara}, 'Late bonus', 12300, 'EUR', 'once', ${closedMonth})`);
    await renew();
    expect(await waiting()).toEqual([before + 123]);
    ok(await payroll().post(`/payrolls/${january}/calculate`, {}));
    await calculateNow(office.services, january);
    await run(sql`update salaries set acknowledged_at = now() where payroll_id = ${january}`);
    ok(await payroll().post(`/payrolls/${january}/submit`, {}));
    const lateBonus = (name: string, amount: number) =>
      run(sql`
      insert into bonuses (employee_id, name, amount, currency, recurrence, month) values (${clara}, ${name}, ${amount}, 'EUR', 'once', ${closedMonth})`);
    await lateBonus('Later bonus', 4500);
    const approver = (await admit(office, (await hire(office, { first_name: 'Petra', place: 'finance', hire_date: '2030-01-01' })).id, 5))
      .as;
    expect((await approver.post(`/payrolls/${january}/approve`, {})).body).toMatchObject({
      code: 'payslips_are_outdated',
      people: [{ employee: { id: clara }, facts: ['earlier'] }],
    });
    ok(await payroll().post(`/payrolls/${january}/take-back`, {}));
    ok(await payroll().post(`/payrolls/${january}/calculate`, {}));
    await calculateNow(office.services, january);
    await run(sql`update salaries set acknowledged_at = now() where payroll_id = ${january}`);
    ok(await payroll().post(`/payrolls/${january}/submit`, {}));
    ok(await approver.post(`/payrolls/${january}/approve`, {}));
    await lateBonus('Latest bonus', 700);
    await renew();
    expect(await adjustments()).toMatchObject([
      { status: 'open', amount: 7 },
      { status: 'taken', amount: before + 168 },
    ]);
    ok(await payroll().post(`/payrolls/${january}/reopen`, { note: 'One more' }));
    await renew();
    expect(await waiting()).toEqual([before + 175]);
  });

  test('is dismissed with a reason, and does not come back', async () => {
    const [{ id }] = await adjustments();
    expect((await payroll().post(`/pay-adjustments/${id}/dismiss`, {})).body.fields).toHaveProperty('reason');
    ok(await payroll().post(`/pay-adjustments/${id}/dismiss`, { reason: 'Agreed with Clara' }));
    expect((await payroll().post(`/pay-adjustments/${id}/dismiss`, { reason: 'Once more' })).status).toBe(409);
    await run(sql`insert into pay_dirty (employee_id, month) values (${clara}, ${closedMonth}) on conflict do nothing`);
    await renew();
    expect(await adjustments()).toMatchObject([{ status: 'dismissed', reason: 'Agreed with Clara' }]);
    expect((await office.as('hr').get(`/payrolls/${january}/adjustments`)).status).toBe(403);
  });
});
