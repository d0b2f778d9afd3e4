import { addDays } from '@cadre/rules/calendar';
import { periodsOf, spanOf } from '@cadre/rules/pay/pay-period';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renewAdjustments } from '../../src/features/payroll/closing/renew-adjustments.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { calculatedRun, calculateNow, calculating, ok } from './fixtures.ts';

/** A Monday. */
const anchor = '2025-01-06';

let office: Office;
let approver: Awaited<ReturnType<typeof admit>>['as'];

const payroll = () => office.as('payroll');
const run = <R>(statement: Sql<R>) => asSystem(office.services.db, statement);

beforeAll(async () => {
  office = await openOffice();
  approver = (await admit(office, (await hire(office, { first_name: 'Petra', place: 'finance', hire_date: '2031-01-01' })).id, 5)).as;
  await run(sql`update pay_policies set carry_negative = true, deduct_absence = false, periods_begin = ${anchor}::date`);
  await run(sql`
    insert into pay_components (code, name, calculation, base, rate_bp, currency, valid_from, status)
    values ('TAX', 'Income tax', 'percent', 'taxable', 2000, 'EUR', '2020-01', 'active')`);
});
afterAll(() => office.close());

/** An employee in a separate branch, so that its runs pay no other employee. */
async function newcomer({ hire_date = '2024-01-01' } = {}): Promise<{ id: number; branch_id: number }> {
  const { id } = await hire(office, { first_name: 'Rosa', place: 'finance', hire_date });
  const { rows } = await run(sql<{ id: number }>`
    insert into branches (name, country, timezone, currency, holiday_calendar_id)
    select 'Branch of ' || ${id}::text, country, timezone, 'EUR', holiday_calendar_id from branches where holiday_calendar_id is not null limit 1 returning id`);
  const branch_id = rows[0]?.id as number;
  await run(sql`update employee_versions set branch_id = ${branch_id} where employee_id = ${id}`);
  await run(sql`update employees set branch_id = ${branch_id} where id = ${id}`);
  return { id, branch_id };
}

const agreed = (employee_id: number, amount: number, effective_from: string, frequency = 'fortnightly') =>
  run(sql`
    insert into compensations (employee_id, effective_from, amount, currency, frequency, status)
    values (${employee_id}, ${effective_from}::date, ${amount}, 'EUR', ${frequency}, 'approved')`);

const bonus = (employee_id: number, month: string, amount: number) =>
  run(sql`
    insert into bonuses (employee_id, name, amount, currency, recurrence, month) values (${employee_id}, 'Late', ${amount}, 'EUR', 'once', ${month})`);

const allowance = (employee_id: number, amount: number, start_month: string) =>
  run(sql`
    insert into allowances (employee_id, name, amount, currency, recurrence, start_month)
    values (${employee_id}, 'Phone', ${amount}, 'EUR', 'monthly', ${start_month})`);

const newRun = (branch_id: number, period: string, kind = 'regular', frequency = 'fortnightly') =>
  frequency === 'monthly'
    ? { month: period, kind, branch_id }
    : { month: period.slice(0, 7), kind, branch_id, frequency, from_date: spanOf(period).from };

async function calculate(branch_id: number, period: string, kind = 'regular', frequency = 'fortnightly'): Promise<number> {
  const id = await calculatedRun(office, newRun(branch_id, period, kind, frequency));
  await run(sql`update salaries set acknowledged_at = now() where payroll_id = ${id}`);
  return id;
}

async function again(id: number): Promise<void> {
  ok(await payroll().post(`/payrolls/${id}/calculate`, {}));
  await calculateNow(office.services, id);
  await run(sql`update salaries set acknowledged_at = now() where payroll_id = ${id}`);
}

async function approve(id: number): Promise<void> {
  ok(await payroll().post(`/payrolls/${id}/submit`, {}));
  ok(await approver.post(`/payrolls/${id}/approve`, {}));
}

async function close(id: number, period: string): Promise<void> {
  ok(await payroll().post(`/payrolls/${id}/pay`, { paid_on: spanOf(period).to }));
  ok(await payroll().post(`/payrolls/${id}/close`, { month_again: period.slice(0, 7) }));
}

