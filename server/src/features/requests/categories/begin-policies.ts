import type { Day } from '@cadre/rules/calendar';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { policyFields } from './load-categories.ts';

/** A category shows today's policy, so a planned version is copied to it on its first day. Balances use the versions directly. */
export async function beginPolicies(db: Database, today: Day = new Date().toISOString().slice(0, 10)): Promise<void> {
  const columns = sql.join(policyFields.map((name) => sql.ref(name)));
  const values = sql.join(policyFields.map((name) => sql.ref(`p.${name}`)));
  await sql`
    update leave_categories c set (${columns}, "from") = (select ${values}, p.valid_from), version = c.version + 1, updated_at = now()
    from (
      select distinct on (leave_category_id) * from leave_policies where valid_from is null or valid_from <= ${today}::date
      order by leave_category_id, valid_from desc nulls last
    ) p where p.leave_category_id = c.id and c."from" is distinct from p.valid_from`.execute(db);
}
