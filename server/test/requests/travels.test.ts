import { seededRoles } from '@cadre/contract/roles';
import { dayForms } from '@cadre/contract/texts/day-forms';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeTravels } from '../../src/features/requests/travels/complete-travels.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { dayOf, planHours, stamp, monday as workedMonday } from '../attendance/fixtures.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { type Office, openOffice } from '../office.ts';
import { ask, mondayIn, newCategory, newcomer, type Requester, today } from './fixtures.ts';

let office: Office;
let vacation: number;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  vacation = await newCategory(office, { name: 'Vacation', code: 'V' });
});
afterAll(() => office.close());

const monday = mondayIn(4);
const [tuesday, friday, sunday] = [1, 4, 6].map((days) => addDays(monday, days)) as [string, string, string];
const hr = () => office.as('hr');
const trip = { type: 'domestic', purpose: 'A workshop', from_place: 'Lisbon', to_place: 'Porto', start_date: monday, end_date: tuesday };
const go = ({ as }: Requester, more: object = {}) => as.post('/travels', { ...trip, ...more });
const leg = {
  from: 'Lisbon',
  to: 'Porto',
  mode: 'train',
  depart_date: monday,
  depart_time: '08:00',
  arrive_date: monday,
  arrive_time: '11:00',
};
const train = { kind: 'transport', amount: 60.5, currency: 'EUR' };
const approved = async (ida: Requester, more: object = {}): Promise<number> => {
  const { id } = (await go(ida, more)).body.data;
  expect((await hr().post(`/travels/${id}/approve`, {})).status).toBe(200);
  return id;
};

