import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ownDataFolder } from '../../files/own-data-folder.ts';
import type { ClosablePool } from '../closable-pool.ts';
import type { Heard } from '../database.ts';
import { channel } from '../listening.ts';
import { valueParsers } from '../value-parsers.ts';
import { createDatabaseFolder } from './create-database-folder.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { EngineSocket } from './engine-socket.ts';
import { lockDataFolder } from './lock-data-folder.ts';

/** All clients queue for the one session, even during a report, so the queue has a longer timeout than a network connection. */
const connectionTimeoutMillis = 10_000;

export async function openEmbeddedPool(dataFolder: string): Promise<ClosablePool> {
  await ownDataFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  const folder = join(dataFolder, 'database');
  const engine = new EmbeddedEngine(folder);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await createDatabaseFolder(folder);
    await engine.start();
  } catch (error) {
    lock.release();
    throw new Error(`The embedded database in ${folder} could not be opened: ${(error as Error).message}`, { cause: error });
  }

  const pool = new pg.Pool({
    stream: () => new EngineSocket(engine) as never,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    types: valueParsers,
    // Given here, so that the environment variables of a PostgreSQL client do not reach the embedded engine.
    user: 'postgres',
    password: '',
    database: 'postgres',
    host: 'embedded',
    ssl: false,
  });

  // There is only one session, so it receives its own notifications.
  const hearing = new Set<Heard>();
  pool.on('connect', (client) => {
    client.on('notification', ({ payload }) => {
      for (const heard of hearing) heard(payload);
    });
    client.query(`listen ${channel}`).catch(() => undefined);
  });

  const close = async (): Promise<void> => {
    await pool.end();
    await engine.close();
    lock.release();
  };
  return { pool, listen: (heard) => void hearing.add(heard), onUpkeep: (shut) => engine.onUpkeep(shut), close };
}
