import { expect, test } from 'vitest';
import { at, punch } from '../fixtures.ts';
import { directions } from './directions.ts';
import { pair } from './pair.ts';

const pairsOf = (...texts: string[]) =>
  pair(
    directions(
      texts.map((text) => punch(`2026-11-12 ${text}`)),
      60,
    ),
  );
const clock = (moment: number | null): string => (moment === null ? '-' : new Date(moment + 3_600_000).toISOString().slice(11, 16));
const shown = (...texts: string[]): string[] => pairsOf(...texts).intervals.map((one) => `${clock(one.in)} ${clock(one.out)}`);

test.each([
  ['a plain day', ['09:00 in', '18:00 out'], ['09:00 18:00']],
  ['in, in', ['09:00 in', '13:00 in', '18:00 out'], ['09:00 -', '13:00 18:00']],
  ['out without in', ['12:00 out', '13:00 in', '18:00 out'], ['- 12:00', '13:00 18:00']],
  ['out, out', ['09:00 in', '12:00 out', '18:00 out'], ['09:00 12:00', '- 18:00']],
  ['a break', ['09:00 in', '12:00 break_out', '12:30 break_in', '18:00 out'], ['09:00 12:00', '12:30 18:00']],
  ['a break ended by coming in', ['09:00 in', '12:00 break_out', '12:30 in', '18:00 out'], ['09:00 12:00', '12:30 18:00']],
  ['a break whose beginning is missing', ['09:00 in', '12:30 break_in', '18:00 out'], ['09:00 18:00']],
  ['a break whose end is missing', ['09:00 in', '12:00 break_out', '18:00 out'], ['09:00 12:00', '- 18:00']],
  ['overtime without a pause', ['09:00 in', '18:00 ot_in', '20:00 ot_out'], ['09:00 18:00', '18:00 20:00']],
  ['still there', ['09:00 in', '12:00 out', '13:00 in'], ['09:00 12:00', '13:00 -']],
  ['nothing', [], []],
] as const)('%s', (_, texts, expected) => expect(shown(...texts)).toEqual(expected));

test('missing clock-ins and clock-outs are named', () => {
  expect(pairsOf('09:00 in', '13:00 in', '18:00 out', '19:00 out')).toMatchObject({
    missing_out: [at('2026-11-12 09:00')],
    missing_in: [at('2026-11-12 19:00')],
    open_since: null,
  });
  expect(pairsOf('09:00 in', '12:00 break_out')).toMatchObject({ break_since: at('2026-11-12 12:00'), open_since: null, missing_out: [] });
  expect(pairsOf('09:00 in')).toMatchObject({ open_since: at('2026-11-12 09:00'), missing_out: [] });
});

test('an interval knows where it comes from', () => {
  const [one] = pairsOf('09:00 in', '18:00 out').intervals;
  expect(one!.out_id).toBe(one!.in_id! + 1);
  expect(one!.source).toBe('device');
});
