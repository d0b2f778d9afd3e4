import { withDays } from '@cadre/contract/texts/day-forms';
import { momentAt } from '@cadre/rules/attendance/plan/zone';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planHours } from '../attendance/fixtures.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { ask, mondayIn, newCategory, newcomer, type Requester } from './fixtures.ts';

let office: Office;
let vacation: number;
let illness: number;
let ida: Requester;
let eve: Requester;
const monday = mondayIn(3);
const [tuesday, thursday, friday, saturday, sunday] = [1, 3, 4, 5, 6].map((days) => addDays(monday, days)) as [
  string,
  string,
  string,
  string,
  string,
];
const hr = () => office.as('hr');

beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  vacation = await newCategory(office, { name: 'Vacation', code: 'V' });
  illness = await newCategory(office, { name: 'Illness', code: 'I', visible_to_team: false, reason_required: true });
  [ida, eve] = [await newcomer(office, { first_name: 'Ida' }), await newcomer(office, { first_name: 'Eve' })];
  await approved(ida, vacation, monday, tuesday, { reason: 'A wedding' });
  await approved(ida, illness, thursday, thursday, { reason: 'Surgery' });
  await ask(ida, vacation, friday, friday, { from_slot: 'pm', to_slot: 'pm' });
});
afterAll(() => office.close());

async function approved(who: Requester, category: number, from: string, to = from, more: object = {}): Promise<number> {
  const { id } = (await ask(who, category, from, to, more)).body.data;
  expect((await hr().post(`/leaves/${id}/approve`, {})).status).toBe(200);
  return id;
}

const week = { from: monday, to: sunday };
type Row = { id: number; name: string; pattern: number; absences: Record<string, unknown>[] };
const absencesIn = async (person: Person, input: Record<string, unknown> = {}) =>
  (await person.get('/absences', { ...week, ...input })).body.data as { people: Row[]; total: number; patterns: Record<string, unknown>[] };
const absencesOf = async (person: Person, { id }: { id: number }, input: Record<string, unknown> = {}) =>
  (await absencesIn(person, input)).people.find((one) => one.id === id)?.absences;

