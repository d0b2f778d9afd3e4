import { addDays } from '@cadre/rules/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequests } from '../../src/crud/requests/requests.ts';
import { createApprovals } from '../../src/features/approvals/create-approvals.ts';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import { postTimeOff } from '../../src/features/requests/overtime/post-time-off.ts';
import { settleOvertime } from '../../src/features/requests/overtime/settle-overtime.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';
import { dayOf, monday, planHours, saturday, stamp, tuesday } from '../attendance/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { agree, calculatedRun } from '../payroll/fixtures.ts';
import { balanceOf, mondayIn, newCategory, newcomer, type Requester } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
});
afterAll(() => office.close());

const hr = () => office.as('hr');
const usual = {
  name: 'Overtime',
  valid_from: '2020-01-01',
  rest_day_class: 'rest_day',
  holiday_class: 'holiday',
  rounding: 'down',
  premiums: 'highest',
};

/** Rules for one person. */
async function rulesFor({ id }: Requester, given: Record<string, unknown> = {}): Promise<number> {
  const answer = await hr().post('/overtime-rules', { ...usual, employee_id: id, becomes: 'pay', block_minutes: 15, ...given });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data.id;
}

/** Settles the day of an employee and applies the overtime rules to it. */
async function ports(ida: Requester, date: string, ...lines: string[]): Promise<void> {
  if (lines.length > 0) await stamp(office, ida.id, date, ...lines);
  await dayOf(office, ida.id, date);
  await settleOvertime(office.services.db, { plansOf: loadPlans, requests: createRequests(createApprovals(() => ({}))) }, [ida.id]);
}

const requestsOf = async ({ id }: Requester) => (await hr().get('/overtime', { filters: { employee_id: id } })).body.data;
const requestOf = async (ida: Requester) => (await requestsOf(ida))[0];

/** The overtime of Monday in the list of days, in its filter, and in the totals of the timesheet and of the week. */
async function shownOvertime({ id }: Requester) {
  const filters = { employee_id: id, date: { from: monday, to: monday } };
  const { body: days } = await hr().get('/attendance-days', { filters });
  const { body: filtered } = await hr().get('/attendance-days', { filters: { ...filters, overtime_minutes: { from: 1 } } });
  const { body: sheet } = await hr().get(`/employees/${id}/attendance`, { type: 'timesheet', from: monday, to: monday });
  const { body: weeks } = await hr().get('/weekly-hours', { date: monday, filters: { employee_id: id } });
  const [{ overtime_minutes, overtime_status }] = days.data;
  return {
    day: [overtime_minutes, overtime_status],
    filtered: filtered.meta.total,
    sheet: sheet.data.totals.overtime_hours,
    week: weeks.data[0].overtime_hours,
  };
}

const long = ['09:00 in', '18:12 out'] as const;
/** Seven and a half hours are planned, and half an hour of break is taken off. */
const found = 60;

let ida: Requester;
beforeEach(async () => {
  ida = await newcomer(office);
});

