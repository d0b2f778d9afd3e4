import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';
import { documentsIn, pdf } from './fixtures.ts';

let office: Office;
let documents: ReturnType<typeof documentsIn>;
beforeAll(async () => {
  office = await openOffice();
  documents = documentsIn(office);
});
afterAll(() => office.close());

const mailsAbout = async (subject: string) => (await mailsIn(office.services)).filter((mail) => mail.subject === subject);
const storedFiles = async (): Promise<number> => {
  const names: string[] = await readdir(join(office.services.config.dataFolder, 'files')).catch(() => []);
  return names.filter((name) => !/history-head|\.part$/.test(name)).length;
};

/** HR requests a document from the consultant. */
async function requested(title: string): Promise<number> {
  const { body } = await office
    .as('hr')
    .post('/documents/request', { employee_ids: [documents.employee('consultant')], type: 'passport', title });
  return body.data[0].id;
}

/** The consultant brought it. */
async function submitted(title: string): Promise<number> {
  const id = await requested(title);
  expect((await documents.upload('consultant', id)).status).toBe(200);
  return id;
}

describe('who adds a document decides where it begins', () => {
  test('documents that employees add await a decision, and HR is notified', async () => {
    const { status, body } = await office
      .as('consultant')
      .post('/documents', { employee_id: documents.employee('consultant'), type: 'certificate', title: 'Scrum' });
    expect([status, body.data.status, body.data.decided_at]).toEqual([200, 'submitted', null]);
    expect(await documents.noticesOf('hr', 'Scrum')).toEqual(['request_asked']);
  });

  test('a document added by HR is accepted as soon as its file is uploaded', async () => {
    const { body } = await office
      .as('hr')
      .post('/documents', { employee_id: documents.employee('consultant'), type: 'other', title: 'Badge' });
    const { id } = body.data;
    expect(body.data).toMatchObject({ status: 'submitted', decided_at: null, files_count: 0, can: { accept: false } });
    expect(await documents.noticesOf('hr', 'Badge')).toEqual([]);
    expect((await documents.upload('hr', id)).status).toBe(200);
    const filed = (await office.as('hr').get(`/documents/${id}`)).body.data;
    expect(filed).toMatchObject({ status: 'accepted', files_count: 1 });
    expect(filed.decided_at).not.toBeNull();
    const [file] = (await office.as('hr').get(`/documents/${id}/media`)).body.data;
    expect((await office.as('hr').delete(`/documents/${id}/media-delete`, { collection: 'file', mediaToDelete: [file.id] })).status).toBe(
      200,
    );
    expect((await office.as('hr').get(`/documents/${id}`)).body.data).toMatchObject({
      status: 'submitted',
      decided_at: null,
      files_count: 0,
    });
  });

  test('employees cannot add documents for others, or with a status', async () => {
    const document = { employee_id: documents.employee('outsider'), type: 'other', title: 'Sly' };
    expect((await office.as('consultant').post('/documents', document)).status).toBe(403);
    const own = { ...document, employee_id: documents.employee('consultant'), status: 'accepted' };
    expect((await office.as('consultant').post('/documents', own)).body.fields).toHaveProperty('status');
  });
});

