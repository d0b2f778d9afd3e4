import { type Engine, pagesInMemory } from './open-engine.ts';

const prepareAfterBytes = 48 * 1024 * 1024;
const checkpointAfterBytes = 96 * 1024 * 1024;
const lookAfterSyncs = 20;
const betweenStepsMs = 50;

/** While the engine keeps running, and while it waits. */
const filesAtOnce = { meanwhile: 2, now: 4 };

/**
 * The engine has no background processes that could start a checkpoint: without one, the log would grow until the process ends, and all of
 * it would be replayed after a crash. A checkpoint blocks every session, so most of its work is done ahead, a little after each response.
 * Returns the work that is due now, if any.
 */
export function createCheckpointer(engine: Engine): () => (() => Promise<void>) | undefined {
  const { postgres, disk } = engine;
  let syncsAtLastLook = disk.syncs;
  let isReady: (() => Promise<boolean>) | undefined;
  let lastStep = 0;

  const work = async (): Promise<void> => {
    syncsAtLastLook = disk.syncs;
    const bytes = await bytesToReplay(engine);
    if (bytes < prepareAfterBytes) return;
    isReady ??= prepare(engine);
    lastStep = performance.now();
    if (bytes < checkpointAfterBytes && !(await isReady())) return;
    await writePages(engine, pagesInMemory);
    await disk.syncAhead(filesAtOnce.now);
    await postgres.exec('checkpoint');
    isReady = undefined;
    syncsAtLastLook = disk.syncs;
  };

  return () => {
    const isDue = isReady ? performance.now() - lastStep >= betweenStepsMs : disk.syncs - syncsAtLastLook >= lookAfterSyncs;
    return isDue && !postgres.isInTransaction() ? work : undefined;
  };
}

async function bytesToReplay({ postgres }: Engine): Promise<number> {
  const { rows } = await postgres.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return rows[0]?.bytes ?? 0;
}

const pagesAtOnce = 256;

/** Writes some pages to their files on each call and has them synced in parallel; then the pages that changed meanwhile. */
function prepare(engine: Engine): () => Promise<boolean> {
  let synced: 'not yet' | 'soon' | 'done' = 'not yet';
  return async () => {
    if (synced === 'soon' || (await writePages(engine, pagesAtOnce)) === pagesAtOnce) return false;
    if (synced === 'done') return true;
    synced = 'soon';
    void engine.disk.syncAhead(filesAtOnce.meanwhile).then(() => {
      synced = 'done';
    });
    return false;
  };
}

/**
 * The engine can write single pages through functions of an extension. They are created only within this transaction, and in an existing
 * schema: a schema that is created and dropped with them, like a temporary one, would make the engine plan every statement again.
 */
const writeSome = (most: number): string => `
  begin;
  set role none;
  create function public.pages_in_memory() returns setof record language c as '$libdir/pg_buffercache', 'pg_buffercache_pages';
  create function public.write_page(int, out is_out boolean, out is_written boolean) language c as '$libdir/pg_buffercache', 'pg_buffercache_evict';
  select count(*) filter (where (public.write_page(id)).is_written)::int as written from (
    select id from public.pages_in_memory()
      as page (id int, file oid, place oid, database oid, fork int2, at int8, is_dirty boolean, uses int2, pins int)
    where is_dirty limit ${most}
  ) as dirty`;

/** Pages that cannot be written now are left to the checkpoint. */
async function writePages({ postgres }: Engine, most: number): Promise<number> {
  try {
    const results = await postgres.exec(writeSome(most));
    const [found] = (results.at(-1)?.rows ?? []) as { written: number }[];
    return found?.written ?? 0;
  } catch {
    return 0;
  } finally {
    await postgres.exec('rollback');
  }
}
