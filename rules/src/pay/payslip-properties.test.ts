import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOf } from './basic/pay-days.ts';
import { calculatePayslip } from './calculate-payslip.ts';
import { explainedAmount, wrongParts } from './explain/explained-amount.ts';
import { component, facts, item, monthly, overtimeOn, unpaid, workedDays } from './fixtures.ts';
import type { PayComponent, PayDay, PayInputs, PayItem } from './pay-inputs.ts';
import type { YearMonth } from './pay-year.ts';
import type { PayLine, Payslip } from './payslip.ts';

const money = fc.integer({ min: 1, max: 10 ** 12 });
const share = fc.integer({ min: 0, max: 4000 });
const month = fc.constantFrom('2026-02', '2028-02', '2026-11', '2026-12');
const basis = fc.constantFrom('calendar_days', 'working_days', 'fixed_30');
const nullable = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null });

const anyItem = (id: number): fc.Arbitrary<PayItem> =>
  fc
    .record({
      source: fc.constantFrom('allowances', 'bonuses', 'deductions'),
      kind: fc.constantFrom('fixed', 'percent', 'per_day', 'per_hour'),
      amount: fc.integer({ min: 1, max: 10 ** 9 }),
      rateBp: share,
      base: fc.constantFrom('basic', 'gross'),
      unitSource: nullable(fc.constantFrom('worked_days', 'overtime_hours', 'unpaid_days', 'late_hours')),
      taxable: fc.boolean(),
      prorate: fc.boolean(),
      countsInGross: fc.boolean(),
      category: fc.constantFrom('loan', 'advance', 'penalty', 'garnishment'),
      protectedAmount: nullable(fc.integer({ min: 0, max: 10 ** 6 })),
      protectedPerChild: nullable(fc.integer({ min: 0, max: 10 ** 5 })),
      remaining: nullable(fc.integer({ min: 0, max: 10 ** 9 })),
      takesRest: fc.boolean(),
      maxShareBp: nullable(fc.integer({ min: 0, max: 10_000 })),
      employerRateBp: nullable(share),
      priority: fc.integer({ min: 1, max: 3 }),
      months: nullable(fc.integer({ min: 1, max: 12 })),
    })
    .map(({ months, ...given }) => item({ ...given, id, served: served(given, months) }));

const served = ({ source, kind }: Pick<PayItem, 'source' | 'kind'>, months: number | null): PayItem['served'] =>
  months !== null && source === 'allowances' && (kind === 'fixed' || kind === 'percent')
    ? { from: '2026-01-01', to: '2026-12-31', months }
    : null;

const anyComponent = (id: number): fc.Arbitrary<PayComponent> =>
  fc
    .record({
      kind: fc.constantFrom('tax', 'social', 'other'),
      calculation: fc.constantFrom('percent', 'brackets'),
      base: fc.constantFrom('basic', 'gross', 'taxable', 'component'),
      period: fc.constantFrom('month', 'year', 'year_by_month'),
      usesAllowance: fc.boolean(),
      childAllowance: fc.integer({ min: 0, max: 10 ** 5 }),
      yearlyCeiling: nullable(fc.integer({ min: 1, max: 10 ** 8 })),
      rateBp: share,
      employerRateBp: share,
      floor: nullable(fc.integer({ min: 0, max: 10 ** 7 })),
      ceiling: nullable(fc.integer({ min: 0, max: 10 ** 7 })),
      brackets: fc.constant([
        { upTo: 100_000, rateBp: 500 },
        { upTo: null, rateBp: 2500 },
      ]),
    })
    .map((given) => {
      const base = given.base === 'component' && id === 1 ? 'gross' : given.base;
      return component({ ...given, base, baseComponentId: base === 'component' ? id - 1 : null, id, code: `C${id}` });
    });

const anyYearMonth = (of: string): fc.Arbitrary<YearMonth> =>
  fc.record({ basic: soFar, gross: soFar, taxable: soFar, own: soFar, employer: soFar }).map(({ own, employer, ...sums }) => ({
    ...sums,
    month: of,
    components: { C1: { own, employer }, C2: { own: employer, employer: own } },
  }));

