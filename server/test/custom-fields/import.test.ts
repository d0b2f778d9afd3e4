import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { checked, csv, headings, moved, person, settled, upload, wrongRows } from '../imports/fixtures.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
let admin: Person;
let hr: Person;
let size: { id: number };
beforeAll(async () => {
  office = await openOffice();
  [admin, hr] = [office.as('admin'), office.as('hr')];
  const options = [{ name: 'Small' }, { name: 'Medium', name_i18n: { de: 'Mittel' } }];
  size = await add({ name: 'Shirt size', name_i18n: { de: 'Hemdgröße' }, kind: 'choice', options, required: true });
  await add({ name: 'Locker', kind: 'integer' });
  await add({ name: 'Fee', kind: 'amount' });
  await add({ name: 'Checked on', kind: 'date' });
  await add({ name: 'Keys', kind: 'boolean' });
  await add({ name: 'Buddy', kind: 'employee' });
  await add({ name: 'Rating', kind: 'text', tier: 'employment' });
  await add({ name: 'Blood group', key: 'blood', kind: 'text', tier: 'personal' });
  await add({ name: 'Branch', key: 'second_branch', kind: 'text' });
});
afterAll(() => office.close());

async function add(wanted: Record<string, unknown>) {
  const { status, body } = await admin.post('/custom-fields', { model: 'employees', ...wanted });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const own = ['Hemdgröße', 'custom_locker', 'Fee', 'Checked on', 'Keys', 'Buddy', 'Rating'];
const values = ['Mittel', '17', '12,5', '2026-03-01', 'ja', 'Oskar Lind', 'A+'];
const meant = {
  custom_shirt_size: 'medium',
  custom_locker: 17,
  custom_fee: 12.5,
  custom_checked_on: '2026-03-01',
  custom_keys: true,
  custom_rating: 'A+',
};

const found = async (name: string) => (await hr.get('/employees', { search: name })).body.data[0];
async function checkedUpdate(file: string) {
  const { id } = (await upload(hr, 'changes.csv', file)).body.data;
  await hr.post(`/imports/${id}/check`, { update_existing: true });
  return settled(hr, id);
}

test('a file can contain the custom fields of the company, by any of their names, and an undo removes them', async () => {
  const file = csv([...headings, ...own], [...person('Ines', 'Own'), ...values], [...person('Ivo', 'Own'), ...values.with(0, 'small')]);
  const read = await checked(hr, 'own.csv', file);
  expect(read).toMatchObject({
    wrong_count: 0,
    mapping: { Hemdgröße: 'custom_shirt_size', custom_locker: 'custom_locker', Buddy: 'custom_buddy', Branch: 'branch_id' },
  });
  expect(read.fields).toContainEqual({ name: 'custom_shirt_size', required: true, shareable: true });
  expect(await moved(hr, read.id, 'commit')).toMatchObject({ status: 'committed', done_count: 2, failure: null });
  const ines = await found('Ines Own');
  expect(ines).toMatchObject({ ...meant, custom_buddy_named: { name: 'Oskar Lind' }, custom_second_branch: null });
  expect(await found('Ivo Own')).toMatchObject({ custom_shirt_size: 'small' });
  const [{ changes }] = (await hr.get(`/employees/${ines.id}/history`)).body.data;
  expect(changes).toContainEqual(expect.objectContaining({ field: 'custom_shirt_size', new: 'medium' }));
  expect(changes).toContainEqual(expect.objectContaining({ field: 'custom_buddy', new_name: 'Oskar Lind' }));
  expect(await moved(hr, read.id, 'undo')).toMatchObject({ status: 'undone', done_count: 2 });
  expect(await found('Ines Own')).toBeUndefined();
});

test('errors in custom fields use the names that the company gave them', async () => {
  const wrong = ['huge', '1.5', 'much', '2026-02-30', 'perhaps', 'Nobody Here', 'B'];
  const file = csv([...headings, ...own], [...person('Wim', 'Wrong'), ...wrong], [...person('Wes', 'Wrong'), ...values.with(0, '')]);
  const { id } = await checked(hr, 'wrong.csv', file);
  const { data } = (await hr.get(`/imports/${id}/rows`, { only: 'wrong' }, { 'accept-language': 'de' })).body;
  expect(Object.keys(data[0].complaints).sort()).toEqual(
    ['buddy', 'checked_on', 'fee', 'keys', 'locker', 'shirt_size'].map((key) => `custom_${key}`),
  );
  expect(data[0].complaints.custom_shirt_size).toEqual(['Hemdgröße ist ungültig']);
  expect(data[0].suggestions.custom_shirt_size).toEqual(['Small', 'Mittel']);
  expect(data[1].complaints).toEqual({ custom_shirt_size: [expect.stringContaining('Hemdgröße')] });
});

test('an import changes existing employees, and its undo restores their values, including empty ones', async () => {
  const email = 'clara.dubois@example.com';
  await sql`update employees set work_email = ${email} where name = 'Clara Dubois'`.execute(office.services.db);
  const read = await checkedUpdate(csv(['Work email', ...own], [email, ...values]));
  expect(read).toMatchObject({ wrong_count: 0, updated_count: 1 });
  const { data } = (await hr.get(`/imports/${read.id}/rows`, { only: 'updates' })).body;
  expect(data[0].changes).toContainEqual({ field: 'custom_shirt_size', old: null, new: 'medium' });
  expect(data[0].changes).toContainEqual(expect.objectContaining({ field: 'custom_buddy', new_name: 'Oskar Lind' }));
  expect(await moved(hr, read.id, 'commit')).toMatchObject({ status: 'committed', updated_count: 1 });
  expect(await found('Clara Dubois')).toMatchObject(meant);
  const again = await checkedUpdate(csv(['Work email', ...own], [email, ...values]));
  expect((await hr.get(`/imports/${again.id}/rows`, { only: 'updates' })).body.data[0].changes).toEqual([]);
  expect(await moved(hr, read.id, 'undo')).toMatchObject({ status: 'undone', updated_count: 1, failure: null });
  expect(await found('Clara Dubois')).toMatchObject({ custom_shirt_size: null, custom_locker: null, custom_rating: null });
});

test('a choice deleted since the dry run is reported by the next one', async () => {
  const { id } = await checked(hr, 'late.csv', csv([...headings, 'Shirt size'], [...person('Lia', 'Late'), 'Small']));
  expect((await admin.put(`/custom-fields/${size.id}`, { options: [{ key: 'medium', name: 'Medium' }] })).status).toBe(200);
  expect(await moved(hr, id, 'commit')).toMatchObject({ status: 'checked', wrong_count: 1, failure: expect.any(String) });
  expect((await wrongRows(hr, id))[0].complaints).toHaveProperty('custom_shirt_size');
  expect(await found('Lia Late')).toBeUndefined();
});

test('a column of a tier is ignored without access to the tier', async () => {
  const file = csv([...headings, 'Blood group'], [...person('Tia', 'Tier'), '0 neg']);
  const mapped = async () => (await upload(hr, 'closed.csv', file)).body.data;
  expect((await mapped()).mapping['Blood group']).toBe('custom_blood');
  await sql`delete from role_permissions where permission = 'employees.update_personal'`.execute(office.services.db);
  const { id, mapping } = await mapped();
  expect(mapping['Blood group']).toBeNull();
  expect((await hr.put(`/imports/${id}/mapping`, { mapping: { 'Blood group': 'custom_blood' } })).status).toBe(422);
});
