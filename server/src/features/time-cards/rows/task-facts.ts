import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type WantedTask = {
  employee_id: number;
  date: string;
  project_id: number;
  project_task_id: number | null;
  minutes: number;
  description: string | null;
  /** What the row takes already of the same project and department. */
  before_minutes: number;
};

/** What decides whether time can be booked; project and task are missing where there are none. */
export type TaskFacts = {
  employed: boolean;
  last_day: string;
  department: string | null;
  project: {
    name: string;
    start_date: string | null;
    end_date: string | null;
    is_open: boolean;
    is_member: boolean;
    allow_outside_dates: boolean;
    require_note: boolean;
    require_task: boolean;
    billable: boolean;
    overrun_policy: 'allow' | 'warn' | 'block';
    /** Of the person's department; empty where nobody has estimated the project. */
    estimated_minutes: number | null;
    spent_minutes: number;
  } | null;
  project_task: { name: string; project_id: number; is_open: boolean; billable: boolean | null } | null;
};

export async function loadTaskFacts(
  db: Runner,
  { employee_id, date, project_id, project_task_id }: WantedTask,
): Promise<TaskFacts | undefined> {
  const day = sql`${date}::date`;
  const { rows } = await sql<TaskFacts>`
    select exists (select from employment_periods p where p.employee_id = e.id and p.hired_on <= ${day}
        and coalesce(p.left_on, case when e.status = 'on_notice' then e.last_working_day end, ${day}) >= ${day}) as employed,
      monday_of(today_of(e)) + 6 as last_day, d.name as department,
      (select json_build_object('name', p.name, 'start_date', p.start_date, 'end_date', p.end_date, 'allow_outside_dates', p.allow_outside_dates,
          'require_note', p.require_note, 'require_task', p.require_task, 'billable', p.billable, 'overrun_policy', p.overrun_policy,
          'is_open', p.status = 'active' or (p.status = 'completed' and p.completed_at > now() - interval '14 days'),
          'is_member', p.open_to_all or p.manager_id = e.id or exists (select from project_members m
            where m.project_id = p.id and m.employee_id = e.id and coalesce(m.from_date <= ${day}, true) and coalesce(m.to_date >= ${day}, true)),
          'estimated_minutes', case when exists (select from current_estimates c where c.project_id = p.id)
            then coalesce((select c.minutes from current_estimates c where c.project_id = p.id and c.department_id = v.department_id), 0) end,
          'spent_minutes', coalesce((select s.minutes from project_spent s where s.project_id = p.id and s.department_id = v.department_id), 0))
       from projects p where p.id = ${project_id}) as project,
      (select json_build_object('name', t.name, 'project_id', t.project_id, 'is_open', t.status not in ('done', 'cancelled'), 'billable', t.billable)
       from project_tasks t where t.id = ${project_task_id}::int) as project_task
    from employees e cross join lateral version_on(e.id, ${day}) v left join departments d on d.id = v.department_id
    where e.id = ${employee_id}`.execute(db);
  return rows[0];
}
