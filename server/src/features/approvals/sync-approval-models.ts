import { requestKinds } from '@cadre/contract/request-kinds';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Adds the kinds of requests that are new in this version. The others stay, because settings and delegations may reference them. */
export async function syncApprovalModels(db: Database): Promise<void> {
  await sql`insert into approval_models (name) select unnest(${[...requestKinds]}::text[]) on conflict do nothing`.execute(db);
}
