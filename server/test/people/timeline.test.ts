import { timelineKinds } from '@cadre/contract/calls/timeline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import { officePassword } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { termsIn } from './people.ts';

let office: Office;
let clara: number;
type Entry = {
  key: string;
  at: string;
  kind: string;
  event: string;
  title: string | null;
  actor_name: string | null;
  fields: string[];
  link: string | null;
};

beforeAll(async () => {
  office = await openOffice();
  const { db } = office.services;
  clara = office.cast.consultant.employee_id as number;
  await office
    .as('hr')
    .post('/employee-versions', { employee_id: clara, effective_from: '2025-01-01', ...termsIn(office, 'delivery'), fte: 8000 });
  await office.as('hr').post('/employee-versions', { employee_id: clara, effective_from: day(30), ...termsIn(office, 'design') });
  await office.as('hr').put(`/employees/${clara}`, { city: 'Porto', preferred_name: 'Clarita' });
  await office.as('hr').get(`/employees/${clara}/personal`);
  await office.as('payroll').get(`/employees/${clara}/pay`);
  await office.anyone().post('/login', { email: office.cast.consultant.email, password: officePassword });
  await office.anyone().post('/login', { email: office.cast.consultant.email, password: 'not her password' });
  await sql`insert into documents (employee_id, title, status, decided_at) values (${clara}, 'Diploma', 'accepted', now())`.execute(db);
  await asSystem(
    db,
    sql`
      insert into forms (employee_id, title, status, number, file_hash, stored_as, issued_at)
      values (${clara}, 'Contract', 'issued', 'C-1', 'hash', 'file', now()), (${clara}, 'Draft', 'draft', null, null, null, null)`,
  );
  await sql`insert into change_requests (employee_id, model, changes, wanted) values (${clara}, 'employees', '[{"field": "city", "old": null, "new": "Porto"}]', '{"doing": "update"}')`.execute(
    db,
  );
});
afterAll(() => office.close());

const own = async (query: object = {}): Promise<Entry[]> =>
  (await office.as('consultant').get('/employees/self/timeline', query as never)).body.data;

test('my history shows my past events, newest first, and no future ones', async () => {
  const entries = await own();
  const result = entries.map(({ kind, event }) => `${kind} ${event}`);
  for (const expected of [
    'employment hired',
    'employment changed',
    'document added',
    'document accepted',
    'form issued',
    'change_request asked',
    'profile changed',
    'sign_in login',
    'sign_in login_failed',
    'viewed personal',
    'viewed pay',
  ])
    expect(result).toContain(expected);
  const moments = entries.map(({ at }) => Date.parse(at));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
  expect(Math.max(...moments)).toBeLessThanOrEqual(Date.now());
  expect(entries.find(({ kind, event }) => kind === 'employment' && event === 'changed')).toMatchObject({
    fields: expect.arrayContaining(['fte']),
  });
});

test('I see who viewed my private data, and which part', async () => {
  const viewed = await own({ kind: 'viewed' });
  expect(viewed.map(({ event, actor_name }) => `${actor_name}: ${event}`).sort()).toEqual(['Hana Novak: personal', 'Paula Weber: pay']);
});

test('a change of my file lists its fields and never their values', async () => {
  const { text, body } = await office.as('consultant').get('/employees/self/timeline', { kind: 'profile' });
  const fields = body.data.flatMap((entry: Entry) => entry.fields);
  expect(fields).toEqual(expect.arrayContaining(['city', 'preferred_name']));
  expect(text).not.toContain('Porto');
});

test('drafts about me are not yet mine', async () => {
  expect((await own({ kind: 'form' })).map(({ title }) => title)).toEqual(['Contract']);
  const seenByHr = (await office.as('hr').get(`/employees/${clara}/timeline`, { kind: 'form' })).body.data;
  expect(seenByHr).toHaveLength(1);
});

