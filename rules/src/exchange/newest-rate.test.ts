import { expect, test } from 'vitest';
import { converted, type ExchangeRate, exchangeOf } from './exchange.ts';

const rate = (day: string, from: string, to: string, value: string): ExchangeRate => ({ day, from, to, rate: value });

/** One dollar in cents of a euro. */
test.each<[string, ExchangeRate[], string, number | undefined]>([
  ['on its day', [rate('2026-05-04', 'USD', 'EUR', '0.9')], '2026-05-04', 90],
  ['a day later', [rate('2026-05-04', 'USD', 'EUR', '0.9')], '2026-05-05', 90],
  ['a day earlier', [rate('2026-05-04', 'USD', 'EUR', '0.9')], '2026-05-03', undefined],
  ['the newer of two', [rate('2026-05-04', 'USD', 'EUR', '0.9'), rate('2026-05-05', 'USD', 'EUR', '0.8')], '2026-05-05', 80],
  ['the newer of two in any order', [rate('2026-05-05', 'USD', 'EUR', '0.8'), rate('2026-05-04', 'USD', 'EUR', '0.9')], '2026-05-05', 80],
  [
    'the older of two before the newer',
    [rate('2026-05-05', 'USD', 'EUR', '0.8'), rate('2026-05-04', 'USD', 'EUR', '0.9')],
    '2026-05-04',
    90,
  ],
  ['the other way round', [rate('2026-05-04', 'EUR', 'USD', '2')], '2026-05-04', 50],
  ['the direct one of the same day', [rate('2026-05-04', 'EUR', 'USD', '2'), rate('2026-05-04', 'USD', 'EUR', '0.9')], '2026-05-04', 90],
  ['the inverse one of a later day', [rate('2026-05-05', 'EUR', 'USD', '2'), rate('2026-05-04', 'USD', 'EUR', '0.9')], '2026-05-05', 50],
  ['the direct one of a later day', [rate('2026-05-04', 'EUR', 'USD', '2'), rate('2026-05-05', 'USD', 'EUR', '0.9')], '2026-05-05', 90],
  ['by the reporting currency', [rate('2026-05-04', 'USD', 'GBP', '0.5'), rate('2026-05-04', 'GBP', 'EUR', '1.2')], '2026-05-04', 60],
  ['with one half of the way alone', [rate('2026-05-04', 'USD', 'GBP', '0.5')], '2026-05-04', undefined],
])('a rate applies: %s', (_, rates, day, expected) => {
  expect(converted(exchangeOf(rates, 'GBP'), 100, 'USD', 'EUR', day)).toBe(expected);
});

test.each<[string, string, number]>([
  ['USD', 'USD', 100],
  ['USD', 'JPY', 150],
  ['JPY', 'USD', 67],
  ['USD', 'KWD', 300],
  ['USD', 'XXQ', 700],
])('minor units of %s in %s', (from, to, expected) => {
  const rates = [rate('2026-05-04', 'USD', 'JPY', '150'), rate('2026-05-04', 'USD', 'KWD', '0.3'), rate('2026-05-04', 'USD', 'XXQ', '7')];
  expect(converted(exchangeOf(rates, 'USD'), 100, from, to, '2026-05-04')).toBe(expected);
});
