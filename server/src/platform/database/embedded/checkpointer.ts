import type { Engine } from './open-engine.ts';

const checkpointAfterBytes = 64 * 1024 * 1024;
const lookAfterSyncs = 20;

/**
 * The engine has no background processes, so nobody else starts a checkpoint: without one the log would grow
 * until the process ends, and after a crash all of it would have to be replayed.
 */
export function createCheckpointer({ postgres, disk }: Engine): () => Promise<void> {
  let syncsAtLastLook = disk.syncs;

  return async () => {
    if (disk.syncs - syncsAtLastLook < lookAfterSyncs || postgres.isInTransaction()) return;
    syncsAtLastLook = disk.syncs;
    const { rows } = await postgres.query<{ bytes: number }>(
      'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    );
    if ((rows[0]?.bytes ?? 0) < checkpointAfterBytes) return;
    await postgres.exec('checkpoint');
    syncsAtLastLook = disk.syncs;
  };
}
