import { audit, type Change } from '../../../../crud/audit.ts';
import type { Asker } from '../../../../crud/behaviour.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../platform/database/tables.ts';
import type { ChangedEntry } from './changed-entries.ts';
import type { StoredRoster } from './stored-roster.ts';

/** Into the history, a line per person and in it their days. A draft is nothing that a person has yet, so it is not in theirs. */
export async function noteEntries(tx: Transaction, asker: Asker, roster: StoredRoster, changed: ChangedEntry[]): Promise<void> {
  const ids = changed.flatMap(({ before, after }) => [before?.shift_id, after?.shift_id]).filter(Boolean);
  const { rows } = await sql<
    Columns<'shifts', 'id' | 'name'>
  >`select id, name from shifts where id = any(${[...new Set(ids)]}::int[])`.execute(tx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const nameOf = (said: ChangedEntry['after']): string | null => {
    if (!said) return null;
    const name = said.shift_id === null ? asker.t('schedules.day_off') : names.get(said.shift_id);
    return said.note ? `${name} (${said.note})` : (name ?? null);
  };
  for (const [employee_id, days] of Map.groupBy(changed, (entry) => entry.employee_id)) {
    const changes = days.map(
      ({ date, before, after }): Change => ({
        field: date,
        old: before?.shift_id ?? null,
        new: after?.shift_id ?? null,
        old_name: nameOf(before),
        new_name: nameOf(after),
      }),
    );
    audit(tx, {
      actor: asker.actor,
      trace: asker.trace,
      action: 'update',
      model: 'month-schedules',
      model_id: roster.id,
      label: `${roster.name}: ${days[0]?.name}`,
      employee_id: roster.status === 'published' ? employee_id : undefined,
      changes,
    });
  }
}
