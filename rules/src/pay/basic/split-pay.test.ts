import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountsPaid, openParts, type PayAccount, splitPay } from './split-pay.ts';

const main: PayAccount = { id: 1, isMain: true, order: null, fixed: null, shareBp: null };
const fixed = (id: number, amount: number, order: number | null = null, currency = 'EUR'): PayAccount => ({
  ...main,
  id,
  isMain: false,
  order,
  fixed: { amount, currency },
});
const share = (id: number, shareBp: number, order: number | null = null): PayAccount => ({ ...main, id, isMain: false, order, shareBp });

const split = (net: number, accounts: readonly PayAccount[], currency = 'EUR') =>
  splitPay(net, currency, accounts).map(({ account, amount }) => [account, amount]);

test.each<[string, number, PayAccount[], [number, number][]]>([
  ['one account takes everything', 270_000, [main], [[1, 270_000]]],
  ['without accounts nothing is split', 270_000, [], []],
  [
    'without a main account the first takes the rest',
    100,
    [
      { ...main, id: 5, isMain: false },
      { ...main, id: 3, isMain: false },
    ],
    [[3, 100]],
  ],
  ['an account without a share gets nothing', 100, [main, { ...main, id: 2, isMain: false }], [[1, 100]]],
  [
    'a fixed amount first, the rest to the main account',
    270_000,
    [main, fixed(2, 50_000)],
    [
      [2, 50_000],
      [1, 220_000],
    ],
  ],
  ['just below the fixed amount', 49_999, [main, fixed(2, 50_000)], [[2, 49_999]]],
  ['just the fixed amount', 50_000, [main, fixed(2, 50_000)], [[2, 50_000]]],
  [
    'just above the fixed amount',
    50_001,
    [main, fixed(2, 50_000)],
    [
      [2, 50_000],
      [1, 1],
    ],
  ],
  [
    'low pay fills fixed amounts in order',
    70_000,
    [main, fixed(2, 50_000, 2), fixed(3, 40_000, 1)],
    [
      [3, 40_000],
      [2, 30_000],
    ],
  ],
  ['the second waits for the first', 30_000, [main, fixed(2, 50_000, 2), fixed(3, 40_000, 1)], [[3, 30_000]]],
  [
    'equal orders go by age',
    60_000,
    [main, fixed(3, 40_000), fixed(2, 50_000)],
    [
      [2, 50_000],
      [3, 10_000],
    ],
  ],
  [
    '10 % of 2700.05 is 270.005, and the half cent goes to the account before the main one',
    270_005,
    [main, share(2, 1000)],
    [
      [2, 27_001],
      [1, 243_004],
    ],
  ],
  [
    'thirds of 100.00',
    10_000,
    [main, share(2, 3333), share(3, 3333)],
    [
      [2, 3333],
      [3, 3333],
      [1, 3334],
    ],
  ],
  [
    'thirds of 0.05',
    5,
    [main, share(2, 3333), share(3, 3333)],
    [
      [2, 2],
      [3, 1],
      [1, 2],
    ],
  ],
  [
    'everything by percent leaves nothing for the main account',
    10_001,
    [main, share(2, 5000), share(3, 5000)],
    [
      [2, 5001],
      [3, 5000],
    ],
  ],
  [
    'a share after a fixed amount is of the whole net pay',
    100_000,
    [main, fixed(2, 50_000, 1), share(3, 2000, 2)],
    [
      [2, 50_000],
      [3, 20_000],
      [1, 30_000],
    ],
  ],
  [
    'a share takes no more than is left',
    60_000,
    [main, fixed(2, 50_000, 1), share(3, 2000, 2)],
    [
      [2, 50_000],
      [3, 10_000],
    ],
  ],
  ['a fixed amount in another currency does not count', 60_000, [main, fixed(2, 50_000, 1, 'USD')], [[1, 60_000]]],
  ['nothing to pay', 0, [main, share(2, 1000)], []],
  ['less than nothing to pay', -100, [main, share(2, 1000)], []],
  ['one cent goes to the larger part', 1, [main, share(2, 4000)], [[1, 1]]],
])('%s', (_name, net, accounts, parts) => {
  expect(split(net, accounts)).toEqual(parts);
});

