import { addDays } from '@cadre/rules/calendar';
import { flowOf } from '@cadre/rules/retainers/month-flow';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { asSystem } from '../databases/as-system.ts';
import type { Answer, Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { hire } from '../people/people.ts';
import { newcomer } from '../requests/fixtures.ts';
import { agreeRate, newClient, newProject, work } from './fixtures.ts';

let office: Office;
/** Pia leads the project, Quentin leads others; Paula of payroll sees all of them. */
let pia: { id: number; as: Person };
let quentin: { id: number; as: Person };
let paula: Person;
/** A new client, a project managed by Pia with a rate of 100 per hour, and an employee on it. */
let ida = 0;
let [client_id, project_id]: [number, number] = [0, 0];

const monday = '2025-03-03';
const march = { from_date: '2025-03-01', to_date: '2025-03-31' };

beforeAll(async () => {
  office = await openOffice();
  pia = await newcomer(office, { first_name: 'Pia' }, 7);
  quentin = await newcomer(office, { first_name: 'Quentin' }, 7);
  paula = office.as('payroll');
});
afterAll(() => office.close());
beforeEach(async () => {
  ida = (await hire(office)).id;
  client_id = await newClient(office);
  project_id = await newProject(office, { client_id, manager_id: pia.id });
  await agreeRate(office, project_id, 10_000);
});

const done = ({ status, body, text }: Answer) => {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body;
};
const toResponse = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  return { status, code: body.code, ...(body.fields && { fields: body.fields }) };
};
const book = (date: string, minutes: number, more: Partial<Parameters<typeof work>[1]> = {}) =>
  work(office, { employee_id: ida, project_id, date, minutes, ...more });
const gather = (by: Person = pia.as, more: object = {}) => by.post('/statements/gather', { client_id, ...march, ...more });
const gathered = async (by: Person = pia.as, more: object = {}) => done(await gather(by, more)).data.statement;
const linesOf = async (id: number, by: Person = pia.as) => done(await by.get(`/statements/${id}/lines`)).data;
/** A statement that Pia put together and Paula looked at. */
async function issued(more: object = {}) {
  const { id } = await gathered(pia.as, more);
  done(await paula.post(`/statements/${id}/review`, {}));
  return done(await pia.as.post(`/statements/${id}/issue`, {})).data;
}

test('numbers are given when statements are issued, one after the other', async () => {
  const last = (number: string): number => Number(number.split('-')[1]);
  await book(monday, 60);
  const first = await issued();
  expect(first.number).toMatch(/^S\d\d-\d{4}$/);
  await book(addDays(monday, 1), 60);
  const thrownAway = await gathered();
  expect(thrownAway.number).toMatch(/^D-\d{7}$/);
  done(await pia.as.delete(`/statements/${thrownAway.id}`, { version: thrownAway.version }));
  const second = await issued();
  expect(last(second.number)).toBe(last(first.number) + 1);
  expect(done(await pia.as.get(`/statements/${second.id}`)).data.number).toBe(second.number);
});

