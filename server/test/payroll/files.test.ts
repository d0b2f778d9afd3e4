import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours, stamp } from '../attendance/fixtures.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { agree, calculatedRun, fileOfRun, leaveOutFailed, ok } from './fixtures.ts';

let office: Office;
let clara: number;
let marco: number;
let petra: number;
let approver: Awaited<ReturnType<typeof admit>>['as'];
let run: number;

const payroll = () => office.as('payroll');
const month = '2026-03';
const iban = 'ES9121000418450200051332';

const fileOf = (kind: string, body: object = {}, language = 'en') => fileOfRun(office, run, kind, body, language);

const filesOfRun = async () => ok(await payroll().get(`/payrolls/${run}/bank-files`)).data;

/** As if the bank carried none of them out. */
async function withdrawFiles(): Promise<void> {
  for (const { id, withdrawn_at } of (await filesOfRun()).files)
    if (withdrawn_at === null) ok(await payroll().post(`/pay-files/${id}/withdraw`, { note: 'Not sent' }));
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
  petra = (await hire(office, { first_name: 'Petra', place: 'finance', hire_date: '2030-01-01' })).id;
  approver = (await admit(office, petra, 5)).as;
  await asSystem(
    office.services.db,
    sql`insert into pay_components (code, name, kind, base, rate_bp, employer_rate_bp, currency, valid_from, status, account, employer_account)
      values ('SOC', 'Pension', 'social', 'gross', 1000, 2000, 'EUR', '2020-01', 'active', '2262', '6212')`,
  );
  run = await calculatedRun(office, { month });
});
afterAll(() => office.close());
// The tests of this file make more files in a minute than one officer may.
beforeEach(() => office.services.db.run('delete from attempts', []));

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

test('payments go to primary accounts, and employees without one are listed', async () => {
  ok(await payroll().post('/bank-accounts', { employee_id: clara, holder: 'Clara Dubois', iban, bic: 'CAIXESBBXXX', is_primary: true }));
  const answer = ok(await payroll().post(`/payrolls/${run}/files/bank-csv`));
  expect(answer).toMatchObject({ payments: 1, left_out: [{ employee: { id: marco }, reason: 'no_account' }] });
  await withdrawFiles();
  const [, line] = (await fileOf('bank-csv')).split('\r\n');
  expect(line).toMatch(
    /^[^,]+,Clara Dubois,ES9121000418450200051332,CAIXESBBXXX,,2700\.00,EUR,2026-03-28,CADRE-2026-03-\d+-[^,]+,Salary March 2026$/,
  );
});

test('a SEPA file needs an account to pay from, and then has every payment in euros', async () => {
  await withdrawFiles();
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
  await withdrawFiles();
  expect(await fileOf('sepa', {}, 'de')).toContain('<Ustrd>Gehalt Maerz 2026</Ustrd>');
  await withdrawFiles();
  expect(await fileOf('sepa', {}, 'ja')).toContain('<Ustrd>Salary March 2026</Ustrd>');
});

test('a run in other currencies has no SEPA file, and the error explains why', async () => {
  await withdrawFiles();
  await asSystem(office.services.db, sql`update salaries set currency = 'CHF' where payroll_id = ${run}`);
  expect((await payroll().post(`/payrolls/${run}/files/sepa`)).body).toMatchObject({ code: 'sepa_needs_euros' });
  expect(ok(await payroll().post(`/payrolls/${run}/files/bank-csv`)).payments).toBe(1);
  await asSystem(office.services.db, sql`update salaries set currency = 'EUR' where payroll_id = ${run}`);
});

