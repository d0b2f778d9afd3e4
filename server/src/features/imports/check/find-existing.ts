import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { namesOf } from './names.ts';
import type { ReadRow } from './read-row.ts';

type Key = 'employee_no' | 'work_email';
/** The existing employee a row refers to, and the key that identified them. */
export type Existing = Map<number, { id: number; key: Key }>;

/** Finds people by their number, else by their address. The key that identifies them is not written. */
export async function findExisting(db: Runner, actor: Actor, rows: ReadRow[], updates: boolean): Promise<Existing> {
  const texts = rows.flatMap((row) => [textIn(row, 'employee_no'), textIn(row, 'work_email')]).filter((text) => text !== null);
  const [byNumber, byEmail] = await namesOf(db, actor, 'employees', new Set(texts));
  const existing: Existing = new Map();
  const firstRow = new Map<number, number>();
  for (const row of rows) {
    const [number, email] = [textIn(row, 'employee_no'), textIn(row, 'work_email')];
    const { employee_no: written, ...values } = row.values;
    row.values = values;
    const numbered = number === null ? undefined : byNumber?.get(number)?.[0];
    if (updates && number !== null && numbered === undefined) {
      row.complaints.employee_no = [{ code: 'no_such_name', text: String(written).slice(0, 60) }];
      continue;
    }
    const id = numbered ?? (email === null ? undefined : byEmail?.get(email)?.[0]);
    if (id === undefined) continue;
    const key = numbered === undefined ? 'work_email' : 'employee_no';
    if (updates && key === 'work_email') {
      const { work_email: _, ...rest } = row.values;
      row.values = rest;
    }
    const other = firstRow.get(id);
    if (!updates) row.complaints[key] = [{ code: 'taken' }, { code: 'already_here' }];
    else if (other !== undefined) row.complaints[key] = [{ code: 'taken_in_row', row: other }];
    firstRow.set(id, other ?? row.row_no);
    existing.set(row.row_no, { id, key });
  }
  return existing;
}

export function textIn(row: ReadRow, name: string): string | null {
  const value = row.values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
}
