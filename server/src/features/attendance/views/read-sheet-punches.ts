import type { SheetPunch } from '@cadre/contract/calls/hours';
import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from '../days/spans.ts';

/** The events of one person by the day they belong to; one that never counted belongs to the day on the wall. */
export async function readSheetPunches(db: Runner, employee_id: number, { from, to }: DaySpan): Promise<Map<Day, SheetPunch[]>> {
  const { rows } = await sql<Omit<SheetPunch, 'created_at'> & { created_at: Date; day: Day }>`
    select coalesce(a.work_date, left(a.local_time, 10)::date) as day, a.id, a.action, a.created_at, a.local_time, a.source,
      d.name as device, a.state, a.direction_origin, a.note, a.void_reason
    from attendances a left join devices d on d.id = a.device_id
    where a.employee_id = ${employee_id}
      and a.created_at >= (${from}::date - 2)::timestamptz and a.created_at < (${to}::date + 4)::timestamptz
    order by a.created_at, a.id`.execute(db);
  const punches = rows.map(({ created_at, day, ...punch }) => ({ day, punch: { ...punch, created_at: created_at.toISOString() } }));
  const byDay = Map.groupBy(punches, ({ day }) => day);
  return new Map([...byDay].map(([day, found]) => [day, found.map(({ punch }) => punch)]));
}
