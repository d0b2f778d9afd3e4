import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '../calendar.ts';
import { balanceOn } from './balance.ts';
import { type Account, missingEntries } from './due-entries.ts';
import { accountOf, entry, hiredOn, vacation } from './fixtures.ts';
import { firstYear, type NaiveFacts, naiveAvailable, naiveGrants } from './naive-account.ts';
import type { LeavePolicy, Policies } from './policy.ts';
import type { Use } from './replay.ts';

const end = '2029-12-31';
const anyDay = fc.integer({ min: 0, max: 1400 }).map((after) => addDays('2026-01-01', after));
const halves = fc.integer({ min: 1, max: 12 }).map((count) => count * 500);
const change = fc.record(
  {
    annual_amount: fc.integer({ min: 10, max: 60 }).map((count) => count * 500),
    grant: fc.constantFrom<LeavePolicy['grant'][]>('upfront', 'accrual'),
    carry_over: fc.constantFrom<LeavePolicy['carry_over'][]>('none', 'limited', 'all'),
    carry_over_max: fc.constantFrom(3000, 8000),
    max_balance: fc.constantFrom(null, 18_000, 12_000),
  },
  { requiredKeys: [] },
);

type Act =
  | { does: 'request'; date: Day; amount: number }
  | { does: 'approve' | 'reject' | 'cancel'; which: number }
  | { does: 'adjust'; date: Day; amount: number; lapses: number | null }
  | { does: 'edit'; from: Day; change: Partial<LeavePolicy> }
  | { does: 'hire'; date: Day }
  | { does: 'hours'; from: Day; share_bp: number }
  | { does: 'post'; date: Day }
  | { does: 'close' | 'reopen' };

const which = fc.nat({ max: 20 });
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('request' as const), date: anyDay, amount: halves }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('approve' as const, 'reject' as const, 'cancel' as const), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('adjust' as const),
      date: anyDay,
      amount: fc
        .integer({ min: -6, max: 6 })
        .filter(Boolean)
        .map((count) => count * 500),
      lapses: fc.option(fc.integer({ min: 0, max: 200 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('edit' as const), from: anyDay, change }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hire' as const), date: anyDay }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('hours' as const), from: anyDay, share_bp: fc.constantFrom(10_000, 5000, 7500) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('post' as const), date: anyDay }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('close' as const, 'close' as const, 'reopen' as const) }) },
);

/** The account as the product keeps it, and the facts as a person would write them down. */
type Life = {
  account: Account;
  approved: Use[];
  adjustments: NaiveFacts['adjustments'];
  closed: Map<number, { date: Day; amount: number }[]>;
  clock: Day;
};

const factsOf = ({ account, approved, adjustments, closed }: Life): NaiveFacts => ({
  versions: [...account.policies],
  hired: account.person.employed[0]!.hired_on,
  shares: [...account.person.shares],
  uses: [...approved, ...account.pending],
  adjustments,
  closed,
});

const posted = (account: Account, until: Day): Account => ({ ...account, ledger: [...account.ledger, ...missingEntries(account, until)] });
const later = (a: Day, b: Day): Day => (a > b ? a : b);
const without = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);

function act(life: Life, step: Act): void {
  apply(life, step);
  if (life.closed.size > 0) life.account = posted(life.account, life.clock);
}

function apply(life: Life, step: Act): void {
  const { account } = life;
  const pick = (list: readonly Use[]) => ('which' in step ? list[step.which % Math.max(1, list.length)] : undefined);
  if (step.does === 'request') life.account = { ...account, pending: [...account.pending, { date: step.date, amount: step.amount }] };
  if (step.does === 'approve' || step.does === 'reject') {
    const use = pick(account.pending);
    if (!use) return;
    life.account = { ...account, pending: without(account.pending, use) };
    if (step.does === 'reject') return;
    life.approved.push(use);
    life.account = { ...life.account, ledger: [...account.ledger, entry('usage', use.date, -use.amount)] };
  }
  if (step.does === 'cancel') {
    const use = pick(life.approved);
    if (!use) return;
    life.approved = without(life.approved, use);
    life.account = { ...account, ledger: [...account.ledger, entry('usage_reversal', use.date, use.amount)] };
  }
  if (step.does === 'adjust') {
    const { date, amount, lapses } = step;
    const expires_on = lapses === null || amount < 0 ? null : addDays(date, lapses);
    life.adjustments.push({ date, amount, expires_on });
    life.account = { ...account, ledger: [...account.ledger, entry('adjustment', date, amount, expires_on)] };
  }
  if (step.does === 'edit' && (account.closed_through === null || step.from > account.closed_through)) {
    const remaining = account.policies.filter(({ from }) => from !== step.from);
    const before = remaining.findLast(({ from }) => from === null || from < step.from)!;
    const versions = [...remaining, { from: step.from, policy: { ...before.policy, ...step.change } }];
    const policies = versions.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1)) as unknown as Policies;
    life.account = { ...account, policies };
  }
  if (step.does === 'hire')
    life.account = { ...account, person: { ...account.person, employed: [{ hired_on: step.date, left_on: null }] } };
  if (step.does === 'hours') {
    const shares = [...account.person.shares.filter(({ from }) => from !== step.from), step].toSorted((a, b) => (a.from < b.from ? -1 : 1));
    life.account = { ...account, person: { ...account.person, shares } };
  }
  if (step.does === 'post') {
    life.clock = later(life.clock, step.date);
    life.account = posted(account, life.clock);
  }
  if (step.does === 'close') close(life);
  if (step.does === 'reopen' && life.closed.size > 0) {
    life.closed.delete(Math.max(...life.closed.keys()));
    markClosed(life);
  }
}

function close(life: Life): void {
  const year = Math.max(firstYear - 1, ...life.closed.keys()) + 1;
  if (year > 2028) return;
  life.clock = later(life.clock, `${year + 1}-01-01`);
  life.account = posted(life.account, life.clock);
  life.closed.set(year, naiveGrants(factsOf(life), year));
  markClosed(life);
}

function markClosed(life: Life): void {
  const years = [...life.closed.keys()];
  const closed_through = years.length > 0 ? `${Math.max(...years)}-12-31` : null;
  life.account = { ...life.account, isClosed: (year) => years.includes(Number(year.slice(0, 4))), closed_through };
}

const days = ['2026-03-31', '2026-04-01', '2026-11-15', '2027-02-10', '2027-04-02', '2027-12-30', '2028-07-01', '2029-03-31', '2029-06-15'];

test('a balance equals a naive recount over any order of acts, policy edits and changes of the hire date', () => {
  fc.assert(
    fc.property(change, anyDay, fc.array(anyAct, { maxLength: 25 }), (first, hired, acts) => {
      const policy = { ...vacation, prorate_fte: true, ...first };
      const account = { ...accountOf(policy, [], hiredOn(hired)), isClosed: () => false };
      const life: Life = { account, approved: [], adjustments: [], closed: new Map(), clock: '2026-01-01' };
      for (const one of acts) act(life, one);
      const whole = posted(life.account, end);
      expect(missingEntries(whole, end)).toEqual([]);
      const facts = factsOf(life);
      expect(days.map((day) => balanceOn(whole, whole.pending, day).available)).toEqual(days.map((day) => naiveAvailable(facts, day)));
    }),
    { numRuns: 150 },
  );
});
