import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sql, sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { agree, calculatedRun, calculateNow, leaveOutFailed, ok } from './fixtures.ts';

let office: Office;
let clara: number;
let marco: number;
let approver: Awaited<ReturnType<typeof admit>>['as'];

const payroll = () => office.as('payroll');
const run = async (id: number) => ok(await payroll().get(`/payrolls/${id}`)).data;
const slips = async (id: number) => ok(await payroll().get('/salaries', { filters: { payroll_id: id }, per_page: 50 })).data;
const slipOf = async (id: number, employee_id: number) =>
  (await slips(id)).find((slip: { employee_id: number }) => slip.employee_id === employee_id);

beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  marco = office.cast.manager.employee_id as number;
  await agree(office, clara, 300_000);
  await agree(office, marco, 500_000);
  approver = (await admit(office, (await hire(office, { first_name: 'Petra', place: 'finance', hire_date: '2030-01-01' })).id, 5)).as;
});
afterAll(() => office.close());

test('a run without a name is named in the language of the reader, and a custom name stays as entered', async () => {
  const { branch_id } = ok(await office.as('hr').get(`/employees/${clara}`)).data;
  const made = ok(await payroll().post('/payrolls', { month: '2026-01', branch_id }, { 'accept-language': 'es' })).data;
  const typed = ok(await payroll().post('/payrolls', { month: '2026-02', name: 'Januar, zum Ersten' })).data;
  const namesIn = async (language: string, search: string) =>
    ok(await payroll().get('/payrolls', { search }, { 'accept-language': language })).data.map(({ name }: { name: string }) => name);
  expect(made.name).toMatch(/^enero de 2026 · /);
  expect(await namesIn('en', 'January')).toEqual([made.name.replace('enero de 2026', 'January 2026')]);
  expect(await namesIn('ja', '1月')).toEqual([made.name.replace('enero de 2026', '2026年1月')]);
  expect(await namesIn('de', 'Januar')).toEqual(['Januar, zum Ersten', made.name.replace('enero de', 'Januar')]);
  expect(await namesIn('fr', 'Januar')).toEqual([typed.name]);
  for (const { id } of [made, typed]) ok(await payroll().post(`/payrolls/${id}/cancel`, {}));
});

test('a picker disambiguates two runs of the same name, and lists the latest period first', async () => {
  const make = async (month: string) => ok(await payroll().post('/payrolls', { month })).data.id;
  const cancelled = await make('2026-03');
  ok(await payroll().post(`/payrolls/${cancelled}/cancel`, {}));
  const [later, twin] = [await make('2026-04'), await make('2026-03')];
  const all = [cancelled, later, twin];
  const listed = ok(await payroll().get('/payrolls/lists', { ids: all.join() })).data as { id: number; name: string }[];
  expect(listed.map(({ id }) => id)).toEqual([later, twin, cancelled]);
  expect(listed[0]?.name).toBe('April 2026');
  expect(listed[1]?.name).toMatch(new RegExp(`^March 2026 · 2026-\\d\\d-\\d\\d · #${twin}$`));
  for (const id of [later, twin]) ok(await payroll().post(`/payrolls/${id}/cancel`, {}));
});