describe('a second bank file of a run', () => {
  const make = (body: object = {}, kind = 'bank-csv') => payroll().post(`/payrolls/${run}/files/${kind}`, body);
  const slipOf = async (employee_id: number) =>
    ok(await payroll().get('/salaries', { filters: { payroll_id: run, employee_id } })).data[0].id as number;

  beforeAll(withdrawFiles);

  test('is refused if the first file pays all employees who are due', async () => {
    expect(ok(await make())).toMatchObject({ payments: 1 });
    for (const kind of ['bank-csv', 'sepa'])
      for (const body of [{}, { again: true }]) expect((await make(body, kind)).body).toMatchObject({ code: 'nothing_left_to_pay' });
  });

  test('needs a confirmation, shows the payments of the first file, and pays the others', async () => {
    ok(await payroll().post('/bank-accounts', { employee_id: marco, holder: 'Marco', iban: 'DE89370400440532013000', is_primary: true }));
    expect((await make()).body).toMatchObject({
      code: 'bank_file_exists',
      files: [{ kind: 'bank', payments: [{ employee: { id: clara }, amount: 2700, currency: 'EUR', is_paid: false }] }],
    });
    expect(await filesOfRun()).toMatchObject({ remaining: 1 });
    expect(ok(await make({ again: true }))).toMatchObject({
      payments: 1,
      left_out: [{ employee: { id: clara }, reason: 'in_earlier_file' }],
    });
    expect((await filesOfRun()).files[0].payments).toMatchObject([{ employee: { id: marco } }]);
  });

  test('keeps the run from being reopened until it is withdrawn', async () => {
    expect((await payroll().post(`/payrolls/${run}/reopen`, { note: 'Wrong' })).body).toMatchObject({ code: 'run_has_bank_file' });
    const [{ id }] = (await filesOfRun()).files;
    expect((await payroll().post(`/pay-files/${id}/withdraw`, {})).body.fields).toHaveProperty('note');
    await withdrawFiles();
    expect((await payroll().post(`/pay-files/${id}/withdraw`, { note: 'Again' })).status).toBe(409);
    ok(await payroll().post(`/payrolls/${run}/reopen`, { note: 'Wrong' }));
    ok(await payroll().post(`/payrolls/${run}/submit`, {}));
    ok(await approver.post(`/payrolls/${run}/approve`, {}));
  });

  test('leaves out employees who were paid individually, also after the payment of another employee was undone', async () => {
    const [slip, other] = [await slipOf(clara), await slipOf(marco)];
    for (const id of [slip, other]) ok(await payroll().post(`/salaries/${id}/pay`, { paid_on: '2026-03-28' }));
    expect((await make()).body).toMatchObject({ code: 'nothing_left_to_pay' });
    ok(await payroll().post(`/salaries/${other}/unpay`, { note: 'Sent back' }));
    expect(ok(await make())).toMatchObject({ payments: 1, left_out: [{ employee: { id: clara }, reason: 'paid' }] });
    ok(await payroll().post(`/salaries/${slip}/unpay`, { note: 'Sent back' }));
    await withdrawFiles();
  });

  test('that two officers create concurrently pays each employee once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => make({ again: true }, index % 2 ? 'sepa' : 'bank-csv')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { rows } = await asSystem(
      office.services.db,
      sql<{ count: number; people: number }>`
        select count(*)::int as count, count(distinct salary_id)::int as people from pay_file_payments where live`,
    );
    expect(rows[0]).toEqual({ count: 2, people: 2 });
  });

  test.each([
    [
      'pays a payslip twice',
      (id: number) => sql`
      with file as (insert into pay_files (payroll_id, kind, name) values (${run}, 'bank', 'x') returning id)
      insert into pay_file_payments select file.id, s.id, s.net, s.currency from file, salaries s where s.id = ${id}`,
    ],
    [
      'pays another amount',
      (id: number) => sql`
      with file as (insert into pay_files (payroll_id, kind, name) values (${run}, 'bank', 'x') returning id)
      insert into pay_file_payments select file.id, s.id, s.net + 1, s.currency from file, salaries s where s.id = ${id}`,
    ],
    ['forgets a payment of a file', () => sql`update pay_file_payments set live = false`],
    ['revives one', () => sql`update pay_file_payments set live = true`],
    ['changes a file', () => sql`update pay_files set name = 'x'`],
  ])('the database refuses SQL that %s', async (_what, statement) => {
    const done = asSystem(office.services.db, statement(await slipOf(clara)));
    await expect(done).rejects.toMatchObject({ code: expect.stringMatching(/^(23505|23514)$/) });
  });

  test('is in the history of the run, as its withdrawal and its other files are', async () => {
    await fileOf('journal', { format: 'csv' });
    const entries: { action: string; changes: { field: string; old: string | null; new: string | null }[] }[] = ok(
      await payroll().get(`/payrolls/${run}/history`, { per_page: 100 }),
    ).data;
    const files = entries.flatMap(({ changes }) => changes.filter(({ field }) => field === 'file'));
    expect(files[0]).toMatchObject({ new: `journal-${month}-${run}.csv` });
    expect(files.some(({ old, new: made }) => old?.startsWith('bank-') && made === null)).toBe(true);
    expect(files.some(({ new: made }) => made?.startsWith('sepa-'))).toBe(true);
  });

  test('can be seen and withdrawn by payroll only', async () => {
    const [{ id }] = (await filesOfRun()).files;
    for (const name of ['admin', 'hr', 'manager', 'consultant', 'auditor'] as const) {
      expect((await office.as(name).get(`/payrolls/${run}/bank-files`)).status).toBe(403);
      expect((await office.as(name).post(`/pay-files/${id}/withdraw`, { note: 'Mine' })).status).toBe(403);
    }
  });
});

