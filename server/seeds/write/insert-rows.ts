import type { Transaction } from '../../src/platform/database/database.ts';

export type Columns = Record<string, 'int' | 'bigint' | 'text' | 'date' | 'timestamptz' | 'boolean' | 'jsonb' | 'text[]'>;
type RowOf<C extends Columns> = { [K in keyof C]: unknown };

const rowsPerStatement = 2000;

/** Many rows in few statements, in their order. A column that is not named takes its default. */
export async function insertRows<C extends Columns>(
  tx: Transaction,
  table: string,
  columns: C,
  rows: RowOf<C>[],
  done?: (rows: number) => void,
) {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const statement = `insert into ${table} (${names}) overriding system value
    select ${names} from json_to_recordset($1::json) as given (${typed.join(', ')})`;
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const batch = rows.slice(from, from + rowsPerStatement);
    await tx.run(statement, [JSON.stringify(batch)]);
    done?.(from + batch.length);
  }
}
