import { dayForms } from '@cadre/contract/texts/day-forms';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import { recountLeaves } from '../../src/features/requests/leaves/recount-leaves.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { dayOf, planHours, stamp, monday as workedMonday } from '../attendance/fixtures.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import type { Answer } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { planning } from '../schedules/planning.ts';
import { ask, balanceOf, mondayIn, newCategory, newcomer, type Requester, today } from './fixtures.ts';

let office: Office;
let vacation: number;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  vacation = await newCategory(office, { name: 'Vacation', code: 'V' });
});
afterAll(() => office.close());

const monday = mondayIn(3);
const [tuesday, wednesday, friday, sunday] = [1, 2, 4, 6].map((days) => addDays(monday, days)) as [string, string, string, string];
const hr = () => office.as('hr');
const days = async (id: number) => (await hr().get(`/leaves/${id}/days`)).body.data;
const statusOf = async (id: number) => (await hr().get(`/leaves/${id}`)).body.data.status;

describe('a request', () => {
  test('reserves its working days, and they are spent once it is approved', async () => {
    const ida = await newcomer(office);
    const requested = await ask(ida, vacation, monday, sunday);
    expect(requested.body.data).toMatchObject({
      status: 'pending',
      amount: 5,
      unit: 'day',
      attempt: 1,
      title: `Vacation, ${monday} – ${sunday}`,
    });
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ entitled: 20, pending: 5, available: 15, scheduled: 0 });
    expect((await hr().post(`/leaves/${requested.body.data.id}/approve`, {})).status).toBe(200);
    const after = await balanceOf(office, ida, vacation, friday);
    expect(after).toMatchObject({ pending: 0, taken: 5, available: 15 });
    expect(after.lines.filter(({ kind }: { kind: string }) => kind === 'usage')).toHaveLength(5);
    expect(after.lines.at(-1)).toMatchObject({ date: friday, amount: -1, left: 15, leave_id: requested.body.data.id });
  });

  test('is seen by its owner and by who leads them, not by colleagues; why, by fewer', async () => {
    const ida = await newcomer(office);
    const { body } = await ask(ida, vacation, monday, monday, { reason: 'A wedding' });
    const path = `/leaves/${body.data.id}`;
    expect((await ida.as.get(path)).body.data).toMatchObject({ reason: 'A wedding', can: { withdraw: true, approve: false } });
    expect((await office.as('manager').get(path)).body.data).toMatchObject({ reason: 'A wedding' });
    expect((await office.as('payroll').get(path)).body.data).not.toHaveProperty('reason');
    expect((await office.as('outsider').get(path)).status).toBe(404);
  });

  test('attachments need the same permission as the reason', async () => {
    const ida = await newcomer(office);
    const { id } = (await ask(ida, vacation, monday, monday, { reason: 'Operation' })).body.data;
    const path = `/leaves/${id}`;
    const sent = { method: 'POST', path: `${path}/media-upload`, headers: { 'content-type': multipartType } } as const;
    const [file] = (await ida.as.send({ ...sent, payload: multipart('attachments', 'surgeon.pdf', Buffer.from('%PDF-1.7\n%%EOF')) })).body
      .ids;
    for (const person of [ida.as, office.as('manager'), hr()]) {
      expect((await person.get(`${path}/media`)).body.data).toMatchObject([{ id: file, name: 'surgeon.pdf' }]);
      expect((await person.get(`${path}/media/${file}`)).status).toBe(200);
    }
    const noted = async (person: Requester['as']) => (await person.get('/logs', { filters: { model: 'leaves', model_id: id } })).text;
    // The history never stores the name of an attachment.
    expect(await noted(hr())).toContain('"field":"attachments"');
    expect(await noted(hr())).not.toContain('surgeon.pdf');
    expect((await office.as('payroll').get(path)).status).toBe(200);
    expect((await office.as('payroll').get(`${path}/media`)).body.data).toEqual([]);
    expect((await office.as('payroll').get(`${path}/media/${file}`)).status).toBe(404);
    expect(await noted(office.as('payroll'))).not.toMatch(/surgeon\.pdf|"field":"attachments"/);
  });

  test('shows its reason and files to its approver while it is pending, which is logged, and to other readers only with the right to', async () => {
    const ida = await newcomer(office);
    const { user_id } = office.cast.outsider;
    const chain = await hr().post('/approval-settings', { model: 'leaves', level: 1, approver_kind: 'user', user_id });
    const { id } = (await ask(ida, vacation, friday, friday, { reason: 'Operation' })).body.data;
    const sent = { method: 'POST', path: `/leaves/${id}/media-upload`, headers: { 'content-type': multipartType } } as const;
    await ida.as.send({ ...sent, payload: multipart('attachments', 'surgeon.pdf', Buffer.from('%PDF-1.7\n%%EOF')) });
    const approver = office.as('outsider');
    expect((await approver.get(`/leaves/${id}`)).body.data).toMatchObject({ reason: 'Operation' });
    expect((await approver.get(`/leaves/${id}/media`)).body.data).toMatchObject([{ name: 'surgeon.pdf' }]);
    const { rows } = await office.services.db.run(
      `select changes -> 0 ->> 'field' as what from logs where action = 'view_sensitive' and actor_id = $1 and employee_id = $2`,
      [user_id, ida.id],
    );
    expect(rows).toEqual([{ what: 'health' }]);
    const viewed = (await ida.as.get('/employees/self/timeline', { kind: 'viewed' })).body.data;
    expect(viewed).toMatchObject([{ event: 'health', actor_name: office.cast.outsider.name }]);
    expect((await office.as('auditor').get(`/leaves/${id}`)).body.data).not.toHaveProperty('reason');
    expect((await office.as('auditor').get(`/leaves/${id}/media`)).body.data).toEqual([]);

    const [requested] = (await approver.get('/approvals', { filters: { approver: 'self', status: 'pending' } })).body.data;
    expect((await approver.put(`/approvals/${requested.id}`, { status: 'approved', note: null })).status).toBe(200);
    expect((await approver.get(`/leaves/${id}`)).body.data).not.toHaveProperty('reason');
    expect((await approver.get(`/leaves/${id}/media`)).body.data).toEqual([]);
    await hr().delete(`/approval-settings/${chain.body.data.id}`);
  });

  test('keeps its reason out of the history, also where an entry is older than its protection', async () => {
    const ida = await newcomer(office);
    for (const [model, field] of [
      ['leaves', 'reason'],
      ['excuses', 'cancel_reason'],
      ['overtime', 'reason'],
    ])
      await office.services.db.run(
        `insert into logs (action, model, model_id, label, employee_id, via, changes) values ('update', $1, 1, 'Old', $2, 'web', $3)`,
        [model, ida.id, JSON.stringify([{ field, old: null, new: 'Chemotherapy' }])],
      );
    const seenBy = async (person: Requester['as']) => (await person.get('/logs', { filters: { employee_id: ida.id } })).text;
    for (const person of [hr(), office.as('admin'), office.as('auditor'), office.as('payroll'), ida.as])
      expect(await seenBy(person)).not.toContain('Chemotherapy');
    expect(await seenBy(hr())).toMatch(/"reason".{0,20}•••|•••.{0,40}"reason"/);
    expect(await seenBy(office.as('auditor'))).not.toContain('"field":"cancel_reason"');
  });

  test('for another employee needs the right to', async () => {
    const [ida, eve] = [await newcomer(office), await newcomer(office)];
    expect((await ask(ida, vacation, monday, monday, { employee_id: eve.id })).status).toBe(403);
    expect((await ask({ ...eve, as: office.as('manager') }, vacation, monday, monday, { employee_id: eve.id })).status).toBe(200);
    // Without the right, the error does not reveal that leave exists on that day.
    expect((await ask(ida, vacation, monday, monday, { employee_id: eve.id })).status).toBe(403);
  });

  test('as the specification lists them: by person and by days that it shares', async () => {
    const ida = await newcomer(office);
    await ask(ida, vacation, tuesday, wednesday);
    const found = async (filters: object) => (await hr().get('/leaves', { page: 1, per_page: 10, order_dir: 'desc', filters })).body;
    expect(await found({ employee: ida.id, date: { from: wednesday, to: sunday } })).toMatchObject({ meta: { total: 1 } });
    expect(await found({ employee: ida.id, date: { from: friday } })).toMatchObject({ meta: { total: 0 } });
    expect(await found({ employee: ida.id, date: { to: monday } })).toMatchObject({ meta: { total: 0 } });
    expect(await found({ employee: ida.id, employee_id: ida.id })).toMatchObject({ code: 'invalid' });
    expect(await found({ date: 'soon' })).toMatchObject({ code: 'invalid' });
  });
});

