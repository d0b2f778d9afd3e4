import { expect, test } from 'vitest';
import { skippedDays } from './skipped-days.ts';

const half = (date: string, skipped: string | null, holiday: string | null = null) => ({ date, skipped, holiday });

test.each([
  ['nothing, where every day counts', [half('2026-12-23', null), half('2026-12-23', null)], []],
  [
    'each day once, and holidays by their name',
    [half('2026-12-25', 'holiday', 'Christmas'), half('2026-12-25', 'holiday', 'Christmas'), half('2026-12-26', 'day_off', 'Boxing Day')],
    [
      { date: '2026-12-25', holiday: 'Christmas' },
      { date: '2026-12-26', holiday: null },
    ],
  ],
  ['a day of which only half counts', [half('2026-12-24', null), half('2026-12-24', 'holiday')], [{ date: '2026-12-24', holiday: null }]],
])('lists %s', (_, days, skipped) => {
  expect(skippedDays(days)).toEqual(skipped);
});
