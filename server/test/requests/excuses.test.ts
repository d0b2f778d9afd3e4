import { dayForms } from '@cadre/contract/texts/day-forms';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, planHours, stamp, monday as workedMonday, tuesday as workedTuesday } from '../attendance/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { balanceOf, mondayIn, newCategory, newcomer, type Requester } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  await setPolicy({ excuse_past_days: 90, correction_past_days: 90 });
});
afterAll(() => office.close());

/** Its week is within one month, so that its days share a quota. */
const monday = [3, 4].map(mondayIn).find((day) => day.slice(0, 7) === addDays(day, 6).slice(0, 7)) as string;
const [tuesday, wednesday, saturday] = [1, 2, 5].map((days) => addDays(monday, days)) as [string, string, string];
const hr = () => office.as('hr');

async function setPolicy(policy: object): Promise<void> {
  const { data } = (await office.as('admin').get('/attendance-configs')).body;
  const { status, text } = await office.as('admin').put(`/attendance-configs/${data[0].id}`, { ...policy, version: data[0].version });
  if (status !== 200) throw new Error(text);
}

const late = { type: 'late_arrival', date: monday, from_time: '09:00', to_time: '09:30', reason: 'The train is late' };
const forgot = { type: 'missing_punch', date: workedMonday, missing_action: 'out', proposed_out: '17:00', reason: 'I forgot to check out' };
const ask = ({ as }: Requester, more: object = {}) => as.post('/excuses', { ...late, ...more });
const approve = (id: number) => hr().post(`/excuses/${id}/approve`, {});
const codesOf = (findings: { code: string }[]) => findings.map(({ code }) => code).sort();

describe('a request', () => {
  test('counts its minutes and the rest of the month’s quota, and is decided once', async () => {
    const ida = await newcomer(office);
    const { status, body } = await ask(ida);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'pending',
      minutes: 30,
      month_quota: '0:30 / 4:00',
      attempt: 1,
      title: `${monday}, 09:00–09:30`,
      summary: `Late arrival, ${monday}, 09:00–09:30`,
    });
    expect((await ida.as.get('/employees/self/excuse-quota', { date: monday })).body.data).toMatchObject({
      month: `${monday.slice(0, 7)}-01`,
      used_minutes: 30,
      limit_minutes: 240,
      used_count: 1,
    });
    expect((await approve(body.data.id)).body.data).toMatchObject({ status: 'approved' });
    expect((await approve(body.data.id)).status).toBe(409);
    expect((await ida.as.get('/notifications')).body.data[0]).toMatchObject({ type: 'request_approved' });
  });

  test('is visible to its owner and to managers, and can be made for another employee only with the right to', async () => {
    const [ida, eve] = [await newcomer(office), await newcomer(office)];
    const path = `/excuses/${(await ask(ida)).body.data.id}`;
    expect((await ida.as.get(path)).body.data).toMatchObject({ can: { withdraw: true, approve: false, give_back: false } });
    expect((await office.as('manager').get(path)).status).toBe(200);
    expect((await office.as('payroll').get(path)).body.data.can).toMatchObject({ approve: false, cancel: false });
    expect((await eve.as.get(path)).status).toBe(404);
    expect((await office.as('outsider').get(path)).status).toBe(404);
    expect((await eve.as.get(`/employees/${ida.id}/excuse-quota`)).status).toBe(403);
    expect((await ask(eve, { employee_id: ida.id })).status).toBe(403);
    expect((await office.as('manager').post('/excuses', { ...late, employee_id: eve.id })).status).toBe(200);
  });

  test('by an approver is decided by another approver', async () => {
    const { id } = (await office.as('manager').post('/excuses', late)).body.data;
    expect((await office.as('manager').post(`/excuses/${id}/approve`, {})).status).toBe(403);
    expect((await approve(id)).status).toBe(200);
  });

  test('can be saved as a draft, sent, rejected with a reason, changed and sent again', async () => {
    const ida = await newcomer(office);
    const { id, status, minutes } = (await ask(ida, { as_draft: true })).body.data;
    expect({ status, minutes }).toEqual({ status: 'draft', minutes: 30 });
    expect((await ida.as.post(`/excuses/${id}/submit`, {})).body.data).toMatchObject({ status: 'pending', attempt: 1 });
    expect((await hr().post(`/excuses/${id}/reject`, {})).status).toBe(422);
    expect((await hr().post(`/excuses/${id}/reject`, { note: 'Too short notice' })).status).toBe(200);
    await ida.as.put(`/excuses/${id}`, { to_time: '10:00' });
    expect((await ida.as.post(`/excuses/${id}/submit`, {})).body.data).toMatchObject({ status: 'pending', attempt: 2, minutes: 60 });
    expect((await ida.as.put(`/excuses/${id}`, { reason: 'Another word' })).body.data).toMatchObject({ attempt: 2 });
    expect((await ida.as.put(`/excuses/${id}`, { to_time: '09:45' })).body.data).toMatchObject({ attempt: 3, minutes: 45 });
    expect((await ida.as.post(`/excuses/${id}/withdraw`, {})).body.data).toMatchObject({ status: 'cancelled' });
  });

  test('that is ahead is given back by its owner; one that is over by HR', async () => {
    const ida = await newcomer(office);
    const [ahead, over] = [(await ask(ida)).body.data.id, (await ask(ida, { date: workedMonday })).body.data.id];
    for (const id of [ahead, over]) await approve(id);
    expect((await ida.as.post(`/excuses/${ahead}/give-back`, {})).body.data).toMatchObject({ status: 'cancelled' });
    expect((await ida.as.post(`/excuses/${over}/give-back`, {})).body.code).toBe('excuse_is_over');
    expect((await hr().post(`/excuses/${over}/cancel`, { note: 'As asked' })).status).toBe(200);
  });
});

