import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** More rows than accumulate in a minute; limits how long other work waits after a large import. */
const atOnce = 1000;

/** Compacts the counts added since the last run; the sums stay the same for every reader at every moment. */
export async function foldCounts(db: Runner): Promise<void> {
  while ((await foldSome(db)) === atOnce);
}

/** Compacts some counts with the same key, so every run leaves fewer rows. */
async function foldSome(db: Runner): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from row_counts where ctid = any(array(
        select ctid from (
          select ctid, count(*) over alike as among from row_counts window alike as (partition by table_name, day, kind)) counted
        where among > 1 limit ${atOnce}))
      returning table_name, day, kind, rows
    ), folded as (
      insert into row_counts (table_name, day, kind, rows)
      select table_name, day, kind, sum(rows) from taken group by table_name, day, kind
    )
    select count(*)::int as taken from taken`.execute(db);
  return rows[0]?.taken ?? 0;
}
