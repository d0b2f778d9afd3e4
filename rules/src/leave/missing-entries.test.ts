import { describe, expect, test } from 'vitest';
import type { Day } from '../calendar.ts';
import { balanceOn, firstOverdraft } from './balance.ts';
import { type Account, missingEntries } from './due-entries.ts';
import { accountOf, entry, hiredOn, monthly, taken, vacation } from './fixtures.ts';
import type { Entry } from './ledger.ts';
import type { LeavePolicy } from './policy.ts';

type Line = [kind: Entry['kind'], date: Day, amount: number, expires_on?: Day | null];
const lines = (entries: readonly Entry[]): Line[] =>
  entries.map(({ kind, date, amount, expires_on }) => (expires_on === null ? [kind, date, amount] : [kind, date, amount, expires_on]));
const missing = (account: Account, until: Day): Line[] => lines(missingEntries(account, until));

describe('the granted leave', () => {
  const granted = entry('grant', '2026-01-01', 20_000);
  test.each<[string, Account, Day, Line[]]>([
    ['the day before a year', { ...accountOf(vacation), since: '2025-12-31' }, '2025-12-31', []],
    ['on the first day of a year', accountOf(vacation), '2026-01-01', [['grant', '2026-01-01', 20_000]]],
    ['is not granted again', accountOf(vacation, [granted]), '2026-12-31', []],
    ['is completed', accountOf(vacation, [{ ...granted, amount: 19_000 }]), '2026-12-31', [['grant', '2026-01-01', 1000]]],
    ['is taken back', accountOf(vacation, [{ ...granted, amount: 21_000 }]), '2026-12-31', [['grant', '2026-01-01', -1000]]],
    ['without a balance', accountOf({ ...vacation, balance_mode: 'unlimited' }), '2026-12-31', []],
    [
      'by the month, at its end',
      accountOf(monthly),
      '2026-02-28',
      [
        ['accrual', '2026-01-31', 1500],
        ['accrual', '2026-02-28', 2000],
      ],
    ],
    ['by the month, the day before its end', accountOf(monthly), '2026-02-27', [['accrual', '2026-01-31', 1500]]],
    ['an instalment that comes later is not taken back', accountOf(monthly, [entry('accrual', '2026-01-31', 1500)]), '2026-01-30', []],
  ])('%s', (_, account, until, expected) => expect(missing(account, until)).toEqual(expected));
});

describe('a closed year', () => {
  const hired = { ...accountOf(vacation, [entry('grant', '2025-01-01', 12_000)]), since: '2025-01-01' };
  test.each<[string, Day | null, Line[]]>([
    ['closed through its last day is granted nothing more', '2025-12-31', []],
    ['closed through the day before is granted the rest', '2025-12-30', [['grant', '2025-01-01', 8000]]],
    ['that is open is granted the rest', null, [['grant', '2025-01-01', 8000]]],
  ])('%s', (_, closed_through, expected) => {
    expect(missing({ ...hired, closed_through, isClosed: () => false }, '2025-12-31')).toEqual(expected);
  });

  test.each<[string, Entry[], Line[]]>([
    ['that ends at zero carries nothing over', [entry('grant', '2025-01-01', 1000), ...taken('2025-12-01')], []],
    [
      'with a rest carries it over',
      [entry('grant', '2025-01-01', 1000)],
      [
        ['carry_out', '2025-12-31', -1000],
        ['carry_in', '2026-01-01', 1000, '2026-03-31'],
      ],
    ],
    [
      'with a debt carries it over without a day',
      [...taken('2025-12-01')],
      [
        ['carry_out', '2025-12-31', 1000],
        ['carry_in', '2026-01-01', -1000],
      ],
    ],
  ])('%s', (_, ledger, expected) => {
    const account = { ...accountOf(vacation, ledger), since: '2025-01-01', closed_through: '2025-12-31' };
    expect(missing(account, '2026-01-01').filter(([kind]) => kind.startsWith('carry'))).toEqual(expected);
  });
});

