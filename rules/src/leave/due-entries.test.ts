import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../calendar.ts';
import { balanceOn, firstOverdraft, projected } from './balance.ts';
import { type Account, missingEntries } from './due-entries.ts';
import { accountOf, entry, hiredOn, monthly, taken, vacation } from './fixtures.ts';
import { leaveYearOf } from './leave-year.ts';
import { type Entry, sumOf } from './ledger.ts';
import type { LeavePolicy } from './policy.ts';

const posted = (account: Account, until: Day): Account => ({ ...account, ledger: [...account.ledger, ...missingEntries(account, until)] });
const daysFrom = (from: Day, count: number): Day[] => Array.from({ length: count }, (_, at) => addDays(from, at));

describe('ten days carried over until the end of March, and twenty new ones', () => {
  const carried = entry('carry_in', '2026-01-01', 10_000, '2026-03-31');
  test.each([
    [0, 10_000, 20_000],
    [8, 2000, 20_000],
    [10, 0, 20_000],
    [12, 0, 18_000],
  ])('%s taken before: %s lapse, %s are left', (count, expired, available) => {
    const account = posted(accountOf(vacation, [carried, ...taken(...daysFrom('2026-02-02', count))]), '2026-06-01');
    expect(balanceOn(account, [], '2026-06-01')).toMatchObject({ expired, available });
  });

  test('a day in February that is entered in June reduces the lapsed amount', () => {
    const june = posted(accountOf(vacation, [carried]), '2026-06-01');
    const later = posted({ ...june, ledger: [...june.ledger, ...taken('2026-02-10')] }, '2026-06-02');
    expect(balanceOn(later, [], '2026-06-02')).toMatchObject({ expired: 9000, taken: 1000, available: 20_000 });
  });

  test('on the last day they can still be taken', () => {
    const account = posted(accountOf(vacation, [carried]), '2026-03-31');
    expect(balanceOn(account, [], '2026-03-31')).toMatchObject({ expired: 0, available: 30_000, carried_expires_on: '2026-03-31' });
  });
});

describe('a grant that becomes smaller', () => {
  const carried = entry('carry_in', '2026-01-01', 10_000, '2026-03-31');
  const halved = { ...hiredOn('2020-01-01'), shares: [{ from: '2020-01-01', share_bp: 5000 }] };
  const parttime: LeavePolicy = { ...vacation, prorate_fte: true };

  test('does not keep the carried days from lapsing', () => {
    const before = posted(accountOf(parttime, [carried]), '2026-02-01');
    const halvedThen = posted({ ...before, person: halved }, '2026-02-02');
    expect(balanceOn(posted(halvedThen, '2026-06-01'), [], '2026-06-01')).toMatchObject({
      entitled: 10_000,
      expired: 10_000,
      available: 10_000,
    });
  });

  test('has the same result if it was taken back on a later day', () => {
    const ledger = [carried, entry('grant', '2026-01-01', 20_000), entry('grant', '2026-02-15', -10_000)];
    const account = posted({ ...accountOf(parttime, ledger), person: halved }, '2026-06-01');
    expect(balanceOn(account, [], '2026-06-01')).toMatchObject({ entitled: 10_000, expired: 10_000, available: 10_000 });
  });

  test('has no effect on expiry if it is restored', () => {
    const back = [entry('adjustment', '2026-02-02', -1000), entry('adjustment', '2026-02-02', 1000)];
    const account = posted(accountOf(vacation, [carried, ...back]), '2026-06-01');
    expect(balanceOn(account, [], '2026-06-01')).toMatchObject({ expired: 10_000, available: 20_000 });
  });
});

describe('a hire date that is corrected', () => {
  const since2025 = (person: Account['person'], ledger: Entry[] = []): Account => ({
    ...accountOf(vacation, ledger, person),
    since: '2025-01-01',
    isClosed: () => false,
  });

  test.each([
    ['2025-12-31', 0],
    ['2026-01-01', 0],
    ['2026-04-10', 0],
  ])('to %s takes back the grant of the year before', (hired, left) => {
    const before = posted(since2025(hiredOn('2025-03-01')), '2026-02-01');
    expect(balanceOn(before, [], '2025-12-31').available).toBe(16_500);
    const after = posted({ ...before, person: hiredOn(hired) }, '2026-02-01');
    expect(balanceOn(after, [], '2025-12-31').available).toBe(left);
  });

  test('within the year is granted from the new day on, and not before', () => {
    const before = posted(since2025(hiredOn('2026-01-01')), '2026-05-01');
    const after = posted({ ...before, person: hiredOn('2026-04-01') }, '2026-05-01');
    expect(['2026-03-31', '2026-04-01'].map((day) => balanceOn(after, [], day).available)).toEqual([0, 15_000]);
  });

  test('changes nothing in a closed year', () => {
    const before = posted({ ...since2025(hiredOn('2025-03-01')), isClosed: (year) => year === '2025-01-01' }, '2026-02-01');
    const closed = { ...before, closed_through: '2025-12-31' };
    expect(missingEntries({ ...closed, person: hiredOn('2025-09-01') }, '2026-02-01')).toEqual([]);
    expect(missingEntries({ ...closed, person: hiredOn('2025-09-01'), closed_through: null }, '2026-02-01')).not.toEqual([]);
  });
});

