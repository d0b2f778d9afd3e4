import { folded } from '@cadre/rules/folded';
import { fullName, type NameOrder, nameOrders } from '@cadre/rules/full-name';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { stamp, today } from '../attendance/fixtures.ts';
import type { PersonName } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { hire } from '../people/people.ts';
import { newCategory } from '../requests/fixtures.ts';

let office: Office;
let adrian: number;
beforeAll(async () => {
  office = await openOffice();
  const { id } = await hire(office, { first_name: 'Adrián', last_name: 'Núñez Żak' });
  adrian = id;
  await stamp(office, id, today, '09:00 in', '17:00 out');
  await sql`
    with week as (insert into week_schedules (name, cycle_weeks, anchor_date, days) values ('Usual', 1, '2026-01-05', '{"weeks": [[null, null, null, null, null, null, null]]}') returning id),
      assigned as (insert into schedule_assignments (employee_id, week_schedule_id, from_date) select ${id}, id, '2026-01-05' from week),
      skilled as (insert into skills (employee_id, name) values (${id}, 'Welding'))
    insert into documents (employee_id, type, title, status) values (${id}, 'certificate', 'Diploma', 'submitted')`.execute(
    office.services.db,
  );
  // Reading a timesheet settles its days.
  await office.as('hr').get(`/employees/${id}/attendance`, { type: 'timesheet', date: today.slice(0, 7) });
  await hire(office, { first_name: '美和', last_name: '小宮山' });
  await sql`update attendances set note = 'Gare de l''Évêque' where action = 'out'`.execute(office.services.db);
});
afterAll(() => office.close());

test('a search may have any number of words, and the last ones must occur together', async () => {
  const found = async (search: string) =>
    (await office.as('hr').get('/employees', { search })).body.data.map(({ id }: { id: number }) => id);
  expect(await found('núñez adrián '.repeat(7))).toEqual([adrian]);
  expect(await found('a d r i á n ú nunez zak')).toEqual([adrian]);
  expect(await found('a d r i á n ú zak nunez')).toEqual([]);
});

test('rules and database fold alike', async () => {
  const letters = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\u0000') && text.isWellFormed());
  const european = fc.string({ unit: fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)), maxLength: 20 });
  const ascii = fc.string({ unit: fc.integer({ min: 0x01, max: 0x7f }).map((code) => String.fromCodePoint(code)), maxLength: 20 });
  const texts = fc.sample(fc.oneof(letters, european, ascii), 750);
  const { rows } = await sql<{ text: string; folded: string }>`
    select t.text, folded(t.text) as folded from unnest(${texts}::text[]) with ordinality t (text, place) order by t.place`.execute(
    office.services.db,
  );
  expect(rows.filter((row) => row.folded !== folded(row.text))).toEqual([]);
});

test('rules and database name people alike', async () => {
  const signs = fc.constantFrom(...'aÉ々かナｶ王𠮷김 ');
  const part = fc.string({ unit: signs, minLength: 1, maxLength: 3 }).map((name) => name.trim());
  const people = fc.sample(fc.tuple(part, part, fc.constantFrom(...nameOrders)), 500);
  const { rows } = await sql<{ first: string; last: string; name_order: NameOrder; name: string }>`
    select p.first, p.last, p.name_order, full_name(p.first, p.last, p.name_order) as name
    from unnest(${people.map(([first]) => first)}::text[], ${people.map(([, last]) => last)}::text[], ${people.map(([, , order]) => order)}::text[])
      p (first, last, name_order)`.execute(office.services.db);
  expect(rows.filter((row) => row.name !== fullName(row.first, row.last, row.name_order))).toEqual([]);
});

test('stored names and search texts match the database functions', async () => {
  for (const [first_name, last_name, name_order] of [
    ['  Ann', 'Lee ', 'by_script'],
    ['Ann', 'Lee', 'family_first'],
    ['Zoë', 'Lee', 'by_script'],
    ['Ann', 'Løve', 'by_script'],
    ['小', 'Lee', 'by_script'],
    ['A', '李', 'by_script'],
    ['A', '李', 'given_first'],
  ] as const)
    await hire(office, { first_name, last_name, name_order });
  const { rows } = await sql<{ name: string; kept: string }>`
    select e.name, e.search_text as kept from employees e where e.name <> full_name(e.first_name, e.last_name, e.name_order)
      or e.search_text <> folded(name_spellings(e.first_name, e.last_name, e.name_order) || chr(10) || e.employee_no || chr(10) || e.work_email)`.execute(
    office.services.db,
  );
  expect(rows).toEqual([]);
});

test.each(['小宮山 美和', '小宮山美和', '美和 小宮山', '宮山'])('"%s" finds 小宮山 美和, family first', async (search) => {
  const { body } = await office.as('hr').get('/employees', { search });
  expect(body.data.map((row: { name: string }) => row.name)).toEqual(['小宮山 美和']);
});

