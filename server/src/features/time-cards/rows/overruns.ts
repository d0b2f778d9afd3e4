import type { Remark } from '@cadre/contract/calls/tasks';
import { asHours } from '@cadre/rules/duration';
import type { Asker } from '../../../crud/asker.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Which of these projects have no more hours left for the department of somebody, where that is worth a word. */
export async function overrunRemarks(
  db: Runner,
  { t }: Pick<Asker, 't'>,
  employee_id: number,
  project_ids: readonly number[],
): Promise<Remark[]> {
  if (project_ids.length === 0) return [];
  const { rows } = await sql<{ id: number; project: string; department: string; over: number }>`
    select p.id, p.name as project, d.name as department, s.minutes - c.minutes as over
    from projects p
    join employees e on e.id = ${employee_id} join departments d on d.id = e.department_id
    join current_estimates c on c.project_id = p.id and c.department_id = d.id
    join project_spent s on s.project_id = p.id and s.department_id = d.id
    where p.id = any(${[...project_ids]}::int[]) and p.overrun_policy <> 'allow' and s.minutes > c.minutes order by p.id`.execute(db);
  return rows.map(({ id, project, department, over }) => {
    const args = { project, department, left: asHours(-over) };
    return { code: 'over_estimate', sentence: t('checks.over_estimate', args), project_id: id, args };
  });
}
