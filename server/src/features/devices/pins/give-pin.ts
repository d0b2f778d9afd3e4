import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

export type Given = { pin: string; employee_id: number | null; from_date: Day | null };

type Held = Columns<'device_users', 'id' | 'employee_id' | 'from_date' | 'to_date' | 'name_on_device' | 'card_no' | 'privilege'>;

/**
 * Gives a number to somebody. A number that was nobody's is theirs from the beginning, or from the day that was said;
 * one that changes hands does so today or on that day, and what happened before stays with who had it.
 */
export async function givePin(
  tx: Transaction,
  device_id: number,
  { pin, employee_id, from_date }: Given,
  today: Day,
  isConfirmed: boolean,
): Promise<{ id: number; employee_id: number | null } | 'taken'> {
  const held = await heldBy(tx, device_id, pin);
  const last = held.at(-1);
  if (last && (last.employee_id === null || last.employee_id === employee_id)) {
    await sql`
      update device_users set employee_id = ${employee_id}, matched_by = 'person', from_date = coalesce(${from_date}::date, from_date),
        to_date = null, version = version + 1, updated_at = now()
      where id = ${last.id}`.execute(tx);
    return { id: last.id, employee_id: last.employee_id };
  }
  if (last && employee_id !== null && !isConfirmed) return 'taken';
  if (last) await endAt(tx, held, addDays(from_date ?? today, -1));
  const since = last ? (from_date ?? today) : from_date;
  const { rows } = await sql<Columns<'device_users', 'id'>>`
    insert into device_users (device_id, pin, employee_id, matched_by, from_date, name_on_device, card_no, privilege)
    values (${device_id}, ${pin}, ${employee_id}, 'person', ${since}::date, ${last?.name_on_device ?? null}, ${last?.card_no ?? null},
      ${last?.privilege ?? null})
    returning id`.execute(tx);
  return { id: rows[0]?.id ?? 0, employee_id: last?.employee_id ?? null };
}

async function heldBy(tx: Transaction, device_id: number, pin: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select id, employee_id, from_date, to_date, name_on_device, card_no, privilege from device_users where device_id = ${device_id} and pin = ${pin}
    order by coalesce(from_date, '-infinity') for update`.execute(tx);
  return rows;
}

/** What began later is gone; what goes on until then ends. */
async function endAt(tx: Transaction, held: Held[], day: Day): Promise<void> {
  for (const { id, from_date, to_date } of held) {
    if (from_date !== null && from_date > day) await sql`delete from device_users where id = ${id}`.execute(tx);
    else if (to_date === null || to_date > day) await sql`update device_users set to_date = ${day}::date where id = ${id}`.execute(tx);
  }
}