describe('at most four days in a row', () => {
  const [thursday, nextMonday, nextTuesday] = [3, 7, 8].map((days) => addDays(monday, days)) as [string, string, string];

  test('count together with leave that only days off part from it, and not with leave beyond a working day', async () => {
    const ida = await newcomer(office);
    const category = await newCategory(office, { max_consecutive_days: 4 });
    expect((await ask(ida, category, friday)).status).toBe(200);
    expect((await ask(ida, category, nextMonday, nextTuesday)).body.code).toBe('leave_refused');
    expect((await ask(ida, category, nextMonday)).status).toBe(200);
    expect((await ask(ida, category, wednesday)).status).toBe(200);
    expect((await ask(ida, category, thursday)).body.code).toBe('leave_refused');
  });

  test('also applies to concurrent requests', async () => {
    const ida = await newcomer(office);
    const category = await newCategory(office, { max_consecutive_days: 4 });
    const answers = await Promise.all([ask(ida, category, thursday, friday), ask(ida, category, nextMonday, nextTuesday)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('all problems of a request are reported together', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    [
      'before they came',
      {},
      { from_date: '2023-12-28', to_date: '2023-12-29' },
      ['leave_past', 'outside_employment', 'outside_employment'],
    ],
    ['a weekend', {}, { from_date: addDays(sunday, -1), to_date: sunday }, ['leave_no_work']],
    ['long ago', {}, { from_date: addDays(today, -40), to_date: addDays(today, -34) }, ['leave_past']],
    ['too late', { min_notice_days: 60 }, {}, ['leave_notice']],
    ['too early', { max_future_months: 1 }, { from_date: addDays(today, 60), to_date: addDays(today, 70) }, ['leave_future']],
    ['more than there is', { annual_amount: 3 }, { to_date: friday }, ['leave_short']],
    ['too long', { max_consecutive_days: 3 }, { to_date: friday }, ['leave_too_long']],
    ['in a closed time', { blackouts: { spans: [{ from_date: tuesday, to_date: friday }] } }, { to_date: tuesday }, ['leave_blackout']],
    ['half a day where only whole ones are', { min_step: 'unit' }, { from_slot: 'am', to_slot: 'am' }, ['whole_days_only']],
    ['by the hour where only days are', {}, { from_time: '10:00', to_time: '12:00' }, ['hours_not_counted']],
    [
      'without a reason, a file and a substitute',
      { reason_required: true, attachment_after_days: 0, substitute: 'required' },
      {},
      ['leave_needs_file', 'required', 'required'],
    ],
    ['of a category that is gone, and too late', { active: false, min_notice_days: 60 }, {}, ['leave_inactive', 'leave_notice']],
  ])('%s', async (_, policy, input, codes) => {
    const ida = await newcomer(office);
    const category = await newCategory(office, policy);
    const wanted = { leave_category_id: category, from_date: monday, to_date: monday, ...input };
    const preview = await ida.as.post('/leaves/preview', wanted);
    expect(preview.body.data.findings.map(({ code }: { code: string }) => code).sort()).toEqual(codes);
    const refused = await ida.as.post('/leaves', wanted);
    expect(refused).toMatchObject({ status: 422, body: { code: 'leave_refused' } });
    expect(Object.values(refused.body.fields).flat()).toHaveLength(codes.length);
    expect((await ida.as.get('/leaves')).body.meta.total).toBe(0);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an end before its start', { from_date: friday, to_date: monday }, 'to_date'],
    ['a morning to begin several days', { to_date: friday, from_slot: 'am' }, 'from_slot'],
    ['one time without the other', { from_time: '10:00' }, 'to_time'],
    ['four hundred days', { to_date: addDays(monday, 400) }, 'to_date'],
    ['eight thousand years', { to_date: '9999-12-31' }, 'to_date'],
    ['a category that is not there', { leave_category_id: 999_999 }, 'leave_category_id'],
  ])('a request with %s is refused', async (_, input, field) => {
    const ida = await newcomer(office);
    for (const path of ['/leaves', '/leaves/preview']) {
      const refused = await ida.as.post(path, { leave_category_id: vacation, from_date: monday, to_date: monday, ...input });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.fields)).toContain(field);
    }
  });

  test('a period closed for a department and its sub-departments, in every year; HR can still enter leave with a reason', async () => {
    const made = async (path: string, given: object): Promise<number> => {
      const answer = await hr().post(path, given);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body.data.id;
    };
    const sales = await made('/departments', { name: 'Sales of closed periods' });
    const inside = await made('/departments', { name: 'Inside sales', parent_id: sales });
    const [ida, eve] = [await newcomer(office, { department_id: inside }), await newcomer(office)];
    const day = mondayIn(31);
    const lastYear = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
    const span = { from_date: addDays(lastYear, -3), to_date: addDays(lastYear, 3) };
    const closed = { name: 'Annual accounts', ...span, yearly: true, department_id: sales };
    const id = await made('/leave-blackouts', closed);
    const wanted = { leave_category_id: vacation, from_date: day, to_date: day };
    const preview = await ida.as.post('/leaves/preview', wanted);
    expect(preview.body.data.findings).toMatchObject([
      { code: 'leave_closed', blocks: true, sentence: expect.stringContaining('Annual accounts') },
    ]);
    const refused = await ida.as.post('/leaves', wanted);
    expect([refused.status, refused.body.fields.from_date]).toEqual([422, [expect.stringContaining('Annual accounts')]]);
    expect((await ask(eve, vacation, day)).status).toBe(200);
    expect((await ask(ida, vacation, addDays(day, 7))).status).toBe(200);
    const calendar = (await ida.as.get('/absences', { from: day, to: addDays(day, 6) })).body.data;
    expect(calendar.blackouts).toMatchObject([{ id, name: 'Annual accounts', refuses: true, only_for: ['Sales of closed periods'] }]);

    const byHr = { ...wanted, employee_id: ida.id };
    expect(Object.keys((await hr().post('/leaves', byHr)).body.fields)).toEqual(['reason']);
    expect((await hr().post('/leaves', { ...byHr, reason: 'Their own wedding' })).status).toBe(200);

    const { version } = (await hr().get(`/leave-blackouts/${id}`)).body.data;
    expect((await hr().put(`/leave-blackouts/${id}`, { version, effect: 'warn' })).status).toBe(200);
    const bob = await newcomer(office, { department_id: sales });
    expect((await bob.as.post('/leaves/preview', wanted)).body.data.findings).toMatchObject([{ code: 'leave_discouraged', blocks: false }]);
    expect((await ask(bob, vacation, day)).status).toBe(200);
    const backwards = { ...closed, to_date: addDays(lastYear, -4) };
    expect(Object.keys((await hr().post('/leave-blackouts', backwards)).body.fields)).toEqual(['to_date']);
    expect(Object.keys((await hr().post('/leave-blackouts', { ...closed, to_date: day })).body.fields)).toEqual(['to_date']);
    expect((await ida.as.post('/leave-blackouts', closed)).status).toBe(403);
  });

  test('a substitute who is away, is the requester, or has left', async () => {
    const [ida, eve] = [await newcomer(office), await newcomer(office)];
    const away = (await ask(eve, vacation, tuesday)).body.data.id;
    await hr().post(`/leaves/${away}/approve`, {});
    const refused = await ask(ida, vacation, monday, friday, { substitute_id: eve.id });
    expect(refused.body.fields.substitute_id[0]).toMatch(/is away then$/);
    expect((await ask(ida, vacation, monday, monday, { substitute_id: ida.id })).body.fields).toHaveProperty('substitute_id');
    expect((await ask(ida, vacation, monday, monday, { substitute_id: eve.id })).status).toBe(200);
  });

  test('a preview counts day by day, and shows the remaining balance and other absences', async () => {
    const [ida, eve] = [await newcomer(office, { place: 'finance' }), await newcomer(office, { place: 'finance' })];
    const { id } = (await ask(eve, vacation, tuesday)).body.data;
    const awayFor = async (as: Requester['as']) =>
      (await as.post('/leaves/preview', { employee_id: ida.id, leave_category_id: vacation, from_date: monday, to_date: sunday })).body.data
        .away;
    // Pending leave is visible to users who may see the request, not to colleagues.
    expect(await awayFor(ida.as)).toEqual([]);
    expect(await awayFor(hr())).toMatchObject([{ employee: { id: eve.id }, status: 'pending' }]);
    await hr().post(`/leaves/${id}/approve`, {});
    const { data } = (await ida.as.post('/leaves/preview', { leave_category_id: vacation, from_date: monday, to_date: sunday })).body;
    expect(data).toMatchObject({
      amount: 5,
      unit: 'day',
      findings: [],
      balances: [{ before: 20, after: 15 }],
      staffing: { date: tuesday },
    });
    expect(data.days).toHaveLength(14);
    expect(data.away.map(({ employee }: { employee: { id: number } }) => employee.id)).toEqual([eve.id]);
  });
});

describe('two on the same day', () => {
  test('the afternoon is available after a morning; a whole day shows the conflicting leave', async () => {
    const ida = await newcomer(office);
    expect((await ask(ida, vacation, monday, monday, { from_slot: 'am', to_slot: 'am' })).body.data).toMatchObject({ amount: 0.5 });
    const refused = await ask(ida, vacation, monday);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'leave_overlaps', error: `Overlaps other leave: Vacation, ${dayForms('en').day(monday)}` },
    });
    expect((await ask(ida, vacation, monday, monday, { from_slot: 'pm', to_slot: 'pm' })).status).toBe(200);
  });

  test('of fifty concurrent requests one is created', async () => {
    const ida = await newcomer(office);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(ida, vacation, monday, friday)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 429)).toEqual([]);
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ pending: 5, available: 15 });
  });

  test('two requests that each fit are not both created if the balance is too low for both', async () => {
    const ida = await newcomer(office);
    const few = await newCategory(office, { annual_amount: 3 });
    const answers = await Promise.all([ask(ida, few, monday, tuesday), ask(ida, few, wednesday, friday)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('approving and withdrawing concurrently, one of the two succeeds', async () => {
    const ida = await newcomer(office);
    const { id } = (await ask(ida, vacation, monday)).body.data;
    const answers = await Promise.all([hr().post(`/leaves/${id}/approve`, {}), ida.as.post(`/leaves/${id}/withdraw`, {})]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const taken = (await statusOf(id)) === 'approved' ? 1 : 0;
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken, pending: 0, available: 20 - taken });
  });
});

describe('the life cycle of a request', () => {
  const approved = async (ida: Requester, category = vacation, to = friday, from = monday): Promise<number> => {
    const { id } = (await ask(ida, category, from, to)).body.data;
    await hr().post(`/leaves/${id}/approve`, {});
    return id;
  };

  test('a draft uses no balance, and is sent by its owner', async () => {
    const ida = await newcomer(office);
    const { id, status, amount } = (await ask(ida, vacation, monday, friday, { as_draft: true })).body.data;
    expect({ status, amount }).toEqual({ status: 'draft', amount: 5 });
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ pending: 0, available: 20 });
    expect((await ida.as.post(`/leaves/${id}/submit`, {})).body.data).toMatchObject({ status: 'pending', attempt: 1 });
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ pending: 5 });
  });

  test('a draft is sent when its draft flag is removed', async () => {
    const ida = await newcomer(office);
    const { id } = (await ask(ida, vacation, monday, friday, { as_draft: true })).body.data;
    expect((await ida.as.put(`/leaves/${id}`, { to_date: tuesday })).body.data.status).toBe('draft');
    expect((await ida.as.put(`/leaves/${id}`, { as_draft: false })).body.data).toMatchObject({ status: 'pending', amount: 2, attempt: 1 });
  });

  test('a draft is known to its owner alone until it is sent: by list, number, total, search, export and history', async () => {
    const ida = await newcomer(office);
    const total = async (who = hr()) => (await who.get('/leaves')).body.meta.total;
    const before = await total();
    const { id, title } = (await ask(ida, vacation, monday, friday, { as_draft: true })).body.data;
    const filters = encodeURIComponent(JSON.stringify({ employee_id: [ida.id] }));
    const label = async () =>
      (await office.as('admin').get(`/logs?filters=${encodeURIComponent(JSON.stringify({ model: ['leaves'], employee_id: [ida.id] }))}`))
        .body.data[0].label;
    for (const who of ['hr', 'manager', 'admin', 'payroll'] as const) {
      expect((await office.as(who).get(`/leaves/${id}`)).status).toBe(404);
      expect((await office.as(who).get(`/leaves?filters=${filters}`)).body).toMatchObject({ data: [], meta: { total: 0 } });
    }
    expect(await total()).toBe(before);
    expect(await label()).toBeNull();
    expect((await hr().get(`/leaves/${id}/impact`)).status).toBe(404);
    expect((await hr().put(`/leaves/${id}`, { to_date: tuesday })).status).toBe(404);
    expect((await hr().post(`/leaves/${id}/assign`, {})).status).toBe(404);
    expect((await ida.as.get(`/leaves/${id}`)).body.data.status).toBe('draft');
    await ida.as.post(`/leaves/${id}/submit`, {});
    expect((await hr().get(`/leaves?filters=${filters}`)).body.data).toHaveLength(1);
    expect(await total()).toBe(before + 1);
    expect(await label()).toBe(title);
  });

  test('HR sees the draft that they prepared for an employee', async () => {
    const ida = await newcomer(office);
    const prepared = await hr().post('/leaves', {
      employee_id: ida.id,
      leave_category_id: vacation,
      from_date: monday,
      to_date: monday,
      as_draft: true,
    });
    const path = `/leaves/${prepared.body.data.id}`;
    expect([(await hr().get(path)).status, (await ida.as.get(path)).status, (await office.as('admin').get(path)).status]).toEqual([
      200, 200, 404,
    ]);
  });

  test('leave across two years is deducted from both', async () => {
    const ida = await newcomer(office);
    const year = Number(today.slice(0, 4));
    const span = { from_date: `${year}-12-29`, to_date: `${year + 1}-01-04` };
    const { data } = (await ida.as.post('/leaves/preview', { leave_category_id: vacation, ...span })).body;
    expect(data).toMatchObject({ amount: 5, findings: [] });
    expect(data.balances.map((one: { year: string }) => one.year)).toEqual([`${year}-01-01`, `${year + 1}-01-01`]);
    expect(data.balances.reduce((sum: number, { before, after }: { before: number; after: number }) => sum + before - after, 0)).toBe(5);
  });

  test('rejected with a reason, its days are available, and it can be changed and sent again', async () => {
    const ida = await newcomer(office);
    const { id } = (await ask(ida, vacation, monday, friday)).body.data;
    expect((await hr().post(`/leaves/${id}/reject`, {})).status).toBe(422);
    expect((await hr().post(`/leaves/${id}/reject`, { note: 'Too many are away' })).status).toBe(200);
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ pending: 0, available: 20 });
    expect((await ida.as.put(`/leaves/${id}`, { to_date: tuesday })).body.data).toMatchObject({ status: 'rejected' });
    const again = await ida.as.post(`/leaves/${id}/submit`, {});
    expect(again.body.data).toMatchObject({ status: 'pending', attempt: 2, amount: 2, decision_note: null });
  });

  test('other days while it waits are another request; other words are not', async () => {
    const ida = await newcomer(office);
    const { id } = (await ask(ida, vacation, monday, friday)).body.data;
    await ida.as.put(`/leaves/${id}`, { reason: 'A wedding' });
    expect((await ida.as.get(`/leaves/${id}`)).body.data).toMatchObject({ attempt: 1, amount: 5 });
    await ida.as.put(`/leaves/${id}`, { to_date: tuesday });
    expect((await ida.as.get(`/leaves/${id}`)).body.data).toMatchObject({ attempt: 2, amount: 2, status: 'pending' });
    expect(await days(id)).toHaveLength(4);
  });

  test('approvers cannot approve their own leave, and approved leave cannot be changed by its owner', async () => {
    const { id } = (await office.as('manager').post('/leaves', { leave_category_id: vacation, from_date: monday, to_date: monday })).body
      .data;
    expect((await office.as('manager').post(`/leaves/${id}/approve`, {})).status).toBe(403);
    await hr().post(`/leaves/${id}/approve`, {});
    expect((await office.as('manager').put(`/leaves/${id}`, { to_date: friday })).status).toBe(409);
  });

  test('its owner requests the cancellation, and gets the days back when HR agrees', async () => {
    const ida = await newcomer(office);
    const id = await approved(ida);
    expect((await ida.as.post(`/leaves/${id}/give-back`, {})).body.code).toBe('leave_needs_asking');
    await ida.as.post(`/leaves/${id}/ask-to-cancel`, { note: 'Plans changed' });
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken: 5, available: 15 });
    expect((await hr().post(`/leaves/${id}/cancel`, { note: 'As asked' })).status).toBe(200);
    const after = await balanceOf(office, ida, vacation, friday);
    expect(after).toMatchObject({ taken: 0, available: 20 });
    expect(after.lines.filter(({ kind }: { kind: string }) => kind === 'usage_reversal')).toHaveLength(5);
    expect((await ask(ida, vacation, monday, friday)).status).toBe(200);
  });

  test('whose cancellation is requested still counts, and is in the way of other leave until the cancellation is granted', async () => {
    const ida = await newcomer(office);
    const id = await approved(ida);
    const counted = async () => (await balanceOf(office, ida, vacation, friday)).available;
    const again = async () => (await ask(ida, vacation, monday, friday)).status;
    await ida.as.post(`/leaves/${id}/ask-to-cancel`, { note: 'Plans changed' });
    expect([await counted(), await again()]).toEqual([15, 409]);
    expect((await hr().post(`/leaves/${id}/keep`, { note: 'Too late' })).body.data).toMatchObject({ status: 'approved' });
    expect([await counted(), await again()]).toEqual([15, 409]);
    await ida.as.post(`/leaves/${id}/ask-to-cancel`, { note: 'Please' });
    expect((await hr().post(`/leaves/${id}/agree-to-cancel`, {})).body.data).toMatchObject({ status: 'cancelled' });
    expect([await counted(), await again()]).toEqual([20, 200]);
  });

  test('where no approval is needed it is approved as it is sent, and its owner cancels it', async () => {
    const ida = await newcomer(office);
    const free = await newCategory(office, { requires_approval: false, requires_approval_to_cancel: false });
    const { id } = (await ask(ida, free, monday, friday, { as_draft: true })).body.data;
    const sent = (await ida.as.post(`/leaves/${id}/submit`, {})).body;
    expect([sent.data.status, sent.message]).toEqual(['approved', expect.stringMatching(/is now: Approved$/)]);
    expect(await balanceOf(office, ida, free, friday)).toMatchObject({ taken: 5 });
    await ida.as.post(`/leaves/${id}/give-back`, {});
    expect(await balanceOf(office, ida, free, friday)).toMatchObject({ taken: 0, available: 20 });
  });

  test('shortened, the last days come back', async () => {
    const ida = await newcomer(office);
    const id = await approved(ida);
    expect((await hr().post(`/leaves/${id}/shorten`, { to_date: friday })).status).toBe(422);
    const shortened = { id, amount: 3, to_date: wednesday, status: 'approved' };
    expect((await hr().post(`/leaves/${id}/shorten`, { to_date: wednesday })).body.data).toEqual(shortened);
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken: 3, available: 17 });
  });

  test('its owner shortens it alone only where cancelling needs no approval', async () => {
    const ida = await newcomer(office);
    const free = await newCategory(office, { requires_approval_to_cancel: false });
    const alone = await approved(ida, free);
    expect((await ida.as.post(`/leaves/${alone}/shorten`, { to_date: monday })).body.data).toMatchObject({ amount: 1, status: 'approved' });
    const id = await approved(ida, vacation, sunday, tuesday);
    const sent = await ida.as.post(`/leaves/${id}/shorten`, { to_date: wednesday, note: 'Back earlier' });
    expect(sent.body.data).toEqual({ id, amount: 4, to_date: sunday, status: 'cancellation_requested' });
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken: 4 });
    expect((await ida.as.get(`/leaves/${id}`)).body.data).toMatchObject({ shorten_to: wednesday, cancel_reason: 'Back earlier' });
  });

  test('the approvers of a shortening give back its last days, or keep the leave whole', async () => {
    const manager = await newcomer(office, {}, 4);
    const ida = await newcomer(office, { manager_id: manager.id });
    const id = await approved(ida);
    await manager.as.post(`/leaves/${id}/approve`, {});
    const decide = async (status: string) => {
      const { body } = await manager.as.get('/approvals', { filters: { approver: 'self', status: 'pending' } });
      expect(body.data).toMatchObject([{ model: 'leaves', model_id: id, question: 'shortening' }]);
      return (await manager.as.put(`/approvals/${body.data[0].id}`, { status, note: 'As agreed' })).status;
    };
    await ida.as.post(`/leaves/${id}/shorten`, { to_date: wednesday });
    expect((await hr().post(`/leaves/${id}/agree-to-cancel`, {})).status).not.toBe(200);
    expect(await decide('rejected')).toBe(200);
    expect((await ida.as.get(`/leaves/${id}`)).body.data).toMatchObject({
      status: 'approved',
      to_date: friday,
      amount: 5,
      shorten_to: null,
    });
    await ida.as.post(`/leaves/${id}/shorten`, { to_date: wednesday });
    expect(await decide('approved')).toBe(200);
    expect((await ida.as.get(`/leaves/${id}`)).body.data).toMatchObject({
      status: 'approved',
      to_date: wednesday,
      amount: 3,
      shorten_to: null,
    });
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken: 3, available: 17 });
    expect((await ida.as.get('/notifications')).body.data[0]).toMatchObject({ type: 'request_shortened' });
  });

  test('a holiday that is added gives a day back, and takes it when it goes', async () => {
    const ida = await newcomer(office);
    const id = await approved(ida);
    const { holiday_calendar_id } = office.cast.places;
    const added = await hr().post('/holidays', { holiday_calendar_id, date: wednesday, name: 'Founders’ day', portion: 'full' });
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken: 4, available: 16 });
    expect((await hr().get(`/leaves/${id}`)).body.data).toMatchObject({ amount: 4 });
    expect((await ida.as.get('/notifications')).body.data[0]).toMatchObject({ type: 'leave_recounted', args: { amount: '4 days' } });
    expect((await hr().get('/notifications')).body.data).toContainEqual(
      expect.objectContaining({
        type: 'leave_of_recounted',
        args: expect.objectContaining({ amount: '4 days' }),
        link: `/requests/leaves?id=${id}`,
      }),
    );
    await hr().delete(`/holidays/${added.body.data.id}`);
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken: 5, available: 15 });
  });

  test('a notice about it names the category in the language of its reader', async () => {
    const category = await newCategory(office, { name: 'Garden leave', name_i18n: { de: 'Gartenurlaub' }, balance_mode: 'unlimited' });
    const ida = await newcomer(office);
    const { id } = (await ask(ida, category, monday, friday)).body.data;
    await hr().post(`/leaves/${id}/approve`, {});
    await hr().post(`/leaves/${id}/shorten`, { to_date: wednesday });
    const { holiday_calendar_id } = office.cast.places;
    const added = await hr().post('/holidays', { holiday_calendar_id, date: tuesday, name: 'Founders’ day', portion: 'full' });
    await hr().get(`/employees/${ida.id}/leave-balances`);
    await hr().delete(`/holidays/${added.body.data.id}`);
    const noticesIn = async (user: Requester, language: string) =>
      (await user.as.get('/notifications', { per_page: 50 }, { 'accept-language': language })).body.data.flatMap(
        ({ type, args }: { type: string; args: Record<string, string> }) => (/^(leave|request)_/.test(type) ? [[type, args.title]] : []),
      );
    const result = await noticesIn(ida, 'de');
    expect(Object.fromEntries(result)).toMatchObject({
      leave_recounted: `Gartenurlaub, ${monday} – ${wednesday}`,
      request_shortened: `Gartenurlaub, ${monday} – ${wednesday}`,
      request_approved: `Gartenurlaub, ${monday} – ${friday}`,
    });
    expect((await noticesIn(ida, 'fr')).map(([, title]: string[]) => title?.split(',')[0])).toEqual(result.map(() => 'Garden leave'));
  });

  test('hours are those of the shift, and halves are two', async () => {
    const ida = await newcomer(office);
    const byHour = await newCategory(office, { unit: 'hour', min_step: 'quarter', annual_amount: 40 });
    expect((await ask(ida, byHour, monday, monday, { from_time: '14:00', to_time: '16:30' })).body.data).toMatchObject({ amount: 2.5 });
    expect((await ask(ida, byHour, tuesday, tuesday, { from_time: '10:10', to_time: '11:00' })).status).toBe(422);
    expect(await balanceOf(office, ida, byHour, friday)).toMatchObject({ pending: 2.5, available: 37.5 });
  });
});