describe('a day with overtime', () => {
  test('creates a request with an explanation, which is sent with a reason, and approved in part', async () => {
    await rulesFor(ida);
    await ports(ida, monday, ...long);
    expect(await requestOf(ida)).toMatchObject({
      date: monday,
      minutes: found,
      class: 'overtime_1',
      status: 'open',
      expected_minutes: 450,
      worked_minutes: 522,
      month_minutes: found,
      parts: [
        { class: 'normal', premiums: [], premium_bp: 0, minutes: 462 },
        { class: 'overtime_1', premiums: [], premium_bp: 0, minutes: 60 },
      ],
    });
    const { id } = await requestOf(ida);
    const { explanation } = await dayOf(office, ida.id, monday);
    expect(explanation).toEqual(
      expect.arrayContaining([
        '72 minutes beyond the plan; in blocks of 15 that’s 60 minutes of overtime.',
        'The overtime needs a reason before it can be approved.',
      ]),
    );
    expect(explanation.filter((sentence: string) => /minutes? of overtime\b/.test(sentence))).toHaveLength(1);
    expect((await ida.as.post(`/overtime/${id}/submit`, {})).body.fields).toHaveProperty('reason');
    expect((await ida.as.post(`/overtime/${id}/submit`, { reason: 'The release', becomes: 'time_off' })).body.fields).toHaveProperty(
      'becomes',
    );
    expect((await ida.as.post(`/overtime/${id}/submit`, { reason: 'The release' })).body.data.status).toBe('pending');
    expect((await ida.as.post(`/overtime/${id}/approve`, {})).status).toBe(403);
    const waiting = (await hr().get('/approvals', { filters: { model: 'overtime', employee_id: ida.id, status: 'pending' } })).body.data;
    expect(waiting).toHaveLength(1);
    const decider = hr();
    expect((await decider.post(`/overtime/${id}/approve`, { minutes: 61 })).body.fields).toHaveProperty('minutes');
    const answer = (more: object) => decider.put(`/approvals/${waiting[0].id}`, { status: 'approved', ...more });
    expect((await answer({ minutes: 61 })).body.fields).toHaveProperty('minutes');
    expect((await answer({ status: 'rejected', note: 'No', minutes: 45 })).body.fields).toHaveProperty('minutes');
    expect((await answer({ minutes: 45 })).status).toBe(200);
    expect((await decider.get(`/overtime/${id}`)).body.data).toMatchObject({ status: 'approved', approved_minutes: 45 });
    expect(await dayOf(office, ida.id, monday)).toMatchObject({
      overtime_minutes: 45,
      overtime: { status: 'approved', minutes: found, approved_minutes: 45 },
      explanation: expect.arrayContaining(['45 minutes of the overtime are approved, out of 60 minutes.']),
    });
    expect(await shownOvertime(ida)).toEqual({ day: [45, 'approved'], filtered: 1, sheet: 0.75, week: 0.75 });
    expect((await ida.as.get('/employees/self/overtime', { date: monday })).body.data).toMatchObject({
      open_days: 0,
      month: { waiting_minutes: 0, approved_minutes: 45, limit_minutes: null },
    });
    expect((await hr().get('/overtime', { month: monday.slice(0, 7), filters: { employee_id: ida.id } })).body.meta.total).toBe(1);
  });

  test('is rejected with a note, and sent again', async () => {
    await rulesFor(ida, { reason_required: false });
    await ports(ida, monday, ...long);
    const { id, status } = await requestOf(ida);
    expect(status).toBe('pending');
    expect(await shownOvertime(ida)).toEqual({ day: [found, 'pending'], filtered: 1, sheet: 1, week: 1 });
    expect((await hr().post(`/overtime/${id}/reject`, {})).body.fields).toHaveProperty('note');
    await hr().post(`/overtime/${id}/reject`, { note: 'Not agreed' });
    expect(await requestOf(ida)).toMatchObject({ status: 'rejected', approved_minutes: 0, decision_note: 'Not agreed' });
    expect(await shownOvertime(ida)).toEqual({ day: [0, 'rejected'], filtered: 0, sheet: 0, week: 0 });
    expect((await ida.as.post(`/overtime/${id}/submit`, { reason: 'It was agreed' })).body.data).toMatchObject({
      status: 'pending',
      attempt: 2,
    });
  });

  test('counts immediately without approval, and creates no request without rules', async () => {
    await ports(ida, monday, ...long);
    expect(await requestsOf(ida)).toEqual([]);
    await rulesFor(ida, { needs_approval: false });
    await ports(ida, monday);
    expect(await requestOf(ida)).toMatchObject({ status: 'approved', approved_minutes: found });
  });

  test('on an unplanned day has a separate class', async () => {
    await rulesFor(ida);
    await ports(ida, saturday, '10:00 in', '14:00 out');
    expect(await requestOf(ida)).toMatchObject({ date: saturday, minutes: 240, class: 'rest_day' });
  });

  test.each([
    ['approved remote work that was stamped', { type: 'remote_work', from_time: '09:00', to_time: '17:00' }],
    ['an approved late arrival of an employee who came on time', { type: 'late_arrival', from_time: '09:00', to_time: '11:00' }],
  ])('has none from %s, but from work beyond the plan', async (_, excuse) => {
    await allowPastExcuses();
    await rulesFor(ida);
    for (const date of [monday, tuesday]) {
      const { data } = (await ida.as.post('/excuses', { ...excuse, date, reason: 'As agreed' })).body;
      expect((await hr().post(`/excuses/${data.id}/approve`, {})).status).toBe(200);
    }
    await ports(ida, monday, '09:00 in', '17:00 out');
    expect(await requestsOf(ida)).toEqual([]);
    await ports(ida, tuesday, ...long);
    expect(await requestsOf(ida)).toMatchObject([{ date: tuesday, minutes: found }]);
  });

  test('is paid once by the hour, whether it was excused, taken as leave or worked', async () => {
    await allowPastExcuses();
    await agree(office, ida.id, 300_000);
    await ports(ida, monday, '09:00 in', '17:00 out');
    const month = monday.slice(0, 7);
    const grossPay = async () => {
      for (const date of [monday, tuesday]) await dayOf(office, ida.id, date);
      const input = { employee_id: ida.id, month, months: 1, compensation: { basis: 'hourly', amount: 60 } };
      return (await office.as('payroll').post('/pay-simulations', input)).body.data.months[0].after.gross;
    };
    const stamped = await grossPay();
    const remote = { type: 'remote_work', date: monday, from_time: '09:00', to_time: '17:00', reason: 'As agreed' };
    await hr().post(`/excuses/${(await ida.as.post('/excuses', remote)).body.data.id}/approve`, {});
    expect(await grossPay()).toBe(stamped);
    const leave_category_id = await newCategory(office, { starts_on: '2020-01-01', requires_approval: false });
    expect((await hr().post('/leaves', { employee_id: ida.id, leave_category_id, from_date: tuesday, to_date: tuesday })).status).toBe(200);
    expect((await grossPay()) - stamped).toBe(7.5 * 60);
  });

  test.each([
    ['pay', 1.25],
    ['time_off', 0],
  ])('by the hour is paid once it is approved as %s, and not before', async (becomes, rate) => {
    const leave_category_id = await newCategory(office, { starts_on: '2020-01-01', unit: 'hour' });
    await ports(ida, monday, ...long);
    const grossPay = async () => {
      const input = { employee_id: ida.id, month: monday.slice(0, 7), months: 1, compensation: { basis: 'hourly', amount: 60 } };
      return (await office.as('payroll').post('/pay-simulations', input)).body.data.months[0].after.gross;
    };
    await agree(office, ida.id, 300_000);
    const all = await grossPay();
    await rulesFor(ida, { becomes, leave_category_id, reason_required: false });
    await ports(ida, monday);
    expect(await grossPay()).toBe(all - found);
    const { id } = await requestOf(ida);
    expect((await hr().post(`/overtime/${id}/approve`, {})).status).toBe(200);
    expect(await grossPay()).toBe(all - found + found * rate);
  });

  test('is settled before a payslip is calculated, and each line of it leads to its record', async () => {
    await agree(office, ida.id, 300_000);
    const rule = await rulesFor(ida, { needs_approval: false, night_from: '16:00', night_to: '17:00', night_premium_bp: 2500 });
    await stamp(office, ida.id, monday, ...long);
    const payroll_id = await calculatedRun(office, { month: monday.slice(0, 7) });
    const { data: slips } = (await office.as('payroll').get('/salaries', { filters: { payroll_id, employee_id: ida.id } })).body;
    const { lines } = (await office.as('payroll').get(`/salaries/${slips[0].id}`)).body.data;
    const sources = lines.map(({ code, source }: { code: string; source: object }) => [code, source]);
    expect(sources).toContainEqual(['overtime:overtime_1', { type: 'overtime', id: (await requestOf(ida)).id }]);
    expect(sources).toContainEqual(['overtime:normal+2500', { type: 'overtime-rules', id: rule }]);
  });

  const allowPastExcuses = async () => {
    const { id, version } = (await office.as('admin').get('/attendance-configs')).body.data[0];
    await office.as('admin').put(`/attendance-configs/${id}`, { excuse_past_days: 90, version });
  };

  test('is visible to and decided by users with the right to, and no others', async () => {
    await rulesFor(ida);
    await ports(ida, monday, ...long);
    const { id } = await requestOf(ida);
    const other = await newcomer(office);
    expect((await other.as.get(`/overtime/${id}`)).status).toBe(404);
    expect((await other.as.post(`/overtime/${id}/submit`, { reason: 'Not mine' })).status).toBe(404);
    expect((await other.as.get(`/employees/${ida.id}/overtime`)).status).not.toBe(200);
    expect((await ida.as.post('/overtime-rules', { ...usual, becomes: 'pay' })).status).toBe(403);
    expect((await hr().put(`/overtime/${id}`, { minutes: 600 })).status).toBe(405);
  });
});

