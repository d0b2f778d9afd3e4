import { describe, expect, test } from 'vitest';
import { explainDatabaseError } from '../../src/platform/database/explain-error.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { startCluster } from '../databases/cluster.ts';

describe('PostgreSQL', () => {
  test('restarted under load is unavailable, and nothing else; then everything goes on by itself', async () => {
    const cluster = await startCluster();
    const logged: string[] = [];
    const db = await openDatabase({ databaseUrl: cluster.url, dataFolder: '', log: (line) => logged.push(line) });
    await db.script('create table notes (id bigint generated always as identity primary key, text text)');
    const acknowledged: number[] = [];
    const failures: unknown[] = [];
    let isOver = false;

    const write = async (): Promise<void> => {
      while (!isOver) {
        const saved = db.transaction(async (tx) => (await tx.run('insert into notes (text) values ($1) returning id', ['x'])).rows[0].id);
        await saved.then(
          (id) => acknowledged.push(id),
          (error) => failures.push(error),
        );
      }
    };
    const moreAcknowledged = async (): Promise<void> => {
      const goal = acknowledged.length + 200;
      while (acknowledged.length < goal) await new Promise(setImmediate);
    };

    const writers = Array.from({ length: 20 }, write);
    for (let restart = 0; restart < 3; restart += 1) {
      await moreAcknowledged();
      await cluster.crashAndStart();
    }
    await moreAcknowledged();
    isOver = true;
    await Promise.all(writers);

    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((error) => explainDatabaseError(error)?.kind !== 'unavailable')).toEqual([]);
    const { rows } = await db.run('select id from notes', []);
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(logged.join()).toContain('Database connection lost');
    await db.close();
    await cluster.stop();
  });
});