describe('a policy that changes', () => {
  const change = (from: Day, more: Partial<LeavePolicy>): Account['policies'] => [
    { from: null, policy: vacation },
    { from, policy: { ...vacation, ...more } },
  ];
  const account = (policies: Account['policies']): Account => ({ ...accountOf(vacation), policies, since: '2025-01-01' });

  test.each([
    ['at the start of a year', '2026-01-01', 20_000, 26_000],
    ['the day before', '2025-12-31', 20_000, 26_000],
    ['in the middle of a year, counts for its half', '2026-07-01', 20_000, 23_000],
    ['after the year, leaves it alone', '2027-01-01', 20_000, 20_000],
  ])('%s', (_, from, then, now) => {
    const whole = posted(account(change(from, { annual_amount: 26_000 })), '2026-12-30');
    expect([balanceOn(whole, [], '2025-12-30').entitled, balanceOn(whole, [], '2026-12-30').entitled]).toEqual([then, now]);
  });

  test.each([
    ['2025-12-31', 15_000],
    ['2026-01-01', 10_000],
  ])('from %s on determines the carry-over by the last day of a year', (from, carried) => {
    const whole = posted(account(change(from, { carry_over_max: 15_000 })), '2026-02-01');
    expect(balanceOn(whole, [], '2026-02-01').carried).toBe(carried);
  });

  test('caps from its day on, whether or not anything happens on it', () => {
    const whole = posted({ ...account(change('2026-05-05', { max_balance: 12_000 })), since: '2026-01-01' }, '2026-06-01');
    expect(['2026-05-05', '2026-05-06'].map((day) => balanceOn(whole, [], day).available)).toEqual([20_000, 12_000]);
  });
});

describe('days that are requested', () => {
  const carried = entry('carry_in', '2026-01-01', 10_000, '2026-03-31');
  const pending = ['2026-03-02', '2026-03-03'].map((date) => ({ date, amount: 1000 }));

  test('do not lapse, and are not counted twice', () => {
    const account = accountOf(vacation, [carried], undefined, pending);
    const june = projected(account, '2026-06-01');
    expect(balanceOn(june, pending, '2026-06-01')).toMatchObject({ expired: 8000, pending: 2000, available: 20_000 });
    const decided = posted({ ...posted(account, '2026-06-01'), pending: [] }, '2026-06-01');
    expect(balanceOn(decided, [], '2026-06-01')).toMatchObject({ expired: 10_000, available: 20_000 });
  });

  test('are not carried over either, until they are refused', () => {
    const late = [{ date: '2026-12-28', amount: 1000 }];
    const closed = posted(accountOf({ ...vacation, carry_over: 'all' }, [], undefined, late), '2027-02-01');
    expect(balanceOn(closed, late, '2027-02-01').carried).toBe(19_000);
    const refused = posted({ ...closed, pending: [], closed_through: '2026-12-31' }, '2027-02-01');
    expect(balanceOn(refused, [], '2027-02-01').carried).toBe(20_000);
  });
});