describe('days in lieu', () => {
  const run = <R>(statement: Sql<R>) => statement.execute(office.services.db);
  const lapse = async (category: number, date: string, approved_minutes = 60) => {
    const { rows } = await run(
      sql`insert into overtime (employee_id, date, title, minutes, approved_minutes, class, becomes, leave_category_id, status)
        values (${ida.id}, ${date}::date, ${date}, 60, ${approved_minutes}, 'overtime_1', 'time_off', ${category}, 'approved') returning id`,
    );
    const { id } = rows[0] as { id: number };
    await office.services.db.transaction((tx) => postTimeOff(tx, [id]));
    const posted = async () =>
      (await run(sql`select amount::float8, expires_on::text from leave_ledger where overtime_id = ${id} order by id`)).rows;
    return { id, posted };
  };
  const inLieu = (given: object) =>
    newCategory(office, { starts_on: '2020-01-01', unit: 'hour', annual_amount: 0, rounding: 'none', ...given });

  test.each([
    [null, '2026-03-10', null],
    [1, '2026-03-10', '2026-04-09'],
    [3, '2026-03-10', '2026-06-09'],
    [1, '2026-03-01', '2026-03-31'],
    // A month that lacks the day ends with its last one.
    [1, '2026-01-31', '2026-02-28'],
    [1, '2026-01-29', '2026-02-28'],
    [12, '2024-02-29', '2025-02-28'],
    [60, '2026-03-10', '2031-03-09'],
  ])('that lapse after %s months, earned on %s, last through %s', async (earned_expires_after, date, expires_on) => {
    const { posted } = await lapse(await inLieu({ earned_expires_after }), date);
    expect(await posted()).toEqual([{ amount: 1, expires_on }]);
  });

  test('keep the day on which they lapse when less of them is approved, or the policy changes', async () => {
    const category = await inLieu({ earned_expires_after: 3 });
    const { id, posted } = await lapse(category, '2026-03-10');
    await run(sql`update leave_policies set earned_expires_after = 1 where leave_category_id = ${category}`);
    await run(sql`update overtime set approved_minutes = 30 where id = ${id}`);
    await office.services.db.transaction((tx) => postTimeOff(tx, [id]));
    expect(await posted()).toEqual([
      { amount: 1, expires_on: '2026-06-09' },
      { amount: -0.5, expires_on: '2026-06-09' },
    ]);
  });

  test('lapse by the policy of the day on which they were earned', async () => {
    const category = await inLieu({ earned_expires_after: 3 });
    await run(
      sql`insert into leave_policies overriding system value select (jsonb_populate_record(p, jsonb_build_object('id', nextval(pg_get_serial_sequence('leave_policies', 'id')),
        'valid_from', '2026-04-01', 'earned_expires_after', 1))).* from leave_policies p where p.leave_category_id = ${category}`,
    );
    const days = await Promise.all(['2026-03-31', '2026-04-01'].map(async (date) => (await lapse(category, date)).posted()));
    expect(days).toEqual([[{ amount: 1, expires_on: '2026-06-30' }], [{ amount: 1, expires_on: '2026-04-30' }]]);
  });
});

