import { addDays } from '@cadre/rules/calendar';
import { addMonths } from '@cadre/rules/employment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireSwaps } from '../../src/features/attendance/schedules/swaps/expire-swaps.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { newcomer, type Requester, today } from '../requests/fixtures.ts';
import { planHours } from './fixtures.ts';

let office: Office;
let [day, night] = [0, 0];
beforeAll(async () => {
  office = await openOffice();
  ({ office: day, night } = await planHours(office));
});
afterAll(() => office.close());

/** All dates are in the future, whenever the tests run. */
const month = addMonths(`${today.slice(0, 7)}-01`, 1).slice(0, 7);
const [before, given, other] = ['09', '10', '17'].map((number) => `${month}-${number}`) as [string, string, string];
const hr = () => office.as('hr');

type Cell = [who: Requester, date: string, shift_id: number | null];
let made = 0;

async function publish(cells: Cell[], coverage: object = {}): Promise<number> {
  made += 1;
  const { id } = (await hr().post('/month-schedules', { name: `Roster ${made}`, month, coverage })).body.data;
  const list = cells.map(([{ id: employee_id }, date, shift_id]) => ({ employee_id, date, shift_id }));
  expect((await hr().put(`/month-schedules/${id}/entries`, { entries: { list } })).status).toBe(200);
  expect((await hr().post(`/month-schedules/${id}/publish`, { confirm: true })).status).toBe(200);
  return id;
}

/** Ida works on the tenth and Eve on the seventeenth; each is off when the other works. */
async function pair(more: (ida: Requester, eve: Requester) => Cell[] = () => []) {
  const [ida, eve] = [await newcomer(office), await newcomer(office)];
  const roster = await publish([[ida, given, day], [eve, given, null], [ida, other, null], [eve, other, day], ...more(ida, eve)]);
  return { ida, eve, roster };
}

const ask = ({ as }: Requester, more: object = {}) => as.post('/shift-swaps', { from_date: given, ...more });
const shiftOf = async ({ as }: Requester, date: string): Promise<number | null> =>
  (await as.get('/employees/self/plan', { from: date, to: date })).body.data[0].shift?.id ?? null;
const types = async ({ as }: Requester): Promise<string[]> =>
  (await as.get('/notifications')).body.data.map(({ type }: { type: string }) => type);

