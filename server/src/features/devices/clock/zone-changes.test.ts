import { expect, test } from 'vitest';
import { lastChange, nextChange, type ZoneChange } from './zone-changes.ts';

const toResponse = (change: ZoneChange | undefined) => change && [new Date(change.at).toISOString().slice(0, 16), change.offset];

test.each([
  ['Europe/Berlin', '2026-10-20T00:00Z', ['2026-10-25T01:00', 60]],
  ['Europe/Berlin', '2026-10-25T00:59Z', ['2026-10-25T01:00', 60]],
  ['Europe/Berlin', '2026-10-25T01:00Z', ['2027-03-28T01:00', 120]],
  ['Australia/Lord_Howe', '2026-09-30T00:00Z', ['2026-10-03T15:30', 660]],
  ['America/St_Johns', '2026-02-01T00:00Z', ['2026-03-08T05:30', -150]],
  ['Asia/Kolkata', '2026-02-01T00:00Z', undefined],
])('the next change of %s after %s', (zone, now, expected) => expect(toResponse(nextChange(zone, Date.parse(now), 366))).toEqual(expected));

test('the last change is found as long as it is recent', () => {
  const now = Date.parse('2026-10-30T12:00Z');
  expect(toResponse(lastChange('Europe/Berlin', now, 8))).toEqual(['2026-10-25T01:00', 60]);
  expect(lastChange('Europe/Berlin', now, 2)).toBeUndefined();
});
