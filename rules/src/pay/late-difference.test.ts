import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import { component, facts } from './fixtures.ts';
import { lateDifference, netOfDifference } from './late-difference.ts';
import type { SettledLine } from './pay-inputs.ts';
import type { Payslip } from './payslip.ts';

const slip = (given: Parameters<typeof facts>[0]): Payslip => {
  const found = calculatePayslip(facts(given));
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const agreed = (amount: number) => ({
  compensations: [{ id: 1, from: '2020-01-01', until: null, basis: 'monthly' as const, amount, followsFte: false }],
  components: [component()],
});
const none: ReadonlySet<string> = new Set();

test('an unchanged month has no difference', () => {
  const paid = slip(agreed(300_000));
  expect(lateDifference(paid.lines, paid.lines, none)).toEqual([]);
});

test('loans, rounding and carried debts are settled elsewhere', () => {
  const line = { name: null, kind: 'deduction' as const, amount: 500 };
  const lines = ['rounding', 'carried_on', 'deductions:4'].map((code) => ({ ...line, code }));
  expect(lateDifference([], lines, new Set(['deductions:4']))).toEqual([]);
});

test('after any number of changes to a closed month, paid amounts and differences add up to a fresh calculation', () => {
  const amounts = fc.array(fc.integer({ min: 100_000, max: 900_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 900_000 }), amounts, (first, later) => {
      const paid = slip(agreed(first));
      const settled: SettledLine[] = [...paid.lines];
      let net = paid.net;
      for (const amount of later) {
        const fresh = slip(agreed(amount));
        const difference = lateDifference(fresh.lines, settled, none);
        net += netOfDifference(difference);
        settled.push(...difference);
        expect(net).toBe(fresh.net);
        expect(lateDifference(fresh.lines, settled, none)).toEqual([]);
      }
    }),
  );
});
