import type { NotificationType } from '@cadre/contract/calls/notifications';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailNotices } from '../../src/features/notifications/mail-notices.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { noticeInLanguage } from '../../src/platform/notices/in-language.ts';
import { translator } from '../../src/platform/texts/texts.ts';
import { planHours } from '../attendance/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';
import { mondayIn, newCategory } from '../requests/fixtures.ts';

let office: Office;
let id: number;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
});
afterAll(() => office.close());

const clara = () => office.as('consultant');
const marco = () => office.as('manager');
const claraId = () => office.cast.consultant.employee_id as number;
const from_date = mondayIn(2);
const [to_date, later] = [addDays(from_date, 4), mondayIn(6)];
const sabbatical = { type: 'study', from_date, to_date, title: 'Writing a book' };
const german = { 'accept-language': 'de' };
const sentenceOf = ({ type, args }: { type: NotificationType; args: never }, language: 'en' | 'de') =>
  translator(language)(`notices.${type}`, noticeInLanguage(language, type, args) as never);
const inbox = async () => (await marco().get('/approvals', { filters: { approver: 'self', status: 'pending' } })).body.data;
const absencesOf = async (person: typeof clara) =>
  (await person().get('/absences', { from: from_date, to: to_date })).body.data.people.find(({ id }: { id: number }) => id === claraId())
    .absences;

test('a draft is seen by its owner alone', async () => {
  const made = await clara().post('/sabbaticals', { ...sabbatical, as_draft: true });
  expect(made.body.data).toMatchObject({ ...sabbatical, status: 'draft' });
  id = made.body.data.id;
  expect((await marco().get(`/sabbaticals/${id}`)).status).toBe(404);
  expect(await absencesOf(marco)).toEqual([]);
});

test('its approver has it in the inbox, with a notice and a mail', async () => {
  expect((await clara().post(`/sabbaticals/${id}/submit`)).body.data).toMatchObject({ status: 'pending', attempt: 1 });
  expect(await inbox()).toMatchObject([{ model: 'sabbaticals', model_id: id, summary: 'Writing a book' }]);
  const [notice] = (await marco().get('/notifications')).body.data;
  expect(notice).toMatchObject({ type: 'request_asked', link: expect.stringContaining('approvals') });
  expect(sentenceOf(notice, 'en')).toBe('Clara Dubois needs your decision: Sabbatical.');
  const mails = async () => (await mailsIn(office.services)).filter(({ to }) => to.toLowerCase() === office.cast.manager.email);
  await mailNotices(office.services);
  await expect.poll(mails).toMatchObject([{ text: expect.stringMatching(/sabbatical/i) }]);
});

test('it is approved, and its owner has a notice in their language', async () => {
  const [approval] = await inbox();
  const decided = await marco().put(`/approvals/${approval.id}`, { status: 'approved', note: 'Enjoy it' });
  expect(decided.status).toBe(200);
  expect((await clara().get(`/sabbaticals/${id}`)).body.data).toMatchObject({ status: 'approved' });
  const [notice] = (await clara().get('/notifications')).body.data;
  expect(notice).toMatchObject({ type: 'request_approved', args: { model: 'sabbaticals' } });
  expect(sentenceOf(notice, 'en')).toBe('Your sabbatical was approved: Writing a book.');
  expect(sentenceOf(notice, 'de')).toBe('Ihr Sabbatjahr wurde genehmigt: Writing a book.');
});

test('the team calendar names it to those who may see it, and shows others that its owner is away', async () => {
  const days = { from_date, to_date, status: 'approved' };
  expect(await absencesOf(clara)).toMatchObject([{ ...days, kind: 'request', request: 'sabbaticals', id }]);
  expect(await absencesOf(marco)).toMatchObject([{ ...days, kind: 'request', request: 'sabbaticals', id }]);
  await office.services.db.transaction((tx) =>
    sql`update employees set department_id = ${office.cast.places.delivery.department_id}
    where id = ${office.cast.outsider.employee_id}`.execute(tx),
  );
  const seen = await absencesOf(() => office.as('outsider'));
  expect(seen).toMatchObject([{ ...days, kind: 'away', request: null, id: null }]);
  expect(JSON.stringify(seen)).not.toMatch(/sabbatical|book/);
});

test('no other absence may overlap it', async () => {
  const category = await newCategory(office);
  const leave = await clara().post('/leaves', { leave_category_id: category, from_date: to_date, to_date });
  expect(leave).toMatchObject({ status: 409, body: { code: 'leave_overlaps', error: expect.stringContaining('Sabbatical, ') } });
  const trip = { type: 'domestic', purpose: 'A workshop', from_place: 'Lisbon', to_place: 'Porto' };
  expect((await clara().post('/travels', { ...trip, start_date: from_date, end_date: from_date })).body.code).toBe('leave_overlaps');
  const after = { from_date: later, to_date: later };
  expect(await clara().post('/leaves', { leave_category_id: category, ...after })).toMatchObject({ status: 200 });
  const over = await clara().post('/sabbaticals', { ...sabbatical, ...after });
  expect(over).toMatchObject({ status: 409, body: { code: 'leave_overlaps', error: expect.stringContaining('Leave, ') } });
  expect((await clara().post('/sabbaticals', sabbatical)).body.code).toBe('leave_overlaps');
});

test('quick search finds it by its owner', async () => {
  const { data } = (await office.as('hr').get('/search', { q: 'clara dubois' })).body;
  expect(data).toContainEqual(expect.objectContaining({ resource: 'sabbaticals', id, detail: 'Writing a book' }));
});

test('the timeline of its owner names it', async () => {
  const { data } = (await clara().get('/employees/self/timeline', { kind: 'request' })).body;
  expect(data).toMatchObject([
    { kind: 'request', event: 'approved', title: 'Sabbatical · Writing a book' },
    { kind: 'request', event: 'requested', title: 'Sabbatical · Writing a book' },
  ]);
});

test('its list is exported', async () => {
  const { body, headers } = await office.as('hr').post('/exports/sabbaticals', { format: 'csv' }, german);
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  const file = await office.as('hr').send({ method: 'GET', path: body.link.replace('/api/v1', ''), headers: { cookie } });
  expect(file.text).toMatch(/Writing a book/);
  expect(file.text).toMatch(/Genehmigt/);
});

test('a purge erases it', async () => {
  const { db } = office.services;
  await sql`update employees set status = 'terminated', last_working_day = '2026-01-31' where id = ${claraId()}`.execute(db);
  expect((await office.as('hr').get(`/employees/${claraId()}/purge`)).body.data.counts).toMatchObject({ sabbaticals: 1 });
  expect((await office.as('hr').post(`/employees/${claraId()}/purge`, { name: 'Clara Dubois' })).status).toBe(200);
  expect((await office.as('hr').get('/sabbaticals')).body.meta.total).toBe(0);
});
