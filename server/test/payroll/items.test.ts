import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { newcomer } from '../requests/fixtures.ts';

let office: Office;
/** Paula enters, Petra agrees; Ida is paid. */
let [paula, petra, ida]: Person[] = [];
let [petraId, idaId]: number[] = [];
beforeAll(async () => {
  office = await openOffice();
  paula = office.as('payroll');
  const second = await newcomer(office, {}, 5);
  [petra, petraId] = [second.as, second.id];
  const paid = await newcomer(office);
  [ida, idaId] = [paid.as, paid.id];
});
afterAll(() => office.close());

const enters = () => paula as Person;
const agrees = () => petra as Person;
const salary = (more: object = {}) => ({
  employee_id: idaId,
  effective_from: '2031-03-01',
  basis: 'monthly',
  amount: 3000,
  reason: 'raise',
  ...more,
});
const allowance = (more: object = {}) => ({
  employee_id: idaId,
  name: 'Housing',
  kind: 'fixed',
  amount: 250,
  recurrence: 'monthly',
  start_month: '2031-01',
  ...more,
});
const bonus = (more: object = {}) => ({
  employee_id: idaId,
  name: 'Launch',
  reason: 'project',
  kind: 'fixed',
  amount: 500,
  recurrence: 'once',
  month: '2031-02',
  ...more,
});
const loan = (more: object = {}) => ({
  employee_id: idaId,
  name: 'Loan',
  category: 'loan',
  kind: 'fixed',
  recurrence: 'monthly',
  start_month: '2031-01',
  principal: 1000,
  installments: 3,
  ...more,
});
async function limitBonuses(bonus_limit: number): Promise<void> {
  const [policy] = (await enters().get('/pay-policies')).body.data;
  expect((await enters().put(`/pay-policies/${policy.id}`, { bonus_limit })).status).toBe(200);
}
const toResponse = async (answer: ReturnType<Person['get']>) => {
  const { status, body } = await answer;
  return { status, code: body.code, fields: body.fields };
};

test('an allowance is sent back as it was read, and copied', async () => {
  const { id, pay_months } = (await enters().post('/allowances', allowance({ name: 'Meals', start_month: '2041-01' }))).body.data;
  expect(pay_months).toEqual([]);
  expect((await enters().put(`/allowances/${id}`, { pay_months })).status).toBe(200);
  expect((await enters().post(`/allowances/${id}/clone`, {})).body.data).toMatchObject({ pay_months: [] });
});

