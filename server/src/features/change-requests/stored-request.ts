import { changeRequests } from '@cadre/contract/resources/change-requests';
import { seen } from '../../crud/access.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import type { Model } from './changeable.ts';
import type { Wanted } from './wanted-change.ts';

export type StoredRequest = {
  id: number;
  employee_id: number;
  model: Model;
  model_id: number | null;
  summary: string;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  wanted: Wanted;
};

/** Two decisions at once: the second waits here and finds the request decided. */
export async function lockRequest(tx: Transaction, actor: Actor, id: number): Promise<StoredRequest> {
  const { rows } = await sql<StoredRequest>`
    select r.* from change_requests r where r.id = ${id} and ${seen(changeRequests, actor)} for update of r`.execute(tx);
  if (!rows[0]) throw new Problem('not_found');
  return rows[0];
}
