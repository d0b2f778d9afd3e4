import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractAnswers, jobOfferAnswers } from '@cadre/contract/forms/testing/sample-answers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAs } from '../../src/platform/database/run-as.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { asSystem } from '../databases/as-system.ts';
import { pdf } from '../documents/fixtures.ts';
import type { PersonName } from '../office/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const employee = (name: PersonName) => office.cast[name].employee_id as number;
const thisYear = new Date().getUTCFullYear();

/** A contract has the name of its employee; the name of the manager is in another script. */
const forClara = { ...contractAnswers, employee_name: 'Clara Dubois', manager_name: '鈴木 さくら' };

type Draft = { title?: string; type?: string; employee_id?: number | null; answers?: Record<string, unknown> };

async function draft({
  title = 'Contract',
  type = 'contract',
  employee_id = employee('consultant'),
  answers = type === 'contract'
    ? forClara
    : { ...jobOfferAnswers, candidate_name: employee_id === null ? jobOfferAnswers.candidate_name : 'Clara Dubois' },
}: Draft = {}) {
  const { status, body } = await office.as('hr').post('/forms', { title, type, employee_id, answers, language: 'en' });
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body.data as { id: number; version: number; status: string };
}

const issue = ({ id, version }: { id: number; version: number }, name: PersonName = 'hr') =>
  office.as(name).post(`/forms/${id}/issue`, { version });

async function issued(more: Draft = {}) {
  const { status, body } = await issue(await draft(more));
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body.data as { id: number; version: number; number: string; file_hash: string };
}

const answer = (name: PersonName, id: number, more: object = {}) =>
  office.as(name).post(`/forms/${id}/answer`, { status: 'accepted', name: 'Clara Dubois', terms: true, ...more });

async function pdfOf(name: PersonName, id: number) {
  const headers = { authorization: `Bearer ${office.cast[name].token}` };
  return office.app.inject({ url: `/api/v1/forms/${id}/pdf`, headers });
}

const noticesOf = async (name: PersonName, title: string): Promise<string[]> =>
  (
    await sql<{ type: string }>`
      select type from notifications where user_id = ${office.cast[name].user_id} and args ->> 'title' = ${title} order by id`.execute(
      office.services.db,
    )
  ).rows.map(({ type }) => type);

const documentsOf = async (form_id: number) =>
  (await sql`select employee_id, type, status, expires_on from documents where form_id = ${form_id}`.execute(office.services.db)).rows;

/** The system stores other files in the same folder. */
const storedFiles = async (): Promise<string[]> =>
  (await readdir(join(office.services.config.dataFolder, 'files')).catch(() => [])).filter((name) => name.startsWith('form-'));