const renew = () => runAs('system', () => renewAdjustments(office.services.db, calculating));

type Slip = { period: string; gross: number; net: number; lines: { code: string; amount: number }[] };
async function slipsOf(employee_id: number): Promise<Slip[]> {
  const { rows } = await run(sql<Slip>`
    select period, gross::float8 as gross, net::float8 as net, lines from salaries
    where employee_id = ${employee_id} and status in ('approved', 'paid') order by period, sequence`);
  return rows;
}
const amountsOf = (slip: Slip | undefined) => Object.fromEntries((slip?.lines ?? []).map(({ code, amount }) => [code, amount]));

/** The amount settled for a line over all periods and payslips. */
async function paidOf(employee_id: number, code: string): Promise<number> {
  const { rows } = await run(sql<{ paid: number }>`
    select coalesce(sum(amount), 0)::float8 as paid from pay_settlements where employee_id = ${employee_id} and code = ${code}`);
  return rows[0]?.paid ?? 0;
}

describe('pay periods', () => {
  test('can be used once the company has set their first day', async () => {
    const { id, branch_id } = await newcomer();
    await run(sql`update pay_policies set periods_begin = null`);
    const salary = {
      employee_id: id,
      effective_from: '2025-01-06',
      amount: 2600,
      basis: 'monthly',
      reason: 'raise',
      frequency: 'fortnightly',
    };
    expect((await payroll().post('/compensations', salary)).body.fields).toHaveProperty('frequency');
    expect((await payroll().post('/payrolls', newRun(branch_id, '2025-01-19/14'))).body.fields).toHaveProperty('frequency');
    await run(sql`update pay_policies set periods_begin = ${anchor}::date`);
    ok(await payroll().post('/compensations', salary));
    const [policy] = ok(await payroll().get('/pay-policies')).data;
    const moved = await payroll().put(`/pay-policies/${policy.id}`, { periods_begin: '2025-01-13', version: policy.version });
    expect([moved.status, Object.keys(moved.body.fields)]).toEqual([422, ['periods_begin']]);
  });

  test('have runs of the month that they end in', async () => {
    const { id, branch_id } = await newcomer();
    await agreed(id, 260_000, '2024-01-01');
    const created = ok(await payroll().post('/payrolls', newRun(branch_id, '2025-02-02/14'))).data;
    expect(created).toMatchObject({
      month: '2025-02',
      period: '2025-02-02/14',
      from_date: '2025-01-20',
      to_date: '2025-02-02',
      pay_date: '2025-02-02',
    });
    expect(created.name).toBe(`2025-01-20 – 2025-02-02 · Branch of ${id}`);
    const elsewhere = { ...newRun(branch_id, '2025-02-16/14'), month: '2025-03' };
    expect((await payroll().post('/payrolls', elsewhere)).body.fields).toHaveProperty('from_date');
    expect((await payroll().post('/payrolls', { ...elsewhere, from_date: null })).body.fields).toHaveProperty('from_date');
    expect((await payroll().post('/payrolls', { month: '2025-02', branch_id, from_date: '2025-02-03' })).status).toBe(422);
    // The branch has no employee who is paid monthly.
    expect((await payroll().post('/payrolls', { month: '2025-02', branch_id })).body.code).toBe('run_has_nobody');
  });

  test('another frequency begins with a first day', async () => {
    const { id } = await newcomer();
    await agreed(id, 260_000, '2024-01-01', 'monthly');
    const to = (effective_from: string) =>
      payroll().post('/compensations', {
        employee_id: id,
        effective_from,
        amount: 2600,
        basis: 'monthly',
        reason: 'raise',
        frequency: 'fortnightly',
      });
    const refused = await to('2025-02-05');
    expect(refused.body.fields.effective_from[0]).toContain('Feb 3, 2025');
    ok(await to('2025-02-17'));
  });
});