describe('a day that changes', () => {
  test('updates the pending request, and withdraws it when no overtime is left', async () => {
    await rulesFor(ida, { reason_required: false });
    await ports(ida, monday, ...long);
    const { id } = await requestOf(ida);
    await override(480);
    expect(await requestOf(ida)).toMatchObject({ id, status: 'pending', minutes: 30, previous_minutes: found, attempt: 2 });
    await override(450);
    expect(await requestOf(ida)).toMatchObject({ id, status: 'withdrawn', minutes: 0 });
    expect((await hr().get('/approvals', { filters: { model: 'overtime', employee_id: ida.id, status: 'pending' } })).body.data).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ closed_at: null })]),
    );
    await override(510);
    expect(await requestOf(ida)).toMatchObject({ id, status: 'pending', minutes: 60 });
  });

  test('is decided again, and shows its earlier value; deciding twice credits once', async () => {
    const off = await newCategory(office, { unit: 'hour', annual_amount: 0, rounding: 'none' });
    await rulesFor(ida, { reason_required: false, becomes: 'time_off', leave_category_id: off });
    await ports(ida, monday, ...long);
    const { id } = await requestOf(ida);
    await hr().post(`/overtime/${id}/approve`, {});
    expect((await balanceOf(office, ida, off, monday)).available).toBe(1);
    await ports(ida, monday);
    expect((await balanceOf(office, ida, off, monday)).available).toBe(1);
    await override(480);
    expect(await requestOf(ida)).toMatchObject({ status: 'pending', minutes: 30, approved_minutes: null, previous_minutes: found });
    expect((await balanceOf(office, ida, off, monday)).available).toBe(0);
    await hr().post(`/overtime/${id}/approve`, {});
    const { available, lines } = await balanceOf(office, ida, off, monday);
    expect(available).toBe(0.5);
    expect(lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['overtime', 1],
      ['overtime', -1],
      ['overtime', 0.5],
    ]);
  });

  const override = async (worked_minutes: number) => {
    const answer = await hr().post('/attendance-days/override', { employee_id: ida.id, date: monday, worked_minutes, reason: 'As agreed' });
    if (answer.status !== 200) throw new Error(answer.text);
    await ports(ida, monday);
  };
});

