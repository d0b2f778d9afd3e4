import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/fixtures.ts';
import { csv, moved, settled, upload, wrongRows } from '../imports/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { ok } from '../payroll/fixtures.ts';
import { newcomer, type Requester } from '../requests/fixtures.ts';
import { days, newProject, newTask, save } from '../time-cards/week-fixtures.ts';
import { ecbFile, serveEcbFile } from './ecb-server.ts';

let office: Office;
let bank: Awaited<ReturnType<typeof serveEcbFile>>;
let worker: Requester;
let lead: Requester;
let project_id: number;
let project_task_id: number;
let client_id: number;
let place: { department_id: number; job_id: number };
beforeAll(async () => {
  bank = await serveEcbFile();
  office = await openOffice({ exchangeRatesUrl: bank.url });
  await planHours(office);
  worker = await newcomer(office);
  lead = await newcomer(office, {}, 7);
  const { rows } = await sql<typeof place>`select department_id, job_id from employees where id = ${worker.id}`.execute(office.services.db);
  place = rows[0] as typeof place;
  client_id = ok(await lead.as.post('/clients', { name: 'Banco Alborán', currency: 'EUR' })).data.id;
  project_id = await newProject(office, { client_id, manager_id: lead.id });
  project_task_id = await newTask(office, project_id);
});
afterAll(async () => {
  await office.close();
  await bank.stop();
});

const [monday] = days;
const rate = (amount: number, scope: string, about: object = {}, more: object = {}) => ({
  kind: 'bill',
  scope,
  amount,
  currency: 'EUR',
  valid_from: '2020-01-01',
  ...about,
  ...more,
});
const rateOn = async (day: string, kind = 'bill') => {
  const { rows } = await sql<{ amount: number }>`
    select amount from rate_on(${kind}, ${project_id}, ${project_task_id}, ${worker.id}, ${day}::date)`.execute(office.services.db);
  return rows[0] && Number(rows[0].amount);
};

describe('the most specific rate applies', () => {
  test('from the company to the task, each before all that are wider', async () => {
    const scopes: [string, object][] = [
      ['company', {}],
      ['department', { department_id: place.department_id }],
      ['job', { job_id: place.job_id }],
      ['employee', { employee_id: worker.id }],
      ['client', { client_id }],
      ['project', { project_id }],
      ['project_department', { project_id, department_id: place.department_id }],
      ['project_member', { project_id, employee_id: worker.id }],
      ['project_task', { project_task_id }],
    ];
    expect(await rateOn(monday)).toBeUndefined();
    for (const [at, [scope, about]] of scopes.entries()) {
      ok(await office.as('payroll').post('/rates', rate(100 + at, scope, about)));
      expect([scope, await rateOn(monday)]).toEqual([scope, (100 + at) * 100]);
    }
    expect(await rateOn('2019-12-31')).toBeUndefined();
    expect(await rateOn(monday, 'cost')).toBeUndefined();
  });

  test('and two rates of one scope cannot overlap, nor name a target of another scope', async () => {
    const again = await office.as('payroll').post('/rates', rate(90, 'project', { project_id }));
    expect(again.body.fields).toHaveProperty('valid_from');
    expect((await office.as('payroll').post('/rates', rate(90, 'project', {}))).body.fields).toHaveProperty('project_id');
    expect((await office.as('payroll').post('/rates', rate(90, 'company', { client_id }))).body.fields).toHaveProperty('client_id');
    ok(
      await office.as('payroll').post('/rates', rate(90, 'project', { project_id }, { valid_from: '2019-01-01', valid_to: '2019-12-31' })),
    );
    expect(await rateOn('2019-06-01')).toBe(9000);
  });
});

test('users without the right to costs see no cost rates, and users without any right see no rates', async () => {
  const cost = ok(await office.as('payroll').post('/rates', rate(55, 'company', {}, { kind: 'cost' }))).data.id;
  expect(ok(await office.as('payroll').get(`/rates/${cost}`)).data.amount).toBe(55);
  for (const person of [lead.as, office.as('admin'), office.as('auditor')]) {
    expect((await person.get(`/rates/${cost}`)).status).toBe(404);
    const list = ok(await person.get('/rates', { per_page: '100' }));
    expect(list.data.length).toBeGreaterThan(0);
    expect(list.data.filter(({ kind }: { kind: string }) => kind === 'cost')).toEqual([]);
    expect(list.meta.total).toBe(list.data.length);
  }
  // The history of a cost rate is pay data as well; the history of a billing rate is not.
  const bill = ok(await office.as('payroll').post('/rates', rate(66, 'company', {}, { valid_from: '2018-01-01', valid_to: '2018-12-31' })))
    .data.id;
  const noted = async (person: Requester['as'], id: number) =>
    ok(await person.get('/logs', { filters: { model: 'rates', model_id: id } })).data.flatMap(
      ({ changes }: { changes: unknown[] }) => changes,
    );
  expect(await noted(office.as('hr'), bill)).toContainEqual(
    expect.objectContaining({ field: 'amount', old: null, new: 66, new_currency: 'EUR' }),
  );
  for (const who of ['hr', 'admin', 'auditor'] as const) expect(await noted(office.as(who), cost)).toEqual([]);
  expect((await lead.as.post('/rates', rate(50, 'employee', { employee_id: worker.id }, { kind: 'cost' }))).status).toBe(403);
  expect((await lead.as.post('/rates/preview', { kind: 'cost', scope: 'company', valid_from: monday })).status).toBe(403);
  expect((await worker.as.get('/rates')).status).toBe(403);
});