describe('the absence calendar', () => {
  test('shows employees the reason of their own leave, and their pending requests', async () => {
    expect(await absencesOf(ida.as, ida)).toMatchObject([
      { kind: 'leave', from_date: monday, to_date: tuesday, status: 'approved', category: { name: 'Vacation' }, reason: 'A wedding' },
      { kind: 'leave', from_date: thursday, status: 'approved', category: { name: 'Illness' }, reason: 'Surgery' },
      { kind: 'leave', from_date: friday, from_slot: 'pm', status: 'pending' },
    ]);
  });

  test('shows the category in the reader’s language, if it has a name in it', async () => {
    const garden = await newCategory(office, { name: 'Garden leave', code: 'G', name_i18n: { de: 'Gartenurlaub', ja: '庭の休暇' } });
    const nia = await newcomer(office, { first_name: 'Nia' });
    const leave = await approved(nia, garden, monday);
    const toResponse = async (language: string) => {
      const read = async (path: string, query = {}) => (await hr().get(path, query, { 'accept-language': language })).body.data;
      const away = (await read('/absences', { ...week, search: 'Nia' })).people.find((one: Row) => one.id === nia.id);
      const balances = (await read(`/employees/${nia.id}/leave-balances`)).balances.map((one: { category: Row }) => one.category);
      const row = await read(`/leaves/${leave}`);
      const named = (await read('/leave-categories/lists')).find(({ id }: Row) => id === garden);
      const inbox = (await read('/approvals', { filters: { model: 'leaves', model_id: leave } }))[0].summary;
      const calls = [row.leave_category, away.absences[0].category, balances.find(({ id }: Row) => id === garden), named];
      return { names: new Set(calls.map(({ name }) => name)), titles: new Set([row.title, inbox]) };
    };
    const german = { 'accept-language': 'de' };
    const days = { leave_category_id: garden, from_date: friday, to_date: friday };
    const sent = await nia.as.post('/leaves', days, german);
    expect(sent.body.message).toBe(withDays('de', `Antrag gesendet: Gartenurlaub, ${friday}`));
    const withdrawn = await nia.as.post(`/leaves/${sent.body.data.id}/withdraw`, {}, german);
    expect(withdrawn.body.message).toContain(withDays('de', `Gartenurlaub, ${friday} ist jetzt: `));
    const overlap = await nia.as.post('/leaves/preview', { ...days, from_date: monday, to_date: monday }, german);
    expect(overlap.text).toMatch(/Gartenurlaub, /);
    expect(overlap.text).not.toContain('Garden leave');
    expect(await toResponse('de')).toEqual({ names: new Set(['Gartenurlaub']), titles: new Set([`Gartenurlaub, ${monday}`]) });
    expect(await toResponse('fr')).toEqual({ names: new Set(['Garden leave']), titles: new Set([`Garden leave, ${monday}`]) });
    const odd = await hr().put(`/leave-categories/${garden}`, { name_i18n: { de: 'G', klingon: 'Qu' } });
    expect(Object.keys(odd.body.fields)).toEqual(['name_i18n.klingon', 'name_i18n.de']);
    expect((await hr().put(`/leave-categories/${garden}`, { name_i18n: {} })).status).toBe(200);
    expect((await toResponse('de')).names).toEqual(new Set(['Garden leave']));
  });

  test('shows excuses by the hour to their owner and to users who may see excuses', async () => {
    const zoe = await newcomer(office, { first_name: 'Zoe' });
    const hours = { type: 'mid_day', date: monday, from_time: '11:00', to_time: '12:00', reason: 'At the dentist' };
    const { id } = (await zoe.as.post('/excuses', hours)).body.data;
    const result = [
      { kind: 'excuse', excuse_type: 'mid_day', id, from_date: monday, from_time: '11:00', to_time: '12:00', category: null },
    ];
    expect(await absencesOf(zoe.as, zoe)).toMatchObject(result);
    expect(await absencesOf(hr(), zoe)).toMatchObject(result);
    await hr().post(`/excuses/${id}/approve`, {});
    expect(await absencesOf(eve.as, zoe)).toEqual([]);
  });

  test('shows colleagues neither the reason nor the request nor a private category', async () => {
    const seen = await absencesOf(eve.as, ida);
    expect(seen).toMatchObject([
      { kind: 'leave', id: null, from_date: monday, to_date: tuesday, category: { name: 'Vacation' }, reason: null },
      { kind: 'away', id: null, from_date: thursday, category: null, reason: null },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Illness|Surgery|wedding|pending/);
  });

  test('does not reveal more by filters than by rows', async () => {
    expect(await absencesIn(eve.as, { leave_category_id: illness, only: 'away' })).toMatchObject({ total: 0, people: [] });
    expect(await absencesIn(eve.as, { status: 'pending', only: 'away' })).toMatchObject({ total: 0 });
    expect(await absencesOf(hr(), ida, { leave_category_id: illness, only: 'away' })).toHaveLength(1);
  });

  test.each<['manager' | 'hr' | 'payroll' | 'auditor']>([['manager'], ['hr'], ['payroll'], ['auditor']])(
    'is open to %s by right, but without reasons',
    async (name) => {
      const seen = await absencesOf(office.as(name), ida);
      expect(seen).toHaveLength(3);
      expect(seen).toMatchObject([{ id: expect.any(Number) }, { category: { name: 'Illness' }, reason: null }, { status: 'pending' }]);
    },
  );

  test('is not visible to users outside the team', async () => {
    expect(await absencesOf(office.as('outsider'), ida)).toBeUndefined();
    expect((await office.anyone().get('/absences', week)).status).toBe(401);
  });

  test('lists the reader first, page by page, with days off and holidays', async () => {
    const { people, total, patterns } = await absencesIn(eve.as, { per_page: 2 });
    expect(people.map(({ id }) => id)[0]).toBe(eve.id);
    expect(people).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
    expect(patterns[people[0]?.pattern ?? -1]).toMatchObject({ free: [saturday, sunday] });
    expect((await absencesIn(eve.as, { search: 'ida' })).people).toMatchObject([{ id: ida.id }]);
    expect(await absencesIn(eve.as, { who: 'self' })).toMatchObject({ total: 1, people: [{ id: eve.id }] });
    const { places } = office.cast;
    const others = await absencesIn(hr(), { department_id: places.design.department_id });
    expect(others.people.map(({ name }) => name)).toContain('Oskar Lind');
    expect(others.people.map(({ id }) => id)).not.toContain(ida.id);
    expect(await absencesIn(eve.as, { department_id: places.design.department_id })).toMatchObject({ total: 0 });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an end before its start', { from: friday, to: monday }, 'to'],
    ['half a year of the whole company', { to: addDays(monday, 180) }, 'to'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['an unknown filter', { reason: 'Surgery' }, 'reason'],
  ])('refuses %s', async (_, input, field) => {
    const refused = await eve.as.get('/absences', { ...week, ...input });
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } });
  });

  test('shows leave whose cancellation is requested, until that is decided once', async () => {
    const pia = await newcomer(office, { first_name: 'Pia' });
    const id = await approved(pia, vacation, monday);
    const askToCancel = () => pia.as.post(`/leaves/${id}/ask-to-cancel`, { note: 'Plans have changed' });
    expect((await askToCancel()).body.data).toMatchObject({ status: 'cancellation_requested' });
    const shown = [{ kind: 'leave', from_date: monday, status: 'approved' }];
    expect(await absencesOf(pia.as, pia)).toMatchObject(shown);
    expect(await absencesOf(hr(), pia)).toMatchObject(shown);
    expect(await absencesOf(eve.as, pia)).toHaveLength(1);

    expect(await askToCancel()).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    for (const move of ['withdraw', 'give-back']) expect((await pia.as.post(`/leaves/${id}/${move}`, {})).status).toBe(409);
    const decide = (move: string) => hr().post(`/leaves/${id}/${move}`, { note: 'Agreed' });
    const answers = await Promise.all(['agree-to-cancel', 'keep', 'cancel'].map(decide));
    const [agreed, kept, cancelled] = answers.map(({ status }) => status);
    // Leave that was kept may be cancelled afterwards, as any approved leave.
    expect([agreed, kept, kept === 200 ? 409 : cancelled].sort()).toEqual([200, 409, 409]);
    const isKept = kept === 200 && cancelled === 409;
    expect(await absencesOf(eve.as, pia)).toHaveLength(isKept ? 1 : 0);
    const { rows } = await office.services.db.run(
      `select (select count(*)::int from approvals where model = 'leaves' and model_id = $1 and status = 'pending' and closed_at is null) as open,
         (select count(*)::int from logs where model = 'leaves' and model_id = $1 and action = 'status'
           and changes @> '[{"field": "status", "old": "cancellation_requested"}]') as decided`,
      [id],
    );
    expect(rows).toEqual([{ open: 0, decided: 1 }]);
  });

  test('no longer shows cancelled leave', async () => {
    const pia = await newcomer(office, { first_name: 'Pia' });
    const id = await approved(pia, vacation, monday);
    expect(await absencesOf(eve.as, pia)).toHaveLength(1);
    await hr().post(`/leaves/${id}/cancel`, { note: 'Not after all' });
    expect(await absencesOf(eve.as, pia)).toEqual([]);
  });
});

