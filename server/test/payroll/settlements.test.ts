import { calculatePayslip } from '@cadre/rules/pay/calculate-payslip';
import { unsettledLines } from '@cadre/rules/pay/unsettled-lines';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFacts } from '../../src/features/payroll/checks/check-facts.ts';
import { renewAdjustments } from '../../src/features/payroll/closing/renew-adjustments.ts';
import { loadPayInputs } from '../../src/features/payroll/inputs/load-pay-inputs.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { agree, calculatedRun, calculateNow, calculating, fileOfRun, ok } from './fixtures.ts';

type Kind = 'regular' | 'off_cycle';

let office: Office;
let approver: Awaited<ReturnType<typeof admit>>['as'];

const payroll = () => office.as('payroll');
const run = <R>(statement: Sql<R>) => asSystem(office.services.db, statement);
const months = ['2025-01', '2025-02', '2025-03', '2025-04'];

beforeAll(async () => {
  office = await openOffice();
  approver = (await admit(office, (await hire(office, { first_name: 'Petra', place: 'finance', hire_date: '2031-01-01' })).id, 5)).as;
  await run(sql`update pay_policies set carry_negative = true, deduct_absence = false`);
  await run(sql`
    insert into pay_components (code, name, calculation, base, rate_bp, currency, valid_from, status)
    values ('TAX', 'Income tax', 'percent', 'taxable', 2000, 'EUR', '2020-01', 'active')`);
});
afterAll(() => office.close());

/** An employee in a separate branch, so that its runs pay no other employee. */
async function newcomer(salary: number, { hire_date = '2024-01-01' } = {}): Promise<{ id: number; branch_id: number }> {
  const { id } = await hire(office, { first_name: 'Rosa', place: 'finance', hire_date });
  const { rows } = await run(sql<{ id: number }>`
    insert into branches (name, country, timezone, currency, holiday_calendar_id)
    select 'Branch of ' || ${id}::text, country, timezone, 'EUR', holiday_calendar_id from branches where holiday_calendar_id is not null limit 1 returning id`);
  const branch_id = rows[0]?.id as number;
  await run(sql`update employee_versions set branch_id = ${branch_id} where employee_id = ${id}`);
  await run(sql`update employees set branch_id = ${branch_id} where id = ${id}`);
  await agree(office, id, salary);
  return { id, branch_id };
}

const bonus = (employee_id: number, month: string, amount: number) =>
  run(sql`
    insert into bonuses (employee_id, name, amount, currency, recurrence, month) values (${employee_id}, 'Late', ${amount}, 'EUR', 'once', ${month})`);

async function calculate(branch_id: number, month: string, kind: Kind = 'regular'): Promise<number> {
  const id = await calculatedRun(office, { month, kind, branch_id });
  await run(sql`update salaries set acknowledged_at = now() where payroll_id = ${id}`);
  return id;
}

async function again(id: number): Promise<void> {
  ok(await payroll().post(`/payrolls/${id}/calculate`, {}));
  await calculateNow(office.services, id);
  await run(sql`update salaries set acknowledged_at = now() where payroll_id = ${id}`);
}

const submit = (id: number) => payroll().post(`/payrolls/${id}/submit`, {});
async function approve(id: number): Promise<void> {
  ok(await submit(id));
  ok(await approver.post(`/payrolls/${id}/approve`, {}));
}
async function close(id: number, month: string): Promise<void> {
  ok(await payroll().post(`/payrolls/${id}/pay`, { paid_on: `${month}-28` }));
  ok(await payroll().post(`/payrolls/${id}/close`, { month_again: month }));
}
const renew = () => runAs('system', () => renewAdjustments(office.services.db, calculating));
const netOf = async (id: number) => {
  const { data } = ok(await payroll().get('/salaries', { filters: { payroll_id: id } }));
  return data.map(({ net }: { net: number }) => net);
};
const issuesOf = async (id: number, code: string) => ok(await payroll().get(`/payrolls/${id}/issues`, { code })).data.issues;

