import { createHash } from 'node:crypto';
import type { Actor } from './actor.ts';

/** Changes whenever the visible data of the user may change: the rights with their scopes, the branch or the departments. */
export function rightsMark({ employee_id, branch_id, department_ids, rights }: Actor): string {
  const held = [...rights].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([employee_id, branch_id, department_ids, held]))
    .digest('hex');
}