describe('the chain', () => {
  const inbox = async (name: 'manager' | 'hr') =>
    (await office.as(name).get('/approvals', { filters: { approver: 'self', status: 'pending', model: 'leaves' }, per_page: 200 })).body
      .data;
  const input = async (name: 'manager' | 'hr', id: number) =>
    (await inbox(name)).some(({ model_id }: { model_id: number }) => model_id === id);

  test('needs the manager, then the next level, and stores each decision', async () => {
    const ida = await newcomer(office, { manager_id: office.cast.manager.employee_id });
    const added = [
      await hr().post('/approval-settings', { model: 'leaves', level: 1, approver_kind: 'manager', employee_id: ida.id }),
      await hr().post('/approval-settings', { model: 'leaves', level: 2, approver_kind: 'role', role_id: 3, employee_id: ida.id }),
    ];
    expect(added.map(({ status }) => status)).toEqual([200, 200]);
    const { id } = (await ask(ida, vacation, monday, tuesday)).body.data;
    expect([await input('manager', id), await input('hr', id)]).toEqual([true, false]);
    expect((await hr().post(`/leaves/${id}/approve`, {})).status).toBe(403);
    expect((await office.as('manager').post(`/leaves/${id}/approve`, { note: 'Enjoy it' })).body.data.status).toBe('pending');
    expect([await input('manager', id), await input('hr', id)]).toEqual([false, true]);
    expect((await hr().post(`/leaves/${id}/approve`, {})).body.data.status).toBe('approved');
    const { data } = (await ida.as.get(`/leaves/${id}/approvals`)).body;
    expect(data.map(({ level, status }: { level: number; status: string }) => [level, status])).toEqual([
      [1, 'approved'],
      [2, 'approved'],
    ]);
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken: 2, pending: 0 });
  });

  test('has no pending approval after a withdrawal, and restarts when the days change', async () => {
    const ida = await newcomer(office, { manager_id: office.cast.manager.employee_id });
    const { id } = (await ask(ida, vacation, monday, tuesday)).body.data;
    await ida.as.put(`/leaves/${id}`, { to_date: monday });
    expect(await input('manager', id)).toBe(true);
    await ida.as.post(`/leaves/${id}/withdraw`, {});
    expect(await input('manager', id)).toBe(false);
    expect((await office.as('manager').post(`/leaves/${id}/approve`, {})).status).toBe(409);
  });
});

