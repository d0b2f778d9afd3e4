import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { forgetFiles } from '../../../crud/media/media-rows.ts';
import type { ImportKind } from '../../../crud/write/import-kind.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { behindManagers } from '../check/managers-first.ts';
import { actorOf, type ImportJob, importingOf } from '../commit/import-job.ts';
import { noteEmployees } from '../commit/note-employees.ts';
import { forgetIds, importedIds } from '../commit/record-ids.ts';
import type { Replaced } from '../commit/replaced.ts';
import { rowsInBatches } from '../commit/rows-in-batches.ts';
import { actingFor } from '../commit/update-employee.ts';
import { type Later, type Links, linksToPeople, whoStillGoes } from './later-work.ts';
import { takeBackUpdates, topDown, updatesToTakeBack } from './take-back-updates.ts';

/** Called first in each batch; refuses if there is nothing left to undo. */
export type Count = (tx: Transaction, gone: number, putBack: number) => Promise<void>;

/** The people to restore and to remove. With 'keep', people edited before their batch are kept. */
type Input = { updates: readonly Replaced[]; going: number[]; later: 'keep' | 'remove'; count: Count };

/** Undoes the people an import created and changed, in batches where all share one session. Each batch deletes the record of its part. */
export async function takeBackPeople(
  services: Services,
  job: ImportJob,
  behaviour: Behaviour,
  { updates, going, later, count }: Input,
): Promise<void> {
  const { db, seal } = services;
  // Changes first, so that people who move back from below a person of this file no longer keep that person from being removed.
  const steps: Step[] = [
    ...topDown(updates).map(({ row_no }) => ({ row_no, id: undefined })),
    ...(await reportsFirst(db, going)).map((id) => ({ row_no: undefined, id })),
  ];
  const links = await linksToPeople(db);
  // Planning takes the database long the first time; done separately, so that other requests need not wait for the first batch as well.
  await db.transaction(
    async (tx) => {
      await stillGoing(tx, going.slice(0, 1), later, { updates, links });
      await removeSome(services, tx, job, []);
    },
    { plans: 'kept' },
  );
  await rowsInBatches(db, steps, worthATurn, async (tx, some) => {
    const rowNos = some.flatMap(({ row_no }) => row_no ?? []);
    const ids = some.flatMap(({ id }) => id ?? []);
    await count(tx, ids.length, rowNos.length);
    if (rowNos.length > 0) {
      const which = sql`r.row_no = any(${rowNos}::int[])`;
      await takeBackUpdates(actingFor(services, tx, behaviour, job), job.id, await updatesToTakeBack(tx, seal, job.id, later, which));
    }
    if (ids.length > 0) await removeSome(services, tx, job, await stillGoing(tx, ids, later, { updates, links }));
  });
}

/** A row whose change is undone, or an employee who is removed. */
type Step = { row_no: number; id: undefined } | { row_no: undefined; id: number };

const worthATurn = () => 3;

type Beside = Pick<Input, 'updates'> & { links: Links };

async function stillGoing(tx: Transaction, ids: number[], later: Later, { updates, links }: Beside): Promise<number[]> {
  await sql`select from employees where id = any(${ids}::int[]) order by id for update`.execute(tx);
  return whoStillGoes(tx, ids, later, { putBack: updates, links });
}

async function removeSome(services: Services, tx: Transaction, job: ImportJob, ids: number[]): Promise<void> {
  await noteEmployees(tx, actorOf(job), 'delete', await remove(services, tx, ids));
  await forgetIds(tx, job.id, ids);
}

export async function takeBackKind({ db }: Services, job: ImportJob, kind: ImportKind, count: Count): Promise<void> {
  const by = importingOf(job);
  await rowsInBatches(db, await importedIds(db, job.id), worthATurn, async (tx, some) => {
    await count(tx, some.length, 0);
    await kind.undo(tx, by, some);
    await forgetIds(tx, job.id, [...some]);
  });
}

async function reportsFirst(db: Database, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ row_no: number; manager_row: number | undefined }>`
    select id as row_no, manager_id as manager_row from employees where id = any(${ids}::int[]) order by id`.execute(db);
  return behindManagers(rows)
    .map(({ row_no }) => row_no)
    .reverse();
}

async function remove(services: Services, tx: Transaction, ids: number[]): Promise<StoredRow[]> {
  // They go as a whole: no version of theirs is to be shown in a row that is about to go too.
  await tx.run(`select set_config('cadre.mirroring', 'on', true)`, []);
  await sql`delete from employee_versions where employee_id = any(${ids}::int[])`.execute(tx);
  const { rows } = await sql<StoredRow>`delete from employees where id = any(${ids}::int[]) returning *`.execute(tx);
  await tx.run(`select set_config('cadre.mirroring', '', true)`, []);
  const { rows: gone } = await sql<Columns<'media', 'stored_as'>>`
    delete from media where model = 'employees' and model_id = any(${ids}::int[]) returning stored_as`.execute(tx);
  forgetFiles(services, tx, gone);
  return rows;
}
