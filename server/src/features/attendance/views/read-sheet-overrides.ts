import type { SheetDay } from '@cadre/contract/calls/hours';
import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from '../days/spans.ts';

type Override = NonNullable<SheetDay['override']>;

/** What people decided about the days of one person, and who did. */
export async function readSheetOverrides(db: Runner, employee_id: number, { from, to }: DaySpan): Promise<Map<Day, Override>> {
  const { rows } = await sql<Override & { date: Day }>`
    select o.date, o.status, o.worked_minutes, o.reason, u.name as by
    from attendance_overrides o left join users u on u.id = o.user_id
    where o.employee_id = ${employee_id} and o.date between ${from}::date and ${to}::date`.execute(db);
  return new Map(rows.map(({ date, ...override }) => [date, override]));
}
