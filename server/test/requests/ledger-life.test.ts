import { addDays } from '@cadre/rules/calendar';
import { addMonths } from '@cadre/rules/employment';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import { postDueOfAll } from '../../src/features/requests/balances/post-due.ts';
import { type Category, loadCategories } from '../../src/features/requests/categories/load-categories.ts';
import { recountLeaves } from '../../src/features/requests/leaves/recount-leaves.ts';
import { countDays, type StoredLeave } from '../../src/features/requests/leaves/stored-leave.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { termsIn } from '../people/people.ts';
import { planning } from '../schedules/planning.ts';
import { ask, balanceOf, mondayIn, newCategory, newcomer, type Requester, today } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
});
afterAll(() => office.close());

/** The steps of employees, HR, the calendar and the jobs, in any order. */
type Step =
  | { does: 'ask'; after: number; days: number; half: boolean }
  | { does: 'approve' | 'withdraw' | 'cancel' | 'shorten'; which: number }
  | { does: 'adjust'; halves: number }
  | { does: 'holiday'; after: number }
  | { does: 'edit'; amount: number; from: 'now' | 'next' }
  | { does: 'hire'; year: 'long_ago' | 'this' | 'before' }
  | { does: 'post' };

const which = fc.nat(20);
const after = fc.integer({ min: 0, max: 60 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('ask' as const), after, days: fc.integer({ min: 1, max: 8 }), half: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constantFrom('approve' as const, 'withdraw' as const, 'cancel' as const, 'shorten' as const), which }),
  },
  fc.record({ does: fc.constant('adjust' as const), halves: fc.constantFrom(-6, -1, 1, 3) }),
  fc.record({ does: fc.constant('holiday' as const), after }),
  fc.record({
    does: fc.constant('edit' as const),
    amount: fc.integer({ min: 8, max: 20 }),
    from: fc.constantFrom('now' as const, 'next' as const),
  }),
  fc.record({ does: fc.constant('hire' as const), year: fc.constantFrom('long_ago' as const, 'this' as const, 'before' as const) }),
  fc.constant({ does: 'post' as const }),
);

/** The leave year begins this month, so that all days of the test are in it. */
const startsIn = Number(today.slice(5, 7));
const { from: begins, to: end } = leaveYearOf(startsIn, today);
const first = mondayIn(3);

test('after any steps in any order, the balance is the sum of the days of the requests', async () => {
  const stories = fc.sample(fc.array(anyStep, { minLength: 12, maxLength: 16 }), { numRuns: 3, seed: 11 });
  for (const steps of stories) {
    const category = await newCategory(office, {
      year_starts_in: startsIn,
      starts_on: addMonths(begins, -12),
      annual_amount: 12,
      prorate: 'none',
      negative_limit: 40,
    });
    const ida = await newcomer(office, { hire_date: '2024-01-01' });
    const life: Life = { ida, category, adjusted: 0, amount: 12, hired: '2024-01-01' };
    for (const step of steps) {
      await take(life, step);
      await expectRecount(life);
    }
    await Promise.all([postDueOfAll(office.services.db), postDueOfAll(office.services.db)]);
    await expectRecount(life);
  }
});

/** The grant of the year and the hire date: the facts that determine the balance, apart from the requests. */
type Life = { ida: Requester; category: number; adjusted: number; amount: number; hired: string };

const hr = () => office.as('hr');
const leavesOf = async ({ ida }: Life): Promise<{ id: number; status: string; from_date: string; to_date: string }[]> =>
  (await hr().get('/leaves', { filters: { employee_id: ida.id }, per_page: 200, order_by: 'created_at', order_dir: 'asc' })).body.data;