describe('a trip', () => {
  test('shows its receipts to users who may see its cost', async () => {
    const ida = await newcomer(office);
    const path = `/travels/${(await go(ida)).body.data.id}`;
    const sent = { method: 'POST', path: `${path}/media-upload`, headers: { 'content-type': multipartType } } as const;
    const [file] = (await ida.as.send({ ...sent, payload: multipart('attachments', 'hotel.pdf', Buffer.from('%PDF-1.7\n%%EOF')) })).body
      .ids;
    for (const person of [ida.as, hr(), office.as('payroll')])
      expect((await person.get(`${path}/media`)).body.data).toMatchObject([{ id: file, name: 'hotel.pdf' }]);
    const { as: officer } = await newcomer(office, {}, seededRoles.attendance_officer);
    expect((await officer.get(path)).status).toBe(200);
    expect((await officer.get(`${path}/media`)).body.data).toEqual([]);
    expect((await officer.get(`${path}/media/${file}`)).status).toBe(404);
  });

  test('is requested with its legs and its cost, and approved', async () => {
    const ida = await newcomer(office);
    const requested = await go(ida, {
      end_date: sunday,
      legs: [leg],
      estimate: [train, { kind: 'lodging', amount: 100, currency: 'USD', rate: 0.9 }],
      advance: 50,
    });
    expect(requested.body.data).toMatchObject({
      status: 'pending',
      title: `Lisbon → Porto, ${monday} – ${sunday}`,
      working_days: 5,
      estimate_total: 150.5,
      currency: 'EUR',
      legs: [{ mode: 'train', depart_time: '08:00' }],
      estimate: [{ amount: 60.5 }, { currency: 'USD', rate: 0.9 }],
      funding: 'company',
      attempt: 1,
    });
    const { id } = requested.body.data;
    expect((await ida.as.post(`/travels/${id}/approve`, {})).status).toBe(403);
    expect((await hr().post(`/travels/${id}/approve`, { note: 'Have a good one' })).body.data).toMatchObject({ status: 'approved' });
    expect((await ida.as.get('/notifications')).body.data[0]).toMatchObject({
      type: 'request_approved',
      link: `/my-history?kind=travel&id=${id}`,
    });
    expect((await ida.as.post(`/travels/${id}/approve`, {})).status).toBe(403);
  });

  test('is for a project that its traveller works on, and seen by who leads that', async () => {
    const [ida, lead, other] = [await newcomer(office), await newcomer(office), await newcomer(office)];
    const { rows } = await sql<{ id: number }>`
      insert into projects (number, name, status, manager_id, billing_type, billable, category, start_date)
      values ('T1', 'Harbour', 'active', ${lead.id}, 'internal', false, 'internal', ${addDays(today, -30)}),
        ('T2', 'Closed', 'planned', ${lead.id}, 'internal', false, 'internal', null) returning id`.execute(office.services.db);
    const [harbour, closed] = rows.map(({ id }) => id) as [number, number];
    await sql`insert into project_members (project_id, employee_id) values (${harbour}, ${ida.id}), (${closed}, ${ida.id})`.execute(
      office.services.db,
    );
    for (const project_id of [closed, 99_999_999])
      expect((await go(ida, { project_id })).body.fields).toEqual({
        project_id: ['The traveler can’t book time on this project on the first day of the trip'],
      });
    expect((await go(other, { project_id: harbour })).status).toBe(422);
    const { id, ...trip } = (await go(ida, { project_id: harbour })).body.data;
    expect(trip).toMatchObject({ project_id: harbour, project: { id: harbour, name: 'Harbour' }, status: 'pending' });
    const seen = (await lead.as.get(`/travels/${id}`)).body.data;
    expect(seen).toMatchObject({ id, can: { update: false, approve: false } });
    expect(seen).not.toHaveProperty('estimate_total');
    expect((await lead.as.get('/travels', { filters: { project_id: [harbour] } })).body.meta.total).toBe(1);
    expect((await other.as.get(`/travels/${id}`)).status).toBe(404);
  });

  test('is visible to its owner and to managers; its cost, to fewer users', async () => {
    const ida = await newcomer(office);
    const { id } = (await go(ida, { estimate: [train] })).body.data;
    expect((await ida.as.get(`/travels/${id}`)).body.data).toMatchObject({ estimate_total: 60.5, can: { withdraw: true, approve: false } });
    expect((await office.as('manager').get(`/travels/${id}`)).body.data).toMatchObject({ estimate_total: 60.5 });
    expect((await office.as('outsider').get(`/travels/${id}`)).status).toBe(404);
    const found = async (filters: object) => (await hr().get('/travels', { filters })).body.meta.total;
    expect(await found({ employee_id: ida.id, date: { from: tuesday, to: sunday } })).toBe(1);
    expect(await found({ employee_id: ida.id, date: { from: friday } })).toBe(0);
  });

  test('for another employee needs the right to', async () => {
    const [ida, eve] = [await newcomer(office), await newcomer(office)];
    expect((await go(ida, { employee_id: eve.id })).status).toBe(403);
    expect((await go({ ...eve, as: office.as('manager') }, { employee_id: eve.id })).status).toBe(200);
    expect((await go(ida, { employee_id: eve.id })).status).toBe(403);
  });

  test('with a high cost needs one more level of approval', async () => {
    const ida = await newcomer(office, { manager_id: office.cast.manager.employee_id });
    const level = { model: 'travels', employee_id: ida.id };
    const condition = { condition_field: 'estimate_total', condition_op: 'gt', condition_value: '1000' };
    await hr().post('/approval-settings', { ...level, level: 1, approver_kind: 'manager' });
    expect((await hr().post('/approval-settings', { ...level, level: 2, approver_kind: 'role', role_id: 3, ...condition })).status).toBe(
      200,
    );
    const cheap = (await go(ida, { estimate: [train] })).body.data.id;
    expect((await office.as('manager').post(`/travels/${cheap}/approve`, {})).body.data.status).toBe('approved');
    const dear = (await go(ida, { start_date: friday, end_date: friday, estimate: [{ ...train, amount: 1000.01 }] })).body.data.id;
    expect((await office.as('manager').post(`/travels/${dear}/approve`, {})).body.data.status).toBe('pending');
    expect((await hr().post(`/travels/${dear}/approve`, {})).body.data.status).toBe('approved');
    expect((await ida.as.get(`/travels/${dear}/approvals`)).body.data).toHaveLength(2);
  });
});