describe('a late bonus of a closed month', () => {
  test('is paid by an off-cycle run and not again by the next regular one', async () => {
    const { id, branch_id } = await newcomer(300_000);
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    await close(january, '2025-01');
    await bonus(id, '2025-01', 50_000);
    const extra = await calculate(branch_id, '2025-01', 'off_cycle');
    expect(await netOf(extra)).toEqual([400]);
    await approve(extra);
    const february = await calculate(branch_id, '2025-02');
    expect(await netOf(february)).toEqual([2400]);
    await approve(february);
  });

  test('is paid by one of two off-cycle runs; the other is refused, whichever comes first', async () => {
    const { id, branch_id } = await newcomer(300_000);
    await approve(await calculate(branch_id, '2025-01'));
    await bonus(id, '2025-01', 50_000);
    const first = await calculate(branch_id, '2025-01', 'off_cycle');
    const second = await calculate(branch_id, '2025-01', 'off_cycle');
    expect([...(await netOf(first)), ...(await netOf(second))]).toEqual([400, 400]);
    ok(await submit(first));
    ok(await submit(second));
    const answers = await Promise.all([first, second].map((one) => approver.post(`/payrolls/${one}/approve`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'payslips_are_outdated',
      people: [{ employee: { id }, facts: ['earlier'] }],
    });
  });

  test('stays paid when its month is reopened and calculated again', async () => {
    const { id, branch_id } = await newcomer(300_000);
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    await bonus(id, '2025-01', 50_000);
    await approve(await calculate(branch_id, '2025-01', 'off_cycle'));
    ok(await payroll().post(`/payrolls/${january}/reopen`, { note: 'Once more' }));
    await again(january);
    expect(await netOf(january)).toEqual([2400]);
    await approve(january);
  });
});

describe('an instalment by months served', () => {
  const thirteenth = (branch_id: number, given: object) =>
    payroll().post('/allowances', {
      branch_id,
      name: 'Thirteenth salary',
      kind: 'percent',
      rate_bp: 10_000,
      recurrence: 'by_service',
      served_by: 'full_months',
      start_month: '2024-01',
      ...given,
    });
  const lineOf = async (payroll_id: number) => {
    const { rows } = await run(sql<{ lines: { code: string; amount: number; explain: { code: string; args: object }[] }[] }>`
      select lines from salaries where payroll_id = ${payroll_id}`);
    return rows[0]?.lines.find(({ code }) => code.startsWith('allowances:'));
  };

  test('is paid in its months only, and shows the months it covers', async () => {
    const { branch_id } = await newcomer(300_000, { hire_date: '2024-07-01' });
    ok(await thirteenth(branch_id, { pay_months: [2, 8] }));
    expect(await netOf(await calculate(branch_id, '2025-01'))).toEqual([2400]);
    // Since August: September to February are 6 of 12 months.
    expect(await lineOf(await calculate(branch_id, '2025-02'))).toMatchObject({
      amount: 150_000,
      explain: [
        {
          code: 'instalment_of_pay',
          args: { months: 6, from: '2024-09-01', to: '2025-02-28', base_minor: 300_000, percent: 100 },
        },
      ],
    });
  });

  test('that an off-cycle run pays is not paid again, and a later change is paid as a difference', async () => {
    const { id, branch_id } = await newcomer(300_000, { hire_date: '2024-07-01' });
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    ok(await thirteenth(branch_id, { pay_months: [1] }));
    const extra = await calculate(branch_id, '2025-01', 'off_cycle');
    // July to January: 7/12 of 3,000.00 are 1,750.00, less a fifth.
    expect(await netOf(extra)).toEqual([1400]);
    await approve(extra);
    for (const one of [january, extra]) await close(one, '2025-01');
    await run(sql`update employment_periods set hired_on = '2024-09-01' where employee_id = ${id}`);
    await renew();
    const february = await calculate(branch_id, '2025-02');
    // Two months less are 500.00, less a fifth.
    expect(await netOf(february)).toEqual([2000]);
    await approve(february);
  });

  test('is paid on leaving, without months of unpaid leave, and not after it', async () => {
    const { id, branch_id } = await newcomer(300_000, { hire_date: '2024-07-01' });
    ok(await thirteenth(branch_id, { pay_months: [6], less_unpaid_leave: true }));
    await run(sql`
      with category as (
        insert into leave_categories (name, code, color, starts_on, pay_rate_bp) values ('Unpaid leave', 'UL', '#336699', '2024-01-01', 0)
        returning id)
      insert into leaves (employee_id, leave_category_id, title, from_date, to_date, status)
      select ${id}, category.id, 'Unpaid', '2024-08-31', '2024-09-15', 'approved' from category`);
    await run(sql`update employment_periods set left_on = '2025-02-14' where employee_id = ${id}`);
    const february = await calculate(branch_id, '2025-02');
    // July, October to January: 5/12 of 3,000.00.
    expect(await lineOf(february)).toMatchObject({ amount: 125_000, explain: [{ args: { months: 5, to: '2025-02-14' } }] });
    await approve(february);
    expect((await payroll().post('/payrolls', { month: '2025-06', branch_id })).body).toMatchObject({ code: 'run_has_nobody' });
  });

  test.each<[string, object, string]>([
    ['without its months', {}, 'pay_months'],
    ['with a month twice', { pay_months: [6, 6] }, 'pay_months'],
    ['with a month that no year has', { pay_months: [13] }, 'pay_months.0'],
    ['pro rata of the month', { pay_months: [6], prorate: true }, 'prorate'],
    ['by the day', { pay_months: [6], kind: 'per_day', rate_bp: null, amount: 10, currency: 'EUR', unit_source: 'worked_days' }, 'kind'],
    ['every month', { pay_months: [6], recurrence: 'monthly', served_by: null }, 'pay_months'],
  ])('is refused %s', async (_, given, field) => {
    const { branch_id } = await newcomer(300_000);
    const refused = await thirteenth(branch_id, given);
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: expect.anything() } } });
  });
});

