import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '../calendar.ts';
import { balanceOn, firstOverdraft } from './balance.ts';
import { type Account, missingEntries } from './due-entries.ts';
import { accountOf, entry, vacation } from './fixtures.ts';
import type { Entry } from './ledger.ts';
import type { LeavePolicy } from './policy.ts';
import type { Use } from './replay.ts';

/** The possible events of an account, in any order. Amounts are half days. */
type Event =
  | { does: 'ask'; date: Day; halves: number }
  | { does: 'approve' | 'withdraw' | 'cancel'; which: number }
  | { does: 'adjust'; date: Day; halves: number }
  | { does: 'holiday'; which: number }
  | { does: 'post'; date: Day }
  | { does: 'close' };

type Life = { account: Account; pending: Use[]; approved: Use[] };

const end = '2027-12-31';
const anyDay = fc.integer({ min: 0, max: 700 }).map((after) => addDays('2026-01-01', after));
const which = fc.nat({ max: 20 });
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), date: anyDay, halves: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('approve' as const, 'withdraw' as const, 'cancel' as const), which }) },
  fc.record({ does: fc.constant('adjust' as const), date: anyDay, halves: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ does: fc.constant('holiday' as const), which }),
  fc.record({ does: fc.constant('post' as const), date: anyDay }),
  fc.constant({ does: 'close' as const }),
);

const add = (account: Account, ...entries: Entry[]): Account => ({ ...account, ledger: [...account.ledger, ...entries] });
const taken = ({ date, amount }: Use): Entry => entry('usage', date, -amount);
const givenBack = ({ date, amount }: Use, part = amount): Entry => entry('usage_reversal', date, part);
const without = (list: readonly Use[], one: Use): Use[] => list.filter((other) => other !== one);

/** One step, as the server takes it: only covered days are requested, and nothing is ever removed from the ledger. */
function step(life: Life, event: Event): Life {
  const { account, pending, approved } = life;
  const pick = (list: readonly Use[]): Use | undefined => ('which' in event ? list[event.which % Math.max(1, list.length)] : undefined);
  if (event.does === 'ask') {
    const use = { date: event.date, amount: event.halves * 500 };
    return firstOverdraft(account, pending, [use]) ? life : { ...life, pending: [...pending, use] };
  }
  if (event.does === 'adjust') return { ...life, account: add(account, entry('adjustment', event.date, event.halves * 500)) };
  if (event.does === 'post') return { ...life, account: add(account, ...missingEntries(account, event.date)) };
  if (event.does === 'close') return { ...life, account: { ...account, isClosed: () => true } };
  const use = pick(event.does === 'approve' || event.does === 'withdraw' ? pending : approved);
  if (!use) return life;
  if (event.does === 'withdraw') return { ...life, pending: without(pending, use) };
  if (event.does === 'approve') {
    return { account: add(account, taken(use)), pending: without(pending, use), approved: [...approved, use] };
  }
  if (event.does === 'cancel') return { ...life, account: add(account, givenBack(use)), approved: without(approved, use) };
  const shorter = { ...use, amount: use.amount - 500 };
  return {
    ...life,
    account: add(account, givenBack(use, 500)),
    approved: [...without(approved, use), ...(shorter.amount > 0 ? [shorter] : [])],
  };
}

const policies = fc.record({
  grant: fc.constantFrom<LeavePolicy['grant'][]>('upfront', 'accrual'),
  carry_over: fc.constantFrom<LeavePolicy['carry_over'][]>('none', 'limited', 'all'),
  negative_limit: fc.constantFrom(0, 2000),
  max_balance: fc.constantFrom(null, 15_000),
});

test('in any history, the days taken are the days approved, no day is spent twice, and posting twice changes nothing', () => {
  fc.assert(
    fc.property(policies, fc.array(anyEvent, { maxLength: 30 }), (change, events) => {
      const policy = { ...vacation, ...change };
      const start: Life = { account: { ...accountOf(policy), isClosed: () => false }, pending: [], approved: [] };
      const { account, pending, approved } = events.reduce(step, start);
      const posted = add({ ...account, isClosed: () => true }, ...missingEntries({ ...account, isClosed: () => true }, end));
      expect(missingEntries(posted, end)).toEqual([]);
      for (const year of ['2026', '2027']) {
        const of = (uses: readonly Use[]) => uses.filter(({ date }) => date.startsWith(year)).reduce((sum, { amount }) => sum + amount, 0);
        const result = balanceOn(posted, pending, `${year}-12-31`);
        expect({ taken: result.taken, pending: result.pending }).toEqual({ taken: of(approved), pending: of(pending) });
      }
      expect(firstOverdraft(posted, pending, [])).toBeNull();
    }),
  );
});
