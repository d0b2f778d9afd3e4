import { describe, expect, test } from 'vitest';
import { noDetails } from './basic/personal-details.ts';
import { calculatePayslip } from './calculate-payslip.ts';
import { allUnpaid, amountsOf, component, facts, item, monthly, nov, november, overtimeOn, unpaid, workedDays } from './fixtures.ts';
import type { PayInputs, PayItem } from './pay-inputs.ts';
import type { PayProblem, Payslip } from './payslip.ts';

const payslip = (inputs: PayInputs): Payslip => {
  const result = calculatePayslip(inputs);
  if ('problem' in result) throw new Error(result.problem);
  return result;
};
const amounts = (inputs: PayInputs): Record<string, number> => amountsOf(payslip(inputs));
const bases = ['calendar_days', 'working_days', 'fixed_30'] as const;

describe('vectors', () => {
  test('hours and overtime by the hour are rounded line by line', () => {
    const inputs = facts({
      compensations: [{ id: 1, from: '2020-01-01', until: null, basis: 'hourly', amount: 1751, followsFte: false }],
      days: workedDays(november).map((day) => ({ ...day, workedMinutes: day.date === nov(2) ? 38.25 * 60 + 10.75 * 60 : 0 })),
      overtime: [overtimeOn(2, 645, { rateBp: 20_000 })],
    });
    expect(amounts(inputs)).toEqual({ basic: 66_976, 'overtime:overtime_1': 37_647 });
    expect(payslip(inputs).gross).toBe(104_623);
  });

  test('one unpaid day of 21 is taken off the whole month', () => {
    const inputs = facts({ compensations: [monthly(10_477_900)], policy: { basis: 'working_days' }, on: { 3: unpaid() } });
    expect(amounts(inputs)).toEqual({ basic: 10_477_900, unpaid_leave: -498_948 });
    expect(payslip(inputs).gross).toBe(9_978_952);
  });

  test('a raise on the 16th of a month of 30 days makes two halves', () => {
    const { segments, gross, basicSalary } = payslip(facts({ compensations: [monthly(300_000), monthly(360_000, nov(16), 2)] }));
    expect(segments.map(({ from, to, amount, days, ofDays }) => [from, to, amount, days, ofDays])).toEqual([
      [nov(1), nov(15), 150_000, 15, 30],
      [nov(16), nov(30), 180_000, 15, 30],
    ]);
    expect([gross, basicSalary]).toEqual([330_000, 360_000]);
  });
});

describe('the month', () => {
  test.each(bases)('is paid exactly where it is worked whole, by %s', (basis) => {
    for (const month of ['2026-02', '2028-02', november, '2026-12'])
      for (const amount of [1, 99_999, 333_333, 10 ** 12]) {
        const slip = payslip(facts({ month, compensations: [monthly(amount)], policy: { basis } }));
        expect([slip.net, slip.gross, slip.basicSalary]).toEqual([amount, amount, amount]);
      }
  });

  test.each(bases)('is zero if it is wholly unpaid, by %s', (basis) => {
    for (const month of ['2026-02', november, '2026-12']) {
      const split = [monthly(333_333), monthly(444_447, `${month}-11`, 2)];
      expect(payslip(facts({ month, days: allUnpaid(month), compensations: split, policy: { basis } })).net).toBe(0);
    }
  });

  test('is zero if no working day is paid, its Sundays included', () => {
    const days = workedDays(november).map((day) => (day.expectedMinutes > 0 ? { ...day, ...unpaid('absence') } : day));
    expect(payslip(facts({ days }))).toMatchObject({ net: 0, unpaidDays: 30_000, payableDays: 0 });
  });

  test.each<[string, PayInputs['employed'], (typeof bases)[number], number]>([
    ['who joins on the 16th', [{ from: nov(16), to: null }], 'calendar_days', 150_000],
    ['who joins on the 16th', [{ from: nov(16), to: null }], 'working_days', 157_143],
    ['who leaves on the 10th', [{ from: '2020-01-01', to: nov(10) }], 'calendar_days', 100_000],
    ['who leaves on the 10th', [{ from: '2020-01-01', to: nov(10) }], 'working_days', 100_000],
  ])('of an employee %s is paid in part', (_, employed, basis, net) => {
    expect(payslip(facts({ employed, policy: { basis } })).net).toBe(net);
  });

  const left = { ...monthly(300_000), until: nov(10) };
  const twice = [
    { from: '2020-01-01', to: nov(10) },
    { from: nov(21), to: null },
  ];

  test('of a rehire is paid by each agreement for its own employment', () => {
    const compensations = [left, monthly(360_000, nov(21), 2)];
    expect(payslip(facts({ employed: twice, compensations })).net).toBe(220_000);
    expect(calculatePayslip(facts({ employed: twice, compensations: [left] }))).toEqual({
      problem: 'no_compensation',
      args: { date: nov(21) },
    });
  });

  test('counts its working days from Monday to Friday if no days are planned before the hire date', () => {
    const days = workedDays(november).map((day) => (day.date < nov(16) ? { ...day, expectedMinutes: 0, workedMinutes: 0 } : day));
    const slip = payslip(facts({ employed: [{ from: nov(16), to: null }], days, policy: { basis: 'working_days' } }));
    expect(slip).toMatchObject({ net: 157_143, payableDays: 11_000 });
  });

  test('of thirty days has them in February, too', () => {
    const slip = payslip(facts({ month: '2026-02', employed: [{ from: '2026-02-15', to: null }], policy: { basis: 'fixed_30' } }));
    expect(slip.segments).toMatchObject([{ amount: 160_000, days: 16, ofDays: 30 }]);
  });

  test('has no payslip without employment or an agreed salary', () => {
    expect(calculatePayslip(facts({ employed: [{ from: '2020-01-01', to: '2026-10-31' }] }))).toMatchObject({ problem: 'not_employed' });
    expect(calculatePayslip(facts({ compensations: [monthly(1, nov(2))] }))).toEqual({
      problem: 'no_compensation',
      args: { date: nov(1) },
    });
  });
});

