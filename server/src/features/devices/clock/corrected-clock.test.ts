import { expect, test } from 'vitest';
import { readMoment } from '../intake/read-moment.ts';
import { type Correction, correctedClock } from './corrected-clock.ts';

const read = (corrections: Correction[], local_time: string, more: { epoch?: number; utc_offset_minutes?: number } = {}): string => {
  const clock = corrections.reduce(correctedClock, { timezone: 'Europe/Berlin', readings: [] });
  const line = { local_time: more.epoch === undefined ? local_time : null, epoch: null, utc_offset_minutes: null, ...more };
  return new Date(readMoment(line, clock, undefined).at).toISOString().slice(0, 16);
};
const zone = (timezone: string, from: string | null = null): Correction => ({ kind: 'zone', timezone, from });
const fast = (minutes_fast: number, from: string, to: string): Correction => ({ kind: 'clock', from, to, minutes_fast });

test.each<[string, Correction[], string]>([
  ['as it is', [], '2026-01-14T08:00'],
  ['another zone, always', [zone('Asia/Tokyo')], '2026-01-14T00:00'],
  ['another zone, since before', [zone('Asia/Tokyo', '2026-01-14')], '2026-01-14T00:00'],
  ['another zone, from a later day', [zone('Asia/Tokyo', '2026-01-15')], '2026-01-14T08:00'],
  ['two moves', [zone('Asia/Kolkata', '2026-01-10'), zone('Asia/Tokyo', '2026-01-20')], '2026-01-14T03:30'],
  ['a move that was earlier than it was said', [zone('Asia/Kolkata', '2026-01-20'), zone('Asia/Tokyo', '2026-01-12')], '2026-01-14T00:00'],
  ['a fast clock', [fast(10, '2026-01-14 00:00:00', '2026-01-15 00:00:00')], '2026-01-14T07:50'],
  ['a slow clock', [fast(-75, '2026-01-14 09:00:00', '2026-01-14 09:00:01')], '2026-01-14T09:15'],
  ['a clock that was right again', [fast(10, '2026-01-13 00:00:00', '2026-01-14 09:00:00')], '2026-01-14T08:00'],
  ['both', [fast(10, '2026-01-14 00:00:00', '2026-01-15 00:00:00'), zone('Asia/Tokyo')], '2026-01-13T23:50'],
])('nine on the wall, read with %s', (_what, corrections, expected) => {
  expect(read(corrections, '2026-01-14 09:00:00')).toBe(expected);
});

test('a punch with its own offset ignores the zone, but its clock can be wrong', () => {
  const offset = { utc_offset_minutes: 60 };
  expect(read([zone('Asia/Tokyo')], '2026-01-14 09:00:00', offset)).toBe('2026-01-14T08:00');
  expect(read([fast(10, '2026-01-14 00:00:00', '2026-01-15 00:00:00')], '2026-01-14 09:00:00', offset)).toBe('2026-01-14T07:50');
  expect(read([zone('Asia/Tokyo')], '', { epoch: Date.UTC(2026, 0, 14, 8) / 1000 })).toBe('2026-01-14T08:00');
});
