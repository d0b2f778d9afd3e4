import { customFields } from '@cadre/contract/resources/custom-fields';
import { bySystem } from '../../crud/access/by-system.ts';
import { table } from '../../crud/read/table.ts';
import { audit } from '../../crud/write/audit.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';

/** Days until the values of a hidden field are deleted. */
const retentionDays = 30;
/** Small batches, so that no request waits for long. */
const atOnce = 500;

/** Empties the fields that were hidden long ago, on record. */
export async function purgeHidden({ db }: Services): Promise<void> {
  const { rows } = await sql<Columns<'custom_fields', 'id' | 'model' | 'key' | 'name'>>`
    select id, model, key, name from custom_fields
    where status = 'hidden' and hidden_at < now() - make_interval(days => ${retentionDays}) and custom_field_is_used(model, key)`.execute(
    db,
  );
  for (const field of rows) {
    let emptied = atOnce;
    while (emptied === atOnce) emptied = await db.transaction((tx) => emptySome(tx, field));
  }
}

async function emptySome(
  tx: Parameters<typeof audit>[0],
  { id, model, key, name }: Columns<'custom_fields', 'id' | 'model' | 'key' | 'name'>,
): Promise<number> {
  const { rowCount } = await sql`
    update ${table({ name: model })} set custom = custom - ${key}::text where id in (
      select r.id from ${table({ name: model })} r where r.custom ? ${key}::text order by r.id limit ${sql.lit(atOnce)} for update)`.execute(
    tx,
  );
  const emptied = rowCount ?? 0;
  const changes = [{ field: 'values', old: emptied, new: 0 }];
  if (emptied > 0) audit(tx, { ...bySystem, action: 'update', model: customFields.name, model_id: id, label: name, changes });
  return emptied;
}