describe('a draft', () => {
  test('may be incomplete, and stores only the given answers', async () => {
    const { id } = await draft({ answers: { employee_name: 'Clara Dubois', job_title: '', end_date: null } });
    expect((await office.as('hr').get(`/forms/${id}`)).body.data).toMatchObject({
      status: 'draft',
      number: null,
      answers: { employee_name: 'Clara Dubois' },
    });
    expect(Object.keys((await office.as('hr').get(`/forms/${id}`)).body.data.answers)).toEqual(['employee_name']);
  });

  test('reports unknown answers and wrong types by field', async () => {
    const answers = { salary: 'much', start_date: '2026-02-30', candidate_name: 'Not in a contract', weekly_hours: 37.5 };
    const { status, body } = await office.as('hr').post('/forms', { type: 'contract', title: 'Wrong', language: 'en', answers });
    expect([status, Object.keys(body.fields).sort()]).toEqual([422, ['candidate_name', 'salary', 'start_date', 'weekly_hours']]);
    expect(body.fields.salary).toEqual(['Base salary is not valid']);
    const { id } = await draft({ answers: {} });
    expect((await office.as('hr').put(`/forms/${id}`, { answers })).status).toBe(422);
  });

  test('has a country as its governing law, but free texts from earlier versions remain valid', async () => {
    const { id } = await draft({ answers: { ...forClara, governing_law: 'Spain' } });
    expect((await office.as('hr').get(`/forms/${id}`)).body.data.answers.governing_law).toBe('ES');
    const wrong = await office.as('hr').put(`/forms/${id}`, { answers: { ...forClara, governing_law: 'Atlantis' } });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['governing_law']]);
    await asSystem(
      office.services.db,
      sql`update forms set answers = answers || '{"governing_law": "England and Wales"}' where id = ${id}`,
    );
    const stored = await office
      .as('hr')
      .put(`/forms/${id}`, { answers: { ...forClara, governing_law: 'England and Wales', leave_days: 20 } });
    expect(stored.status).toBe(200);
    expect((await issue(stored.body.data)).status).toBe(200);
    const text = readPdf((await pdfOf('hr', id)).rawPayload).map((page) => page.text);
    expect(text.join('')).toContain('England and Wales');
  });

  test('of one type does not become another with answers that it does not know', async () => {
    const { id } = await draft();
    expect((await office.as('hr').put(`/forms/${id}`, { type: 'job_offer' })).body.fields).toHaveProperty('employee_name');
    expect((await office.as('hr').put(`/forms/${id}`, { type: 'job_offer', answers: jobOfferAnswers })).status).toBe(200);
  });

  test('is not there for the person it is about, nor is its file', async () => {
    const { id } = await draft();
    for (const path of [`/forms/${id}`, `/forms/${id}/pdf`]) expect((await office.as('consultant').get(path)).status).toBe(404);
    expect((await answer('consultant', id)).status).toBe(404);
  });

  test('can be looked at as a marked PDF, and deleted', async () => {
    const { id, version } = await draft();
    const answered = await pdfOf('hr', id);
    expect(answered.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; /),
    });
    expect(readPdf(answered.rawPayload)[0]?.text).toContain('Draft');
    expect((await office.as('hr').delete(`/forms/${id}`, { version })).status).toBe(200);
    expect((await pdfOf('hr', id)).statusCode).toBe(404);
  });
});

