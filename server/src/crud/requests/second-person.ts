import type { Resource } from '@cadre/contract/resource';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { questionOf } from '../acts/approvals.ts';
import type { Behaviour, Move } from '../behaviour.ts';

/** The user who last entered a row may not decide on it. */
export function canBySecondPerson(resource: Resource): Behaviour['can'] {
  const { yes, no } = questionOf(resource, 'request');
  return { [yes]: isSecondPerson, [no]: isSecondPerson };
}

export function requireSecondPerson(resource: Resource, { name, before, caller: { actor } }: Move): void {
  const { yes, no } = questionOf(resource, 'request');
  if ([yes, no].includes(name) && before.entered_by_id === actor.user_id) throw new Problem('own_entry');
}

const isSecondPerson = ({ user_id }: Actor): Sql<boolean> => sql`(r.entered_by_id is distinct from ${user_id}::int)`;