test('a changed rate applies to entries that are not approved, and to approved ones only with a reason', async () => {
  const other = await newProject(office, { manager_id: lead.id });
  const first = ok(await office.as('payroll').post('/rates', rate(100, 'project', { project_id: other }))).data;
  const work = async (date: string): Promise<number> =>
    ok(await save(worker, { date, project_id: other, minutes: 60, description: 'Work' })).data.results[0].id;
  const open = await work(days[0]);
  const approved = await work(days[1]);
  await office.services.db.transaction(({ run }) => run(`update tasks set status = 'approved' where id = $1`, [approved]));
  const rates = async () => {
    const { rows } = await sql<{ id: number; rate: number; status: string }>`
      select id, rate::int, status from tasks where project_id = ${other} order by id`.execute(office.services.db);
    return Object.fromEntries(rows.map((row) => [row.id, `${row.rate} ${row.status}`]));
  };
  const input = { kind: 'bill', scope: 'project', project_id: other, valid_from: '2020-01-01' };
  expect(ok(await office.as('payroll').post('/rates/preview', input)).data).toEqual({ unapproved: 1, approved: 1 });
  ok(await office.as('payroll').put(`/rates/${first.id}`, { amount: 120, currency: 'EUR', version: first.version }));
  expect(await rates()).toEqual({ [open]: '12000 draft', [approved]: '10000 approved' });

  const span = { from_date: days[0], to_date: days[6], project_id: other };
  expect((await office.as('payroll').post('/rates/apply', span)).body.fields).toHaveProperty('reason');
  expect((await lead.as.post('/rates/apply', { ...span, reason: 'Please' })).status).toBe(403);
  expect(ok(await office.as('payroll').post('/rates/apply', { ...span, reason: 'As agreed' })).data).toEqual({ changed: 1 });
  expect(await rates()).toEqual({ [open]: '12000 draft', [approved]: '12000 approved' });
  ok(await office.as('payroll').delete(`/rates/${first.id}`, {}));
  expect((await rates())[open]).not.toBe('12000 draft');
});

describe('amounts in several currencies', () => {
  const filters = { kind: ['cost'], valid_from: { from: '2011-01-01', to: '2011-12-31' } };
  const list = async (more: object, query: object = {}) =>
    ok(await office.as('payroll').get('/rates', { filters: { ...filters, ...more }, order_by: 'amount', per_page: '50', ...query }));
  const shown = ({ data }: { data: { amount: number; currency: string }[] }) => data.map(({ amount, currency }) => `${amount} ${currency}`);

  beforeAll(async () => {
    await sql`
      insert into rates (kind, scope, currency, amount, valid_from, valid_to)
      select 'cost', 'company', r.currency, r.amount, make_date(2011, r.month, 1), make_date(2011, r.month, 2)
      from (values ('EUR', 10900, 1), ('EUR', 12550, 2), ('JPY', 12020, 3), ('JPY', 338901, 4), ('USD', 13000, 5), ('USD', 13001, 6), ('CHF', 900, 7),
        ('CHF', 100, 8)) r (currency, amount, month)`.execute(office.services.db);
    await sql`
      insert into exchange_rates (day, from_currency, to_currency, rate)
      values ('2011-01-03', 'EUR', 'USD', 1.25), ('2011-01-03', 'EUR', 'JPY', 160)`.execute(office.services.db);
  });
  afterAll(() => sql`delete from exchange_rates where day = '2011-01-03'`.execute(office.services.db));

  const ascending = ['12020 JPY', '130 USD', '130.01 USD', '109 EUR', '125.5 EUR', '338901 JPY', '1 CHF', '9 CHF'];
  const descending = ['338901 JPY', '125.5 EUR', '109 EUR', '130.01 USD', '130 USD', '12020 JPY', '9 CHF', '1 CHF'];

  test('are sorted by their value in the company’s currency, those without a rate last', async () => {
    const up = await list({}, { order_dir: 'asc' });
    expect(shown(up)).toEqual(ascending);
    expect(up.meta.compared_in).toBe('EUR');
    expect(shown(await list({}, { order_dir: 'desc' }))).toEqual(descending);
  });

  test('go on from page to page in that order', async () => {
    for (const [order_dir, expected] of [
      ['asc', ascending],
      ['desc', descending],
    ] as const) {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({}, { order_dir, per_page: '3', ...(after && { after }) });
        found.push(...shown(page));
        after = page.meta.next;
      } while (after);
      expect(found).toEqual(expected);
    }
  });

  test('are compared as they are within one currency', async () => {
    const yen = await list({ currency: ['JPY'] }, { order_dir: 'asc' });
    expect(shown(yen)).toEqual(['12020 JPY', '338901 JPY']);
    expect(yen.meta).not.toHaveProperty('compared_in');
  });
});