describe('a draft', () => {
  test('includes approved and billable entries, once, and lists the ones left out', async () => {
    await book(monday, 90);
    await book(addDays(monday, 1), 50);
    await book(addDays(monday, 2), 480, { status: 'submitted' });
    await book(addDays(monday, 3), 60, { billable: false });
    await book('2025-04-01', 60);
    const without = await newProject(office, { client_id, manager_id: pia.id });
    await book(addDays(monday, 3), 30, { project_id: without });
    const dollars = await newProject(office, { client_id, manager_id: pia.id });
    await agreeRate(office, dollars, 9000, 'USD');
    await book(addDays(monday, 3), 20, { project_id: dollars });

    const { message, data } = done(await gather());
    expect(message).toMatch(/^Statement D-\d{7} created with 2 lines$/);
    expect(data.statement).toMatchObject({ status: 'draft', currency: 'EUR', total_minutes: 140, full_amount: 233.33, total: 233.33 });
    expect(data.left_out).toEqual([
      { reason: 'no_rate', rows: 1, minutes: 30 },
      { reason: 'not_approved', rows: 1, minutes: 480 },
      { reason: 'other_currency', rows: 1, minutes: 20 },
    ]);
    expect(await linesOf(data.statement.id)).toMatchObject([
      { date: monday, minutes: 90, rate: 100, amount: 150, billed: 150, state: 'billed', person: expect.stringMatching(/^Ida /) },
      { minutes: 50, amount: 83.33, billed: 83.33 },
    ]);
    expect(await toResponse(gather())).toMatchObject({ status: 409, code: 'nothing_to_bill' });

    await book(addDays(monday, 4), 60);
    expect(done(await pia.as.post(`/statements/${data.statement.id}/gather`)).data).toMatchObject({
      taken: 1,
      statement: { total: 333.33 },
    });
  });

  test('names the field of a client that is none', async () => {
    for (const wrong of [1.5, 0, '1', 3_000_000_000]) {
      const { status, body } = await pia.as.post('/statements', { client_id: wrong, ...march });
      expect([status, Object.keys(body.fields)]).toEqual([422, expect.arrayContaining(['client_id'])]);
    }
  });

  test('is named where one of its rows is to change', async () => {
    await book(monday, 60);
    const { id, number } = await gathered();
    const [row] = (
      await sql<{ id: number; version: number }>`select id, version from tasks where statement_id = ${id}`.execute(office.services.db)
    ).rows;
    const { results } = done(
      await office.as('hr').post('/tasks/bulk', { employee_id: ida, tasks: [{ ...row, date: monday, project_id, minutes: 30 }] }),
    ).data;
    expect(results[0]).toMatchObject({ code: 'task_is_billed', error: expect.stringContaining(number) });
  });

  test('is visible to the manager of its projects, and its amounts to users with the right to them', async () => {
    await book(monday, 60);
    const others = await newProject(office, { client_id, manager_id: quentin.id });
    await agreeRate(office, others, 10_000);
    await book(addDays(monday, 1), 60, { project_id: others });
    const { id } = await gathered();
    expect(await linesOf(id)).toHaveLength(1);
    expect((await quentin.as.get(`/statements/${id}`)).status).toBe(404);
    expect((await quentin.as.get(`/statements/${id}/lines`)).status).toBe(404);
    expect((await quentin.as.post(`/statements/${id}/review`, {})).status).toBe(404);
    expect((await office.as('consultant').get('/statements')).status).toBe(403);
    expect(await toResponse(gather(quentin.as, { project_ids: [project_id] }))).toMatchObject({
      status: 422,
      fields: { project_ids: [expect.any(String)] },
    });
    expect((await gathered(quentin.as)).total).toBe(100);

    const reads = done(
      await office.as('admin').post('/roles', { name: `Reader ${id}`, permissions: [{ name: 'statements.view', scope: 'all' }] }),
    ).data.id;
    const reader = await newcomer(office, {}, reads);
    const seen = done(await reader.as.get(`/statements/${id}`)).data;
    expect(seen).toMatchObject({ id, total_minutes: 60 });
    expect(seen).not.toHaveProperty('total');
    expect((await linesOf(id, reader.as))[0]).not.toHaveProperty('amount');
    expect((await reader.as.get(`/statements/${id}/pdf`)).status).toBe(403);
    expect(done(await reader.as.get('/statements/unbilled')).data.clients[0]?.all ?? {}).not.toHaveProperty('amount');
  });

  test('goes with its project to who leads it from now on', async () => {
    await book(monday, 60);
    const { id } = await gathered();
    await asSystem(office.services.db, sql`update projects set manager_id = ${quentin.id} where id = ${project_id}`);
    expect((await pia.as.get(`/statements/${id}`)).status).toBe(404);
    expect((await quentin.as.get(`/statements/${id}`)).status).toBe(200);
  });

  test('is gathered again for other dates, and releases its entries when it is deleted', async () => {
    await book(monday, 60);
    await book('2025-04-02', 30);
    const { id } = await gathered();
    expect(done(await pia.as.put(`/statements/${id}`, { to_date: '2025-04-30' })).data).toMatchObject({ total_minutes: 90 });
    expect(await toResponse(pia.as.put(`/statements/${id}`, { to_date: '2025-02-01' }))).toMatchObject({ status: 422 });
    expect((await pia.as.delete(`/statements/${id}`, {})).status).toBe(200);
    expect((await gathered()).total_minutes).toBe(60);
  });
});

