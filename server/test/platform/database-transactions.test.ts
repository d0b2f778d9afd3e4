import { beforeEach, expect, test } from 'vitest';
import { inRank, type Rank } from '../../src/platform/batching/rank.ts';
import { saveInBatches } from '../../src/platform/batching/save-in-batches.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();

beforeEach(async () => {
  await used.db.script('drop table if exists notes; create table notes (id int primary key, text text)');
});

async function notes(): Promise<number[]> {
  const { rows } = await used.db.run('select id from notes order by id', []);
  return rows.map(({ id }) => id);
}

/** Fails as a transaction fails that has lost against another one. */
const loseTheRace = `do $$ begin raise exception 'could not serialize access' using errcode = '40001'; end $$`;

test('writes of a transaction are saved, with both ways to run a statement', async () => {
  const answer = await used.db.transaction(async (tx) => {
    await tx.run('insert into notes (id) values ($1)', [1]);
    await sql`insert into notes (id) values (${2})`.execute(tx);
    return 'saved';
  });
  expect(answer).toBe('saved');
  expect(await notes()).toEqual([1, 2]);
});

test('a transaction that fails saves nothing, and its error is passed on unchanged', async () => {
  const work = used.db.transaction(async (tx) => {
    await tx.run('insert into notes (id) values (1)', []);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await notes()).toEqual([]);
});

test('a failed statement that was caught inside does not pass for saved', async () => {
  const work = used.db.transaction(async (tx) => {
    await tx.run('insert into notes (id) values (1)', []);
    await tx.run('insert into notes (id) values (1)', []).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('nothing was saved');
  expect(await notes()).toEqual([]);
});

test('a savepoint keeps the writes before the failure', async () => {
  await used.db.transaction(async (tx) => {
    await tx.run('insert into notes (id) values (1)', []);
    await tx.run('savepoint before_second');
    await tx.run('insert into notes (id) values (1)', []).catch(() => tx.run('rollback to savepoint before_second'));
  });
  expect(await notes()).toEqual([1]);
});

test('statements started side by side inside a transaction all arrive', async () => {
  await used.db.transaction(async (tx) => {
    await Promise.all([1, 2, 3, 4].map((id) => tx.run('insert into notes (id) values ($1)', [id])));
  });
  expect(await notes()).toEqual([1, 2, 3, 4]);
});

test('the database itself is refused inside a transaction, and the refusal undoes the transaction', async () => {
  const { db } = used;
  const outerHandle: Record<string, () => Promise<unknown>> = {
    run: () => db.run('select 1', []),
    sql: () => sql`select from notes`.execute(db),
    script: () => db.script('select 1'),
    transaction: () => db.transaction(async () => undefined),
  };
  for (const [name, use] of Object.entries(outerHandle)) {
    const work = db.transaction(async (tx) => {
      await tx.run('insert into notes (id) values (1)', []);
      await use();
    });
    await expect(work, name).rejects.toThrow('inside one of its own transactions');
  }
  expect(await notes()).toEqual([]);
});

test('work that outlives its transaction may use the database, and not the transaction', async () => {
  const ended = Promise.withResolvers<void>();
  let later: Promise<unknown> | undefined;
  let tooLate: Promise<unknown> | undefined;
  await used.db.transaction(async (tx) => {
    later = ended.promise.then(() => used.db.run('insert into notes (id) values (7)', []));
    tooLate = ended.promise.then(() => tx.run('insert into notes (id) values (8)', []));
    tooLate.catch(() => undefined);
  });
  ended.resolve();
  await later;
  await expect(tooLate).rejects.toThrow('The transaction is over');
  expect(await notes()).toEqual([7]);
});

test('begin and commit belong to transaction() alone', async () => {
  await expect(used.db.run('begin')).rejects.toThrow('Use transaction()');
  const early = used.db.transaction(async (tx) => {
    await tx.run('insert into notes (id) values (1)', []);
    await tx.run('commit');
  });
  await expect(early).rejects.toThrow('Use transaction()');
  expect(await notes()).toEqual([]);
});

test('hooks run once per key, in order: inside before the end, outside after it', async () => {
  const steps: string[] = [];
  await used.db.transaction(async (tx) => {
    tx.afterCommit(async () => void steps.push(`after: ${await notes()}`));
    tx.beforeCommit('chain', async () => {
      await tx.run('insert into notes (id) values (2)', []);
      steps.push('chain');
    });
    tx.beforeCommit('totals', async () => void steps.push('totals'));
    tx.beforeCommit('chain', async () => void steps.push('chain again'));
    await tx.run('insert into notes (id) values (1)', []);
    steps.push('work');
  });
  expect(steps).toEqual(['work', 'chain', 'totals', 'after: 1,2']);
});

test('a beforeCommit hook can still refuse the transaction, and no afterCommit hook runs then', async () => {
  const steps: string[] = [];
  const work = used.db.transaction(async (tx) => {
    tx.afterCommit(() => void steps.push('after'));
    tx.beforeCommit('chain', async () => {
      throw new Error('the chain is broken');
    });
    await tx.run('insert into notes (id) values (1)', []);
  });
  await expect(work).rejects.toThrow('the chain is broken');
  expect(steps).toEqual([]);
  expect(await notes()).toEqual([]);
});

test('a statement sent with the commit is saved with it, after every hook', async () => {
  await used.db.transaction(async (tx) => {
    tx.lastly(sql`insert into notes (id) select max(id) + ${10}::int from notes`);
    tx.beforeCommit('chain', async () => void (await tx.run('insert into notes (id) values (2)', [])));
    await tx.run('insert into notes (id) values (1)', []);
  });
  expect(await notes()).toEqual([1, 2, 12]);
});

test('a statement that fails with the commit rolls back, reports its error, and the connection stays usable', async () => {
  const work = used.db.transaction(async (tx) => {
    await tx.run('insert into notes (id) values (1)', []);
    tx.lastly(sql`insert into notes (id) select 1 / ${0}::int`);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(await notes()).toEqual([]);
  await used.db.transaction(async (tx) => void (await tx.run('insert into notes (id) values (3)', [])));
  expect(await notes()).toEqual([3]);
});

test('a failure of an afterCommit hook is logged and changes nothing', async () => {
  const answer = await used.db.transaction(async (tx) => {
    await tx.run('insert into notes (id) values (1)', []);
    tx.afterCommit(() => {
      throw new Error('the mail server is away');
    });
    return 'saved';
  });
  expect(answer).toBe('saved');
  expect(await notes()).toEqual([1]);
  expect(used.logged.join()).toContain('the mail server is away');
});

test('a transaction that lost a race starts again, with fresh hooks', async () => {
  const steps: string[] = [];
  let attempts = 0;
  await used.db.transaction(async (tx) => {
    attempts += 1;
    const attempt = attempts;
    await tx.run('insert into notes (id) values ($1)', [attempt]);
    tx.beforeCommit('chain', async () => void steps.push(`before ${attempt}`));
    tx.afterCommit(() => void steps.push(`after ${attempt}`));
    if (attempt < 3) await tx.run(loseTheRace);
  });
  expect(await notes()).toEqual([3]);
  expect(steps).toEqual(['before 3', 'after 3']);
});

test('a transaction that always loses gives up after three retries', async () => {
  let attempts = 0;
  const work = used.db.transaction(async (tx) => {
    attempts += 1;
    await tx.run(loseTheRace);
  });
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(4);
});

test('any other failure is not tried again', async () => {
  let attempts = 0;
  const work = used.db.transaction(async (tx) => {
    attempts += 1;
    await tx.run('select 1 / 0', []);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(attempts).toBe(1);
});

test('long work is saved in batches, and users can read the finished part in between', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => at);
  const seen: number[] = [];
  const watched: Database = {
    ...used.db,
    async transaction(work) {
      const done = await used.db.transaction(work);
      seen.push((await notes()).length);
      return done;
    },
  };
  await inRank('background', () =>
    saveInBatches(watched, ids, async (tx, some) => {
      await tx.run('insert into notes (id) select unnest($1::int[])', [some]);
      return undefined;
    }),
  );
  expect(await notes()).toEqual(ids);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen[0]).toBeGreaterThan(0);
  expect(seen[0]).toBeLessThan(ids.length);
});

test('items that a batch did not finish are retried after all others', async () => {
  const done: number[] = [];
  const again = new Set([1, 2]);
  await saveInBatches(used.db, [1, 2, 3], async (_tx, some) => {
    done.push(...some.filter((one) => !again.has(one)));
    return some.filter((one) => again.delete(one));
  });
  expect(done).toEqual([3, 1, 2]);
});

test('a batch that fails keeps the results of the batches before it', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => at);
  const work = saveInBatches(used.db, ids, async (tx, some) => {
    if (some.includes(29)) throw new Error('changed my mind');
    await tx.run('insert into notes (id) select unnest($1::int[])', [some]);
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect((await notes()).length).toBeGreaterThan(0);
});

test('background work has no time limit; interactive work has one', async () => {
  const limitFor = (rank: Rank) =>
    inRank(rank, () => used.db.transaction(async ({ run }) => (await run('show statement_timeout', [])).rows[0].statement_timeout));
  expect(await limitFor('background')).toBe('0');
  expect(await limitFor('people')).toBe(used.db.engine === 'postgres' ? '15s' : '0');
});
