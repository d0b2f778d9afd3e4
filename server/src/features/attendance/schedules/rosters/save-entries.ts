import type { saveRosterEntries } from '@cadre/contract/calls/schedules';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { House } from '../../../../platform/house.ts';
import type { Asked } from '../../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../../platform/problem.ts';
import { areUsable } from '../are-usable.ts';
import { type ChangedEntry, changedEntries } from './changed-entries.ts';
import { noteEntries } from './note-entries.ts';
import { lockRoster, rosterRecord, type StoredRoster } from './stored-roster.ts';
import { tellOfChanges } from './tell-of-roster.ts';
import { wishedEntries } from './wished-entries.ts';

/** All of them or none. A draft is a draft; what is published is told to whom it concerns. */
export async function saveEntries(house: House, behaviours: Behaviours, asked: Asked<typeof saveRosterEntries>) {
  const { actor, params, body, t } = asked;
  return house.db.transaction(async (tx) => {
    const roster = await lockRoster(tx, asked, params.id);
    if (roster.status === 'archived') throw new Problem('wrong_state');
    const changed = await changedEntries(tx, actor, roster, wishedEntries(body.entries, roster.month));
    if (roster.status === 'published' && changed.some(({ date, today }) => date < today)) throw new Problem('roster_is_past');
    await refuseUnknownShifts(tx, changed);
    await write(tx, roster, changed);
    await noteEntries(tx, asked, roster, changed);
    if (roster.status === 'published') await tellOfChanges(house, tx, actor, roster, changed);
    return { message: t('done.roster_saved'), data: await rosterRecord(tx, actor, behaviours, roster.id) };
  });
}

async function refuseUnknownShifts(tx: Transaction, changed: ChangedEntry[]): Promise<void> {
  const shifts = changed.flatMap(({ before, after }) => (after && after.shift_id !== before?.shift_id ? [after.shift_id] : []));
  if (!(await areUsable(tx, shifts))) throw invalid({ entries: [{ code: 'missing_reference' }] });
}

async function write(tx: Transaction, { id }: StoredRoster, changed: ChangedEntry[]): Promise<void> {
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
