import { localDayAt } from '@cadre/rules/attendance/zone';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { eventsFrom } from './events-from.ts';
import { loadHolders } from './holders.ts';

type Waiting = Columns<'raw_punches', 'id' | 'device_id' | 'pin' | 'occurred_at'> &
  Columns<'devices', 'timezone'> & { device_id: number; pin: string; occurred_at: Date };

/**
 * Lets quarantined punches count for whomever their number stands for; those of nobody stay where they are. Gives the ids that count now.
 * `evenUnemployed`: a person looked at them and wants it so.
 */
export async function acceptPunches(tx: Transaction, ids: number[], evenUnemployed = false): Promise<number[]> {
  const { rows } = await sql<Waiting>`
    select p.id, p.device_id, d.timezone, p.pin, p.occurred_at from raw_punches p join devices d on d.id = p.device_id
    where p.id = any(${ids}::int[]) and p.outcome = 'quarantined' and p.pin is not null and p.occurred_at is not null
    order by p.id for update of p`.execute(tx);
  const found: { id: number; employee_id: number }[] = [];
  for (const [device_id, waiting] of Map.groupBy(rows, (row) => row.device_id)) {
    const holderOf = await loadHolders(tx, device_id, [...new Set(waiting.map(({ pin }) => pin))]);
    for (const { id, pin, timezone, occurred_at } of waiting) {
      const holder = holderOf(pin, localDayAt(timezone, occurred_at.getTime()));
      if (holder && (holder.is_employed || evenUnemployed)) found.push({ id, employee_id: holder.employee_id });
    }
  }
  if (found.length === 0) return [];
  await sql`
    with accepted as (
      update raw_punches p set outcome = 'accepted', outcome_reason = null, employee_id = f.employee_id
      from unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ employee_id }) => employee_id)}::int[]) f (id, employee_id)
      where p.id = f.id
      returning p.id, p.device_id, p.source, p.occurred_at, p.code, p.flag, p.outcome, p.employee_id
    ), punched as (
      update devices d set last_punch_at = greatest(d.last_punch_at, a.at)
      from (select device_id, max(occurred_at) as at from accepted group by device_id) a where d.id = a.device_id
    )
    ${eventsFrom(sql`accepted`)}`.execute(tx);
  return found.map(({ id }) => id);
}
