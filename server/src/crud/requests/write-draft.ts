import type { Resource } from '@cadre/contract/resource';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { StoredRow } from '../access/caller.ts';
import type { Behaviour, Write } from '../behaviour.ts';
import { draftState, openStates, stateOf } from './request-states.ts';
import { requirePerson } from './require-person.ts';

/** Drafts are deleted, and requests are changed until they are decided. */
export const canWithDrafts = (resource: Resource): Behaviour['can'] => ({
  update: () => sql`r.${sql.ref(String(resource.life.status?.field))} = any(${openStates(resource)}::text[])`,
  delete: () => sql`r.${sql.ref(String(resource.life.status?.field))} = ${draftState(resource)}`,
});

/** A request without an employee is for the caller, and stays with its employee. */
export async function prepareDraft(resource: Resource, { tx, caller, values, before }: Write): Promise<void> {
  const owner = String(resource.access.owner?.employee);
  if (values.as_draft === null) delete values.as_draft;
  if (before) {
    if (values[owner] !== undefined && values[owner] !== before[owner]) throw invalid({ [owner]: [{ code: 'unknown_field' }] });
    return;
  }
  values[owner] ??= caller.actor.employee_id;
  if (values[owner] === null) throw invalid({ [owner]: [{ code: 'required' }] });
  await requirePerson(tx, resource, caller.actor, Number(values[owner]));
}

export function refuseDecided(resource: Resource, before: StoredRow): void {
  if (!openStates(resource).includes(stateOf(resource, before))) throw new Problem('wrong_state');
}

export function refuseSent(resource: Resource, before: StoredRow): void {
  if (stateOf(resource, before) !== draftState(resource)) throw new Problem('wrong_state');
}
