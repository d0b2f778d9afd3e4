import type { Day } from '@cadre/rules/calendar';

type Counted = { date: Day; skipped: string | null; holiday?: string | null };

/** The days of a leave that cost nothing, each once, with the holiday that is the reason. */
export function skippedDays(days: readonly Counted[]): { date: Day; holiday: string | null }[] {
  const skipped = days.filter((day) => day.skipped !== null);
  return [
    ...new Map(
      skipped.map(({ date, holiday, ...day }) => [date, { date, holiday: day.skipped === 'holiday' ? (holiday ?? null) : null }]),
    ).values(),
  ];
}

/** The days of approved leave that no longer count because other leave replaced them. */
export const replacedDays = (days: readonly { date: Day; skipped: string | null; active: boolean }[]): Day[] => [
  ...new Set(days.filter(({ skipped, active }) => skipped === null && !active).map(({ date }) => date)),
];
