import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAll } from '../calls/require-all.ts';

/** Whether a terminal, or a file that is not undone, brought this punch too. */
const cameOtherwise = sql<boolean>`(
  not exists (select from punch_batches b where b.id = r.batch_id and b.source = 'file' and b.undone_at is not null)
  or exists (select from punch_repeats n where n.raw_id = r.id and not exists (
    select from punch_batches b where b.id = n.batch_id and b.undone_at is not null)))`;

/** Takes a file back: its punches no longer count unless they came another way too, and count again should they come later. */
export async function undoImport({ db }: Services, context: CallContext) {
  const { actor, trace, t } = context;
  requireAll(actor, 'attendances.sync');
  const id = idOf(context.params.id);
  await db.transaction(async (tx) => {
    const { rows } = await sql<Columns<'punch_batches', 'file_name' | 'undone_at' | 'source'>>`
      select file_name, undone_at, source from punch_batches where id = ${id} for update`.execute(tx);
    const [batch] = rows;
    if (!batch) throw new Problem('not_found');
    if (batch.source !== 'file' || batch.undone_at !== null) throw new Problem('wrong_state');
    await sql`update punch_batches set undone_at = now() where id = ${id}`.execute(tx);
    await sql`
      with taken as (
        update raw_punches r set outcome = 'ignored', outcome_reason = 'undone'
        where (r.batch_id = ${id} or r.id in (select n.raw_id from punch_repeats n where n.batch_id = ${id}))
          and r.outcome in ('accepted', 'quarantined') and not ${cameOtherwise}
        returning id)
      update attendances a set state = 'voided', voided_at = now(), void_reason = ${t('nouns.raw-punches.options.outcome_reason.undone')},
        version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      from taken where a.raw_id = taken.id and a.voided_at is null`.execute(tx);
    audit(tx, { actor, trace, action: 'delete', model: 'attendances', label: batch.file_name ?? String(id) });
  });
  return { message: t('done.import_undone') };
}