describe('a full-time salary that is paid by the FTE', () => {
  const fullTime = (amount: number) => [{ ...monthly(amount), followsFte: true }];
  const fte = (...steps: [from: string, shareBp: number][]) => steps.map(([from, shareBp]) => ({ from, shareBp }));

  test.each<[string, PayInputs, number]>([
    ['at half time is half', facts({ compensations: fullTime(300_001), fte: fte(['2020-01-01', 5000]) }), 150_001],
    ['at full time is whole', facts({ compensations: fullTime(300_001), fte: fte(['2020-01-01', 10_000]) }), 300_001],
    ['is whole where no FTE is known', facts({ compensations: fullTime(300_000) }), 300_000],
    // 15 of 30 days at 3,000.00 and 15 at 80 % of it.
    [
      'follows the day of a change',
      facts({ compensations: fullTime(300_000), fte: fte(['2020-01-01', 10_000], [nov(16), 8000]) }),
      270_000,
    ],
    [
      'is not touched by a later change',
      facts({ compensations: fullTime(300_000), fte: fte(['2020-01-01', 10_000], ['2026-12-01', 8000]) }),
      300_000,
    ],
    ['that does not follow it stays', facts({ fte: fte(['2020-01-01', 5000]) }), 300_000],
    // 3,333.33 at 75 % are 2,499.9975, of which a day of 30 is unpaid.
    [
      'takes off an unpaid day at the FTE',
      facts({ compensations: fullTime(333_333), fte: fte(['2020-01-01', 7500]), on: { 3: unpaid() } }),
      250_000 - 8333,
    ],
  ])('%s', (_, inputs, gross) => expect(payslip(inputs).gross).toBe(gross));

  test('costs an hour of overtime as at full time, and explains the amount at the FTE', () => {
    const slip = payslip(facts({ compensations: fullTime(300_000), fte: fte(['2020-01-01', 5000]), overtime: [overtimeOn(3, 60)] }));
    expect(amountsOf(slip)).toEqual({ basic: 150_000, 'overtime:overtime_1': 2163 });
    expect([slip.basicSalary, slip.lines[0]?.explain]).toEqual([
      150_000,
      [
        { code: 'full_time', args: { percent: 50, full_minor: 300_000, monthly_minor: 150_000 } },
        { code: 'basic_full', args: { amount_minor: 150_000 } },
      ],
    ]);
  });
});

