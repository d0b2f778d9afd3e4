import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';

export type Estimate = { department_id: number; minutes: number };
type Baseline = { project_id: number; source: 'manual' | 'change_request' | 'proposal'; note: string | null; made_by_id: number | null };

/** Writes the whole next baseline. The caller holds the lock of the project's row. */
export async function writeBaseline(tx: Transaction, { project_id, source, note, made_by_id }: Baseline, estimates: readonly Estimate[]) {
  refuseTwice(estimates);
  const { rows } = await sql<{ baseline: number }>`
    insert into project_baselines (project_id, baseline, source, note, made_by_id)
    select ${project_id}, 1 + coalesce(max(b.baseline), 0), ${source}, ${note}, ${made_by_id}::int from project_baselines b where b.project_id = ${project_id}
    returning baseline`.execute(tx);
  const baseline = rows[0]?.baseline as number;
  const { rows: written } = await sql`
    insert into project_estimates (project_id, department_id, baseline, minutes, source, note, created_by_id)
    select ${project_id}, d.id, ${baseline}, e.minutes, ${source}, ${note}, ${made_by_id}::int
    from jsonb_to_recordset(${JSON.stringify(estimates)}::jsonb) as e (department_id int, minutes int) join departments d on d.id = e.department_id
    returning id`.execute(tx);
  if (written.length < estimates.length) throw invalid({ departments: [{ code: 'missing_reference' }] });
  return baseline;
}

function refuseTwice(estimates: readonly Estimate[]): void {
  if (new Set(estimates.map(({ department_id }) => department_id)).size < estimates.length)
    throw invalid({ departments: [{ code: 'department_twice' }] });
}

export async function currentEstimates(tx: Transaction, project_id: number): Promise<Estimate[]> {
  const { rows } = await sql<Estimate>`
    select department_id, minutes from current_estimates where project_id = ${project_id} order by department_id`.execute(tx);
  return rows;
}
