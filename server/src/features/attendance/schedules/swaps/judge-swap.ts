import type { Complaint, Complaints } from '@cadre/contract/problems';
import { momentAt } from '@cadre/rules/attendance/plan/zone';
import { entriesOfSwap, issuesOfSwap, type Swap } from '@cadre/rules/attendance/roster/swap';
import type { Day } from '@cadre/rules/calendar';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Runner } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { ChangedEntry } from '../rosters/changed-entries.ts';
import { issuesOf } from '../rosters/issues-of.ts';
import { type LoadedRoster, loadRoster } from '../rosters/load-roster.ts';
import { type PersonInRoster, plansOfPeople } from '../rosters/plans-of-people.ts';
import type { StoredRoster } from '../rosters/stored-roster.ts';

type SwapInput = Omit<Swap, 'to_employee_id'> & { to_employee_id: number | null };

/** The resulting roster entries and the start of the first shift; a refusal lists all objections found. */
export async function judgeSwap(
  db: Runner,
  actor: Actor,
  roster: StoredRoster,
  swap: SwapInput,
): Promise<{ starts_at: Date; changed: ChangedEntry[] }> {
  const loaded = await loadRoster(db, actor, {}, roster);
  const people = plansOfPeople(loaded);
  const one = personOf(people, swap.employee_id);
  const other = swap.to_employee_id === null ? undefined : personOf(people, swap.to_employee_id);
  if (!one || (swap.to_employee_id !== null && !other)) throw refused({ to_employee_id: [{ code: 'swap_not_in_roster' }] });
  const found: Complaints = {};
  const complain = (field: string, complaint: Complaint) => {
    found[field] = [...(found[field] ?? []), complaint];
  };
  if (!hasShift(one, swap.from_date, swap.shift_id)) complain('from_date', { code: 'swap_shift_gone', name: one.person.name });
  if (other && swap.to_date && !hasShift(other, swap.to_date, swap.to_shift_id))
    complain('to_date', { code: 'swap_shift_gone', name: other.person.name });
  if (Object.keys(found).length > 0) throw refused(found);
  const starts_at = new Date(Math.min(startOf(one, swap.from_date), other && swap.to_date ? startOf(other, swap.to_date) : Infinity));
  if (starts_at.getTime() <= Date.now()) throw new Problem('swap_too_late');
  if (!other) return { starts_at, changed: [] };

  for (const [field, complaint] of await againstPeople(db, swap, one, other)) complain(field, complaint);
  const entries = entriesOfSwap({ ...swap, to_employee_id: other.person.id });
  const after = withEntries(loaded, entries);
  for (const { code, date, args } of issuesOfSwap(issuesOf(loaded, people), issuesOf(after, plansOfPeople(after))))
    complain('from_date', { code: `swap_${code}`, day: date ?? '', ...args });
  if (Object.keys(found).length > 0) throw refused(found);
  const today = new Date().toISOString().slice(0, 10);
  const changed = entries.map(({ employee_id, date, shift_id }): ChangedEntry => {
    const { name, entries: said } = (employee_id === one.person.id ? one : other).person;
    return { employee_id, name, today, date, before: said.find((entry) => entry.date === date), after: { shift_id, note: null } };
  });
  return { starts_at, changed };
}

const refused = (fields: Complaints): Problem => new Problem('swap_refused', { fields });

const personOf = (people: readonly PersonInRoster[], id: number) => people.find(({ person }) => person.id === id);

const hasShift = ({ person }: PersonInRoster, day: Day, shift_id: number | null): boolean =>
  shift_id !== null && person.entries.some((entry) => entry.date === day && entry.shift_id === shift_id);

function startOf({ planned }: PersonInRoster, day: Day): number {
  const { zone, shift } = planned(day);
  return momentAt(zone, day, shift?.start_time ?? '00:00').at;
}

/** An employee cannot take a shift next to another one, or while away. */
async function againstPeople(db: Runner, { from_date, to_date }: SwapInput, one: PersonInRoster, other: PersonInRoster) {
  const taken = [
    { field: 'from_date', day: from_date, who: other },
    ...(to_date === null ? [] : [{ field: 'to_date', day: to_date, who: one }]),
  ];
  const complaints: [string, Complaint][] = [];
  for (const { field, day, who } of taken) {
    const { id, name } = who.person;
    if (to_date !== from_date && who.planned(day).shift) complaints.push([field, { code: 'swap_busy', name, day }]);
    if (await isAway(db, id, day)) complaints.push([field, { code: 'swap_away', name, day }]);
  }
  return complaints;
}

async function isAway(db: Runner, employee_id: number, day: Day): Promise<boolean> {
  const { rows } = await sql`
    select from leave_days d join leaves l on l.id = d.leave_id and l.status in ('approved', 'cancellation_requested')
    where d.employee_id = ${employee_id} and d.active and d.date = ${day}::date
    union all
    select from travels t where t.employee_id = ${employee_id} and t.status in ('approved', 'cancellation_requested')
      and ${day}::date between t.start_date and t.end_date limit 1`.execute(db);
  return rows.length > 0;
}

const withEntries = (loaded: LoadedRoster, entries: ReturnType<typeof entriesOfSwap>): LoadedRoster => ({
  ...loaded,
  people: loaded.people.map((person) => {
    const mine = entries.filter(({ employee_id }) => employee_id === person.id);
    const stored = person.entries.filter(({ date }) => !mine.some((entry) => entry.date === date));
    return { ...person, entries: [...stored, ...mine.map(({ date, shift_id }) => ({ date, shift_id, note: null }))] };
  }),
});