describe('a day of attendance follows', () => {
  test('an approved leave, with an explanation, and returns to its earlier state on cancellation', async () => {
    const ida = await newcomer(office);
    const day = async (date: string) => await dayOf(office, ida.id, date);
    const { id } = (await ask(ida, vacation, monday, tuesday, { to_slot: 'am' })).body.data;
    expect(await day(monday)).toMatchObject({ status: 'scheduled', leave: null });
    await hr().post(`/leaves/${id}/approve`, {});
    expect(await day(monday)).toMatchObject({ status: 'leave', excused_minutes: 450, leave: { name: 'Vacation', portion: 'full' } });
    expect((await day(monday)).explanation.join(' ')).toContain('Vacation');
    expect(await day(tuesday)).toMatchObject({ excused_minutes: 225, leave: { name: 'Vacation', portion: 'am' } });
    await hr().post(`/leaves/${id}/cancel`, { note: 'The project needs everybody' });
    expect(await day(monday)).toMatchObject({ status: 'scheduled', excused_minutes: 0, leave: null });
  });

  test('also one that is over', async () => {
    const ida = await newcomer(office);
    await stamp(office, ida.id, workedMonday, '09:00 in', '17:00 out');
    const past = addDays(workedMonday, 1);
    expect(await dayOf(office, ida.id, past)).toMatchObject({ status: 'absent' });
    const wide = await newCategory(office, { max_past_days: 90, starts_on: '2020-01-01' });
    const { id } = (await ask(ida, wide, past)).body.data;
    await hr().post(`/leaves/${id}/approve`, {});
    expect(await dayOf(office, ida.id, past)).toMatchObject({ status: 'leave', excused_minutes: 450 });
    await hr().post(`/leaves/${id}/cancel`, { note: 'It was a mistake' });
    expect(await dayOf(office, ida.id, past)).toMatchObject({ status: 'absent' });
  });
});