const soFar = fc.integer({ min: -1000, max: 10 ** 9 });

const anyDay = (day: PayDay): fc.Arbitrary<PayDay> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(day) },
    fc
      .record({
        because: fc.constantFrom('leave', 'absence', 'excuse'),
        part: fc.integer({ min: 1, max: 480 }),
        of: fc.constantFrom(450, 480),
      })
      .map((given) => ({
        ...day,
        ...unpaid(given.because, Math.min(given.part, given.of), given.of),
      })),
    fc.integer({ min: 1, max: 480 }).map((lateMinutes) => ({ ...day, lateMinutes })),
  );

const anyFacts: fc.Arbitrary<PayInputs> = month.chain((of) =>
  fc
    .record({
      days: fc.tuple(...workedDays(of).map(anyDay)),
      amounts: fc.array(money, { minLength: 1, maxLength: 3 }),
      basis,
      cashRounding: fc.constantFrom(0, 5, 100),
      items: fc.tuple(...[1, 2, 3, 4, 5].map(anyItem)),
      components: fc.tuple(...[1, 2].map(anyComponent)),
      carried: fc.integer({ min: 0, max: 1000 }),
      personal: fc.record({
        taxClass: fc.constant(null),
        children: fc.integer({ min: 0, max: 3 }),
        allowance: fc.integer({ min: 0, max: 10 ** 6 }),
        exemptFromTax: fc.boolean(),
        exemptFromSocial: fc.boolean(),
      }),
      year: fc.tuple(...['01', '02'].map((at) => anyYearMonth(`${of.slice(0, 4)}-${at}`))).map((known) => ({
        from: `${of.slice(0, 4)}-01`,
        months: known.filter((one) => one.month < of),
      })),
      overtime: fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 3 }),
      adjusted: fc.integer({ min: -1000, max: 1000 }),
    })
    .map(({ amounts, basis: by, cashRounding, overtime, adjusted, ...rest }) =>
      facts({
        ...rest,
        month: of,
        policy: { basis: by, cashRounding, carryNegative: true },
        compensations: amounts.map((amount, index) => ({
          ...monthly(amount, `${of}-${String(index * 9 + 1).padStart(2, '0')}`, index + 1),
          followsFte: index === 1,
        })),
        fte: [
          { from: '2020-01-01', shareBp: 10_000 },
          { from: `${of}-12`, shareBp: 6667 },
        ],
        overtime: overtime.map((minutes, index) => ({ ...overtimeOn(index + 3, minutes), date: `${of}-0${index + 3}` })),
        adjustments: [{ id: 1, month: '2026-01', lines: [{ code: 'basic', name: null, kind: 'earning', amount: adjusted }] }],
      }),
    ),
);

const payslip = (inputs: PayInputs): Payslip => calculatePayslip(inputs) as Payslip;
const sum = (lines: readonly PayLine[], kind: PayLine['kind']): number =>
  lines.reduce((all, line) => (line.kind === kind ? all + line.amount : all), 0);

describe('for any facts', () => {
  test('totals are the sums of their lines, every code is unique, and net pay is never negative', () => {
    fc.assert(
      fc.property(anyFacts, (inputs) => {
        const { lines, gross, deductions, net, employerCost, carriedOn } = payslip(inputs);
        expect([gross, deductions]).toEqual([sum(lines, 'earning'), sum(lines, 'deduction')]);
        expect(net).toBe(gross - deductions);
        expect(employerCost).toBe(gross + sum(lines, 'employer'));
        expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
        expect(Math.min(net, carriedOn)).toBe(0);
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      }),
    );
  });

  test('the same facts give the same payslip in any order', () => {
    fc.assert(
      fc.property(anyFacts, (inputs) => {
        const turned = {
          ...inputs,
          items: inputs.items.toReversed(),
          components: inputs.components.toReversed(),
          days: inputs.days.toReversed(),
        };
        expect(payslip(turned)).toEqual(payslip(inputs));
      }),
    );
  });

  test('no loan takes more than remains, and no deduction more than its share', () => {
    fc.assert(
      fc.property(anyFacts, (inputs) => {
        const { lines } = payslip(inputs);
        let left = 0;
        for (const { kind, amount, code } of lines) {
          if (kind === 'earning') left += amount;
          if (kind === 'deduction' && /^(component|carried$)/.test(code)) left -= amount;
        }
        for (const { code, amount } of lines.filter((line) => line.kind === 'deduction' && line.source?.type === 'deductions')) {
          const { remaining, maxShareBp } = inputs.items.find(({ source, id }) => `${source}:${id}` === code)!;
          if (remaining !== null) expect(amount).toBeLessThanOrEqual(Math.min(remaining, Math.max(0, left)));
          if (maxShareBp !== null) expect(BigInt(amount) * 10_000n).toBeLessThanOrEqual(BigInt(Math.max(0, left)) * BigInt(maxShareBp));
          left -= amount;
        }
      }),
    );
  });
});

