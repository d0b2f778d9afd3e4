import { type Day, dayNumber } from '../../calendar.ts';
import { isEmployedOn } from '../../employment.ts';
import type { AttendanceSettings, DayPlan, PlanOrigin, ShiftHours } from '../facts.ts';
import { defaultSettings } from './default-settings.ts';
import { holidaysOf } from './holidays-of.ts';
import type { Assignment, AssignmentTarget, PersonPlans, Place, SharedPlans, WeekSchedule } from './plan-sources.ts';

type PlanOfDay = (date: Day) => DayPlan;
type Planned = { origin: PlanOrigin; shift_id: number | null };

/**
 * The only place that knows an employee's planned work on a day. Call it for a person, then for each day; `own`: the person's assignments,
 * in addition to the shared ones.
 */
export function preparePlans(shared: SharedPlans): (person: PersonPlans, own?: readonly Assignment[]) => PlanOfDay {
  const scheduleOn = assignedSchedules(shared);
  const holidayOn = holidaysOf(shared.holidays);
  const settingsOn = settingsOf(shared);
  const shiftOn = shiftsOf(shared);
  return (person, own) => {
    const ownOn = own ? assignedSchedules({ ...shared, assignments: own }) : scheduleOn;
    const places = person.versions.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return (date) => {
      const place = places.findLast(({ from }) => from <= date) ?? places[0]!;
      const employed = isEmployedOn(person.employed, date);
      const planned = employed ? plannedFor(person, place, date, scheduleOn, ownOn) : { origin: 'none' as const, shift_id: null };
      return {
        date,
        employed,
        tracked: person.tracked,
        zone: place.zone,
        shift: planned.shift_id === null ? null : shiftOn(planned.shift_id, date),
        origin: planned.origin,
        ...(planned.origin === 'company' && place.fte !== undefined && { share_bp: place.fte }),
        holiday: place.calendar_id === null ? null : holidayOn(place.calendar_id, date),
        settings: settingsOn(place.branch_id, date),
      };
    };
  };
}

type ScheduleOn = (target: AssignmentTarget, id: number | null, date: Day) => WeekSchedule | undefined;

/** The nearest that speaks: the published roster, then the person, the departments upwards, the branch, the company. */
function plannedFor({ employee_id, roster }: PersonPlans, place: Place, date: Day, scheduleOn: ScheduleOn, ownOn: ScheduleOn): Planned {
  const entry = roster.get(date);
  if (entry !== undefined) return { origin: 'roster', shift_id: entry };
  const own = ownOn('employee', employee_id, date);
  if (own) return { origin: 'employee', shift_id: shiftOfWeek(own, date) };
  for (const id of place.department_ids) {
    const department = scheduleOn('department', id, date);
    if (department) return { origin: 'department', shift_id: shiftOfWeek(department, date) };
  }
  const branch = place.branch_id === null ? undefined : scheduleOn('branch', place.branch_id, date);
  if (branch) return { origin: 'branch', shift_id: shiftOfWeek(branch, date) };
  const company = scheduleOn('company', null, date);
  return company ? { origin: 'company', shift_id: shiftOfWeek(company, date) } : { origin: 'none', shift_id: null };
}

/** The cycle runs in both directions from its anchor. */
function shiftOfWeek({ cycle_weeks, anchor_date, weeks }: WeekSchedule, date: Day): number | null {
  const days = dayNumber(date) - dayNumber(anchor_date);
  const week = Math.floor(days / 7);
  return weeks[modulo(week, cycle_weeks)]?.[modulo(days, 7)] ?? null;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

function assignedSchedules({ assignments, schedules }: SharedPlans): ScheduleOn {
  const byTarget = Map.groupBy(assignments, ({ target, target_id }) => keyOf(target, target_id));
  for (const list of byTarget.values()) list.sort((a, b) => (a.from < b.from ? 1 : -1));
  const holds = ({ from, to }: Assignment, date: Day): boolean => from <= date && (to === null || date <= to);
  return (target, id, date) => {
    const found = byTarget.get(keyOf(target, id))?.find((assignment) => holds(assignment, date));
    return found && schedules.get(found.schedule_id);
  };
}

const keyOf = (target: AssignmentTarget, id: number | null): string => `${target} ${id}`;

function shiftsOf({ shifts }: SharedPlans): (id: number, date: Day) => ShiftHours | null {
  const sorted = new Map([...shifts].map(([id, versions]) => [id, versions.toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))]));
  return (id, date) => {
    const versions = sorted.get(id);
    return versions?.findLast(({ valid_from }) => valid_from <= date) ?? versions?.[0] ?? null;
  };
}

/** The branch's own where it had some by then, else the company's. */
function settingsOf({ settings }: SharedPlans): (branch: number | null, date: Day) => AttendanceSettings {
  const sorted = settings.toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1));
  const byBranch = Map.groupBy(sorted, ({ branch_id }) => branch_id);
  const on = (branch: number | null, date: Day) => byBranch.get(branch)?.findLast(({ valid_from }) => valid_from <= date);
  return (branch, date) => (on(branch, date) ?? on(null, date) ?? byBranch.get(null)?.[0])?.settings ?? defaultSettings;
}
