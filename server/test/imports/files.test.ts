import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { checked, csv, headings, person, upload } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const file = csv(headings, person('Zoë', 'Müller', { 'Work email': 'zoe.mueller@example.com' }));

test.each([
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${file}`)],
  ['UTF-16', Buffer.from(`\uFEFF${file}`, 'utf16le')],
  ['Latin-1', Buffer.from(file, 'latin1')],
])('a file in %s is decoded correctly', async (_name, bytes) => {
  const found = await checked(office.as('hr'), 'people.csv', bytes);
  expect(found).toMatchObject({ wrong_count: 0, rows_count: 1 });
  const { body } = await office.as('hr').get(`/imports/${found.id}/rows`);
  expect(body.data[0].cells).toMatchObject({ 'First name': 'Zoë', 'Last name': 'Müller' });
  expect(body.meta).toEqual({ total: 1, page: 1, per_page: 50, last_page: 1 });
});

test('headings and values are recognised in every language', async () => {
  const german =
    'Vorname;Nachname;E-Mail;Abteilung;Stelle;Standort;Eintrittsdatum;Employment type\nUwe;Kern;uwe.kern@example.com;delivery;consultant;LISBON;03.02.2025;Teilzeit';
  expect(await checked(office.as('hr'), 'leute.csv', german)).toMatchObject({ wrong_count: 0 });
});

test.each([
  ['an empty file', 'people.csv', '', 422, 'file_empty'],
  ['headings alone', 'people.csv', headings.join(','), 422, 'file_empty'],
  ['a program', 'people.exe', 'MZ', 422, 'file_type_refused'],
  ['a broken spreadsheet', 'people.xlsx', Buffer.from('504b030414000000', 'hex'), 422, 'file_not_readable'],
  ['too many rows', 'people.csv', `a\n${'1\n'.repeat(20_001)}`, 422, 'table_too_large'],
  ['more than 20 MB', 'people.csv', Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 422, 'file_too_large'],
] as const)('%s is refused, and nothing is stored', async (_what, name, content, status, code) => {
  const before = await sql`select id from imports`.execute(office.services.db);
  expect(await upload(office.as('hr'), name, content as string)).toMatchObject({ status, body: { code } });
  expect((await sql`select id from imports`.execute(office.services.db)).rows).toEqual(before.rows);
});

test('an upload that is not a form is refused', async () => {
  expect((await office.as('hr').post('/imports/employees', { rows: [] })).status).toBe(415);
});