describe('illness during a vacation', () => {
  const onVacation = async (): Promise<{ ida: Requester; id: number }> => {
    const ida = await newcomer(office);
    const { id } = (await ask(ida, vacation, monday, friday)).body.data;
    await hr().post(`/leaves/${id}/approve`, {});
    return { ida, id };
  };
  const sickness = (given: object = {}) => newCategory(office, { balance_mode: 'unlimited', interrupts_leave: true, ...given });
  const takenBy = async (ida: Requester) => (await balanceOf(office, ida, vacation, friday)).taken;

  test('takes the place of its days once it is approved, and gives them back', async () => {
    const { ida, id } = await onVacation();
    const sick = (await ask(ida, await sickness(), tuesday, wednesday)).body.data;
    expect(sick).toMatchObject({ status: 'pending', amount: 2 });
    expect((await hr().get(`/leaves/${sick.id}/impact`)).body.data.findings).toMatchObject([{ code: 'leave_replaces' }]);
    expect(await takenBy(ida)).toBe(5);
    await hr().post(`/leaves/${sick.id}/approve`, {});
    expect(await takenBy(ida)).toBe(3);
    expect((await hr().get(`/leaves/${id}`)).body.data).toMatchObject({ status: 'approved', amount: 3, to_date: friday });
    expect((await hr().get(`/leaves/${sick.id}`)).body.data).toMatchObject({ status: 'approved', amount: 2 });
    expect((await ida.as.get('/notifications')).body.data).toContainEqual(
      expect.objectContaining({ type: 'leave_recounted', args: expect.objectContaining({ amount: '3 days' }) }),
    );
    await hr().post(`/leaves/${sick.id}/cancel`, { note: 'Was not ill' });
    expect(await takenBy(ida)).toBe(5);
    expect((await hr().get(`/leaves/${id}`)).body.data).toMatchObject({ amount: 5 });
  });

  test('rejected, it changes nothing, and half a day replaces half a day', async () => {
    const { ida } = await onVacation();
    const category = await sickness();
    const { id } = (await ask(ida, category, tuesday)).body.data;
    await hr().post(`/leaves/${id}/reject`, { note: 'No certificate' });
    expect(await takenBy(ida)).toBe(5);
    const half = (await ask(ida, category, tuesday, tuesday, { from_slot: 'pm', to_slot: 'pm' })).body.data;
    await hr().post(`/leaves/${half.id}/approve`, {});
    expect(await takenBy(ida)).toBe(4.5);
  });

  test('without approval it applies immediately, and the preview shows it; pending leave and other categories still overlap', async () => {
    const { ida } = await onVacation();
    const category = await sickness({ requires_approval: false });
    const wanted = { leave_category_id: category, from_date: tuesday, to_date: tuesday };
    const { findings } = (await ida.as.post('/leaves/preview', wanted)).body.data;
    expect(findings).toMatchObject([{ code: 'leave_replaces', blocks: false }]);
    expect((await ask(ida, category, tuesday)).body.data).toMatchObject({ status: 'approved', amount: 1 });
    expect(await takenBy(ida)).toBe(4);
    expect((await ask(ida, category, tuesday)).status).toBe(409);
    expect((await ask(ida, await newCategory(office), wednesday)).status).toBe(409);
    const waiting = await newcomer(office);
    await ask(waiting, vacation, monday, friday);
    expect((await ask(waiting, category, tuesday)).status).toBe(409);
  });
});

