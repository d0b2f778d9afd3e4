import { createHash } from 'node:crypto';
import type { Actor } from './actor.ts';

/** Stays the same for as long as somebody sees the same: their rights with their scopes, and where they stand. */
export function rightsMark({ employee_id, branch_id, department_ids, rights }: Actor): string {
  const held = [...rights].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([employee_id, branch_id, department_ids, held]))
    .digest('hex');
}
