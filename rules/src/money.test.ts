import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, currencyDigits, toMajor, toMinor } from './money.ts';

test.each([
  [12.34, 'EUR', 1234],
  [12.3, 'EUR', 1230],
  [0.1 + 0.2, 'KWD', 300],
  [1500, 'JPY', 1500],
  [1.005, 'KWD', 1005],
  [-7.5, 'USD', -750],
  [0, 'EUR', 0],
])('%f %s is %i minor units', (amount, currency, minor) => expect(toMinor(amount, currency)).toBe(minor));

test.each([
  [12.345, 'EUR'],
  [1.5, 'JPY'],
  [100_000.00001, 'JPY'],
  [12.34001, 'EUR'],
  [0.00001, 'KWD'],
  [1e22, 'EUR'],
  [1, 'XXX'],
  [Number.NaN, 'EUR'],
  [Number.POSITIVE_INFINITY, 'EUR'],
])('%f %s is refused', (amount, currency) => expect(toMinor(amount, currency)).toBeUndefined());

test('minor units survive the way to major units and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom(...currencies), (minor, currency) => {
      expect(toMinor(toMajor(minor, currency), currency)).toBe(minor === 0 ? 0 : minor);
    }),
  );
});

test('every currency has its digits', () => expect(currencies.every((code) => currencyDigits(code) !== undefined)).toBe(true));