describe('a swap', () => {
  test('is agreed to by the colleague, approved by the planner, and then changes the roster for both', async () => {
    const { ida, eve, roster } = await pair();
    const requested = await ask(ida, { to_employee_id: eve.id, to_date: other, reason: 'A concert' });
    expect(requested.body.data).toMatchObject({
      status: 'asked',
      title: `${given} ↔ ${other}`,
      shift_id: day,
      to_shift_id: day,
      can: { withdraw: true, agree: false },
    });
    const { id } = requested.body.data;
    expect(await types(eve)).toContain('swap_asked');
    expect((await eve.as.get(`/shift-swaps/${id}`)).body.data.can).toMatchObject({ agree: true, refuse: true, withdraw: false });
    expect((await ida.as.post(`/shift-swaps/${id}/agree`, {})).status).toBe(403);
    expect((await hr().post(`/shift-swaps/${id}/approve`, {})).status).toBe(409);
    expect((await eve.as.post(`/shift-swaps/${id}/agree`, {})).body.data.status).toBe('agreed');
    expect([await shiftOf(ida, given), await shiftOf(eve, given)]).toEqual([day, null]);
    expect((await eve.as.post(`/shift-swaps/${id}/approve`, {})).status).toBe(403);

    expect((await hr().post(`/shift-swaps/${id}/approve`, {})).body.data.status).toBe('approved');
    expect([await shiftOf(ida, given), await shiftOf(eve, given)]).toEqual([null, day]);
    expect([await shiftOf(ida, other), await shiftOf(eve, other)]).toEqual([day, null]);
    expect(await types(ida)).toEqual(expect.arrayContaining(['swap_agreed', 'request_approved', 'roster_changed']));
    for (const { id: employee_id } of [ida, eve])
      expect((await hr().get('/logs', { filters: { model: 'month-schedules', employee_id } })).body.meta.total).toBe(1);
    expect((await hr().get('/shift-swaps', { filters: { month_schedule_id: roster } })).body.meta.total).toBe(1);
  });

  test('is visible only to the two employees and to planners', async () => {
    const { ida, eve } = await pair();
    const { id } = (await ask(ida, { to_employee_id: eve.id })).body.data;
    const ana = await newcomer(office);
    expect((await ana.as.get(`/shift-swaps/${id}`)).status).toBe(404);
    expect((await ana.as.post(`/shift-swaps/${id}/agree`, {})).status).toBe(404);
    expect((await eve.as.get('/shift-swaps')).body.meta.total).toBe(1);
    expect((await eve.as.post(`/shift-swaps/${id}/withdraw`, {})).status).toBe(403);
  });

  test('refused by the colleague or by the planner, the roster stays', async () => {
    const { ida, eve } = await pair();
    const first = (await ask(ida, { to_employee_id: eve.id })).body.data.id;
    await eve.as.post(`/shift-swaps/${first}/refuse`, { note: 'I am away' });
    expect(await types(ida)).toContain('swap_refused');
    const second = (await ask(ida, { to_employee_id: eve.id })).body.data.id;
    await eve.as.post(`/shift-swaps/${second}/agree`, {});
    expect((await hr().post(`/shift-swaps/${second}/reject`, {})).status).toBe(422);
    expect((await hr().post(`/shift-swaps/${second}/reject`, { note: 'We need you there' })).body.data.status).toBe('refused');
    expect(await types(eve)).toContain('request_rejected');
    expect(await shiftOf(ida, given)).toBe(day);
  });

  test('is too late when the first shift begins', async () => {
    const { ida, eve } = await pair();
    const { id } = (await ask(ida, { to_employee_id: eve.id })).body.data;
    await sql`update shift_swaps set starts_at = now() - interval '1 minute' where id = ${id}`.execute(office.services.db);
    await expireSwaps(office.services.db);
    await expireSwaps(office.services.db);
    expect((await ida.as.get(`/shift-swaps/${id}`)).body.data.status).toBe('expired');
    expect((await eve.as.post(`/shift-swaps/${id}/agree`, {})).status).toBe(409);
    expect((await types(eve)).filter((type) => type === 'swap_expired')).toHaveLength(1);
  });
});