describe('issuing', () => {
  test('freezes a numbered file, adds it to the documents of the employee, and notifies them', async () => {
    const before = (await storedFiles()).length;
    const form = await issued({ title: 'Contract of Clara' });
    expect(form).toMatchObject({ status: 'issued', number: expect.stringMatching(new RegExp(`^C-${thisYear}-\\d{4}$`)) });
    const { rawPayload } = await pdfOf('consultant', form.id);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(form.file_hash);
    const text = readPdf(rawPayload)
      .map((page) => page.text)
      .join('');
    for (const words of [form.number, '鈴木 さくら', '52,000.50']) expect(text).toContain(words);
    expect((await storedFiles()).length).toBe(before + 1);
    expect(await documentsOf(form.id)).toEqual([
      { employee_id: employee('consultant'), type: 'contract', status: 'accepted', expires_on: contractAnswers.end_date },
    ]);
    expect(await noticesOf('consultant', 'Contract of Clara')).toEqual(['form_issued']);
    const mails = async () => (await mailsIn(office.services)).filter(({ subject }) => subject === 'Review and sign: Contract of Clara');
    await expect.poll(async () => (await mails()).length).toBe(1);
    expect((await mails())[0]).toMatchObject({ to: office.cast.consultant.email });
    expect((await mails())[0]?.text).not.toContain('52');
  });

  test.each([
    ['さくら', '小宮山', 'by_script', '小宮山 さくら'],
    ['Anna', 'Nagy', 'family_first', 'Nagy Anna'],
    ['花子', '佐藤', 'given_first', '花子 佐藤'],
  ])(
    'writes the name of %s %s (%s) as %s in a contract in Japanese, and everywhere else',
    async (first_name, last_name, name_order, name) => {
      const { id } = await hire(office, { first_name, last_name, name_order });
      const { body } = await office.as('hr').get(`/employees/${id}/profile`);
      expect(body.data.employee.name).toBe(name);
      const answers = { ...contractAnswers, employee_name: body.data.employee.name, governing_law: '日本' };
      const made = await office
        .as('hr')
        .post('/forms', { title: `雇用契約書 ${name}`, type: 'contract', employee_id: id, answers, language: 'ja' });
      expect(made.body.data.answers.governing_law).toBe('JP');
      expect((await issue(made.body.data)).status).toBe(200);
      const { rawPayload } = await pdfOf('hr', made.body.data.id);
      const text = readPdf(rawPayload)
        .map((page) => page.text)
        .join('');
      expect(text.split(name).length).toBeGreaterThanOrEqual(3);
      expect(text).not.toContain(name.split(' ').reverse().join(' '));
      expect(text).toContain('日本の法律');
      const { as, email } = await admit(office, id);
      expect((await as.get('/users/me')).body.data.user.name).toBe(name);
      const invited = async () => (await mailsIn(office.services)).filter(({ to, text }) => to === email && text.includes(name));
      await expect.poll(async () => (await invited()).length).toBeGreaterThan(0);
      const found = await office.as('hr').get('/employees', { search: name });
      expect(found.body.data.map((row: { id: number }) => row.id)).toContain(id);
    },
  );

  test('gives every document the next number of its kind', async () => {
    const [one, other] = [await issued(), await issued()];
    expect(Number(other.number.slice(-4))).toBe(Number(one.number.slice(-4)) + 1);
    const offer = await issued({ type: 'job_offer', title: 'Offer' });
    expect(offer.number).toMatch(new RegExp(`^O-${thisYear}-\\d{4}$`));
  });

  test('needs all answers, an employee and the current version; otherwise nothing is stored', async () => {
    const files = await storedFiles();
    const unreadable = await draft({ answers: { ...contractAnswers, employee_name: 'Clara Dubois রহ' } });
    expect((await issue(unreadable)).body.fields).toEqual({ employee_name: ['Employee name has characters that can’t be printed: র হ'] });
    const gaps = await draft({ answers: { ...forClara, end_date: null, job_title: '' } });
    expect(Object.keys((await issue(gaps)).body.fields).sort()).toEqual(['end_date', 'job_title']);
    expect((await issue(await draft({ employee_id: null }))).body.fields).toHaveProperty('employee_id');
    const seen = await draft();
    await office.as('hr').put(`/forms/${seen.id}`, { title: 'Changed meanwhile', version: seen.version });
    expect((await issue(seen)).body.code).toBe('stale');
    expect((await office.as('hr').post(`/forms/${seen.id}/issue`, {})).body.fields).toHaveProperty('version');
    expect(await storedFiles()).toEqual(files);
    expect(await documentsOf(gaps.id)).toEqual([]);
  });

  test('happens once, even with parallel requests', async () => {
    const form = await draft({ title: 'Race' });
    const files = (await storedFiles()).length;
    const answers = await Promise.all([issue(form), issue(form), issue(form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await storedFiles()).length).toBe(files + 1);
    expect(await documentsOf(form.id)).toHaveLength(1);
  });

  test('with an idempotency key returns the first response again', async () => {
    const form = await draft({ title: 'Repeated' });
    const ask = () => office.as('hr').post(`/forms/${form.id}/issue`, { version: form.version }, { 'idempotency-key': 'issue-once' });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status, second.body.data.number]).toEqual([200, 200, first.body.data.number]);
  });

  test('requires the right, and is never possible for an own document', async () => {
    const form = await draft();
    expect((await issue(form, 'payroll')).status).toBe(403);
    expect((await issue(form, 'manager')).status).toBe(403);
    await office.services.db.run(`insert into user_roles (user_id, role_id) values ($1, 3)`, [office.cast.payroll.user_id]);
    const own = await draft({ employee_id: employee('payroll'), answers: { ...contractAnswers, employee_name: 'Paula Weber' } });
    expect((await issue(own, 'payroll')).body.code).toBe('own_request');
    await office.services.db.run(`delete from user_roles where user_id = $1 and role_id = 3`, [office.cast.payroll.user_id]);
    expect((await issue(own)).status).toBe(200);
  });

  test('requires the name of its employee, who must not have left', async () => {
    const other = await draft({ answers: { ...contractAnswers, employee_name: 'Marco Ruiz' } });
    expect((await issue(other)).body.fields).toEqual({
      employee_name: ['Employee name isn’t the name of the person it’s for: Clara Dubois'],
    });
    const more = await draft({ answers: { ...contractAnswers, employee_name: 'DUBOIS Clara Marie' } });
    expect((await issue(more)).status).toBe(200);
    const forLeaver = await draft({ employee_id: employee('outsider'), answers: { ...contractAnswers, employee_name: 'Oskar Lind' } });
    await office.services.db.run(`update employees set status = 'terminated' where id = $1`, [employee('outsider')]);
    expect((await issue(forLeaver)).body.code).toBe('paper_for_leaver');
    await office.services.db.run(`update employees set status = 'active' where id = $1`, [employee('outsider')]);
  });
});

