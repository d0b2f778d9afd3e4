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