describe('an item of an approved run', () => {
  const enter = async (employee_id: number, start_month: string): Promise<number> => {
    const { rows } = await run(sql<{ id: number }>`
      insert into allowances (employee_id, name, amount, currency, recurrence, start_month)
      values (${employee_id}, 'Car', 10000, 'EUR', 'monthly', ${start_month}) returning id`);
    return rows[0]?.id as number;
  };
  const change = (id: number, amount: number) => payroll().put(`/allowances/${id}`, { amount });
  const frozen = { status: 409, body: { code: 'pay_item_used' } };
  const reopen = async (id: number) => ok(await payroll().post(`/payrolls/${id}/reopen`, { note: 'A wrong amount' }));

  test('can be changed once the run is reopened, and is frozen again by the next approval', async () => {
    const { id, branch_id } = await newcomer(300_000);
    const car = await enter(id, '2025-01');
    const january = await calculate(branch_id, '2025-01');
    ok(await change(car, 200));
    await again(january);
    await approve(january);
    expect(await change(car, 300)).toMatchObject(frozen);
    expect(await payroll().delete(`/allowances/${car}`)).toMatchObject(frozen);
    await reopen(january);
    expect(ok(await change(car, 300)).data).toMatchObject({ amount: 300, used_in: 0 });
    expect((await submit(january)).body).toMatchObject({ code: 'payslips_are_outdated' });
    await again(january);
    expect(await netOf(january)).toEqual([2640]);
    await approve(january);
    expect(await change(car, 400)).toMatchObject(frozen);
    expect(ok(await payroll().get(`/allowances/${car}`)).data).toMatchObject({ amount: 300, used_in: 1 });
  });

  test('stays frozen while another approved run has it', async () => {
    const { id, branch_id } = await newcomer(300_000);
    const car = await enter(id, '2025-01');
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    const february = await calculate(branch_id, '2025-02');
    await approve(february);
    await reopen(january);
    expect(await change(car, 300)).toMatchObject(frozen);
    expect(ok(await payroll().get(`/allowances/${car}`)).data).toMatchObject({ amount: 100, used_in: 1 });
    await reopen(february);
    expect(ok(await change(car, 300)).data).toMatchObject({ amount: 300, used_in: 0 });
  });

  test('ends in a month that is not before its last approved one', async () => {
    const { id, branch_id } = await newcomer(300_000);
    const car = await enter(id, '2025-01');
    await approve(await calculate(branch_id, '2025-01'));
    const february = await calculate(branch_id, '2025-02');
    await approve(february);
    const end = (last_month: string) => payroll().post(`/allowances/${car}/end`, { last_month });
    expect(await end('2025-01')).toMatchObject({ status: 409, body: { code: 'ends_before_paid' } });
    await reopen(february);
    expect(ok(await end('2025-01')).data).toMatchObject({ status: 'ended', end_month: '2025-01' });
    await again(february);
    expect(await netOf(february)).toEqual([2400]);
  });
});

describe('facts that change after a run was calculated', () => {
  test('are named at submission and at approval, and calculating again takes them in', async () => {
    const { id, branch_id } = await newcomer(310_000);
    const january = await calculate(branch_id, '2025-01');
    await bonus(id, '2025-01', 10_000);
    expect((await submit(january)).body).toMatchObject({ code: 'payslips_are_outdated', people: [{ employee: { id }, facts: ['items'] }] });
    await again(january);
    ok(await submit(january));
    await run(sql`update employment_periods set left_on = '2025-01-10' where employee_id = ${id}`);
    const refused = await approver.post(`/payrolls/${january}/approve`, {});
    expect(refused.body).toMatchObject({ code: 'payslips_are_outdated', people: [{ employee: { id }, facts: ['employment'] }] });
    expect(refused.body.error).toContain('1 payslip');
    ok(await approver.post(`/payrolls/${january}/reject`, { note: 'They left' }));
    await again(january);
    await approve(january);
    expect(await netOf(january)).toEqual([880]);
  });

  test('are listed before payslips are published, which can be confirmed', async () => {
    const { id, branch_id } = await newcomer(310_000);
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    await bonus(id, '2025-01', 10_000);
    const refused = await payroll().post(`/payrolls/${january}/release`);
    expect(refused.body).toMatchObject({ code: 'payslips_have_changed', people: [{ employee: { id }, facts: ['items'] }] });
    expect(ok(await payroll().post(`/payrolls/${january}/release`, { despite_changes: true })).data).toEqual({ released: 1 });
  });

  test('become issues of the run, which go when it is calculated again', async () => {
    const { id, branch_id } = await newcomer(310_000);
    const january = await calculate(branch_id, '2025-01');
    const check = () => runAs('system', () => checkFacts(office.services, calculating, { payroll_id: january }));
    await check();
    expect(await issuesOf(january, 'facts_changed')).toEqual([]);
    await bonus(id, '2025-01', 10_000);
    await check();
    expect(await issuesOf(january, 'facts_changed')).toMatchObject([{ employee: { id }, severity: 'block', args: { facts: 'items' } }]);
    await again(january);
    expect(await issuesOf(january, 'facts_changed')).toEqual([]);
  });

  test('do not matter where they change no amount', async () => {
    const { id, branch_id } = await newcomer(310_000);
    const january = await calculate(branch_id, '2025-01');
    await run(sql`update employment_periods set left_on = '2025-12-31' where employee_id = ${id}`);
    await approve(january);
  });

  test('are named for employees who join the run', async () => {
    const { branch_id } = await newcomer(300_000);
    const january = await calculate(branch_id, '2025-01');
    const { id } = await newcomer(200_000);
    await run(sql`update employee_versions set branch_id = ${branch_id} where employee_id = ${id}`);
    expect((await submit(january)).body).toMatchObject({ people: [{ employee: { id }, facts: ['joined'] }] });
  });
});