describe('unpaid time', () => {
  test.each<[string, PayInputs, Record<string, number>]>([
    ['half a day', facts({ on: { 3: unpaid('leave', 1, 2) } }), { basic: 300_000, unpaid_leave: -5000 }],
    ['a Sunday within leave by the calendar', facts({ on: { 1: unpaid() } }), { basic: 300_000, unpaid_leave: -10_000 }],
    ['no Sunday by working days', facts({ on: { 1: unpaid() }, policy: { basis: 'working_days' } }), { basic: 300_000 }],
    ['absence', facts({ on: { 3: unpaid('absence') } }), { basic: 300_000, unpaid_absence: -10_000 }],
    [
      'no absence where the policy forgives it',
      facts({ on: { 3: unpaid('absence') }, policy: { deductAbsence: false } }),
      { basic: 300_000 },
    ],
    // A 32nd of 1/31 of 5,000.00 is 5.0403; in basis points it would have been 5.05.
    [
      '15 of 480 minutes to the cent',
      facts({ month: '2026-12', compensations: [monthly(500_000)], on: { 3: unpaid('absence', 15, 480) } }),
      { basic: 500_000, unpaid_absence: -504 },
    ],
    ['an excuse', facts({ on: { 3: unpaid('excuse', 1, 4) } }), { basic: 300_000, unpaid_excuse: -2500 }],
    ['lateness by its minutes', facts({ on: { 3: { lateMinutes: 24 } } }), { basic: 300_000, late: -500 }],
    ['no lateness where it is forgiven', facts({ on: { 3: { lateMinutes: 24 } }, policy: { deductLate: false } }), { basic: 300_000 }],
  ])('takes off %s', (_, inputs, expected) => expect(amounts(inputs)).toEqual(expected));

  test('of a day is never deducted beyond the whole day', () => {
    const both = [...(unpaid('leave', 7, 10).unpaid ?? []), ...(unpaid('absence', 7, 10).unpaid ?? [])];
    expect(amounts(facts({ on: { 3: { unpaid: both } } }))).toEqual({ basic: 300_000, unpaid_leave: -7000, unpaid_absence: -3000 });
  });

  test('is deducted at the rate of its day before and after a raise', () => {
    const compensations = [monthly(300_000), monthly(360_000, nov(16), 2)];
    expect(amounts(facts({ compensations, on: { 3: unpaid(), 17: unpaid() } }))).toMatchObject({ unpaid_leave: -22_000 });
  });

  test('lists its days, and refers to its request', () => {
    const { lines } = payslip(facts({ on: { 3: unpaid(), 4: unpaid(), 10: unpaid() } }));
    expect(lines.find(({ code }) => code === 'unpaid_leave')).toMatchObject({
      quantity: 3000,
      source: { type: 'leaves', id: 7 },
      explain: [
        { code: 'unpaid_between', args: { from: nov(3), to: nov(4) } },
        { code: 'unpaid_on', args: { date: nov(10) } },
        { code: 'unpaid_of', args: { days: 3, of_days: 30, monthly_minor: 300_000 } },
      ],
    });
  });
});