describe('an issued paper', () => {
  test('can be neither changed nor deleted, and neither can its document', async () => {
    const { id, version } = await issued();
    expect((await office.as('hr').put(`/forms/${id}`, { title: 'Better', version })).body.code).toBe('wrong_state');
    expect((await office.as('hr').delete(`/forms/${id}`, { version })).body.code).toBe('wrong_state');
    expect((await issue({ id, version })).body.code).toBe('wrong_state');
    expect((await office.as('hr').get(`/forms/${id}`)).body.data.can).toMatchObject({ update: false, delete: false, withdraw: true });
    const [document] = (await office.as('hr').get('/documents', { filters: { type: 'contract' } })).body.data;
    expect(document).toMatchObject({ files_count: 1, can: { update: false, delete: false, ask_again: false } });
    expect((await office.as('hr').put(`/documents/${document.id}`, { title: 'Other' })).body.code).toBe('wrong_state');
    expect((await office.as('hr').delete(`/documents/${document.id}`)).body.code).toBe('wrong_state');
  });

  test('is hidden from colleagues and managers, and permitted views are recorded', async () => {
    const { id } = await issued();
    for (const name of ['outsider', 'manager'] as const) {
      for (const path of [`/forms/${id}`, `/forms/${id}/pdf`]) expect((await office.as(name).get(path)).status).toBe(404);
      expect((await answer(name, id)).status).toBe(404);
    }
    expect((await office.anyone().get(`/forms/${id}/pdf`)).status).toBe(401);
    const views = async () =>
      (
        await sql`select from logs where action = 'view_sensitive' and actor_id = ${office.cast.payroll.user_id}
          and employee_id = ${employee('consultant')} and changes -> 0 ->> 'field' = 'pay'`.execute(office.services.db)
      ).rows.length;
    expect(await views()).toBe(0);
    expect((await pdfOf('payroll', id)).statusCode).toBe(200);
    expect(await views()).toBe(1);
  });

  test('is not shown if its file differs from the issued one', async () => {
    const { id } = await issued();
    const { rows } = await asSystem(office.services.db, sql<{ stored_as: string }>`select stored_as from forms where id = ${id}`);
    await writeFile(join(office.services.config.dataFolder, 'files', rows[0]?.stored_as as string), '%PDF-1.7 forged');
    const { statusCode, body } = await pdfOf('consultant', id);
    expect(statusCode).toBe(500);
    expect(body).not.toContain('forged');
  });

  test('can be withdrawn: the employee is notified, and it can no longer be answered', async () => {
    const { id } = await issued({ title: 'Withdrawn' });
    expect((await office.as('hr').patch('/update-status', { id, model: 'forms', status: 'withdrawn' })).status).toBe(200);
    expect(await documentsOf(id)).toMatchObject([{ status: 'expired' }]);
    expect(await noticesOf('consultant', 'Withdrawn')).toEqual(['form_issued', 'form_withdrawn']);
    expect((await answer('consultant', id)).body.code).toBe('wrong_state');
  });
});

