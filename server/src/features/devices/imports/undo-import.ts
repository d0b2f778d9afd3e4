import { audit } from '../../../crud/audit.ts';
import { idOf } from '../../../crud/read.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { Problem } from '../../../platform/problem.ts';
import { demandAll } from '../calls/demand-all.ts';

/** Takes a file back: its punches no longer count, and count again should they come another way. */
export async function undoImport({ db }: House, asked: Asked) {
  const { actor, trace, t } = asked;
  demandAll(actor, 'attendances.sync');
  const id = idOf(asked.params.id);
  await db.transaction(async (tx) => {
    const { rows } = await sql<Columns<'punch_batches', 'file_name' | 'undone_at' | 'source'>>`
      select file_name, undone_at, source from punch_batches where id = ${id} for update`.execute(tx);
    const [batch] = rows;
    if (!batch) throw new Problem('not_found');
    if (batch.source !== 'file' || batch.undone_at !== null) throw new Problem('wrong_state');
    await sql`
      with taken as (
        update raw_punches set outcome = 'ignored', outcome_reason = 'undone' where batch_id = ${id} and outcome in ('accepted', 'quarantined')
        returning id)
      update attendances a set state = 'voided', voided_at = now(), void_reason = ${t('nouns.raw-punches.options.outcome_reason.undone')},
        version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      from taken where a.raw_id = taken.id and a.voided_at is null`.execute(tx);
    await sql`update punch_batches set undone_at = now() where id = ${id}`.execute(tx);
    audit(tx, { actor, trace, action: 'delete', model: 'attendances', label: batch.file_name ?? String(id) });
  });
  return { message: t('done.import_undone') };
}
