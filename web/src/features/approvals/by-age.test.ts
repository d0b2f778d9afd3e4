import { expect, test } from 'vitest';
import { formatFor } from '../../platform/format/format.ts';
import { byAge } from './by-age.ts';

const { moment } = formatFor('en', 'Asia/Tokyo');
const inTokyo = (at: string) => moment(at).slice(0, 10);
const now = '2026-11-16T17:00:00Z';

test.each([
  ['due an hour ago', '2026-11-14T16:00:00Z', '2026-11-16T16:00:00Z', 'overdue'],
  ['due this very moment', '2026-11-14T17:00:00Z', now, 'overdue'],
  ['due in an hour', '2026-11-14T18:00:00Z', '2026-11-16T18:00:00Z', 'earlier'],
  ['of a level without reminders', '2026-10-01T08:00:00Z', null, 'earlier'],
  ['sent after midnight of the reader', '2026-11-16T15:30:00Z', '2026-11-18T15:30:00Z', 'today'],
  ['sent before midnight of the reader', '2026-11-16T14:30:00Z', '2026-11-18T14:30:00Z', 'earlier'],
])('a request %s', (_, created_at, due_at, age) => {
  expect(byAge([{ created_at, due_at }], now, inTokyo).map((group) => group.age)).toEqual([age]);
});

test('overdue requests come first, then new ones, each in their original order', () => {
  const sent = (id: number, created_at: string, due_at: string | null) => ({ id, created_at, due_at });
  const rows = [sent(1, '2026-11-10T08:00:00Z', null), sent(2, '2026-11-11T08:00:00Z', '2026-11-13T08:00:00Z'), sent(3, now, null)];
  expect(byAge([...rows, sent(4, '2026-11-12T08:00:00Z', null)], now, inTokyo).map(({ rows: those }) => those.map(({ id }) => id))).toEqual(
    [[2], [3], [1, 4]],
  );
});
