import type { BookableProject, bookableProjects as bookableCall } from '@cadre/contract/calls/projects';
import { projects } from '@cadre/contract/resources/projects';
import { spellings } from '@cadre/rules/folded';
import { reach } from '../../../crud/access/access.ts';
import { searchedWords } from '../../../crud/read/conditions.ts';
import { idOf } from '../../../crud/read/read.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';

const most = 50;

/** Projects an employee can book time on; of other employees, only projects the user may see anyway. */
export async function readBookable(
  { db }: Services,
  { actor, query }: CallContext<typeof bookableCall>,
): Promise<{ data: BookableProject[] }> {
  const isOwn = !query.employee || query.employee === 'self' || query.employee === String(actor.employee_id);
  const employee_id = isOwn ? actor.employee_id : idOf(query.employee, 'employees');
  if (employee_id === null) return { data: [] };
  const shown = isOwn ? sql`true` : reach(projects, actor, 'projects.view');
  const { rows } = await sql<BookableProject>`
    with asked as (select coalesce(${query.date ?? null}::date, today_of(e)) as day from employees e where e.id = ${employee_id}),
    recent as (
      select w.project_id, max(w.week_start) as week from project_weeks w, asked
      where w.employee_id = ${employee_id} and w.week_start > asked.day - 60 group by 1)
    select r.id, r.number, r.name, c.name as client, c.color, r.billable, r.require_task, r.require_note, recent.week is not null as is_recent,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'is_mine', mine.task is not null) order by mine.task, t.position, t.id), '[]')
       from project_tasks t
       left join lateral (select a.project_task_id as task from project_task_assignees a
         where a.project_task_id = t.id and a.employee_id = ${employee_id}) mine on true
       where t.project_id = r.id and t.status in ('todo', 'in_progress')) as tasks
    from asked cross join projects r
    left join clients c on c.id = r.client_id
    left join recent on recent.project_id = r.id
    where may_book(r.id, ${employee_id}, asked.day) and ${shown} and ${matches(query.search ?? '')}
    order by recent.week desc nulls last, r.number desc limit ${sql.lit(most)}`.execute(db);
  return { data: rows };
}

/** Every word must be in the number, the name, the client or a task. */
function matches(search: string): Sql<boolean> {
  const words = searchedWords(search);
  if (words.length === 0) return sql`true`;
  const has = words.map((word) => {
    const patterns = spellings(word).map((spelling) => `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`);
    return sql`(folded(r.number || ' ' || r.name || ' ' || coalesce(c.name, '')) like any(${patterns}::text[])
      or exists (select from project_tasks t where t.project_id = r.id and folded(t.name) like any(${patterns}::text[])))`;
  });
  return sql`(${sql.join(has, sql` and `)})`;
}