describe('a salary', () => {
  test('waits for the approval of another person, and applies from its effective date on', async () => {
    const entered = await enters().post('/compensations', salary());
    expect(entered.body.data).toMatchObject({ status: 'pending', currency: 'EUR', amount: 3000, can: { approve: false, update: true } });
    const { id } = entered.body.data;
    expect(await toResponse(enters().post(`/compensations/${id}/approve`, {}))).toMatchObject({ status: 403, code: 'own_entry' });
    expect((await ida?.get('/compensations'))?.body.meta.total).toBe(0);
    const toDecide = { filters: { approver: 'self', model: 'compensations' } };
    const inbox = await agrees().get('/approvals', toDecide);
    expect(inbox.body).toMatchObject({ meta: { total: 1 }, data: [{ summary: '2031-03-01', approver: 'self' }] });
    expect((await enters().get('/approvals', toDecide)).body.data).toEqual([]);
    const [level] = (await enters().get(`/compensations/${id}/approvals`)).body.data;
    expect(level.approver).toBeNull();
    expect(level.asked.map(({ name }: { name: string }) => name)).not.toContain(office.cast.payroll.name);
    expect(await toResponse(enters().put(`/approvals/${level.id}`, { status: 'approved' }))).toMatchObject({
      status: 403,
      code: 'own_entry',
    });
    const all = await office.as('admin').get('/approvals', { filters: { model: 'compensations', employee_id: idaId } });
    expect(all.body).toMatchObject({ meta: { total: 1 }, data: [{ summary: null }] });
    expect((await agrees().post(`/compensations/${id}/approve`, {})).body.data).toMatchObject({
      status: 'approved',
      can: { update: false },
    });
    expect((await ida?.get('/compensations'))?.body.data).toMatchObject([{ amount: 3000, status: 'approved' }]);
    expect((await ida?.get('/notifications'))?.body.data[0]).toMatchObject({ type: 'salary_changed' });
    expect((await enters().get('/notifications')).body.data[0]).toMatchObject({
      type: 'request_of_approved',
      args: { model: 'compensations' },
    });

    const next = (await enters().post('/compensations', salary({ effective_from: '2031-05-16', amount: 3600 }))).body.data;
    await agrees().post(`/compensations/${next.id}/approve`, {});
    const heldIn = async (month: string) =>
      (await enters().get('/compensations', { month, filters: { employee_id: idaId } })).body.data
        .map((row: { amount: number }) => row.amount)
        .sort();
    expect(await heldIn('2031-02')).toEqual([]);
    expect(await heldIn('2031-04')).toEqual([3000]);
    expect(await heldIn('2031-05')).toEqual([3000, 3600]);
    expect(await heldIn('2031-06')).toEqual([3600]);
    expect((await enters().get(`/compensations/${id}`, { month: '2031-06' })).status).toBe(404);
    expect((await enters().get(`/compensations/${id}`)).body.data).toMatchObject({ held_until: '2031-05-15' });
  });

  test('that another person has changed needs the approval of the first', async () => {
    const { id } = (await enters().post('/compensations', salary({ effective_from: '2031-07-01' }))).body.data;
    await agrees().put(`/compensations/${id}`, { amount: 9000 });
    const toDecide = { filters: { approver: 'self', model: 'compensations' } };
    expect((await agrees().get('/approvals', toDecide)).body.data).toEqual([]);
    expect((await enters().get('/approvals', toDecide)).body.data).toMatchObject([{ model_id: id }]);
    expect(await toResponse(agrees().post(`/compensations/${id}/approve`, {}))).toMatchObject({ status: 403, code: 'own_entry' });
    expect((await enters().post(`/compensations/${id}/reject`, { note: 'Too much' })).body.data).toMatchObject({ status: 'rejected' });
  });

  test('cannot be entered or approved by the employee it belongs to', async () => {
    expect(await toResponse(agrees().post('/compensations', salary({ employee_id: petraId })))).toMatchObject({
      status: 403,
      code: 'own_pay',
    });
    const { id } = (await enters().post('/compensations', salary({ employee_id: petraId }))).body.data;
    expect(await toResponse(agrees().post(`/compensations/${id}/approve`, {}))).toMatchObject({ status: 403, code: 'own_pay' });
  });

  test('that is agreed on is not rewritten, also in the database', async () => {
    const { id } = (await enters().post('/compensations', salary({ effective_from: '2031-09-01' }))).body.data;
    await agrees().post(`/compensations/${id}/approve`, {});
    expect(await toResponse(enters().put(`/compensations/${id}`, { amount: 1 }))).toMatchObject({ status: 409 });
    await expect(asSystem(office.services.db, sql`update compensations set amount = 1 where id = ${id}`)).rejects.toThrow(
      'compensations_stay_as_approved',
    );
    expect((await enters().post(`/compensations/${id}/withdraw`, { note: 'By mistake' })).body.data).toMatchObject({ status: 'withdrawn' });
  });

  test.each([
    ['a negative one', { amount: -1 }, 'amount', 'Salary must be more than zero'],
    ['nothing', { amount: 0 }, 'amount', 'Salary must be more than zero'],
    ['too many digits', { amount: 10.005 }, 'amount', 'Salary has more decimals than its currency allows'],
    ['digits of a currency without', { amount: 10.5, currency: 'JPY' }, 'amount', 'Salary has more decimals than its currency allows'],
    ['an unknown currency', { currency: 'XYZ' }, 'currency', 'Currency is not valid'],
    ['a day that does not exist', { effective_from: '2031-02-30' }, 'effective_from', 'Effective from is not valid'],
    ['a day before the hire date', { effective_from: '1990-01-01' }, 'effective_from', 'Effective from can’t be before the hire date'],
    ['an unknown employee', { employee_id: 2_000_000_000 }, 'employee_id', 'Employee refers to a record that doesn’t exist'],
  ])('with %s is refused in a sentence', async (_what, more, field, sentence) => {
    const { status, fields } = await toResponse(enters().post('/compensations', salary({ effective_from: '2031-11-01', ...more })));
    expect({ status, fields }).toEqual({ status: 422, fields: { [field]: [sentence] } });
  });

  test('begins once a day, also when two are entered at the same moment', async () => {
    const both = await Promise.all(
      [1, 2].map((n) => enters().post('/compensations', salary({ effective_from: '2032-01-01', amount: 3000 + n }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.body.fields).toEqual({ effective_from: ['There’s already a salary from this day'] });
  });
});

test('a new currency keeps the amount that was entered', async () => {
  const { id } = (await enters().post('/compensations', salary({ effective_from: '2033-01-01' }))).body.data;
  expect((await enters().put(`/compensations/${id}`, { currency: 'JPY' })).body.data).toMatchObject({ amount: 3000, currency: 'JPY' });
  await enters().put(`/compensations/${id}`, { currency: 'EUR', amount: 10.5 });
  expect(await toResponse(enters().put(`/compensations/${id}`, { currency: 'JPY' }))).toMatchObject({
    status: 422,
    fields: { amount: ['Salary has more decimals than its currency allows'] },
  });
});

test('a bracket limit that its currency cannot express is refused, and no statement stores one', async () => {
  const brackets = (limit: number) => [{ up_to: limit, rate_bp: 500 }, { rate_bp: 2000 }];
  const tax = { code: 'JP-TAX', name: 'Income tax', kind: 'tax', calculation: 'brackets', base: 'gross', valid_from: '2031-01' };
  const enter = (limit: number, currency = 'JPY') => enters().post('/pay-components', { ...tax, brackets: brackets(limit), currency });
  expect(await toResponse(enter(100_000.5))).toMatchObject({
    status: 422,
    fields: { brackets: ['Line 1 has more decimals than its currency allows'] },
  });
  const { id } = (await enter(100_000.5, 'EUR')).body.data;
  expect(await toResponse(enters().put(`/pay-components/${id}`, { currency: 'JPY' }))).toMatchObject({ status: 422 });
  await expect(asSystem(office.services.db, sql`update pay_components set currency = 'JPY' where id = ${id}`)).rejects.toThrow(
    'pay_components_limits_fit_their_currency',
  );
  expect((await enters().put(`/pay-components/${id}`, { currency: 'JPY', brackets: brackets(100_000) })).status).toBe(200);
});

test('a component can be based on another, in the same currency and without a cycle', async () => {
  const base = { kind: 'tax', calculation: 'percent', base: 'taxable', rate_bp: 1000, currency: 'EUR', valid_from: '2031-01' };
  const enter = async (given: object) => (await enters().post('/pay-components', { ...base, ...given })).body.data.id as number;
  const on = (base_component_id: number | null) => ({ base: base_component_id ? 'component' : 'taxable', base_component_id });
  const first = await enter({ code: 'CIRCLE-1', name: 'First' });
  const second = await enter({ code: 'CIRCLE-2', name: 'Second', ...on(first) });
  const third = await enter({ code: 'CIRCLE-3', name: 'Third', ...on(second) });
  expect(await toResponse(enters().put(`/pay-components/${first}`, on(third)))).toMatchObject({
    status: 422,
    fields: { base_component_id: ['Based on would create a loop'] },
  });
  expect(await toResponse(enters().put(`/pay-components/${third}`, { currency: 'CHF' }))).toMatchObject({ status: 422 });
  expect(await toResponse(enters().put(`/pay-components/${third}`, { base: 'component', base_component_id: null }))).toMatchObject({
    status: 422,
    fields: { base_component_id: ['Based on is required'] },
  });
  const races = await Promise.all([
    enters()
      .put(`/pay-components/${second}`, on(null))
      .then(() => enters().put(`/pay-components/${second}`, on(third))),
    enters()
      .put(`/pay-components/${third}`, on(null))
      .then(() => enters().put(`/pay-components/${third}`, on(second))),
  ]);
  expect(races.filter(({ status }) => status === 200).length).toBeLessThan(2);
  await expect(
    asSystem(office.services.db, sql`update pay_components set base = 'component', base_component_id = id where id = ${first}`),
  ).rejects.toThrow('pay_components_form_no_cycle');
});

test.each([
  [{ calculation: 'fixed', amount: 10, period: 'year' }, 'period'],
  [{ yearly_ceiling: 1000, ceiling: 100 }, 'yearly_ceiling'],
  [{ yearly_ceiling: 1000, period: 'year' }, 'yearly_ceiling'],
  [{ yearly_ceiling: -1 }, 'yearly_ceiling'],
])('a component of a year is refused as %o', async (given, field) => {
  const base = {
    code: 'ODD',
    name: 'Odd',
    kind: 'tax',
    calculation: 'percent',
    base: 'gross',
    rate_bp: 100,
    currency: 'EUR',
    valid_from: '2031-01',
  };
  const { status, fields } = await toResponse(enters().post('/pay-components', { ...base, ...given }));
  expect([status, Object.keys(fields)]).toEqual([422, [field]]);
});

test('tax details choose the table and reduce the base from their month on', async () => {
  const { id: employee_id, as } = await newcomer(office);
  const { id } = (await enters().post('/compensations', salary({ employee_id, effective_from: '2031-01-01', amount: 3000 }))).body.data;
  await agrees().post(`/compensations/${id}/approve`, {});
  const base = { kind: 'tax', calculation: 'percent', base: 'basic', rate_bp: 1000, currency: 'EUR', valid_from: '2031-01' };
  const component = async (given: object) => (await enters().post('/pay-components', { ...base, ...given })).body.data.id as number;
  const forClass = await component({ code: 'CLASS-3', name: 'Class III', tax_class: 'III', uses_allowance: true, child_allowance: 100 });
  const taken = async (month: string) =>
    (await enters().post(`/pay-components/${forClass}/try`, { employee_id, month })).body.data.lines.map(
      ({ amount }: { amount: number }) => amount,
    );
  const details = (given: object) => enters().post('/tax-details', { employee_id, ...given });
  expect((await details({ valid_from: '2031-03', tax_class: 'III', children: 2, allowance: 500 })).body.data).toMatchObject({
    currency: 'EUR',
  });
  expect((await details({ valid_from: '2031-05', tax_class: 'III', exempt_from_tax: true })).status).toBe(200);
  expect(await toResponse(details({ valid_from: '2031-05' }))).toMatchObject({ status: 409 });
  // 3,000.00 less 500.00 and 2 * 100.00 are 2,300.00.
  expect([await taken('2031-02'), await taken('2031-04'), await taken('2031-06')]).toEqual([[], [230], []]);
  expect((await as.post('/tax-details', { employee_id, valid_from: '2031-07' })).status).toBe(403);
  expect((await as.get('/tax-details', { filters: { employee_id } })).body.data).toHaveLength(2);
  expect((await office.as('manager').get('/tax-details', { filters: { employee_id } })).body.data).toEqual([]);
});

test.each([
  [{ category: 'other', protected_amount: 1200 }, 'protected_amount'],
  [{ category: 'garnishment', protected_amount: -1 }, 'protected_amount'],
  [{ category: 'garnishment', protected_per_child: -1 }, 'protected_per_child'],
])('a garnishment is refused as %o', async (given, field) => {
  const claim = {
    employee_id: idaId,
    name: 'Claim',
    kind: 'fixed',
    amount: 100,
    currency: 'EUR',
    recurrence: 'monthly',
    start_month: '2031-01',
  };
  const { status, fields } = await toResponse(enters().post('/deductions', { ...claim, ...given }));
  expect([status, Object.keys(fields)]).toEqual([422, [field]]);
});

test('a component can be tried on an employee before it is activated', async () => {
  const { id: employee_id } = await newcomer(office);
  const { id } = (await enters().post('/compensations', salary({ employee_id, effective_from: '2031-01-01' }))).body.data;
  await agrees().post(`/compensations/${id}/approve`, {});
  const levy = {
    code: 'LEVY',
    name: 'Levy',
    kind: 'tax',
    calculation: 'percent',
    base: 'basic',
    rate_bp: 1000,
    employer_rate_bp: 500,
    currency: 'EUR',
    valid_from: '2031-01',
  };
  const component = (await enters().post('/pay-components', levy)).body.data;
  const tried = (more: object = {}) => enters().post(`/pay-components/${component.id}/try`, { employee_id, month: '2031-06', ...more });
  const { data } = (await tried()).body;
  expect(data).toMatchObject({ currency: 'EUR', applies: true, problem: null });
  const [taken, added] = data.lines;
  expect([taken.kind, added.kind, added.amount * 2]).toEqual(['deduction', 'employer', taken.amount]);
  expect(Math.round((data.without.net - data.with.net) * 100)).toBe(Math.round(taken.amount * 100));
  expect((await enters().get(`/pay-components/${component.id}`)).body.data.status).toBe('draft');
  expect((await tried({ month: '2030-06' })).body.data).toMatchObject({ currency: null, problem: { problem: 'no_compensation' } });
  expect(await toResponse(tried({ employee_id: 2_000_000_000 }))).toMatchObject({ status: 422 });
  for (const who of ['hr', 'admin', 'manager'] as const)
    expect((await office.as(who).post(`/pay-components/${component.id}/try`, { employee_id, month: '2031-06' })).status).toBe(403);
});

describe('an item', () => {
  test.each([
    ['/allowances', allowance({ amount: -5 }), { amount: ['Amount must be more than zero'] }],
    ['/allowances', allowance({ rate_bp: 100 }), { rate_bp: ['Enter an amount or a rate, not both'] }],
    ['/allowances', allowance({ kind: 'percent', amount: null }), { rate_bp: ['Rate is required'] }],
    ['/allowances', allowance({ kind: 'per_day' }), { unit_source: ['Unit is required'] }],
    ['/allowances', allowance({ start_month: '2026-13' }), { start_month: ['From is not valid'] }],
    ['/allowances', allowance({ end_month: '2030-12' }), { end_month: ['To can’t be before the first month'] }],
    ['/allowances', allowance({ recurrence: 'once' }), { month: ['Month is required'], start_month: ['From can’t be set here'] }],
    ['/allowances', allowance({ employee_id: null }), { currency: ['Currency is required'] }],
    ['/bonuses', bonus({ employee_id: null }), { employee_id: ['Employee is required'] }],
    ['/bonuses', bonus({ month: '2026-13' }), { month: ['Month is not valid'] }],
    ['/deductions', loan({ principal: -1 }), { principal: ['Loan amount must be more than zero'] }],
    ['/deductions', loan({ installments: 0 }), { installments: ['Installments must be at least 1'] }],
  ])('%s %# is refused in a sentence', async (path, body, fields) => {
    expect(
      await toResponse(enters().post(path, { ...body, employee_id: body.employee_id === undefined ? idaId : body.employee_id })),
    ).toMatchObject({ status: 422, fields });
  });

  test('applies to its months, in the list, the record and the file', async () => {
    const { id } = (await enters().post('/allowances', allowance({ employee_id: idaId, end_month: '2031-03' }))).body.data;
    const once = (await enters().post('/bonuses', bonus({ employee_id: idaId }))).body.data;
    const statusIn = async (path: string, month: string) => (await enters().get(path, { month })).status;
    expect([
      await statusIn(`/allowances/${id}`, '2030-12'),
      await statusIn(`/allowances/${id}`, '2031-03'),
      await statusIn(`/allowances/${id}`, '2031-04'),
    ]).toEqual([404, 200, 404]);
    expect([await statusIn(`/bonuses/${once.id}`, '2031-02'), await statusIn(`/bonuses/${once.id}`, '2031-03')]).toEqual([200, 404]);
    expect((await enters().get('/allowances', { month: '2031-02' })).body.meta.total).toBe(1);
    expect(await toResponse(enters().get('/allowances', { month: '2026-13' }))).toMatchObject({
      status: 422,
      fields: { month: ['Month is not valid'] },
    });
    const { link } = (await enters().post('/exports/allowances', { format: 'csv', month: '2031-04' })).body;
    expect(link).toBeTruthy();
  });

  test.each(['allowances', 'deductions', 'bonuses'])('that is paused does not apply: %s of a month', async (kind) => {
    const given = { ...allowance({ employee_id: idaId, name: `Resting ${kind}` }), start_month: '2033-01' };
    const extra = { allowances: {}, deductions: { category: 'other' }, bonuses: { reason: 'project' } }[kind];
    const { id } = (await enters().post(`/${kind}`, { ...given, ...extra })).body.data;
    const of = async (query: object): Promise<number[]> =>
      (await enters().get(`/${kind}`, { month: '2033-02', ...query })).body.data.map((one: { id: number }) => one.id);
    const one = async (): Promise<number> => (await enters().get(`/${kind}/${id}`, { month: '2033-02' })).status;
    expect([await of({}), await one()]).toEqual([expect.arrayContaining([id]), 200]);
    expect((await enters().post(`/${kind}/${id}/pause`, {})).status).toBe(200);
    expect([await of({}), await one()]).toEqual([expect.not.arrayContaining([id]), 404]);
    expect(await of({ filters: { status: 'paused' } })).toEqual([id]);
    await asSystem(
      office.services.db,
      sql`insert into pay_item_uses (source, source_id, payroll_id, month, payslips) values (${kind}, ${id}, 1, '2033-02', 1)`,
    );
    expect(await of({})).toEqual(expect.arrayContaining([id]));
  });

  test('ends with a month that is not before its first', async () => {
    const { id } = (await enters().post('/allowances', allowance({ employee_id: idaId, name: 'Parking' }))).body.data;
    expect(await toResponse(enters().post(`/allowances/${id}/end`, { last_month: '2030-01' }))).toMatchObject({
      status: 422,
      fields: { last_month: ['Last month can’t be before the first month'] },
    });
    expect((await enters().post(`/allowances/${id}/end`, { last_month: '2031-06' })).body.data).toMatchObject({
      status: 'ended',
      end_month: '2031-06',
    });
  });

  test('on an approved payslip can no longer be changed or deleted', async () => {
    const { id } = (await enters().post('/allowances', allowance({ employee_id: idaId, name: 'Car' }))).body.data;
    await asSystem(office.services.db, sql`insert into pay_item_uses values ('allowances', ${id}, 1, '2031-04', 1)`);
    expect(await toResponse(enters().put(`/allowances/${id}`, { amount: 1 }))).toMatchObject({ status: 409, code: 'pay_item_used' });
    expect(await toResponse(enters().delete(`/allowances/${id}`))).toMatchObject({ status: 409, code: 'pay_item_used' });
    expect(await toResponse(enters().post(`/allowances/${id}/end`, { last_month: '2031-02' }))).toMatchObject({
      status: 409,
      code: 'ends_before_paid',
    });
    expect((await enters().put(`/allowances/${id}`, { note: 'Still ours to annotate' })).body.data).toMatchObject({ used_in: 1 });
    expect((await enters().post(`/allowances/${id}/end`, { last_month: '2031-04' })).status).toBe(200);
  });

  test('a loan is paid back in equal parts, the last the smaller', async () => {
    expect((await enters().post('/deductions', loan({ employee_id: idaId }))).body.data).toMatchObject({
      amount: 333.34,
      remaining: 1000,
      currency: 'EUR',
    });
  });

  test('a bonus above the limit needs the approval of another person', async () => {
    await limitBonuses(1000);
    const { id, status } = (await enters().post('/bonuses', bonus({ employee_id: idaId, amount: 1000.01 }))).body.data;
    expect(status).toBe('pending');
    expect(await toResponse(enters().post(`/bonuses/${id}/approve`, {}))).toMatchObject({ status: 403, code: 'own_entry' });
    expect((await ida?.get(`/bonuses/${id}`))?.status).toBe(404);
    expect((await office.as('hr').post(`/bonuses/${id}/approve`, {})).body.data).toMatchObject({ status: 'active' });
    expect((await ida?.get(`/bonuses/${id}`))?.body.data).toMatchObject({ amount: 1000.01 });
  });
});

describe('the limit of 1,000 applies to the sum of all bonuses of an employee in a month', () => {
  type Entered = Record<string, unknown>;
  const once = (amount: number, month = '2033-05') => ({ amount, month });
  const monthly = (amount: number, start_month: string, end_month?: string) => ({
    amount,
    recurrence: 'monthly',
    month: null,
    start_month,
    end_month,
  });
  const hourly = { kind: 'per_hour', unit_source: 'overtime_hours', amount: 10 };
  let [person, other]: number[] = [];

  beforeAll(async () => {
    await limitBonuses(1000);
    other = (await newcomer(office)).id;
  });
  beforeEach(async () => {
    person = (await newcomer(office)).id;
  });
  const enter = async (given: Entered) => {
    const { body, status } = await enters().post('/bonuses', bonus({ employee_id: person, month: '2033-05', ...given }));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data as { id: number; status: string };
  };
  const one = async (id: number) => (await enters().get(`/bonuses/${id}`)).body.data;

  test.each<[string, Entered[], string]>([
    ['one below it', [once(999.99)], 'active'],
    ['one at it', [once(1000)], 'active'],
    ['one above it', [once(1000.01)], 'pending'],
    ['several below it', [once(400), once(300), once(299.99)], 'active'],
    ['several at it', [once(400), once(300), once(300)], 'active'],
    ['several above it', [once(400), once(300), once(300.01)], 'pending'],
    ['one beside a pending one', [once(1000.01), once(1)], 'pending'],
    ['one beside one of another month', [once(600), once(600, '2033-06')], 'active'],
    ['one beside one of every month', [monthly(600, '2033-01'), once(400.01)], 'pending'],
    ['one beside one of every month, at it', [monthly(600, '2033-01'), once(400)], 'active'],
    ['one before one of every month', [monthly(600, '2033-06'), once(600)], 'active'],
    ['one after one of every month', [monthly(600, '2033-01', '2033-04'), once(600)], 'active'],
    ['one of every month beside one of its months', [once(600), monthly(500, '2033-01')], 'pending'],
    ['one of every month that ends before', [once(600), monthly(500, '2033-01', '2033-04')], 'active'],
    ['one of every month beside others that never meet', [once(600), once(600, '2033-06'), monthly(400, '2033-01')], 'active'],
    ['one of every month beside others that meet', [once(300), monthly(400, '2033-05'), monthly(301, '2033-01')], 'pending'],
    ['an amount for each hour, which may come to anything', [hourly], 'pending'],
    ['one beside an amount for each hour', [hourly, once(1000)], 'active'],
  ])('%s', async (_, all, expected) => {
    let last = '';
    for (const given of all) last = (await enter(given)).status;
    expect(last).toBe(expected);
  });

  test('bonuses of other employees and rejected or deleted bonuses do not count', async () => {
    expect((await enter({ ...once(1000), employee_id: other })).status).toBe('active');
    const rejected = await enter(once(1000.01));
    expect((await office.as('hr').post(`/bonuses/${rejected.id}/reject`, { note: 'Not this year' })).status).toBe(200);
    const deleted = await enter(once(900));
    expect((await enters().delete(`/bonuses/${deleted.id}`)).status).toBe(200);
    expect((await enter(once(1000))).status).toBe('active');
  });

  test('approved bonuses count, and paused ones too, since they can be resumed', async () => {
    const approved = await enter(once(1000.01, '2033-07'));
    expect((await office.as('hr').post(`/bonuses/${approved.id}/approve`, {})).body.data.status).toBe('active');
    expect((await enter(once(1, '2033-07'))).status).toBe('pending');
    const resting = await enter(once(600));
    expect((await enters().post(`/bonuses/${resting.id}/pause`, {})).status).toBe(200);
    expect((await enter(once(400.01))).status).toBe('pending');
  });

  test('the approver sees the total of the month', async () => {
    await enter(once(600));
    const { id } = await enter(once(500));
    expect(await one(id)).toMatchObject({ status: 'pending', amount: 500, month_total: 1100 });
  });

  test('a bonus that moves to another month is judged there', async () => {
    await enter(once(600));
    const { id, status } = await enter(once(600, '2033-06'));
    expect(status).toBe('active');
    expect((await enters().put(`/bonuses/${id}`, { name: 'Summer' })).body.data.status).toBe('active');
    expect((await enters().put(`/bonuses/${id}`, { month: '2033-05' })).body.data.status).toBe('pending');
    expect((await enters().put(`/bonuses/${id}`, { amount: 400 })).body.data.status).toBe('active');
  });

  test('bonuses entered concurrently for the same month all count', async () => {
    const entered = await Promise.all([400, 400, 400, 400].map((amount) => enter(once(amount))));
    expect(entered.map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'pending', 'pending']);
  });

  test('to end a bonus gives it no further months', async () => {
    const { id } = await enter(monthly(100, '2033-01', '2033-06'));
    expect(await toResponse(enters().post(`/bonuses/${id}/end`, { last_month: '2033-07' }))).toMatchObject({
      status: 422,
      fields: { last_month: ['Last month can’t be after the last month it has now. Edit the bonus instead.'] },
    });
    expect((await enters().post(`/bonuses/${id}/end`, { last_month: '2033-06' })).body.data).toMatchObject({ end_month: '2033-06' });
  });
});

test.each([
  ['manager', []],
  ['admin', []],
  ['auditor', []],
  ['hr', ['allowances', 'bonuses', 'deductions']],
] as const)('the %s can see these pay records of an employee: %j', async (who, open) => {
  for (const name of ['compensations', 'allowances', 'bonuses', 'deductions'] as const) {
    const isOpen = (open as readonly string[]).includes(name);
    const { body } = await office.as(who).get(`/${name}`, { filters: { employee_id: [idaId] } });
    expect({ name, isSeen: body.meta.total > 0 }).toEqual({ name, isSeen: isOpen });
    expect((await office.as(who).post(`/exports/${name}`, { format: 'csv' })).status).toBe(403);
    if (name !== 'bonuses' || who !== 'hr') expect((await office.as(who).post(`/${name}`, {})).status).toBe(403);
  }
});

test('a bonus for several employees is created for all of them or for none', async () => {
  const bonus = { name: 'Anniversary', reason: 'other', amount: 50, month: '2032-03' };
  const given = async () => (await enters().get('/bonuses', { search: 'Anniversary' })).body.data;
  expect(await toResponse(agrees().post('/bonuses/for-many', { ...bonus, employee_ids: [idaId, petraId] }))).toMatchObject({
    code: 'own_pay',
  });
  expect(await given()).toEqual([]);
  const { body } = await enters().post('/bonuses/for-many', { ...bonus, employee_ids: [idaId, petraId] });
  expect(body.data.map(({ employee_id }: { employee_id: number }) => employee_id)).toEqual([idaId, petraId]);
  expect(await given()).toEqual(
    [idaId, petraId].map(() =>
      expect.objectContaining({ kind: 'fixed', recurrence: 'once', amount: 50, month: '2032-03', status: 'active' }),
    ),
  );
  expect((await enters().post('/bonuses/for-many', { ...bonus, employee_ids: [idaId], month: '2026-13' })).status).toBe(422);
});

test.each([
  ['allowances', {}],
  ['deductions', { category: 'other' }],
] as const)('several people have the same of %s every month, or once', async (name, own) => {
  const item = { name: 'Canteen', amount: 20, employee_ids: [idaId, petraId], ...own };
  const add = (given: object) => enters().post(`/${name}/for-many`, { ...item, ...given });
  expect((await add({})).body.fields).toHaveProperty('start_month');
  expect((await office.as('hr').post(`/${name}/for-many`, { ...item, start_month: '2032-03' })).status).toBe(403);
  expect((await add({ start_month: '2032-03', end_month: '2032-05' })).body.data).toHaveLength(2);
  expect((await add({ recurrence: 'once', month: '2032-04' })).status).toBe(200);
  const found = (await enters().get(`/${name}`, { search: 'Canteen', order_by: 'created_at', order_dir: 'asc' })).body.data;
  expect(found).toMatchObject([
    ...[1, 2].map(() => ({ kind: 'fixed', recurrence: 'monthly', start_month: '2032-03', end_month: '2032-05', amount: 20 })),
    ...[1, 2].map(() => ({ kind: 'fixed', recurrence: 'once', month: '2032-04', amount: 20 })),
  ]);
});