describe('by the hour and by the day', () => {
  const paidBy = (basis: 'hourly' | 'daily', amount: number) => ({
    compensations: [{ id: 1, from: '2020-01-01', until: null, basis, amount, followsFte: false }],
  });

  test.each<[string, PayInputs, number]>([
    ['hours as worked and credited', facts({ ...paidBy('hourly', 2000), on: { 3: { workedMinutes: 0, creditedMinutes: 480 } } }), 336_000],
    ['no hours that were not worked', facts({ ...paidBy('hourly', 2000), on: { 3: unpaid() } }), 320_000],
    ['days as worked', facts(paidBy('daily', 15_000)), 315_000],
    ['half a day', facts({ ...paidBy('daily', 15_000), on: { 3: { ...unpaid('leave', 1, 2), workedMinutes: 240 } } }), 307_500],
    ['a Saturday that was worked', facts({ ...paidBy('daily', 15_000), on: { 7: { workedMinutes: 300 } } }), 330_000],
    ['no day of absence', facts({ ...paidBy('daily', 15_000), on: { 3: unpaid('absence') } }), 300_000],
    [
      'a day without 15 of its 450 minutes',
      facts({ ...paidBy('daily', 15_000), on: { 3: { ...unpaid('absence', 15, 450), workedMinutes: 435 } } }),
      314_500,
    ],
    ['a day without its lateness', facts({ ...paidBy('daily', 15_000), on: { 3: { lateMinutes: 48 } } }), 313_500],
  ])('pays %s', (_, inputs, gross) => expect(payslip(inputs).gross).toBe(gross));

  const long = { ...paidBy('hourly', 2000), on: { 3: { workedMinutes: 600 } } };
  test.each<[string, PayInputs['overtime'], Record<string, number>]>([
    ['two hours without an overtime rule', [], { basic: 340_000 }],
    ['no unapproved hour', [overtimeOn(3, 0, { workedMinutes: 120 })], { basic: 336_000 }],
    [
      'of two hours the one that was approved',
      [overtimeOn(3, 60, { workedMinutes: 120 })],
      { basic: 336_000, 'overtime:overtime_1': 2500 },
    ],
    ['both hours', [overtimeOn(3, 120)], { basic: 336_000, 'overtime:overtime_1': 5000 }],
    [
      'the ordinary hours of a day that has a premium, too',
      [overtimeOn(3, 480, { class: 'normal', premiumBp: 2500 }), overtimeOn(3, 0, { workedMinutes: 120 })],
      { basic: 336_000, 'overtime:normal+2500': 4000 },
    ],
  ])('pay %s', (_, overtime, expected) => expect(amounts(facts({ ...long, overtime }))).toEqual(expected));

  test('shows the value of a whole month', () => {
    expect(payslip(facts(paidBy('hourly', 2000))).basicSalary).toBe(346_667);
    expect(payslip(facts(paidBy('daily', 15_000))).basicSalary).toBe(315_000);
  });
});

describe('overtime', () => {
  test.each<[string, PayInputs['overtime'], Record<string, number>]>([
    // 3,000.00 * 12 / 52 / 40 = 17.3077 an hour.
    ['an hour with its rate', [overtimeOn(3, 60)], { 'overtime:overtime_1': 2163 }],
    ['hours of several days as one line', [overtimeOn(3, 60), overtimeOn(4, 60)], { 'overtime:overtime_1': 4327 }],
    ['a premium on top', [overtimeOn(3, 60, { premiumBp: 2500 })], { 'overtime:overtime_1+2500': 2596 }],
    [
      'of ordinary hours the premium alone',
      [overtimeOn(3, 60, { class: 'normal', rateBp: 10_000, premiumBp: 2500 })],
      { 'overtime:normal+2500': 433 },
    ],
    ['nothing before the hiring', [{ ...overtimeOn(3, 60), date: '2026-10-31' }], {}],
  ])('pays %s', (_, overtime, expected) => expect(amounts(facts({ overtime }))).toEqual({ basic: 300_000, ...expected }));
});

const claim = (given: Partial<PayItem>): PayItem =>
  item({ source: 'deductions', category: 'garnishment', protectedAmount: 150_000, protectedPerChild: 25_000, maxShareBp: 7000, ...given });

const instalment = (months: number, given: Partial<PayItem>): PayItem =>
  item({ source: 'allowances', served: { from: '2026-01-01', to: '2026-11-30', months }, ...given });