describe('former employees', () => {
  test('are paid a bonus for a month after their last day, once', async () => {
    const { id, branch_id } = await newcomer(300_000);
    await run(sql`update employment_periods set left_on = '2025-01-31' where employee_id = ${id}`);
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    await close(january, '2025-01');
    await bonus(id, '2025-02', 100_000);
    const march = await calculate(branch_id, '2025-03');
    expect(await netOf(march)).toEqual([800]);
    await approve(march);
    expect((await payroll().post('/payrolls', { month: '2025-04', branch_id })).body).toMatchObject({ code: 'run_has_nobody' });
  });

  test('are paid the amounts that a closed month still owes them', async () => {
    const { id, branch_id } = await newcomer(300_000);
    await run(sql`update employment_periods set left_on = '2025-01-31' where employee_id = ${id}`);
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    await close(january, '2025-01');
    await bonus(id, '2025-01', 100_000);
    await renew();
    const february = await calculate(branch_id, '2025-02');
    expect(await netOf(february)).toEqual([800]);
    await approve(february);
  });

  test('who owe something are an issue of every run until it is dismissed', async () => {
    const { id, branch_id } = await newcomer(300_000);
    const other = await newcomer(200_000);
    await run(sql`update employment_periods set left_on = '2025-01-31' where employee_id = ${id}`);
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    await close(january, '2025-01');
    await run(sql`update employment_periods set left_on = '2025-01-10' where employee_id = ${id}`);
    await renew();
    const february = await calculate(other.branch_id, '2025-02');
    expect(await issuesOf(february, 'difference_unpaid')).toMatchObject([{ employee: { id }, severity: 'warn' }]);
    const [open] = ok(await payroll().get(`/payrolls/${february}/adjustments`, { status: 'open' })).data;
    expect(open).toMatchObject({ employee: { id }, amount: -1625.81 });
    ok(await payroll().post(`/pay-adjustments/${open.id}/dismiss`, { reason: 'Agreed with Rosa' }));
    expect(await issuesOf(february, 'difference_unpaid')).toEqual([]);
    await renew();
    expect(await issuesOf(february, 'difference_unpaid')).toEqual([]);
  });
});

test('users cannot dismiss a difference of their own pay; a colleague with the same right can', async () => {
  const { id, branch_id } = await newcomer(300_000);
  const { as: officer } = await admit(office, id, 5);
  const january = await calculate(branch_id, '2025-01');
  await approve(january);
  await close(january, '2025-01');
  await bonus(id, '2025-01', 50_000);
  await renew();
  const february = await calculate(branch_id, '2025-02');
  const differences = async () => ok(await payroll().get(`/payrolls/${february}/adjustments`)).data;
  const [{ id: difference }] = await differences();
  const dismiss = (by: typeof officer) => by.post(`/pay-adjustments/${difference}/dismiss`, { reason: 'Agreed' });
  expect(await dismiss(officer)).toMatchObject({ status: 403, body: { code: 'own_pay' } });
  expect(await differences()).toMatchObject([{ employee: { id }, amount: 400, status: 'open', reason: null }]);
  ok(await dismiss(payroll()));
  expect(await differences()).toMatchObject([{ status: 'dismissed', reason: 'Agreed' }]);
});

test('a tax that a closed month did not owe is taken back where it was booked', async () => {
  const { id, branch_id } = await newcomer(100_000);
  await run(sql`
    insert into pay_components (code, name, calculation, base, rate_bp, floor, currency, branch_id, valid_from, status, account)
    values ('CITY', 'City tax', 'percent', 'taxable', 500, 90000, 'EUR', ${branch_id}, '2020-01', 'active', '2277')`);
  const january = await calculate(branch_id, '2025-01');
  await approve(january);
  await close(january, '2025-01');
  await agree(office, id, 50_000, '2025-01-01');
  await renew();
  const february = await calculate(branch_id, '2025-02');
  const journal = await fileOfRun(office, february, 'journal', { format: 'csv' });
  expect(journal).toContain('2277,"City tax, correction for January 2025",EUR,50,');
});

test('a debt waits for the next payslip, however many months later', async () => {
  const { id, branch_id } = await newcomer(100_000);
  await run(sql`
    insert into deductions (employee_id, name, amount, currency, recurrence, month) values (${id}, 'Damage', 90000, 'EUR', 'once', '2025-01')`);
  await approve(await calculate(branch_id, '2025-01'));
  await run(sql`update employment_periods set left_on = '2025-01-31' where employee_id = ${id}`);
  const other = await newcomer(200_000);
  const february = await calculate(other.branch_id, '2025-02');
  expect(await issuesOf(february, 'debt_unpaid')).toMatchObject([{ employee: { id } }]);
  await run(sql`insert into employment_periods (employee_id, hired_on) values (${id}, '2025-04-01')`);
  await agree(office, id, 100_000, '2025-04-01');
  const april = await calculate(branch_id, '2025-04');
  expect(await netOf(april)).toEqual([700]);
  await approve(april);
  expect(await issuesOf(february, 'debt_unpaid')).toEqual([]);
});

