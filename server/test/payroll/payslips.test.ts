import { buffer } from 'node:stream/consumers';
import { languages } from '@cadre/contract/languages';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sql, sql } from '../../src/platform/database/sql.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { agree, calculatedRun, leaveOutFailed, ok } from './fixtures.ts';

let office: Office;
let clara: number;
let run: number;
let slip: number;
let others: number;
let approver: Awaited<ReturnType<typeof admit>>['as'];

const month = '2026-03';
const payroll = () => office.as('payroll');
const owner = () => office.as('consultant');
const noticesOf = async (name: 'consultant' | 'payroll') =>
  ok(await office.as(name).get('/notifications')).data.filter(({ type }: { type: string }) => type.startsWith('pay'));

async function pdfOf(name: 'consultant' | 'payroll', path: string, language = 'en') {
  const answer = await office.app.inject({
    method: 'GET',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${office.cast[name].token}`, 'accept-language': language },
  });
  return { status: answer.statusCode, bytes: answer.rawPayload };
}

beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  await agree(office, clara, 300_000);
  await agree(office, office.cast.manager.employee_id as number, 500_000);
  await asSystem(
    office.services.db,
    sql`insert into pay_components (code, name, kind, calculation, base, rate_bp, employer_rate_bp, currency, valid_from, is_example, status)
      values ('TAX', 'Income tax', 'tax', 'percent', 'gross', 1500, 0, 'EUR', '2026-01', true, 'active')`,
  );
  approver = (await admit(office, (await hire(office, { first_name: 'Petra', place: 'finance', hire_date: '2030-01-01' })).id, 5)).as;
  run = await calculatedRun(office, { month });
  const slips: { id: number; employee_id: number }[] = ok(await payroll().get('/salaries', { month })).data;
  slip = slips.find(({ employee_id }) => employee_id === clara)?.id as number;
  others = slips.find(({ employee_id }) => employee_id !== clara)?.id as number;
});
afterAll(() => office.close());

test('payslips are filtered by their amount, in major units of the company’s currency or of the one that is chosen', async () => {
  const found = async (filters: object) => {
    const { data, meta } = ok(await payroll().get('/salaries', { month, filters }));
    return [data.map(({ net }: { net: number }) => net).toSorted(), meta.compared_in];
  };
  const [nets] = await found({ net: { from: 0 } });
  expect(nets).toEqual([2550, 4250]);
  expect(await found({ net: { from: 2550.01 } })).toEqual([[4250], 'EUR']);
  expect(await found({ net: { from: 2550, to: 2550 }, currency: 'EUR' })).toEqual([[2550], undefined]);
  expect(await found({ net: { to: 2549.99 }, currency: ['EUR', 'JPY'] })).toEqual([[], 'EUR']);
});

describe('a payslip that is not released', () => {
  test('cannot be opened by its owner in any way', async () => {
    for (const path of [`/salaries/${slip}`, `/salaries/${slip}/pdf`, `/salaries/${slip}/questions`])
      expect((await owner().get(path)).status).toBe(404);
    expect((await owner().post(`/salaries/${slip}/questions`, { text: 'Why?!' })).status).toBe(404);
    expect((await owner().get('/employees/self/pay-statements/2026')).status).toBe(404);
    expect(ok(await owner().get('/employees/self/pay-overview', { year: 2026 })).data.months).toEqual([]);
  });

  test('cannot be released before it is approved, and payroll reads it as a draft', async () => {
    expect((await payroll().post(`/payrolls/${run}/release`)).body).toMatchObject({ code: 'not_released_yet' });
    expect((await payroll().post('/salaries/release', { salary_ids: [slip] })).status).toBe(409);
    expect(readPdf((await pdfOf('payroll', `/salaries/${slip}/pdf`)).bytes)[0]?.text).toContain('Draft');
  });
});

describe('a payslip that is released', () => {
  beforeAll(async () => {
    await leaveOutFailed(office, run);
    ok(await payroll().post(`/payrolls/${run}/submit`, {}));
    ok(await approver.post(`/payrolls/${run}/approve`, {}));
  });

  test('notifies its owner once, without an amount', async () => {
    expect((await owner().post('/salaries/release', { salary_ids: [slip] })).status).toBe(403);
    expect((await payroll().post('/salaries/release', { salary_ids: [] })).body.fields).toHaveProperty('salary_ids');
    expect((await payroll().post('/salaries/release', { salary_ids: [slip, 999_999] })).status).toBe(404);
    const answers = await Promise.all([1, 2].map(() => payroll().post('/salaries/release', { salary_ids: [slip, slip] })));
    expect(answers.map((answer) => ok(answer).data.released).sort()).toEqual([0, 1]);
    expect(ok(await payroll().post(`/payrolls/${run}/release`)).data).toEqual({ released: 1 });
    expect(ok(await payroll().get(`/payrolls/${run}`)).data.released_at).not.toBeNull();
    expect(await noticesOf('consultant')).toMatchObject([{ type: 'payslip_released', args: { month }, link: '/my-salary/2026/03' }]);
  });

  test.each(languages)('is a PDF in %s with its lines, its sums and why', async (language) => {
    const { status, bytes } = await pdfOf('consultant', `/salaries/${slip}/pdf`, language);
    expect(status).toBe(200);
    const [page] = readPdf(bytes);
    const amount = (value: number) => new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(value);
    for (const words of ['Clara Dubois', 'Income tax', 'EUR', amount(3000), amount(450), amount(2550)]) expect(page?.text).toContain(words);
    expect(page?.missing).toBe(0);
  });

  test('is the same file each time, notes that its taxes are examples, and includes the year to date', async () => {
    const { bytes } = await pdfOf('consultant', `/salaries/${slip}/pdf`);
    expect((await pdfOf('consultant', `/salaries/${slip}/pdf`)).bytes.equals(bytes)).toBe(true);
    const text = readPdf(bytes)[0]?.text;
    for (const words of ['examples', '2026 so far', 'The whole month']) expect(text).toContain(words);
    const year = readPdf((await pdfOf('consultant', '/employees/self/pay-statements/2026')).bytes)[0]?.text;
    for (const words of ['Annual statement 2026', 'March 2026', '2,550.00']) expect(year).toContain(words);
  });

  test('has the address and the masked account and ID of its owner, and fits one page', async () => {
    ok(
      await payroll().post('/bank-accounts', {
        employee_id: clara,
        holder: 'Clara Dubois',
        iban: 'ES9121000418450200051332',
        is_primary: true,
      }),
    );
    await asSystem(
      office.services.db,
      sql`update employees set address_line1 = 'Calle Mayor 3', postal_code = '28013', city = 'Madrid' where id = ${clara}`,
    );
    const pages = readPdf((await pdfOf('consultant', `/salaries/${slip}/pdf`)).bytes);
    expect(pages).toHaveLength(1);
    for (const words of ['Calle Mayor 3, 28013 Madrid', '1332']) expect(pages[0]?.text).toContain(words);
    expect(pages[0]?.text).not.toContain('0200051332');
  });

  test('can be read by its owner only, and access by payroll is logged', async () => {
    expect((await owner().get(`/salaries/${others}/pdf`)).status).toBe(404);
    for (const name of ['admin', 'hr', 'manager', 'auditor'] as const) {
      expect((await office.as(name).get(`/salaries/${slip}/pdf`)).status).toBe(404);
      expect((await office.as(name).get(`/employees/${clara}/pay-overview`)).status).toBe(403);
      expect((await office.as(name).get(`/employees/${clara}/pay-statements/2026`)).status).toBe(403);
    }
    const looks = await sql<{ count: number }>`
      select count(*)::int as count from logs where employee_id = ${clara} and action = 'view_sensitive'`.execute(office.services.db);
    expect(looks.rows[0]?.count).toBeGreaterThan(0);
  });
});

test('the overview shows the salary, the recurring items and the items to come', async () => {
  await asSystem(
    office.services.db,
    sql`insert into allowances (employee_id, name, amount, currency, start_month) values (${clara}, 'Phone', 3000, 'EUR', '2026-04')`,
  );
  expect(ok(await owner().get('/employees/self/pay-overview', { year: 2026 })).data).toMatchObject({
    compensation: { amount: 3000, currency: 'EUR', basis: 'monthly', since: '2024-01-01' },
    raises: [{ effective_from: '2024-01-01', amount: 3000, previous_amount: null }],
    allowances: [{ name: 'Phone', amount: 30, rate_bp: null }],
    deductions: [],
    months: [{ salary_id: slip, month, gross: 3000, deductions: 450, net: 2550, paid: false }],
  });
  expect((await owner().get('/employees/self/pay-overview', { year: 'x' })).status).toBe(422);
});

describe('a release by mistake', () => {
  const note = 'Wrong tax table';
  const withdraw = (body: object = { note }) => payroll().post(`/payrolls/${run}/withdraw-release`, body);
  const release = async () => ok(await payroll().post(`/payrolls/${run}/release`));
  const typesOf = async () => (await noticesOf('consultant')).map(({ type }: { type: string }) => type);

  test('can be withdrawn with a reason, by users who may release, and this is logged', async () => {
    expect((await withdraw({})).body.fields).toHaveProperty('note');
    expect((await owner().post(`/payrolls/${run}/withdraw-release`, { note })).status).toBe(403);
    expect((await payroll().post('/salaries/withdraw-release', { salary_ids: [999_999], note })).status).toBe(404);
    expect(ok(await withdraw()).data).toEqual({ withdrawn: 2 });
    expect((await owner().get(`/salaries/${slip}`)).status).toBe(404);
    expect(ok(await payroll().get(`/payrolls/${run}`)).data.released_at).toBeNull();
    const { rows } = await sql<{ changes: unknown }>`
      select changes from logs where model = 'salaries' and model_id = ${slip} order by id desc limit 1`.execute(office.services.db);
    expect(rows[0]?.changes).toMatchObject([
      { field: 'visibility', old: 'released', new: 'hidden' },
      { field: 'note', new: note },
    ]);
    expect(ok(await withdraw()).data).toEqual({ withdrawn: 0 });
  });

  test('notifies employees whose mail was already sent, and cancels the mails of the others', async () => {
    await release();
    await sql`update notifications set mail_due_at = now() + interval '1 hour' where type = 'payslip_released'`.execute(office.services.db);
    ok(await withdraw());
    expect(await typesOf()).not.toContain('payslip_released');
    const before = await typesOf();
    await release();
    await sql`update notifications set mail_due_at = null where type = 'payslip_released'`.execute(office.services.db);
    ok(await payroll().post('/salaries/withdraw-release', { salary_ids: [slip], note }));
    expect(await typesOf()).toEqual(['payslip_withdrawn', ...before]);
    ok(await withdraw());
  });

  test('is final after a day', async () => {
    await release();
    await asSystem(office.services.db, sql`update salaries set released_at = now() - interval '25 hours' where id = ${slip}`);
    expect((await withdraw()).body).toMatchObject({ code: 'release_stands' });
    expect(ok(await payroll().post('/salaries/withdraw-release', { salary_ids: [others], note })).data).toEqual({ withdrawn: 1 });
    await release();
  });

  const approveAgain = async () => {
    ok(await payroll().post(`/payrolls/${run}/submit`, {}));
    ok(await approver.post(`/payrolls/${run}/approve`, {}));
    await release();
  };
  const releasedSince = (time: Sql) =>
    asSystem(office.services.db, sql`update salaries set released_at = now() - ${time} where id = ${slip}`);

  test.each([
    ['by its run', () => payroll().post(`/payrolls/${run}/reopen`, { note })],
    ['by its run, after its payment was undone', undoPayment],
    ['by itself', () => payroll().post('/salaries/withdraw-release', { salary_ids: [slip], note })],
  ])('isn’t taken back after a day, %s', async (_way, takeBack) => {
    await releasedSince(sql`interval '24 hours 1 second'`);
    expect((await takeBack()).body).toMatchObject({ code: 'release_stands' });
    expect((await owner().get(`/salaries/${slip}`)).status).toBe(200);
  });

  async function undoPayment() {
    ok(await payroll().post(`/salaries/${slip}/pay`, { paid_on: '2026-03-28' }));
    ok(await payroll().post(`/salaries/${slip}/unpay`, { note: 'Not sent' }));
    return payroll().post(`/payrolls/${run}/reopen`, { note });
  }

  test('is withdrawn within a day by reopening its run: the reason is logged, and the employee is notified', async () => {
    await releasedSince(sql`interval '23 hours 59 minutes'`);
    await asSystem(
      office.services.db,
      sql`update notifications set mail_due_at = null, created_at = (select released_at from salaries where id = ${slip})
        where type = 'payslip_released'`,
    );
    const before = await typesOf();
    ok(await payroll().post(`/payrolls/${run}/reopen`, { note }));
    expect((await owner().get(`/salaries/${slip}`)).status).toBe(404);
    expect((await typesOf())[0]).toBe('payslip_withdrawn');
    expect(before[0]).toBe('payslip_released');
    const { rows } = await sql<{ changes: unknown }>`
      select changes from logs where model = 'salaries' and model_id = ${slip} order by id desc limit 1`.execute(office.services.db);
    expect(rows[0]?.changes).toMatchObject([
      { field: 'visibility', old: 'released', new: 'hidden' },
      { field: 'note', new: note },
    ]);
    await approveAgain();
  });
});

describe('a question about a payslip', () => {
  let id: number;

  test('can be sent by its owner about an existing line, and payroll is notified', async () => {
    const ask = (body: object) => owner().post(`/salaries/${slip}/questions`, body);
    expect((await ask({ text: '' })).body.fields).toHaveProperty('text');
    expect((await ask({ text: 'Why?', line_code: 'bonus:9' })).body.fields).toHaveProperty('line_code');
    expect((await payroll().post(`/salaries/${slip}/questions`, { text: 'Why?' })).status).toBe(403);
    id = ok(await ask({ text: 'Why so much tax?', line_code: 'component:TAX' })).data.id;
    expect((await noticesOf('payroll'))[0]).toMatchObject({
      type: 'pay_asked',
      args: { name: 'Clara Dubois' },
      link: '/payroll/questions',
    });
    expect(ok(await payroll().get('/pay-questions', { status: 'open' }))).toMatchObject({
      data: [{ id, month, line_code: 'component:TAX', line_name: 'Income tax', text: 'Why so much tax?', answer: null }],
      meta: { total: 1 },
    });
  });

  test('is read and answered by payroll alone, and its owner reads the answer', async () => {
    for (const name of ['admin', 'hr', 'manager', 'auditor', 'consultant'] as const) {
      expect((await office.as(name).get('/pay-questions')).status).toBe(403);
      expect((await office.as(name).post(`/pay-questions/${id}/answer`, { answer: 'No.' })).status).toBe(403);
    }
    const answers = await Promise.all(
      ['15 % of gross pay.', 'See the handbook.'].map((answer) => payroll().post(`/pay-questions/${id}/answer`, { answer, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [result] = ok(await owner().get(`/salaries/${slip}/questions`)).data;
    expect(result).toMatchObject({ status: 'answered', version: 2 });
    expect(result.answer).toBeTruthy();
    expect((await noticesOf('consultant'))[0]).toMatchObject({ type: 'pay_answered' });
    expect(ok(await payroll().get('/pay-questions', { status: 'open' })).data).toEqual([]);
  });
});

test('all payslips of a run are exported as one archive, in the background, for users who may export them', async () => {
  expect((await office.as('hr').post(`/payrolls/${run}/files/payslips-zip`)).status).toBe(403);
  expect((await owner().post(`/payrolls/${run}/files/payslips-zip`)).status).toBe(403);
  const { export_id, link } = ok(await payroll().post(`/payrolls/${run}/files/payslips-zip`));
  expect(link).toBe('/export-pdf');
  const stored = async () => ok(await payroll().get('/exports')).data.find(({ id }: { id: number }) => id === export_id);
  await expect.poll(stored).toMatchObject({ name: `payslips-${month}.zip`, status: 'ready', rows_done: 2 });
  const { rows } = await sql<{ stored_as: string }>`select stored_as from kept_exports where id = ${export_id}`.execute(office.services.db);
  const files = unzipSync(await buffer(await office.services.files.get(rows[0]?.stored_as ?? '')));
  expect(Object.keys(files).filter((name) => name.endsWith('Clara Dubois.pdf'))).toHaveLength(1);
  expect(Object.values(files).every((bytes) => Buffer.from(bytes).subarray(0, 4).toString() === '%PDF')).toBe(true);
  const entries: { action: string; changes: { field: string; new: string | number | null }[] }[] = ok(
    await payroll().get(`/payrolls/${run}/history`, { per_page: 100 }),
  ).data;
  expect(entries.filter(({ action }) => action === 'export').flatMap(({ changes }) => changes)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'file', new: `payslips-${month}.zip` }),
      expect.objectContaining({ field: 'rows', new: 2 }),
    ]),
  );
});
