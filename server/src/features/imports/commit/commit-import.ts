import type { Behaviour } from '../../../crud/behaviour.ts';
import type { ImportKind, ImportKinds } from '../../../crud/write/import-kind.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { countsOf } from '../check/counts-of.ts';
import { type RightRow, rightRows } from '../check/right-rows.ts';
import { type ImportJob, importingOf, mayStillAct } from './import-job.ts';
import { idsOfRows, rememberIds } from './record-ids.ts';
import { newRowsInBatches, Overtaken } from './rows-in-batches.ts';
import { type Writing, writePeople } from './write-people.ts';

/**
 * All right rows or none. PostgreSQL writes them in one batch. The embedded engine shares one session, and writes several batches, each
 * saved with the ids of its records: another run continues after it, and if a row is refused all are undone (`undo/give-up-import.ts`).
 */
export async function commitImport(services: Services, job: ImportJob, behaviour: Behaviour, kinds: ImportKinds = {}): Promise<void> {
  const { db } = services;
  const { rows } = await sql<Columns<'imports', 'resource' | 'done_count'>>`
    select resource, done_count from imports where id = ${job.id} and status = 'committing' and failure is null`.execute(db);
  if (!rows[0]) return;
  const { resource, done_count: before } = rows[0];
  const kind = kinds[resource];
  const { left, write } = await (kind ? writeKind(services, job, kind) : writePeople(services, job, behaviour, before === 0));
  const placed = left.map((row, at) => ({ row, at }));
  try {
    await newRowsInBatches(db, placed, worthATurn(kind), async (tx, some) => {
      await takeOn(tx, job, before + (some[0]?.at ?? 0), some.length);
      await write(
        tx,
        some.map(({ row }) => row),
      );
    });
    await db.transaction((tx) => finish(tx, job.id, before + left.length));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
}

/**
 * New people are inserted many in one statement; changed people, and most other kinds, are written like a form, so their batches are
 * smaller.
 */
const worthATurn =
  (kind: ImportKind | undefined) =>
  ({ row }: { row: RightRow }): number =>
    kind || row.existing_id !== null ? 3 : 8;

/** A row is never written twice: a batch starts where the last one ended, or not at all. */
async function takeOn(tx: Transaction, job: ImportJob, done: number, more: number): Promise<void> {
  const { rowCount } = await sql`
    update imports set done_count = ${done + more}
    where id = ${job.id} and status = 'committing' and failure is null and done_count = ${done}`.execute(tx);
  if (rowCount === 0) throw new Overtaken();
  if (!(await mayStillAct(tx, job))) throw new Problem('not_allowed');
}

async function finish(tx: Transaction, id: number, done: number): Promise<void> {
  const { rowCount } = await sql`
    update imports i set status = 'committed', committed_at = now(), ${countsOf}
    where i.id = ${id} and i.status = 'committing' and i.failure is null and i.done_count = ${done}`.execute(tx);
  if (rowCount === 0) throw new Overtaken();
  await sql`delete from import_blocks where import_id = ${id}`.execute(tx);
}

/** Valid rows of the dry run are checked once more: the records they name may have changed since. */
async function writeKind(services: Services, job: ImportJob, kind: ImportKind): Promise<Writing> {
  const by = importingOf(job);
  kind.requireRight(by.actor);
  const here = await idsOfRows(services.db, job.id);
  const left = (await rightRows(services.db, services, job.id)).filter(({ row_no }) => !here.has(row_no));
  return {
    left,
    async write(tx, some) {
      const rows = some.map(({ row_no, values }) => ({ row_no, values, complaints: {} }));
      await kind.check(tx, by.actor, rows);
      const wrong = rows.find(({ complaints }) => Object.keys(complaints).length > 0);
      if (wrong) throw new Problem('invalid', { fields: wrong.complaints });
      await rememberIds(tx, job.id, await kind.commit(tx, by, rows));
    },
  };
}
