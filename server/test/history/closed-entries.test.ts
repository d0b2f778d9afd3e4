import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../office.ts';

let office: Office;
let clara: number;

beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  const made = [
    await office.as('hr').post('/emergency-contacts', { employee_id: clara, name: 'Zaubermutter', phone: '+33 600 100' }),
    await office.as('hr').post('/dependents', { employee_id: clara, name: 'Zauberkind', kinship: 'child' }),
    await office.as('hr').post('/documents', { employee_id: clara, title: 'Zauberdiagnose', type: 'other' }),
    await office.as('payroll').post('/bank-accounts', { employee_id: clara, holder: 'Zauberinhaber', account_no: '12345678' }),
  ];
  const own = await office.as('consultant').post('/documents', { employee_id: clara, title: 'Zauberzeugnis', type: 'other' });
  expect((await office.as('hr').get('/notifications')).text).toContain('Zauberzeugnis');
  expect(own.status).toBe(200);
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await office.as('hr').delete(`/documents/${made[2]?.body.data.id}`)).status).toBe(200);
});
afterAll(() => office.close());

const ways = (): [string, Record<string, unknown>?][] => [
  ['/logs', { per_page: 200 }],
  ['/logs', { search: 'zauber' }],
  ['/logs/lists'],
  ['/logs/lists', { search: 'zauber' }],
  [`/employees/${clara}/timeline`],
  [`/employees/${clara}/history`],
];

test.each(['manager', 'auditor'] as const)('the history tells the %s that something happened, not what it was called', async (who) => {
  for (const [path, query] of ways()) {
    const { text } = await office.as(who).get(path, query);
    expect(`${path} ${text.match(/zauber\w*/i)?.[0]}`).toBe(`${path} undefined`);
  }
});

test('who sees the record sees what it was called, even after it is gone', async () => {
  const names = async (who: 'admin' | 'hr' | 'consultant', search: string) =>
    (await office.as(who).get('/logs', { search })).body.data.map((entry: { label: string }) => entry.label);
  expect(await names('hr', 'zauber')).toEqual(['Zauberdiagnose', 'Zauberzeugnis', 'Zauberdiagnose', 'Zauberkind', 'Zaubermutter']);
  expect(await names('consultant', 'zauberinhaber')).toEqual(['Zauberinhaber']);
  expect(await names('hr', 'zauberinhaber')).toEqual([]);
  expect(await names('admin', 'zauberinhaber')).toEqual([]);
});

test('an entry that is closed to its reader still says who did what to which fields', async () => {
  const { body } = await office.as('auditor').get('/logs', { filters: { model: 'bank-accounts' } });
  expect(body.data).toMatchObject([{ action: 'create', actor_name: office.cast.payroll.name, label: null }]);
  expect(body.data[0].changes).toContainEqual({ field: 'holder', old: null, new: '•••' });
});

test('a right that has gone closes even what one did oneself', async () => {
  const { run } = office.house.db;
  await run('delete from user_roles where user_id = $1', [office.cast.hr.user_id]);
  await run('insert into user_roles (user_id, role_id) values ($1, 2)', [office.cast.hr.user_id]);
  const { body, text } = await office.as('hr').get('/logs', { per_page: 200 });
  expect(body.data.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/zauber/i);
  const notices = await office.as('hr').get('/notifications');
  expect(notices.body.data[0]).toMatchObject({ type: 'document_submitted', args: { title: '•••' } });
});
