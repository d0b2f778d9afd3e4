import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours, stamp } from '../attendance/works.ts';
import { asHouse } from '../databases/as-house.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { agree, calculatedRun, leaveOutFailed, ok } from './desk.ts';

let office: Office;
let clara: number;
let marco: number;
let approver: Awaited<ReturnType<typeof admit>>['as'];
let run: number;

const payroll = () => office.as('payroll');
const month = '2026-03';
const iban = 'ES9121000418450200051332';

/** The file behind a link, as the browser of whoever wanted it gets it. */
async function fileOf(kind: string, body: object = {}, language = 'en'): Promise<string> {
  const answer = await office.app.inject({
    method: 'POST',
    url: `/api/v1/payrolls/${run}/files/${kind}`,
    headers: { authorization: `Bearer ${office.cast.payroll.token}`, 'accept-language': language },
    payload: body,
  });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] as string;
  return (await office.app.inject({ url: answer.json().link, headers: { cookie } })).body;
}

const approveRun = async () => {
  await leaveOutFailed(office, run);
  ok(await payroll().post(`/payrolls/${run}/submit`, {}));
  ok(await approver.post(`/payrolls/${run}/approve`, {}));
};

beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  marco = office.cast.manager.employee_id as number;
  await agree(office, clara, 300_000);
  await agree(office, marco, 500_000);
  approver = (await admit(office, (await hire(office, { first_name: 'Petra', place: 'finance', hire_date: '2030-01-01' })).id, 5)).as;
  await asHouse(
    office.house.db,
    sql`insert into pay_components (code, name, kind, base, rate_bp, employer_rate_bp, currency, valid_from, status, account, employer_account)
      values ('SOC', 'Pension', 'social', 'gross', 1000, 2000, 'EUR', '2020-01', 'active', '2262', '6212')`,
  );
  run = await calculatedRun(office, { month });
});
afterAll(() => office.close());

test('the journal of a calculated run books costs and debts, and both sides are equal', async () => {
  const [head, ...lines] = (await fileOf('journal', { format: 'csv' })).trim().split('\r\n');
  expect(head).toBe('Date,Account,Text,Currency,Debit,Credit');
  expect(lines).toEqual([
    '2026-03-28,2250,Net pay,EUR,,7200',
    '2026-03-28,2262,Pension,EUR,,800',
    '2026-03-28,2262,Pension (employer),EUR,,1600',
    '2026-03-28,6200,Basic salary,EUR,8000,',
    '2026-03-28,6212,Pension (employer),EUR,1600,',
  ]);
});

test('the accounts of a policy come before the usual ones', async () => {
  const policy = ok(await payroll().get('/pay-policies', { per_page: 50 })).data.find((one: { branch_id: null }) => one.branch_id === null);
  ok(await payroll().put(`/pay-policies/${policy.id}`, { version: policy.version, net_account: '2999' }));
  expect(await fileOf('journal', { format: 'csv' })).toContain('2999,Net pay');
});

test('a bank file waits for the approval', async () => {
  for (const kind of ['bank-csv', 'sepa']) {
    expect((await payroll().post(`/payrolls/${run}/files/${kind}`)).body).toMatchObject({ code: 'wrong_state' });
  }
  await approveRun();
  expect((await payroll().post(`/payrolls/${run}/files/sepa`)).body).toMatchObject({ code: 'nothing_to_pay' });
});

test('payments go to primary accounts, and who has none is named', async () => {
  ok(await payroll().post('/bank-accounts', { employee_id: clara, holder: 'Clara Dubois', iban, bic: 'CAIXESBBXXX', is_primary: true }));
  const answer = ok(await payroll().post(`/payrolls/${run}/files/bank-csv`));
  expect(answer).toMatchObject({ payments: 1, left_out: [{ employee: { id: marco }, reason: 'no_account' }] });
  const [, line] = (await fileOf('bank-csv')).split('\r\n');
  expect(line).toMatch(
    /^[^,]+,Clara Dubois,ES9121000418450200051332,CAIXESBBXXX,,2700\.00,EUR,2026-03-28,CADRE-2026-03-\d+-[^,]+,Salary March 2026$/,
  );
});

test('a SEPA file needs an account to pay from, and then has every payment in euros', async () => {
  expect((await payroll().post(`/payrolls/${run}/files/sepa`)).body).toMatchObject({ code: 'no_paying_account' });
  const policy = ok(await payroll().get('/pay-policies', { per_page: 50 })).data.find((one: { branch_id: null }) => one.branch_id === null);
  ok(
    await payroll().put(`/pay-policies/${policy.id}`, {
      version: policy.version,
      debtor_name: 'Cadre & Söhne',
      debtor_iban: 'DE89370400440532013000',
      debtor_bic: 'COBADEFFXXX',
    }),
  );
  const xml = await fileOf('sepa');
  for (const part of [
    '<NbOfTxs>1</NbOfTxs><CtrlSum>2700.00</CtrlSum>',
    '<Dbtr><Nm>Cadre + Soehne</Nm></Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>',
    '<ReqdExctnDt><Dt>2026-03-28</Dt></ReqdExctnDt>',
    `<InstdAmt Ccy="EUR">2700.00</InstdAmt></Amt><CdtrAgt><FinInstnId><BICFI>CAIXESBBXXX</BICFI>`,
    `<IBAN>${iban}</IBAN>`,
  ])
    expect(xml).toContain(part);
  expect(await fileOf('sepa', {}, 'de')).toContain('<Ustrd>Gehalt Maerz 2026</Ustrd>');
  expect(await fileOf('sepa', {}, 'ja')).toContain('<Ustrd>Salary March 2026</Ustrd>');
});