test('a fortnightly year pays the owed amount to the cent, over all its payslips', async () => {
  const { id, branch_id } = await newcomer({ hire_date: '2025-02-12' });
  await agreed(id, 260_000, '2025-02-12');
  await agreed(id, 325_000, '2025-05-07');
  await allowance(id, 5000, '2025-02');
  const year = Array.from({ length: 8 }, (_, at) => `2025-0${at + 1}`).flatMap((month) => periodsOf('fortnightly', month, anchor));
  const first = year.findIndex((period) => spanOf(period).to >= '2025-02-12');
  expect((await payroll().post('/payrolls', newRun(branch_id, year[first - 1] as string))).body.code).toBe('run_has_nobody');
  for (const period of year.slice(first)) {
    const payslipRun = await calculate(branch_id, period);
    await approve(payslipRun);
    if (period === '2025-04-13/14') {
      // It was sent back after its approval, and a bonus came in between.
      ok(await payroll().post(`/payrolls/${payslipRun}/reopen`, { note: 'Forgotten' }));
      await bonus(id, '2025-04', 30_000);
      await again(payslipRun);
      await approve(payslipRun);
    }
    if (period === '2025-06-22/14') {
      // Entered after the last run of June was approved: paid by an off-cycle run.
      await bonus(id, '2025-06', 10_000);
      const offCycle = await calculate(branch_id, period, 'off_cycle');
      await approve(offCycle);
      await close(offCycle, period);
    }
    await close(payslipRun, period);
    // Known after July was closed: paid with the next run.
    if (period === '2025-07-20/14') await bonus(id, '2025-07', 20_000);
    if (period === '2025-08-03/14') {
      await run(sql`update employment_periods set left_on = '2025-08-13' where employee_id = ${id}`);
      await run(sql`update employees set last_working_day = '2025-08-13' where id = ${id}`);
    }
    if (spanOf(period).to >= '2025-08-13') break;
  }
  const slips = await slipsOf(id);
  const basicOf = (period: string) => amountsOf(slips.find((slip) => slip.period === period)).basic;
  // Fortnights of 1,200.00 and 1,500.00: joined for 5 of 14 days, raised for the last 5, and left after 10.
  expect(basicOf('2025-02-16/14')).toBe(Math.round((120_000 * 5) / 14));
  expect(basicOf('2025-03-02/14')).toBe(120_000);
  expect(basicOf('2025-05-11/14')).toBe(Math.round((120_000 * 9 + 150_000 * 5) / 14));
  expect(basicOf('2025-06-08/14')).toBe(150_000);
  expect(basicOf('2025-08-17/14')).toBe(Math.round((150_000 * 10) / 14));
  const late = slips
    .find(({ period }) => period === '2025-08-03/14')
    ?.lines.find(({ code }) => code.startsWith('adjustment:2025-07-20/14:bonuses:'));
  expect(late?.amount).toBe(20_000);
  const allowances = slips.flatMap(({ period, lines }) => (lines.some(({ code }) => code.startsWith('allowances:')) ? [period] : []));
  expect(allowances).toEqual([
    '2025-02-16/14',
    '2025-03-30/14',
    '2025-04-27/14',
    '2025-05-25/14',
    '2025-06-22/14',
    '2025-07-20/14',
    '2025-08-17/14',
  ]);
  const joined = Math.round((120_000 * 5) / 14);
  const raised = Math.round((120_000 * 9 + 150_000 * 5) / 14);
  const left = Math.round((150_000 * 10) / 14);
  // The amount owed for each period, in order.
  const owed = [
    joined + 5000,
    120_000,
    120_000,
    125_000,
    120_000,
    155_000,
    raised,
    155_000,
    150_000,
    165_000,
    150_000,
    175_000,
    150_000,
    left + 5000,
  ];
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  expect(sum(slips.map(({ gross }) => gross))).toBe(sum(owed));
  expect(await paidOf(id, 'component:TAX')).toBe(sum(owed.map((amount) => Math.round(amount * 0.2))));
});

