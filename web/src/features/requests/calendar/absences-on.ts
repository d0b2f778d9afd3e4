import type { Absence, AwayPerson, DayPattern } from '@cadre/contract/calls/absences';
import type { Day } from '@cadre/rules/calendar';

export type Part = 'full' | 'am' | 'pm';

export const absencesOn = ({ absences }: Pick<AwayPerson, 'absences'>, day: Day): Absence[] =>
  absences.filter(({ from_date, to_date }) => from_date <= day && day <= to_date);

/** The part of a day that an absence takes. */
export function partOn({ from_date, to_date, from_slot, to_slot }: Absence, day: Day): Part {
  if (day === from_date && from_slot !== 'full') return from_slot;
  return day === to_date ? to_slot : 'full';
}

export type Free = { isFree: boolean; holiday: string | undefined };

/** Whether a day is off for people with the pattern. */
export function freeOn(pattern: DayPattern | undefined): (day: Day) => Free {
  const free = new Set(pattern?.free);
  const holidays = new Map(pattern?.holidays.map(({ date, name }) => [date, name]));
  return (day) => ({ isFree: free.has(day), holiday: holidays.get(day) });
}

/** All people away on a day, each with the reason. */
export const awayOn = (people: readonly AwayPerson[], day: Day): { person: AwayPerson; absence: Absence }[] =>
  people.flatMap((person) => absencesOn(person, day).map((absence) => ({ person, absence })));
