import type { AttendanceNow, attendanceNow } from '@cadre/contract/calls/attendance';
import { liveWork } from '@cadre/rules/attendance/day/live-work';
import type { ShiftHours } from '@cadre/rules/attendance/facts';
import { entersBy } from '@cadre/rules/attendance/punches/action-of';
import { addDays, type Day } from '@cadre/rules/calendar';
import { employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { settleDue } from '../days/settle-due.ts';
import { always } from '../days/spans.ts';
import { nextAction } from './next-action.ts';
import { readDayNow } from './read-day-now.ts';
import { checkRefusal } from './refuse-check.ts';
import { requireEmployee } from './require-employees.ts';
import { loadStanding } from './standing.ts';

/** Which punch an employee may make now, and the totals of the working day so far. */
export async function readAttendanceNow(
  services: Services,
  behaviours: Behaviours,
  { actor, params, trace }: CallContext<typeof attendanceNow>,
) {
  const { db } = services;
  const employee_id = employeeOfParams(actor, params.id);
  const { id, name } = await requireEmployee(db, actor, 'check', employee_id);
  await settleDue(db, [id], always);
  const standing = await loadStanding(db, id);
  const { now, zone, plan, last } = standing;
  const { open_since, worked_minutes, break_minutes, expected_minutes } = await readDayNow(db, id, plan.date);
  const data: AttendanceNow = {
    employee: { id, name, pic: await pictureOf(db, behaviours, actor, id) },
    now: new Date(now).toISOString(),
    zone,
    date: plan.date,
    next: entersBy(nextAction(standing)) ? 'in' : 'out',
    last: last && { action: last.action, created_at: new Date(last.at).toISOString() },
    open_since: open_since?.toISOString() ?? null,
    worked_minutes,
    live: open_since && liveWork(plan, { open_since: open_since.getTime(), break_minutes }),
    expected_minutes,
    shift: plan.shift && shiftNow(plan.shift),
    holiday: plan.holiday?.name ?? null,
    refused: await checkRefusal(db, { actor, ip: trace.ip, employee_id }, standing),
    missing: await missingPunches(db, id, plan.date),
  };
  return { data };
}

const shiftNow = ({ name, start_time, end_time, pause_start, pause_end }: ShiftHours): AttendanceNow['shift'] => ({
  name,
  start_time,
  end_time,
  pause_start,
  pause_end,
});

async function pictureOf(db: Runner, behaviours: Behaviours, actor: CallContext['actor'], id: number): Promise<string | null> {
  const pic = behaviours.employees?.columns?.pic?.(actor) ?? sql`null`;
  const { rows } = await sql<{ pic: string | null }>`select ${pic} as pic from employees r where r.id = ${id}`.execute(db);
  return rows[0]?.pic ?? null;
}

const daysBack = 31;
const mostMissing = 10;

/** Older missing punches are left to the person who closes the month. */
async function missingPunches(db: Runner, id: number, today: Day): Promise<AttendanceNow['missing']> {
  const { rows } = await sql<AttendanceNow['missing'][number]>`
    select date, flags from attendance_days
    where employee_id = ${id} and date between ${addDays(today, -daysBack)}::date and ${addDays(today, -1)}::date
      and flags ?| array['missing_in', 'missing_out'] and not flags ? 'overridden'
    order by date desc limit ${sql.lit(mostMissing)}`.execute(db);
  return rows;
}