describe('a debt of a former employee', () => {
  async function indebted() {
    const person = await newcomer(100_000);
    await run(sql`
      insert into deductions (employee_id, name, amount, currency, recurrence, month)
      values (${person.id}, 'Damage', 90000, 'EUR', 'once', '2025-01')`);
    await approve(await calculate(person.branch_id, '2025-01'));
    await run(sql`update employment_periods set left_on = '2025-01-31' where employee_id = ${person.id}`);
    return person;
  }
  const debtsOf = async (payroll_id: number, employee_id: number) =>
    ok(await payroll().get(`/payrolls/${payroll_id}/debts`)).data.filter(
      ({ employee }: { employee: { id: number } }) => employee.id === employee_id,
    );
  const writeOff = (payroll_id: number, employee_id: number) =>
    payroll().post(`/payrolls/${payroll_id}/debts/write-off`, { employee_id, currency: 'EUR', reason: 'Not worth a letter' });

  test('is written off with a reason, undone until the run is approved, and stays afterwards', async () => {
    const { id, branch_id } = await indebted();
    const other = await newcomer(200_000);
    const february = await calculate(other.branch_id, '2025-02');
    expect(await debtsOf(february, id)).toMatchObject([
      { amount: 100, currency: 'EUR', since: '2025-01', status: 'open', can_change: true },
    ]);
    ok(await writeOff(february, id));
    expect(await debtsOf(february, id)).toMatchObject([{ amount: 100, status: 'written_off', reason: 'Not worth a letter' }]);
    expect(await issuesOf(february, 'debt_unpaid')).toEqual([]);
    expect((await writeOff(february, id)).status).toBe(404);
    const [{ write_off_id }] = await debtsOf(february, id);
    ok(await payroll().post(`/pay-write-offs/${write_off_id}/undo`));
    expect(await issuesOf(february, 'debt_unpaid')).toMatchObject([{ employee: { id } }]);
    ok(await writeOff(february, id));
    const [last] = await debtsOf(february, id);
    await approve(february);
    const journal = await fileOfRun(office, february, 'journal', { format: 'csv' });
    expect(journal).toContain('2260,Debts written off,EUR,,100');
    expect(journal).toContain('6200,Debts written off,EUR,100,');
    expect((await payroll().post(`/pay-write-offs/${last.write_off_id}/undo`)).body).toMatchObject({ code: 'wrong_state' });
    await expect(run(sql`update pay_write_offs set undone_at = now() where id = ${last.write_off_id}`)).rejects.toThrow(
      'pay_write_offs_stay',
    );
    expect(await debtsOf(february, id)).toMatchObject([{ status: 'written_off', can_change: false }]);
    await run(sql`insert into employment_periods (employee_id, hired_on) values (${id}, '2025-03-01')`);
    await agree(office, id, 100_000, '2025-03-01');
    expect(await netOf(await calculate(branch_id, '2025-03'))).toEqual([800]);
  });

  test('is deducted by a run of the month that pays the employee, and cannot be written off there', async () => {
    const { id, branch_id } = await indebted();
    await run(sql`insert into employment_periods (employee_id, hired_on) values (${id}, '2025-02-01')`);
    await agree(office, id, 100_000, '2025-02-01');
    const february = await calculate(branch_id, '2025-02');
    expect((await writeOff(february, id)).status).toBe(404);
    expect(await netOf(february)).toEqual([700]);
    expect(
      (await office.as('hr').post(`/payrolls/${february}/debts/write-off`, { employee_id: id, currency: 'EUR', reason: 'No' })).status,
    ).toBe(403);
    await approve(february);
  });
});

describe('an employee on notice', () => {
  const nextYear = new Date().getUTCFullYear() + 1;
  const giveNotice = (id: number, last_working_day: string) =>
    office.as('hr').post(`/employees/${id}/terminate`, { last_working_day, termination_reason: 'resignation' });
  const grossOf = async (id: number) => {
    const { data } = ok(await payroll().get('/salaries', { filters: { payroll_id: id } }));
    return data.map(({ gross }: { gross: number }) => gross);
  };

  test('is paid until the last working day, also while that is still ahead', async () => {
    const { id, branch_id } = await newcomer(310_000);
    const month = `${nextYear}-03`;
    const march = await calculate(branch_id, month);
    expect(await grossOf(march)).toEqual([3100]);
    ok(await giveNotice(id, `${month}-10`));
    expect((await submit(march)).body).toMatchObject({ code: 'payslips_are_outdated' });
    await again(march);
    expect(await grossOf(march)).toEqual([1000]);
    ok(await office.as('hr').post(`/employees/${id}/withdraw-notice`, {}));
    await again(march);
    expect(await grossOf(march)).toEqual([3100]);
  });

  test('is in the final run of that month, and in no run after it', async () => {
    const { id, branch_id } = await newcomer(310_000);
    ok(await giveNotice(id, `${nextYear}-03-10`));
    const runOf = (given: object) => payroll().post('/payrolls', { branch_id, ...given });
    expect((await runOf({ kind: 'regular', month: `${nextYear}-04` })).body).toMatchObject({ code: 'run_has_nobody' });
    expect((await runOf({ kind: 'final', month: `${nextYear}-02` })).body).toMatchObject({ code: 'run_has_nobody' });
    const final = await calculatedRun(office, { kind: 'final', month: `${nextYear}-03`, branch_id });
    expect(await grossOf(final)).toEqual([1000]);
  });
});