describe('exchange rates', () => {
  const payroll = () => office.as('payroll');
  const usd = (day: string, more: object = {}) => ({ day, from_currency: 'EUR', to_currency: 'USD', rate: 1.0835, ...more });
  const ratesOf = async (day: string) =>
    ok(
      await payroll().get('/exchange-rates', { filters: { day: { from: day, to: day } }, order_by: 'to_currency', order_dir: 'asc' }),
    ).data.map(({ from_currency, to_currency, rate: value, source }: Record<string, unknown>) => [
      from_currency,
      to_currency,
      value,
      source,
    ]);

  test('are typed once per day and pair, between two currencies, above zero', async () => {
    ok(await payroll().post('/exchange-rates', usd('2026-01-05')));
    expect(await ratesOf('2026-01-05')).toEqual([['EUR', 'USD', 1.0835, 'typed']]);
    expect((await payroll().post('/exchange-rates', usd('2026-01-05'))).body.fields).toHaveProperty('day');
    expect((await payroll().post('/exchange-rates', usd('2026-01-06', { to_currency: 'EUR' }))).body.fields).toHaveProperty('to_currency');
    expect((await payroll().post('/exchange-rates', usd('2026-01-06', { rate: 0 }))).body.fields).toHaveProperty('rate');
    expect((await payroll().post('/exchange-rates', usd('2026-01-06', { source: 'ecb' }))).status).toBe(422);
    expect((await worker.as.get('/exchange-rates')).status).toBe(403);
    expect((await worker.as.post('/exchange-rates/fetch')).status).toBe(403);
    expect((await office.as('auditor').post('/exchange-rates', usd('2026-01-06'))).status).toBe(403);
  });

  test('come from a file, and go with its undo', async () => {
    const file = csv(
      ['Day', 'From', 'To', 'Rate'],
      ['2026-01-05', 'EUR', 'USD', '1.2'],
      ['2026-01-07', 'EUR', 'USD', '1.0901'],
      ['2026-01-07', 'EUR', 'EUR', '1'],
      ['2026-01-07', 'EUR', 'JPY', '163.55'],
      ['2026-01-07', 'EUR', 'JPY', '163.56'],
    );
    const { data } = ok(await upload(payroll(), 'rates.csv', file, 'exchange-rates'));
    ok(await payroll().post(`/imports/${data.id}/check`));
    expect(await settled(payroll(), data.id)).toMatchObject({ status: 'checked', rows_count: 5, wrong_count: 3 });
    const wrong: { row_no: number; complaints: object }[] = await wrongRows(payroll(), data.id);
    expect(wrong.map(({ complaints }) => Object.keys(complaints))).toEqual([['day'], ['to_currency'], ['day']]);
    expect(await moved(payroll(), data.id, 'commit', { only_right: true })).toMatchObject({ status: 'committed' });
    expect(await ratesOf('2026-01-07')).toEqual([
      ['EUR', 'JPY', 163.55, 'imported'],
      ['EUR', 'USD', 1.0901, 'imported'],
    ]);
    await moved(payroll(), data.id, 'undo');
    expect(await ratesOf('2026-01-07')).toEqual([]);
    expect((await upload(worker.as, 'rates.csv', file, 'exchange-rates')).status).toBe(403);
  });

  test('come from the daily file; a failure is shown, and stored rates stay', async () => {
    const fetchNow = async () => ok(await payroll().post('/exchange-rates/fetch')).data;
    expect(await fetchNow()).toMatchObject({ added: 0, failure: 'refused', reporting_currency: 'EUR', is_set: true });
    bank.shown.content = '<html>Maintenance</html>';
    expect(await fetchNow()).toMatchObject({ added: 0, failure: 'unreadable', day: null });
    bank.shown.content = ecbFile('2026-01-05', { USD: '1.0412', JPY: '163.55' });
    expect(await fetchNow()).toMatchObject({ added: 1, failure: null, failed_at: null, day: '2026-01-05' });
    // A rate that a person typed stays.
    expect(await ratesOf('2026-01-05')).toEqual([
      ['EUR', 'JPY', 163.55, 'ecb'],
      ['EUR', 'USD', 1.0835, 'typed'],
    ]);
    bank.shown.content = ecbFile('2026-01-05', { JPY: '163.5' });
    expect(await fetchNow()).toMatchObject({ added: 1 });
    expect(await fetchNow()).toMatchObject({ added: 0 });
    await bank.stop();
    expect(await fetchNow()).toMatchObject({ added: 0, failure: 'unreachable', day: '2026-01-05' });
    expect(await ratesOf('2026-01-05')).toContainEqual(['EUR', 'JPY', 163.5, 'ecb']);
  });
});