test('a manager sees only permitted events of the team', async () => {
  const { status, body } = await office.as('manager').get(`/employees/${clara}/timeline`);
  expect(status).toBe(200);
  const kinds = new Set(body.data.map(({ kind }: Entry) => kind));
  expect(kinds).toContain('employment');
  for (const kind of ['document', 'form', 'change_request', 'sign_in']) expect(kinds).not.toContain(kind);
  const fields = body.data.flatMap((entry: Entry) => entry.fields);
  expect(fields).not.toContain('city');
});

test('each event of a record has its own moment, and opens the record', async () => {
  const { db } = office.services;
  await sql`
    insert into documents (employee_id, title, status, due_on, decided_at, expires_on)
    values (${clara}, 'Visa', 'expired', '2026-01-02', null, '2026-02-01'), (${clara}, 'Licence', 'rejected', null, now(), null)`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into travels (employee_id, title, purpose, from_place, to_place, currency, start_date, end_date, status, decided_at, completed_at)
    select ${clara}::int, status, 'A visit', 'Madrid', 'Lyon', 'EUR', date, date, status, decided_at, completed_at
    from (values ('completed', '2026-03-11'::date, now(), now()), ('rejected', '2026-03-12', now(), null), ('draft', '2026-03-13', null, null))
      trip (status, date, decided_at, completed_at) returning id`.execute(db);
  const trips = await own({ kind: 'travel' });
  expect(trips.map(({ title, event }) => `${title} ${event}`).sort()).toEqual([
    'completed approved',
    'completed completed',
    'completed requested',
    'rejected rejected',
    'rejected requested',
  ]);
  expect(new Set(trips.map(({ link }) => link))).toEqual(new Set(rows.slice(0, 2).map(({ id }) => `/my-history?kind=travel&id=${id}`)));
  const { body } = await office.as('hr').get(`/employees/${clara}/timeline`, { kind: 'travel' });
  expect(body.data.map(({ link }: Entry) => link)).toContain(`/requests/travel?id=${rows[0]?.id}`);
  const papers = (await own({ kind: 'document' })).filter(({ title }) => title === 'Visa' || title === 'Licence');
  expect(papers.map(({ title, event }) => `${title} ${event}`).sort()).toEqual([
    'Licence added',
    'Licence rejected',
    'Visa expired',
    'Visa requested',
  ]);
  expect(papers.find(({ event }) => event === 'expired')?.at).toMatch(/^2026-02-0[12]/);
  expect(new Set(papers.map(({ link }) => link))).toEqual(new Set(['/my-info?tab=documents']));
});

test('page after page gives everything once', async () => {
  const { db } = office.services;
  await sql`
    insert into logs (action, model, model_id, label, employee_id, via, actor_name)
    select 'update', 'skills', n, 'Skill ' || n, ${clara}::int, 'web', 'Hana Novak' from generate_series(1, 120) n`.execute(db);
  const keys: string[] = [];
  let before: string | null = null;
  let pages = 0;
  do {
    const { body } = await office.as('consultant').get('/employees/self/timeline', before ? { before } : {});
    keys.push(...body.data.map(({ key }: Entry) => key));
    before = body.meta.next_before;
    pages += 1;
  } while (before && pages < 20);
  expect(pages).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(keys.length);
  let apart = 0;
  for (const kind of timelineKinds.filter((one) => one !== 'profile')) apart += (await own({ kind })).length;
  expect(keys.filter((key) => key.startsWith('log-')).length).toBeGreaterThan(120);
  expect(keys.length).toBeGreaterThanOrEqual(apart + 120);
});

test.each(['yesterday', '2026-11-15', '2026-13-45T00:00:00.000000Z~log-1', "2026-01-01T00:00:00.000000Z~'"])(
  'the cursor %s is refused',
  async (before) => {
    expect((await office.as('consultant').get('/employees/self/timeline', { before })).status).toBe(422);
  },
);

test('an unknown kind is refused', async () => {
  expect((await office.as('consultant').get('/employees/self/timeline', { kind: 'gossip' })).status).toBe(422);
});