describe('an amount with its own expiry day', () => {
  test.each(['before', 'after'])('pays back days taken in advance, entered %s an amount without expiry', (order) => {
    const lasting = entry('opening', '2026-05-04', 3000);
    const lapsing = entry('adjustment', '2026-05-04', 1000, '2026-05-04');
    const coming = order === 'before' ? [lapsing, lasting] : [lasting, lapsing];
    const account = posted(accountOf({ ...vacation, annual_amount: 0 }, [...taken('2026-02-02'), ...coming]), '2026-06-01');
    expect(balanceOn(account, [], '2026-06-01')).toMatchObject({ expired: 0, available: 3000 });
  });

  const bonus = entry('adjustment', '2026-11-02', 3000, '2027-01-31');
  const yearEnd = (policy: Partial<LeavePolicy>, ...more: Entry[]) =>
    posted(accountOf({ ...vacation, annual_amount: 5000, ...policy }, [bonus, ...more]), '2027-06-01');
  const left = (account: Account, ...days: Day[]) => days.map((day) => balanceOn(account, [], day).available);

  test('lapses after that day within the year', () => {
    const account = posted(accountOf(vacation, [entry('adjustment', '2026-02-02', 3000, '2026-02-28')]), '2026-06-01');
    expect(left(account, '2026-02-28', '2026-03-01')).toEqual([23_000, 20_000]);
  });

  test('keeps its expiry day when it is carried over', () => {
    const account = yearEnd({ carry_over: 'all' });
    expect(left(account, '2027-01-31', '2027-02-01', '2027-04-01')).toEqual([13_000, 10_000, 5000]);
    expect(balanceOn(account, [], '2027-01-10').carried_expires_on).toBe('2027-01-31');
  });

  test('is used before amounts that last longer', () => {
    expect(left(yearEnd({ carry_over: 'all' }, ...taken('2026-12-01', '2026-12-02')), '2027-01-31', '2027-02-01')).toEqual([
      11_000, 10_000,
    ]);
  });

  test('is carried over after amounts that last longer, up to the limit', () => {
    expect(left(yearEnd({ carry_over_max: 6000 }), '2027-01-31', '2027-02-01')).toEqual([11_000, 10_000]);
    expect(missingEntries(yearEnd({ carry_over_max: 6000 }), '2027-06-01')).toEqual([]);
  });
});

test('an amount is still available on its last day', () => {
  const whole = posted(accountOf(vacation, [entry('carry_in', '2026-01-01', 10_000, '2026-03-31')]), '2026-06-01');
  expect(['2026-03-30', '2026-03-31', '2026-04-01'].map((day) => balanceOn(whole, [], day).available)).toEqual([30_000, 30_000, 20_000]);
});

describe('instalments before the first day of the ledger are in its opening balance', () => {
  // A twelfth of 20 days at the end of each month, rounded to halves: 8.5 by May, 10 by June, 20 by December.
  test.each<[string, Day, number, number]>([
    ['a day before an instalment', '2026-06-29', 1500, 11_500],
    ['the day of an instalment', '2026-06-30', 1500, 11_500],
    ['a day after an instalment', '2026-07-01', 0, 10_000],
    ['the first day of the year', '2026-01-01', 10_000, 20_000],
    ['the last day of the year', '2026-12-31', 0, 1500],
  ])('from %s on', (_, since, byJuly, byDecember) => {
    const account = { ...accountOf(monthly), since };
    const entitled = ['2026-07-01', '2026-12-31'].map((day) => balanceOn(posted(account, day), [], day).entitled);
    expect(entitled).toEqual([byJuly, byDecember]);
  });

  test.each<[Day, number]>([
    ['2026-01-01', 20_000],
    ['2026-01-02', 0],
  ])('the whole amount of a year whose ledger begins on %s', (since, expected) => {
    expect(sumOf(missingEntries({ ...accountOf(vacation), since }, '2026-12-31'))).toBe(expected);
  });
});

describe('a maximum balance of eight days', () => {
  const capped: LeavePolicy = { ...monthly, max_balance: 8000, rounding: 'none' };
  test.each<[string, Day[], Partial<ReturnType<typeof balanceOn>>]>([
    ['lapses grants above it', [], { entitled: 15_000, expired: 7000, available: 8000 }],
    ['lapses less after a day is taken', ['2026-06-10'], { entitled: 15_000, expired: 6000, taken: 1000, available: 8000 }],
    ['is reduced by a day taken at the end', ['2026-10-10'], { expired: 7000, taken: 1000, available: 7000 }],
  ])('%s', (_, dates, expected) => {
    const account = posted(accountOf(capped, taken(...dates)), '2026-10-15');
    expect(balanceOn(account, [], '2026-10-15')).toMatchObject(expected);
    expect(missingEntries(account, '2026-10-15')).toEqual([]);
  });

  test('removes amounts first that would lapse anyway', () => {
    const carried = entry('carry_in', '2026-01-01', 8000, '2026-03-31');
    const account = posted(accountOf({ ...vacation, max_balance: 20_000 }, [carried]), '2026-05-01');
    expect(balanceOn(account, [], '2026-05-01')).toMatchObject({ entitled: 20_000, expired: 8000, available: 20_000 });
  });

  test('restores a lapsed amount if a day is entered later', () => {
    const october = posted(accountOf(capped), '2026-10-15');
    const later = posted({ ...october, ledger: [...october.ledger, ...taken('2026-06-10')] }, '2026-10-16');
    expect(balanceOn(later, [], '2026-10-16')).toMatchObject({ expired: 6000, taken: 1000, available: 8000 });
  });
});

