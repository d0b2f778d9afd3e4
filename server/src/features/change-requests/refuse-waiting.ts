import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { type Translate, wordsOf } from '../../platform/texts.ts';
import type { Model } from './changeable.ts';

type Wish = { employee_id: number; model: Model; model_id: number | null; fields: string[] };

/** One request for one field of one record at a time. New records are no fields of anything yet and do not stand in each other's way. */
export async function refuseWaiting(tx: Transaction, t: Translate, { employee_id, model, model_id, fields }: Wish): Promise<void> {
  if (model_id === null) return;
  const { rows } = await sql<{ field: string }>`
    select distinct change ->> 'field' as field from change_requests r cross join jsonb_array_elements(r.changes) change
    where r.employee_id = ${employee_id} and r.model = ${model} and r.model_id = ${model_id} and r.status = 'pending'
      and change ->> 'field' = any(${fields}::text[])`.execute(tx);
  if (rows.length === 0) return;
  throw new Problem('request_waiting', { args: { fields: rows.map(({ field }) => wordsOf(t).field(model, field)).join(', ') } });
}
