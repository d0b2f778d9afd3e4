import { expect, test } from 'vitest';
import { addUp } from './add-up.ts';

const euros = { currency: 'EUR', people: 3, gross: 9000.1, deductions: 2000.2, net: 6999.9, employer_cost: 11000.3 };
const yen = { currency: 'JPY', people: 1, gross: 300000, deductions: 50000, net: 250000, employer_cost: 340000 };

test('totals of several runs add up by currency, to the cent', () => {
  const together = addUp([{ totals: [euros] }, { totals: [yen] }, { totals: [{ ...euros, people: 1, gross: 0.2 }] }]);
  expect(together).toEqual([{ currency: 'EUR', people: 4, gross: 9000.3, deductions: 4000.4, net: 13999.8, employer_cost: 22000.6 }, yen]);
});

test('a run with hidden amounts adds nothing to the totals', () => {
  expect(addUp([{ totals: [] }, {}])).toEqual([]);
});
