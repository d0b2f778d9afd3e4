import type { RosterIssue } from '@cadre/contract/calls/schedules';
import type { Place } from '@cadre/rules/attendance/plan/plan-sources';
import type { RosterEmployee, RosterEntry, RosterShift } from '@cadre/rules/attendance/roster/roster';
import { rosterIssues } from '@cadre/rules/attendance/roster/roster-issues';
import { addDays, type Day } from '@cadre/rules/calendar';
import { type LoadedRoster, margin } from './load-roster.ts';
import type { PersonInRoster } from './plans-of-people.ts';

/** The legal weekly maximum in minutes; prorated for part-time employees. */
const weeklyLimit = 48 * 60;

export function issuesOf(loaded: LoadedRoster, people: readonly PersonInRoster[]): RosterIssue[] {
  const found = rosterIssues({
    month: loaded.roster.month,
    entries: loaded.people.flatMap(({ id, entries }) => entries.map(({ date, shift_id }) => ({ employee_id: id, date, shift_id }))),
    around: people.flatMap((one) => around(loaded.days, one)),
    shifts: hoursOf(loaded),
    holidays: loaded.sources.shared.holidays,
    coverage: loaded.coverage,
    employees: people.map((one) => employeeOf(loaded.days, one)),
  });
  return found.map(({ employee_id, shift_id, ...issue }) => ({
    ...issue,
    ...(employee_id === null ? {} : { employee_id }),
    ...(shift_id === null ? {} : { shift_id }),
  }));
}

function around(days: readonly Day[], { person, base }: PersonInRoster): RosterEntry[] {
  const first = addDays(days[0] as Day, -margin);
  return Array.from({ length: days.length + 2 * margin }, (_, at) => {
    const date = addDays(first, at);
    return { employee_id: person.id, date, shift_id: base(date).shift?.id ?? null };
  });
}

/** The hours that each shift has by the end of the month. */
function hoursOf({ shifts, sources, days }: LoadedRoster): Map<number, RosterShift> {
  const last = days.at(-1) as Day;
  return new Map(
    shifts.flatMap(({ id, min_rest_minutes }) => {
      const versions = sources.shared.shifts.get(id)?.toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1)) ?? [];
      const hours = versions.findLast(({ valid_from }) => valid_from <= last) ?? versions[0];
      return hours ? [[id, { ...hours, min_rest_minutes }]] : [];
    }),
  );
}

function employeeOf(days: readonly Day[], { person, sources, base }: PersonInRoster): RosterEmployee {
  const last = days.at(-1) as Day;
  const place: Place = sources.versions.findLast(({ from }) => from <= last) ?? sources.versions[0];
  return {
    id: person.id,
    job_id: person.job_id,
    zone: base(last).zone,
    employed: sources.employed,
    calendar_id: place.calendar_id,
    weekly_limit_minutes: Math.round((weeklyLimit * person.fte) / 10_000),
  };
}
