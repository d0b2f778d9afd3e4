import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAnchor } from '../../src/features/history/anchor.ts';
import { keepAnchor } from '../../src/features/history/keep-anchor.ts';
import type { Database } from '../../src/platform/database/database.ts';
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

test.each(['manager', 'auditor'] as const)(
  'the history shows the %s that something happened, but not the name of the record',
  async (who) => {
    for (const [path, query] of ways()) {
      const { text } = await office.as(who).get(path, query);
      expect(`${path} ${text.match(/zauber\w*/i)?.[0]}`).toBe(`${path} undefined`);
    }
  },
);

test('users who can see a record also see its name in the history, even after its deletion', async () => {
  const names = async (who: 'admin' | 'hr' | 'consultant', search: string) =>
    (await office.as(who).get('/logs', { search })).body.data.map((entry: { label: string }) => entry.label);
  expect(await names('hr', 'zauber')).toEqual(['Zauberdiagnose', 'Zauberzeugnis', 'Zauberdiagnose', 'Zauberkind', 'Zaubermutter']);
  expect(await names('consultant', 'zauberinhaber')).toEqual(['Zauberinhaber']);
  expect(await names('hr', 'zauberinhaber')).toEqual([]);
  expect(await names('admin', 'zauberinhaber')).toEqual([]);
});

test('an entry that is closed to its reader still shows who changed which fields and how', async () => {
  const { body } = await office.as('auditor').get('/logs', { filters: { model: 'bank-accounts' } });
  expect(body.data).toMatchObject([{ action: 'create', actor_name: office.cast.payroll.name, label: null }]);
  expect(body.data[0].changes).toContainEqual({ field: 'holder', old: null, new: '•••' });
});

test('filtering the history by a field finds only changes that its reader can see', async () => {
  const found = async (who: 'hr' | 'payroll' | 'auditor' | 'manager', field: unknown) =>
    (await office.as(who).get('/logs', { filters: { field } })).body;
  expect((await found('hr', 'kinship')).data).toMatchObject([{ model: 'dependents', action: 'create' }]);
  expect((await found('hr', ['kinship', 'phone'])).meta.total).toBe(2);
  expect((await found('hr', 'no_such_field')).data).toEqual([]);
  expect((await found('hr', { from: 1 })).code).toBe('invalid');
  for (const who of ['hr', 'auditor', 'manager'] as const) {
    const { body } = await office.as(who).get('/logs', { per_page: 200 });
    const result = body.data.filter(({ changes }: { changes: { field: string }[] }) => changes.some(({ field }) => field === 'account_no'));
    expect((await found(who, 'account_no')).data).toHaveLength(result.length);
  }
});

describe('a deletion is taken back from its entry', () => {
  type Entry = { id: number; model: string; model_id: number; restorable: boolean };
  const calendar = async (): Promise<number> =>
    (await office.as('hr').post('/holiday-calendars', { name: `Calendar ${Math.random()}` })).body.data.id;
  const entryOf = async (who: 'hr' | 'auditor' | 'admin', model_id: number): Promise<Entry> => {
    const [found] = (
      await office.as(who).get('/logs', { filters: { action: 'delete', model: 'holidays', model_id: { from: model_id, to: model_id } } })
    ).body.data;
    return (await office.as(who).get(`/logs/${found.id}`)).body.data;
  };
  const deleted = async () => {
    const made = (
      await office.as('hr').post('/holidays', {
        holiday_calendar_id: await calendar(),
        date: '2031-05-01',
        name: 'Labour Day',
        portion: 'am',
        recurring: true,
      })
    ).body.data;
    expect((await office.as('hr').delete(`/holidays/${made.id}`, {})).status).toBe(200);
    return made;
  };
  const restore = (who: 'hr' | 'manager' | 'consultant', id: number, model = 'holidays') => office.as(who).post('/restore', { model, id });

  test('with all it had, once, however often it is pressed', async () => {
    const { id, version: _, created_at: __, updated_at: ___, ...was } = await deleted();
    expect((await entryOf('hr', id)).restorable).toBe(true);
    const [first, second] = await Promise.all([restore('hr', id), restore('hr', id)]);
    expect([first.status, second.status, first.body.data.id]).toEqual([200, 200, second.body.data.id]);
    const { data } = (await office.as('hr').get(`/holidays/${first.body.data.id}`)).body;
    expect(data).toMatchObject(was);
    expect((await entryOf('hr', id)).restorable).toBe(false);
    expect((await restore('hr', id)).body.message).toBe('Holiday Labour Day was restored before');
    expect((await office.as('hr').delete(`/holidays/${data.id}`, {})).status).toBe(200);
    expect((await restore('hr', data.id)).body.data.id).not.toBe(data.id);
  });

  test('only by users who may create records of that kind', async () => {
    const { id } = await deleted();
    expect((await entryOf('auditor', id)).restorable).toBe(false);
    expect((await restore('manager', id)).status).toBe(403);
    expect((await restore('consultant', id)).status).toBe(403);
    expect((await restore('hr', 999_999)).status).toBe(404);
  });

  test('but not where the history masks the old values, or the deletion is final', async () => {
    expect((await restore('hr', 1, 'emergency-contacts')).status).toBe(422);
    expect((await restore('hr', 1, 'employees')).status).toBe(422);
  });

  test('or from one’s own history', async () => {
    const skill = (await office.as('hr').post('/skills', { employee_id: clara, kind: 'skill', name: 'Juggling', level: 'expert' })).body
      .data;
    expect((await office.as('hr').delete(`/skills/${skill.id}`, {})).status).toBe(200);
    const { data } = (await office.as('hr').get(`/employees/${clara}/timeline`, { kind: 'profile' })).body;
    expect(data[0]).toMatchObject({ event: 'deleted', restore: { model: 'skills', id: skill.id } });
    expect((await office.as('hr').post('/restore', data[0].restore)).status).toBe(200);
    expect((await office.as('hr').get(`/employees/${clara}/timeline`, { kind: 'profile' })).body.data[1].restore).toBeNull();
  });
});