describe('the impact of a leave request', () => {
  const next = addDays(monday, 7);
  const impactOf = async (person: Person, id: number) => person.get(`/leaves/${id}/impact`);

  test('is shown day by day, with the balance after it, other absences and the remaining staff', async () => {
    const [max, lea] = [await newcomer(office, { place: 'finance' }), await newcomer(office, { place: 'finance' })];
    await approved(lea, illness, addDays(next, 1), addDays(next, 1), { reason: 'Secret' });
    const earlier = await approved(max, vacation, addDays(next, 4));
    const { id } = (await ask(max, vacation, next, addDays(next, 2))).body.data;
    const { body } = await impactOf(hr(), id);
    expect(body.data).toMatchObject({
      employee: { id: max.id },
      amount: 3,
      unit: 'day',
      balances: [{ before: 19, after: 16 }],
      away: [{ employee: { id: lea.id }, from_date: addDays(next, 1) }],
      others: [{ id: earlier, status: 'approved', amount: 1 }],
      staffing: { date: addDays(next, 1), present: body.data.staffing_days[0].present - 1, people: body.data.staffing_days[0].people },
    });
    expect(body.data.days).toHaveLength(6);
    expect(body.data.staffing_days.map(({ date }: { date: string }) => date)).toEqual([next, addDays(next, 1), addDays(next, 2)]);
    expect(JSON.stringify(body)).not.toMatch(/Illness|Secret/);
  });

  test('is visible to its owner, to managers and to HR, and to no other user', async () => {
    const { id } = (await ask(eve, vacation, next)).body.data;
    expect((await impactOf(eve.as, id)).body.data).toMatchObject({ employee: { id: eve.id }, amount: 1 });
    expect((await impactOf(office.as('manager'), id)).status).toBe(200);
    expect((await impactOf(ida.as, id)).status).toBe(404);
    expect((await impactOf(office.as('outsider'), id)).status).toBe(404);
    expect((await impactOf(hr(), 999_999)).status).toBe(404);
  });
});

