import { addDays } from '@cadre/rules/calendar';
import { addMonths } from '@cadre/rules/employment';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeDueYears } from '../../src/features/requests/balances/close-due-years.ts';
import { postDueOfAll } from '../../src/features/requests/balances/post-due.ts';
import { beginPolicies } from '../../src/features/requests/categories/begin-policies.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/fixtures.ts';
import type { Answer } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { ask, balanceOf, mondayIn, newCategory, newcomer, today } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
});
afterAll(() => office.close());

const thisYear = `${today.slice(0, 4)}-01-01`;
const lastYear = addMonths(thisYear, -12);
const monday = mondayIn(3);
const hr = () => office.as('hr');
const ledgerOf = async (id: number, category: number) =>
  (await hr().get('/leave-ledger', { filters: { employee_id: id, leave_category_id: category }, per_page: 200 })).body.data;

describe('upcoming grants', () => {
  test('are in the balance before they are posted, and posting them twice changes nothing', async () => {
    const monthly = await newCategory(office, { grant: 'accrual', starts_on: lastYear, accrual_timing: 'start' });
    const ida = await newcomer(office);
    const before = await balanceOf(office, ida, monthly);
    await postDueOfAll(office.services.db);
    const posted = await ledgerOf(ida.id, monthly);
    expect(posted.length).toBeGreaterThan(12);
    expect(new Set(posted.map(({ unit }: { unit: string }) => unit))).toEqual(new Set(['day']));
    await Promise.all([postDueOfAll(office.services.db), postDueOfAll(office.services.db)]);
    expect(await ledgerOf(ida.id, monthly)).toEqual(posted);
    const { lines, ...result } = await balanceOf(office, ida, monthly);
    const { lines: _, ...expected } = before;
    expect(result).toEqual(expected);
    expect(lines.every(({ id }: { id: number | null }) => id !== null)).toBe(true);
  });

  test('are in the balance of 24 December if they are granted by then', async () => {
    const monthly = await newCategory(office, { grant: 'accrual', starts_on: thisYear });
    const ida = await newcomer(office);
    const next = Number(today.slice(0, 4)) + 1;
    const result = await balanceOf(office, ida, monthly, `${next}-12-24`);
    expect(result).toMatchObject({ year: `${next}-01-01`, entitled: 18.5, available: 18.5 });
    expect(result.lines.at(-1)).toMatchObject({ id: null, kind: 'accrual', left: 18.5 });
  });

  test('cannot be requested for a date in a thousand years', async () => {
    const vacation = await newCategory(office);
    const ida = await newcomer(office);
    const day = '2999-12-31';
    const adjusted = { employee_id: ida.id, leave_category_id: vacation, amount: 1, note: 'Late', date: day };
    const refused: [string, Answer][] = [
      ['date', await ida.as.get('/employees/self/leave-balances', { date: day })],
      ['month', await hr().get('/leave-balances', { month: '2999-12' })],
      ['year', await hr().get(`/leave-categories/${vacation}/closing`, { year: day })],
      ['date', await hr().post('/leave-ledger/adjust', adjusted)],
    ];
    for (const [field, { status, body }] of refused)
      expect({ status, says: body.fields?.[field] }).toEqual({ status: 422, says: [expect.stringContaining('must be at most')] });
    const input = { leave_category_id: vacation, from_date: day, to_date: day };
    expect((await ida.as.post('/leaves/preview', input)).body.data).toMatchObject({ balances: [], findings: [{ code: 'leave_future' }] });
    expect((await ida.as.get('/employees/self/leave-balances', { date: '9999-12-31' })).body.fields.date).toEqual(['Date is not valid']);
  });

  test('are explained in plain words before the category is saved', async () => {
    const preview = async (given: object) =>
      (await hr().post('/leave-categories/preview', { annual_amount: 24, hired_on: '2026-03-10', ...given })).body.data;
    expect(
      (await preview({ carry_over: 'limited', carry_over_max: 5, carry_over_expiry: 'after_months', carry_over_expires_after: 3 }))
        .sentences,
    ).toEqual([
      'Someone hired on Mar 10, 2026 gets 20 days until Dec 31, 2026, and 24 days in the year after.',
      'If nothing is taken, 5 days are carried over and lapse after Mar 31, 2027.',
    ]);
    expect((await preview({ balance_mode: 'unlimited', wait_months: 6 })).sentences).toEqual([
      'Someone hired on Mar 10, 2026 can take as much as is approved.',
      'The first day can be taken on Sep 10, 2026.',
    ]);
    const refused = await hr().post('/leave-categories/preview', { hired_on: '2026-03-10', carry_over: 'limited' });
    expect(refused.body.fields).toHaveProperty('carry_over_max');
  });
});