describe('all problems of a request are reported together', () => {
  test.each<[string, object, string[]]>([
    ['a day off', { date: saturday }, ['excuse_no_work']],
    ['hours before the shift', { from_time: '08:00' }, ['excuse_outside']],
    ['an end before its start', { from_time: '10:00' }, ['not_after']],
    ['before they came', { date: '2023-12-28' }, ['outside_employment']],
    ['far ahead', { date: addDays(monday, 371) }, ['leave_future']],
    ['more than the month grants', { to_time: '14:00' }, ['excuse_over_quota']],
    [
      'a punch of tomorrow',
      { ...forgot, from_time: undefined, to_time: undefined, date: monday, missing_action: 'both', proposed_in: '09:00' },
      ['in_the_future'],
    ],
    ['a check-out of nothing', { ...forgot, from_time: undefined, to_time: undefined, date: workedTuesday }, ['punch_without_in']],
  ])('%s', async (_, input, codes) => {
    const ida = await newcomer(office);
    const preview = await ida.as.post('/excuses/preview', { ...late, ...input });
    expect(codesOf(preview.body.data.findings)).toEqual(codes);
    const refused = await ask(ida, input);
    expect(refused).toMatchObject({ status: 422, body: { code: 'excuse_refused' } });
    expect(Object.values(refused.body.fields).flat()).toHaveLength(codes.length);
    expect((await ida.as.get('/excuses')).body.meta.total).toBe(0);
  });

  test.each<[string, object, string]>([
    ['no hours', { from_time: undefined }, 'from_time'],
    ['the same hour twice', { to_time: '09:00' }, 'to_time'],
    ['punches with hours', { proposed_out: '17:00' }, 'proposed_out'],
    ['a correction of nothing', { type: 'missing_punch', from_time: undefined, to_time: undefined }, 'missing_action'],
    ['a short reason', { reason: 'late' }, 'reason'],
    ['a kind that is not there', { type: 'holiday' }, 'type'],
    ['a day that is not there', { date: '2026-02-30' }, 'date'],
    ['a time that is not there', { from_time: '25:00' }, 'from_time'],
  ])('a request with %s is refused', async (_, input, field) => {
    const refused = await ask(await newcomer(office), input);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toContain(field);
  });

  test('only HR can exceed the quota, and gets a warning', async () => {
    const ida = await newcomer(office);
    expect((await ask(ida, { to_time: '13:00' })).body.data).toMatchObject({ minutes: 240 });
    expect((await ask(ida, { date: tuesday })).status).toBe(422);
    const { data } = (await hr().post('/excuses/preview', { ...late, date: tuesday, employee_id: ida.id })).body;
    expect(data).toMatchObject({ minutes: 30, quota: { used_minutes: 240 }, findings: [{ code: 'excuse_over_quota', blocks: false }] });
    expect((await hr().post('/excuses', { ...late, date: tuesday, employee_id: ida.id })).status).toBe(200);
    expect((await ask(ida, { date: wednesday, type: 'remote_work', to_time: '17:00' })).status).toBe(200);
  });

  test('not on a day of leave, and only in the half that is worked', async () => {
    const ida = await newcomer(office);
    const vacation = await newCategory(office, { requires_approval: false });
    const take = (date: string, slot: string) =>
      ida.as.post('/leaves', { leave_category_id: vacation, from_date: date, to_date: date, from_slot: slot, to_slot: slot });
    await take(monday, 'full');
    await take(tuesday, 'am');
    expect((await ask(ida)).body.fields).toMatchObject({ date: [expect.stringContaining('leave')] });
    expect((await ask(ida, { date: tuesday })).status).toBe(422);
    const afternoon = { date: tuesday, type: 'early_departure', from_time: '16:30', to_time: '17:00' };
    expect((await ask(ida, afternoon)).status).toBe(200);
  });
});