test('a limit has a currency, and an amount in another currency always needs its level', async () => {
  const ida = await newcomer(office, { manager_id: office.cast.manager.employee_id });
  const level = { model: 'travels', employee_id: ida.id };
  const limit = { condition_field: 'estimate_total', condition_op: 'gt', condition_value: '2000' };
  await hr().post('/approval-settings', { ...level, level: 1, approver_kind: 'manager' });
  const above = { ...level, level: 2, approver_kind: 'role', role_id: 3 };
  expect((await hr().post('/approval-settings', { ...above, ...limit, condition_currency: 'JPY' })).body.data.condition_currency).toBe(
    'JPY',
  );
  const levelsOf = async (currency: string, estimate_total: number) => {
    const { body } = await hr().post('/approval-settings/simulate', { ...level, values: { estimate_total }, currency });
    return body.data.length;
  };
  expect([await levelsOf('JPY', 2000), await levelsOf('JPY', 2001), await levelsOf('EUR', 60.5)]).toEqual([1, 2, 2]);
  const { id } = (await go(ida, { estimate: [train] })).body.data;
  expect((await office.as('manager').post(`/travels/${id}/approve`, {})).body.data.status).toBe('pending');
  const days = { ...above, level: 3, condition_field: 'working_days', condition_op: 'gt', condition_value: '2' };
  expect((await hr().post('/approval-settings', { ...days, condition_currency: 'EUR' })).body.fields).toHaveProperty('condition_currency');
  expect((await hr().post('/approval-settings', days)).body.data.condition_currency).toBeNull();
});

test('a negative cost line is refused by its line, estimated or actual', async () => {
  const ida = await newcomer(office);
  const refund = { ...train, amount: -50 };
  const { status, body } = await go(ida, { estimate: [train, refund] });
  expect([status, body.fields.estimate]).toEqual([422, [expect.stringContaining('2')]]);
  expect((await go(ida, { estimate: [train, { ...train, amount: 0 }] })).status).toBe(200);
  const { id } = (await go(ida, { start_date: friday, end_date: friday, as_draft: true })).body.data;
  expect((await ida.as.put(`/travels/${id}`, { actual_cost: [refund] })).body.fields).toHaveProperty('actual_cost');
});

