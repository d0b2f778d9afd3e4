import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeHidden } from '../../src/features/custom-fields/purge-hidden.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/fixtures.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { mondayIn } from '../requests/fixtures.ts';

let office: Office;
let admin: Person;
let hr: Person;
let clara: number;
let oskar: number;
beforeAll(async () => {
  office = await openOffice();
  [admin, hr] = [office.as('admin'), office.as('hr')];
  [clara, oskar] = [office.cast.consultant.employee_id as number, office.cast.outsider.employee_id as number];
});
afterAll(() => office.close());

type CustomFieldInput = Record<string, unknown>;
const added: Record<string, { id: number }> = {};

async function add(wanted: CustomFieldInput, model = 'employees') {
  const { status, body } = await admin.post('/custom-fields', { model, in_table: true, filterable: true, ...wanted });
  expect(status, JSON.stringify(body)).toBe(200);
  added[body.data.key] = body.data;
  return body.data;
}

const row = async (person: Person, id = clara) => (await person.get(`/employees/${id}`)).body.data;
const names = async (person: Person, query: CustomFieldInput) =>
  (await person.get('/employees', query)).body.data
    ?.map(({ id }: { id: number }) => id)
    .filter((id: number) => [clara, oskar].includes(id));

describe('a field of every kind', () => {
  const values = {
    custom_badge: 'Größe 42',
    custom_story: 'Two lines\nof it',
    custom_locker: 17,
    custom_fee: 12.5,
    custom_checked_on: '2026-03-01',
    custom_keys: true,
    custom_shirt_size: 'medium',
    custom_buddy: 0,
  };

  beforeAll(async () => {
    const translated = { de: 'Hemdgröße' };
    await add({ name: 'Badge', kind: 'text', help: 'On the back' });
    await add({ name: 'Story', kind: 'long_text' });
    await add({ name: 'Locker', kind: 'integer' });
    await add({ name: 'Fee', kind: 'amount' });
    await add({ name: 'Checked on', kind: 'date' });
    await add({ name: 'Keys', kind: 'boolean' });
    const options = [{ name: 'Small' }, { name: 'Medium', name_i18n: { de: 'Mittel' } }];
    await add({ name: 'Shirt size', kind: 'choice', name_i18n: translated, options });
    await add({ name: 'Buddy', kind: 'employee' });
    values.custom_buddy = oskar;
  });

  test('is written, read back and noted', async () => {
    const { status, body } = await hr.put(`/employees/${clara}`, values);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ ...values, custom_buddy_named: { id: oskar, name: 'Oskar Lind' } });
    expect(await row(hr)).toMatchObject(values);
    const { changes } = (await hr.get(`/employees/${clara}/history`)).body.data.find(({ action }: CustomFieldInput) => action === 'update');
    expect(changes).toContainEqual(expect.objectContaining({ field: 'custom_shirt_size', old: null, new: 'medium' }));
    expect(changes).toContainEqual(expect.objectContaining({ field: 'custom_buddy', new: oskar, new_name: 'Oskar Lind' }));
    expect((await row(hr, oskar)).custom_badge).toBeNull();
  });

  test('is checked like a declared field, with errors in the language of the request', async () => {
    const wrong = {
      custom_badge: 7,
      custom_locker: 1.5,
      custom_fee: 'much',
      custom_checked_on: '2026-02-30',
      custom_keys: 'yes',
      custom_shirt_size: 'huge',
      custom_buddy: 'Oskar',
      custom_nothing: 1,
    };
    const { status, body } = await hr.put(`/employees/${clara}`, wrong, { 'accept-language': 'de' });
    expect(status).toBe(422);
    expect(Object.keys(body.fields).sort()).toEqual(Object.keys(wrong).sort());
    expect(body.fields.custom_shirt_size).toEqual(['Hemdgröße ist ungültig']);
    const missing = await hr.put(`/employees/${clara}`, { custom_buddy: 999_999 });
    expect(missing.body.fields.custom_buddy[0]).toContain('Buddy');
    expect(await row(hr)).toMatchObject(values);
  });

  test.each([
    ['custom_badge', 'Größe 42', 'other'],
    ['custom_locker', { from: 10, to: 20 }, { from: 18 }],
    ['custom_fee', { from: 12.4, to: 12.5 }, { to: 12.49 }],
    ['custom_checked_on', { from: '2026-03-01', to: '2026-03-01' }, { from: '2026-03-02' }],
    ['custom_keys', true, false],
    ['custom_shirt_size', ['small', 'medium'], 'small'],
  ])('lists can be filtered, sorted and paged by %s', async (name, fits, other) => {
    expect(await names(hr, { filters: { [name]: fits } })).toEqual([clara]);
    expect(await names(hr, { filters: { [name]: other } })).toEqual([]);
    for (const order_dir of ['asc', 'desc']) {
      const first = (await hr.get('/employees', { order_by: name, order_dir, per_page: 1 })).body;
      expect(first.data[0].id).toBe(clara);
      const next = (await hr.get('/employees', { order_by: name, order_dir, per_page: 50, after: first.meta.next })).body;
      expect(next.data.map(({ id }: { id: number }) => id)).not.toContain(clara);
    }
  });

  test('a person narrows, texts are searched past accents, and a field may be left empty again', async () => {
    expect(await names(hr, { filters: { custom_buddy: oskar } })).toEqual([clara]);
    expect(await names(hr, { search: 'grosse' })).toEqual([clara]);
    expect(await names(hr, { search: 'lines clara' })).toEqual([clara]);
    expect((await hr.get('/employees', { filters: { custom_story: 'x' } })).status).toBe(422);
    expect((await hr.put(`/employees/${clara}`, { custom_keys: null, custom_badge: ' ' })).body.data).toMatchObject({
      custom_keys: null,
      custom_badge: null,
    });
    expect((await hr.put(`/employees/${clara}`, { custom_keys: true, custom_badge: 'Größe 42' })).status).toBe(200);
  });

  test('is in the file, under its name and in its words', async () => {
    const columns = ['name', 'custom_shirt_size', 'custom_buddy', 'custom_fee', 'custom_keys'];
    const { body, headers } = await hr.post('/exports/employees', { format: 'csv', columns, search: 'Clara' }, { 'accept-language': 'de' });
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    const file = await office.app.inject({ url: body.link, headers: { cookie } });
    expect(file.body).toContain('Hemdgröße');
    expect(file.body).toMatch(/Clara Dubois.*Mittel.*Oskar Lind.*12[.,]5.*Ja/);
  });

  test('a choice that is renamed keeps its key, and one that is used stays', async () => {
    const { id } = added.shirt_size as { id: number };
    const { options } = (await admin.get(`/custom-fields/${id}`)).body.data;
    const renamed = options.map((option: CustomFieldInput) => (option.key === 'medium' ? { ...option, name: 'Middle' } : option));
    const { body } = await admin.put(`/custom-fields/${id}`, { options: [...renamed, { name: 'Large' }] });
    expect(body.data.options.map(({ key }: CustomFieldInput) => key)).toEqual(['small', 'medium', 'large']);
    expect((await row(hr)).custom_shirt_size).toBe('medium');
    expect((await admin.put(`/custom-fields/${id}`, { options: [{ key: 'small', name: 'Small' }] })).body.fields.options[0]).toContain(
      'Middle',
    );
    expect((await admin.put(`/custom-fields/${id}`, { options: renamed })).status).toBe(200);
  });

  test('a choice cannot be used while it is being removed', async () => {
    const [first, second] = [{ name: 'First' }, { name: 'Second' }];
    const { id } = await add({ name: 'Race', kind: 'choice', options: [first, second] });
    const answers = await Promise.all([
      admin.put(`/custom-fields/${id}`, { options: [{ key: 'first', ...first }] }),
      hr.put(`/employees/${clara}`, { custom_race: 'second' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { db } = office.services;
    const take = sql`update employees set custom = custom || '{"race": "third"}' where id = ${clara}`;
    await expect(take.execute(db)).rejects.toMatchObject({ constraint: 'custom_values_fit' });
    expect((await hr.put(`/employees/${clara}`, { custom_race: 'first' })).status).toBe(200);
    const drop = sql`update custom_fields set options = '[]' where id = ${id}`;
    await expect(drop.execute(db)).rejects.toMatchObject({ constraint: 'custom_fields_keep_used_choices' });
  });

  test('its kind stays once a record has a value, and changes before', async () => {
    const refused = await admin.put(`/custom-fields/${added.locker?.id}`, { kind: 'text' });
    expect(refused).toMatchObject({ status: 422, body: { fields: { kind: [expect.stringContaining('another field')] } } });
    const spare = await add({ name: 'Spare', kind: 'text' });
    expect((await admin.put(`/custom-fields/${spare.id}`, { kind: 'date' })).status).toBe(200);
    expect((await admin.put(`/custom-fields/${spare.id}`, { key: 'other' })).status).toBe(422);
    expect((await admin.put(`/custom-fields/${spare.id}`, { model: 'clients' })).status).toBe(422);
  });
});

test('a required field is mandatory for new records, and can never be cleared', async () => {
  const field = await add({ name: 'Region', kind: 'text', required: true }, 'clients');
  const client = { name: 'Acme', currency: 'EUR' };
  expect((await admin.post('/clients', client)).body.fields).toEqual({ custom_region: ['Region is required'] });
  const made = await admin.post('/clients', { ...client, custom_region: 'North' });
  expect(made.body.data).toMatchObject({ custom_region: 'North' });
  expect((await admin.put(`/clients/${made.body.data.id}`, { custom_region: '' })).status).toBe(422);
  expect((await admin.put(`/clients/${made.body.data.id}`, { code: 'A1' })).status).toBe(200);
  expect((await admin.put(`/custom-fields/${field.id}`, { required: false })).status).toBe(200);
  expect((await admin.post('/clients', { ...client, name: 'Other' })).status).toBe(200);
});

test('a field of a tier is hidden from users without access to the tier', async () => {
  await add({ name: 'Secret rating', key: 'rating', kind: 'text', tier: 'employment' });
  await add({ name: 'Blood group', key: 'blood', kind: 'text', tier: 'personal' });
  expect((await hr.put(`/employees/${clara}`, { custom_rating: 'A+', custom_blood: '0 neg' })).status).toBe(200);
  expect((await hr.get(`/employees/${clara}/personal`)).body.data.employee).toMatchObject({ custom_rating: 'A+', custom_blood: '0 neg' });
  expect((await hr.get('/employees', { search: 'Clara' })).body.data[0]).toMatchObject({ custom_rating: 'A+' });
  expect((await hr.get('/employees', { search: 'Clara' })).body.data[0]).not.toHaveProperty('custom_blood');

  const outsider = office.as('outsider');
  expect(await row(outsider)).not.toHaveProperty('custom_rating');
  expect((await row(office.as('consultant'))).custom_rating).toBe('A+');
  for (const name of ['custom_rating', 'custom_blood', 'custom_no_such']) {
    const sorted = await outsider.get('/employees', { order_by: name });
    const filtered = await outsider.get('/employees', { filters: { [name]: 'A+' } });
    expect([sorted.body.code, filtered.body.code]).toEqual(['unknown_sort', 'unknown_filter']);
    const written = await hr.put(`/employees/${clara}`, { [name]: 'B' });
    expect(written.status).toBe(name === 'custom_no_such' ? 422 : 200);
  }
  expect((await hr.get('/employees', { order_by: 'custom_blood' })).body.code).toBe('unknown_sort');
  expect(await names(outsider, { search: 'A+' })).toEqual([]);
  const result = (await office.as('auditor').get('/users/me')).text;
  expect(result).toContain('Secret rating');
  expect(result).not.toMatch(/blood/i);
  expect((await hr.get('/users/me')).body.data.custom_fields.map(({ key }: CustomFieldInput) => key)).toEqual(
    expect.arrayContaining(['rating', 'blood']),
  );
  const history = (await hr.get(`/employees/${clara}/history`)).body.data.flatMap(
    ({ changes }: CustomFieldInput) => changes as CustomFieldInput[],
  );
  const ofBlood = history.filter(({ field }: CustomFieldInput) => field === 'custom_blood');
  expect(ofBlood[0]).toMatchObject({ new: '•••' });
  expect((await admin.post('/custom-fields', { model: 'clients', kind: 'text', name: 'Wrong', tier: 'personal' })).status).toBe(422);
});

test('only users who may configure can add fields, and names are never part of an SQL statement', async () => {
  expect((await hr.post('/custom-fields', { model: 'employees', kind: 'text', name: 'Mine' })).status).toBe(403);
  const key = "x'; drop table employees; --";
  expect((await admin.post('/custom-fields', { model: 'employees', kind: 'text', name: 'Bad', key })).body.fields).toHaveProperty('key');
  expect((await admin.post('/custom-fields', { model: 'users', kind: 'text', name: 'Bad' })).body.fields).toHaveProperty('model');
  const made = await add({ name: `${key} "$1" \\`, kind: 'choice', options: [{ name: "'; --" }] }, 'projects');
  expect(made.key).toMatch(/^[a-z0-9_]+$/);
  expect((await admin.get('/projects', { filters: { [`custom_${made.key}`]: made.options[0].key } })).status).toBe(200);
  expect((await admin.get('/projects', { search: "'; -- $1" })).status).toBe(200);
});

test('a hidden field keeps its values, comes back with them, and is emptied after thirty days', async () => {
  const { id } = await add({ name: 'Parking', kind: 'text' });
  expect((await hr.put(`/employees/${clara}`, { custom_parking: 'P7' })).status).toBe(200);
  expect((await admin.delete(`/custom-fields/${id}`)).status).toBe(409);
  expect((await admin.post(`/custom-fields/${id}/hide`)).status).toBe(200);
  expect(await row(hr)).not.toHaveProperty('custom_parking');
  expect((await hr.put(`/employees/${clara}`, { custom_parking: 'P8' })).status).toBe(422);
  expect((await hr.put(`/employees/${clara}`, { custom_badge: 'kept' })).status).toBe(200);
  expect((await admin.delete(`/custom-fields/${id}`)).body.code).toBe('in_use');
  expect((await admin.post(`/custom-fields/${id}/restore`)).status).toBe(200);
  expect((await row(hr)).custom_parking).toBe('P7');

  await admin.post(`/custom-fields/${id}/hide`);
  await purgeHidden(office.services);
  const stored = async () =>
    (await sql<{ custom: CustomFieldInput }>`select custom from employees where id = ${clara}`.execute(office.services.db)).rows[0];
  expect((await stored())?.custom.parking).toBe('P7');
  await sql`update custom_fields set hidden_at = now() - interval '31 days' where id = ${id}`.execute(office.services.db);
  await purgeHidden(office.services);
  expect((await stored())?.custom).not.toHaveProperty('parking');
  expect((await admin.get(`/custom-fields/${id}/history`)).body.data[0].changes).toEqual([{ field: 'values', old: 1, new: 0 }]);
  expect((await admin.delete(`/custom-fields/${id}`)).status).toBe(200);
});

test('requests carry fields, too, and a move shows them', async () => {
  await planHours(office);
  await add({ name: 'Ticket', kind: 'text', tier: 'cost' }, 'travels');
  const [start_date, end_date] = [mondayIn(4), mondayIn(4)];
  const trip = { type: 'domestic', purpose: 'A workshop', from_place: 'Lisbon', to_place: 'Porto', start_date, end_date };
  const made = await office.as('consultant').post('/travels', { ...trip, custom_ticket: 'T-1' });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  expect(made.body.data.custom_ticket).toBe('T-1');
  const withdrawn = await office.as('consultant').post(`/travels/${made.body.data.id}/withdraw`);
  expect(withdrawn.body.data).toMatchObject({ status: 'cancelled', custom_ticket: 'T-1' });
});

test('the sixtieth field is added once', async () => {
  for (let at = 1; at < 60; at += 1) await add({ name: `Field ${at}`, kind: 'text' }, 'excuses');
  const both = await Promise.all(['Last', 'Later'].map((name) => admin.post('/custom-fields', { name, model: 'excuses', kind: 'text' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.body.fields.model).toEqual(['At most 60 fields for each kind of record']);
});

test('purging an employee also removes their custom values', async () => {
  expect((await hr.put(`/employees/${clara}`, { custom_badge: 'Unmistakable' })).status).toBe(200);
  const left = { last_working_day: '2026-01-30', termination_reason: 'resignation' };
  const ended = await hr.post(`/employees/${clara}/terminate`, left);
  expect(ended.status, JSON.stringify(ended.body)).toBe(200);
  const purged = await admin.post(`/employees/${clara}/purge`, { name: 'Clara Dubois' });
  expect(purged.status, JSON.stringify(purged.body)).toBe(200);
  const { rows } = await sql`
    select from employees where custom::text like '%Unmistakable%' union all select from logs where changes::text like '%Unmistakable%'`.execute(
    office.services.db,
  );
  expect(rows).toEqual([]);
});