describe('conflicts are reported when a swap is requested, agreed to and approved', () => {
  test('a day without a shift, the requester themselves, a day on which the colleague has no shift, a shift without a colleague', async () => {
    const { ida, eve } = await pair();
    const refusals: [object, string][] = [
      [{ from_date: other, to_employee_id: eve.id }, 'from_date'],
      [{ to_employee_id: ida.id }, 'to_employee_id'],
      [{ to_date: other }, 'to_employee_id'],
      [{ to_employee_id: eve.id, to_date: before }, 'to_date'],
      [{ to_employee_id: 999_999 }, 'to_employee_id'],
      [{ from_date: 'soon' }, 'from_date'],
    ];
    for (const [input, field] of refusals) {
      const refused = await ask(ida, input);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
    await ask(ida, { to_employee_id: eve.id });
    expect((await ask(ida)).body.fields).toHaveProperty('from_date');
  });

  test('too little rest, another shift, and people who are away', async () => {
    const tired = await pair((_, eve) => [[eve, before, night]]);
    expect((await ask(tired.ida, { to_employee_id: tired.eve.id })).body.fields.from_date[0]).toMatch(/^Too little rest/);
    const [busy, ana] = [await newcomer(office), await newcomer(office)];
    await publish([
      [busy, given, day],
      [ana, given, night],
      [busy, addDays(given, 1), null],
      [ana, addDays(given, 1), null],
    ]);
    expect((await ask(busy, { to_employee_id: ana.id })).body.fields.from_date).toEqual(
      expect.arrayContaining([expect.stringContaining('already works')]),
    );
    expect((await ask(busy, { to_employee_id: ana.id, to_date: given })).status).toBe(200);
  });

  test('the roster changed, or a trip was approved, between the request and the agreement', async () => {
    const { ida, eve, roster } = await pair();
    const { id } = (await ask(ida, { to_employee_id: eve.id })).body.data;
    const trip = {
      type: 'domestic',
      purpose: 'A fair',
      from_place: 'Lisbon',
      to_place: 'Porto',
      start_date: given,
      end_date: given,
      employee_id: eve.id,
    };
    const travel = (await hr().post('/travels', trip)).body.data.id;
    await hr().post(`/travels/${travel}/approve`, {});
    expect((await eve.as.post(`/shift-swaps/${id}/agree`, {})).body.fields.from_date[0]).toMatch(/is away on/);
    await hr().post(`/travels/${travel}/cancel`, { note: 'Not needed' });
    await eve.as.post(`/shift-swaps/${id}/agree`, {});
    await hr().put(`/month-schedules/${roster}/entries`, { entries: { list: [{ employee_id: ida.id, date: given, shift_id: null }] } });
    expect((await hr().post(`/shift-swaps/${id}/approve`, {})).body).toMatchObject({ code: 'swap_refused' });
    expect((await ida.as.get(`/shift-swaps/${id}`)).body.data.status).toBe('agreed');
  });
});

describe('concurrent requests', () => {
  test('the first employee who takes an offered shift gets it', async () => {
    const [ida, eve, ana] = [await newcomer(office), await newcomer(office), await newcomer(office)];
    await publish([
      [ida, given, day],
      [eve, given, null],
      [ana, given, null],
    ]);
    const { id } = (await ask(ida, { reason: 'A concert' })).body.data;
    const { offers, shifts } = (await eve.as.get('/shift-swaps/desk')).body.data;
    expect(offers).toMatchObject([{ id, employee: { id: ida.id }, date: given, shift: { id: day }, reason: 'A concert' }]);
    expect(shifts).toEqual([]);
    expect((await ida.as.post(`/shift-swaps/${id}/take`, {})).status).toBe(403);
    expect((await (await newcomer(office)).as.post(`/shift-swaps/${id}/take`, {})).status).toBe(404);
    const answers = await Promise.all([eve.as.post(`/shift-swaps/${id}/take`, {}), ana.as.post(`/shift-swaps/${id}/take`, {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ida.as.get(`/shift-swaps/${id}`)).body.data.status).toBe('agreed');
    expect((await ida.as.get('/shift-swaps/desk')).body.data.shifts).toMatchObject([{ date: given, swap_id: id }]);
  });

  test('a swap that is agreed to and withdrawn at the same time is withdrawn', async () => {
    const { ida, eve } = await pair();
    const { id } = (await ask(ida, { to_employee_id: eve.id })).body.data;
    const answers = await Promise.all([eve.as.post(`/shift-swaps/${id}/agree`, {}), ida.as.post(`/shift-swaps/${id}/withdraw`, {})]);
    const { status } = (await ida.as.get(`/shift-swaps/${id}`)).body.data;
    const [agreed, withdrawn] = answers.map((answer) => answer.status);
    // Both succeed if the agreement comes first; after the withdrawal, the agreement is refused.
    expect([
      [200, 200, 'withdrawn'],
      [409, 200, 'withdrawn'],
    ]).toContainEqual([agreed, withdrawn, status]);
  });

  test('ten identical parallel requests create one swap', async () => {
    const { ida, eve } = await pair();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ida, { to_employee_id: eve.id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ida.as.get('/shift-swaps')).body.meta.total).toBe(1);
  });
});

test('the swap page leaves out past shifts, and is empty for users who are not on a roster', async () => {
  expect((await office.as('payroll').get('/shift-swaps/desk')).body.data).toEqual({ shifts: [], colleagues: [], offers: [] });
  const { ida, eve } = await pair();
  const { colleagues } = (await ida.as.get('/shift-swaps/desk')).body.data;
  expect(colleagues).toMatchObject([{ id: eve.id, shifts: [{ date: other }] }]);
});
