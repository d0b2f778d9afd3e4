import type { Remark } from '@cadre/contract/calls/tasks';
import type { copyWeek as copyCall } from '@cadre/contract/calls/time-card-rows';
import type { tasks } from '@cadre/contract/resources/tasks';
import { mondayOf, weeksInIsoYear } from '@cadre/rules/attendance/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Acting } from '../../../crud/door.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid } from '../../../platform/problem.ts';
import { personAsked, weekAsked } from '../person-asked.ts';
import { saveTasks } from '../rows/save-tasks.ts';
import { loadWeek, rowsOf } from './load-week.ts';
import { pinRows } from './pin-rows.ts';

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
    await pinRows(tx, person.id, week.from, wanted);
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