test('a run in other currencies has no SEPA file, and says so', async () => {
  await asHouse(office.house.db, sql`update salaries set currency = 'CHF' where payroll_id = ${run}`);
  expect((await payroll().post(`/payrolls/${run}/files/sepa`)).body).toMatchObject({ code: 'sepa_needs_euros' });
  expect(ok(await payroll().post(`/payrolls/${run}/files/bank-csv`)).payments).toBe(1);
  await asHouse(office.house.db, sql`update salaries set currency = 'EUR' where payroll_id = ${run}`);
});

test('hours are told in the usual layout or in a saved one', async () => {
  expect((await fileOf('hours')).split('\r\n')[0]).toBe(
    '\uFEFFEmployee number;Name;Month;Planned hours;Hours worked;Normal hours;Overtime;Overtime, higher rate;Rest-day work;Holiday work;Credited hours;Hours late',
  );
  await planHours(office);
  for (const day of ['2026-03-02', '2026-03-03']) await stamp(office, clara, day, '09:00 in', '17:00 out');
  const layout = { name: 'Outside', per: 'month', columns: ['name', 'worked'], separator: 'pipe', decimal: 'clock', header: false };
  const { id } = ok(await payroll().post('/hours-layouts', layout)).data;
  expect(await fileOf('hours', { layout_id: id })).toContain('Clara Dubois|15:00\r\n');
  expect((await payroll().post('/hours-layouts', { ...layout, columns: ['name', 'name'] })).body.fields).toHaveProperty('columns');
  expect((await payroll().post(`/payrolls/${run}/files/hours`, { layout_id: 9999 })).body.fields).toHaveProperty('layout_id');
});

test('who makes a file is on record, and whose account it tells', async () => {
  const { rows } = await asHouse(
    office.house.db,
    sql<{ exports: number; looks: number }>`
      select count(*) filter (where action = 'export' and model = 'payrolls')::int as exports,
        count(*) filter (where action = 'view_sensitive' and employee_id = ${clara})::int as looks from logs`,
  );
  expect(rows[0]?.exports).toBeGreaterThanOrEqual(6);
  expect(rows[0]?.looks).toBeGreaterThanOrEqual(1);
});

test('nobody else makes one', async () => {
  for (const name of ['admin', 'hr', 'manager', 'consultant', 'auditor'] as const)
    for (const kind of ['bank-csv', 'sepa', 'journal', 'hours'])
      expect((await office.as(name).post(`/payrolls/${run}/files/${kind}`, { format: 'csv' })).status).toBe(403);
});

test('a raise is tried out over the year, and nothing of it is stored', async () => {
  const wish = { employee_id: clara, month: '2046-11', compensation: { basis: 'monthly', amount: 3300 } };
  const { currency, months, difference } = ok(await payroll().post('/pay-simulations', wish)).data;
  expect(currency).toBe('EUR');
  expect(months.map((one: { month: string }) => one.month)).toEqual(['2046-11', '2046-12']);
  expect(months[1]).toMatchObject({
    before: { gross: 3000, net: 2700, employer_cost: 3600 },
    after: { gross: 3300, net: 2970, employer_cost: 3960 },
  });
  expect(difference).toEqual({ gross: 600, deductions: 60, net: 540, employer_cost: 720 });
  expect(ok(await payroll().get('/compensations', { filters: { employee_id: clara } })).data).toHaveLength(1);
});

test.each([
  ['nothing to try', { employee_id: 1, month: '2026-11' }, 'compensation'],
  [
    'an item without an amount',
    { employee_id: 1, month: '2026-11', items: [{ source: 'bonuses', name: 'Spot', recurrence: 'once' }] },
    'items',
  ],
  ['a month beyond all calendars', { employee_id: 1, month: '9999-12', months: 2, compensation: { basis: 'monthly', amount: 1 } }, 'month'],
  ['a month that is none', { employee_id: 1, month: '2026-13', compensation: { basis: 'monthly', amount: 1 } }, 'month'],
  ['a negative salary', { employee_id: 1, month: '2026-11', compensation: { basis: 'monthly', amount: -1 } }, 'compensation'],
  ['nobody', { employee_id: 99_999, month: '2026-11', compensation: { basis: 'monthly', amount: 1 } }, 'employee_id'],
])('a simulation refuses %s', async (_, wish, field) => {
  const { status, body } = await payroll().post('/pay-simulations', wish);
  expect([status, Object.keys(body.fields)[0]?.split('.')[0]]).toEqual([422, field]);
});

test('only who sees everybody’s pay tries it out', async () => {
  const wish = { employee_id: clara, month: '2046-11', compensation: { basis: 'monthly', amount: 3300 } };
  for (const name of ['admin', 'hr', 'manager', 'consultant'] as const)
    expect((await office.as(name).post('/pay-simulations', wish)).status).toBe(403);
});