describe('days that were carried over lapse', () => {
  const carried = (expires_on: Day | null): Account =>
    accountOf(vacation, [entry('grant', '2026-01-01', 20_000), entry('carry_in', '2026-01-01', 5000, expires_on)]);
  test.each<[string, Account, Day, Line[]]>([
    ['not on their last day', carried('2026-03-31'), '2026-03-31', []],
    ['on the day after', carried('2026-03-31'), '2026-04-01', [['expiry', '2026-03-31', -5000]]],
    ['on the last day of the year, in the next year', carried('2026-12-31'), '2027-01-01', [['expiry', '2026-12-31', -5000]]],
    ['never without a last day', carried(null), '2026-12-31', []],
  ])('%s', (_, account, until, expected) => {
    expect(missing({ ...account, isClosed: () => false }, until).filter(([kind]) => kind === 'expiry')).toEqual(expected);
  });

  test.each<[string, Day, Line[]]>([
    ['is not taken back before its day is over', '2026-03-31', []],
    ['is taken back when its day is over', '2026-04-01', [['expiry', '2026-03-31', 5000]]],
  ])('an expiry that was posted too early %s', (_, until, expected) => {
    const ledger = [entry('grant', '2026-01-01', 20_000), entry('expiry', '2026-03-31', -5000)];
    expect(missing(accountOf(vacation, ledger), until)).toEqual(expected);
  });

  test('days above the maximum lapse on the day on which they come', () => {
    const account = accountOf({ ...vacation, max_balance: 15_000 });
    expect(missing(account, '2026-01-02')).toEqual([
      ['grant', '2026-01-01', 20_000],
      ['expiry', '2026-01-01', -5000],
    ]);
  });
});

describe('the last day of carried days', () => {
  const lastDay = (given: Partial<LeavePolicy>, more: Partial<Account> = {}): unknown => {
    const policy = { ...vacation, ...given };
    const account = { ...accountOf(policy, [], hiredOn('2020-01-01')), since: '2025-01-01', ...more };
    return missing(account, '2026-12-30')
      .find(([kind]) => kind === 'carry_in')
      ?.slice(1);
  };
  const onDay = { carry_over_expiry: 'on_day', carry_over_expires_after: 6 } as const;
  const afterMonths = { carry_over_expiry: 'after_months', carry_over_expires_on: '03-31' } as const;
  test.each<[string, Partial<LeavePolicy>, unknown[]]>([
    ['a day of the year', { ...onDay, carry_over_expires_on: '03-31' }, ['2026-01-01', 10_000, '2026-03-31']],
    ['the first day of the year', { ...onDay, carry_over_expires_on: '01-01' }, ['2026-01-01', 10_000, '2026-01-01']],
    ['the last day of February', { ...onDay, carry_over_expires_on: '02-29' }, ['2026-01-01', 10_000, '2026-02-28']],
    ['a number of months', { ...afterMonths, carry_over_expires_after: 3 }, ['2026-01-01', 10_000, '2026-03-31']],
    ['one month', { ...afterMonths, carry_over_expires_after: 1 }, ['2026-01-01', 10_000, '2026-01-31']],
    ['never', { carry_over_expiry: 'none', carry_over_expires_on: '03-31', carry_over_expires_after: 3 }, ['2026-01-01', 10_000]],
    ['never without a day', { ...onDay, carry_over_expires_on: null }, ['2026-01-01', 10_000]],
    ['never without months', { ...afterMonths, carry_over_expires_after: null }, ['2026-01-01', 10_000]],
  ])('%s', (_, given, expected) => expect(lastDay(given)).toEqual(expected));

  test.each<[string, string, unknown[]]>([
    ['in the next calendar year', '03-31', ['2025-07-01', 10_000, '2026-03-31']],
    ['on the first day of the leave year', '07-01', ['2025-07-01', 10_000, '2025-07-01']],
    ['the day before the leave year, so at its end', '06-30', ['2025-07-01', 10_000, '2026-06-30']],
  ])('of a leave year from July on: %s', (_, carry_over_expires_on, expected) => {
    expect(lastDay({ ...onDay, carry_over_expires_on, year_starts_in: 7 }, { since: '2024-07-01' })).toEqual(expected);
  });

  test('amounts that last longest are carried first', () => {
    const ledger = [
      entry('grant', '2025-01-01', 20_000),
      entry('overtime', '2025-02-01', 4000, '2026-06-30'),
      entry('overtime', '2025-02-01', 4000, '2026-02-15'),
    ];
    const account = { ...accountOf({ ...vacation, carry_over_max: 12_000 }, ledger), since: '2025-01-01' };
    const into = missing(account, '2026-01-01').filter(([kind]) => kind === 'carry_in');
    expect(into.toSorted((a, b) => String(a[3]).localeCompare(String(b[3])))).toEqual([
      ['carry_in', '2026-01-01', 8000, '2026-03-31'],
      ['carry_in', '2026-01-01', 4000, '2026-06-30'],
    ]);
  });
});