describe('a loan', () => {
  const lend = async (employee_id: number) =>
    ok(
      await payroll().post('/deductions', {
        employee_id,
        name: 'Car',
        category: 'loan',
        kind: 'fixed',
        principal: 1000,
        amount: 300,
        currency: 'EUR',
        recurrence: 'monthly',
        start_month: '2025-01',
      }),
    ).data.id as number;
  const repay = (id: number, amount: number, paid_on = '2025-01-20') =>
    payroll().post(`/deductions/${id}/repayments`, { paid_on, amount, method: 'cash', note: 'Desk' });
  const scheduleOf = async (id: number) => ok(await payroll().get(`/deductions/${id}/schedule`)).data;

  test('can be repaid by payslips and by cash or transfer, to its end and never below zero', async () => {
    const { id: employee_id, branch_id } = await newcomer(300_000);
    const loan = await lend(employee_id);
    await approve(await calculate(branch_id, '2025-01'));
    expect((await repay(loan, 700.01)).body).toMatchObject({ code: 'invalid', fields: { amount: [expect.stringContaining('700')] } });
    expect((await repay(loan, 500, '2999-01-01')).body).toMatchObject({ fields: { paid_on: [expect.anything()] } });
    expect(ok(await repay(loan, 500)).data).toEqual({ remaining: 200 });
    const { entries, remaining } = await scheduleOf(loan);
    expect(remaining).toBe(200);
    expect(entries).toMatchObject([
      { kind: 'repayment', paid_on: '2025-01-20', amount: 500, left: 500, method: 'cash', note: 'Desk' },
      { kind: 'payslip', month: '2025-01', amount: 300, left: 200 },
      { kind: 'planned', amount: 200, left: 0 },
    ]);
    const february = await calculate(branch_id, '2025-02');
    expect(await netOf(february)).toEqual([2200]);
    expect(ok(await repay(loan, 200)).data).toEqual({ remaining: 0 });
    expect((await repay(loan, 0.01)).status).toBe(422);
    expect((await submit(february)).body).toMatchObject({ code: 'payslips_are_outdated', people: [{ facts: ['items'] }] });
    await again(february);
    expect(await netOf(february)).toEqual([2400]);
    await approve(february);
    const guarded = run(sql`insert into loan_repayments (deduction_id, paid_on, amount, method) values (${loan}, '2025-03-01', 1, 'bank')`);
    await expect(guarded).rejects.toThrow('pay_movements_keep_to_the_loan');
  });

  test('takes no repayment while a run that takes an instalment waits for approval', async () => {
    const { id: employee_id, branch_id } = await newcomer(300_000);
    const loan = await lend(employee_id);
    const january = await calculate(branch_id, '2025-01');
    ok(await submit(january));
    expect((await repay(loan, 100)).body).toMatchObject({ code: 'loan_in_approval' });
    ok(await approver.post(`/payrolls/${january}/reject`, { note: 'Repaid in cash' }));
    ok(await repay(loan, 100));
    await approve(january);
    expect((await scheduleOf(loan)).remaining).toBe(600);
  });

  test('a repayment recorded by mistake can be undone once, with a reason', async () => {
    const { id: employee_id } = await newcomer(300_000);
    const loan = await lend(employee_id);
    ok(await repay(loan, 400));
    const { entries } = await scheduleOf(loan);
    const undo = () => payroll().post(`/deductions/${loan}/repayments/${entries[0].repayment_id}/undo`, { note: 'Wrong person' });
    expect(ok(await undo()).data).toEqual({ remaining: 1000 });
    expect((await undo()).body).toMatchObject({ code: 'wrong_state' });
    expect((await scheduleOf(loan)).entries[0]).toMatchObject({ is_undone: true, undone_reason: 'Wrong person', left: null });
    expect(ok(await payroll().get(`/deductions/${loan}`)).data).toMatchObject({ remaining: 1000, can: { delete: false } });
  });

  test('is taken whole by the payslip of its month, and pays instalments before', async () => {
    const { id: employee_id, branch_id } = await newcomer(300_000);
    const loan = await lend(employee_id);
    const january = await calculate(branch_id, '2025-01');
    await approve(january);
    const { version } = ok(await payroll().get(`/deductions/${loan}`)).data;
    ok(await payroll().put(`/deductions/${loan}`, { version, rest_month: '2025-02' }));
    const february = await calculate(branch_id, '2025-02');
    expect([...(await netOf(january)), ...(await netOf(february))]).toEqual([2100, 1700]);
    await approve(february);
    expect((await scheduleOf(loan)).entries).toMatchObject([{ left: 700 }, { amount: 700, left: 0 }]);
  });

  test('can be repaid only by users who may change deductions', async () => {
    const { id: employee_id } = await newcomer(300_000);
    const loan = await lend(employee_id);
    const refused = await office.as('hr').post(`/deductions/${loan}/repayments`, { paid_on: '2025-01-20', amount: 1, method: 'cash' });
    expect(refused.status).toBe(403);
    expect((await office.as('consultant').get(`/deductions/${loan}/schedule`)).status).toBe(404);
  });
});