test.each(['adrian', 'ADRIÁN', 'nunez adrián', 'zak', 'Adria\u0301n'])('"%s" finds Adrián Núñez Żak', async (search) => {
  const names = async (path: string, key: string) =>
    (await office.as('hr').get(path, { search })).body.data.map((row: Record<string, unknown>) => row[key]);
  expect(await names('/employees', 'name')).toEqual(['Adrián Núñez Żak']);
  expect(await names('/employees/lists', 'name')).toEqual(['Adrián Núñez Żak']);
  const { body } = await office.as('hr').get('/search', { q: search });
  expect(body.data).toContainEqual(expect.objectContaining({ resource: 'employees', name: 'Adrián Núñez Żak' }));
});

test.each([
  ['adrian', 2],
  ['nunez eveque', 1],
  ['eveque', 1],
  ['nobody', 0],
  ['example.com', 0],
  ['\u0301', 0],
])('"%s" finds punches by their employee and by their note: %i', async (search, found) => {
  const { body } = await office.as('hr').get('/attendances', { search });
  expect(body.meta).toMatchObject({ total: found, count: 'exact' });
});

test.each(['documents', 'attendance-days', 'schedule-assignments', 'employment-periods', 'skills'])(
  '%s are found by the name of their employee',
  async (list) => {
    const found = async (search: string) => (await office.as('hr').get(`/${list}`, { search })).body.data as { employee_id: number }[];
    for (const search of ['adrian', 'ŻAK Núñez'])
      expect(new Set((await found(search)).map((row) => row.employee_id))).toEqual(new Set([adrian]));
    expect(await found('adrian nobody')).toEqual([]);
  },
);

test('a search finds no rows beyond the scope', async () => {
  const { body } = await office.as('outsider').get('/attendances', { search: 'adrian' });
  expect(body.data).toEqual([]);
});

test('umlauts are found however they are written', async () => {
  await hire(office, { first_name: 'Jürgen', last_name: 'Gößmann-Bauer' });
  await hire(office, { first_name: 'Juergen', last_name: 'Goessmann' });
  const found = async (search: string): Promise<string[]> =>
    (await office.as('hr').get('/employees', { search })).body.data.map((row: { name: string }) => row.name);
  const both = ['Juergen Goessmann', 'Jürgen Gößmann-Bauer'];
  for (const search of ['goessmann', 'Gößmann', 'GÖSSMANN', 'jürgen goess']) expect((await found(search)).sort()).toEqual(both);
  expect(await found('gossmann')).toEqual(['Jürgen Gößmann-Bauer']);
  expect(await found('goessmann-bauer')).toEqual(['Jürgen Gößmann-Bauer']);
  expect(await found('goessman_')).toEqual([]);
});

test('the global search finds people, projects, clients and requests, even if misspelled, and only those the user may open', async () => {
  const { manager, consultant } = office.cast;
  await sql`
    with client as (insert into clients (name, currency) values ('Nordlicht Energie', 'EUR') returning id)
    insert into projects (number, name, client_id, status, manager_id, open_to_all, billing_type, billable, category)
    select 'P26-7', 'Grid migration', id, 'active', ${manager.employee_id}, false, 'time_and_materials', true, 'client' from client`.execute(
    office.services.db,
  );
  const leave_category_id = await newCategory(office);
  await sql`
    insert into leaves (employee_id, leave_category_id, title, from_date, to_date, status)
    values (${consultant.employee_id}, ${leave_category_id}, 'Vacation', ${today}, ${today}, 'pending')`.execute(office.services.db);
  const kindsFor = async (name: PersonName, q: string): Promise<string[]> => {
    const { body } = await office.as(name).get('/search', { q });
    for (const { link } of body.data) expect(link).toMatch(/^\//);
    return [...new Set(body.data.map(({ resource }: { resource: string }) => resource))] as string[];
  };
  expect(await kindsFor('admin', 'grid')).toEqual(['projects']);
  expect(await kindsFor('admin', 'nordlicht')).toEqual(['clients']);
  expect(await kindsFor('admin', 'Nordlciht')).toEqual(['clients']);
  expect(await kindsFor('hr', 'clara dubios')).toEqual(['employees']);
  expect(await kindsFor('hr', 'dubois')).toEqual(expect.arrayContaining(['employees', 'leaves']));
  expect(await kindsFor('consultant', 'dubois')).toEqual(['leaves']);
  for (const q of ['dubois', 'dubios', 'grid', 'nordlicht']) expect(await kindsFor('outsider', q), q).toEqual([]);
  const hitsFor = async (q: string) => (await office.as('admin').get('/search', { q })).body.data;
  expect(await hitsFor('grid')).toMatchObject([{ name: '(P26-7) Grid migration', detail: 'Nordlicht Energie', status: 'active' }]);
  expect(await hitsFor('nordlicht')).toMatchObject([{ name: 'Nordlicht Energie', detail: null, status: null }]);
  expect(await hitsFor('clara dubois')).toMatchObject([
    { resource: 'employees', name: consultant.name, detail: expect.stringMatching(/^.+ · Delivery$/), status: 'active' },
    { resource: 'leaves', name: consultant.name, status: 'pending' },
    { resource: 'users', name: consultant.name, detail: consultant.email, status: 'active' },
  ]);
  const [own] = (await office.as('consultant').get('/search', { q: 'dubois' })).body.data;
  expect(own).toMatchObject({ name: consultant.name, detail: expect.stringMatching(`^[^·]+, ${today}$`), link: `/my-leaves?id=${own.id}` });
});
