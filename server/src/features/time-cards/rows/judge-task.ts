import type { Complaint, Complaints } from '@cadre/contract/problems';
import { asHours } from '@cadre/rules/duration';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { StoredTask } from '../stored-card.ts';
import { factsOf, loadTaskFacts, type StoredFacts, type TaskFacts, type TaskInput } from './task-facts.ts';

/** Bookings on a project that must not be overrun wait for each other. */
export const turnOnProjects = (project_ids: readonly number[], after: Sql = sql``): Sql => sql`
  select pg_advisory_xact_lock(hashtext('time_on_a_project'), p.id) from projects p ${after}
  where p.id = any(${[...project_ids]}::int[]) and p.overrun_policy = 'block'`;

/** Refuses time that cannot be booked, with all reasons; returns the other facts that decide about the row. */
export async function judgeTask(tx: Transaction, wanted: TaskInput): Promise<EntryTerms> {
  await turnOnProjects([wanted.project_id]).execute(tx);
  const facts = await loadTaskFacts(tx, wanted);
  if (!facts) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  return judgeByFacts(wanted, facts);
}

type EntryTerms = { isBillable: boolean | null; maybeBillable: boolean };

export function judgeByFacts(wanted: TaskInput, facts: TaskFacts): EntryTerms {
  const found = complaintsAbout(wanted, facts);
  if (Object.keys(found).length > 0) throw new Problem('task_refused', { fields: found });
  const maybeBillable = facts.project?.billable === true;
  return { maybeBillable, isBillable: facts.project_task?.billable ?? null };
}

/** Why a row without hours can't be in a week. */
export function reasonAgainst(
  place: Pick<TaskInput, 'employee_id' | 'date' | 'project_id' | 'project_task_id'>,
  stored: StoredFacts,
): Problem {
  const wanted = { ...place, minutes: 0, before_minutes: 0, description: place.date };
  return new Problem('task_refused', { fields: complaintsAbout(wanted, factsOf(stored, wanted)) });
}

/** The row to be written; the minutes it had before take no new room. */
export const wantedFrom = (row: StoredTask, before: StoredTask | undefined): TaskInput => ({
  employee_id: row.employee_id,
  date: row.date,
  project_id: row.project_id,
  project_task_id: row.project_task_id ?? null,
  minutes: row.minutes,
  description: row.description ?? null,
  before_minutes: before && before.project_id === row.project_id && before.status !== 'rejected' ? before.minutes : 0,
});

/** Whether it is billable follows from the project, then from the task, unless the input sets it. */
export function billableOf(
  { isBillable, maybeBillable }: EntryTerms,
  said: boolean | null | undefined,
  row: StoredTask,
  before?: StoredTask,
): boolean {
  const isElsewhere = before === undefined || before.project_id !== row.project_id || before.project_task_id !== row.project_task_id;
  return maybeBillable && (said ?? (isElsewhere ? null : before.billable) ?? isBillable ?? true);
}

/** People outside the team get no other details of a project. */
function complaintsAbout(wanted: TaskInput, { employed, last_day, department, project, project_task }: TaskFacts): Complaints {
  const found: Complaints = {};
  const add = (field: string, complaint: Complaint): void => {
    found[field] = [...(found[field] ?? []), complaint];
  };
  const { date, minutes, before_minutes, project_id, project_task_id } = wanted;
  if (!employed) add('date', { code: 'outside_employment' });
  if (date > last_day) add('date', { code: 'task_too_far_ahead', day: last_day });
  if (!project) add('project_id', { code: 'missing_reference' });
  if (project && !project.is_member) add('project_id', { code: 'task_not_member' });
  if (!project?.is_member) return found;
  const named = { project: project.name };
  if (!project.is_open) add('project_id', { code: 'task_project_closed', ...named });
  if (!project.allow_outside_dates && project.start_date && date < project.start_date)
    add('date', { code: 'task_before_project', ...named, day: project.start_date });
  if (!project.allow_outside_dates && project.end_date && date > project.end_date)
    add('date', { code: 'task_after_project', ...named, day: project.end_date });
  if (project.require_note && !wanted.description) add('description', { code: 'task_needs_note', ...named });
  if (project.require_task && project_task_id === null) add('project_task_id', { code: 'task_needs_task', ...named });
  if (project_task_id !== null && !project_task) add('project_task_id', { code: 'missing_reference' });
  if (project_task && project_task.project_id !== project_id) add('project_task_id', { code: 'task_other_project' });
  else if (project_task && !project_task.is_open) add('project_task_id', { code: 'task_is_closed', task: project_task.name });
  const left = (project.estimated_minutes ?? 0) - (project.spent_minutes - before_minutes);
  if (project.overrun_policy === 'block' && project.estimated_minutes !== null && minutes > before_minutes && minutes > left)
    add('minutes', { code: 'over_estimate', ...named, department: department ?? '—', left: asHours(Math.max(0, left)) });
  return found;
}
