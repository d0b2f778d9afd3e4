import type { Day } from '@cadre/rules/calendar';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { Actor } from '../../../platform/actor.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/** Somebody whose days are shown: who it is, and which day it is where they work. */
export type Person = { id: number; name: string; department: string; pic: string | null; zone: string; today: Day };

/** The columns of a person `r` of the employees. */
export const personColumns = (behaviours: Behaviours, actor: Actor): Sql => sql`
  r.id, r.name, (select d.name from departments d where d.id = r.department_id) as department,
  ${behaviours.employees?.columns?.pic?.(actor) ?? sql`null`} as pic, place.zone, (now() at time zone place.zone)::date as today`;

/** Where `r` works, for the columns above. */
export const personPlace: Sql = sql`
  cross join lateral (select coalesce(r.timezone, (select b.timezone from branches b where b.id = r.branch_id)) as zone) place`;
