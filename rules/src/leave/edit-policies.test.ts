import { expect, test } from 'vitest';
import { editedVersions, type Version } from './edit-policies.ts';

const version = (valid_from: string | null, days: number, carry = 'none'): Version => ({ valid_from, values: { days, carry } });
const today = '2026-06-15';

test.each<[string, Version[], string | null, Version[]]>([
  ['begins a version of its own', [version(null, 20)], '2026-01-01', [version(null, 20), version('2026-01-01', 26)]],
  [
    'replaces the version of its day',
    [version(null, 20), version('2026-01-01', 22)],
    '2026-01-01',
    [version(null, 20), version('2026-01-01', 26)],
  ],
  ['from the beginning changes all that has been', [version(null, 20), version('2026-01-01', 22)], null, [version(null, 26)]],
  [
    'holds in versions that have begun since',
    [version(null, 20), version('2026-03-01', 22, 'all'), version('2026-06-15', 24)],
    '2026-02-01',
    [version(null, 20), version('2026-02-01', 26), version('2026-03-01', 26, 'all'), version('2026-06-15', 26)],
  ],
  [
    'is taken over by planned versions that did not change it',
    [version(null, 20), version('2026-06-16', 20, 'all')],
    '2026-01-01',
    [version(null, 20), version('2026-01-01', 26), version('2026-06-16', 26, 'all')],
  ],
  [
    'leaves planned versions what they change themselves',
    [version(null, 20), version('2026-06-16', 22), version('2027-01-01', 22, 'all')],
    '2026-01-01',
    [version(null, 20), version('2026-01-01', 26), version('2026-06-16', 22), version('2027-01-01', 22, 'all')],
  ],
  ['may be in the future', [version(null, 20)], '2027-01-01', [version(null, 20), version('2027-01-01', 26)]],
])('an edit %s', (_, versions, from, expected) => {
  expect(editedVersions(versions, from, today, { days: 26 })).toEqual(expected);
});

test('an edit that changes nothing creates no version', () => {
  expect(editedVersions([version(null, 20)], '2026-01-01', today, { days: '20.000' })).toEqual([version(null, 20)]);
});