describe('a change of frequency', () => {
  let person: { id: number; branch_id: number };
  beforeAll(async () => {
    person = await newcomer();
    await agreed(person.id, 260_000, '2024-01-01', 'monthly');
    await agreed(person.id, 260_000, '2025-03-03');
    await agreed(person.id, 260_000, '2025-06-01', 'monthly');
    await allowance(person.id, 5000, '2025-01');
  });

  test('pays each day once, and the amounts of a month once', async () => {
    const { id, branch_id } = person;
    const paid = async (period: string, frequency: 'fortnightly' | 'monthly') => {
      const payslipRun = await calculate(branch_id, period, 'regular', frequency);
      await approve(payslipRun);
      await close(payslipRun, period);
      const { basic = 0, ...rest } = amountsOf((await slipsOf(id)).find((slip) => slip.period === period));
      return [basic, Object.keys(rest).some((code) => code.startsWith('allowances:'))];
    };
    expect(await paid('2025-02', 'monthly')).toEqual([260_000, true]);
    // Two of 31 days, then fortnights until the end of May, then months again.
    expect(await paid('2025-03', 'monthly')).toEqual([Math.round((260_000 * 2) / 31), false]);
    expect(await paid('2025-03-16/14', 'fortnightly')).toEqual([120_000, false]);
    expect(await paid('2025-03-30/14', 'fortnightly')).toEqual([120_000, true]);
    expect(await paid('2025-06-08/14', 'fortnightly')).toEqual([Math.round((120_000 * 6) / 14), false]);
    expect(await paid('2025-06', 'monthly')).toEqual([260_000, true]);
    await renew();
    const { rows } = await run(sql`select from pay_adjustments where employee_id = ${id} and lines <> '[]'`);
    expect(rows).toEqual([]);
  });

  test('closes the days that were paid, and no others', async () => {
    const closedOn = async (day: string) => {
      const { rows } = await run(
        sql<{ closed: string | null }>`select closed_month_of(${person.id}, ${day}::date, ${day}::date) as closed`,
      );
      return rows[0]?.closed;
    };
    const days = ['2025-03-02', '2025-03-03', '2025-03-17', '2025-03-31', '2025-05-25', '2025-05-26', '2025-06-01', '2025-07-01'];
    expect(await Promise.all(days.map(closedOn))).toEqual([
      '2025-03',
      '2025-03-16/14',
      '2025-03-30/14',
      null,
      null,
      '2025-06-08/14',
      '2025-06',
      null,
    ]);
    const leave = (day: string) => run(sql`select refuse_closed(${person.id}, ${day}::date, ${day}::date)`);
    await expect(leave('2025-03-16')).rejects.toThrow();
    await leave(addDays('2025-03-30', 1));
  });

  test('is simulated by the periods that end in each month', async () => {
    const { id } = person;
    const requested = { employee_id: id, month: '2025-03', months: 2, compensation: { amount: 5200, basis: 'monthly' } };
    const { months } = ok(await payroll().post('/pay-simulations', requested)).data;
    const first = (2600 * 2) / 31 + 1200 + 1200 + 50;
    expect(months.map(({ month, before }: { month: string; before: { gross: number } }) => [month, before.gross])).toEqual([
      ['2025-03', Math.round(first * 100) / 100],
      ['2025-04', 2450],
    ]);
  });
});

test('an employee who left before a month gets its open items in the last period of that month', async () => {
  const { id, branch_id } = await newcomer();
  await agreed(id, 130_000, '2024-01-01', 'weekly');
  await run(sql`update employment_periods set left_on = '2025-01-31' where employee_id = ${id}`);
  await run(sql`update employees set last_working_day = '2025-01-31' where id = ${id}`);
  await bonus(id, '2025-03', 20_000);
  const refused = await payroll().post('/payrolls', newRun(branch_id, '2025-03-23/07', 'regular', 'weekly'));
  expect(refused.body.code).toBe('run_has_nobody');
  const payslipRun = await calculate(branch_id, '2025-03-30/07', 'regular', 'weekly');
  await approve(payslipRun);
  expect((await slipsOf(id)).map(({ gross }) => gross)).toEqual([20_000]);
});