describe('items', () => {
  const half = { employed: [{ from: nov(16), to: null }] };
  test.each<[string, PayInputs, number]>([
    ['an amount', facts({ items: [item({ source: 'allowances', amount: 10_000 })] }), 10_000],
    ['an amount whole in half a month', facts({ ...half, items: [item({ source: 'allowances', amount: 10_000 })] }), 10_000],
    ['half of it by its days', facts({ ...half, items: [item({ source: 'allowances', amount: 10_001, prorate: true })] }), 5001],
    // A thirteenth salary of 3,000.00: 7/12 are 1,750.00, regardless of the part of this month that is worked.
    ['a share of the salary by months served', facts({ ...half, items: [instalment(7, { rateBp: 10_000 })] }), 175_000],
    ['two salaries a year for half of it', facts({ items: [instalment(6, { rateBp: 20_000 })] }), 300_000],
    // 1,000.00 * 7 / 12 = 583.333, and half of a unit goes up: 1,000.06 * 1 / 12 = 83.3383.
    ['an amount a year by months served', facts({ items: [instalment(7, { amount: 100_000 })] }), 58_333],
    ['an amount a year of one month', facts({ items: [instalment(1, { amount: 100_006 })] }), 8334],
    ['a share of the agreed salary', facts({ ...half, items: [item({ source: 'allowances', rateBp: 1000 })] }), 30_000],
    ['a share of what was earned', facts({ ...half, items: [item({ source: 'allowances', rateBp: 1000, prorate: true })] }), 15_000],
    ['for worked days', facts({ items: [item({ source: 'allowances', kind: 'per_day', amount: 500 })] }), 10_500],
    [
      'for hours of overtime',
      facts({
        overtime: [overtimeOn(3, 90)],
        items: [item({ source: 'allowances', kind: 'per_hour', amount: 300, unitSource: 'overtime_hours' })],
      }),
      450,
    ],
    [
      'for 100 minutes to the cent',
      facts({
        overtime: [overtimeOn(3, 100)],
        items: [item({ source: 'allowances', kind: 'per_hour', amount: 3000, unitSource: 'overtime_hours' })],
      }),
      5000,
    ],
    ['for worked hours', facts({ items: [item({ source: 'allowances', kind: 'per_hour', amount: 10 })] }), 1680],
  ])('pay %s', (_, inputs, amount) => expect(payslip(inputs).allowances).toBe(amount));

  test('that are shares of gross pay are based on all others in any order', () => {
    const items = [
      item({ source: 'bonuses', id: 1, amount: 50_000 }),
      item({ source: 'bonuses', id: 2, rateBp: 1000, base: 'gross' }),
      item({ source: 'allowances', id: 3, amount: 10_000 }),
      item({ source: 'allowances', id: 4, amount: 99_999, countsInGross: false }),
    ];
    const expected = { 'bonuses:2': 36_000 };
    expect(amounts(facts({ items }))).toMatchObject(expected);
    expect(payslip(facts({ items: items.toReversed() }))).toEqual(payslip(facts({ items })));
  });

  test.each<[string, PayInputs, Record<string, number>]>([
    [
      'lateness by the hour',
      facts({
        policy: { deductLate: false },
        on: { 3: { lateMinutes: 90 } },
        items: [item({ source: 'deductions', kind: 'per_hour', amount: 1000, unitSource: 'late_hours' })],
      }),
      { 'deductions:1': 1500 },
    ],
    [
      'unpaid days',
      facts({ on: { 3: unpaid() }, items: [item({ source: 'deductions', kind: 'per_day', amount: 1000, unitSource: 'unpaid_days' })] }),
      { 'deductions:1': 1000 },
    ],
    [
      'a loan to its rest',
      facts({ items: [item({ source: 'deductions', amount: 10_000, category: 'loan', remaining: 4000 })] }),
      { 'deductions:1': 4000 },
    ],
    [
      'nothing of a loan that is paid back',
      facts({ items: [item({ source: 'deductions', amount: 10_000, category: 'loan', remaining: 0 })] }),
      {},
    ],
    [
      'at most a share of the remaining pay',
      facts({ items: [item({ source: 'deductions', amount: 290_000, maxShareBp: 3333 })] }),
      { 'deductions:1': 99_990 },
    ],
    [
      'a loan up to the remaining pay',
      facts({ items: [item({ source: 'deductions', amount: 400_000, category: 'advance', remaining: 900_000 })] }),
      { 'deductions:1': 300_000 },
    ],
    [
      'deductions in order, each from the remaining pay',
      facts({
        items: [
          item({ source: 'deductions', id: 1, amount: 50_000, maxShareBp: 1000, priority: 2 }),
          item({ source: 'deductions', id: 2, amount: 100_000, priority: 1 }),
        ],
      }),
      { 'deductions:2': 100_000, 'deductions:1': 20_000 },
    ],
    // 3,000.00 less 1,500.00 and 2 * 250.00 are 1,000.00, of which 70 % can be taken.
    [
      'of a garnishment only the part above the protected pay',
      facts({
        personal: { ...noDetails, children: 2 },
        items: [claim({ amount: 200_000 })],
      }),
      { 'deductions:1': 70_000 },
    ],
    [
      'a garnishment whole that is below it',
      facts({ items: [claim({ amount: 70_000, protectedPerChild: null })] }),
      { 'deductions:1': 70_000 },
    ],
    ['nothing of pay that is protected', facts({ items: [claim({ amount: 70_000, protectedAmount: 300_000 })] }), { 'deductions:1': 0 }],
    ['the rest of a claim', facts({ items: [claim({ amount: 70_000, remaining: 12_345 })] }), { 'deductions:1': 12_345 }],
    // Together they take 70 % of 1,500.00, the first before the second.
    [
      'claims in their order, and never more than the share of all',
      facts({ items: [claim({ id: 1, amount: 100_000, priority: 2 }), claim({ id: 2, amount: 80_000, priority: 1 })] }),
      { 'deductions:2': 80_000, 'deductions:1': 25_000 },
    ],
    [
      'the share of the employer beside',
      facts({ items: [item({ source: 'deductions', rateBp: 500, employerRateBp: 300 })] }),
      { 'deductions:1': 15_000, 'employer:deductions:1': 9000 },
    ],
  ])('take %s', (_, inputs, expected) => {
    const { basic: _basic, unpaid_leave: _unpaid, ...rest } = amounts(inputs);
    expect(rest).toEqual(expected);
  });
});

