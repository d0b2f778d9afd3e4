import { describe, expect, test } from 'vitest';
import { converted, type ExchangeRate, exchangeOf, fractionOf } from './exchange.ts';

const rate = (day: string, from: string, to: string, value: string): ExchangeRate => ({ day, from, to, rate: value });
const rates = [
  rate('2026-03-02', 'EUR', 'USD', '1.10'),
  rate('2026-03-04', 'EUR', 'USD', '1.25'),
  rate('2026-03-02', 'EUR', 'JPY', '160'),
  rate('2026-03-02', 'GBP', 'CHF', '1.2'),
  rate('2026-03-03', 'CHF', 'GBP', '0.8'),
  rate('2026-03-02', 'CHF', 'PLN', '4.5'),
];
const inEuro = exchangeOf(rates, 'EUR');

describe('an amount in another currency', () => {
  test.each([
    ['the day before the first rate has none', 10_000, 'EUR', 'USD', '2026-03-01', undefined],
    ['the day of a rate', 10_000, 'EUR', 'USD', '2026-03-02', 11_000],
    ['a day without a rate has the newest before it', 10_000, 'EUR', 'USD', '2026-03-03', 11_000],
    ['the day of the next rate', 10_000, 'EUR', 'USD', '2026-03-04', 12_500],
    ['any later day', 10_000, 'EUR', 'USD', '2027-01-01', 12_500],
    ['the inverse where the direct rate is missing', 11_000, 'USD', 'EUR', '2026-03-02', 10_000],
    ['the newer of both directions', 10_000, 'GBP', 'CHF', '2026-03-03', 12_500],
    ['the older one on its own day', 10_000, 'GBP', 'CHF', '2026-03-02', 12_000],
    ['a cross rate by the euro: 110.00 USD are 100 EUR are 16,000 JPY', 11_000, 'USD', 'JPY', '2026-03-02', 16_000],
    ['and back to two decimals', 16_000, 'JPY', 'USD', '2026-03-02', 11_000],
    ['no rate between unrelated currencies', 10_000, 'EUR', 'CHF', '2026-03-05', undefined],
    ['its own currency without any rate', 12_345, 'SEK', 'SEK', '2026-03-02', 12_345],
    ['below zero half goes away from zero', -1, 'USD', 'EUR', '2026-03-04', -1],
    ['just below half', 13, 'EUR', 'USD', '2026-03-02', 14],
    ['a half goes up: 0.05 EUR at 1.10', 5, 'EUR', 'USD', '2026-03-02', 6],
  ])('%s', (_, amount, from, to, day, expected) => {
    expect(converted(inEuro, amount, from, to, day)).toBe(expected);
  });

  test('goes by the reporting currency where the euro leads nowhere', () => {
    expect(converted(inEuro, 10_000, 'GBP', 'PLN', '2026-03-02')).toBeUndefined();
    expect(converted(exchangeOf(rates, 'CHF'), 10_000, 'GBP', 'PLN', '2026-03-02')).toBe(54_000);
  });

  test('is rounded once, at the end', () => {
    const thirds = exchangeOf([rate('2026-01-01', 'EUR', 'AUD', '3'), rate('2026-01-01', 'EUR', 'CAD', '3')], 'EUR');
    expect(converted(thirds, 1, 'AUD', 'CAD', '2026-01-01')).toBe(1);
    expect(converted(thirds, 100, 'AUD', 'CAD', '2026-01-01')).toBe(100);
  });
});

test('a rate keeps each of its decimals', () => {
  expect(fractionOf('0.0064')).toEqual({ over: 64n, under: 10_000n });
  expect(fractionOf('161')).toEqual({ over: 161n, under: 1n });
});