test('a full month is the monthly amount, however often it is agreed again', () => {
  fc.assert(
    fc.property(month, basis, money, fc.uniqueArray(fc.integer({ min: 2, max: 28 }), { maxLength: 4 }), (of, by, amount, starts) => {
      const from = ['01', ...starts.sort((one, other) => one - other).map((day) => String(day).padStart(2, '0'))];
      const compensations = from.map((day, index) => monthly(amount, `${of}-${day}`, index + 1));
      const { net, segments } = payslip(facts({ month: of, compensations, policy: { basis: by } }));
      expect(net).toBe(amount);
      expect(segments.reduce((all, segment) => all + segment.amount, 0)).toBe(amount);
    }),
  );
});

test('who leaves and who follows the next day are paid one month together, but for half a minor unit each', () => {
  fc.assert(
    fc.property(month, basis, money, fc.integer({ min: 1, max: 27 }), (of, by, amount, day) => {
      const paid = (employed: PayInputs['employed']): number =>
        payslip(facts({ month: of, employed, compensations: [monthly(amount)], policy: { basis: by } })).net;
      const dates = daysOf(of);
      const together = paid([{ from: '2020-01-01', to: dates[day - 1]! }]) + paid([{ from: dates[day]!, to: null }]);
      expect(Math.abs(together - amount)).toBeLessThanOrEqual(1);
    }),
  );
});

test('where components are shares, the gross amount follows from the net amount within one minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), share, share, (amount, tax, social) => {
      const components = [component({ rateBp: tax }), component({ id: 2, code: 'SOC', kind: 'social', rateBp: social })];
      const { net, gross } = payslip(facts({ compensations: [monthly(amount)], components }));
      const remaining = 10_000 - tax - social;
      const back = Math.round((net * 10_000) / remaining);
      // Each line is off by half a unit at most, which is 10,000 / kept times as much of the gross amount.
      expect(Math.abs(back - gross)).toBeLessThanOrEqual(Math.ceil(10_000 / remaining));
      expect(Math.abs(Math.round((gross * remaining) / 10_000) - net)).toBeLessThanOrEqual(1);
    }),
  );
});

const unexplained = /^(carried|rounding|adjustment:)/;

function expectExplained(lines: readonly PayLine[]): void {
  for (const line of lines.filter(({ code }) => !unexplained.test(code))) {
    expect([line.code, explainedAmount(line)]).toEqual([line.code, line.amount]);
    expect(wrongParts(line)).toEqual([]);
  }
}

test('every line of a payslip can be recalculated from its explanations', () => {
  fc.assert(fc.property(anyFacts, (inputs) => expectExplained(payslip(inputs).lines)));
});

test('a payment on top of an earlier payslip explains only the rest', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (one, other) => {
      const before = payslip({ ...one, items: other.items, components: other.components, carried: other.carried });
      const slip = calculatePayslip({ ...one, settled: before.lines });
      if ('problem' in slip) return;
      const isNew = ({ explain }: PayLine): boolean => explain.some(({ code }) => code !== 'paid_before');
      expectExplained(slip.lines.filter(isNew));
    }),
  );
});