describe('a category', () => {
  test('shows before a change which balances it affects', async () => {
    const category = await newCategory(office, { starts_on: thisYear });
    const ida = await newcomer(office);
    const effects = async (given: object) => (await hr().post(`/leave-categories/${category}/effects`, given)).body.data;
    expect(await effects({ reason_required: true })).toMatchObject({ changed: 0, examples: [] });
    const result = await effects({ annual_amount: 25 });
    expect(result.changed).toBe(result.people);
    expect(result.examples[0]).toMatchObject({ before: 20, after: 25 });
    await hr().put(`/leave-categories/${category}`, { max_balance: 15 });
    expect((await effects({ max_balance: null, annual_amount: null })).examples[0]).toMatchObject({ before: 15, after: 20 });
    await hr().put(`/leave-categories/${category}`, { max_balance: null });
    expect(await balanceOf(office, ida, category)).toMatchObject({ available: 20 });
    expect((await office.as('manager').post(`/leave-categories/${category}/effects`, {})).status).toBe(403);
    expect((await hr().post('/leave-categories/999999/effects', {})).status).toBe(404);
  });

  test('can change from a date on, lists its versions, and previews the effect', async () => {
    const category = await newCategory(office, { starts_on: lastYear });
    const ida = await newcomer(office, { hire_date: lastYear });
    const put = (body: object) => hr().put(`/leave-categories/${category}`, body);
    const entitled = async (day: string) => (await balanceOf(office, ida, category, day)).entitled;
    await postDueOfAll(office.services.db);
    expect((await put({ annual_amount: 26 })).body.data).toMatchObject({ annual_amount: 26, from: thisYear });
    expect([await entitled(addDays(thisYear, -1)), await entitled(today)]).toEqual([20, 26]);
    const nextYear = addMonths(thisYear, 12);
    const ahead = { annual_amount: 28, from: nextYear };
    const effects = (await hr().post(`/leave-categories/${category}/effects`, ahead)).body.data;
    expect(effects).toMatchObject({ from: nextYear, to: addDays(addMonths(nextYear, 12), -1) });
    expect(effects.changed).toBe(effects.people);
    expect(effects.examples[0]).toMatchObject({ before: 26, after: 28 });
    expect((await put(ahead)).body.data).toMatchObject({ annual_amount: 26, from: thisYear });
    expect([await entitled(today), await entitled(nextYear)]).toEqual([26, 28]);
    const shownOn = async (day: string) => {
      await beginPolicies(office.services.db, day);
      return (await hr().get(`/leave-categories/${category}`)).body.data;
    };
    expect(await shownOn(addDays(nextYear, -1))).toMatchObject({ annual_amount: 26, from: thisYear });
    expect(await shownOn(nextYear)).toMatchObject({ annual_amount: 28, from: nextYear });
    expect(await shownOn(today)).toMatchObject({ annual_amount: 26, from: thisYear });
    expect((await put({ carry_over: 'all', from: lastYear })).status).toBe(200);
    const { versions, default_from } = (await hr().get(`/leave-categories/${category}/versions`)).body.data;
    const result = versions.map(({ from, changed, policy }: { from: string; changed: string[]; policy: { annual_amount: number } }) => [
      from,
      changed,
      policy.annual_amount,
    ]);
    expect(default_from).toBe(thisYear);
    expect(result).toEqual([
      [nextYear, ['annual_amount'], 28],
      [thisYear, ['annual_amount'], 26],
      [lastYear, ['carry_over'], 20],
      [null, [], 20],
    ]);
    expect((await ida.as.get(`/leave-categories/${category}/versions`)).status).toBe(200);
    expect((await hr().get('/leave-categories/999999/versions')).status).toBe(404);
  });

  test('may be for some people alone', async () => {
    const category = await newCategory(office, { gender: 'female', employment_type: 'part_time' });
    const [ida, ben] = [await newcomer(office, { gender: 'female', employment_type: 'part_time' }), await newcomer(office)];
    expect(await balanceOf(office, ida, category)).toMatchObject({ available: 20 });
    expect(await balanceOf(office, ben, category)).toBeUndefined();
    expect((await ask(ben, category, monday)).body.fields.leave_category_id).toEqual(['Category isn’t for this person']);
    expect((await ask(ida, category, monday)).status).toBe(200);
  });

  test('that is used is marked as used, and keeps the settings its days were counted by', async () => {
    const category = await newCategory(office);
    const path = `/leave-categories/${category}`;
    expect((await hr().get(path)).body.data.is_used).toBe(false);
    await ask(await newcomer(office), category, monday);
    expect((await hr().get(path)).body.data.is_used).toBe(true);
    expect((await hr().put(path, { unit: 'hour' })).body.fields).toHaveProperty('unit');
    expect((await hr().put(path, { unit: 'day', counts_holidays: null, starts_on: null, annual_amount: 22 })).status).toBe(200);
  });
});