describe('at the end of a year', () => {
  test.each<[string, Partial<LeavePolicy>, number, number]>([
    ['as many days as allowed are carried over', {}, 5, 10_000],
    ['no more than are left', {}, 14, 6000],
    ['all of them', { carry_over: 'all' }, 5, 15_000],
    ['none', { carry_over: 'none' }, 5, 0],
    ['a debt, regardless of the rule', { carry_over: 'none', negative_limit: 5000 }, 23, -3000],
  ])('%s', (_, change, count, carried) => {
    const account = accountOf({ ...vacation, ...change }, taken(...daysFrom('2026-05-01', count)));
    expect(balanceOn(posted(account, '2027-01-10'), [], '2027-01-10')).toMatchObject({ carried, entitled: 20_000 });
    expect(sumOf(posted(account, '2027-01-10').ledger.filter(({ year }) => year === '2026-01-01'))).toBe(0);
  });

  test('nothing is carried over before the year is closed, and later changes adjust the carry-over', () => {
    const open = posted({ ...accountOf(vacation, taken('2026-05-04')), isClosed: () => false }, '2027-02-01');
    expect(balanceOn(open, [], '2027-02-01').carried).toBe(0);
    const closed = posted(
      { ...open, policies: [{ from: null, policy: { ...vacation, carry_over_max: 30_000 } }], isClosed: () => true },
      '2027-02-01',
    );
    expect(balanceOn(closed, [], '2027-02-01').carried).toBe(19_000);
    const later = posted({ ...closed, ledger: [...closed.ledger, ...taken('2026-12-28')] }, '2027-02-02');
    expect(balanceOn(later, [], '2027-02-02').carried).toBe(18_000);
  });
});

describe('days to be requested', () => {
  const use = (date: Day, amount = 1000) => ({ date, amount });

  test('are checked against the balance expected by then', () => {
    const account = posted(accountOf(monthly), '2026-02-15');
    expect(
      firstOverdraft(
        account,
        [],
        daysFrom('2026-03-02', 5).map((date) => use(date)),
      ),
    ).toEqual({ date: '2026-03-06', short: 1500 });
    expect(
      firstOverdraft(
        account,
        [],
        daysFrom('2026-07-06', 5).map((date) => use(date)),
      ),
    ).toBeNull();
  });

  test('leave enough for earlier requests', () => {
    const account = posted(accountOf(vacation), '2026-02-15');
    const requested = daysFrom('2026-12-01', 19).map((date) => use(date));
    expect(firstOverdraft(account, requested, [use('2026-03-02')])).toBeNull();
    expect(firstOverdraft(account, requested, [use('2026-03-02'), use('2026-03-03')])).toEqual({ date: '2026-12-19', short: 1000 });
  });

  test('may use days that are carried over into their year', () => {
    const account = posted(accountOf(vacation), '2026-11-15');
    const wanted = daysFrom('2027-01-11', 25).map((date) => use(date));
    expect(firstOverdraft(account, [], wanted)).toBeNull();
    expect(
      firstOverdraft(
        account,
        [],
        daysFrom('2027-04-12', 25).map((date) => use(date)),
      ),
    ).toEqual({ date: '2027-05-06', short: 5000 });
  });

  test('may be taken in advance where the category allows it', () => {
    const account = posted(accountOf({ ...monthly, negative_limit: 3000 }), '2026-01-15');
    expect(
      firstOverdraft(
        account,
        [],
        daysFrom('2026-01-19', 3).map((date) => use(date)),
      ),
    ).toBeNull();
    expect(
      firstOverdraft(
        account,
        [],
        daysFrom('2026-01-19', 4).map((date) => use(date)),
      ),
    ).toEqual({ date: '2026-01-22', short: 1000 });
  });
});

test('the balance projected to 24 December contains the days granted by then and not taken', () => {
  const account = posted(accountOf(monthly, taken('2026-02-02', '2026-12-28')), '2026-03-01');
  expect(balanceOn(projected(account, '2026-12-24'), [], '2026-12-24')).toMatchObject({
    entitled: 18_500,
    taken: 1000,
    scheduled: 1000,
    available: 16_500,
  });
});

