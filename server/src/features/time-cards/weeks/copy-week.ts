import type { Remark } from '@cadre/contract/calls/tasks';
import type { copyWeek as copyCall } from '@cadre/contract/calls/time-card-rows';
import { tasks } from '@cadre/contract/resources/tasks';
import { mondayOf, weeksInIsoYear } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Weekly } from '@cadre/rules/time/not-submitted';
import type { Acting } from '../../../crud/access/door.ts';
import { problemResponse } from '../../../platform/http/answer-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { personOfParams, weekOfParams } from '../person-of-params.ts';
import { reasonAgainst } from '../rows/judge-task.ts';
import { saveTasks } from '../rows/save-tasks.ts';
import { loadStoredFacts } from '../rows/task-facts.ts';
import { loadWeek, rowsOf, type WeekRow } from './load-week.ts';
import { pinRows } from './pin-rows.ts';

type Copied = { rows: number; booked: number; warnings: Remark[] };

/** The rows of another week, with or without their hours. Rows that are there already stay; those that can’t be booked any more are named. */
export async function copyWeek(acting: Acting<typeof tasks>, { actor, params, body }: CallContext<typeof copyCall>): Promise<Copied> {
  const { tx } = acting;
  const week = weekOfParams(params);
  const person = await personOfParams(tx, actor, body.employee, 'write');
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
  if (!body.with_hours) return await copyRows(acting, person.id, week, rows);
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

/** Without hours; a row that the person can't book on in this week is named with the reason. */
async function copyRows({ tx, caller }: Acting, employee_id: number, week: Weekly, rows: readonly WeekRow[]): Promise<Copied> {
  const places = rows.map(placeOf);
  const pinned = new Set((await pinRows(tx, employee_id, week.from, places)).map(keyOf));
  const left = rows.filter((row) => !pinned.has(keyOf(placeOf(row))));
  const facts = left.length > 0 ? await loadStoredFacts(tx, employee_id, left.map(placeOf)) : undefined;
  const warnings = left.map((row): Remark => {
    const { project } = row;
    const problem = facts ? reasonAgainst({ ...placeOf(row), employee_id, date: week.from }, facts) : new Problem('task_refused');
    const { error, code, fields } = problemResponse(problem, caller.t, caller.language, { tag: tasks.name } as never);
    return {
      code,
      sentence: `(${project.number}) ${project.name}: ${Object.values(fields ?? {}).flat()[0] ?? error}`,
      project_id: project.id,
    };
  });
  return { rows: pinned.size, booked: 0, warnings };
}

const placeOf = ({ project, project_task, work_type }: WeekRow) => ({
  project_id: project.id,
  project_task_id: project_task?.id ?? null,
  work_type,
});

const keyOf = ({
  project_id,
  project_task_id,
  work_type,
}: {
  project_id: number;
  project_task_id: number | null;
  work_type: string;
}): string => `${project_id}:${project_task_id ?? 0}:${work_type}`;

const shifted = (date: Day, from: Day, to: Day): Day => addDays(to, Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000));