describe('a month', () => {
  const month = '2026-03';
  let id: number;

  test('is calculated for all employees, and missing data of one does not stop the others', async () => {
    id = await calculatedRun(office, { month });
    expect(await run(id)).toMatchObject({
      name: 'March 2026',
      pay_date: '2026-03-28',
      status: 'calculated',
      employees_count: 4,
      done_count: 2,
      failed_count: 2,
      totals: [{ currency: 'EUR', people: 2, gross: 8000 }],
    });
    expect(ok(await payroll().get(`/payrolls/${id}/people`, { state: 'failed' })).data).toMatchObject([
      { problem: 'no_compensation', salary_id: null },
      { problem: 'no_compensation' },
    ]);
    expect(await slipOf(id, clara)).toMatchObject({ name: 'Clara Dubois', basic_salary: 3000, paid: false, month, status: 'calculated' });
  });

  test('can be split by department, and its employees filtered by whether they have issues', async () => {
    const { data: departments } = ok(await payroll().get(`/payrolls/${id}/departments`));
    const sum = (name: string) => departments.reduce((all: number, row: Record<string, number>) => all + Number(row[name]), 0);
    expect([sum('people'), sum('gross')]).toEqual([2, 8000]);
    expect(departments.every(({ department }: { department: object | null }) => department !== null)).toBe(true);
    const { data: named } = ok(await payroll().get(`/payrolls/${id}/people`, { has_issues: true }));
    const { data: issues } = ok(await payroll().get(`/payrolls/${id}/issues`, { per_page: 200 }));
    const about = issues.issues.flatMap(({ employee, severity }: { employee: { id: number } | null; severity: string }) =>
      employee && severity !== 'info' ? [employee.id] : [],
    );
    expect(new Set(named.map(({ employee }: { employee: { id: number } }) => employee.id))).toEqual(new Set(about));
    expect((await office.as('hr').get(`/payrolls/${id}/departments`)).status).toBe(403);
  });

  test('a payslip shows its lines when it is opened, in major units', async () => {
    const { id: slip, lines } = await slipOf(id, clara);
    expect(lines).toBeUndefined();
    expect(ok(await payroll().get(`/salaries/${slip}`)).data).toMatchObject({
      segments: [{ from: '2026-03-01', to: '2026-03-31', monthly: 3000, amount: 3000 }],
      lines: [{ code: 'basic', kind: 'earning', amount: 3000 }],
    });
  });

  test('recalculating without changes leaves the payslips as they are', async () => {
    const before = await slips(id);
    ok(await payroll().post(`/payrolls/${id}/calculate`, {}));
    await calculateNow(office.services, id, 1);
    expect(await slips(id)).toEqual(before);
    expect(await run(id)).toMatchObject({ status: 'calculated', done_count: 2 });
  });

  test('an employee is in one regular run of a month only, and a cancelled run does not count', async () => {
    expect((await payroll().post('/payrolls', { month })).body).toMatchObject({ code: 'run_has_nobody' });
    const races = await Promise.all([1, 2].map(() => payroll().post('/payrolls', { month: '2026-05' })));
    expect(races.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = races.find(({ status }) => status === 200)?.body.data.id as number;
    ok(await payroll().post(`/payrolls/${first}/cancel`, {}));
    const again = ok(await payroll().post('/payrolls', { month: '2026-05' })).data;
    expect(again.employees_count).toBe(4);
    ok(await payroll().post(`/payrolls/${again.id}/cancel`, {}));
  });

  test('the officer who calculated or submitted it cannot approve it; another approver can', async () => {
    expect((await payroll().post(`/payrolls/${id}/submit`, {})).body).toMatchObject({ code: 'run_has_issues' });
    await leaveOutFailed(office, id);
    ok(await payroll().post(`/payrolls/${id}/submit`, {}));
    expect((await run(id)).can).toMatchObject({ approve: false, reject: false });
    expect((await payroll().post(`/payrolls/${id}/approve`, {})).status).toBe(403);
    expect((await approver.post(`/payrolls/${id}/reject`, {})).status).toBe(422);
    ok(await approver.post(`/payrolls/${id}/reject`, { note: 'Check the hours' }));
    expect(await run(id)).toMatchObject({ status: 'calculated', decision_note: 'Check the hours' });
    expect(ok(await payroll().get('/notifications')).data).toContainEqual(
      expect.objectContaining({
        type: 'request_of_sent_back',
        args: expect.objectContaining({ title: 'March 2026' }),
        link: `/payroll/runs/${id}`,
      }),
    );
    expect(ok(await payroll().get('/notifications', {}, { 'accept-language': 'de' })).data).toContainEqual(
      expect.objectContaining({ type: 'request_of_sent_back', args: expect.objectContaining({ title: 'März 2026' }) }),
    );
    ok(await payroll().post(`/payrolls/${id}/submit`, {}));
    const answers = await Promise.all([1, 2].map(() => approver.post(`/payrolls/${id}/approve`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await slips(id)).map(({ status }: { status: string }) => status)).toEqual(['approved', 'approved']);
  });

  test('an approved run goes back before anything is paid, and no notice leads to a payslip that is gone', async () => {
    const noticesOf = async () => ok(await office.as('consultant').get('/notifications')).data.map(({ type }: { type: string }) => type);
    expect((await payroll().post(`/payrolls/${id}/reopen`, {})).status).toBe(422);
    ok(await payroll().post(`/payrolls/${id}/release`));
    expect(await noticesOf()).toContain('payslip_released');
    ok(await payroll().post(`/payrolls/${id}/reopen`, { note: 'Forgot a bonus' }));
    expect(await noticesOf()).not.toContain('payslip_released');
    expect((await slips(id)).map(({ status }: { status: string }) => status)).toEqual(['calculated', 'calculated']);
    ok(await payroll().post(`/payrolls/${id}/submit`, {}));
    ok(await approver.post(`/payrolls/${id}/approve`, {}));
  });

  test('payslips are paid one by one or all together, with a payment date', async () => {
    const slip = (await slipOf(id, clara)).id;
    const pay = { id: slip, model: 'salaries', status: 'paid' };
    expect((await payroll().patch('/update-status', pay)).body.fields).toHaveProperty('paid_on');
    ok(await payroll().patch('/update-status', { ...pay, paid_on: '2026-03-27' }));
    expect((await payroll().patch('/update-status', { ...pay, paid_on: '2026-03-27' })).status).toBe(409);
    expect(await run(id)).toMatchObject({ status: 'approved', paid_count: 1 });
    expect((await payroll().post(`/payrolls/${id}/reopen`, { note: 'Too late' })).body).toMatchObject({ code: 'run_is_partly_paid' });
    const answers = await Promise.all([1, 2].map(() => payroll().post(`/payrolls/${id}/pay`, { paid_on: '2026-03-28' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await slips(id)).map((one: { paid: boolean; paid_on: string }) => [one.paid, one.paid_on]).sort()).toEqual([
      [true, '2026-03-27'],
      [true, '2026-03-28'],
    ]);
    ok(await payroll().post(`/salaries/${slip}/unpay`, { note: 'It bounced' }));
    expect((await run(id)).status).toBe('approved');
    ok(await payroll().post(`/salaries/${slip}/pay`, { paid_on: '2026-03-30' }));
    expect((await run(id)).status).toBe('paid');
  });

  test('closing requires typing the month, and makes the run final', async () => {
    expect((await payroll().post(`/payrolls/${id}/close`, { month_again: '2026-04' })).body.fields).toHaveProperty('month_again');
    ok(await payroll().post(`/payrolls/${id}/close`, { month_again: month }));
    const slip = (await slipOf(id, clara)).id;
    expect((await payroll().post(`/salaries/${slip}/unpay`, { note: 'Too late' })).body).toMatchObject({ code: 'payslip_is_final' });
    const { db } = office.services;
    await expect(asSystem(db, sql`update salaries set net = 1 where id = ${slip}`)).rejects.toThrow('salaries_stay_as_paid');
    await expect(asSystem(db, sql`delete from salaries where id = ${slip}`)).rejects.toThrow('salaries_stay_as_paid');
    await expect(asSystem(db, sql`update payrolls set status = 'paid' where id = ${id}`)).rejects.toThrow('payrolls_stay_closed');
  });

  test('an employee sees their own payslip once it is released, and no others', async () => {
    const own = () => office.as('consultant').get('/salaries', { month });
    expect(ok(await own()).data).toEqual([]);
    const slip = (await slipOf(id, clara)).id;
    await asSystem(office.services.db, sql`update salaries set released_at = now() where payroll_id = ${id}`);
    expect(ok(await own()).data).toMatchObject([{ id: slip, name: 'Clara Dubois', basic_salary: 3000, paid: true }]);
    expect((await office.as('consultant').get(`/salaries/${(await slipOf(id, marco)).id}`)).status).toBe(404);
  });

  test('a run is none of the business of administrators, managers and employees', async () => {
    for (const name of ['admin', 'manager', 'consultant'] as const) {
      expect((await office.as(name).get('/payrolls')).status).toBe(403);
      expect((await office.as(name).get(`/payrolls/${id}`)).status).toBe(403);
    }
    expect(ok(await office.as('auditor').get(`/payrolls/${id}`)).data.totals).toEqual([]);
    for (const name of ['admin', 'hr', 'auditor'] as const)
      expect(ok(await office.as(name).get('/salaries', { month }))).toMatchObject({ data: [], meta: { total: 0 } });
  });
});

test('the list of payslips defaults to this month, unless it is filtered by month, employee or run', async () => {
  expect(ok(await payroll().get('/salaries')).meta.total).toBe(0);
  expect(ok(await payroll().get('/salaries', { month: '2026-03' })).meta.total).toBe(2);
  expect(ok(await payroll().get('/salaries', { filters: { employee_id: clara } })).meta.total).toBe(1);
  expect((await payroll().get('/salaries', { month: '2026-13' })).status).toBe(422);
});

test('a payslip in a list names its run in the language of who reads runs, and not to its owner', async () => {
  const [slip] = ok(await payroll().get('/salaries', { filters: { employee_id: clara } }, { 'accept-language': 'de' })).data;
  expect(slip.payroll).toEqual({ id: slip.payroll_id, name: 'März 2026' });
  await asSystem(office.services.db, sql`update salaries set released_at = now() where id = ${slip.id} and status in ('approved', 'paid')`);
  for (const row of ok(await office.as('consultant').get('/salaries', { filters: { employee_id: clara } })).data)
    expect(row.payroll).toBeNull();
});

test('a loan is paid back with the approval, once, and given back with its withdrawal', async () => {
  await asSystem(
    office.services.db,
    sql`insert into deductions (employee_id, name, category, amount, currency, principal, start_month)
      values (${clara}, 'Loan', 'loan', 20000, 'EUR', 30000, '2026-07')`,
  );
  const posted = async () =>
    (await asSystem(office.services.db, sql<{ amount: number }>`select coalesce(sum(amount), 0)::int as amount from pay_movements`)).rows[0]
      ?.amount;
  const july = await calculatedRun(office, { month: '2026-07' });
  expect(await slipOf(july, clara)).toMatchObject({ deductions_total: 200, net: 2800 });
  expect(await posted()).toBe(0);
  await leaveOutFailed(office, july);
  ok(await payroll().post(`/payrolls/${july}/submit`, {}));
  ok(await approver.post(`/payrolls/${july}/approve`, {}));
  expect(await posted()).toBe(20_000);
  ok(await payroll().post(`/payrolls/${july}/reopen`, { note: 'Once more' }));
  expect(await posted()).toBe(0);
  ok(await payroll().post(`/payrolls/${july}/submit`, {}));
  ok(await approver.post(`/payrolls/${july}/approve`, {}));
  const august = await calculatedRun(office, { month: '2026-08' });
  expect(await slipOf(august, clara)).toMatchObject({ deductions_total: 100, previous_net: 2800, change: 100 });
});

test('monthly items end with the last day of an employment, and a loan does not', async () => {
  const { id: employee_id } = await hire(office, { first_name: 'Rosa', place: 'finance', hire_date: '2027-01-01' });
  await agree(office, employee_id, 200_000, '2027-01-01');
  const item = { employee_id, kind: 'fixed', currency: 'EUR', recurrence: 'monthly', start_month: '2027-01' };
  ok(await payroll().post('/allowances', { ...item, name: 'Housing', amount: 100 }));
  ok(await payroll().post('/deductions', { ...item, name: 'Loan', category: 'loan', principal: 600, installments: 60 }));
  const codes = async (month: string) => {
    const id = await calculatedRun(office, { month });
    const slip = await slipOf(id, employee_id);
    const { lines } = ok(await payroll().get(`/salaries/${slip.id}`)).data;
    return lines.map(({ code }: { code: string }) => code.split(':')[0]);
  };
  expect(await codes('2027-02')).toEqual(['basic', 'allowances', 'deductions']);
  await asSystem(
    office.services.db,
    sql`with left_then as (update employment_periods set left_on = '2027-03-31' where employee_id = ${employee_id})
      insert into employment_periods (employee_id, hired_on) values (${employee_id}, '2027-05-01')`,
  );
  await agree(office, employee_id, 200_000, '2027-05-01');
  expect(await codes('2027-05')).toEqual(['basic', 'deductions']);
});

test('a rehire is paid in the currency of the new agreement, and not without one', async () => {
  const { id: employee_id } = await hire(office, { first_name: 'Nadia', place: 'finance', hire_date: '2028-01-01' });
  await agree(office, employee_id, 200_000, '2028-01-01');
  await asSystem(
    office.services.db,
    sql`with left_then as (update employment_periods set left_on = '2028-03-31' where employee_id = ${employee_id})
      insert into employment_periods (employee_id, hired_on) values (${employee_id}, '2028-05-01')`,
  );
  const id = await calculatedRun(office, { month: '2028-05' });
  const { data: failed } = ok(await payroll().get(`/payrolls/${id}/people`, { state: 'failed', per_page: 200 }));
  expect(failed).toContainEqual(
    expect.objectContaining({ employee: expect.objectContaining({ id: employee_id }), problem: 'no_compensation' }),
  );
  const { issues } = ok(await payroll().get(`/payrolls/${id}/issues`, { per_page: 200 })).data;
  const missing = issues.filter(({ employee }: { employee: { id: number } | null }) => employee?.id === employee_id);
  expect(missing).toContainEqual(expect.objectContaining({ code: 'missing_compensation' }));
  await agree(office, employee_id, 250_000, '2028-05-01', 'GBP');
  ok(await payroll().post(`/payrolls/${id}/calculate`, {}));
  await calculateNow(office.services, id);
  expect(await slipOf(id, employee_id)).toMatchObject({ currency: 'GBP', gross: 2500 });
});

test('a full-time salary is paid by the FTE of each day, also of one that changes', async () => {
  const { id: employee_id } = await hire(office, { first_name: 'Fteri', place: 'finance', hire_date: '2030-04-01' });
  const agreed = {
    employee_id,
    effective_from: '2030-04-01',
    basis: 'monthly',
    amount: 3000,
    currency: 'EUR',
    reason: 'hire',
    follows_fte: true,
  };
  expect((await payroll().post('/compensations', { ...agreed, basis: 'hourly' })).status).toBe(422);
  const { id } = ok(await payroll().post('/compensations', agreed)).data;
  ok(await approver.post(`/compensations/${id}/approve`, {}));
  await asSystem(
    office.services.db,
    sql`with full_time as (update employee_versions set fte = 10000 where employee_id = ${employee_id} returning *)
      insert into employee_versions (employee_id, effective_from, branch_id, department_id, job_id, fte)
      select employee_id, '2030-04-16', branch_id, department_id, job_id, 8000 from full_time`,
  );
  const gross = async (month: string) => (await slipOf(await calculatedRun(office, { month }), employee_id)).gross;
  expect([await gross('2030-04'), await gross('2030-05')]).toEqual([2700, 2400]);
});

test('a garnishment leaves the protected amount, which is higher with children', async () => {
  const { id: employee_id } = await hire(office, { first_name: 'Gerda', place: 'finance', hire_date: '2030-01-01' });
  await agree(office, employee_id, 300_000, '2030-01-01');
  ok(await payroll().post('/tax-details', { employee_id, valid_from: '2030-02', children: 1 }));
  const claim = { employee_id, name: 'Claim', category: 'garnishment', kind: 'fixed', amount: 2500, currency: 'EUR' };
  const limits = { protected_amount: 1400, protected_per_child: 600, max_share_bp: 5000 };
  ok(await payroll().post('/deductions', { ...claim, ...limits, recurrence: 'monthly', start_month: '2030-01' }));
  const net = async (month: string) => (await slipOf(await calculatedRun(office, { month }), employee_id)).net;
  // Half of 1,600.00 is taken, then half of 1,000.00.
  expect([await net('2030-01'), await net('2030-02')]).toEqual([2200, 2500]);
});

test('a tax on the year so far counts approved payslips, corrections in the month they correct, and no untaxed pay', async () => {
  const { id: employee_id } = await hire(office, { first_name: 'Noemi', place: 'finance', hire_date: '2029-01-01' });
  await agree(office, employee_id, 300_000, '2029-01-01', 'CHF');
  const component = { kind: 'tax', calculation: 'percent', currency: 'CHF', valid_from: '2029-01' };
  // A tenth of the year so far above 4,000.00.
  const brackets = [{ up_to: 4000, rate_bp: 0 }, { rate_bp: 1000 }];
  const tax = { ...component, code: 'YEAR', name: 'Year tax', calculation: 'brackets', base: 'taxable', brackets, period: 'year' };
  const pension = { ...component, code: 'PENSION', name: 'Pension', kind: 'social', base: 'gross', rate_bp: 100, yearly_ceiling: 5000 };
  const levy = { ...component, code: 'ON-TAX', name: 'Levy', base: 'component', rate_bp: 500, period: 'year' };
  const enter = async (given: object) => {
    const { id } = ok(await payroll().post('/pay-components', given)).data;
    ok(await payroll().post(`/pay-components/${id}/activate`, {}));
    return id;
  };
  const tax_id = await enter(tax);
  await enter(pension);
  await enter({ ...levy, base_component_id: tax_id });
  await asSystem(
    office.services.db,
    sql`insert into allowances (employee_id, name, amount, currency, start_month, taxable) values (${employee_id}, 'Meals', 10000, 'CHF', '2029-01', false)`,
  );
  const amounts = async (month: string) => {
    const id = await calculatedRun(office, { month });
    const { lines } = ok(await payroll().get(`/salaries/${(await slipOf(id, employee_id)).id}`)).data;
    const of = (code: string) => lines.find((line: { code: string }) => line.code === `component:${code}`)?.amount;
    return { id, amounts: [of('YEAR'), of('PENSION'), of('ON-TAX')] };
  };
  const approve = async (id: number) => {
    await leaveOutFailed(office, id);
    ok(await payroll().post(`/payrolls/${id}/acknowledge`, {}));
    ok(await payroll().post(`/payrolls/${id}/submit`, {}));
    ok(await approver.post(`/payrolls/${id}/approve`, {}));
  };
  const january = await amounts('2029-01');
  expect(january.amounts).toEqual([undefined, 31, undefined]);
  await approve(january.id);
  // 6,000.00 taxable are 2,000.00 above the limit; of the 5,000.00 that count for the pension 1,900.00 are left.
  const february = await amounts('2029-02');
  expect(february.amounts).toEqual([200, 19, 10]);
  await asSystem(
    office.services.db,
    sql`update salaries set lines = lines || '[{"code":"travels:1:per_diem","kind":"earning","amount":99999},{"code":"adjustment:2029-01:basic","kind":"earning","amount":100000},
      {"code":"adjustment:2029-01:component:YEAR","kind":"deduction","amount":5000}]'
      where payroll_id = ${january.id} and employee_id = ${employee_id}`,
  );
  ok(await payroll().post(`/payrolls/${february.id}/calculate`, {}));
  await calculateNow(office.services, february.id);
  // 7,000.00 are 3,000.00 above it, and 50.00 are settled.
  const { lines } = ok(await payroll().get(`/salaries/${(await slipOf(february.id, employee_id)).id}`)).data;
  expect(lines.find(({ code }: { code: string }) => code === 'component:YEAR')).toMatchObject({ amount: 250 });
});

test('a bonus entered after a payslip was approved is paid by an off-cycle run', async () => {
  await asSystem(
    office.services.db,
    sql`insert into bonuses (employee_id, name, amount, currency, recurrence, month) values (${clara}, 'Spot', 50000, 'EUR', 'once', '2026-07')`,
  );
  const extra = await calculatedRun(office, { month: '2026-07', kind: 'off_cycle' });
  expect(ok(await payroll().get(`/payrolls/${extra}`, {}, { 'accept-language': 'de' })).data.name).toBe('Juli 2026 · Zusätzlich');
  expect(await slips(extra)).toMatchObject([{ employee_id: clara, sequence: 1, gross: 500, bonuses_total: 500, net: 500 }]);
});

test('one payslip is calculated again from the facts of today', async () => {
  const id = await calculatedRun(office, { month: '2026-09', branch_id: office.cast.places.delivery.branch_id });
  const slip = (await slipOf(id, marco)).id;
  await asSystem(
    office.services.db,
    sql`insert into allowances (employee_id, name, amount, currency, start_month) values (${marco}, 'Phone', 3000, 'EUR', '2026-09')`,
  );
  expect(ok(await payroll().post(`/salaries/${slip}/recalculate`, {})).data).toMatchObject({ id: slip, allowances_total: 30, net: 5030 });
  ok(await payroll().post(`/salaries/${slip}/leave-out`, { note: 'Paid by the other company' }));
  expect((await run(id)).employees_count).toBe(2);
});

describe('a trip', () => {
  const month = '2026-11';
  let id: number;
  const change = (values: Sql) =>
    asSystem(office.services.db, sql`update travels set ${values} where employee_id = ${marco} and title = 'Lyon'`);
  const calculateAgain = async () => {
    ok(await payroll().post(`/payrolls/${id}/calculate`, {}));
    await calculateNow(office.services, id);
  };
  const tripLines = async () => {
    const { lines } = ok(await payroll().get(`/salaries/${(await slipOf(id, marco)).id}`)).data;
    return lines
      .filter(({ source }: { source: { type: string } | null }) => source?.type === 'travels')
      .map(({ code, kind, amount }: { code: string; kind: string; amount: number }) => [code.split(':')[2], kind, amount]);
  };

  test('adds no lines to a payslip before it is approved', async () => {
    await asSystem(
      office.services.db,
      sql`insert into travels (employee_id, title, purpose, from_place, to_place, currency, start_date, end_date, status, advance, estimate)
        values (${marco}, 'Lyon', 'A visit', 'Madrid', 'Lyon', 'EUR', '2026-11-10', '2026-11-12', 'pending', 500,
          '[{"kind":"per_diem","amount":84,"currency":"EUR"},{"kind":"lodging","amount":400,"currency":"EUR"}]')`,
    );
    id = await calculatedRun(office, { month });
    expect(await tripLines()).toEqual([]);
  });

  test('pays its per diem and its advance once it is approved', async () => {
    const { net } = await slipOf(id, marco);
    await change(sql`status = 'approved'`);
    await calculateAgain();
    expect(await tripLines()).toEqual([
      ['per_diem', 'earning', 84],
      ['advance', 'earning', 500],
    ]);
    expect((await slipOf(id, marco)).net).toBe(net + 584);
  });

  test('takes back the unspent part of the advance', async () => {
    await change(
      sql`status = 'completed', actual_cost = '[{"kind":"per_diem","amount":84,"currency":"EUR"},{"kind":"lodging","amount":430.2,"currency":"EUR"}]'`,
    );
    await calculateAgain();
    expect(await tripLines()).toContainEqual(['advance_back', 'deduction', 69.8]);
  });

  test('in another currency than the salary stops the payslip, and the issue leads to it', async () => {
    await change(sql`currency = 'JPY'`);
    await calculateAgain();
    const { issues } = ok(await payroll().get(`/payrolls/${id}/issues`, { code: 'several_currencies' })).data;
    expect(issues).toMatchObject([
      { employee: { id: marco }, args: { currencies: 'EUR, JPY' }, path: expect.stringMatching(/^\/requests\/travel\?id=\d+$/) },
    ]);
    await change(sql`currency = 'EUR'`);
    await calculateAgain();
  });

  test('that is paid is not paid again', async () => {
    await leaveOutFailed(office, id);
    ok(await payroll().post(`/payrolls/${id}/leave-out`, { employee_ids: [clara], note: 'Only the traveller' }));
    ok(await payroll().post(`/payrolls/${id}/acknowledge`, {}));
    ok(await payroll().post(`/payrolls/${id}/submit`, {}));
    ok(await approver.post(`/payrolls/${id}/approve`, {}));
    const extra = await calculatedRun(office, { month, kind: 'off_cycle' });
    expect(await slips(extra)).toEqual([]);
  });
});