describe('the balance', () => {
  const ledger = [
    entry('grant', '2026-01-01', 20_000),
    entry('carry_in', '2026-01-01', 2000, '2026-06-30'),
    entry('carry_in', '2026-01-01', 3000, '2026-03-31'),
    entry('carry_in', '2026-01-01', 1000),
    entry('overtime', '2026-02-01', 500, '2026-02-10'),
    entry('adjustment', '2026-05-04', 250),
    entry('expiry', '2026-03-31', -3000),
    ...taken('2026-05-04', '2027-01-04'),
  ];
  const on = (day: Day, pending: { date: Day; amount: number }[] = []) => balanceOn(accountOf(vacation, ledger), pending, day);
  test.each<[Day, Partial<ReturnType<typeof on>>]>([
    ['2026-01-01', { entitled: 20_000, carried: 6000, adjusted: 0, expired: 0, taken: 0, scheduled: 1000, available: 25_000 }],
    ['2026-01-31', { entitled: 20_000 }],
    ['2026-02-01', { entitled: 20_500 }],
    ['2026-03-31', { expired: 0 }],
    ['2026-04-01', { expired: 3000 }],
    ['2026-05-03', { adjusted: 0, taken: 0, scheduled: 1000 }],
    ['2026-05-04', { adjusted: 250, taken: 1000, scheduled: 0, available: 22_750 }],
  ])('on %s', (day, expected) => expect(on(day)).toMatchObject(expected));

  test.each<[Day, number]>([
    ['2025-12-31', 0],
    ['2026-01-01', 1000],
    ['2026-12-31', 1000],
    ['2027-01-01', 0],
  ])('reserves requests of its year: %s', (date, pending) => {
    expect(on('2026-06-01', [{ date, amount: 1000 }])).toMatchObject({ pending, available: 22_750 - pending });
  });

  test('shows the first day on which carried days lapse', () => {
    expect(on('2026-01-01').carried_expires_on).toBe('2026-03-31');
    const back = [...ledger, entry('carry_in', '2026-01-01', -3000, '2026-03-31')];
    expect(balanceOn(accountOf(vacation, back), [], '2026-01-01').carried_expires_on).toBe('2026-06-30');
    const debt = [entry('carry_in', '2026-01-01', -1000, '2026-03-31')];
    expect(balanceOn(accountOf(vacation, debt), [], '2026-01-01').carried_expires_on).toBeNull();
    const lasting = [entry('carry_in', '2026-01-01', 1000), entry('carry_in', '2025-01-01', 1000, '2025-03-31')];
    expect(balanceOn(accountOf(vacation, lasting), [], '2026-01-01').carried_expires_on).toBeNull();
  });
});

describe('days that are wanted', () => {
  const account = accountOf({ ...vacation, annual_amount: 2000, carry_over: 'none' });
  const wanted = (...dates: Day[]) => dates.map((date) => ({ date, amount: 1000 }));
  test.each<[string, Account, { date: Day; amount: number }[], { date: Day; amount: number }[], ReturnType<typeof firstOverdraft>]>([
    ['exactly enough', account, [], wanted('2026-05-04', '2026-05-05'), null],
    ['a day too many', account, [], wanted('2026-05-04', '2026-05-05', '2026-05-06'), { date: '2026-05-06', short: 1000 }],
    ['a day too many in any order', account, [], wanted('2026-05-06', '2026-05-04', '2026-05-05'), { date: '2026-05-06', short: 1000 }],
    ['enough with a request before', account, wanted('2026-04-01'), wanted('2026-05-04'), null],
    [
      'too many with two requests before',
      account,
      wanted('2026-04-01', '2026-04-02'),
      wanted('2026-05-04'),
      { date: '2026-05-04', short: 1000 },
    ],
    [
      'too many with two requests after',
      account,
      wanted('2026-06-01', '2026-06-02'),
      wanted('2026-05-04'),
      { date: '2026-06-02', short: 1000 },
    ],
    ['in the next year', account, [], wanted('2027-05-04', '2027-05-05'), null],
    [
      'too many in the next year',
      account,
      [],
      wanted('2026-05-04', '2027-05-04', '2027-05-05', '2027-05-06'),
      { date: '2027-05-06', short: 1000 },
    ],
    ['without a balance', accountOf({ ...vacation, annual_amount: 0, balance_mode: 'unlimited' }), [], wanted('2026-05-04'), null],
    ['none', account, [], [], null],
  ])('%s', (_, of, pending, use, expected) => expect(firstOverdraft(of, pending, use)).toEqual(expected));
});
