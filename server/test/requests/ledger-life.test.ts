import { addDays } from '@cadre/rules/calendar';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postDueOfAll } from '../../src/features/requests/balances/post-due.ts';
import { planHours } from '../attendance/works.ts';
import { type Office, openOffice } from '../office.ts';
import { type Asking, ask, balanceOf, mondayIn, newCategory, newcomer, today } from './desk.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
});
afterAll(() => office.close());

/** What people, HR, the calendar and the jobs do, in any order. */
type Step =
  | { does: 'ask'; after: number; days: number; half: boolean }
  | { does: 'approve' | 'withdraw' | 'cancel' | 'shorten'; which: number }
  | { does: 'adjust'; halves: number }
  | { does: 'holiday'; after: number }
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
  fc.constant({ does: 'post' as const }),
);

/** The leave year begins this month, so that all days of the story lie in it. */
const startsIn = Number(today.slice(5, 7));
const { to: end } = leaveYearOf(startsIn, today);
const first = mondayIn(3);

test('whatever happens, in whatever order, the balance is what the days of the requests add up to', async () => {
  const stories = fc.sample(fc.array(anyStep, { minLength: 12, maxLength: 16 }), { numRuns: 3, seed: 11 });
  for (const steps of stories) {
    const category = await newCategory(office, { year_starts_in: startsIn, annual_amount: 12, prorate: 'none' });
    const ida = await newcomer(office, { hire_date: '2024-01-01' });
    const life = { ida, category, adjusted: 0 };
    for (const step of steps) {
      await take(life, step);
      await expectRecount(life);
    }
    await Promise.all([postDueOfAll(office.house.db), postDueOfAll(office.house.db)]);
    await expectRecount(life);
  }
});

type Life = { ida: Asking; category: number; adjusted: number };

const hr = () => office.as('hr');
const leavesOf = async ({ ida }: Life): Promise<{ id: number; status: string; from_date: string; to_date: string }[]> =>
  (await hr().get('/leaves', { filters: { employee_id: ida.id }, per_page: 200, order_by: 'created_at', order_dir: 'asc' })).body.data;

/** One step; what is refused changes nothing, and nothing ever fails. */
async function take(life: Life, step: Step): Promise<void> {
  const { ida, category } = life;
  if (step.does === 'post') return postDueOfAll(office.house.db);
  if (step.does === 'ask') {
    const from = addDays(first, step.after);
    const to = step.half ? from : addDays(from, step.days - 1);
    const slots = step.half ? { from_slot: 'am', to_slot: 'am' } : {};
    const { status } = await ask(ida, category, from, to, slots);
    expect(status).toBeOneOf([200, 409, 422]);
    if (status === 200) expect((await balanceOf(office, ida, category, end)).available).toBeGreaterThanOrEqual(0);
    return;
  }
  if (step.does === 'adjust') {
    const body = { employee_id: ida.id, leave_category_id: category, amount: step.halves / 2, note: 'By hand' };
    expect((await hr().post('/leave-ledger/adjust', body)).status).toBe(200);
    life.adjusted += step.halves / 2;
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
    shorten: () => ida.as.post(`/leaves/${leave.id}/shorten`, { to_date: leave.from_date }),
  };
  expect((await orders[step.does]()).status).toBeOneOf([200, 409, 422]);
}

async function expectRecount(life: Life): Promise<void> {
  const told = await balanceOf(office, life.ida, life.category, end);
  const sums = { approved: 0, pending: 0 };
  for (const { id, status } of await leavesOf(life)) {
    const days = (await hr().get(`/leaves/${id}/days`)).body.data as { amount: number; active: boolean }[];
    const amount = days.filter(({ active }) => active).reduce((sum, day) => sum + day.amount, 0);
    if (status === 'approved' || status === 'pending') sums[status] += amount;
  }
  expect({ taken: told.taken + told.scheduled, pending: told.pending, available: told.available, entitled: told.entitled }).toEqual({
    taken: sums.approved,
    pending: sums.pending,
    available: 12 + life.adjusted - sums.approved - sums.pending,
    entitled: 12,
  });
}