describe('rules', () => {
  test('explain in plain words the result for a day', async () => {
    const preview = async (given: object) => (await hr().post('/overtime-rules/preview', given)).body.data.sentences;
    expect(await preview({ tolerance_minutes: 10, block_minutes: 15, becomes: 'pay' })).toEqual([
      'A day of 9:12 on a planned 8:00 gives 1:00 of overtime.',
      'Work on a rest day: Rest-day work.',
      'Work on a holiday: Holiday work.',
      'Overtime counts once it’s approved.',
      'Overtime becomes: Pay.',
    ]);
    expect(await preview({ worked_minutes: 720, daily_after_minutes: 480, second_after_minutes: 600, weekly_after_minutes: 2400 })).toEqual(
      expect.arrayContaining([
        'A day of 12:00 on a planned 8:00 gives 4:00 of overtime.',
        '2:00 of it are paid at the higher rate.',
        'Six such planned days in a week give 8:00 of overtime on the last one.',
      ]),
    );
  });

  test('are refused with the field that is wrong', async () => {
    const vacation = await newCategory(office);
    const refused = async (given: object) =>
      Object.keys((await hr().post('/overtime-rules', { ...usual, becomes: 'pay', ...given })).body.fields);
    expect(await refused({ becomes: 'time_off' })).toEqual(['leave_category_id']);
    expect(await refused({ becomes: 'time_off', leave_category_id: vacation })).toEqual(['leave_category_id']);
    expect(await refused({ night_from: '22:00' })).toEqual(['night_to']);
    expect(await refused({ daily_after_minutes: 600, second_after_minutes: 480 })).toEqual(['second_after_minutes']);
    expect(await refused({ employee_id: ida.id, branch_id: office.cast.places.delivery.branch_id })).toEqual(['employee_id']);
  });

  test('of a person go before those of the company, from their day on', async () => {
    const company = (await hr().post('/overtime-rules', { ...usual, name: 'All', becomes: 'pay', reason_required: false })).body.data;
    await ports(ida, monday, ...long);
    const own = await rulesFor(ida, { valid_from: tuesday, needs_approval: false });
    await ports(ida, tuesday, ...long);
    const [second, first] = await requestsOf(ida);
    expect([first.status, second.status]).toEqual(['pending', 'approved']);
    expect(first.overtime_rule_id).toBe(company.id);
    await hr().delete(`/overtime-rules/${company.id}`, { version: company.version });
    await ports(ida, monday);
    expect((await requestsOf(ida)).map(({ status }: { status: string }) => status)).toEqual(['approved', 'withdrawn']);
    // A decision stays when the rules it was based on are deleted.
    await hr().delete(`/overtime-rules/${own}`, { version: 1 });
    await ports(ida, tuesday);
    expect((await requestsOf(ida))[0]).toMatchObject({ status: 'approved', approved_minutes: found });
  });

  test('by the week apply to the sum of all its days', async () => {
    await rulesFor(ida, { daily_after_minutes: 1440, weekly_after_minutes: 900, rest_day_class: 'normal' });
    for (const after of [0, 1, 2]) await stamp(office, ida.id, addDays(monday, after), '09:00 in', '17:00 out');
    await ports(ida, addDays(monday, 2));
    await sql`insert into hours_to_class values (${ida.id}, ${monday}::date, ${monday}::date)`.execute(office.services.db);
    await ports(ida, monday);
    expect(await requestsOf(ida)).toMatchObject([{ date: addDays(monday, 2), minutes: 450 }]);
  });
});