describe('for any history, however often and late the entries are computed', () => {
  const anyDay = fc.integer({ min: 0, max: 1000 }).map((after) => addDays('2026-01-01', after));
  const anyPolicy = fc.record({
    grant: fc.constantFrom<LeavePolicy['grant'][]>('upfront', 'accrual'),
    accrual_frequency: fc.constantFrom<LeavePolicy['accrual_frequency'][]>('monthly', 'quarterly', 'half_yearly', 'yearly'),
    accrual_timing: fc.constantFrom<LeavePolicy['accrual_timing'][]>('start', 'end'),
    rounding: fc.constantFrom<LeavePolicy['rounding'][]>('none', 'quarter', 'half', 'unit'),
    rounding_mode: fc.constantFrom<LeavePolicy['rounding_mode'][]>('nearest', 'up', 'down'),
    prorate: fc.constantFrom<LeavePolicy['prorate'][]>('none', 'by_month', 'by_day'),
    year_starts_in: fc.constantFrom(1, 4, 7),
    carry_over: fc.constantFrom<LeavePolicy['carry_over'][]>('none', 'limited', 'all'),
    carry_over_expiry: fc.constantFrom<LeavePolicy['carry_over_expiry'][]>('none', 'on_day', 'after_months'),
    carry_over_expires_after: fc.integer({ min: 1, max: 12 }),
    max_balance: fc.option(fc.integer({ min: 0, max: 30 }).map((days) => days * 1000)),
    annual_amount: fc.integer({ min: 0, max: 60 }).map((halves) => halves * 500),
  });
  const anyHistory = fc.array(
    fc.record({ date: anyDay, amount: fc.integer({ min: -6, max: 6 }).map((halves) => halves * 500), isUse: fc.boolean() }),
    { maxLength: 25 },
  );

  const ledgerOf = (policy: LeavePolicy, history: { date: Day; amount: number; isUse: boolean }[]): Entry[] =>
    history.map(({ date, amount, isUse }) => ({
      kind: isUse ? 'usage' : 'adjustment',
      year: leaveYearOf(policy.year_starts_in, date).from,
      date,
      amount: isUse ? -Math.abs(amount) : amount,
      expires_on: null,
    }));

  test('posting twice or in steps gives the same balance', () => {
    fc.assert(
      fc.property(anyPolicy, anyHistory, anyDay, fc.array(anyDay, { maxLength: 4 }), (change, history, hired, stops) => {
        const policy = { ...vacation, ...change };
        const start = accountOf(policy, ledgerOf(policy, history), hiredOn(hired));
        const end = '2028-12-31';
        const once = posted(start, end);
        expect(missingEntries(once, end)).toEqual([]);
        const inSteps = stops.toSorted().reduce(posted, start);
        const late = posted(inSteps, end);
        const years = [...new Set(late.ledger.map(({ year }) => year))];
        for (const year of years) {
          const of = ({ ledger }: Account) => sumOf(ledger.filter((one) => one.year === year));
          expect(of(late)).toBe(of(once));
        }
      }),
    );
  });

  test('the order of entry does not matter', () => {
    fc.assert(
      fc.property(anyPolicy, anyHistory, anyDay, fc.integer({ min: 0, max: 25 }), anyDay, (change, history, hired, cut, between) => {
        const policy = { ...vacation, ...change };
        const whole = ledgerOf(policy, history);
        const person = hiredOn(hired);
        const end = '2028-12-31';
        const first = posted(accountOf(policy, whole.slice(0, cut), person), between);
        const rest = posted({ ...first, ledger: [...first.ledger, ...whole.slice(cut)] }, end);
        expect(balanceOn(rest, [], end)).toEqual(balanceOn(posted(accountOf(policy, whole, person), end), [], end));
      }),
    );
  });
});

test('reopening a year takes its carry-over back, and closing it again restores it', () => {
  const closed = accountOf(vacation, taken('2026-05-04'));
  const open = { ...closed, isClosed: () => false };
  const posted = (account: typeof closed, ...more: typeof closed.ledger) => ({ ...account, ledger: [...account.ledger, ...more] });
  const first = posted(closed, ...missingEntries(closed, '2027-06-01'));
  const reopened = posted({ ...first, isClosed: open.isClosed }, ...missingEntries({ ...first, isClosed: open.isClosed }, '2027-06-01'));
  expect(balanceOn(reopened, [], '2026-12-31')).toMatchObject({ available: 19_000 });
  expect(balanceOn(reopened, [], '2027-06-01')).toMatchObject({ carried: 0, expired: 0, available: 20_000 });
  expect(missingEntries(reopened, '2027-06-01')).toEqual([]);
  const again = { ...reopened, isClosed: closed.isClosed };
  expect(balanceOn(posted(again, ...missingEntries(again, '2027-06-01')), [], '2027-06-01')).toEqual(balanceOn(first, [], '2027-06-01'));
});
