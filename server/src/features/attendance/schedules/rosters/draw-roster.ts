import type { Roster, RosterCell } from '@cadre/contract/calls/schedules';
import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { expectedMinutes } from '@cadre/rules/attendance/plan/shift-hours';
import type { Day } from '@cadre/rules/calendar';
import { issuesOf } from './issues-of.ts';
import type { KnownShift, LoadedRoster } from './load-roster.ts';
import { type PersonInRoster, plansOfPeople } from './plans-of-people.ts';

/** The grid as its reader may see it: coverage counts all employees, but only those within reach are shown. */
export function drawRoster(loaded: LoadedRoster): Omit<Roster, 'schedule'> {
  const everybody = plansOfPeople(loaded);
  const shown = everybody.filter(({ person }) => person.reached);
  const people = shown.map((one) => rowOf(loaded.days, one));
  const reached = new Set(shown.map(({ person }) => person.id));
  return {
    days: loaded.days.map((date) => ({ date, weekday: weekdayOf(date), holidays: holidaysOn(date, shown) })),
    shifts: offered(loaded, people),
    people,
    issues: issuesOf(loaded, everybody).filter(({ employee_id }) => employee_id === undefined || reached.has(employee_id)),
  };
}

function rowOf(days: readonly Day[], { person, base, planned }: PersonInRoster): Roster['people'][number] {
  const { id, name, pic, job } = person;
  const entries = new Map(person.entries.map((entry) => [entry.date, entry]));
  let minutes = 0;
  const cells = days.map((date): RosterCell => {
    const entry = entries.get(date);
    const { shift, zone, employed, holiday } = planned(date);
    if (shift) minutes += expectedMinutes(shift, date, zone);
    return {
      date,
      shift_id: entry?.shift_id ?? null,
      is_set: entry !== undefined,
      base_shift_id: base(date).shift?.id ?? null,
      is_employed: employed,
      holiday: holiday?.name ?? null,
      note: entry?.note ?? null,
    };
  });
  return { employee: { id, name, pic, job }, cells, minutes };
}

const holidaysOn = (date: Day, people: readonly PersonInRoster[]): string[] => [
  ...new Set(people.flatMap(({ base }) => base(date).holiday?.name ?? [])),
];

/** The shifts offered for painting, and all shifts that cells already use. */
function offered({ roster, shifts }: LoadedRoster, people: Roster['people']): Roster['shifts'] {
  const used = new Set(people.flatMap(({ cells }) => cells.flatMap(({ shift_id, base_shift_id }) => [shift_id, base_shift_id])));
  const fits = ({ active, branch_id }: KnownShift) =>
    active && (branch_id === null || roster.branch_id === null || branch_id === roster.branch_id);
  return shifts
    .filter((shift) => fits(shift) || used.has(shift.id))
    .map(({ id, name, code, color, start_time, end_time, pause_start, pause_end, expected_minutes }) => ({
      id,
      name,
      code,
      color,
      start_time,
      end_time,
      pause_start,
      pause_end,
      expected_minutes,
    }));
}