describe('a tax on the year so far', () => {
  let tax: number;
  beforeAll(async () => {
    const brackets = JSON.stringify([
      { up_to: 12_000, rate_bp: 0 },
      { up_to: null, rate_bp: 2000 },
    ]);
    const { rows } = await run(sql<{ id: number }>`
      insert into pay_components (code, name, kind, calculation, base, rate_bp, brackets, period, uses_allowance, yearly_ceiling, currency, valid_from, status)
      values ('YEAR', 'Year tax', 'tax', 'brackets', 'taxable', 0, ${brackets}::jsonb, 'year_by_month', true, null, 'DKK', '2020-01', 'active'),
        ('TOP', 'Pension', 'social', 'percent', 'gross', 1000, '[]', 'month', false, 2000000, 'DKK', '2020-01', 'active') returning id`);
    tax = rows[0]?.id as number;
  });
  const paidInKroner = async (salary: number) => {
    const person = await newcomer(1);
    await agree(office, person.id, salary, '2024-06-01', 'DKK');
    return person;
  };
  const linesOf = async (payroll_id: number, employee_id: number): Promise<Record<string, number>> => {
    const [{ id }] = ok(await payroll().get('/salaries', { filters: { payroll_id, employee_id } })).data;
    const { lines } = ok(await payroll().get(`/salaries/${id}`)).data;
    return Object.fromEntries(
      lines.flatMap(({ code, amount }: { code: string; amount: number }) => (/component:/.test(code) ? [[code, amount]] : [])),
    );
  };

  const paperOf = async (payroll_id: number, employee_id: number): Promise<string> => {
    const [{ id }] = ok(await payroll().get('/salaries', { filters: { payroll_id, employee_id } })).data;
    const headers = { authorization: `Bearer ${office.cast.payroll.token}`, 'accept-language': 'en' };
    const { rawPayload } = await office.app.inject({ method: 'GET', url: `/api/v1/salaries/${id}/pdf`, headers });
    return readPdf(rawPayload)
      .map(({ text }) => text)
      .join('\n');
  };

  test('counts pay from before Cadre, on the payslip too, and later changes of it', async () => {
    const { id, branch_id } = await paidInKroner(300_000);
    const march = await calculate(branch_id, '2025-03');
    // A quarter of 12,000.00 is free; no earlier pay of the year is known yet.
    expect(await linesOf(march, id)).toEqual({ 'component:TOP': 300 });
    const opening = { employee_id: id, until_month: '2025-02', currency: 'DKK' };
    const { id: pay } = ok(await payroll().post('/pay-openings', { ...opening, gross_pay: 18_000 })).data;
    ok(await payroll().post('/pay-openings', { ...opening, pay_component_id: tax, withheld: 3000 }));
    expect((await submit(march)).body).toMatchObject({ code: 'payslips_are_outdated', people: [{ employee: { id }, facts: ['earlier'] }] });
    await again(march);
    // (21,000.00 - 3,000.00) / 5 less 3,000.00, and a tenth of the 2,000.00 that are left until 20,000.00.
    expect(await linesOf(march, id)).toEqual({ 'component:YEAR': 600, 'component:TOP': 200 });
    await approve(march);
    const text = await paperOf(march, id);
    for (const words of ['21,000.00', '3,800.00', '17,200.00', 'before Cadre or elsewhere']) expect(text).toContain(words);
    await close(march, '2025-03');
    ok(await payroll().put(`/pay-openings/${pay}`, { gross_pay: 18_500, taxable_pay: 18_500 }));
    await renew();
    const april = await calculate(branch_id, '2025-04');
    // March: (21,500.00 - 3,000.00) / 5 less 3,600.00, and a tenth of 1,500.00. April: (24,500.00 - 4,000.00) / 5 less 3,700.00.
    expect(await linesOf(april, id)).toEqual({
      'adjustment:2025-03:component:YEAR': 100,
      'adjustment:2025-03:component:TOP': -50,
      'component:YEAR': 400,
    });
    await approve(april);
    expect(await paperOf(april, id)).toContain('24,500.00');
  });

  test('pays a change of several closed months once', async () => {
    const { id, branch_id } = await paidInKroner(900_000);
    for (const month of ['2025-01', '2025-02']) {
      const payslips = await calculate(branch_id, month);
      // 9,000.00 less 1,000.00 a month.
      expect(await linesOf(payslips, id)).toMatchObject({ 'component:YEAR': 1600 });
      await approve(payslips);
      await close(payslips, month);
    }
    ok(await payroll().post('/tax-details', { employee_id: id, valid_from: '2025-01', allowance: 1000, currency: 'DKK' }));
    await renew();
    const march = await calculate(branch_id, '2025-03');
    expect(await linesOf(march, id)).toMatchObject({
      'adjustment:2025-01:component:YEAR': -200,
      'adjustment:2025-02:component:YEAR': -200,
      'component:YEAR': 1400,
    });
    await approve(march);
    await close(march, '2025-03');
    await renew();
    const april = await calculate(branch_id, '2025-04');
    // (32,000.00 - 4,000.00) / 5 less 4,200.00.
    expect(await linesOf(april, id)).toMatchObject({ 'component:YEAR': 1400 });
  });

  test('shows pay from before Cadre to payroll only, and not to the employee', async () => {
    const { id } = await paidInKroner(300_000);
    const given = { employee_id: id, until_month: '2025-02', gross_pay: 100 };
    for (const name of ['admin', 'hr', 'manager', 'consultant', 'auditor'] as const)
      expect([name, (await office.as(name).post('/pay-openings', given)).status]).toEqual([name, 403]);
    const { id: opening } = ok(await payroll().post('/pay-openings', given)).data;
    expect((await payroll().post('/pay-openings', given)).status).toBe(409);
    expect((await office.as('manager').get(`/pay-openings/${opening}`)).status).not.toBe(200);
    expect(
      (await payroll().post('/pay-openings', { ...given, until_month: '2025-01', pay_component_id: tax, withheld: 1, currency: 'EUR' }))
        .body.fields,
    ).toEqual({
      currency: [expect.stringContaining('differs')],
    });
    const own = office.cast.payroll.employee_id;
    expect((await payroll().post('/pay-openings', { ...given, employee_id: own })).body.code).toBe('own_pay');
  });
});