describe('a flex-time account', () => {
  const flexOf = async (given: Record<string, unknown> = {}) =>
    newCategory(office, {
      kind: 'flex',
      unit: 'minute',
      annual_amount: 0,
      starts_on: '2020-01-01',
      negative_limit: 600,
      requires_approval: false,
      ...given,
    });
  const weekOf = async () => {
    const { body } = await hr().get('/weekly-hours', { filters: { employee_id: ida.id }, date: monday });
    return body.data[0];
  };

  test('collects the balance of its days like weekly hours, and follows a day that changes without an edit', async () => {
    const flex = await flexOf();
    await ports(ida, monday, ...long);
    const before = await balanceOf(office, ida, flex, addDays(monday, 6));
    await ports(ida, tuesday, '09:00 in', '16:00 out');
    const { available, lines, category } = await balanceOf(office, ida, flex, addDays(monday, 6));
    expect(category.unit).toBe('minute');
    expect(lines.every(({ kind }: { kind: string }) => kind === 'flex')).toBe(true);
    const on = (date: string, all: { date: string; amount: number }[]) =>
      all.filter((line) => line.date === date).map(({ amount }) => amount);
    expect(on(monday, lines)).toEqual([72]);
    expect(on(tuesday, lines).reduce((sum, amount) => sum + amount, 0)).toBe(-60);
    expect(on(tuesday, before.lines)).toEqual([-450]);
    const week = await weekOf();
    const ofWeek = lines
      .filter(({ date }: { date: string }) => date >= monday)
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    expect(week.balance_hours).toBeCloseTo(ofWeek / 60, 2);
    expect(week.flex_hours).toBeCloseTo(available / 60, 2);
    expect((await ida.as.get('/employees/self/attendance', { date: monday, type: 'year-weeks' })).body.data.flex_hours).not.toBeNull();
    await hr().put(`/leave-categories/${flex}`, {
      active: false,
      version: (await hr().get(`/leave-categories/${flex}`)).body.data.version,
    });
  });

  test('agrees with weekly hours for any week, even when punches are added later', async () => {
    const flex = await flexOf();
    const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const stay = fc.record({ from: fc.integer({ min: 360, max: 720 }), minutes: fc.integer({ min: 1, max: 600 }) });
    const aWeek = fc.array(fc.option(stay), { minLength: 7, maxLength: 7 });
    let before = 0;
    const agrees = fc.asyncProperty(aWeek, fc.integer({ min: 0, max: 6 }), async (stays, late) => {
      before += 1;
      const days = stays.map((one, at) => ({ date: addDays(monday, at - 7 * before), one }));
      const [first, last] = [days[0]?.date, days[6]?.date];
      for (const { date, one } of [...days.toSpliced(late, 1), ...days.slice(late, late + 1)]) {
        if (one) await ports(ida, date, `${clock(one.from)} in`, `${clock(one.from + one.minutes)} out`);
        else await ports(ida, date);
      }
      const { rows } = await sql<{ minutes: number }>`
        select coalesce(sum(amount), 0)::int as minutes from leave_ledger
        where employee_id = ${ida.id} and leave_category_id = ${flex} and date between ${first}::date and ${last}::date`.execute(
        office.services.db,
      );
      const week = (await hr().get('/weekly-hours', { filters: { employee_id: ida.id }, date: first })).body.data[0];
      expect(Math.round(week.balance_hours * 60)).toBe(rows[0]?.minutes);
    });
    await fc.assert(agrees, { numRuns: 5, endOnFailure: true });
    await hr().put(`/leave-categories/${flex}`, { active: false, version: 1 });
  });

  test('leaves overtime that needs approval to the approver, and is taken by the hour', async () => {
    const flex = await flexOf();
    await rulesFor(ida, { reason_required: false, becomes: 'time_off', leave_category_id: flex });
    await ports(ida, monday, ...long);
    const onMonday = async () =>
      (await balanceOf(office, ida, flex, monday)).lines
        .filter(({ date }: { date: string }) => date === monday)
        .map(({ kind, amount }: Line) => [kind, amount]);
    expect(await onMonday()).toEqual([['flex', 12]]);
    await hr().post(`/overtime/${(await requestOf(ida)).id}/approve`, { minutes: 45 });
    expect(await onMonday()).toEqual([
      ['flex', 12],
      ['overtime', 45],
    ]);
    const day = mondayIn(1);
    await hr().post('/leave-ledger/adjust', {
      employee_id: ida.id,
      leave_category_id: flex,
      kind: 'opening',
      date: day,
      amount: 9000,
      note: 'From the old system',
    });
    const before = (await balanceOf(office, ida, flex, day)).available;
    const requested = await ida.as.post('/leaves', {
      leave_category_id: flex,
      from_date: day,
      to_date: day,
      from_time: '10:00',
      to_time: '12:00',
    });
    expect(requested.body.data).toMatchObject({ amount: 120, status: 'approved' });
    expect((await balanceOf(office, ida, flex, day)).available).toBe(before - 120);
  });

  test('counts in minutes, and no other category does', async () => {
    const answer = await hr().post('/leave-categories', { ...category, name: 'Odd', code: 'ODD', unit: 'minute' });
    expect(answer.body.fields).toHaveProperty('unit');
    const made = await hr().post('/leave-categories', {
      ...category,
      name: 'Flexible',
      code: 'FLX',
      unit: 'day',
      kind: 'flex',
      annual_amount: 20,
    });
    expect(made.body.data).toMatchObject({ unit: 'minute', annual_amount: 0, balance_mode: 'tracked' });
  });

  type Line = { kind: string; amount: number };
  const category = {
    color: '#0b7a4b',
    min_step: 'half',
    balance_mode: 'tracked',
    grant: 'upfront',
    accrual_frequency: 'monthly',
    accrual_timing: 'end',
    rounding: 'half',
    rounding_mode: 'nearest',
    prorate: 'none',
    carry_over: 'none',
    carry_over_expiry: 'none',
    substitute: 'optional',
  };
});
