import type { SuggestedRow, suggestWeek as suggestCall } from '@cadre/contract/calls/time-card-rows';
import { addDays, type Day } from '@cadre/rules/calendar';
import { shareOut } from '@cadre/rules/time/share-out';
import type { Bookings } from '../../../crud/ports/bookings.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { personOfParams, weekOfParams } from '../person-of-params.ts';
import { loadWeek, rowsOf, type WeekRow } from './load-week.ts';

type Suggestion = { project_id: number; project_task_id: number | null; work_type: WeekRow['work_type']; date: Day; minutes: number };

/** Hours that would fit into a week; nothing of it is written. */
export async function suggestWeek({ db }: Services, ports: Settling & Bookings, { actor, params, query }: CallContext<typeof suggestCall>) {
  const week = weekOfParams(params);
  const person = await personOfParams(db, actor, query.employee, 'write');
  if (query.from === 'attendance') await ports.settleDays(db, [person.id], week);
  const stored = await loadWeek(db, person.id, week);
  const wanted =
    query.from === 'plan'
      ? (await ports.bookedHours(db, person.id, week.from, week.to)).map((one) => ({ ...one, work_type: 'normal' as const }))
      : await byAttendance(db, person.id, week.from, stored);
  const filled = new Set(rowsOf(stored).flatMap(({ key, cells }) => cells.map(({ date }) => `${key} ${date}`)));
  const free = wanted.filter((one) => one.minutes > 0 && !filled.has(`${keyOf(one)} ${one.date}`));
  return { data: { rows: await named(db, person.id, free) } };
}

const keyOf = ({ project_id, project_task_id, work_type }: Suggestion): string => `${project_id}:${project_task_id ?? 0}:${work_type}`;

/** Attended time that is not logged, distributed like the week before. */
async function byAttendance(
  db: Runner,
  employee_id: number,
  monday: Day,
  { cells, attended }: Awaited<ReturnType<typeof loadWeek>>,
): Promise<Suggestion[]> {
  const before = rowsOf(await loadWeek(db, employee_id, { from: addDays(monday, -7), to: addDays(monday, -1) }));
  const weights = before.map((row) => row.cells.reduce((sum, { minutes }) => sum + minutes, 0));
  return attended.flatMap(({ date, minutes }) => {
    const logged = cells.reduce((sum, cell) => sum + (cell.date === date ? cell.minutes : 0), 0);
    return shareOut(minutes - logged, weights).map((share, at) => {
      const { project, project_task, work_type } = before[at] as WeekRow;
      return { project_id: project.id, project_task_id: project_task?.id ?? null, work_type, date, minutes: share };
    });
  });
}

/** Only what can be booked on that day. */
async function named(db: Runner, employee_id: number, wanted: readonly Suggestion[]): Promise<SuggestedRow[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<SuggestedRow>`
    select json_build_object('id', p.id, 'number', p.number, 'name', p.name, 'client', k.name, 'color', k.color,
        'require_note', p.require_note, 'require_task', p.require_task) as project,
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as project_task,
      w.work_type, p.billable and coalesce(t.billable, true) as billable,
      json_agg(json_build_object('date', w.date, 'minutes', w.minutes) order by w.date) as cells
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w (project_id int, project_task_id int, work_type text, date date, minutes int)
    join projects p on p.id = w.project_id left join clients k on k.id = p.client_id
    left join project_tasks t on t.id = w.project_task_id and t.project_id = p.id
    where may_book(p.id, ${employee_id}, w.date) and (w.project_task_id is null or t.status not in ('done', 'cancelled'))
    group by p.id, k.id, t.id, w.work_type order by p.number, t.name`.execute(db);
  return rows;
}
