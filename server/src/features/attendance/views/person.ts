import type { Day } from '@cadre/rules/calendar';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from '../days/spans.ts';

/** Somebody whose days are shown: who it is, and which day it is where they work. */
export type Person = { id: number; name: string; department: string; pic: string | null; zone: string; today: Day };

/** A person `r` of the employees: the columns, and where they are found. */
export const personSubject = (actor: Actor, behaviours: Behaviours): { columns: Sql; from: Sql } => ({
  columns: sql`
    r.id, r.name, (select d.name from departments d where d.id = r.department_id) as department,
    ${behaviours.employees?.columns?.pic?.(actor) ?? sql`null`} as pic, place.zone, (now() at time zone place.zone)::date as today`,
  from: sql`cross join lateral (select coalesce(r.timezone, (select b.timezone from branches b where b.id = r.branch_id)) as zone) place`,
});

/** As a row names them. */
export const personNamed = ({ id, name, department, pic }: Person) => ({ id, name, department, pic });

export const employedWithin = ({ from, to }: DaySpan): Sql<boolean> => sql`exists (
  select from employment_periods p where p.employee_id = r.id and p.hired_on <= ${to}::date
    and coalesce(p.left_on, r.last_working_day, 'infinity') >= ${from}::date)`;
