import type { Remark } from '@cadre/contract/calls/tasks';
import type { copyWeek as copyCall, pinRows as pinCall } from '@cadre/contract/calls/time-cards';
import type { tasks } from '@cadre/contract/resources/tasks';
import { mondayOf, weeksInIsoYear } from '@cadre/rules/attendance/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Acting } from '../../../crud/door.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid } from '../../../platform/problem.ts';
import { personAsked, weekAsked } from '../person-asked.ts';
import { saveTasks } from '../rows/save-tasks.ts';
import { loadWeek, rowsOf } from './load-week.ts';

type Copied = { rows: number; booked: number; warnings: Remark[] };

/** The rows of another week, with or without their hours. What is there already stays; what cannot be booked any more is told. */
export async function copyWeek(acting: Acting<typeof tasks>, { actor, params, body }: Asked<typeof copyCall>): Promise<Copied> {
  const { tx } = acting;
  const week = weekAsked(params);
  const person = await personAsked(tx, actor, body.employee, 'write');
  if (body.from.week > weeksInIsoYear(body.from.year)) throw invalid({ week: [{ code: 'not_valid' }] });
  const source = mondayOf(body.from.year, body.from.week);
  const [from, into] = [await loadWeek(tx, person.id, { from: source, to: addDays(source, 6) }), await loadWeek(tx, person.id, week)];
  const there = new Set(rowsOf(into).flatMap(({ key, pinned }) => (pinned ? [] : [key])));
  const rows = rowsOf(from).filter(({ key }) => !there.has(key));
  const wanted = rows.flatMap((row) =>
    row.cells.map((cell) => ({
      date: shifted(cell.date, source, week.from),
      project_id: row.project.id,
      project_task_id: row.project_task?.id ?? null,
      work_type: row.work_type,
      billable: row.billable,
      minutes: cell.minutes,
      description: cell.description,
      project: row.project.name,
    })),
  );
  if (!body.with_hours) {
    await pin(tx, person.id, week.from, wanted);
    return { rows: rows.length, booked: 0, warnings: [] };
  }
  const saved = await saveTasks(
    { ...acting, employee_id: person.id, source: 'copied', tries: 'parts' },
    wanted.map(({ project: _, ...row }) => row),
  );
  const refused = saved.results.flatMap(({ error, fields, code = 'invalid' }, at) => {
    const { date, project_id, project } = wanted[at] as (typeof wanted)[number];
    const sentence = `${project}, ${date}: ${Object.values(fields ?? {}).flat()[0] ?? error}`;
    return error === undefined ? [] : [{ code, sentence, date, project_id }];
  });
  const booked = saved.results.length - refused.length;
  return { rows: rows.length, booked, warnings: [...refused, ...saved.warnings] };
}

const shifted = (date: Day, from: Day, to: Day): Day => addDays(to, Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000));

type Pinned = { project_id: number; project_task_id?: number | null; work_type?: string | null };

/** In place of those the week had. */
export async function pinRows({ tx }: Acting, { actor, params, body }: Asked<typeof pinCall>): Promise<void> {
  const { from } = weekAsked(params);
  const { id } = await personAsked(tx, actor, body.employee, 'write');
  await sql`delete from time_card_pins where employee_id = ${id} and week_start = ${from}::date`.execute(tx);
  await pin(tx, id, from, body.rows ?? []);
}

/** What somebody may not book on is left out without a word: they do not know of it. */
async function pin(tx: Transaction, employee_id: number, monday: Day, rows: readonly Pinned[]): Promise<void> {
  await sql`
    insert into time_card_pins (employee_id, week_start, project_id, project_task_id, work_type)
    select distinct ${employee_id}::int, ${monday}::date, w.project_id, w.project_task_id, coalesce(w.work_type, 'normal')
    from json_to_recordset(${JSON.stringify(rows)}::json) as w (project_id int, project_task_id int, work_type text)
    where exists (select from generate_series(0, 6) d where may_book(w.project_id, ${employee_id}, ${monday}::date + d))
      and (w.project_task_id is null or exists (select from project_tasks t
        where t.id = w.project_task_id and t.project_id = w.project_id and t.status not in ('done', 'cancelled')))
    on conflict do nothing`.execute(tx);
}
