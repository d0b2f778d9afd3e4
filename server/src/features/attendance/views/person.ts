import type { Day } from '@cadre/rules/calendar';
import { isEmployedOn, type Period } from '@cadre/rules/employment';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from '../days/spans.ts';

/** An employee whose days are shown, with today's date where they work. */
export type Person = { id: number; name: string; department: string; pic: string | null; zone: string; today: Day; employed: Period[] };

/** A person `r` of the employees: the columns, and where they are found. */
export const personSubject = (actor: Actor, behaviours: Behaviours): { columns: Sql; from: Sql } => ({
  columns: sql`
    r.id, r.name, (select d.name from departments d where d.id = r.department_id) as department,
    ${behaviours.employees?.columns?.pic?.(actor) ?? sql`null`} as pic, place.zone, (now() at time zone place.zone)::date as today,
    (select coalesce(json_agg(json_build_object('hired_on', p.hired_on, 'left_on', coalesce(p.left_on, r.last_working_day))), '[]')
      from employment_periods p where p.employee_id = r.id) as employed`,
  from: sql`cross join lateral (select coalesce(r.timezone, (select b.timezone from branches b where b.id = r.branch_id)) as zone) place`,
});

/** The status of a day without a record: before the system knew the employee, or outside employment. */
export const unrecorded = (employed: boolean): 'not_recorded' | 'not_employed' => (employed ? 'not_recorded' : 'not_employed');

export const statusWithoutDay = ({ employed }: Pick<Person, 'employed'>, date: Day) => unrecorded(isEmployedOn(employed, date));

/** As a row names them. */
export const personNamed = ({ id, name, department, pic }: Person) => ({ id, name, department, pic });

export const employedWithin = ({ from, to }: DaySpan): Sql<boolean> => sql`exists (
  select from employment_periods p where p.employee_id = r.id and p.hired_on <= ${to}::date
    and coalesce(p.left_on, r.last_working_day, 'infinity') >= ${from}::date)`;