/** Takes one step; a refused step changes nothing, and no step fails. */
async function take(life: Life, step: Step): Promise<void> {
  const { ida, category } = life;
  if (step.does === 'post') return postDueOfAll(office.services.db);
  if (step.does === 'ask') {
    const from = addDays(first, step.after);
    const to = step.half ? from : addDays(from, step.days - 1);
    const slots = step.half ? { from_slot: 'am', to_slot: 'am' } : {};
    const { status } = await ask(ida, category, from, to, slots);
    expect(status).toBeOneOf([200, 409, 422]);
    if (status === 200) expect((await balanceOf(office, ida, category, end)).available).toBeGreaterThanOrEqual(-40);
    return;
  }
  if (step.does === 'adjust') {
    const body = { employee_id: ida.id, leave_category_id: category, amount: step.halves / 2, note: 'By hand' };
    expect((await hr().post('/leave-ledger/adjust', body)).status).toBe(200);
    life.adjusted += step.halves / 2;
    return;
  }
  if (step.does === 'edit') {
    const from = step.from === 'now' ? begins : addDays(end, 1);
    expect((await hr().put(`/leave-categories/${category}`, { annual_amount: step.amount, from })).status).toBe(200);
    if (step.from === 'now') life.amount = step.amount;
    return;
  }
  if (step.does === 'hire') {
    const hire_date = { long_ago: '2024-01-01', this: begins, before: addDays(begins, -1) }[step.year];
    const { status } = await hr().put(`/employees/${ida.id}`, { hire_date });
    expect(status).toBeOneOf([200, 409, 422]);
    if (status === 200) life.hired = hire_date;
    return;
  }
  if (step.does === 'holiday') {
    const { holiday_calendar_id } = office.cast.places;
    const date = addDays(first, step.after);
    expect((await hr().post('/holidays', { holiday_calendar_id, date, name: 'Added later', portion: 'full' })).status).toBeOneOf([
      200, 409, 422,
    ]);
    return;
  }
  const all = await leavesOf(life);
  const leave = all[step.which % Math.max(1, all.length)];
  if (!leave) return;
  const orders = {
    approve: () => hr().post(`/leaves/${leave.id}/approve`, {}),
    withdraw: () => ida.as.post(`/leaves/${leave.id}/withdraw`, {}),
    cancel: () => hr().post(`/leaves/${leave.id}/cancel`, { note: 'As asked' }),
    shorten: () => hr().post(`/leaves/${leave.id}/shorten`, { to_date: leave.from_date }),
  };
  expect((await orders[step.does]()).status).toBeOneOf([200, 409, 422]);
}

async function expectRecount(life: Life): Promise<void> {
  const result = await balanceOf(office, life.ida, life.category, end);
  const sums = { approved: 0, pending: 0 };
  for (const { id, status } of await leavesOf(life)) {
    const days = (await hr().get(`/leaves/${id}/days`)).body.data as { amount: number; active: boolean }[];
    const amount = days.filter(({ active }) => active).reduce((sum, day) => sum + day.amount, 0);
    if (status === 'approved' || status === 'pending') sums[status] += amount;
  }
  const before = await balanceOf(office, life.ida, life.category, addDays(begins, -1));
  expect(before.entitled).toBe(life.hired < begins ? 12 : 0);
  expect({
    taken: result.taken + result.scheduled,
    pending: result.pending,
    available: result.available,
    entitled: result.entitled,
  }).toEqual({
    taken: sums.approved,
    pending: sums.pending,
    available: life.amount + life.adjusted - sums.approved - sums.pending,
    entitled: life.amount,
  });
}

/** Changes that affect the working days of Ida: her own, and those of her department, branch and shift. */
type Fact =
  | { fact: 'stay' | 'unroster' | 'unassign' }
  | { fact: 'assign' | 'assign_department' | 'pattern'; days: number; after: number }
  | { fact: 'transfer' | 'roster' | 'holiday' | 'terminate'; after: number }
  | { fact: 'hours'; hour: number };
const facts: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ fact: fc.constantFrom('stay' as const, 'unroster' as const, 'unassign' as const) }),
  fc.record({
    fact: fc.constantFrom('assign' as const, 'assign_department' as const, 'pattern' as const),
    days: fc.integer({ min: 1, max: 7 }),
    after,
  }),
  fc.record({ fact: fc.constantFrom('transfer' as const, 'roster' as const, 'holiday' as const, 'terminate' as const), after }),
  fc.record({ fact: fc.constant('hours' as const), hour: fc.integer({ min: 12, max: 20 }) }),
);