describe('a trip', () => {
  const part = (name: 'per_diem' | 'advance' | 'advance_back', amount: number) => ({
    id: 7,
    name: 'Lyon',
    part: name,
    amount,
    spent: 43_020,
    from: '2026-11-03',
    to: '2026-11-05',
  });
  const components = [component({ rateBp: 1000 })];

  test('is paid without tax, and is not part of any base for shares of pay', () => {
    const without = payslip(facts({ components }));
    const { net, taxable, lines, ...withTrip } = payslip(facts({ components, travels: [part('per_diem', 8400), part('advance', 50_000)] }));
    expect([net - without.net, taxable, withTrip.allowances]).toEqual([58_400, without.taxable, without.allowances]);
    expect(lines.filter(({ source }) => source?.type === 'travels').map(({ code }) => code)).toEqual([
      'travels:7:per_diem',
      'travels:7:advance',
    ]);
  });

  test('takes back the unspent rest of its advance', () => {
    const without = payslip(facts({ components }));
    const withTrip = payslip(facts({ components, travels: [part('advance_back', 6980)] }));
    expect([without.net - withTrip.net, without.taxable - withTrip.taxable]).toEqual([6980, 0]);
    expect(withTrip.lines.find(({ code }) => code === 'travels:7:advance_back')).toMatchObject({
      kind: 'deduction',
      explain: [{ code: 'travel_advance_back', args: { advance_minor: 50_000, spent_minor: 43_020, amount_minor: 6980 } }],
    });
  });
});

describe('components', () => {
  const brackets = [
    { upTo: 100_000, rateBp: 0 },
    { upTo: 200_000, rateBp: 1000 },
    { upTo: null, rateBp: 2000 },
  ];
  test.each<[string, Parameters<typeof component>[0], Record<string, number>]>([
    ['a share of taxable pay', {}, { 'component:TAX': 60_000 }],
    ['each bracket by its rate', { calculation: 'brackets', brackets }, { 'component:TAX': 30_000 }],
    ['the brackets in any order', { calculation: 'brackets', brackets: brackets.toReversed() }, { 'component:TAX': 30_000 }],
    ['a fixed amount', { calculation: 'fixed', amount: 1234 }, { 'component:TAX': 1234 }],
    ['nothing below its floor', { floor: 300_001 }, {}],
    ['all at its floor', { floor: 300_000 }, { 'component:TAX': 60_000 }],
    ['no more above its ceiling', { ceiling: 100_000 }, { 'component:TAX': 20_000 }],
    ['the employer’s share in addition', { employerRateBp: 3000 }, { 'component:TAX': 60_000, 'employer:TAX': 90_000 }],
  ])('take %s', (_, given, expected) => {
    expect(amounts(facts({ components: [component(given)] }))).toEqual({ basic: 300_000, ...expected });
  });

  test("do not apply to untaxed pay, and add the employer's share to the cost", () => {
    const items = [item({ source: 'allowances', amount: 10_000, taxable: false }), item({ source: 'bonuses', id: 2, amount: 20_000 })];
    const slip = payslip(facts({ items, components: [component({ employerRateBp: 1000 })] }));
    expect(slip).toMatchObject({
      taxable: 320_000,
      gross: 330_000,
      deductions: 64_000,
      net: 266_000,
      employerCost: 362_000,
      bonuses: 20_000,
    });
  });
});