describe('a calendar feed', () => {
  const make = async (person: Person, kind: string): Promise<string> => {
    const { body } = await person.post('/calendar-feeds', { kind });
    return new URL(body.data.address).pathname.replace('/api/v1', '');
  };
  const read = (path: string) => office.anyone().get(path);
  const titles = (text: string) =>
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .flatMap((line) => (line.startsWith('SUMMARY:') ? [line.slice(8)] : []));

  test('of one employee has approved and pending leave, and opens without signing in', async () => {
    const answer = await read(await make(ida.as, 'own'));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': expect.stringContaining('private'),
    });
    expect(titles(answer.text)).toEqual(['Vacation', 'Illness', 'Vacation (pending) (afternoon)']);
    expect(answer.text).not.toMatch(/wedding|Surgery/);
    expect(answer.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  test('of the team has names, no reasons, and categories only where they are for all', async () => {
    const seen = titles((await read(await make(eve.as, 'team'))).text).filter((title) => title.startsWith('Ida'));
    expect(seen.map((title) => title.replace(/^Ida Person \d+/, 'Ida'))).toEqual(['Ida: Vacation', 'Ida: away']);
  });

  test('keeps its event IDs, shows changes, and drops cancelled leave', async () => {
    const pia = await newcomer(office, { first_name: 'Pia' });
    const id = await approved(pia, vacation, addDays(monday, 14), addDays(monday, 16));
    const path = await make(pia.as, 'own');
    const first = (await read(path)).text;
    const uid = new RegExp(`UID:leave-${id}@`);
    expect(first).toMatch(uid);
    await pia.as.post(`/leaves/${id}/shorten`, { to_date: addDays(monday, 14) });
    const second = (await read(path)).text;
    expect(second).toMatch(uid);
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(sequence(second)).toBeGreaterThan(sequence(first));
    await hr().post(`/leaves/${id}/cancel`, { note: 'Not after all' });
    expect((await read(path)).text).not.toMatch(uid);
  });

  test('shows days from noon to noon by the clock of the employee', async () => {
    const noa = await newcomer(office, { first_name: 'Noa' });
    const to = addDays(monday, 2);
    await ask(noa, vacation, monday, to, { from_slot: 'pm', to_slot: 'am' });
    const { text } = await read(await make(noa.as, 'own'));
    const noon = (day: string) =>
      `${new Date(momentAt('Europe/Lisbon', day, '12:00').at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
    expect(text).toContain(`DTSTART:${noon(monday)}\r\nDTEND:${noon(to)}\r\n`);
  });

  test('has one address, which is shown once, and can be replaced and deleted', async () => {
    const old = await make(eve.as, 'holidays');
    const listed = await eve.as.get('/calendar-feeds');
    expect(listed.body.data.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['holidays', 'team']);
    expect(listed.text).not.toContain(old.slice(-20, -4));
    const fresh = await make(eve.as, 'holidays');
    expect((await read(old)).status).toBe(404);
    expect((await read(fresh)).status).toBe(200);
    const { id } = listed.body.data.find(({ kind }: { kind: string }) => kind === 'holidays');
    expect((await ida.as.delete(`/calendar-feeds/${id}`)).status).toBe(404);
    expect((await eve.as.delete(`/calendar-feeds/${id}`)).status).toBe(200);
    expect((await read(fresh)).status).toBe(404);
    expect((await eve.as.delete(`/calendar-feeds/${id}`)).status).toBe(404);
    expect(await eve.as.post('/calendar-feeds', { kind: 'salaries' })).toMatchObject({
      status: 422,
      body: { fields: { kind: [expect.any(String)] } },
    });
    expect((await read('/calendar/made-up.ics')).status).toBe(404);
  });

  test('closes with the account of its owner', async () => {
    const max = await newcomer(office, { first_name: 'Max' });
    const path = await make(max.as, 'own');
    expect((await read(path)).status).toBe(200);
    await office.services.db.run(`update users set status = 'suspended' where employee_id = $1`, [max.id]);
    expect((await read(path)).status).toBe(404);
  });
});
