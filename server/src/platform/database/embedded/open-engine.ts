import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_buffercache } from '@electric-sql/pglite/contrib/pg_buffercache';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { SyncedNodeFs } from './synced-node-fs.ts';

export type Engine = { postgres: PGlite; disk: SyncedNodeFs };

/** Of 8 kB each. */
export const pagesInMemory = 2048;

/**
 * Without `-F` fsync is on, and of all ways to sync the log only `fsync` is routed to the disk. The log stays small, because the thread
 * that owns the engine starts checkpoints itself; old log files are removed, not recycled, because a purged person would stay readable in
 * them. Log files are not filled with zeros either: the commit that does it would block every session. A checkpoint blocks every session
 * too, so the engine's memory is small and has few pages to write; other pages are read from the system's cache. For the same reason, a
 * word index takes in new entries in small steps.
 */
const settings = [
  'wal_sync_method=fsync',
  'max_wal_size=128MB',
  'min_wal_size=32MB',
  'wal_recycle=off',
  'wal_init_zero=off',
  'gin_pending_list_limit=256kB',
  `shared_buffers=${pagesInMemory}`,
  'timezone=UTC',
];
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings.flatMap((setting) => ['-c', setting])];

export async function openEngine(folder: string, onDiskFailure: (error: unknown) => void): Promise<Engine> {
  const disk = new SyncedNodeFs(folder, onDiskFailure);
  const postgres = await PGlite.create({ fs: disk, startParams, extensions: { pg_trgm, btree_gist, pg_buffercache } });
  return { postgres, disk };
}
