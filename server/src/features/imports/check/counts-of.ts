import { type Sql, sql } from '../../../platform/database/sql.ts';

/** How much of the import `i` is here: whom it brought and whom it changed. */
export const countsOf: Sql = sql`(done_count, updated_count) = (
  select made.count + changed.count, changed.count
  from (select count(*)::int from import_cells c, unnest(c.record_ids) id where c.import_id = i.id and id is not null) made (count),
    (select count(*)::int from import_rows r where r.import_id = i.id and r.replaced is not null) changed (count))`;