describe('over any order of runs, late facts, reopenings and closings', () => {
  type Step = { act: 'bonus' | 'raise' | 'regular' | 'off_cycle' | 'close' | 'reopen' | 'dismiss'; at: number; amount: number };
  const steps = fc.array(
    fc.record<Step>({
      act: fc.constantFrom('bonus', 'bonus', 'raise', 'regular', 'regular', 'off_cycle', 'close', 'close', 'reopen', 'dismiss'),
      at: fc.nat({ max: months.length - 1 }),
      amount: fc.integer({ min: 1, max: 99_999 }),
    }),
    { minLength: 12, maxLength: 18 },
  );

  test('paid in all is owed in all, to the unit', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const person = await newcomer(300_000, { hire_date: '2024-01-01' });
        for (const step of given) await take(person, step);
        await settleEverything(person);
        for (const month of months) expect(await stillOwed(person.id, month), month).toEqual([]);
      }),
      { numRuns: 3, seed: 20_250_101, endOnFailure: true },
    );
  });

  type Person = { id: number; branch_id: number };
  const runsOf = async ({ branch_id }: Person, month: string, ...statuses: string[]) =>
    (
      await run(sql<{ id: number; kind: Kind }>`
        select id, kind from payrolls where branch_id = ${branch_id} and month = ${month} and status = any(${statuses}::text[]) order by id`)
    ).rows;

  async function take(person: Person, { act, at, amount }: Step): Promise<void> {
    const month = months[at] as string;
    if (act === 'bonus') await bonus(person.id, month, amount);
    if (act === 'raise') await raise(person, `${month}-${String((amount % 28) + 1).padStart(2, '0')}`, amount);
    if (act === 'regular' || act === 'off_cycle') await pay(person, month, act);
    if (act === 'close') for (const { id } of (await runsOf(person, month, 'approved')).slice(0, 1)) await close(id, month);
    if (act === 'reopen') for (const { id } of (await runsOf(person, month, 'approved')).slice(-1)) await reopened(id);
    if (act === 'dismiss') await renew();
  }

  const raise = ({ id }: Person, from: string, amount: number) =>
    run(sql`
      insert into compensations (employee_id, effective_from, amount, currency, status)
      select ${id}, ${from}::date, ${300_000 + amount}, 'EUR', 'approved'
      where not exists (select from compensations where employee_id = ${id} and effective_from = ${from}::date)`);

  async function pay({ branch_id }: Person, month: string, kind: Kind): Promise<void> {
    const made = await payroll().post('/payrolls', { month, kind, branch_id });
    if (made.status !== 200) return;
    const { id } = made.body.data;
    await again(id);
    if ((await netOf(id)).length === 0) return void ok(await payroll().post(`/payrolls/${id}/cancel`, {}));
    await approve(id);
  }

  async function reopened(id: number): Promise<void> {
    ok(await payroll().post(`/payrolls/${id}/reopen`, { note: 'Once more' }));
    await again(id);
    if ((await netOf(id)).length === 0) return void ok(await payroll().post(`/payrolls/${id}/cancel`, {}));
    await approve(id);
  }

  /** Pays and closes all months, then pays the remaining differences with a last run. */
  async function settleEverything(person: Person): Promise<void> {
    for (const month of months) {
      await pay(person, month, 'regular');
      await pay(person, month, 'off_cycle');
      for (const { id } of await runsOf(person, month, 'approved')) await close(id, month);
    }
    await renew();
    await pay(person, '2025-05', 'regular');
  }

  async function stillOwed(employee_id: number, month: string) {
    const [loaded] = await runAs('system', () => office.services.db.reading((on) => loadPayInputs(on, calculating, month, [employee_id])));
    if (!loaded || 'problem' in loaded.inputs) throw new Error('no inputs');
    const slip = calculatePayslip({ ...loaded.inputs, adjustments: [] });
    if ('problem' in slip) throw new Error(slip.problem);
    const { rows } = await run(sql<{ code: string; name: null; kind: 'earning'; amount: number }>`
      select code, null as name, kind, sum(amount)::float8 as amount from pay_settlements
      where employee_id = ${employee_id} and month = ${month} group by code, kind`);
    return unsettledLines(slip.lines, rows).map(({ code, amount }) => [code, amount]);
  }
});