test('after any facts that change working days, the stored days of leave are those of a fresh count', async () => {
  const plan = planning(office);
  const { db } = office.services;
  for (const steps of fc.sample(fc.array(facts, { minLength: 10, maxLength: 14 }), { numRuns: 3, seed: 5 })) {
    const category = await newCategory(office, { annual_amount: 60, year_starts_in: startsIn });
    const ida = await newcomer(office, { place: 'design' });
    const shift = (await plan.shift()).id;
    const week = (count: number) => ({ weeks: [Array.from({ length: 7 }, (_, at) => (at < count ? shift : null))] });
    const own = (await plan.week(shift)).id;
    const roster = (await plan.roster(addDays(first, 10).slice(0, 7), { department_id: office.cast.places.design.department_id })).id;
    for (const [at, length] of [
      [0, 9],
      [14, 3],
      [20, 12],
      [40, 4],
    ] as const) {
      const { body } = await ask(ida, category, addDays(first, at), addDays(first, at + length - 1));
      if (at !== 14 && body.data) await hr().post(`/leaves/${body.data.id}/approve`, {});
    }
    const run = async ({ fact, ...given }: Fact): Promise<unknown> => {
      const { after: days_after = 0, days = 0, hour = 0 } = given as { after?: number; days?: number; hour?: number };
      const day = addDays(first, days_after);
      if (fact === 'terminate')
        return hr().post(`/employees/${ida.id}/terminate`, { last_working_day: day, termination_reason: 'resignation' });
      if (fact === 'stay') return hr().post(`/employees/${ida.id}/withdraw-notice`, {});
      if (fact === 'unroster') return hr().post(`/month-schedules/${roster}/withdraw`, {});
      if (fact === 'unassign') return sql`delete from schedule_assignments where employee_id = ${ida.id}`.execute(db);
      if (fact === 'assign') return hr().post('/schedule-assignments', { employee_id: ida.id, week_schedule_id: own, from_date: day });
      if (fact === 'assign_department')
        return hr().post('/schedule-assignments', {
          ...office.cast.places.finance,
          branch_id: null,
          week_schedule_id: own,
          from_date: day,
        });
      if (fact === 'pattern')
        return sql`update week_schedules set days = ${JSON.stringify(week(days))}::jsonb where id = ${own}`.execute(db);
      if (fact === 'hours') return sql`update shifts set end_time = ${`${hour}:00`} where id = ${shift}`.execute(db);
      if (fact === 'transfer')
        return hr().post('/employee-versions', { employee_id: ida.id, effective_from: day, ...termsIn(office, 'finance') });
      if (fact === 'holiday')
        return take({ ida, category, adjusted: 0, amount: 20, hired: begins }, { does: 'holiday', after: days_after });
      await plan.enter(roster, [{ employee_id: ida.id, date: day, shift_id: days_after % 2 ? null : shift }]);
      return plan.publish(roster);
    };
    for (const step of steps) {
      await run(step);
      await recountLeaves(db, { plansOf: loadPlans });
      await expectFresh(ida, category);
    }
  }
});

async function expectFresh(ida: Requester, category: number): Promise<void> {
  const { db } = office.services;
  const { rows: leaves } = await sql<StoredLeave>`select * from leaves where employee_id = ${ida.id} order by id`.execute(db);
  const { rows: stored } = await sql<{
    leave_id: number;
    date: string;
    slot: string;
    minutes: number;
    amount: string;
    skipped: string | null;
  }>`
    select leave_id, date, slot, minutes, amount, skipped from leave_days where employee_id = ${ida.id} and active order by date, slot`.execute(
    db,
  );
  const { rows: posted } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0) as sum from leave_ledger where employee_id = ${ida.id} and leave_id is not null`.execute(db);
  const counting = (await loadCategories(db, [category])).get(category) as Category;
  let approved = 0;
  for (const leave of leaves) {
    const { days } = await countDays(db, { plansOf: loadPlans }, counting, leave);
    const own = stored.filter(({ leave_id }) => leave_id === leave.id);
    expect(own.map((day) => [day.date, day.slot, day.minutes, Number(day.amount), day.skipped])).toEqual(
      days.map((day) => [day.date, day.slot, day.minutes, day.amount / 1000, day.skipped]),
    );
    const amount = days.reduce((sum, day) => sum + day.amount, 0) / 1000;
    expect(Number((leave as unknown as { amount: string }).amount)).toBe(amount);
    if (leave.status === 'approved') approved += amount;
  }
  expect(-Number(posted[0]?.sum)).toBe(approved);
}