describe('an answer', () => {
  test('needs the accepted terms, and comes once', async () => {
    const { id } = await issued({ title: 'Accepted' });
    const without = await answer('consultant', id, { terms: false });
    expect([without.status, without.body.fields.terms]).toEqual([422, ['Accepting terms & conditions are required']]);
    expect((await answer('consultant', id, { name: '' })).body.fields).toHaveProperty('name');
    expect((await answer('consultant', id, { status: 'withdrawn' })).body.fields).toHaveProperty('status');
    const { status, body } = await answer('consultant', id, { note: 'Happy' });
    expect([status, body.data]).toMatchObject([200, { status: 'accepted', answered_by: 'Clara Dubois', answer_note: 'Happy' }]);
    expect((await answer('consultant', id)).body.code).toBe('wrong_state');
    expect((await answer('consultant', id, { status: 'declined' })).body.code).toBe('wrong_state');
    expect(await documentsOf(id)).toMatchObject([{ status: 'accepted' }]);
    expect(await noticesOf('hr', 'Accepted')).toEqual(['form_accepted']);
    const [last] = (await office.as('hr').get(`/forms/${id}/history`)).body.data;
    expect(last).toMatchObject({ action: 'status', actor_name: 'Clara Dubois' });
    expect(last.changes).toContainEqual(expect.objectContaining({ field: 'status', old: 'issued', new: 'accepted' }));
  });

  test('is signed with the name of the employee, and the signed copy shows it with the date', async () => {
    const { id } = await issued({ title: 'Signed' });
    for (const name of ['Marco Ruiz', 'Clara', 'x y'])
      for (const status of ['accepted', 'declined'])
        expect((await answer('consultant', id, { name, status })).body.fields).toEqual({
          name: ['Type your name as it’s on the document: Clara Dubois'],
        });
    expect((await answer('consultant', id, { name: ' dubois  CLÁRA' })).status).toBe(200);
    const headers = { authorization: `Bearer ${office.cast.consultant.token}` };
    // In any time zone of the employee, from fourteen hours ahead of the server's clock to eleven behind it.
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await sql`update employees set timezone = ${timezone} where id = ${office.cast.consultant.employee_id}`.execute(office.services.db);
      const { rawPayload } = await office.app.inject({ url: `/api/v1/forms/${id}/pdf?copy=signed`, headers });
      const text = readPdf(rawPayload)
        .map((page) => page.text)
        .join('');
      const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: timezone }).format(new Date());
      expect(text.replace(/\s/g, '')).toContain(`AcceptedonlinebyduboisCLÁRAon${day.replace(/\s/g, '')}`);
    }
    await sql`update employees set timezone = null where id = ${office.cast.consultant.employee_id}`.execute(office.services.db);
    const { body } = await office.as('consultant').get(`/forms/${id}`);
    expect(
      createHash('sha256')
        .update((await pdfOf('consultant', id)).rawPayload)
        .digest('hex'),
    ).toBe(body.data.file_hash);
  });

  test('may be no, without terms', async () => {
    const { id } = await issued({ title: 'Declined' });
    expect((await answer('consultant', id, { status: 'declined', terms: undefined })).status).toBe(200);
    expect(await documentsOf(id)).toMatchObject([{ status: 'rejected' }]);
    expect(await noticesOf('hr', 'Declined')).toEqual(['form_declined']);
  });

  test('can be given only by the employee, not even by HR', async () => {
    const { id } = await issued();
    expect((await answer('hr', id)).status).toBe(403);
    expect((await answer('payroll', id)).status).toBe(403);
    expect((await office.as('hr').get(`/forms/${id}`)).body.data.status).toBe('issued');
  });

  test('to an offer comes until its last day', async () => {
    const answers = { ...jobOfferAnswers, candidate_name: 'Clara Dubois' };
    const { id } = await issued({ type: 'job_offer', title: 'Old offer', answers });
    await letExpire(id);
    expect((await answer('consultant', id)).body.code).toBe('offer_expired');
    const late = await answer('consultant', id, { status: 'declined' });
    expect(late.status).toBe(200);
  });
});

test('an offer is mailed to the candidate with its file, and is added to the documents of no employee', async () => {
  const form = await issued({ type: 'job_offer', title: 'Offer for Ichiro', employee_id: null, answers: jobOfferAnswers });
  const received = async () => (await mailsIn(office.services)).filter(({ to }) => to === jobOfferAnswers.candidate_email);
  await expect.poll(async () => (await received()).some(({ attachments }) => attachments[0]?.name === `${form.number}.pdf`)).toBe(true);
  const mail = (await received()).find(({ attachments }) => attachments[0]?.name === `${form.number}.pdf`);
  expect(
    createHash('sha256')
      .update(mail?.attachments[0]?.bytes as Buffer)
      .digest('hex'),
  ).toBe(form.file_hash);
  expect(mail?.text).toContain('Analyst');
  expect(await documentsOf(form.id)).toEqual([]);
  expect((await office.as('hr').put(`/forms/${form.id}`, { title: 'Better' })).body.code).toBe('wrong_state');
});

