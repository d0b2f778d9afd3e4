import type { Transaction } from '../../src/platform/database/database.ts';

/** Takes the next ids of a table, so that rows can name each other before they are written. */
export async function reserveIds(tx: Transaction, table: string, count: number): Promise<number[]> {
  const { rows } = await tx.run(`select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2::int)`, [
    table,
    count,
  ]);
  return rows.map(({ id }) => id);
}
