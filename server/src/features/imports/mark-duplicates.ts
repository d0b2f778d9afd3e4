import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { grouped } from './names.ts';
import type { ReadRow } from './read-row.ts';

/** What the database keeps unique, whatever the letters' case. */
const uniqueFields = ['work_email', 'device_user_code'];

/** Complains of what stands twice in the file, or is taken already. */
export async function markDuplicates(db: Runner, rows: ReadRow[]): Promise<void> {
  for (const name of uniqueFields) {
    const places = grouped(rows.map((row) => [textIn(row, name), row.row_no]));
    const column = sql.ref(`e.${name}`);
    const { rows: stored } = await sql<{ text: string }>`
      select lower(${column}) as text from employees e where lower(${column}) = any(${[...places.keys()]}::text[])`.execute(db);
    const taken = new Set(stored.map(({ text }) => text));
    for (const row of rows) {
      const text = textIn(row, name);
      if (text === null || row.complaints[name]) continue;
      const other = places.get(text)?.find((row_no) => row_no !== row.row_no);
      if (taken.has(text)) row.complaints[name] = [{ code: 'taken' }];
      else if (other !== undefined) row.complaints[name] = [{ code: 'taken_in_row', row: other }];
    }
  }
}

function textIn(row: ReadRow, name: string): string | null {
  const value = row.values[name];
  return typeof value === 'string' && value !== '' ? value.toLowerCase() : null;
}