describe('the net amount', () => {
  const penalty = item({ source: 'deductions', amount: 310_000, category: 'penalty' });

  test('below zero is a problem, or goes to the next month', () => {
    expect(calculatePayslip(facts({ items: [penalty] }))).toEqual({ problem: 'negative_net', args: { net_minor: -10_000 } });
    const slip = payslip(facts({ items: [penalty], policy: { carryNegative: true } }));
    expect(slip).toMatchObject({ net: 0, carriedOn: 10_000 });
    expect(payslip(facts({ carried: slip.carriedOn })).net).toBe(290_000);
  });

  test.each<[string, number, carryNegative: boolean, Partial<Payslip> | PayProblem]>([
    ['one cent above zero', 299_999, false, { net: 1, carriedOn: 0 }],
    ['zero', 300_000, false, { net: 0, carriedOn: 0 }],
    ['one cent below zero', 300_001, false, { problem: 'negative_net', args: { net_minor: -1 } }],
    ['one cent above zero where debts are carried', 299_999, true, { net: 1, carriedOn: 0 }],
    ['zero where debts are carried', 300_000, true, { net: 0, carriedOn: 0 }],
    ['one cent below zero where debts are carried', 300_001, true, { net: 0, carriedOn: 1 }],
  ])('of %s', (_, amount, carryNegative, expected) => {
    expect(calculatePayslip(facts({ items: [{ ...penalty, amount }], policy: { carryNegative } }))).toMatchObject(expected);
  });

  test.each<[string, number, number]>([
    ['one cent below half a coin', 300_002, 0],
    ['half a coin', 300_003, 5],
    ['a whole coin', 300_005, 5],
    ['no coin', 300_000, 0],
  ])('is rounded to coins of five cents, half of one up: %s', (_, amount, over) => {
    expect(payslip(facts({ compensations: [monthly(amount)], policy: { cashRounding: 5 } })).net).toBe(300_000 + over);
  });

  test.each([0, 1])('is not rounded by steps of %s', (cashRounding) => {
    expect(payslip(facts({ compensations: [monthly(300_003)], policy: { cashRounding } }))).toMatchObject({ net: 300_003, deductions: 0 });
  });

  test('includes the differences of closed months under their month, without taxing them again', () => {
    const lines = [
      { code: 'basic', name: null, kind: 'earning' as const, amount: 5000 },
      { code: 'component:TAX', name: 'Income tax', kind: 'deduction' as const, amount: 1000 },
    ];
    const slip = payslip(facts({ adjustments: [{ id: 4, month: '2026-10', lines }], components: [component()] }));
    expect(amountsOf(slip)).toMatchObject({
      'adjustment:2026-10:basic': 5000,
      'adjustment:2026-10:component:TAX': 1000,
      'component:TAX': 60_000,
    });
    expect(slip.net).toBe(244_000);
  });

  test.each([
    ['2026-10', '2026-01', ['adjusted']],
    ['2026-01', '2026-01', ['adjusted']],
    ['2025-12', '2026-01', ['adjusted', 'adjusted_earlier_year']],
    ['2026-04', '2026-04', ['adjusted']],
    ['2026-03', '2026-04', ['adjusted', 'adjusted_earlier_year']],
  ])(
    'of %s, in a tax year from %s on, shows in which year it is taxed and does not change the taxes of this year',
    (month, from, codes) => {
      const perYear = component({ period: 'year', kind: 'tax' });
      const lines = [{ code: 'basic', name: null, kind: 'earning' as const, amount: 5000 }];
      const year = { from, months: [] };
      const slip = payslip(facts({ adjustments: [{ id: 4, month, lines }], components: [perYear], year }));
      expect(slip.lines.find(({ code }) => code === `adjustment:${month}:basic`)?.explain).toEqual(
        codes.map((code) => ({ code, args: { month } })),
      );
      expect(amountsOf(slip)['component:TAX']).toBe(amountsOf(payslip(facts({ components: [perYear], year })))['component:TAX']);
    },
  );

  test.each([
    [300_002, 5, 300_000, 2],
    [300_003, 5, 300_005, -2],
    [300_050, 100, 300_100, -50],
    [300_000, 5, 300_000, undefined],
  ])('%s in coins of %s is %s', (amount, cashRounding, net, line) => {
    const slip = payslip(facts({ compensations: [monthly(amount)], policy: { cashRounding } }));
    expect([slip.net, amountsOf(slip).rounding]).toEqual([net, line]);
  });
});