describe('a year that is closed', () => {
  test('carries over the amount of the preview, once, and follows later entries', async () => {
    const carried = { carry_over: 'limited', carry_over_max: 10, carry_over_expiry: 'none', starts_on: lastYear, max_past_days: 366 };
    const vacation = await newCategory(office, carried);
    const ida = await newcomer(office, { hire_date: lastYear });
    const preview = async () =>
      (await hr().get(`/leave-categories/${vacation}/closing`, { year: lastYear })).body.data.people.find(
        ({ employee }: { employee: { id: number } }) => employee.id === ida.id,
      );
    expect(await preview()).toMatchObject({ left: 20, carried: 10, lapsed: 10 });
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 0, available: 20 });
    const close = () => hr().post(`/leave-categories/${vacation}/close`, { year: lastYear });
    expect((await close()).status).toBe(200);
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 10, available: 30 });
    await close();
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 10, available: 30 });
    const adjust = { employee_id: ida.id, leave_category_id: vacation, date: addDays(thisYear, -20), amount: -15, note: 'Taken on paper' };
    await hr().post('/leave-ledger/adjust', adjust);
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 5, available: 25 });
  });

  test('can be reopened until the next one is closed, and the carry-over is then undone', async () => {
    const before = addMonths(lastYear, -12);
    const vacation = await newCategory(office, { carry_over: 'all', starts_on: before });
    const ida = await newcomer(office, { hire_date: before });
    const order = (verb: string, year: string) => hr().post(`/leave-categories/${vacation}/${verb}`, { year });
    expect((await order('reopen', before)).body.code).toBe('wrong_state');
    await order('close', before);
    await order('close', lastYear);
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 40, available: 60 });
    expect((await order('reopen', before)).body.fields).toHaveProperty('year');
    expect((await order('reopen', lastYear)).status).toBe(200);
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 0, available: 20 });
    await order('close', lastYear);
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 40, available: 60 });
    expect((await office.as('manager').post(`/leave-categories/${vacation}/reopen`, { year: lastYear })).status).toBe(403);
  });

  test('keeps its grants after changes of policies, hire dates and hours, and SQL cannot add any', async () => {
    const carried = { carry_over: 'limited', carry_over_max: 10, starts_on: lastYear, prorate: 'by_month', prorate_fte: true };
    const vacation = await newCategory(office, carried);
    const ida = await newcomer(office, { hire_date: lastYear });
    await hr().post(`/leave-categories/${vacation}/close`, { year: lastYear });
    const endOf = addDays(thisYear, -40);
    const closed = () => balanceOf(office, ida, vacation, endOf);
    const before = await closed();
    expect(before).toMatchObject({ entitled: 20, available: 20 });
    const put = (body: object) => hr().put(`/leave-categories/${vacation}`, body);
    expect((await put({ annual_amount: 30, carry_over_max: 30, from: addDays(thisYear, -1) })).body.fields).toHaveProperty('from');
    expect((await put({ annual_amount: 30, carry_over_max: 30 })).status).toBe(200);
    await hr().put(`/employees/${ida.id}`, { hire_date: addMonths(lastYear, 6) });
    await postDueOfAll(office.services.db);
    expect(await closed()).toEqual(before);
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 10, entitled: 30, available: 40 });

    const { db } = office.services;
    const account = sql`${ida.id}, ${vacation}, ${lastYear}::date, ${endOf}::date`;
    const line = (kind: string, amount: number, note: string | null = null) =>
      sql`insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, note, key)
        values (${account}, ${kind}, ${amount}, ${note}, ${`by-sql:${kind}:${amount}`})`.execute(db);
    for (const kind of ['grant', 'accrual', 'adjustment', 'usage', 'expiry', 'carry_in', 'carry_out', 'overtime'])
      await expect(line(kind, 3)).rejects.toThrow(/closed leave year/);
    await expect(sql`update leave_policies set annual_amount = 99 where leave_category_id = ${vacation}`.execute(db)).rejects.toThrow(
      /closed leave year/,
    );
    await expect(sql`delete from leave_policies where leave_category_id = ${vacation}`.execute(db)).rejects.toThrow(/closed leave year/);
    await expect(sql`update leave_closings set year = year - 366 where leave_category_id = ${vacation}`.execute(db)).rejects.toThrow();
    expect(await closed()).toEqual(before);
    await line('adjustment', -15, 'Taken on paper');
    expect(await balanceOf(office, ida, vacation)).toMatchObject({ carried: 5, available: 35 });
  });

  test('must be over, and needs a company-wide right', async () => {
    const vacation = await newCategory(office);
    expect((await hr().post(`/leave-categories/${vacation}/close`, { year: thisYear })).body.fields).toHaveProperty('year');
    expect((await office.as('manager').post(`/leave-categories/${vacation}/close`, { year: lastYear })).status).toBe(403);
  });
});