test('yen have no decimals', () => {
  expect(split(301_234, [main, share(2, 3350), fixed(3, 20_000, 1, 'JPY')], 'JPY')).toEqual([
    [3, 20_000],
    [2, 100_913],
    [1, 180_321],
  ]);
});

const account = fc.record({
  amount: fc.integer({ min: 1, max: 500_000 }),
  shareBp: fc.integer({ min: 1, max: 10_000 }),
  isFixed: fc.boolean(),
  order: fc.option(fc.integer({ min: 1, max: 9 })),
});
const accounts = fc
  .array(account, { maxLength: 6 })
  .map((all) => [
    main,
    ...all.map(({ isFixed, amount, shareBp, order }, at) => (isFixed ? fixed(at + 2, amount, order) : share(at + 2, shareBp, order))),
  ]);
const net = fc.integer({ min: -1000, max: 1_000_000_000 });

test('parts add up to net pay, and each is positive and goes to a different account', () => {
  fc.assert(
    fc.property(net, accounts, (amount, all) => {
      const parts = splitPay(amount, 'EUR', all);
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(Math.max(0, amount));
      expect(parts.every((part) => part.amount > 0)).toBe(true);
      expect(new Set(parts.map((part) => part.account)).size).toBe(parts.length);
    }),
  );
});

const idle = fc.constant({ fixed: null, shareBp: null });

test('pay goes to no account but those that it can go to', () => {
  fc.assert(
    fc.property(net, accounts, fc.array(idle, { maxLength: 3 }), (amount, some, none) => {
      const all = [...some, ...none.map((one, at) => ({ ...main, ...one, id: 20 + at, isMain: false }))];
      const able = accountsPaid(all).map(({ id }) => id);
      expect(splitPay(amount, 'EUR', all).every((part) => able.includes(part.account))).toBe(true);
      expect(able).toEqual(expect.arrayContaining([main.id]));
      expect(able.some((id) => id >= 20)).toBe(false);
    }),
  );
});

test('without a main account all pay can go to the first', () => {
  const [one, two] = [
    { ...main, id: 5, isMain: false },
    { ...main, id: 3, isMain: false },
  ];
  expect(accountsPaid([one, two])).toEqual([two]);
  expect(accountsPaid([])).toEqual([]);
});

test('open and paid parts add up to net pay, even after the accounts change', () => {
  fc.assert(
    fc.property(net, accounts, accounts, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (amount, before, after, choice) => {
      const paid = splitPay(amount, 'EUR', before).filter((_, at) => choice[at]);
      const open = openParts(amount, splitPay(amount, 'EUR', after), paid);
      const sum = [...paid, ...open].reduce((total, part) => total + part.amount, 0);
      expect(open.length === 0 || sum === amount).toBe(true);
      expect(sum).toBeLessThanOrEqual(Math.max(0, amount));
      expect(open.some(({ account: id }) => paid.some((one) => one.account === id))).toBe(false);
    }),
  );
});

test.each([
  [
    'nothing was paid',
    [],
    [
      [2, 40],
      [1, 60],
    ],
  ],
  ['the first was paid', [{ account: 2, amount: 40 }], [[1, 60]]],
  ['the main part was paid', [{ account: 1, amount: 60 }], [[2, 40]]],
  ['more was paid to an earlier split', [{ account: 2, amount: 70 }], [[1, 30]]],
  ['it went to an account that is gone', [{ account: 9, amount: 100 }], []],
  [
    'all was paid',
    [
      { account: 1, amount: 60 },
      { account: 2, amount: 40 },
    ],
    [],
  ],
])('%s', (_name, paid, open) => {
  const parts = [
    { account: 2, amount: 40 },
    { account: 1, amount: 60 },
  ];
  expect(openParts(100, parts, paid).map(({ account: id, amount }) => [id, amount])).toEqual(open);
});
