import { resources } from '@cadre/contract/resources/index';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldCounts } from '../../src/crud/read/compact-counts.ts';
import { tableName } from '../../src/crud/read/table.ts';
import type { Runner, Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const runs = { numRuns: 6 };
const acts = ['add', 'remove', 'give_up', 'half', 'fold'] as const;

/** The stored and the actual count, read in one statement and therefore in one snapshot. */
async function countedAndStored(db: Runner, table: string): Promise<{ kept: number; there: number }> {
  const { rows } = await sql<{ kept: number; there: number }>`
    select (select coalesce(sum(c.rows), 0)::int from row_counts c where c.table_name = ${table} and c.kind is null) as kept,
      (select count(*)::int from ${sql.ref(table)}) as there`.execute(db);
  return rows[0] as { kept: number; there: number };
}

describe('the stored total', () => {
  test.each(Object.values(resources).filter(({ list }) => list.total))('of $name is right from the start', async (resource) => {
    const { kept: stored, there } = await countedAndStored(office.services.db, tableName(resource));
    expect(stored).toBe(there);
  });

  test('matches the rows in every snapshot, during concurrent inserts, deletes, rollbacks and compaction', async () => {
    const act = fc.record({
      what: fc.constantFrom(...acts),
      many: fc.integer({ min: 0, max: 5 }),
    });
    const plans = fc.array(fc.array(act, { maxLength: 8 }), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(plans, async (writers) => {
        let isDone = false;
        const seen: { kept: number; there: number }[] = [];
        const look = async () => {
          while (!isDone) seen.push(await countedAndStored(office.services.db, 'departments'));
        };
        const work = Promise.all(
          writers.map(async (acts, writer) => {
            for (const { what, many } of acts) await acting[what](many, writer);
          }),
        ).finally(() => {
          isDone = true;
        });
        await Promise.all([work, look()]);
        seen.push(await countedAndStored(office.services.db, 'departments'));
        expect(seen.filter(({ kept: stored, there }) => stored !== there)).toEqual([]);
      }),
      runs,
    );
  });

  const add = (tx: Runner, many: number, writer: number) =>
    sql`insert into departments (name) select ${`Counted ${writer} `} || gen_random_uuid() from generate_series(1, ${many}::int)`.execute(
      tx,
    );
  const remove = (tx: Runner, many: number, writer: number) =>
    sql`delete from departments where id in (
      select id from departments where name like ${`Counted ${writer} %`} order by id limit ${many}::int)`.execute(tx);

  const acting: Record<(typeof acts)[number], (many: number, writer: number) => Promise<unknown>> = {
    add: (many, writer) => add(office.services.db, many, writer),
    remove: (many, writer) => remove(office.services.db, many, writer),
    give_up: (many, writer) => givingUp((tx) => add(tx, many, writer)),
    half: (many, writer) =>
      office.services.db.transaction(async (tx) => {
        await add(tx, many, writer);
        await tx.run('savepoint half', []);
        await remove(tx, many + 1, writer);
        await tx.run('rollback to half', []);
        await add(tx, 1, writer);
      }),
    fold: () => foldCounts(office.services.db),
  };

  async function givingUp(work: (tx: Transaction) => Promise<unknown>): Promise<void> {
    const given = office.services.db.transaction(async (tx) => {
      await work(tx);
      throw new Error('changed my mind');
    });
    await expect(given).rejects.toThrow('changed my mind');
  }

  test('takes one row after compaction, and compacting again changes nothing', async () => {
    const rowsOf = async () => {
      const { rows } = await sql<{ rows: number }>`select rows::int from row_counts where table_name = 'departments'`.execute(
        office.services.db,
      );
      return rows.map(({ rows: many }) => many);
    };
    await add(office.services.db, 3, 9);
    await add(office.services.db, 2, 9);
    await foldCounts(office.services.db);
    const { there } = await countedAndStored(office.services.db, 'departments');
    expect(await rowsOf()).toEqual([there]);
    await foldCounts(office.services.db);
    expect(await rowsOf()).toEqual([there]);
  });
});

test('employees are counted by status, also when it changes', async () => {
  const totalOf = async (filters: object) => (await office.as('hr').get('/employees', { filters })).body.meta;
  const before = await totalOf({ status: ['active'] });
  await sql`update employees set status = 'suspended' where id = ${office.cast.consultant.employee_id}`.execute(office.services.db);
  expect(await totalOf({ status: ['active'] })).toMatchObject({ total: before.total - 1, count: 'exact' });
  expect(await totalOf({ status: 'suspended' })).toMatchObject({ total: 1, count: 'exact' });
  expect(await totalOf({ status: ['active', 'suspended'] })).toMatchObject({ total: before.total });
  await sql`update employees set status = 'active' where id = ${office.cast.consultant.employee_id}`.execute(office.services.db);
  expect(await totalOf({ status: ['active'] })).toMatchObject({ total: before.total });
});

describe('punches are counted by day and action', () => {
  const days = ['2024-02-28', '2024-02-29', '2024-03-01'];
  const actions = ['in', 'out', 'break_out'];
  const punch = fc.record({
    day: fc.constantFrom(...days),
    action: fc.constantFrom(...actions),
    second: fc.integer({ min: 0, max: 86_399 }),
  });

  const counts = async () => {
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from (
        select (created_at at time zone 'UTC')::date as day, action as kind, count(*) as rows from attendances group by 1, 2) a
      full join (select day, kind, sum(rows) as rows from row_counts where table_name = 'attendances' and kind is not null group by 1, 2) c
        using (day, kind)
      where coalesce(a.rows, 0) <> coalesce(c.rows, 0)`.execute(office.services.db);
    return rows[0]?.wrong;
  };

  test('including late and voided punches, and punches whose action changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(punch, { maxLength: 12 }), fc.array(punch, { maxLength: 12 }), async (ones, others) => {
        await Promise.all([stampAll(ones), stampAll(others)]);
        await sql`
          update attendances a set action = 'out' where action = 'in' and id % 3 = 0
            and not exists (select from attendances o where o.action = 'out' and (o.employee_id, o.created_at) = (a.employee_id, a.created_at))`.execute(
          office.services.db,
        );
        await sql`update attendances set state = 'voided', voided_at = now(), void_reason = 'mistake' where voided_at is null and id % 5 = 0`.execute(
          office.services.db,
        );
        await foldCounts(office.services.db);
        expect(await counts()).toBe(0);
        const { kept: stored, there } = await countedAndStored(office.services.db, 'attendances');
        expect(stored).toBe(there);
      }),
      runs,
    );
  });

  test.each([
    ['one day and action', { action: ['in'], created_at: { from: '2024-02-29', to: '2024-02-29' } }],
    ['some days', { created_at: { from: '2024-02-28', to: '2024-02-29' } }],
    ['from a day on', { created_at: { from: '2024-02-29' }, action: ['in', 'out'] }],
    ['up to a day', { created_at: { to: '2024-02-28' } }],
    ['an action on all days', { action: 'out' }],
    ['no day at all', { created_at: { from: '2024-03-01', to: '2024-02-28' } }],
    ['a part of a day, which is counted', { created_at: { from: '2024-02-29T06:00:00Z', to: '2024-02-29' } }],
    ['another filter, which is counted', { action: ['in'], state: ['voided'] }],
  ])('and the list of %s reports its exact number of rows', async (_story, filters) => {
    await stampAll(days.flatMap((day) => actions.map((action, at) => ({ day, action, second: 3600 * 5 * at }))));
    const { status, body } = await office.as('hr').get('/attendances', { per_page: 200, filters });
    expect(status).toBe(200);
    expect(body.meta).toMatchObject({ total: body.data.length, count: 'exact' });
  });

  async function stampAll(punches: { day: string; action: string; second: number }[]): Promise<void> {
    const { employee_id } = office.cast.consultant;
    await sql`
      insert into attendances (employee_id, action, created_at, timezone, local_time, source, direction_origin)
      select ${employee_id}::int, action, day::date::timestamptz + second * interval '1 second', 'UTC', day, 'device', 'device'
      from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as p (day text, action text, second int)
      on conflict do nothing`.execute(office.services.db);
  }
});