describe('every change of the working days recounts leave immediately', () => {
  type Leaver = Requester & { leave: number };
  const onLeave = async (): Promise<Leaver> => {
    const ida = await newcomer(office, { place: 'design' });
    const leave = (await ask(ida, vacation, monday, friday)).body.data.id;
    await hr().post(`/leaves/${leave}/approve`, {});
    return { ...ida, leave };
  };
  /** The amount that the balance deducts for the leave, which must equal the sum of its days. */
  const counted = async (ida: Leaver) => {
    const { taken, scheduled } = await balanceOf(office, ida, vacation, friday);
    const stored = await days(ida.leave);
    expect(stored.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(taken + scheduled);
    expect((await hr().get(`/leaves/${ida.leave}`)).body.data.amount).toBe(taken + scheduled);
    return taken + scheduled;
  };
  const plan = () => planning(office);
  const weekOf = async (count: number): Promise<number> => {
    const { id } = await plan().shift();
    return (await plan().week(id, { days: { weeks: [Array.from({ length: 7 }, (_, at) => (at < count ? id : null))] } })).id;
  };
  const done = async (answer: Promise<Answer>) => expect((await answer).status).toBe(200);

  test('the last working day gives back the days after it, and a withdrawn notice takes them again', async () => {
    const ida = await onLeave();
    const later = (await ask(ida, vacation, addDays(monday, 14), addDays(monday, 18))).body.data.id;
    await done(hr().post(`/employees/${ida.id}/terminate`, { last_working_day: tuesday, termination_reason: 'resignation' }));
    expect(await balanceOf(office, ida, vacation, friday)).toMatchObject({ taken: 2, pending: 0 });
    expect(await counted(ida)).toBe(2);
    expect((await days(ida.leave)).filter(({ skipped }: { skipped: string }) => skipped === 'not_employed')).toHaveLength(6);
    expect((await hr().get(`/leaves/${later}`)).body.data).toMatchObject({ status: 'pending', amount: 0 });
    await done(hr().post(`/employees/${ida.id}/withdraw-notice`, {}));
    expect(await counted(ida)).toBe(5);
    expect((await hr().get(`/leaves/${later}`)).body.data).toMatchObject({ amount: 5 });
  });

  test('a week schedule of the employee, as it is assigned, changed and removed', async () => {
    const ida = await onLeave();
    const week = await weekOf(4);
    const assigned = await plan().assign(week, { employee_id: ida.id });
    expect(await counted(ida)).toBe(4);
    const { days: pattern, version } = (await hr().get(`/week-schedules/${week}`)).body.data;
    const [shift] = pattern.weeks[0];
    await done(hr().put(`/week-schedules/${week}`, { version, days: { weeks: [[shift, shift, null, null, null, null, null]] } }));
    expect(await counted(ida)).toBe(2);
    await done(hr().delete(`/schedule-assignments/${assigned.id}`));
    expect(await counted(ida)).toBe(5);
    expect((await ida.as.get('/notifications')).body.data.filter(({ type }: { type: string }) => type === 'leave_recounted')).toHaveLength(
      3,
    );
  });

  test('a transfer that is dated ahead, from its day on', async () => {
    const ida = await onLeave();
    const finance = await plan().assign(await weekOf(3), { department_id: office.cast.places.finance.department_id });
    const { job_id } = office.cast.places;
    const terms = { ...office.cast.places.finance, job_id, employment_type: 'full_time' };
    await done(hr().post(`/employee-versions`, { employee_id: ida.id, effective_from: wednesday, ...terms }));
    expect(await counted(ida)).toBe(3);
    await done(hr().delete(`/schedule-assignments/${finance.id}`));
    expect(await counted(ida)).toBe(5);
  });

  test('a published roster, and not one that is a draft', async () => {
    const ida = await onLeave();
    const roster = await plan().roster(wednesday.slice(0, 7), { department_id: office.cast.places.design.department_id });
    await done(plan().enter(roster.id, [{ employee_id: ida.id, date: wednesday, shift_id: null }]));
    expect(await counted(ida)).toBe(5);
    await done(plan().publish(roster.id));
    expect(await counted(ida)).toBe(4);
  });

  test('an approver of several leaves gets one notice', async () => {
    const manager = await newcomer(office, {}, 4);
    const team = [await newcomer(office, { manager_id: manager.id }), await newcomer(office, { manager_id: manager.id })];
    const week = await weekOf(2);
    for (const one of team) await ask(one, vacation, monday, friday);
    await sql`
      insert into schedule_assignments (employee_id, week_schedule_id, from_date)
      select unnest(${team.map(({ id }) => id)}::int[]), ${week}, ${monday}::date`.execute(office.services.db);
    await recountLeaves(office.services.db, { plansOf: loadPlans });
    const result = (await manager.as.get('/notifications')).body.data.filter(({ type }: { type: string }) => type.endsWith('recounted'));
    expect(result).toMatchObject([{ type: 'leaves_recounted', args: { count: '2' } }]);
  });
});