describe('a line', () => {
  let id = 0;
  let [first, second, third]: number[] = [];
  beforeEach(async () => {
    for (const days of [0, 1, 2]) await book(addDays(monday, days), 60);
    ({ id } = await gathered());
    [first, second, third] = (await linesOf(id)).map((line: { id: number }) => line.id);
  });
  const change = (body: object, by = pia.as) => by.post(`/statements/${id}/lines`, body);

  test('is written down for a reason, left for the next one or not billed, and the sums follow', async () => {
    const goodwill = { state: 'billed', write_down_reason: 'goodwill', write_down_note: 'As promised' };
    expect(done(await change({ ids: [first, second], share_bp: 1000, ...goodwill })).data).toMatchObject({
      full_amount: 300,
      written_down: 20,
      total: 280,
    });
    expect(done(await change({ ids: [first], amount: 45.5, ...goodwill })).data).toMatchObject({ written_down: 55.5 });
    expect(done(await change({ ids: [second], state: 'not_billable', write_down_reason: 'training' })).data).toMatchObject({
      written_down: 145.5,
      total: 154.5,
      total_minutes: 120,
    });
    expect(done(await change({ ids: [third], state: 'moved' })).data).toMatchObject({ full_amount: 200, total: 54.5, total_minutes: 60 });
    const other = await gathered();
    expect(other.total).toBe(100);
    const back = await change({ ids: [third], state: 'billed' });
    expect(back).toMatchObject({ status: 409, body: { code: 'already_on_statement' } });
    expect(back.body.error).toBe(`Some of this is already on statement ${other.number}. Reload and try again.`);
    expect(done(await change({ ids: [first, second], state: 'billed' })).data).toMatchObject({ total: 200, written_down: 0 });
  });

  test('that is named twice is written down once', async () => {
    const sums = { full_amount: 300, written_down: 10, total: 290 };
    const less = { state: 'billed', write_down_reason: 'goodwill', share_bp: 1000 };
    expect(done(await change({ ids: [first, first], ...less }))).toMatchObject({ message: expect.stringContaining('1 '), data: sums });
    expect(done(await change({ ids: [first], ...less })).data).toMatchObject(sums);
  });

  test.each([
    ['without a reason', { share_bp: 100 }, 'write_down_reason', 'Reason is required'],
    ['by more than it is worth', { amount: 100.01, write_down_reason: 'other' }, 'amount', 'Amount is more than the line'],
    ['by parts of a cent', { amount: 1.005, write_down_reason: 'other' }, 'amount', 'Amount has more decimals than its currency allows'],
    ['by more than all of it', { share_bp: 10_001, write_down_reason: 'other' }, 'share_bp', 'Share written down must be at most 10000'],
    ['for a reason that is none', { share_bp: 1, write_down_reason: 'mood' }, 'write_down_reason', 'Reason is not valid'],
    ['of another statement', { ids: [2_000_000_000] }, 'ids', 'Selection refers to a record that doesn’t exist'],
  ])('is not written down %s', async (_how, more, field, sentence) => {
    const { status, fields } = (await toResponse(change({ ids: [first], state: 'billed', ...more }))) as {
      status: number;
      fields: unknown;
    };
    expect({ status, fields }).toEqual({ status: 422, fields: { [field]: [sentence] } });
  });

  test('that is no longer approved stays off, without naming a statement', async () => {
    done(await change({ ids: [first], state: 'moved' }));
    const task = sql`(select task_id from statement_lines where id = ${first})`;
    await asSystem(office.services.db, sql`update tasks set status = 'draft' where id = ${task}`);
    const back = await change({ ids: [first], state: 'billed' });
    expect(back).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(back.body.error).toBe('Some of this can’t be billed anymore. Reload and try again.');
    await asSystem(office.services.db, sql`update tasks set status = 'approved' where id = ${task}`);
    expect(done(await change({ ids: [first], state: 'billed' })).data).toMatchObject({ total: 300 });
  });

  test('is not changed by two who saw the same', async () => {
    const { version } = done(await pia.as.get(`/statements/${id}`)).data;
    const both = await Promise.all(
      [first, second].map((line) => change({ ids: [line], state: 'not_billable', write_down_reason: 'other', version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an issued statement', () => {
  test('of an erased employee keeps every amount, and shows the project instead of the description', async () => {
    await book(monday, 60);
    await book(addDays(monday, 1), 30);
    const before = await issued();
    const [line, other] = await linesOf(before.id);
    expect(line).toMatchObject({ person: expect.stringMatching(/^Ida /), description: 'Workshop' });
    const hr = office.as('hr');
    const { name } = done(await hr.get(`/employees/${ida}`)).data;
    await asSystem(office.services.db, sql`update employees set status = 'terminated', last_working_day = '2026-01-31' where id = ${ida}`);
    done(await hr.post(`/employees/${ida}/purge`, { name }));

    const nameless = { person: expect.not.stringContaining('Ida'), description: expect.stringMatching(/^Project /) };
    const { version: _, updated_at: __, ...whole } = before;
    expect(done(await pia.as.get(`/statements/${before.id}`)).data).toMatchObject({ ...whole, hash: expect.any(String) });
    expect(await linesOf(before.id)).toEqual([
      { ...line, ...nameless },
      { ...other, ...nameless },
    ]);
    const { rows } = await asSystem(
      office.services.db,
      sql<{ sealed: boolean; words: number }>`
        select hash = statement_seal(s) as sealed, (select count(*)::int from statement_lines l where l.statement_id = s.id and l::text like '%Workshop%') as words
        from statements s where id = ${before.id}`,
    );
    expect(rows).toEqual([{ sealed: true, words: 0 }]);
    expect(await toResponse(pia.as.put(`/statements/${before.id}`, { note: 'Late' }))).toMatchObject({ status: 409 });
  });

  test('was reviewed by a second person, and is final', async () => {
    const row = await book(monday, 60);
    const { id } = await gathered();
    expect(await toResponse(pia.as.post(`/statements/${id}/review`, {}))).toMatchObject({ status: 403, code: 'own_statement' });
    expect(await toResponse(pia.as.post(`/statements/${id}/issue`, {}))).toMatchObject({ status: 409, code: 'statement_not_reviewed' });
    expect(done(await paula.post(`/statements/${id}/review`, {})).data.reviewed_by.name).toBe('Paula Weber');
    expect(done(await pia.as.post(`/statements/${id}/issue`, {})).data).toMatchObject({
      status: 'issued',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      due_date: expect.any(String),
    });

    for (const answer of [
      pia.as.put(`/statements/${id}`, { note: 'Late' }),
      pia.as.delete(`/statements/${id}`, {}),
      pia.as.post(`/statements/${id}/gather`),
    ])
      expect((await answer).status).toBe(409);
    const db = office.services.db;
    const refused = [
      sql`update statements set note = 'x' where id = ${id}`,
      sql`delete from statements where id = ${id}`,
      sql`update statement_lines set amount = 1 where statement_id = ${id}`,
      sql`update statement_lines set live = false where statement_id = ${id}`,
      sql`delete from statement_lines where statement_id = ${id}`,
      sql`insert into statement_lines (statement_id, project_id, date, amount) values (${id}, ${project_id}, '2025-03-03', 1)`,
    ];
    for (const statement of refused) await expect(asSystem(db, statement)).rejects.toThrow('statements_stay_as_issued');
    for (const statement of [sql`update tasks set status = 'draft' where id = ${row}`, sql`update tasks set minutes = 1 where id = ${row}`])
      await expect(asSystem(db, statement)).rejects.toThrow(/stay|keep/);
    const sealed = await asSystem(db, sql<{ same: boolean }>`select hash = statement_seal(s) as same from statements s where id = ${id}`);
    expect(sealed.rows[0]?.same).toBe(true);
  });

  test('is cancelled for a reason, which frees its rows, and replaced once', async () => {
    await book(monday, 60);
    const { id } = await issued();
    expect(await toResponse(pia.as.post(`/statements/${id}/cancel`, {}))).toMatchObject({ status: 422 });
    expect(await toResponse(gather(pia.as, { replaces_id: id }))).toMatchObject({
      status: 422,
      fields: { replaces_id: [expect.any(String)] },
    });
    expect(done(await pia.as.post(`/statements/${id}/cancel`, { note: 'Wrong rate' })).data).toMatchObject({
      status: 'cancelled',
      total: 100,
    });
    const again = await gathered(pia.as, { replaces_id: id });
    expect(again).toMatchObject({ total: 100, replaces: { id } });
    await book(addDays(monday, 1), 60);
    expect(await toResponse(gather(pia.as, { replaces_id: id }))).toMatchObject({
      status: 409,
      fields: { replaces_id: [expect.any(String)] },
    });
  });

  test('needs no second person if the company turns that off', async () => {
    await book(monday, 60);
    const settings = { needs_second_person: false, time_account: '4400', milestone_account: '4500' };
    expect((await pia.as.put('/statements/settings', settings)).status).toBe(403);
    done(await paula.put('/statements/settings', settings));
    const { id } = await gathered();
    expect(done(await pia.as.post(`/statements/${id}/issue`, {})).data.status).toBe('issued');
    done(await paula.put('/statements/settings', { ...settings, needs_second_person: true }));
    expect(done(await pia.as.get('/statements/settings')).data).toMatchObject({ needs_second_person: true, time_account: '4400' });
  });

  test.each([
    ['en', 'Statement of services', '100.00'],
    ['de', 'Leistungsabrechnung', '100,00'],
    ['es', 'Liquidación de servicios', '100,00'],
    ['fr', 'Relevé de prestations', '100,00'],
    ['ja', '請求明細書', '100.00'],
    ['zh', '服务结算单', '100.00'],
  ])('reads on paper in %s', async (language, title, amount) => {
    await sql`update clients set address = E'1 Harbor Street\nLisbon', tax_number = 'PT-501442600' where id = ${client_id}`.execute(
      office.services.db,
    );
    await book(monday, 60);
    const { id, number } = await issued();
    const paper = async () => {
      const { rawPayload } = await office.app.inject({
        url: `/api/v1/statements/${id}/pdf?language=${language}`,
        headers: { authorization: `Bearer ${office.cast.payroll.token}` },
      });
      return rawPayload;
    };
    const bytes = await paper();
    const text = readPdf(bytes)
      .map((page) => page.text)
      .join(' ');
    for (const part of [title, number, amount, 'Ida Person', '1 Harbor Street', 'Lisbon', 'PT-501442600']) expect(text).toContain(part);
    expect((await paper()).equals(bytes)).toBe(true);
  });

  test('goes to the accounts line by line', async () => {
    await book(monday, 60);
    const { id, number } = await issued();
    const answer = await pia.as.post(`/statements/${id}/file`, { format: 'csv' });
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] as string;
    const [head, line] = (await office.app.inject({ url: done(answer).link, headers: { cookie } })).body.trim().split('\r\n');
    expect(head).toContain('Account');
    expect(line).toMatch(new RegExp(`^${number},.*,4400,Time,.*,100$`));
    expect((await pia.as.post(`/statements/${id}/file`, { format: 'xlsx' })).status).toBe(200);
  });
});

test('an entry is on one live statement only, even with concurrent requests', async () => {
  for (const days of [0, 1, 2, 3]) await book(addDays(monday, days), 60);
  const answers = await Promise.all([gather(pia.as), gather(paula), gather(pia.as)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { rows } = await asSystem(
    office.services.db,
    sql<{ rows: number; lines: number }>`
      select count(distinct l.task_id)::int as rows, count(*)::int as lines from statement_lines l where l.project_id = ${project_id} and l.live`,
  );
  expect(rows[0]).toEqual({ rows: 4, lines: 4 });
  const other = done(await paula.post('/statements', { client_id, ...march })).data.id;
  await expect(
    asSystem(
      office.services.db,
      sql`insert into statement_lines (statement_id, task_id, project_id, date, amount)
        select ${other}, task_id, project_id, date, amount from statement_lines where project_id = ${project_id} limit 1`,
    ),
  ).rejects.toThrow('statement_lines_bill_a_row_once');
});

test('a milestone is billed once it is reached, and stays as it is billed', async () => {
  const fixed = await newProject(office, { client_id, manager_id: pia.id, billing_type: 'fixed_price' });
  await agreeRate(office, fixed, 10_000);
  await book(monday, 60, { project_id: fixed });
  const milestone = { project_id: fixed, name: 'Concept', amount: 2500, due_date: '2025-03-10' };
  const { id, currency } = done(await pia.as.post('/project-milestones', milestone)).data;
  expect(currency).toBe('EUR');
  expect(await toResponse(pia.as.post('/project-milestones', { ...milestone, name: 'Free', amount: 0 }))).toMatchObject({ status: 422 });
  expect((await quentin.as.post('/project-milestones', { ...milestone, name: 'Other' })).status).toBe(403);
  expect((await quentin.as.get(`/project-milestones/${id}`)).status).toBe(404);
  expect(await toResponse(gather())).toMatchObject({ code: 'nothing_to_bill' });
  done(await pia.as.post(`/project-milestones/${id}/reach`, { reached_on: '2025-03-11' }));
  const statement = await gathered();
  expect(statement).toMatchObject({ total: 2500, total_minutes: 0 });
  expect(done(await pia.as.get(`/project-milestones/${id}`)).data).toMatchObject({ status: 'billed', can: { update: false } });
  const billed = {
    status: 409,
    body: { code: 'milestone_is_billed', error: `This milestone is on statement ${statement.number} and can’t be changed.` },
  };
  expect(await pia.as.put(`/project-milestones/${id}`, { amount: 1 })).toMatchObject(billed);
  expect(await pia.as.delete(`/project-milestones/${id}`, {})).toMatchObject(billed);
  expect(done(await pia.as.get(`/projects/${fixed}/billing`)).data).toMatchObject({ agreed: 5000, draft: 2500, billed: 0, unbilled: 0 });
  done(await pia.as.post(`/statements/${statement.id}/cancel`, { note: 'Not accepted' }));
  expect(done(await pia.as.post(`/project-milestones/${id}/take-back`, {})).data).toMatchObject({ status: 'planned', reached_on: null });
});

test('unbilled time is reported by client and age, and write-downs by reason', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const days = [10, 40, 70, 200].map((ago) => addDays(today, -ago));
  for (const [at, date] of days.entries()) await book(date, 60 * (at + 1));
  const unbilled = async (by: Person) =>
    done(await by.get('/statements/unbilled')).data.clients.find(({ client }: { client: { id: number } }) => client.id === client_id);
  expect(await unbilled(pia.as)).toMatchObject({
    currency: 'EUR',
    up_to_30: { minutes: 60, amount: 100 },
    up_to_60: { minutes: 120, amount: 200 },
    up_to_90: { minutes: 180, amount: 300 },
    over_90: { minutes: 240, amount: 400 },
    all: { minutes: 600, amount: 1000 },
    oldest: days[3],
  });
  expect(await unbilled(quentin.as)).toBeUndefined();

  const { id } = await gathered(pia.as, { from_date: days[3], to_date: today });
  const [line] = await linesOf(id);
  done(await pia.as.post(`/statements/${id}/lines`, { ids: [line.id], state: 'billed', share_bp: 5000, write_down_reason: 'quality' }));
  const reasons = async () => done(await pia.as.get('/statements/write-downs', { client_id })).data;
  expect(await reasons()).toEqual([]);
  done(await paula.post(`/statements/${id}/review`, {}));
  done(await pia.as.post(`/statements/${id}/issue`, {}));
  expect(await unbilled(pia.as)).toBeUndefined();
  expect(await reasons()).toEqual([{ write_down_reason: 'quality', currency: 'EUR', lines: 1, minutes: 240, amount: 200 }]);
  expect(done(await pia.as.get(`/projects/${project_id}/billing`)).data).toMatchObject({
    billed: 800,
    written_down: 200,
    billed_minutes: 600,
  });
  expect((await quentin.as.get(`/projects/${project_id}/billing`)).status).toBe(404);
});

describe('a retainer', () => {
  let retainer = 0;
  /** Ten hours for 1000 a month in February and March, 120 for each hour beyond them. */
  const agreed = { from_month: '2025-02', included_minutes: 600, fee: 1000, overage_rate: 120 };
  const agree = (more: object = {}, by: Person = pia.as) => by.post('/retainer-terms', { project_id: retainer, ...agreed, ...more });
  const use = (date: string, minutes: number, more: object = {}) => book(date, minutes, { project_id: retainer, ...more });
  const february = { from_date: '2025-02-01', to_date: '2025-02-28' };

  beforeEach(async () => {
    retainer = await newProject(office, { client_id, manager_id: pia.id, billing_type: 'retainer' });
    await sql`update projects set start_date = '2025-02-01', end_date = '2025-03-31' where id = ${retainer}`.execute(office.services.db);
    await agreeRate(office, retainer, 10_000);
  });

  test('is billed by its fee and by the hours beyond its allowance, which is used up in order of date', async () => {
    done(await agree());
    await use(addDays(monday, 4), 240);
    await use(monday, 480);
    await use(addDays(monday, 4), 30);
    const statement = await gathered();
    expect(statement).toMatchObject({ total: 1300, total_minutes: 750 });
    expect(await linesOf(statement.id)).toMatchObject([
      { date: '2025-03-01', retainer_month: '2025-03', minutes: null, amount: 1000, billed: 1000 },
      { minutes: 480, included_minutes: 480, rate: null, amount: 0 },
      { minutes: 240, included_minutes: 120, rate: 120, amount: 240 },
      { minutes: 30, included_minutes: 0, rate: 120, amount: 60 },
    ]);
    expect(await toResponse(gather())).toMatchObject({ code: 'nothing_to_bill' });
    expect(await gathered(pia.as, february)).toMatchObject({ total: 1000, total_minutes: 0 });
  });

  test('bills hours beyond it at the rates of the project unless its terms have one, and all of them without a fee', async () => {
    done(await agree({ overage_rate: null }));
    await use(monday, 660);
    expect(await gathered()).toMatchObject({ total: 1100 });
    const other = await newProject(office, { client_id, manager_id: pia.id, billing_type: 'retainer' });
    await agreeRate(office, other, 10_000);
    done(await agree({ project_id: other, fee: null, overage_rate: null }));
    await use(monday, 660, { project_id: other });
    const { id, total } = await gathered();
    expect(total).toBe(1100);
    expect(await linesOf(id)).toMatchObject([{ included_minutes: null, rate: 100 }]);
  });

  test('carries hours over, and billed hours keep theirs when late entries are added', async () => {
    done(await agree({ carry_months: 1 }));
    await use('2025-02-10', 300);
    await use(monday, 840);
    expect(await gathered()).toMatchObject({ total: 1000, total_minutes: 840 });
    await use('2025-02-11', 120);
    const late = await gathered(pia.as, february);
    expect(await linesOf(late.id)).toMatchObject([
      { amount: 1000 },
      { minutes: 300, included_minutes: 300 },
      { included_minutes: 60, amount: 120 },
    ]);
    const { periods } = done(await pia.as.get(`/projects/${retainer}/overview`)).data;
    expect(periods).toEqual([
      { month: '2025-03-01', agreed: 600, carried_in: 240, spent: 840, left: 0, overage: 0, lapsed: 0, fee: 1000, overage_amount: 0 },
      { month: '2025-02-01', agreed: 600, carried_in: 0, spent: 420, left: 240, overage: 60, lapsed: 0, fee: 1000, overage_amount: 120 },
    ]);
  });

  test('bills each month exactly by its rule', async () => {
    await sql`update projects set end_date = '2025-04-30' where id = ${retainer}`.execute(office.services.db);
    done(await agree({ carry_months: 1, carry_limit: 120 }));
    const months = ['2025-02', '2025-03', '2025-04'];
    const used = [0, 0, 0];
    for (let at = 0; at < 15; at += 1) {
      const minutes = 15 + ((at * 97) % 200);
      used[at % 3] = (used[at % 3] ?? 0) + minutes;
      await use(`${months[at % 3]}-${String(28 - at).padStart(2, '0')}`, minutes);
    }
    const allowance = { included: 600, carry_months: 1, carry_limit: 120, billed: 0, granted: 0 };
    const flow = flowOf(used.map((open) => ({ ...allowance, open })));
    expect(flow.some(({ overage }) => overage > 0) && flow.some(({ carried_out }) => carried_out > 0)).toBe(true);
    for (const [at, { within, overage }] of flow.entries()) {
      const { id, total } = await gathered(pia.as, { from_date: `${months[at]}-01`, to_date: `${months[at]}-28` });
      const lines: { included_minutes: number | null }[] = await linesOf(id);
      expect(lines.reduce((sum, { included_minutes }) => sum + (included_minutes ?? 0), 0)).toBe(within);
      expect(total).toBe(1000 + overage * 2);
    }
  });

  test('has one monthly fee on one live statement, even with concurrent requests', async () => {
    done(await agree());
    const answers = await Promise.all([gather(pia.as), gather(paula), gather(pia.as)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const other = done(await paula.post('/statements', { client_id, ...march })).data.id;
    await expect(
      asSystem(
        office.services.db,
        sql`insert into statement_lines (statement_id, project_id, retainer_month, date, amount) values (${other}, ${retainer}, '2025-03', '2025-03-01', 1)`,
      ),
    ).rejects.toThrow('statement_lines_bill_a_month_once');
  });

  test('is billed again after its statement is canceled, and redistributed when lines are restored', async () => {
    done(await agree());
    await use(monday, 600);
    const first = await gathered();
    const [fee, early] = await linesOf(first.id);
    done(await pia.as.post(`/statements/${first.id}/lines`, { ids: [fee.id, early.id], state: 'moved' }));
    await use(addDays(monday, 1), 120);
    const second = await gathered(pia.as, { from_date: addDays(monday, 1) });
    expect(await linesOf(second.id)).toMatchObject([{ minutes: 120, included_minutes: 0, amount: 240 }]);
    await use('2025-03-02', 60);
    done(await pia.as.post(`/statements/${first.id}/gather`, {}));
    done(await pia.as.post(`/statements/${first.id}/lines`, { ids: [fee.id, early.id], state: 'billed' }));
    const back = await linesOf(first.id);
    expect(back.map(({ included_minutes, amount }: Record<string, number>) => [included_minutes, amount])).toEqual([
      [null, 1000],
      [60, 0],
      [540, 120],
    ]);
    done(await pia.as.post(`/statements/${first.id}/cancel`, { note: 'Wrong client' }));
    expect(await gathered()).toMatchObject({ total: 1120, total_minutes: 660 });
  });

  test('keeps the terms of months that are billed, and its currency', async () => {
    const { id, version } = done(await agree()).data;
    const { number } = await gathered();
    const error = `Statement ${number} already bills a month under this agreement. Add one from a later month instead.`;
    const billed = { status: 409, body: { code: 'retainer_terms_are_billed', error } };
    expect(await pia.as.put(`/retainer-terms/${id}`, { fee: 900 })).toMatchObject(billed);
    expect(await pia.as.put(`/retainer-terms/${id}`, { from_month: '2025-04' })).toMatchObject(billed);
    expect(await pia.as.delete(`/retainer-terms/${id}`, { version })).toMatchObject(billed);
    expect(await agree({ from_month: '2025-03' })).toMatchObject(billed);
    expect(await toResponse(agree({ from_month: '2025-04', fee: null }))).toMatchObject({
      status: 422,
      fields: { overage_rate: [expect.any(String)] },
    });
    expect(await toResponse(agree())).toMatchObject({ status: 409 });
    done(await agree({ from_month: '2025-04', fee: 1200 }));
    expect(await toResponse(pia.as.put(`/projects/${retainer}`, { currency: 'USD' }))).toMatchObject({
      status: 422,
      fields: { currency: [expect.any(String)] },
    });
  });

  test('shows its hours to who sees the project, and its amounts to who sees its money', async () => {
    const { id } = done(await agree()).data;
    await use(monday, 60);
    const hr = office.as('hr');
    expect(done(await hr.get(`/retainer-terms/${id}`)).data).toMatchObject({ included_minutes: 600 });
    for (const hidden of ['fee', 'overage_rate']) expect(done(await hr.get(`/retainer-terms/${id}`)).data).not.toHaveProperty(hidden);
    const [period] = done(await hr.get(`/projects/${retainer}/overview`)).data.periods;
    expect(period).toMatchObject({ month: '2025-03-01', spent: 60, left: 540 });
    for (const hidden of ['fee', 'overage_amount']) expect(period).not.toHaveProperty(hidden);
    expect((await agree({ from_month: '2025-03' }, quentin.as)).status).toBe(403);
    expect((await quentin.as.get(`/retainer-terms/${id}`)).status).toBe(404);
  });

  test('is unbilled by fees and hours beyond them, and earns both', async () => {
    done(await agree());
    await use(monday, 660);
    const unbilled = async () =>
      done(await pia.as.get('/statements/unbilled')).data.clients.find(({ client }: { client: { id: number } }) => client.id === client_id);
    expect(await unbilled()).toMatchObject({ all: { minutes: 660, amount: 120 }, fees: 2, fees_amount: 2000 });
    expect(done(await pia.as.get(`/projects/${retainer}/billing`)).data).toMatchObject({ unbilled: 2120, unbilled_minutes: 660 });
    const earned = async () => {
      const filters = { date: { from: '2025-02-01', to: '2025-03-31' }, project: [retainer], group_by: ['month'] };
      return done(await paula.get('/reports/profitability', { filters })).data.rows.map(({ values }: { values: object }) => values);
    };
    expect(await earned()).toMatchObject([
      { revenue: 100_000, wip: 100_000, worked: 0 },
      { revenue: 112_000, wip: 112_000, worked: 660 },
    ]);
    await issued();
    expect(await unbilled()).toMatchObject({ all: { minutes: 0 }, fees: 1, fees_amount: 1000 });
    expect(await earned()).toMatchObject([
      { revenue: 100_000, wip: 100_000 },
      { revenue: 112_000, invoiced: 112_000, wip: 0 },
    ]);
  });

  test('shows the included hours on paper and in the file', async () => {
    done(await agree());
    await use(monday, 660);
    const { id } = await issued();
    const { rawPayload } = await office.app.inject({
      url: `/api/v1/statements/${id}/pdf?language=en`,
      headers: { authorization: `Bearer ${office.cast.payroll.token}` },
    });
    const text = readPdf(rawPayload)
      .map((page) => page.text)
      .join(' ');
    for (const part of ['Retainer fee, March 2025', '1,000.00', 'Included', '11:00', '10:00', '120.00', '1,120.00'])
      expect(text).toContain(part);
    const answer = await pia.as.post(`/statements/${id}/file`, { format: 'csv' });
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] as string;
    const [, fee, time] = (await office.app.inject({ url: done(answer).link, headers: { cookie } })).body.trim().split('\r\n');
    expect(fee).toMatch(/,Retainer fee,.*"?Retainer fee, March 2025"?,.*,1000$/);
    expect(time).toMatch(/,Time,.*,120$/);
  });

  test('goes along when its project is copied', async () => {
    done(await agree({ carry_months: 2 }));
    const { id } = done(await pia.as.post(`/projects/${retainer}/clone`, {})).data;
    const { data } = done(await pia.as.get('/retainer-terms', { filters: { project_id: id } }));
    expect(data).toMatchObject([{ ...agreed, carry_months: 2, currency: 'EUR' }]);
  });
});
