import type { Resource } from '@cadre/contract/resource';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { covers } from '../access/employee-of-params.ts';

/** Callers who may not create requests for an employee get no information about their days. */
export async function requirePerson(db: Runner, resource: Resource, actor: Actor, id: number): Promise<void> {
  const { rows } = await sql<{ reached: boolean }>`
    select ${covers(resource, actor, 'create')} as reached from employees r where r.id = ${id}`.execute(db);
  if (!rows[0]) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  if (!rows[0].reached) throw new Problem('not_allowed');
}