describe('a requested document', () => {
  test('comes with a notice and a mail that names the day', async () => {
    const { status, body } = await office.as('hr').post('/documents/request', {
      employee_ids: [documents.employee('consultant'), documents.employee('outsider')],
      type: 'visa',
      title: 'Work permit',
      due_on: '2027-01-31',
      note: 'Both sides',
    });
    expect([status, body.message]).toEqual([200, '2 documents requested']);
    const mine = await office.as('consultant').get(`/documents/${body.data[0].id}`);
    expect(mine.body.data).toMatchObject({ status: 'requested', type: 'visa', due_on: '2027-01-31', note: 'Both sides', files_count: 0 });
    for (const name of ['consultant', 'outsider'] as const)
      expect(await documents.noticesOf(name, 'Work permit')).toEqual(['document_requested']);
    await expect.poll(async () => (await mailsAbout('Document requested: Work permit')).length).toBe(2);
    const [mail] = await mailsAbout('Document requested: Work permit');
    expect(mail?.text).toContain('It’s due on Jan 31, 2027.');
    expect(mail?.link?.href).toBe('https://hr.example.com/my-info#my-documents');
  });

  test('is not requested at all when one of the employees does not exist, has left, or is out of reach', async () => {
    const before = (await office.as('hr').get('/documents')).body.meta.total;
    const ask = (name: 'hr' | 'manager', employee_ids: unknown) =>
      office.as(name).post('/documents/request', { employee_ids, type: 'visa', title: 'Permit' });
    expect((await ask('hr', [documents.employee('consultant'), 2_000_000_000])).body.fields).toHaveProperty('employee_ids');
    expect((await ask('hr', [])).status).toBe(422);
    expect((await ask('hr', ['1'])).status).toBe(422);
    expect((await ask('manager', [documents.employee('consultant')])).status).toBe(403);
    expect((await office.as('hr').get('/documents')).body.meta.total).toBe(before);
  });

  test('cannot be due in the past, nor be requested twice while it is open', async () => {
    const ask = (more: object) =>
      office
        .as('hr')
        .post('/documents/request', { employee_ids: [documents.employee('consultant')], type: 'visa', title: 'Permit of stay', ...more });
    expect((await ask({ due_on: '2020-01-31' })).body.fields).toEqual({ due_on: ['Due date can’t be in the past'] });
    expect((await ask({})).status).toBe(200);
    const again = await ask({ title: ' permit OF stáy', due_on: '2999-01-31' });
    expect([again.status, again.body.code, again.body.error]).toEqual([409, 'already_requested', expect.stringContaining('Clara Dubois')]);
    expect((await ask({ type: 'other' })).status).toBe(200);
    const both = await Promise.all([ask({ title: 'At once' }), ask({ title: 'At once' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that is replaced after HR viewed it cannot be decided with the old version', async () => {
    const id = await submitted('Replaced');
    const seen = (await office.as('hr').get(`/documents/${id}`)).body.data.version;
    expect((await documents.upload('consultant', id, 'other.pdf')).status).toBe(200);
    for (const [move, body] of [
      ['accept', {}],
      ['reject', { note: 'No' }],
    ] as const)
      expect((await office.as('hr').post(`/documents/${id}/${move}`, { ...body, version: seen })).body.code).toBe('stale');
    const { version } = (await office.as('hr').get(`/documents/${id}`)).body.data;
    expect((await office.as('hr').post(`/documents/${id}/accept`, { version })).status).toBe(200);
  });

  test('is submitted by its upload, viewed, and accepted by HR instead of its owner', async () => {
    const id = await requested('Passport');
    expect((await documents.upload('consultant', id)).status).toBe(200);
    expect(await documents.statusOf(id)).toBe('submitted');
    expect(await documents.noticesOf('hr', 'Passport')).toEqual(['request_asked']);
    const [file] = (await office.as('hr').get(`/documents/${id}/media`)).body.data;
    expect((await office.as('hr').get(file.url)).text).toBe(pdf.toString());
    expect((await documents.move('consultant', id, 'accepted')).status).toBe(403);
    expect((await documents.move('hr', id, 'accepted')).status).toBe(200);
    expect((await office.as('consultant').get(`/documents/${id}`)).body.data).toMatchObject({ status: 'accepted', files_count: 1 });
    expect(await documents.noticesOf('consultant', 'Passport')).toEqual(['document_requested', 'document_accepted']);
  });

  test('is rejected with a reason, and submitted again with the next upload', async () => {
    const id = await submitted('Diploma');
    expect((await office.as('hr').post(`/documents/${id}/reject`, {})).body.fields).toHaveProperty('note');
    expect((await office.as('consultant').post(`/documents/${id}/reject`, { note: 'mine' })).status).toBe(403);
    const { status, body } = await office.as('hr').post(`/documents/${id}/reject`, { note: 'Unreadable' });
    expect([status, body.data.status, body.data.decision_note]).toEqual([200, 'rejected', 'Unreadable']);
    await expect.poll(async () => (await mailsAbout('Document rejected: Diploma')).length).toBe(1);
    expect((await office.as('hr').post(`/documents/${id}/reject`, { note: 'Again' })).body.code).toBe('wrong_state');
    expect((await documents.upload('consultant', id)).status).toBe(200);
    expect((await office.as('consultant').get(`/documents/${id}`)).body.data).toMatchObject({ status: 'submitted', decision_note: null });
  });

  test('can be accepted after a rejection, and both decisions stay on record', async () => {
    const id = await submitted('Permit');
    expect((await office.as('hr').post(`/documents/${id}/reject`, { note: 'Blurred' })).status).toBe(200);
    expect((await documents.move('hr', id, 'accepted')).status).toBe(200);
    const { body } = await office.as('hr').get('/approvals', { filters: { model: 'documents', model_id: id } });
    const decisions = body.data.map(({ attempt, status, decided_by_id, closed_at }: Record<string, unknown>) => ({
      attempt,
      status,
      by: decided_by_id,
      closed_at,
    }));
    const by = office.cast.hr.user_id;
    expect(decisions).toEqual(
      expect.arrayContaining([
        { attempt: 1, status: 'rejected', by, closed_at: null },
        { attempt: 2, status: 'approved', by, closed_at: null },
      ]),
    );
    expect(decisions).toHaveLength(2);
  });

  test('can be requested again, and its history shows every step', async () => {
    const id = await submitted('Licence');
    expect((await documents.move('hr', id, 'requested')).status).toBe(200);
    expect(await documents.noticesOf('consultant', 'Licence')).toEqual(['document_requested', 'document_requested']);
    const { body } = await office.as('hr').get(`/documents/${id}/history`);
    const steps = body.data.map(({ action, changes }: { action: string; changes: { new: string }[] }) => [action, changes[0]?.new]);
    expect(steps).toEqual([
      ['status', 'requested'],
      ['update', 'passport.pdf'],
      ['status', 'submitted'],
      ['create', expect.anything()],
    ]);
  });

  test('goes back to being requested when its file is taken away', async () => {
    const id = await submitted('Card');
    const [file] = (await office.as('consultant').get(`/documents/${id}/media`)).body.data;
    const { status } = await office
      .as('consultant')
      .delete(`/documents/${id}/media-delete`, { collection: 'file', mediaToDelete: [file.id] });
    expect([status, await documents.statusOf(id)]).toEqual([200, 'requested']);
  });
});

describe('an accepted document', () => {
  test('is not replaced by its owner, but by HR', async () => {
    const id = await submitted('ID card');
    await documents.move('hr', id, 'accepted');
    const files = await storedFiles();
    expect((await documents.upload('consultant', id)).body.code).toBe('wrong_state');
    const [file] = (await office.as('consultant').get(`/documents/${id}/media`)).body.data;
    const remove = { collection: 'file', mediaToDelete: [file.id] };
    expect((await office.as('consultant').delete(`/documents/${id}/media-delete`, remove)).body.code).toBe('wrong_state');
    expect(await storedFiles()).toBe(files);
    expect((await documents.upload('hr', id, 'better.pdf')).status).toBe(200);
    expect((await office.as('hr').get(`/documents/${id}/media`)).body.data).toMatchObject([{ name: 'better.pdf' }]);
    expect(await documents.statusOf(id)).toBe('accepted');
  });
});

test('users cannot decide on their own documents', async () => {
  await office.services.db.run('update users set employee_id = $2 where id = $1', [
    office.cast.hr.user_id,
    await newEmployee('Hana', 'Novak'),
  ]);
  const me = (await office.as('hr').get('/users/me')).body.data.employee.id;
  const { body } = await office.as('hr').post('/documents', { employee_id: me, type: 'other', title: 'My own' });
  expect(body.data).toMatchObject({ status: 'submitted', can: { accept: false } });
  expect((await documents.move('hr', body.data.id, 'accepted')).body.code).toBe('own_request');
  expect((await office.as('hr').post(`/documents/${body.data.id}/reject`, { note: 'No' })).body.code).toBe('own_request');
  expect((await documents.move('admin', body.data.id, 'accepted')).body.code).toBe('document_without_file');
  expect((await documents.upload('hr', body.data.id)).status).toBe(200);
  expect((await documents.move('admin', body.data.id, 'accepted')).status).toBe(200);
});

async function newEmployee(first_name: string, last_name: string): Promise<number> {
  const { department_id, branch_id } = office.cast.places.finance;
  const { body } = await office.as('hr').post('/employees', {
    first_name,
    last_name,
    work_email: `${first_name}.${last_name}@work.example.com`,
    department_id,
    branch_id,
    job_id: office.cast.places.job_id,
    hire_date: '2024-01-01',
    employment_type: 'full_time',
  });
  return body.data.id;
}

describe('a document of another employee', () => {
  test('does not exist for colleagues, managers and auditors, nor does its file', async () => {
    const id = await submitted('Secret');
    const [file] = (await office.as('hr').get(`/documents/${id}/media`)).body.data;
    for (const name of ['outsider', 'manager', 'payroll'] as const) {
      for (const path of [`/documents/${id}`, `/documents/${id}/media`, file.url, `/documents/${id}/history`])
        expect({ name, path, status: (await office.as(name).get(path)).status }).toEqual({ name, path, status: 404 });
      expect((await documents.upload(name, id)).status).toBe(404);
    }
    expect((await office.anyone().get(file.url)).status).toBe(401);
    expect((await office.as('consultant').get(file.url)).status).toBe(200);
  });

  test('is on record when it is opened', async () => {
    const id = await submitted('Opened');
    const [file] = (await office.as('consultant').get(`/documents/${id}/media`)).body.data;
    const views = async () =>
      (
        await office.services.db.run(`select from logs where action = 'view_sensitive' and employee_id = $1 and actor_id = $2`, [
          documents.employee('consultant'),
          office.cast.admin.user_id,
        ])
      ).rows.length;
    expect(await views()).toBe(0);
    expect((await office.as('admin').get(file.url)).status).toBe(200);
    expect(await views()).toBe(1);
  });
});

test('the files of one employee share a limit, no matter who adds them, and others have their own', async () => {
  const { config } = office.services;
  const usual = config.filesPerPerson;
  config.filesPerPerson = 1;
  const half = Buffer.concat([pdf, Buffer.alloc(600 * 1024)]);
  const [one, other, third] = [await requested('Large one'), await requested('Large two'), await requested('Large three')];
  const { body } = await office
    .as('hr')
    .post('/documents', { employee_id: documents.employee('outsider'), type: 'other', title: 'Oskar’s' });
  const answers = await Promise.all([documents.upload('consultant', one, 'a.pdf', half), documents.upload('hr', other, 'b.pdf', half)]);
  expect(answers.map((answer) => answer.body.code ?? 'stored').sort()).toEqual(['quota_reached', 'stored']);
  expect((await documents.upload('hr', third, 'c.pdf', half)).body.error).toBe(
    'The files of this person would take more than 1 MB. Remove some files first.',
  );
  expect((await documents.upload('hr', body.data.id, 'd.pdf', half)).status).toBe(200);
  config.filesPerPerson = usual;
});

test('programs, scripts and files that are too large are refused with a message, and nothing is stored', async () => {
  const id = await requested('Scan');
  const files = await storedFiles();
  for (const [name, bytes, code] of [
    ['passport.pdf', Buffer.from('MZ\u0090\u0000This program cannot be run in DOS mode.'), 'file_type_refused'],
    ['passport.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'file_type_refused'],
    ['passport.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'file_type_refused'],
    ['passport.pdf', Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]), 'file_too_large'],
  ] as const) {
    const { status, body } = await documents.upload('consultant', id, name, bytes);
    expect({ name, code: body.code, says: body.error.length > 10 }).toEqual({ name, code, says: true });
    expect([413, 422]).toContain(status);
  }
  expect(await documents.statusOf(id)).toBe('requested');
  expect(await storedFiles()).toBe(files);
  expect((await office.as('consultant').get(`/documents/${id}`)).body.data.files_count).toBe(0);
});
