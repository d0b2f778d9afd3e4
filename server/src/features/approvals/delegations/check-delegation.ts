import { type Delegation, delegationProblem } from '@cadre/rules/approvals/delegations';
import type { Write } from '../../../crud/behaviour.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';

/**
 * People choose their own delegate; setting one for another person needs a right that reaches them. The delegate must be able to sign in.
 */
export async function checkDelegation({ tx, caller, values, before }: Write): Promise<void> {
  if (before?.leave_id) throw new Problem('comes_from_leave');
  const employee_id = values.employee_id ?? before?.employee_id ?? caller.actor.employee_id;
  if (typeof employee_id !== 'number') throw invalid({ employee_id: [{ code: 'required' }] });
  values.employee_id = employee_id;
  const wanted = { id: 0, model: null, ...before, ...values } as Delegation;
  if (wanted.delegate_id === employee_id) throw invalid({ delegate_id: [{ code: 'own_delegate' }] });
  if (!(await signsIn(tx, wanted.delegate_id))) throw invalid({ delegate_id: [{ code: 'no_account' }] });
  const problem = await problemOf(tx, wanted);
  if (problem) throw invalid({ delegate_id: [{ code: problem === 'circle' ? 'delegation_circle' : 'delegation_too_long' }] });
}

export async function signsIn(tx: Transaction, employee_id: number): Promise<boolean> {
  const { rows } = await sql`select from users where employee_id = ${employee_id} and status = 'active'`.execute(tx);
  return rows.length > 0;
}

/** Serialized by a lock: two concurrent delegations could form a circle that neither sees. */
export async function problemOf(tx: Transaction, wanted: Delegation): Promise<ReturnType<typeof delegationProblem>> {
  await sql`select pg_advisory_xact_lock(hashtext('delegations'), 0)`.execute(tx);
  const { rows } = await sql<Delegation>`
    select id, employee_id, delegate_id, from_date, to_date, model from delegations
    where from_date <= ${wanted.to_date}::date and to_date >= ${wanted.from_date}::date`.execute(tx);
  return delegationProblem(wanted, rows);
}
