import { addDays } from '@cadre/rules/calendar';
import { loadRetainers } from '../../crud/money/load-retainers.ts';
import type { Bookings } from '../../crud/ports/bookings.ts';
import type { DueWeeks } from '../../crud/ports/due-weeks.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';
import type { ReportScope, ReportSource } from './facts/report-source.ts';

/** Planning the coming days of a company of thousands would keep the reader waiting. */
const mostAhead = 1000;
const weeksAhead = 12;

/** Brings what a report reads up to the facts: settled days of attendance, days by their plans, days that are to come, and retainers. */
export async function settleFacts(
  { db }: Services,
  ports: Settling & DueWeeks & Bookings,
  source: ReportSource,
  scope: ReportScope,
): Promise<Pick<ReportScope, 'ahead' | 'due' | 'retainers'>> {
  if (source.retainers) return { retainers: await loadRetainers(db, sql`true`, 'all') };
  if (!source.people) return {};
  const { rows } = await sql<{ id: number }>`select s.id from ${source.people(scope)} s order by s.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const reads = (days: NonNullable<ReportSource['days']>[number]): boolean => source.days?.includes(days) ?? false;
  if (reads('attendance')) await ports.settleDays(db, ids, scope);
  const isForFew = !reads('due') || ids.length <= mostAhead;
  const from = addDays(scope.today, 1);
  return {
    ...(reads('due') && { due: await ports.daysDue(db, ids, source.dueSpan?.(scope) ?? scope) }),
    ...(reads('ahead') && isForFew && { ahead: await ports.daysAhead(db, ids, { from, to: addDays(from, weeksAhead * 7 - 1) }) }),
  };
}
