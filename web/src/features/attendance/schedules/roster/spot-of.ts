import type { Roster, RosterIssue } from '@cadre/contract/calls/schedules';
import type { Spot } from '../grid/selection.ts';

/** The cell an issue is about. One that began before the month leads to its first day, one about everybody to the first person. */
export const spotOf = ({ people, days }: Roster, { employee_id, date }: RosterIssue): Spot => ({
  row: Math.max(
    0,
    people.findIndex(({ employee }) => employee.id === employee_id),
  ),
  column: Math.max(
    0,
    days.findIndex((day) => day.date === date),
  ),
});