describe('pay split over several accounts', () => {
  const account = (given: object) => payroll().post('/bank-accounts', { employee_id: clara, holder: 'Clara Dubois', ...given });
  const accountsOf = async (id: number, by = payroll()) => ok(await by.get(`/salaries/${id}/accounts`)).data.accounts;
  const slipOf = async () =>
    ok(await payroll().get('/salaries', { filters: { payroll_id: run, employee_id: clara } })).data[0].id as number;
  const amounts = (parts: { amount: number }[]) => parts.map(({ amount }) => amount);
  let fixed: number;
  let share: number;

  beforeAll(withdrawFiles);

  test('takes an amount or a share, not more than the whole, and leaves the rest to one account', async () => {
    const iban = 'GB33BUKB20201555555555';
    const fieldsOf = async (given: object) => Object.keys((await account({ iban, ...given })).body.fields ?? {});
    expect(await fieldsOf({ fixed_amount: 100, pay_share_bp: 1000 })).toEqual(['pay_share_bp']);
    expect(await fieldsOf({ fixed_amount: 0 })).toEqual(['fixed_amount']);
    expect(await fieldsOf({ pay_share_bp: 10_001 })).toEqual(['pay_share_bp']);
    expect(await fieldsOf({ is_primary: true, pay_share_bp: 1000 })).toEqual(['pay_share_bp']);
    expect(await fieldsOf({ employee_id: petra, pay_share_bp: 1000 })).toEqual(['is_primary']);
    fixed = ok(await account({ account_no: '5678 1234 9999', fixed_amount: 500, pay_order: 1 })).data.id;
    expect(ok(await payroll().get(`/bank-accounts/${fixed}`)).data).toMatchObject({ fixed_amount: 500, currency: 'EUR' });
    share = ok(await account({ iban, pay_share_bp: 3333, pay_order: 2 })).data.id;
    expect(await fieldsOf({ pay_share_bp: 6668 })).toEqual(['pay_share_bp']);
    const [main] = ok(await payroll().get('/bank-accounts', { filters: { employee_id: clara, is_primary: true } })).data;
    expect(Object.keys((await payroll().delete(`/bank-accounts/${main.id}`, { version: main.version })).body.fields)).toEqual([
      'is_primary',
    ]);
  });

  test('of two shares saved concurrently, only one fits', async () => {
    const answers = await Promise.all([1, 2].map((number) => account({ account_no: `1111 2222 ${number}`, pay_share_bp: 6000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [{ id, version }] = answers.flatMap(({ status, body }) => (status === 200 ? [body.data] : []));
    ok(await payroll().delete(`/bank-accounts/${id}`, { version }));
  });

  test('shows the amount per account on the payslip, with masked account numbers', async () => {
    const parts = await accountsOf(await slipOf());
    expect(parts).toMatchObject([
      { id: fixed, account: '•••• 9999', amount: 500 },
      { id: share, account: '•••• 5555', amount: 899.91 },
      { account: '•••• 1332', amount: 1300.09 },
    ]);
    expect((await office.as('manager').get(`/salaries/${await slipOf()}/accounts`)).status).not.toBe(200);
    expect((await office.as('consultant').get(`/salaries/${await slipOf()}/accounts`)).status).toBe(404);
  });

  test('is paid account by account; the next file pays the accounts that SEPA cannot, and none is paid twice', async () => {
    const make = async (kind: string, body = {}) => payroll().post(`/payrolls/${run}/files/${kind}`, body);
    ok(await payroll().post(`/salaries/${await otherSlip()}/pay`, { paid_on: '2026-03-28' }));
    const sepa = ok(await make('sepa'));
    expect(sepa).toMatchObject({ payments: 2 });
    expect(sepa.left_out).toContainEqual({ employee: expect.objectContaining({ id: clara }), account: '•••• 9999', reason: 'no_account' });
    expect(await filesOfRun()).toMatchObject({ remaining: 1 });
    expect(ok(await make('bank-csv', { again: true }))).toMatchObject({ payments: 1 });
    expect((await make('bank-csv', { again: true })).body).toMatchObject({ code: 'nothing_left_to_pay' });
    const { files, remaining } = await filesOfRun();
    expect(remaining).toBe(0);
    expect(amounts([files[0], files[1]].flatMap(({ payments }) => payments)).toSorted((one, other) => one - other)).toEqual([
      500, 899.91, 1300.09,
    ]);
    expect(files[0].payments).toMatchObject([{ employee: { id: clara }, account: '•••• 9999', amount: 500 }]);
  });

  test('stays as it was paid when the accounts change, and follows them once the files are withdrawn', async () => {
    const { version } = ok(await payroll().get(`/bank-accounts/${fixed}`)).data;
    ok(await payroll().put(`/bank-accounts/${fixed}`, { version, fixed_amount: 600.5 }));
    expect(amounts(await accountsOf(await slipOf())).toSorted()).toEqual([1300.09, 500, 899.91]);
    await withdrawFiles();
    expect(amounts(await accountsOf(await slipOf()))).toEqual([600.5, 899.91, 1199.59]);
    const references = (await fileOf('bank-csv'))
      .split('\r\n')
      .slice(1, 4)
      .map((line) => line.split(',')[8]);
    expect(new Set(references).size).toBe(3);
    expect(references.some((one) => one?.includes(`.${share}-`))).toBe(true);
    await withdrawFiles();
  });

  test('stays as it was paid on a paid payslip, even if the accounts change later', async () => {
    const id = await slipOf();
    ok(await payroll().post(`/salaries/${id}/pay`, { paid_on: '2026-03-28' }));
    const paid = await accountsOf(id);
    const { version } = ok(await payroll().get(`/bank-accounts/${fixed}`)).data;
    ok(await payroll().put(`/bank-accounts/${fixed}`, { version, fixed_amount: 700 }));
    expect(await accountsOf(id)).toEqual(paid);
    ok(await payroll().post(`/salaries/${id}/unpay`, { note: 'Sent back' }));
    expect(amounts(await accountsOf(id))).toEqual([700, 899.91, 1100.09]);
  });

  test('cannot exceed net pay, even by SQL', async () => {
    const done = asSystem(
      office.services.db,
      sql`with file as (insert into pay_files (payroll_id, kind, name) values (${run}, 'bank', 'x') returning id)
        insert into pay_file_payments (pay_file_id, salary_id, amount, currency, bank_account_id)
        select file.id, s.id, s.net - 1, s.currency, part from file, salaries s, generate_series(1, 2) part where s.id = ${await slipOf()}`,
    );
    await expect(done).rejects.toMatchObject({ constraint: 'pay_file_payments_are_due' });
  });

  const otherSlip = async () =>
    ok(await payroll().get('/salaries', { filters: { payroll_id: run, employee_id: marco } })).data[0].id as number;
});

describe('cost centers', () => {
  const ids: Record<string, number> = {};
  const add = (given: object) => payroll().post('/cost-shares', { employee_id: clara, ...given });
  const costs = async () => ok(await payroll().get('/pay-costs', { month })).data as Record<string, unknown>[];
  const soc = async () => ok(await payroll().get('/pay-components', { search: 'Pension' })).data[0];

  beforeAll(async () => {
    for (const code of ['DELIVERY', 'SALES', 'SOCIAL', 'USUAL'])
      ids[code] = ok(await payroll().post('/cost-centers', { code, name: `${code} team` })).data.id;
  });

  test('take at most the whole pay of a month, which the database counts', async () => {
    ok(await add({ cost_center_id: ids.DELIVERY, share_bp: 6000, valid_from: '2026-01' }));
    expect((await add({ cost_center_id: ids.SALES, share_bp: 4001, valid_from: '2026-02' })).body.fields).toHaveProperty('share_bp');
    const answers = await Promise.all([1, 2].map(() => add({ cost_center_id: ids.SALES, share_bp: 3000, valid_from: '2026-02' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(
      (await add({ cost_center_id: ids.SALES, share_bp: 100, valid_from: '2026-05', valid_to: '2026-04' })).body.fields,
    ).toHaveProperty('valid_to');
  });

  test('are no one’s to see but payroll’s and the employee’s', async () => {
    for (const name of ['hr', 'manager', 'admin'] as const) expect((await office.as(name).get('/cost-shares')).body.data ?? []).toEqual([]);
    for (const name of ['hr', 'manager', 'admin', 'consultant', 'auditor'] as const) {
      expect((await office.as(name).get('/pay-costs', { month })).status).toBe(403);
      expect((await office.as(name).post('/pay-costs/file', { month, format: 'csv' })).status).toBe(403);
    }
    expect((await office.as('consultant').get('/cost-shares')).body.data).toHaveLength(2);
    expect((await payroll().delete(`/cost-centers/${ids.DELIVERY}`, { version: 1 })).body.code).toBe('in_use');
  });

  test('divide the lines of payslips, the rest by department, in the journal and in the report', async () => {
    const { rows } = await sql<{ id: number; version: number }>`
      select d.id, d.version from departments d join employees e on e.department_id = d.id where e.id = ${clara}`.execute(
      office.services.db,
    );
    const [department] = rows as [{ id: number; version: number }];
    ok(await office.as('hr').put(`/departments/${department.id}`, { version: department.version, cost_center_id: ids.USUAL }));
    const component = await soc();
    ok(await payroll().put(`/pay-components/${component.id}`, { version: component.version, cost_center_id: ids.SOCIAL }));
    expect(await journal()).toEqual(['6200,Basic salary,EUR,8000,', '6212,Pension (employer),EUR,1600,']);
    await approveAgain();
    expect(await journal()).toEqual([
      '6200,Basic salary,EUR,1800,,DELIVERY',
      '6200,Basic salary,EUR,900,,SALES',
      '6200,Basic salary,EUR,5300,,USUAL',
      '6212,Pension (employer),EUR,1600,,SOCIAL',
    ]);
    expect((await costs()).map(({ cost_center, ...cost }) => [(cost_center as { code: string }).code, ...Object.values(cost)])).toEqual([
      ['DELIVERY', 'EUR', 1, 1800, 0, 1800, 1800],
      ['SALES', 'EUR', 1, 900, 0, 900, 900],
      ['SOCIAL', 'EUR', 2, 0, 1600, 1600, 1600],
      ['USUAL', 'EUR', 2, 5300, 0, 5300, 5300],
    ]);
  });

  test('of an approved payslip stay when shares change later', async () => {
    const before = await costs();
    for (const { id, version } of ok(await payroll().get('/cost-shares', { filters: { employee_id: clara } })).data)
      ok(await payroll().delete(`/cost-shares/${id}`, { version }));
    expect(await costs()).toEqual(before);
    const latest = ok(await payroll().get('/pay-costs'));
    expect(latest).toEqual({ data: before, meta: { month, latest_month: month } });
    expect(ok(await payroll().get('/pay-costs', { month: '2026-07' })).meta).toEqual({ month: '2026-07', latest_month: month });
    await asSystem(office.services.db, sql`update salaries set cost_split = '{"shares": [], "components": {}}' where payroll_id = ${run}`);
    expect(await costs()).toEqual(before);
    await approveAgain();
    expect((await costs()).map(({ cost_center, total }) => [(cost_center as { code: string }).code, total])).toEqual([
      ['SOCIAL', 1600],
      ['USUAL', 8000],
    ]);
    const link = ok(await payroll().post('/pay-costs/file', { month, format: 'csv' })).link;
    expect(link).toContain('/');
  });

  const journal = async () =>
    (await fileOf('journal', { format: 'csv' }))
      .trim()
      .split('\r\n')
      .flatMap((line) => (line.startsWith('2026-03-28,6') ? [line.slice('2026-03-28,'.length)] : []));

  async function approveAgain(): Promise<void> {
    for (const { id, status } of ok(await payroll().get('/salaries', { filters: { payroll_id: run } })).data)
      if (status === 'paid') ok(await payroll().post(`/salaries/${id}/unpay`, { note: 'Sent back' }));
    ok(await payroll().post(`/payrolls/${run}/reopen`, { note: 'Booked elsewhere' }));
    ok(await payroll().post(`/payrolls/${run}/submit`, {}));
    ok(await approver.post(`/payrolls/${run}/approve`, {}));
  }
});

test('hours are exported in the default layout or in a saved one', async () => {
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

test('the creation of a file and the access to its bank accounts are logged', async () => {
  const { rows } = await asSystem(
    office.services.db,
    sql<{ exports: number; looks: number }>`
      select count(*) filter (where action = 'export' and model = 'payrolls')::int as exports,
        count(*) filter (where action = 'view_sensitive' and employee_id = ${clara})::int as looks from logs`,
  );
  expect(rows[0]?.exports).toBeGreaterThanOrEqual(6);
  expect(rows[0]?.looks).toBeGreaterThanOrEqual(1);
});

test('other roles cannot create files', async () => {
  for (const name of ['admin', 'hr', 'manager', 'consultant', 'auditor'] as const)
    for (const kind of ['bank-csv', 'sepa', 'journal', 'hours'])
      expect((await office.as(name).post(`/payrolls/${run}/files/${kind}`, { format: 'csv' })).status).toBe(403);
});

test('a raise can be simulated over the year without storing anything', async () => {
  const input = { employee_id: clara, month: '2046-11', compensation: { basis: 'monthly', amount: 3300 } };
  const { currency, months, difference } = ok(await payroll().post('/pay-simulations', input)).data;
  expect(currency).toBe('EUR');
  expect(months.map((one: { month: string }) => one.month)).toEqual(['2046-11', '2046-12']);
  expect(months[1]).toMatchObject({
    before: { gross: 3000, net: 2700, employer_cost: 3600 },
    after: { gross: 3300, net: 2970, employer_cost: 3960 },
  });
  expect(difference).toEqual({ gross: 600, deductions: 60, net: 540, employer_cost: 720 });
  expect(ok(await payroll().get('/compensations', { filters: { employee_id: clara } })).data).toHaveLength(1);
});

test('months that are tried out follow each other: taxes on the year so far, yearly ceilings and loans', async () => {
  const { id: employee_id } = await hire(office, { first_name: 'Sina', place: 'finance', hire_date: '2030-01-01' });
  await agree(office, employee_id, 300_000, '2045-01-01', 'SEK');
  const component = { kind: 'tax', calculation: 'percent', base: 'taxable', currency: 'SEK', valid_from: '2045-01' };
  const brackets = [{ up_to: 12_000, rate_bp: 0 }, { rate_bp: 2000 }];
  for (const given of [
    { ...component, code: 'SIM-YEAR', name: 'Year', calculation: 'brackets', brackets, period: 'year' },
    { ...component, code: 'SIM-TOP', name: 'Top', kind: 'social', rate_bp: 1000, yearly_ceiling: 5000 },
  ]) {
    const { id } = ok(await payroll().post('/pay-components', given)).data;
    ok(await payroll().post(`/pay-components/${id}/activate`, {}));
  }
  const loan = { name: 'Loan', category: 'loan', kind: 'fixed', principal: 500, amount: 200, currency: 'SEK' };
  ok(await payroll().post('/deductions', { ...loan, employee_id, recurrence: 'monthly', start_month: '2045-01' }));
  const input = { employee_id, month: '2045-01', months: 6, compensation: { basis: 'monthly', amount: 4000 } };
  const { months } = ok(await payroll().post('/pay-simulations', input)).data;
  const taken = (of: 'before' | 'after') => months.map((one: Record<string, { deductions: number }>) => one[of]?.deductions);
  // 300.00 and 200.00 until 5,000.00 are reached, 600.00 on the part above 12,000.00, and 500.00 of the loan.
  expect(taken('before')).toEqual([500, 400, 100, 0, 600, 600]);
  // 400.00 and 100.00, 800.00 from April on.
  expect(taken('after')).toEqual([600, 300, 100, 800, 800, 800]);
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
  ['an unknown employee', { employee_id: 99_999, month: '2026-11', compensation: { basis: 'monthly', amount: 1 } }, 'employee_id'],
])('a simulation refuses %s', async (_, input, field) => {
  const { status, body } = await payroll().post('/pay-simulations', input);
  expect([status, Object.keys(body.fields)[0]?.split('.')[0]]).toEqual([422, field]);
});

test('only users who see the pay of the whole company can simulate pay', async () => {
  const input = { employee_id: clara, month: '2046-11', compensation: { basis: 'monthly', amount: 3300 } };
  for (const name of ['admin', 'hr', 'manager', 'consultant'] as const)
    expect((await office.as(name).post('/pay-simulations', input)).status).toBe(403);
});
