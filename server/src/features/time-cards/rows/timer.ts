import { tasks } from '@cadre/contract/resources/tasks';
import type { Acting } from '../../../crud/access/door.ts';
import { doorOf } from '../../../crud/access/door.ts';
import { readRow } from '../../../crud/read/read.ts';
import { createRecord } from '../../../crud/write/save.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { momentJson } from '../../../platform/database/moment-json.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { judgeTask } from './judge-task.ts';

type Timer = {
  project: { id: number; name: string; number: string };
  project_task: { id: number; name: string } | null;
  description: string | null;
  billable: boolean;
  work_type: 'normal' | 'overtime' | 'travel' | 'on_call';
  started_at: string;
  date: string;
};

/** By the clock of the place where the person works. */
const startDay = sql<string>`(t.started_at at time zone coalesce(e.timezone, b.timezone))::date`;

export async function readTimer(db: Runner, employee_id: number): Promise<Timer | null> {
  const { rows } = await sql<Timer>`
    select json_build_object('id', p.id, 'name', p.name, 'number', p.number) as project,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as project_task,
      t.description, coalesce(t.billable, k.billable, p.billable) and p.billable as billable, t.work_type,
      ${momentJson(sql`t.started_at`)} as started_at, ${startDay} as date
    from running_timers t join employees e on e.id = t.employee_id join branches b on b.id = e.branch_id join projects p on p.id = t.project_id
    left join project_tasks k on k.id = t.project_task_id where t.employee_id = ${employee_id}`.execute(db);
  return rows[0] ?? null;
}

type Started = {
  project_id: number;
  project_task_id?: number | null;
  description?: string | null;
  billable?: boolean | null;
  work_type?: string | null;
};

/** A timer starts for what could be booked today; the note may come later. */
export async function startTimer({ tx }: Acting, employee_id: number, wanted: Started): Promise<void> {
  const { rows } = await sql<{ today: string }>`select today_of(e) as today from employees e where e.id = ${employee_id}`.execute(tx);
  await judgeTask(tx, {
    employee_id,
    date: rows[0]?.today ?? '',
    project_id: wanted.project_id,
    project_task_id: wanted.project_task_id ?? null,
    minutes: 1,
    description: wanted.description ?? '—',
    before_minutes: 0,
  });
  await sql`
    insert into running_timers (employee_id, project_id, project_task_id, description, billable, work_type)
    values (${employee_id}, ${wanted.project_id}, ${wanted.project_task_id ?? null}, ${wanted.description ?? null}, ${wanted.billable ?? null}::boolean,
      ${wanted.work_type ?? 'normal'})`.execute(tx);
}

type Stopped = Required<Started> & { minutes: number; date: string };

/** Stops the timer, and books its time on the day it was started. Less than a minute is one. */
export async function stopTimer(acting: Acting, employee_id: number, discard = false): Promise<{ id: number } | null> {
  const { tx, behaviour } = acting;
  const { rows } = await sql<Stopped>`
    with stopped as (delete from running_timers where employee_id = ${employee_id} returning *)
    select t.project_id, t.project_task_id, t.description, t.billable, t.work_type, ${startDay} as date,
      least(1440, greatest(1, round(extract(epoch from now() - t.started_at) / 60)))::int as minutes
    from stopped t join employees e on e.id = t.employee_id join branches b on b.id = e.branch_id`.execute(tx);
  const [stopped] = rows;
  if (!stopped) throw new Problem('no_timer');
  if (discard) return null;
  const timed = {
    ...behaviour,
    beforeWrite: (write: Parameters<NonNullable<typeof behaviour.beforeWrite>>[0]) => {
      write.values.source = 'timer';
      return behaviour.beforeWrite?.(write) ?? Promise.resolve();
    },
  };
  const { id } = await createRecord({ ...acting, resource: tasks, behaviour: timed, input: { ...stopped, employee_id } });
  return readRow(tx, doorOf(acting), id);
}
