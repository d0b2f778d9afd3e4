import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedResources } from '../../src/features/people/privacy/collect-person.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { asSystem } from '../databases/as-system.ts';
import type { PersonName } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const id = office.cast.consultant.employee_id;
  await sql`update employees set city = 'Lisbon <old>', mobile = '+351 911' where id = ${id}`.execute(office.services.db);
  await sql`insert into dependents (employee_id, name) values (${id}, 'Mila Dubois')`.execute(office.services.db);
  const account = { employee_id: id, holder: 'Clara Dubois', iban: 'PT50000201231234567890154' };
  expect((await office.as('payroll').post('/bank-accounts', account)).status).toBe(200);
  await asSystem(office.services.db, sql`insert into forms (title, employee_id) values ('Draft contract', ${id})`);
});
afterAll(() => office.close());

const claraId = () => office.cast.consultant.employee_id as number;

async function archive(name: PersonName, id: string | number) {
  const answer = await office.as(name).post(`/employees/${id}/archive`);
  expect(answer.body.error).toBeUndefined();
  const cookie = String(answer.headers['set-cookie']).split(';')[0] as string;
  const file = await office.app.inject({ url: answer.body.link, headers: { cookie } });
  expect(file.headers['content-type']).toBe('application/zip');
  const parts = unzipSync(file.rawPayload);
  const text = (path: string) => strFromU8(parts[path] as Uint8Array);
  return { parts, data: JSON.parse(text('data.json')), page: text('index.html') };
}

test('employees get all of their own data as an archive, without drafts', async () => {
  const { data, page } = await archive('consultant', 'self');
  expect(data.person).toEqual({ id: claraId(), name: 'Clara Dubois' });
  expect(data.left_out).toEqual([]);
  expect(Object.keys(data.resources).sort()).toEqual(ownedResources.map(({ name }) => name).sort());
  expect(data.resources.employees[0]).toMatchObject({ city: 'Lisbon <old>', mobile: '+351 911' });
  expect(data.resources.dependents[0].name).toBe('Mila Dubois');
  expect(data.resources['bank-accounts'][0].iban).toBe('PT50000201231234567890154');
  expect(data.resources.forms).toEqual([]);
  expect(page).toContain('Mila Dubois');
  expect(page).toContain('Lisbon &lt;old&gt;');
});

test('users who may see personal data get the archive without pay, and the employee can see who downloaded it', async () => {
  const { data } = await archive('hr', claraId());
  expect(data.resources.employees[0].city).toBe('Lisbon <old>');
  expect(data.resources['bank-accounts']).toEqual([]);
  const entries = await office.as('consultant').get('/logs', { filters: { employee_id: claraId(), actor_id: office.cast.hr.user_id } });
  const noted = entries.body.data.map((entry: { action: string; model: string }) => entry.action);
  expect(noted).toEqual(expect.arrayContaining(['export', 'view_sensitive']));
});

test('the notifications of the employee are included, as sentences', async () => {
  await office.as('hr').post('/documents/request', { employee_ids: [claraId()], type: 'visa', title: 'Work permit' });
  const { data, page } = await archive('consultant', 'self');
  expect(data.notices).toContainEqual(expect.objectContaining({ type: 'document_requested', text: 'Upload a document: Work permit.' }));
  expect(page).toContain('Upload a document: Work permit.');
});

test('files come along', async () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF');
  const made = await office.as('hr').post('/documents', { employee_id: claraId(), type: 'passport', title: 'Passport' });
  await office.as('hr').send({
    method: 'POST',
    path: `/documents/${made.body.data.id}/media-upload`,
    payload: multipart('file', 'pass.pdf', pdf),
    headers: { 'content-type': multipartType },
  });
  const { parts, data, page } = await archive('consultant', 'self');
  expect(data.files).toEqual([expect.stringMatching(/^files\/documents\/\d+-pass\.pdf$/)]);
  expect(Buffer.from(parts[data.files[0]] as Uint8Array)).toEqual(pdf);
  expect(page).toContain(data.files[0]);
});

test('users cannot download an archive of data they may not see', async () => {
  expect((await office.as('outsider').post(`/employees/${claraId()}/archive`)).status).toBe(403);
  expect((await office.as('manager').post(`/employees/${claraId()}/archive`)).status).toBe(403);
  expect((await office.as('hr').post('/employees/999999/archive')).status).toBe(404);
  expect((await office.as('hr').post('/employees/self/archive')).status).toBe(404);
  expect((await office.anyone().post(`/employees/${claraId()}/archive`)).status).toBe(401);
});
