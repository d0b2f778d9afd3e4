import { expect, test } from 'vitest';
import { devicePunchKey, unreadableKey } from './dedupe-key.ts';
import { plausibleTime } from './plausible-time.ts';

const punch = { serial: 'BOCK1', pin: '7', local_time: '2026-11-13 08:58:12', status_code: 0 };

test('a punch is known by terminal, person, second and status', () => {
  const key = devicePunchKey(punch);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(devicePunchKey({ ...punch })).toBe(key);
  const others = [{ serial: 'BOCK2' }, { pin: '8' }, { local_time: '2026-11-13 08:58:13' }, { status_code: 1 }, { status_code: null }];
  expect(new Set([key, ...others.map((other) => devicePunchKey({ ...punch, ...other }))]).size).toBe(others.length + 1);
});

test('an unreadable line of one terminal is not that of another', () => {
  expect(unreadableKey({ serial: 'BOCK1', raw_line: 'x' })).toBe(unreadableKey({ serial: 'BOCK1', raw_line: 'x' }));
  expect(unreadableKey({ serial: 'BOCK1', raw_line: 'x' })).not.toBe(unreadableKey({ serial: 'BOCK2', raw_line: 'x' }));
});

const received = Date.UTC(2026, 10, 13, 9);
const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  ['just now', received, false, 'plausible'],
  ['four minutes ahead', received + 4 * minute, false, 'plausible'],
  ['twenty minutes ahead', received + 20 * minute, false, 'clock'],
  ['a clock that woke up in 2000', Date.UTC(2000, 7, 1), true, 'clock'],
  ['2063', Date.UTC(2063, 0, 1), true, 'clock'],
  ['a year ago', received - 399 * day, false, 'plausible'],
  ['longer than 400 days ago', received - 401 * day, false, 'old'],
  ['longer than 400 days ago, asked for', received - 401 * day, true, 'plausible'],
])('%s is %s', (_what, occurred, isBackfill, verdict) => expect(plausibleTime(occurred, received, isBackfill)).toBe(verdict));
