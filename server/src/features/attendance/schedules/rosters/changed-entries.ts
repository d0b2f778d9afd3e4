import { employees } from '@cadre/contract/resources/employees';
import type { Day } from '@cadre/rules/calendar';
import { reach } from '../../../../crud/access/access.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Runner } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../platform/database/tables.ts';
import { invalid } from '../../../../platform/problem.ts';
import { belongsTo } from './roster-people.ts';
import type { SentEntry } from './sent-entries.ts';
import type { StoredRoster } from './stored-roster.ts';

/** The content of a cell; `undefined` if it is empty. */
type EntryWords = { shift_id: number | null; note: string | null } | undefined;
/** `today`: where the person is. */
export type ChangedEntry = { employee_id: number; name: string; today: Day; date: Day; before: EntryWords; after: EntryWords };

type Found = Columns<'roster_entries', 'employee_id' | 'date' | 'shift_id' | 'note'> &
  Columns<'employees', 'name'> & { today: Day; may_plan: boolean; is_set: boolean };

/**
 * The cells that would change. Employees who are out of reach or not in this roster cannot be planned; existing entries of former members
 * can be undone.
 */
export async function changedEntries(db: Runner, actor: Actor, roster: StoredRoster, sent: SentEntry[]): Promise<ChangedEntry[]> {
  const { rows } = await sql<Found>`
    select w.employee_id, w.date, r.name, today_of(r) as today, d.employee_id is not null as is_set, d.shift_id, d.note,
      ${reach(employees, actor, 'employees.view')} and (d.employee_id is not null or member.yes) as may_plan
    from unnest(${sent.map((one) => one.employee_id)}::int[], ${sent.map((one) => one.date)}::date[]) with ordinality w (employee_id, date, at)
    join (select r.id, ${belongsTo(roster)} as yes from employees r
      where r.id = any(${sent.map((one) => one.employee_id)}::int[])) member on member.id = w.employee_id
    join employees r on r.id = w.employee_id
    left join roster_entries d on d.month_schedule_id = ${roster.id} and d.employee_id = w.employee_id and d.date = w.date
    order by w.at`.execute(db);
  if (rows.length !== sent.length || !rows.every(({ may_plan }) => may_plan)) throw invalid({ entries: [{ code: 'missing_reference' }] });
  return rows.flatMap((found, at) => {
    const { employee_id, name, today, date, is_set, shift_id, note } = found;
    const before = is_set ? { shift_id, note } : undefined;
    const after = saidAfter(sent[at] as SentEntry, before);
    return isSame(before, after) ? [] : [{ employee_id, name, today, date, before, after }];
  });
}

const saidAfter = ({ clear, shift_id, note }: SentEntry, before: EntryWords): EntryWords =>
  clear ? undefined : { shift_id, note: note === undefined ? (before?.note ?? null) : note };

const isSame = (a: EntryWords, b: EntryWords): boolean => a === b || (a?.shift_id === b?.shift_id && a?.note === b?.note);
