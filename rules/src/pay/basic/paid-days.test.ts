import { describe, expect, test } from 'vitest';
import { daysPaidBy, type FrequencySpan, paysMonthOf } from './paid-days.ts';

type Employment = { from: string; to: string | null };
const always: Employment[] = [{ from: '2020-01-01', to: null }];
const span = (frequency: FrequencySpan['frequency'], from: string | null, to: string | null): FrequencySpan => ({ frequency, from, to });
/** By the week until the middle of November, then by the month. */
const weekly = span('weekly', null, '2026-11-15');
const monthly = span('monthly', '2026-11-16', null);
/** Weeks from Monday to Sunday. */
const anchor = '2026-11-02';

describe('the days that a period pays', () => {
  test.each<[string, string, Employment[], FrequencySpan[], Employment[]]>([
    ['of a month without a salary are those of the employment', '2026-11', always, [], always],
    ['of a week without a salary are none', '2026-11-08/07', always, [], []],
    ['are those of the employment where all are paid by it', '2026-11', always, [span('monthly', null, null)], always],
    ['are none where all are paid by another', '2026-11-08/07', always, [span('monthly', null, null)], []],
    ['of a week end with its frequency', '2026-11-15/07', always, [weekly, monthly], [{ from: '2020-01-01', to: '2026-11-15' }]],
    ['of the week after are none', '2026-11-22/07', always, [weekly, monthly], []],
    ['of a week that the frequency ends in', '2026-11-21/07', always, [weekly, monthly], [{ from: '2020-01-01', to: '2026-11-15' }]],
    ['of a month begin with its frequency', '2026-11', always, [weekly, monthly], [{ from: '2026-11-16', to: null }]],
    ['of the month before are none', '2026-10', always, [weekly, monthly], []],
    [
      'of a month that begins on the last day',
      '2026-11',
      always,
      [span('weekly', null, '2026-11-29'), span('monthly', '2026-11-30', null)],
      [{ from: '2026-11-30', to: null }],
    ],
    [
      'of a month that begins a day later',
      '2026-11',
      always,
      [span('weekly', null, '2026-11-30'), span('monthly', '2026-12-01', null)],
      [],
    ],
    [
      'of a month that ends on the first day',
      '2026-11',
      always,
      [span('monthly', null, '2026-11-01'), span('weekly', '2026-11-02', null)],
      [{ from: '2020-01-01', to: '2026-11-01' }],
    ],
    ['of a month that ends a day before', '2026-11', always, [span('monthly', null, '2026-10-31'), span('weekly', '2026-11-01', null)], []],
    [
      'end with the employment',
      '2026-11',
      [{ from: '2020-01-01', to: '2026-11-20' }],
      [weekly, monthly],
      [{ from: '2026-11-16', to: '2026-11-20' }],
    ],
    ['begin with the employment', '2026-11', [{ from: '2026-11-18', to: null }], [weekly, monthly], [{ from: '2026-11-18', to: null }]],
    ['are none of an employment that ended before', '2026-11', [{ from: '2020-01-01', to: '2026-11-15' }], [weekly, monthly], []],
    [
      'are one of an employment that ended on it',
      '2026-11',
      [{ from: '2020-01-01', to: '2026-11-16' }],
      [weekly, monthly],
      [{ from: '2026-11-16', to: '2026-11-16' }],
    ],
    [
      'go on over a raise',
      '2026-11',
      always,
      [weekly, span('monthly', '2026-11-16', '2026-11-20'), span('monthly', '2026-11-21', null)],
      [{ from: '2026-11-16', to: null }],
    ],
    [
      'are split by another frequency',
      '2026-11',
      always,
      [span('monthly', null, '2026-11-10'), span('weekly', '2026-11-11', '2026-11-17'), span('monthly', '2026-11-18', null)],
      [
        { from: '2020-01-01', to: '2026-11-10' },
        { from: '2026-11-18', to: null },
      ],
    ],
  ])('%s', (_, period, employed, spans, expected) => expect(daysPaidBy(period, employed, spans)).toEqual(expected));
});

describe('amounts of the month are paid with', () => {
  const weeks = [span('weekly', null, null)];
  const until = (to: string): Employment[] => [{ from: '2020-01-01', to }];
  test.each<[string, string, Employment[], FrequencySpan[], boolean]>([
    ['the month', '2026-11', always, [], true],
    ['the month where all are paid by it', '2026-11', always, [span('monthly', null, null)], true],
    // Weeks belong to the month that they end in: the last of November ends on the 29th.
    ['the last week of the month', '2026-11-29/07', always, weeks, true],
    ['not the week before', '2026-11-22/07', always, weeks, false],
    ['not the week that ends in the next month', '2026-12-06/07', always, weeks, false],
    ['the week of the last day of the employment', '2026-11-15/07', until('2026-11-15'), weeks, true],
    ['not the week after the last day', '2026-11-22/07', until('2026-11-15'), weeks, false],
    ['the week that begins with the last day', '2026-11-22/07', until('2026-11-16'), weeks, true],
    ['the first week of the month, which began in the one before', '2026-11-01/07', until('2026-10-31'), weeks, true],
    ['the last week by the calendar for people who had left', '2026-11-29/07', until('2026-10-15'), weeks, true],
    ['not an earlier week for people who had left', '2026-11-15/07', until('2026-10-15'), weeks, false],
    ['the month for people who are paid by it in the end', '2026-11', always, [weekly, monthly], true],
    ['not the last week before that', '2026-11-15/07', always, [weekly, monthly], false],
    [
      'the week of the last day of its frequency',
      '2026-11-22/07',
      until('2026-11-22'),
      [span('weekly', null, '2026-11-22'), span('monthly', '2026-11-23', null)],
      true,
    ],
    [
      'the month of the first day of its frequency',
      '2026-11',
      until('2026-11-23'),
      [span('weekly', null, '2026-11-22'), span('monthly', '2026-11-23', null)],
      true,
    ],
    [
      'the last week of the second employment',
      '2026-11-15/07',
      [
        { from: '2020-01-01', to: '2020-12-31' },
        { from: '2026-01-01', to: '2026-11-15' },
      ],
      weeks,
      true,
    ],
    ['the second half of a month', '2026-11-30/15', always, [span('semimonthly', null, null)], true],
    ['not the first half of a month', '2026-11-15/15', always, [span('semimonthly', null, null)], false],
    ['the first half for people who leave in it', '2026-11-15/15', until('2026-11-15'), [span('semimonthly', null, null)], true],
    ['the second half for people who leave a day later', '2026-11-15/15', until('2026-11-16'), [span('semimonthly', null, null)], false],
  ])('%s', (_, period, employed, spans, expected) => expect(paysMonthOf(period, employed, spans, anchor)).toBe(expected));
});
