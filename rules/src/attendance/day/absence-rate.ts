import type { DayStatus } from '../facts.ts';
import { filledMinutes } from './required-work.ts';

/** Days with the same result, and their number. */
export type CountedDays = {
  department_id: number;
  status: DayStatus;
  expected_minutes: number;
  worked_minutes: number;
  /** Minutes covered by leave, excuses, travel, remote work and holidays; those of leave and holidays are included. */
  excused_minutes: number;
  leave_minutes: number;
  holiday_minutes: number;
  /** Whether an excuse covers part of the day. */
  has_excuse: boolean;
  has_punches: boolean;
  days: number;
};

export type AbsenceMinutes = { scheduled: number; leave: number; excuse: number; unexplained: number };

/** The outcome is still unknown, or no work was expected. */
const uncounted: readonly CountedDays['status'][] = [
  'scheduled',
  'pending_sync',
  'incomplete',
  'not_recorded',
  'not_employed',
  'holiday',
  'day_off',
];

/** The planned minutes of a day that were not worked, by cause. For people who do not punch, none are unexplained. */
export function absenceOf(day: Omit<CountedDays, 'department_id' | 'days'>): AbsenceMinutes {
  const scheduled = Math.max(0, day.expected_minutes - day.holiday_minutes);
  if (uncounted.includes(day.status)) return { scheduled: 0, leave: 0, excuse: 0, unexplained: 0 };
  const leave = Math.min(scheduled, day.leave_minutes);
  const filled = filledMinutes(day);
  const isTrusted = !day.has_punches && day.status !== 'absent' && day.status !== 'half_day';
  return {
    scheduled,
    leave,
    excuse: day.has_excuse ? filled : 0,
    unexplained: isTrusted ? 0 : Math.max(0, scheduled - leave - filled - day.worked_minutes),
  };
}

export type DepartmentAbsence = AbsenceMinutes & { department_id: number | null; people: number };

/** In a smaller group, a number could reveal an individual. */
export const leastPeople = 5;

/** By department, the highest share first. */
export function absenceByDepartment(days: readonly CountedDays[], people: ReadonlyMap<number, number>): DepartmentAbsence[] {
  const ofOne = (department_id: number, some: readonly CountedDays[]): DepartmentAbsence => ({
    department_id,
    people: people.get(department_id) ?? 0,
    ...some.map((day) => timesOf(absenceOf(day), day.days)).reduce(addedUp),
  });
  return [...Map.groupBy(days, ({ department_id }) => department_id)]
    .map(([department_id, some]) => ofOne(department_id, some))
    .filter(({ scheduled }) => scheduled > 0)
    .sort(byShare);
}

/**
 * Merges small departments into one without a name, for readers who may not see individual attendance. If those are too few together, the
 * next smallest joins them; if all together are too few, the result is empty.
 */
export function mergedSmall(departments: readonly DepartmentAbsence[]): DepartmentAbsence[] {
  const waiting = departments.toSorted((one, other) => one.people - other.people);
  const small: DepartmentAbsence[] = [];
  const peopleIn = () => small.reduce((sum, { people }) => sum + people, 0);
  while (waiting[0] && (waiting[0].people < leastPeople || (small.length > 0 && peopleIn() < leastPeople)))
    small.push(waiting.shift() as DepartmentAbsence);
  if (small.length === 0) return [...departments];
  if (peopleIn() < leastPeople) return [];
  const others = { department_id: null, people: peopleIn(), ...small.map(minutesOf).reduce(addedUp) };
  return [...waiting.sort(byShare), others];
}

const minutesOf = ({ scheduled, leave, excuse, unexplained }: AbsenceMinutes): AbsenceMinutes => ({
  scheduled,
  leave,
  excuse,
  unexplained,
});

const timesOf = (one: AbsenceMinutes, times: number): AbsenceMinutes => ({
  scheduled: one.scheduled * times,
  leave: one.leave * times,
  excuse: one.excuse * times,
  unexplained: one.unexplained * times,
});

const addedUp = (one: AbsenceMinutes, other: AbsenceMinutes): AbsenceMinutes => ({
  scheduled: one.scheduled + other.scheduled,
  leave: one.leave + other.leave,
  excuse: one.excuse + other.excuse,
  unexplained: one.unexplained + other.unexplained,
});

const shareOf = ({ scheduled, leave, excuse, unexplained }: AbsenceMinutes): number => (leave + excuse + unexplained) / scheduled;
const byShare = (one: DepartmentAbsence, other: DepartmentAbsence): number => shareOf(other) - shareOf(one);
