import type { saveRosterEntries } from '@cadre/contract/calls/schedules';
import type { Caller } from '../../../../crud/access/caller.ts';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import { audit, type Change } from '../../../../crud/write/audit.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../platform/database/tables.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../../platform/problem.ts';
import type { Services } from '../../../../platform/services.ts';
import { areUsable } from '../are-usable.ts';
import { type ChangedEntry, changedEntries } from './changed-entries.ts';
import { notifyOfChanges } from './notify-of-roster.ts';
import { sentEntries } from './sent-entries.ts';
import { lockRoster, rosterRecord, type StoredRoster } from './stored-roster.ts';

/** Saves all entries or none. Draft changes stay silent; changes to a published roster notify the employees concerned. */
export async function saveEntries(services: Services, behaviours: Behaviours, context: CallContext<typeof saveRosterEntries>) {
  const { actor, params, body, t } = context;
  return services.db.transaction(async (tx) => {
    const roster = await lockRoster(tx, context, params.id);
    if (roster.status === 'archived') throw new Problem('wrong_state');
    const changed = await changedEntries(tx, actor, roster, sentEntries(body.entries, roster.month));
    if (roster.status === 'published' && changed.some(({ date, today }) => date < today)) throw new Problem('roster_is_past');
    await refuseUnknownShifts(tx, changed);
    await writeEntries(tx, roster, changed);
    await noteEntries(tx, context, roster, changed);
    if (roster.status === 'published') await notifyOfChanges(services, tx, actor, roster, changed);
    return { message: t('done.roster_saved'), data: await rosterRecord(tx, actor, behaviours, roster.id) };
  });
}

async function refuseUnknownShifts(tx: Transaction, changed: ChangedEntry[]): Promise<void> {
  const shifts = changed.flatMap(({ before, after }) => (after && after.shift_id !== before?.shift_id ? [after.shift_id] : []));
  if (!(await areUsable(tx, shifts))) throw invalid({ entries: [{ code: 'missing_reference' }] });
}

/** Writes the changed cells to the roster. */
export async function writeEntries(tx: Transaction, { id }: StoredRoster, changed: ChangedEntry[]): Promise<void> {
  const cleared = changed.filter(({ after }) => after === undefined);
  await sql`
    delete from roster_entries d using unnest(${cleared.map((one) => one.employee_id)}::int[], ${cleared.map((one) => one.date)}::date[]) c (employee_id, date)
    where d.month_schedule_id = ${id} and d.employee_id = c.employee_id and d.date = c.date`.execute(tx);
  const said = changed.flatMap(({ employee_id, date, after }) => (after ? [{ employee_id, date, ...after }] : []));
  await sql`
    insert into roster_entries (month_schedule_id, employee_id, date, shift_id, note)
    select ${id}, employee_id, date, shift_id, note
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (employee_id int, date date, shift_id int, note text)
    on conflict (month_schedule_id, employee_id, date) do update set shift_id = excluded.shift_id, note = excluded.note`.execute(tx);
}

/**
 * Adds one history entry per employee, with their changed days. Changes to a draft do not appear in the employee's own history, because a
 * draft does not apply to them yet.
 */
export async function noteEntries(tx: Transaction, caller: Caller, roster: StoredRoster, changed: ChangedEntry[]): Promise<void> {
  const ids = changed.flatMap(({ before, after }) => [before?.shift_id, after?.shift_id]).filter(Boolean);
  const { rows } = await sql<
    Columns<'shifts', 'id' | 'name'>
  >`select id, name from shifts where id = any(${[...new Set(ids)]}::int[])`.execute(tx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const nameOf = (said: ChangedEntry['after']): string | null => {
    if (!said) return null;
    const name = said.shift_id === null ? caller.t('schedules.day_off') : names.get(said.shift_id);
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
      actor: caller.actor,
      trace: caller.trace,
      action: 'update',
      model: 'month-schedules',
      model_id: roster.id,
      label: `${roster.name}: ${days[0]?.name}`,
      employee_id: roster.status === 'published' ? employee_id : undefined,
      changes,
    });
  }
}
