import { versionOn } from '@cadre/rules/employment';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

export type TaskInput = {
  employee_id: number;
  date: string;
  project_id: number;
  project_task_id: number | null;
  minutes: number;
  description: string | null;
  /** Minutes the row already has on the same project and department. */
  before_minutes: number;
};

/** The facts that decide whether time can be booked; project and task are null if they do not exist. */
export type TaskFacts = {
  employed: boolean;
  last_day: string;
  department_id: number | null;
  department: string | null;
  /** The estimate is that of the department; a project may have one without this department. */
  project: (Project & { is_member: boolean; is_planned: boolean; estimated_minutes: number | null; spent_minutes: number }) | null;
  project_task: { name: string; project_id: number; is_open: boolean; billable: boolean | null } | null;
};

type Project = {
  name: string;
  client_id: number | null;
  client: string | null;
  start_date: string | null;
  end_date: string | null;
  is_open: boolean;
  allow_outside_dates: boolean;
  require_note: boolean;
  require_task: boolean;
  billable: boolean;
  overrun_policy: 'allow' | 'warn' | 'block';
};

type Span = { from: string | null; to: string | null };

/** Read from the database once for all rows of a person. */
export type StoredFacts = {
  last_day: string;
  employed: Span[];
  /** Where the person belongs since when. */
  versions: { effective_from: string; department_id: number | null; department: string | null }[];
  projects: (Project & {
    id: number;
    /** Null if everyone may book, else the spans in which the person may. */
    members: Span[] | null;
    /** The departments the person works for on this project. */
    works_for: (Span & { department_id: number; department: string })[];
    /** Null without an estimate; spent is known for the departments that the person works in. */
    estimates: { department_id: number; minutes: number; spent: number | null }[] | null;
  })[];
  project_tasks: (NonNullable<TaskFacts['project_task']> & { id: number })[];
};

type EntryTargets = { project_ids: readonly number[]; project_task_ids: readonly number[] };

export const factsForEntries = (wanted: readonly Pick<TaskInput, 'project_id' | 'project_task_id'>[]): EntryTargets => ({
  project_ids: [...new Set(wanted.map(({ project_id }) => project_id))],
  project_task_ids: [...new Set(wanted.flatMap(({ project_task_id }) => project_task_id ?? []))],
});

/** As columns of a statement about the employee `e`. */
export const storedFacts = ({ project_ids, project_task_ids }: EntryTargets): Sql => sql`
    monday_of((now() at time zone coalesce(e.timezone, (select b.timezone from branches b where b.id = e.branch_id)))::date) + 6 as last_day,
    ${listOf(sql`
      select p.hired_on as "from", coalesce(p.left_on, case when e.status = 'on_notice' then e.last_working_day end) as "to"
      from employment_periods p where p.employee_id = e.id`)} as employed,
    ${listOf(sql`
      select v.effective_from, v.department_id, n.name as department
      from employee_versions v left join departments n on n.id = v.department_id where v.employee_id = e.id`)} as versions,
    ${listOf(sql`
      select p.id, p.name, p.client_id, p.start_date, p.end_date, p.allow_outside_dates, p.require_note, p.require_task, p.billable, p.overrun_policy,
        p.status = 'active' or (p.status = 'completed' and p.completed_at > now() - interval '14 days') as is_open,
        (select k.name from clients k where k.id = p.client_id) as client,
        case when p.open_to_all or p.manager_id = e.id then null else
          ${listOf(sql`select m.from_date as "from", m.to_date as "to" from project_members m where m.project_id = p.id and m.employee_id = e.id`)} end as members,
        ${listOf(sql`
          select m.from_date as "from", m.to_date as "to", m.department_id, n.name as department
          from project_members m join departments n on n.id = m.department_id where m.project_id = p.id and m.employee_id = e.id`)} as works_for,
        (select json_agg(json_build_object('department_id', c.department_id, 'minutes', c.minutes, 'spent',
          case when p.overrun_policy <> 'allow' and (c.department_id in (select v.department_id from employee_versions v where v.employee_id = e.id)
            or c.department_id in (select m.department_id from project_members m where m.project_id = p.id and m.employee_id = e.id)) then
            (select s.minutes from project_spent s where s.project_id = c.project_id and s.department_id = c.department_id) end))
         from current_estimates c where c.project_id = p.id) as estimates
      from projects p where p.id = any(${[...project_ids]}::int[])`)} as projects,
    ${
      project_task_ids.length === 0
        ? sql`'[]'::json`
        : listOf(sql`
            select t.id, t.name, t.project_id, t.status not in ('done', 'cancelled') as is_open, t.billable
            from project_tasks t where t.id = any(${[...project_task_ids]}::int[])`)
    } as project_tasks`;

const listOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(row), '[]') from (${rows}) row)`;

/** The facts of one row. A member may work for another department than their own. */
export function factsOf(stored: StoredFacts, { date, project_id, project_task_id }: TaskInput): TaskFacts {
  const covers = ({ from, to }: Span): boolean => (from === null || from <= date) && (to === null || to >= date);
  const project = stored.projects.find(({ id }) => id === project_id);
  const place = project?.works_for.find(covers) ?? versionOn(stored.versions, date);
  const estimate = project?.estimates?.find(({ department_id }) => department_id === place?.department_id);
  return {
    employed: stored.employed.some(covers),
    last_day: stored.last_day,
    department_id: place?.department_id ?? null,
    department: place?.department ?? null,
    project: project
      ? {
          ...project,
          is_member: project.members === null || project.members.some(covers),
          is_planned: estimate !== undefined,
          estimated_minutes: project.estimates === null ? null : (estimate?.minutes ?? 0),
          spent_minutes: estimate?.spent ?? 0,
        }
      : null,
    project_task: stored.project_tasks.find(({ id }) => id === project_task_id) ?? null,
  };
}

export async function loadTaskFacts(db: Runner, wanted: TaskInput): Promise<TaskFacts | undefined> {
  const stored = await loadStoredFacts(db, wanted.employee_id, [wanted]);
  return stored && factsOf(stored, wanted);
}

export async function loadStoredFacts(
  db: Runner,
  employee_id: number,
  places: readonly Pick<TaskInput, 'project_id' | 'project_task_id'>[],
): Promise<StoredFacts | undefined> {
  const { rows } =
    await sql<StoredFacts>`select ${storedFacts(factsForEntries(places))} from employees e where e.id = ${employee_id}`.execute(db);
  return rows[0];
}