describe('all problems of a trip are reported together', () => {
  test.each<[string, object, Record<string, number>]>([
    ['before they came', { start_date: '2019-03-04', end_date: '2019-03-05' }, { start_date: 2, end_date: 1 }],
    [
      'a leg that arrives before it departs, and a line without its rate',
      { legs: [{ ...leg, arrive_time: '07:00' }], estimate: [{ ...train, currency: 'USD' }] },
      { legs: 1, estimate: 1 },
    ],
    ['a leg outside the trip', { legs: [{ ...leg, depart_date: friday, arrive_date: friday }] }, { legs: 1 }],
    ['legs in the wrong order', { legs: [{ ...leg, depart_time: '15:00', arrive_time: '18:00' }, leg] }, { legs: 1 }],
    ['too much in advance', { estimate: [train], advance: 61 }, { advance: 1 }],
    ['in three years', { start_date: addDays(today, 1100), end_date: addDays(today, 1101) }, { end_date: 1 }],
  ])('%s', async (_, input, fields) => {
    const ida = await newcomer(office);
    const preview = await ida.as.post('/travels/preview', {
      ...trip,
      purpose: undefined,
      from_place: undefined,
      to_place: undefined,
      ...input,
    });
    expect(preview.status).toBe(200);
    const refused = await go(ida, input);
    expect(refused).toMatchObject({ status: 422, body: { code: 'travel_refused' } });
    const counts = Object.fromEntries(Object.entries<string[]>(refused.body.fields).map(([name, said]) => [name, said.length]));
    expect(counts).toEqual(fields);
    expect(preview.body.data.findings).toHaveLength(Object.values(fields).reduce((sum, count) => sum + count, 0));
    expect((await ida.as.get('/travels')).body.meta.total).toBe(0);
  });

  test.each<[string, object, string]>([
    ['an end before its start', { end_date: addDays(monday, -1) }, 'end_date'],
    ['a leg without a place', { legs: [{ ...leg, from: '' }] }, 'legs.0.from'],
    ['a zone that is not there', { legs: [{ ...leg, timezone_to: 'Europe/Atlantis' }] }, 'legs.0.timezone_to'],
    ['a currency that is not there', { estimate: [{ ...train, currency: 'XXQ' }] }, 'estimate.0.currency'],
    ['legs that are no list', { legs: {} }, 'legs'],
    ['a sum that the server makes', { estimate_total: 5 }, 'estimate_total'],
    ['no purpose', { purpose: '' }, 'purpose'],
  ])('a trip with %s is refused', async (_, input, field) => {
    const refused = await hr().post('/travels', { ...trip, ...input });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  test('a passport that ends too soon is a warning, not a refusal', async () => {
    const ida = await newcomer(office);
    const abroad = { type: 'international', start_date: monday, end_date: tuesday };
    const codes = async () =>
      (await ida.as.post('/travels/preview', abroad)).body.data.findings.map(({ code, blocks }: { code: string; blocks: boolean }) => [
        code,
        blocks,
      ]);
    expect(await codes()).toEqual([['travel_no_passport', false]]);
    await sql`insert into documents (employee_id, type, title, status, expires_on) values (${ida.id}, 'passport', 'Passport', 'accepted', ${friday}::date)`.execute(
      office.services.db,
    );
    expect(await codes()).toEqual([['travel_passport_ends', false]]);
    expect((await go(ida, abroad)).status).toBe(200);
  });
});

describe('an employee cannot be in two places', () => {
  test('a trip and another, a trip and leave, leave and a trip: who was first is named', async () => {
    const ida = await newcomer(office);
    const { id } = (await go(ida)).body.data;
    expect((await go(ida, { start_date: tuesday, end_date: friday })).body).toMatchObject({ code: 'travel_overlaps' });
    expect((await ask(ida, vacation, tuesday, friday)).body).toMatchObject({
      code: 'leave_meets_travel',
      error: expect.stringContaining('Porto'),
    });
    await ida.as.post(`/travels/${id}/withdraw`, {});
    expect((await ask(ida, vacation, tuesday, friday)).status).toBe(200);
    const clash = await go(ida);
    expect(clash.status).toBe(409);
    expect(clash.body).toMatchObject({ code: 'travel_meets_leave', error: expect.stringContaining(dayForms('en').day(tuesday)) });
    expect((await ida.as.post(`/travels/${id}/submit`, {})).status).toBe(409);
  });

  test('of ten concurrent requests for the same days one succeeds, of any kind', async () => {
    const ida = await newcomer(office);
    const requested = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? go(ida) : ask(ida, vacation, monday, tuesday))));
    expect(requested.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('approved and withdrawn at the same moment, it is one of both', async () => {
    const ida = await newcomer(office);
    const { id } = (await go(ida)).body.data;
    const answers = await Promise.all([hr().post(`/travels/${id}/approve`, {}), ida.as.post(`/travels/${id}/withdraw`, {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a trip on its way', () => {
  test('a change of the requested values needs approval again; once decided, they cannot be changed', async () => {
    const ida = await newcomer(office);
    const { id } = (await go(ida)).body.data;
    expect((await ida.as.put(`/travels/${id}`, { purpose: 'Another workshop' })).body.data).toMatchObject({
      attempt: 1,
      status: 'pending',
    });
    expect((await ida.as.put(`/travels/${id}`, { estimate: [train] })).body.data).toMatchObject({ attempt: 2, estimate_total: 60.5 });
    expect((await ida.as.put(`/travels/${id}`, { estimate: null, legs: null })).body.data).toMatchObject({ estimate_total: 0, legs: [] });
    await hr().post(`/travels/${id}/approve`, {});
    const refused = await ida.as.put(`/travels/${id}`, { end_date: friday, estimate: [train] });
    expect(Object.keys(refused.body.fields)).toEqual(['end_date', 'estimate']);
    const stored = await ida.as.put(`/travels/${id}`, { legs: [leg], actual_cost: [train] });
    expect(stored.body.data).toMatchObject({ status: 'approved', actual_total: 60.5, legs: [{ to: 'Porto' }] });
    expect((await ida.as.put(`/travels/${id}`, { actual_cost: [{ ...train, currency: 'USD' }] })).body.fields).toHaveProperty(
      'actual_cost',
    );
  });

  test('a draft shows its total, and is sent once it is valid', async () => {
    const ida = await newcomer(office);
    const draft = await go(ida, { as_draft: true, estimate: [train], advance: 500 });
    expect(draft.body.data).toMatchObject({ status: 'draft', estimate_total: 60.5, working_days: 2, attempt: 0 });
    const { id } = draft.body.data;
    expect((await ida.as.post(`/travels/${id}/submit`, {})).body.fields).toHaveProperty('advance');
    await ida.as.put(`/travels/${id}`, { advance: null });
    expect((await ida.as.post(`/travels/${id}/submit`, {})).body.data).toMatchObject({ status: 'pending', attempt: 1 });
    expect((await ida.as.delete(`/travels/${id}`)).status).toBe(409);
  });

  test('rejected with a reason, it is sent again', async () => {
    const ida = await newcomer(office);
    const { id } = (await go(ida)).body.data;
    expect((await hr().post(`/travels/${id}/reject`, {})).status).toBe(422);
    await hr().post(`/travels/${id}/reject`, { note: 'By train, please' });
    expect((await ida.as.post(`/travels/${id}/submit`, {})).body.data).toMatchObject({
      status: 'pending',
      attempt: 2,
      decision_note: null,
    });
  });

  test('its owner requests the cancellation, and it stays until an approver agrees', async () => {
    const ida = await newcomer(office);
    const id = await approved(ida);
    await ida.as.post(`/travels/${id}/ask-to-cancel`, { note: 'The workshop is off' });
    expect((await hr().post(`/travels/${id}/keep`, {})).body.data.status).toBe('approved');
    await ida.as.post(`/travels/${id}/ask-to-cancel`, { note: 'It really is' });
    expect((await hr().get('/notifications')).body.data[0]).toMatchObject({ type: 'request_cancel_asked' });
    expect((await hr().post(`/travels/${id}/cancel`, { note: 'As asked' })).body.data.status).toBe('cancelled');
    expect((await go(ida)).status).toBe(200);
  });

  test('is cancelled by an approval of its chain, and HR sees the reason', async () => {
    const ida = await newcomer(office);
    const id = await approved(ida);
    await ida.as.post(`/travels/${id}/ask-to-cancel`, { note: 'The client has moved the date' });
    const { data } = (await hr().get(`/travels/${id}/approvals`)).body;
    const waiting = data.at(-1);
    expect(waiting).toMatchObject({ question: 'cancellation', status: 'pending', attempt: 2 });
    expect((await ida.as.put(`/approvals/${waiting.id}`, { status: 'approved' })).status).toBe(403);
    expect((await hr().put(`/approvals/${waiting.id}`, { status: 'approved', note: 'Fine' })).status).toBe(200);
    expect((await hr().get(`/travels/${id}`)).body.data).toMatchObject({ status: 'cancelled', decision_note: 'Fine' });
    expect((await hr().put(`/approvals/${waiting.id}`, { status: 'rejected' })).status).toBe(409);
  });

  test('is completed on the day after its end, even if the job runs late; once reopened, it waits for a user', async () => {
    const ida = await newcomer(office);
    const ahead = await approved(ida);
    expect((await hr().post(`/travels/${ahead}/complete`, {})).body.code).toBe('travel_not_over');
    const { id } = (
      await hr().post('/travels', { ...trip, employee_id: ida.id, start_date: addDays(today, -9), end_date: addDays(today, -8) })
    ).body.data;
    const until = (await hr().post('/travels', { ...trip, employee_id: ida.id, start_date: today, end_date: today })).body.data.id;
    for (const one of [id, until]) await hr().post(`/travels/${one}/approve`, {});
    await completeTravels(office.services.db);
    await completeTravels(office.services.db);
    const states = async () => Promise.all([ahead, until, id].map(async (one) => (await hr().get(`/travels/${one}`)).body.data.status));
    expect(await states()).toEqual(['approved', 'approved', 'completed']);
    expect((await ida.as.post(`/travels/${id}/reopen`, {})).status).toBe(403);
    await hr().post(`/travels/${id}/reopen`, {});
    await completeTravels(office.services.db);
    expect(await states()).toEqual(['approved', 'approved', 'approved']);
    expect((await hr().post(`/travels/${id}/complete`, {})).body.data.status).toBe('completed');
  });
});

test('a day of a trip counts as worked without a punch, with an explanation, and is absent again after a cancellation', async () => {
  const ida = await newcomer(office);
  await stamp(office, ida.id, addDays(workedMonday, -3), '09:00 in', '17:00 out');
  const day = async () => dayOf(office, ida.id, workedMonday);
  expect(await day()).toMatchObject({ status: 'absent' });
  const { id } = (await hr().post('/travels', { ...trip, employee_id: ida.id, start_date: workedMonday, end_date: workedMonday })).body
    .data;
  expect(await day()).toMatchObject({ status: 'absent' });
  await hr().post(`/travels/${id}/approve`, {});
  const travelled = await day();
  expect(travelled).toMatchObject({ status: 'travel', expected_minutes: 450, excused_minutes: 450, late_minutes: 0 });
  expect(travelled.explanation).toContain('On a business trip all day: Porto.');
  await hr().post(`/travels/${id}/cancel`, { note: 'It never took place' });
  expect(await day()).toMatchObject({ status: 'absent' });
});
