import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentsIn } from '../documents/fixtures.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
let documents: ReturnType<typeof documentsIn>;
beforeAll(async () => {
  office = await openOffice();
  documents = documentsIn(office);
});
afterAll(() => office.close());

/** A document that waits for its decision. */
async function submitted(title: string): Promise<number> {
  const { body } = await office
    .as('consultant')
    .post('/documents', { employee_id: documents.employee('consultant'), type: 'certificate', title });
  return body.data.id;
}

const reject = (id: number, body: unknown = { note: 'Too dark to read' }, name: 'hr' | 'consultant' | 'manager' = 'hr') =>
  office.as(name).post(`/documents/${id}/reject`, body);
const lastLine = async (id: number) => (await office.as('hr').get(`/documents/${id}/history`)).body.data[0];

describe('a move', () => {
  test.each([
    ['by its name', (id: number) => reject(id)],
    [
      'by the status it leads to',
      (id: number) => office.as('hr').patch('/update-status', { id, model: 'documents', status: 'rejected', note: '  Too dark to read ' }),
    ],
  ])('is the same %s: saved, logged, notified and returned', async (way, move) => {
    const id = await submitted(`Diploma ${way}`);
    const { status, body } = await move(id);
    expect([status, body.message]).toEqual([200, `Diploma ${way} rejected`]);
    expect(body.data).toMatchObject({
      id,
      version: 2,
      status: 'rejected',
      decision_note: 'Too dark to read',
      decided_at: expect.any(String),
      note: null,
      // No file is attached, so the document cannot be accepted.
      can: { accept: false, reject: false },
    });
    expect(await lastLine(id)).toMatchObject({
      action: 'status',
      actor_name: 'Hana Novak',
      changes: [
        { field: 'status', old: 'submitted', new: 'rejected' },
        { field: 'decision_note', new: '•••' },
      ],
    });
    expect(await documents.noticesOf('consultant', `Diploma ${way}`)).toEqual(['document_rejected']);
  });

  test.each([
    ['nothing', {}, 'note'],
    ['too little', { note: 'x' }, 'note'],
    ['blanks', { note: '     ' }, 'note'],
    ['too much', { note: 'x'.repeat(501) }, 'note'],
    ['something else', { note: 'Too dark', reason: 'Dark' }, 'reason'],
    ['the column itself', { note: 'Too dark', decision_note: 'Dark' }, 'decision_note'],
  ])('is refused when sent with %s, and the error names the field', async (what, said, field) => {
    const id = await submitted(`Asked ${what}`);
    for (const answer of [
      await reject(id, said),
      await office.as('hr').patch('/update-status', { id, model: 'documents', status: 'rejected', ...said }),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', fields: { [field]: [expect.any(String)] } } });
    }
    expect(await documents.statusOf(id)).toBe('submitted');
  });

  test('accepts no field of another move of the same row', async () => {
    const id = await submitted('Accepted with a note');
    const { body } = await office.as('hr').post(`/documents/${id}/accept`, { note: 'Fine' });
    expect(body.fields).toHaveProperty('note');
  });

  test('needs its right, a row that is seen, and a state that it leads from', async () => {
    const id = await submitted('Guarded');
    expect((await reject(id, undefined, 'consultant')).status).toBe(403);
    expect((await office.as('consultant').patch('/update-status', { id, model: 'documents', status: 'rejected', note: 'No' })).status).toBe(
      403,
    );
    expect((await reject(id, undefined, 'manager')).status).toBe(404);
    expect((await office.as('manager').patch('/update-status', { id, model: 'documents', status: 'rejected', note: 'No' })).status).toBe(
      404,
    );
    expect((await reject(id)).status).toBe(200);
    expect((await reject(id)).body.code).toBe('wrong_state');
    expect((await reject(2_000_000_000)).status).toBe(404);
  });

  test.each([
    ['users', 'suspended', 'en', 'The requested user is not found'],
    ['documents', 'rejected', 'en', 'The requested document is not found'],
    ['month-schedules', 'archived', 'de', 'Dienstplan wurde nicht gefunden'],
  ])('on a record of %s that does not exist names the kind of record', async (model, status, language, error) => {
    const sent = { id: 2_000_000_000, model, status, note: 'Too dark' };
    const { body } = await office
      .as('admin')
      .patch('/update-status', model === 'documents' ? sent : { ...sent, note: undefined }, { 'accept-language': language });
    expect(body).toMatchObject({ code: 'not_found', error });
  });

  test('with the version of a row that another user has changed since is refused', async () => {
    const id = await submitted('Renamed');
    await office.as('hr').put(`/documents/${id}`, { title: 'Renamed since' });
    const stale = { note: 'Too dark', version: 1 };
    expect(await reject(id, stale)).toMatchObject({ status: 409, body: { code: 'stale', changed_by: 'Hana Novak' } });
    const matched = await office.as('hr').post(`/documents/${id}/reject`, { note: 'Too dark' }, { 'if-match': '"1"' });
    expect(matched.body.code).toBe('stale');
    expect((await reject(id, { ...stale, version: 2 })).status).toBe(200);
  });

  test('is made once, even with parallel requests', async () => {
    const id = await submitted('Raced for');
    const answers = await Promise.all([1, 2, 3, 4].map((number) => reject(id, { note: `Reason ${number}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await documents.noticesOf('consultant', 'Raced for')).toEqual(['document_rejected']);
  });
});

test('only one of several parallel decisions about a change succeeds, and that one is applied', async () => {
  const { body } = await office
    .as('consultant')
    .post('/employees/self/change-requests', { model: 'employees', changes: { city: 'Porto' } });
  const { id } = body.data;
  const answers = await Promise.all(
    (['approved', 'rejected', 'approved'] as const).map((status) =>
      office.as('hr').post(`/change-requests/${id}/decide`, { status, note: 'Looked at' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const decided = answers.find(({ status }) => status === 200)?.body.data;
  const { rows } = await office.services.db.run('select city from employees where id = $1', [documents.employee('consultant')]);
  expect(rows[0].city).toBe(decided.status === 'approved' ? 'Porto' : null);
});

test('decisions also have their own calls, and only the requester can withdraw a request', async () => {
  const requested = async (mobile: string): Promise<number> =>
    (await office.as('consultant').post('/employees/self/change-requests', { model: 'employees', changes: { mobile } })).body.data.id;
  const first = await requested('+351 900 000 001');
  expect((await office.as('consultant').get(`/change-requests/${first}`)).body.data.can).toEqual({
    approve: false,
    reject: false,
    withdraw: true,
  });
  expect((await office.as('hr').get(`/change-requests/${first}`)).body.data.can).toEqual({ approve: true, reject: true, withdraw: false });
  expect((await office.as('admin').post(`/change-requests/${first}/withdraw`)).status).toBe(403);
  const approved = await office.as('hr').post(`/change-requests/${first}/approve`, { note: 'Done' });
  expect(approved.body).toMatchObject({ message: 'Change approved and saved', data: { decision_note: 'Done' } });
  const second = await requested('+351 900 000 002');
  const withdrawn = await office.as('consultant').patch('/update-status', { id: second, model: 'change-requests', status: 'withdrawn' });
  expect(withdrawn.body.data).toMatchObject({ status: 'withdrawn', decided_by_id: null });
});

test('two moves to the same state each require their own right', async () => {
  const id = documents.employee('outsider');
  const activate = async (from: string) => {
    await office.services.db.run('update employees set status = $2 where id = $1', [id, from]);
    return (await office.as('hr').patch('/update-status', { id, model: 'employees', status: 'active' })).status;
  };
  expect([await activate('onboarding'), await activate('suspended')]).toEqual([200, 200]);
  await office.services.db.run("delete from role_permissions where role_id = 3 and permission = 'employees.suspend'", []);
  expect([await activate('onboarding'), await activate('suspended')]).toEqual([200, 403]);
});