test.each(['valid_until', 'end_date'])('an offer with a past %s is not issued, and the error is shown at the field', async (field) => {
  const over = {
    signing_date: '2020-01-01',
    contract_type: 'fixed_term',
    start_date: '2020-02-01',
    end_date: '2096-12-31',
    valid_until: '2020-01-15',
  };
  const ended = field === 'end_date' ? { ...over, end_date: '2020-12-31' } : over;
  const made = await draft({ type: 'job_offer', title: 'Old offer', employee_id: null, answers: { ...jobOfferAnswers, ...ended } });
  const { status, body } = await issue(made);
  expect(status).toBe(422);
  expect(body.fields[field]).toEqual([expect.stringContaining('can’t be in the past')]);
});

/** As if it had been issued long ago. */
const letExpire = (id: number) =>
  runAs('system', () =>
    office.services.db.transaction(async (tx) => {
      await tx.run(`select set_config('cadre.mirroring', 'on', true)`, []);
      await tx.run(`update forms set answers = answers || '{"signing_date": "2020-01-01", "valid_until": "2020-01-15"}' where id = $1`, [
        id,
      ]);
    }),
  );

describe('the answer of a candidate', () => {
  const candidate = { name: '山﨑 一郎' };
  const today = new Date().toISOString().slice(0, 10);
  const offer = (more = {}) =>
    issued({
      type: 'job_offer',
      title: 'Offer',
      employee_id: null,
      answers: {
        ...jobOfferAnswers,
        valid_until: '2999-01-01',
        start_date: '2999-02-01',
        end_date: null,
        contract_type: 'permanent',
        ...more,
      },
    });
  const record = (id: number, move: string, more: object = {}) =>
    office.as('hr').post(`/forms/${id}/${move.replaceAll('_', '-')}`, { ...candidate, answered_on: today, ...more });
  const uploadSigned = (id: number, name: PersonName = 'hr') =>
    office.as(name).send({
      method: 'POST',
      path: `/forms/${id}/media-upload`,
      headers: { 'content-type': multipartType },
      payload: multipart('signed', 'signed.pdf', pdf),
    });

  test('is recorded with the day and the signed paper', async () => {
    const { id } = await offer();
    expect((await record(id, 'record_acceptance')).body.code).toBe('signed_paper_missing');
    expect((await uploadSigned(id, 'payroll')).status).toBe(403);
    expect((await uploadSigned(id)).status).toBe(200);
    expect((await record(id, 'record_acceptance', { name: 'Somebody Else' })).body.fields).toHaveProperty('name');
    expect((await record(id, 'record_acceptance', { answered_on: '2999-01-01' })).body.fields).toHaveProperty('answered_on');
    expect((await record(id, 'record_acceptance', { answered_on: '2020-01-01' })).body.fields).toHaveProperty('answered_on');
    const { status, body } = await record(id, 'record_acceptance', { note: 'By post' });
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'accepted', answered_by: '山﨑 一郎', answered_at: expect.stringContaining(today), answer_note: 'By post' },
    ]);
    expect((await uploadSigned(id)).body.code).toBe('wrong_state');
  });

  test('must be in time, may be a refusal without a document, and is never recorded for an employee with an account', async () => {
    const { id } = await offer();
    await letExpire(id);
    expect((await uploadSigned(id)).status).toBe(200);
    expect((await record(id, 'record_acceptance')).body.code).toBe('offer_expired');
    expect((await record(id, 'record_refusal')).status).toBe(200);
    const own = await issued();
    expect((await record(own.id, 'record_acceptance', { name: 'Clara Dubois' })).status).toBe(403);
    expect((await office.as('hr').get(`/forms/${own.id}`)).body.data.can.record_acceptance).toBe(false);
  });
});