describe('concurrent requests', () => {
  test('of fifty that are the same one is made, and the quota is spent once', async () => {
    const ida = await newcomer(office);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(ida)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 429)).toEqual([]);
    expect((await ida.as.get('/employees/self/excuse-quota', { date: monday })).body.data).toMatchObject({ used_minutes: 30 });
  });

  test('two that each fit are not both made where the quota has room for one', async () => {
    const ida = await newcomer(office);
    const answers = await Promise.all([ask(ida, { to_time: '12:00' }), ask(ida, { date: tuesday, to_time: '12:00' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('approved and withdrawn, it is one of the two', async () => {
    const ida = await newcomer(office);
    const { id } = (await ask(ida)).body.data;
    const answers = await Promise.all([approve(id), ida.as.post(`/excuses/${id}/withdraw`, {})]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a day of attendance follows', () => {
  test('an hour that was excused is not late, and is late again when that is cancelled', async () => {
    const ida = await newcomer(office);
    await stamp(office, ida.id, workedMonday, '09:45 in', '17:00 out');
    expect(await dayOf(office, ida.id, workedMonday)).toMatchObject({ late_minutes: 45 });
    const { id } = (await ask(ida, { date: workedMonday })).body.data;
    expect(await dayOf(office, ida.id, workedMonday)).toMatchObject({ late_minutes: 45, excuse: { id, status: 'pending', minutes: 30 } });
    await approve(id);
    const day = await dayOf(office, ida.id, workedMonday);
    expect(day).toMatchObject({ late_minutes: 15, excused_minutes: 30, leave: null, excuse: { status: 'approved' } });
    expect(day.explanation).toContain('Excused from 09:00 to 09:30.');
    await hr().post(`/excuses/${id}/cancel`, { note: 'A mistake' });
    expect(await dayOf(office, ida.id, workedMonday)).toMatchObject({ late_minutes: 45, excused_minutes: 0, excuse: null });
  });

  test('a corrected check-out completes the day, next to the stored punches, until it is cancelled', async () => {
    const ida = await newcomer(office);
    await stamp(office, ida.id, workedMonday, '09:00 in');
    expect(await dayOf(office, ida.id, workedMonday)).toMatchObject({ status: 'incomplete' });
    const { id } = (await ida.as.post('/excuses', forgot)).body.data;
    expect((await ida.as.post('/excuses', { ...forgot, proposed_out: '17:30' })).body.code).toBe('excuse_overlaps');
    await approve(id);
    const day = await dayOf(office, ida.id, workedMonday);
    expect(day).toMatchObject({ status: 'present', worked_minutes: 450 });
    expect(day.punches.map(({ action, source }: Record<string, string>) => [action, source])).toEqual([
      ['in', 'manual'],
      ['out', 'correction'],
    ]);
    const added = (await hr().get('/attendances', { filters: { employee_id: ida.id, source: 'correction' } })).body.data;
    expect(added).toMatchObject([{ excuse_id: id, state: 'counted' }]);
    await hr().post(`/excuses/${id}/cancel`, { note: 'They left at noon' });
    expect(await dayOf(office, ida.id, workedMonday)).toMatchObject({ status: 'incomplete' });
    expect((await hr().get(`/attendances/${added[0].id}`)).body.data).toMatchObject({ state: 'voided' });
  });

  test('a day of work from elsewhere is called so', async () => {
    const ida = await newcomer(office);
    await stamp(office, ida.id, workedTuesday, '09:00 in', '17:00 out');
    const day = addDays(workedTuesday, 1);
    expect(await dayOf(office, ida.id, day)).toMatchObject({ status: 'absent' });
    const { id } = (await ask(ida, { date: day, type: 'remote_work', to_time: '17:00' })).body.data;
    await approve(id);
    expect(await dayOf(office, ida.id, day)).toMatchObject({ status: 'remote', excused_minutes: 450, leave: null });
  });
});

describe('the policy of a branch', () => {
  test('deducts the time beyond the quota from leave, and credits it back', async () => {
    const category = await newCategory(office, { unit: 'hour', min_step: 'quarter', annual_amount: 10 });
    await setPolicy({ excuse_over_quota: 'deduct_leave', excuse_leave_category_id: category, excuse_minutes_per_month: 60 });
    const ida = await newcomer(office);
    const { id, deducted_minutes } = (await ask(ida, { to_time: '11:00' })).body.data;
    expect(deducted_minutes).toBe(60);
    await approve(id);
    expect(await balanceOf(office, ida, category, monday)).toMatchObject({ adjusted: -1, available: 9 });
    await hr().post(`/excuses/${id}/cancel`, { note: 'Not needed' });
    expect(await balanceOf(office, ida, category, monday)).toMatchObject({ adjusted: 0, available: 10 });
    await setPolicy({ excuse_over_quota: 'block', excuse_leave_category_id: null, excuse_minutes_per_month: 240 });
  });

  test('never deducts more than the available leave, neither on sending nor on approval', async () => {
    const category = await newCategory(office, { unit: 'hour', min_step: 'quarter', annual_amount: 1, prorate: 'none' });
    await setPolicy({ excuse_over_quota: 'deduct_leave', excuse_leave_category_id: category, excuse_minutes_per_month: 60 });
    const ida = await newcomer(office);
    const short = { status: 422, body: { code: 'excuse_refused', fields: { to_time: [expect.stringContaining('1.5 short')] } } };
    expect(await ask(ida, { from_time: '09:30', to_time: '13:00' })).toMatchObject(short);
    const first = (await ask(ida, { to_time: '11:00' })).body.data;
    const second = (await ask(ida, { from_time: '14:00', to_time: '15:00' })).body.data;
    expect([first.deducted_minutes, second.deducted_minutes]).toEqual([60, 60]);
    expect((await approve(first.id)).status).toBe(200);
    expect(await approve(second.id)).toMatchObject({ status: 422, body: { fields: { to_time: [expect.stringContaining('1 short')] } } });
    expect(await balanceOf(office, ida, category, monday)).toMatchObject({ available: 0 });
    await setPolicy({ excuse_over_quota: 'block', excuse_leave_category_id: null, excuse_minutes_per_month: 240 });
  });

  test('closes a month to requests and to decisions', async () => {
    const ida = await newcomer(office);
    const past = addDays(workedMonday, -42);
    const { id } = (await ask(ida, { date: past })).body.data;
    await setPolicy({ lock_day_of_month: 1 });
    const refused = await ask(ida, { date: past, from_time: '12:00', to_time: '12:30' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'month_closed', error: expect.stringContaining(dayForms('en').month(past)) },
    });
    expect((await approve(id)).body.code).toBe('month_closed');
    await setPolicy({ lock_day_of_month: null });
    expect((await approve(id)).status).toBe(200);
  });
});
