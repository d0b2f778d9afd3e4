import type { Report } from '@cadre/contract/reports/report';
import { addDays, type Day } from '@cadre/rules/calendar';
import { periodOf } from '@cadre/rules/period';

const weeksAhead = 12;

/** The days of a report, by default this month; reports on the past exclude future days. */
export function spanOf(
  { span, mostDays }: Pick<Report, 'span' | 'mostDays'>,
  input: { from: Day; to: Day } | undefined,
  today: Day,
): { from: Day; to: Day } {
  if (span === 'ahead') {
    const monday = periodOf('week', today).from;
    return { from: monday, to: addDays(monday, weeksAhead * 7 - 1) };
  }
  const { from, to } = input ?? periodOf('month', today);
  const last = to > today && from <= today ? today : to;
  const first = mostDays ? addDays(last, 1 - mostDays) : from;
  return { from: first > from ? first : from, to: last };
}