test('losing a right also hides records that the user has created', async () => {
  const { run } = office.services.db;
  await run('delete from user_roles where user_id = $1', [office.cast.hr.user_id]);
  await run('insert into user_roles (user_id, role_id) values ($1, 2)', [office.cast.hr.user_id]);
  const { body, text } = await office.as('hr').get('/logs', { per_page: 200 });
  expect(body.data.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/zauber/i);
  const notices = await office.as('hr').get('/notifications');
  expect(notices.body.data[0]).toMatchObject({ type: 'request_asked', args: { title: '•••' } });
});

test('a refusal for lack of rights is recorded immediately, and repeated attempts in a single further entry', async () => {
  const refusals = async () => {
    const { rows } = await office.services.db.run(
      `select model, model_id, changes from logs where action = 'refused' and actor_id = $1 order by id`,
      [office.cast.outsider.user_id],
    );
    return rows;
  };
  for (let time = 0; time < 5; time += 1) expect((await office.as('outsider').get(`/employees/${clara}/pay`)).status).toBe(403);
  expect(await refusals()).toEqual([
    {
      model: 'employees',
      model_id: clara,
      changes: [
        { field: 'call', old: null, new: 'GET /employees/:id/pay' },
        { field: 'answer', old: null, new: 'not_allowed' },
      ],
    },
  ]);
  const [document] = (await office.as('consultant').get('/documents')).body.data;
  expect((await office.as('outsider').get(`/documents/${document.id}`)).status).toBe(404);
  expect((await office.as('outsider').get('/documents/999999')).status).toBe(404);
  // Logged after the response, so that its timing does not reveal whether the record exists.
  await expect.poll(refusals).toMatchObject([{ model: 'employees' }, { model: 'documents', model_id: document.id }]);
  const suspended = { model: 'users', id: office.cast.hr.user_id, status: 'suspended' };
  expect((await office.as('auditor').patch('/update-status', suspended)).status).toBe(403);
  const { rows } = await office.services.db.run(`select model, model_id from logs where action = 'refused' and actor_id = $1`, [
    office.cast.auditor.user_id,
  ]);
  expect(rows).toEqual([{ model: 'users', model_id: office.cast.hr.user_id }]);
  await office.app.close();
  expect((await refusals())[2]).toMatchObject({ model: 'employees', changes: [{}, {}, { field: 'times', new: 4 }] });
});

test('a truncated history does not match its anchor, and the anchor is not overwritten', async () => {
  const { services } = office;
  expect((await checkAnchor(services.db, services)).state).toBe('holds');
  const anchored = { ...services, db: cutOff(services.db, 2) };
  expect((await checkAnchor(anchored.db, services)).state).toBe('cut');
  const app = Fastify();
  keepAnchor(app, anchored);
  await app.ready();
  await app.close();
  expect((await checkAnchor(anchored.db, services)).state).toBe('cut');
  await services.files.put('history-head', Buffer.from('forged'));
  expect((await checkAnchor(services.db, services)).state).toBe('forged');
});

/** The database as it would answer without its last entries. */
const cutOff = (db: Database, entries: number): Database => ({
  ...db,
  run: (text, values) => db.run(text.replaceAll('from logs', `from (select * from logs order by id desc offset ${entries}) logs`), values),
});
