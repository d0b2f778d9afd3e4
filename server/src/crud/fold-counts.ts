import type { Runner } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

/** Puts together what has come together since the last time; the sums stay what they are, for everybody and at every moment. */
export async function foldCounts(db: Runner): Promise<void> {
  await sql`
    with taken as (
      delete from row_counts where ctid = any(array(
        select unnest(array_agg(ctid)) from row_counts group by table_name, day, kind having count(*) > 1))
      returning table_name, day, kind, rows)
    insert into row_counts (table_name, day, kind, rows)
    select table_name, day, kind, sum(rows) from taken group by table_name, day, kind`.execute(db);
}
