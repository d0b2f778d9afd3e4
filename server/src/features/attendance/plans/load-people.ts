import type { PersonPlans, Place } from '@cadre/rules/attendance/plan/plan-sources';
import type { Day } from '@cadre/rules/calendar';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

export type StoredPerson = Pick<PersonPlans, 'employee_id' | 'tracked' | 'employed'> & {
  versions: [StoredPlace, ...StoredPlace[]];
  roster: Record<Day, number | null>;
};
type StoredPlace = Omit<Place, 'department_ids'> & { department_id: number };
/** The department above a department. */
export type Parents = ReadonlyMap<number, number | null>;

/** The people as one value of a statement. */
export const storedPeople = (employeeIds: readonly number[], from: Day, to: Day): Sql => sql`(
  select coalesce(json_agg(${storedPerson({ from, to })}), '[]') from employees e where ${isOneOf(sql`e.id`, employeeIds)})`;

/**
 * The employee `e` as a value of a statement. Employees on notice are employed until their last working day, though the period is still
 * open.
 */
export const storedPerson = ({ from, to }: { from: unknown; to: unknown }): Sql => sql`json_build_object(
  'employee_id', e.id, 'tracked', e.attendance_required,
  'employed', (
    select coalesce(json_agg(json_build_object('hired_on', p.hired_on, 'left_on', coalesce(p.left_on, e.last_working_day))), '[]')
    from employment_periods p where p.employee_id = e.id),
  'versions', (
    select json_agg(json_build_object('from', v.effective_from, 'department_id', v.department_id, 'branch_id', v.branch_id, 'fte', v.fte,
      'zone', coalesce(e.timezone, b.timezone), 'calendar_id', coalesce(e.holiday_calendar_id, b.holiday_calendar_id))
      order by v.effective_from)
    from employee_versions v join branches b on b.id = v.branch_id where v.employee_id = e.id),
  'roster', (
    select coalesce(json_object_agg(d.date, d.shift_id), '{}')
    from roster_entries d where d.employee_id = e.id and d.published and d.date between ${from}::date and ${to}::date))`;

export const peopleOf = (stored: readonly StoredPerson[], parents: Parents): Map<number, PersonPlans> =>
  new Map(stored.map((person) => [person.employee_id, personOf(person, parents)]));

export function personOf({ versions: [first, ...later], roster, ...person }: StoredPerson, parents: Parents): PersonPlans {
  const placed = ({ department_id, ...place }: StoredPlace): Place => ({ ...place, department_ids: upwards(department_id, parents) });
  return { ...person, versions: [placed(first), ...later.map(placed)], roster: new Map(Object.entries(roster)) };
}

/** The department and all above it, nearest first. */
function upwards(department: number, parents: Parents): number[] {
  const chain: number[] = [];
  for (let id: number | null | undefined = department; id; id = parents.get(id)) chain.push(id);
  return chain;
}
