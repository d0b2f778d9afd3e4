import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { failureOf } from '../commit/failure.ts';
import { isWhole } from '../files/stored-import.ts';

/** The rows of a file are personal data and of no use once the import is over; the import itself is kept for longer. */
export async function tidyImports({ db }: Services): Promise<void> {
  await sql`
    delete from import_rows r using imports i where i.id = r.import_id and i.created_at < now() - interval '7 days'`.execute(db);
  await sql`
    delete from import_cells c using imports i where i.id = c.import_id and i.created_at < now() - interval '7 days'`.execute(db);
  await sql`
    delete from import_blocks b using imports i where i.id = b.import_id and i.created_at < now() - interval '7 days'`.execute(db);
  // A job that has not finished in a day will not finish any more.
  await sql`
    update imports set status = case status when 'undoing' then 'committed' else 'failed' end, failure = ${failureOf(new Problem('unavailable'))}
    where status in ('checking', 'committing', 'undoing') and created_at < now() - interval '2 days'`.execute(db);
  await sql`
    delete from imports i where created_at < now() - interval '90 days' or (not ${isWhole} and created_at < now() - interval '1 day')`.execute(
    db,
  );
}
