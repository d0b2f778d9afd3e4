import { type DepartmentEstimate, estimatesWith, phasesIn } from '@cadre/rules/proposals/conversion';
import type { ProposalLine } from '@cadre/rules/proposals/price';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredProposal } from './stored-proposal.ts';

type Adding = { project_id: number; proposal: StoredProposal; lines: readonly ProposalLine[]; isChange: boolean };

/**
 * The next baseline of a project, which is locked: the current estimates plus the newly sold ones; phases become tasks, or add to existing
 * ones.
 */
export async function addBaseline(tx: Transaction, user_id: number, { project_id, proposal, lines, isChange }: Adding): Promise<void> {
  const { rows } = await sql<DepartmentEstimate>`
    select department_id, minutes from current_estimates where project_id = ${project_id} order by department_id`.execute(tx);
  const estimates = JSON.stringify(estimatesWith(lines, rows));
  const source = isChange ? 'change_request' : 'proposal';
  const note = `${proposal.number} · ${proposal.title}`;
  await sql`
    with head as (
      insert into project_baselines (project_id, baseline, source, note, made_by_id)
      select ${project_id}::int, coalesce(max(baseline), 0) + 1, ${source}, ${note}, ${user_id}::int from project_baselines where project_id = ${project_id}
      returning baseline)
    insert into project_estimates (project_id, department_id, baseline, minutes, source, created_by_id)
    select ${project_id}::int, e.department_id, head.baseline, e.minutes, ${source}, ${user_id}::int
    from head, json_to_recordset(${estimates}::json) e (department_id int, minutes int)`.execute(tx);
  await sql`
    insert into project_tasks as t (project_id, manager_id, name, department_id, estimated_minutes, position, created_by_id, updated_by_id)
    select p.id, p.manager_id, e.phase ->> 'name', (e.phase ->> 'department_id')::int, (e.phase ->> 'minutes')::int,
      e.place + (select coalesce(max(o.position), 0) from project_tasks o where o.project_id = p.id), ${user_id}::int, ${user_id}::int
    from projects p, jsonb_array_elements(${JSON.stringify(phasesIn(lines))}::jsonb) with ordinality e (phase, place)
    where p.id = ${project_id}
    on conflict (project_id, folded(name)) do update set estimated_minutes = coalesce(t.estimated_minutes, 0) + excluded.estimated_minutes,
      version = t.version + 1, updated_at = now(), updated_by_id = ${user_id}`.execute(tx);
}