describe('a leave year that ends', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['a second before it ends in the last time zone', '11:59:59', 422],
    ['once it has ended in the last time zone', '12:00:00', 200],
  ])('is closed %s: %s UTC on the next day answers %i', async (_story, time, expected) => {
    const vacation = await newCategory(office);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${addMonths(thisYear, 12)}T${time}Z`) });
    expect((await hr().post(`/leave-categories/${vacation}/close`, { year: thisYear })).status).toBe(expected);
  });
});

describe('a leave year by the hire date', () => {
  test('grants on the anniversary, is closed person by person, and can be reopened', async () => {
    const hired = addDays(addMonths(today, -12), -10);
    const before = addMonths(thisYear, -36);
    const category = await newCategory(office, { year_starts: 'hire_date', starts_on: before, carry_over: 'limited', carry_over_max: 5 });
    const ida = await newcomer(office, { hire_date: hired });
    const anniversary = addMonths(hired, 12);
    expect(await balanceOf(office, ida, category)).toMatchObject({ year: anniversary, entitled: 20, carried: 0 });
    const order = (verb: string) => hr().post(`/leave-categories/${category}/${verb}`, { year: `${hired.slice(0, 4)}-06-01` });
    expect((await order('close')).status).toBe(200);
    expect(await balanceOf(office, ida, category)).toMatchObject({ year: anniversary, carried: 5, available: 25 });
    expect((await hr().get(`/leave-categories/${category}/closing`, { year: `${hired.slice(0, 4)}-06-01` })).body.data.is_closed).toBe(
      true,
    );
    expect((await order('reopen')).status).toBe(200);
    expect(await balanceOf(office, ida, category)).toMatchObject({ carried: 0, available: 20 });
    expect((await hr().put(`/leave-categories/${category}`, { year_starts: 'month' })).body.fields).toHaveProperty('year_starts');
  });
});

describe('a year that closes by itself', () => {
  test('does so after the configured number of days, once, and users who may close years are notified', async () => {
    const carried = { carry_over: 'limited', carry_over_max: 5, starts_on: lastYear };
    const [category, byHand] = [await newCategory(office, { ...carried, close_after_days: 30 }), await newCategory(office, carried)];
    const ida = await newcomer(office, { hire_date: lastYear });
    const closedOn = async (day: string) => {
      await closeDueYears(office.services.db, day);
      return (await balanceOf(office, ida, category)).carried;
    };
    expect(await closedOn(addDays(thisYear, 29))).toBe(0);
    expect(await closedOn(addDays(thisYear, 30))).toBe(5);
    expect(await closedOn(addDays(thisYear, 31))).toBe(5);
    expect(await balanceOf(office, ida, byHand)).toMatchObject({ carried: 0 });
    const { data } = (await hr().get('/notifications')).body;
    const result = data.filter(({ type }: { type: string }) => type === 'leave_year_closed');
    expect(result).toHaveLength(1);
    expect(result[0].args).toMatchObject({ year: lastYear });
  });
});

test('days added by HR can expire on a specific day, and then do', async () => {
  const vacation = await newCategory(office);
  const ida = await newcomer(office);
  const given = {
    employee_id: ida.id,
    leave_category_id: vacation,
    amount: 2,
    note: 'Use it soon',
    date: today,
    expires_on: addDays(today, 5),
  };
  const refused = async (more: object) => (await hr().post('/leave-ledger/adjust', { ...given, ...more })).body.fields;
  expect(await refused({ expires_on: addDays(today, -1) })).toHaveProperty('expires_on');
  expect(await refused({ amount: -2 })).toHaveProperty('expires_on');
  expect((await hr().post('/leave-ledger/adjust', given)).body.data).toMatchObject({ available: 22 });
  const left = async (day: string) => (await balanceOf(office, ida, vacation, day)).available;
  expect([await left(addDays(today, 5)), await left(addDays(today, 6))]).toEqual([22, 20]);
});

test('unpaid leave reduces the grant if the category is set to', async () => {
  const unpaid = await newCategory(office, { balance_mode: 'unlimited', pay_rate_bp: 0, max_future_months: 36 });
  const years = { starts_on: thisYear, prorate: 'by_full_month', rounding: 'none', annual_amount: 12 };
  const [reduced, whole] = [await newCategory(office, { ...years, reduced_by_unpaid: true }), await newCategory(office, years)];
  const ida = await newcomer(office, { hire_date: lastYear });
  const { id } = (await ask(ida, unpaid, monday, addDays(monday, 4))).body.data;
  expect(await balanceOf(office, ida, reduced, monday)).toMatchObject({ entitled: 12 });
  expect((await hr().post(`/leaves/${id}/approve`, {})).status).toBe(200);
  const months = monday.slice(5, 7) === addDays(monday, 4).slice(5, 7) ? 1 : 2;
  expect(await balanceOf(office, ida, reduced, monday)).toMatchObject({ entitled: 12 - months });
  expect(await balanceOf(office, ida, whole, monday)).toMatchObject({ entitled: 12 });
});

describe('carried days that a request uses', () => {
  test('are reserved until it is decided, on their last day and after it', async () => {
    const begins = `${today.slice(0, 7)}-01`;
    const before = addMonths(begins, -12);
    const lapsing = { carry_over: 'all', carry_over_expiry: 'after_months', carry_over_expires_after: 2 };
    const years = { year_starts_in: Number(today.slice(5, 7)), starts_on: before };
    const vacation = await newCategory(office, { ...lapsing, ...years });
    const ida = await newcomer(office, { hire_date: before });
    await hr().post(`/leave-categories/${vacation}/close`, { year: before });
    const soon = mondayIn(0);
    expect((await ask(ida, vacation, soon, addDays(soon, 4))).status).toBe(200);
    const last = addDays(addMonths(begins, 2), -1);
    expect(await balanceOf(office, ida, vacation, last)).toMatchObject({ carried: 20, expired: 0, pending: 5, available: 35 });
    expect(await balanceOf(office, ida, vacation, addDays(last, 1))).toMatchObject({ expired: 15, pending: 5, available: 20 });
  });

  test('are there on any past day before anything was posted', async () => {
    const monthly = await newCategory(office, { grant: 'accrual', accrual_timing: 'start', starts_on: lastYear });
    const ida = await newcomer(office, { hire_date: lastYear });
    expect(await balanceOf(office, ida, monthly, addDays(thisYear, -1))).toMatchObject({ entitled: 20, available: 20 });
  });
});

describe('the ledger', () => {
  test('is append-only, also for HR and SQL', async () => {
    const vacation = await newCategory(office);
    const ida = await newcomer(office);
    await hr().post('/leave-ledger/adjust', { employee_id: ida.id, leave_category_id: vacation, amount: 2.5, note: 'From the old system' });
    const { db } = office.services;
    await expect(sql`update leave_ledger set amount = 9 where employee_id = ${ida.id}`.execute(db)).rejects.toThrow();
    await expect(sql`delete from leave_ledger where employee_id = ${ida.id}`.execute(db)).rejects.toThrow();
    const [line] = await ledgerOf(ida.id, vacation);
    expect((await hr().put(`/leave-ledger/${line.id}`, { amount: 9 })).status).toBe(405);
  });

  test('is adjusted with a reason, by HR, and not for oneself', async () => {
    const vacation = await newCategory(office);
    const ida = await newcomer(office);
    const adjust = { employee_id: ida.id, leave_category_id: vacation, amount: 2.5, note: 'From the old system' };
    expect((await hr().post('/leave-ledger/adjust', { ...adjust, note: '' })).body.fields).toHaveProperty('note');
    expect((await hr().post('/leave-ledger/adjust', { ...adjust, amount: 0 })).body.fields).toHaveProperty('amount');
    expect((await office.as('manager').post('/leave-ledger/adjust', adjust)).status).toBe(403);
    const hana = await newcomer(office, {}, 3);
    expect((await hana.as.post('/leave-ledger/adjust', { ...adjust, employee_id: hana.id })).body.code).toBe('own_request');
    expect((await hr().post('/leave-ledger/adjust', adjust)).body.data).toMatchObject({ available: 22.5 });
    expect((await balanceOf(office, ida, vacation)).lines.at(-1)).toMatchObject({
      kind: 'adjustment',
      amount: 2.5,
      note: 'From the old system',
    });
  });

  test('is read by its owner and by who leads them', async () => {
    const vacation = await newCategory(office);
    const ida = await newcomer(office);
    await hr().post('/leave-ledger/adjust', { employee_id: ida.id, leave_category_id: vacation, amount: 1, note: 'A day for helping' });
    const balances = `/employees/${ida.id}/leave-balances`;
    expect((await ida.as.get('/employees/self/leave-balances')).body.data.employee.id).toBe(ida.id);
    expect((await ida.as.get('/leave-ledger')).body.meta.total).toBe(1);
    expect((await office.as('manager').get(balances)).status).toBe(200);
    expect((await office.as('outsider').get(balances)).status).toBe(403);
    expect((await office.as('outsider').get('/leave-ledger', { filters: { employee_id: ida.id } })).body.meta.total).toBe(0);
  });

  test('every employee has a row of balances, today and at the end of another month', async () => {
    const vacation = await newCategory(office, { name: 'Annual leave' });
    const ida = await newcomer(office);
    await ask(ida, vacation, monday, addDays(monday, 4));
    const rows = (await hr().get('/leave-balances', { filters: { employee_id: ida.id }, month: monday.slice(0, 7) })).body.data;
    const found = rows[0].balances.find(({ category }: { category: { id: number } }) => category.id === vacation);
    expect(found).toMatchObject({ category: { name: 'Annual leave', unit: 'day' }, entitled: 20 });
    expect(rows[0].pending).toBe(5);
    expect((await office.as('outsider').get('/leave-balances')).body.data).toHaveLength(1);
  });
});

test('the unit of a category cannot change once the category is used', async () => {
  const vacation = await newCategory(office);
  expect((await hr().put(`/leave-categories/${vacation}`, { unit: 'hour' })).status).toBe(200);
  expect((await hr().put(`/leave-categories/${vacation}`, { unit: 'day' })).status).toBe(200);
  const ida = await newcomer(office);
  await ask(ida, vacation, monday);
  const refused = await hr().put(`/leave-categories/${vacation}`, { unit: 'hour' });
  expect(refused.body.fields.unit[0]).toContain('Copy it instead');
  expect((await hr().put(`/leave-categories/${vacation}`, { annual_amount: 25 })).status).toBe(200);
  expect(await balanceOf(office, ida, vacation, monday)).toMatchObject({ entitled: 25 });
  expect((await hr().delete(`/leave-categories/${vacation}`)).status).toBe(409);
});
