import { isEmployedOn } from '../../employment.ts';
import { longRuns, longWeeks } from '../day/long-work.ts';
import { holidaysOf } from '../plan/holidays-of.ts';
import { spanOf } from '../plan/shift-hours.ts';
import { coverageIssues } from './coverage-issues.ts';
import type { Roster, RosterEmployee, RosterEntry, RosterIssue, Turn } from './roster.ts';

/** The errors and warnings of a roster, in order of days. */
export function rosterIssues(roster: Roster): RosterIssue[] {
  const entriesOf = Map.groupBy(roster.entries, ({ employee_id }) => employee_id);
  const aroundOf = Map.groupBy(roster.around, ({ employee_id }) => employee_id);
  const holidayOn = holidaysOf(roster.holidays);
  const turnsOf = new Map(
    roster.employees.map(({ id }) => [id, turnsFrom(entriesOf.get(id) ?? [], aroundOf.get(id) ?? [], roster.shifts)]),
  );
  const personal = roster.employees.flatMap((employee) => {
    const turns = turnsOf.get(employee.id) ?? [];
    return [
      ...dayIssues(employee, turns, holidayOn),
      ...shortRests(employee, turns),
      ...longWeeks(employee, turns),
      ...longRuns(employee, turns),
    ];
  });
  return [...personal, ...coverageIssues(roster, turnsOf)].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function turnsFrom(entries: readonly RosterEntry[], around: readonly RosterEntry[], shifts: Roster['shifts']): Turn[] {
  const said = new Set(entries.map(({ date }) => date));
  const turnOf = ({ date, shift_id }: RosterEntry, is_entry: boolean): Turn[] => {
    const shift = shift_id === null ? undefined : shifts.get(shift_id);
    return shift ? [{ date, shift, is_entry }] : [];
  };
  return [
    ...entries.flatMap((entry) => turnOf(entry, true)),
    ...around.filter(({ date }) => !said.has(date)).flatMap((entry) => turnOf(entry, false)),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function dayIssues(employee: RosterEmployee, turns: readonly Turn[], holidayOn: ReturnType<typeof holidaysOf>): RosterIssue[] {
  return turns.flatMap(({ date, shift, is_entry }): RosterIssue[] => {
    if (!is_entry) return [];
    const about = { employee_id: employee.id, date, shift_id: shift.id };
    if (!isEmployedOn(employee.employed, date)) return [{ severity: 'error', code: 'not_employed', ...about, args: { shift: shift.name } }];
    const holiday = employee.calendar_id === null ? null : holidayOn(employee.calendar_id, date);
    if (holiday?.portion !== 'full') return [];
    return [{ severity: 'warning', code: 'holiday', ...about, args: { shift: shift.name, name: holiday.name } }];
  });
}

function shortRests({ id, zone }: RosterEmployee, turns: readonly Turn[]): RosterIssue[] {
  return turns.slice(1).flatMap((turn, index): RosterIssue[] => {
    const before = turns[index]!;
    if (!before.is_entry && !turn.is_entry) return [];
    const rest = Math.floor((spanOf(turn.shift, turn.date, zone).start - spanOf(before.shift, before.date, zone).end) / 60_000);
    const least = before.shift.min_rest_minutes;
    if (rest >= least) return [];
    const args = { before: before.shift.name, after: turn.shift.name, rest: Math.max(0, rest), least };
    return [{ severity: 'error', code: 'short_rest', employee_id: id, date: turn.date, shift_id: turn.shift.id, args }];
  });
}
