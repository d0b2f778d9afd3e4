import { type AbsenceKind, absenceKinds } from '@cadre/contract/absence-kinds';
import type { Language } from '@cadre/contract/languages';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import type { Day } from '@cadre/rules/calendar';
import { labelFor } from '../../../crud/read/label.ts';
import { absencesOf } from '../../../crud/requests/absences.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/** An absence as calendars show it. Kinds of requests that declare an absence are included; others need a select with the same columns. */
export type AbsenceRow = {
  employee_id: number;
  kind: 'leave' | 'travel' | 'excuse' | 'request';
  resource: AbsenceKind | 'excuses';
  id: number;
  from_date: Day;
  to_date: Day;
  from_slot: 'full' | 'am' | 'pm';
  to_slot: 'full' | 'am' | 'pm';
  from_time: string | null;
  to_time: string | null;
  status: 'pending' | 'approved';
  /** Of an excuse. */
  excuse_type: string | null;
  category_id: number | null;
  category: string | null;
  color: string | null;
  /** Whether colleagues may know the kind and category. */
  is_visible: boolean;
  reason: string | null;
  version: number;
  updated_at: string;
};

/** All approved and requested absences between two days, as a table expression; category names are in this language. */
export const absenceRows = (from: Day, to: Day, language?: Language): Sql<AbsenceRow> =>
  sql`(${sql.join(requestsIn(from, to, language), sql` union all `)})`;

/** The same with excused hours, except missing punches, which are no absence. Users without permission for excuses must not see these rows. */
export const absenceAndExcuseRows = (from: Day, to: Day, language: Language | undefined): Sql<AbsenceRow> =>
  sql`(${sql.join([...requestsIn(from, to, language), excusesIn(from, to)], sql` union all `)})`;

/** Leave has a category and parts of days; all other kinds are as declared. */
const requestsIn = (from: Day, to: Day, language: Language | undefined): Sql[] => [
  leavesIn(from, to, language),
  ...absenceKinds.filter((kind) => kind !== 'leaves').map((kind) => daysOf(resources[kind], from, to)),
];

const daysOf = (resource: Resource, from: Day, to: Day): Sql => sql`
  select a.employee_id, ${sql.lit(resource === resources.travels ? 'travel' : 'request')}, a.resource, a.id, a.from_date, a.to_date, 'full', 'full',
    null, null, a.status, null, null::int, null, null, ${sql.lit(resource.life.request?.absence?.named === true)}::boolean, null, a.version, a.updated_at
  from ${absencesOf(resource, from, to)} a`;

const excusesIn = (from: Day, to: Day): Sql => sql`
  select x.employee_id, 'excuse' as kind, 'excuses', x.id, x.date, x.date, 'full', 'full', x.from_time, x.to_time, x.status,
    x.type, null::int, null, null, false, null, x.version, x.updated_at
  from excuses x
  where x.status in ('pending', 'approved') and x.type <> 'missing_punch' and x.date between ${from}::date and ${to}::date`;

/** A leave that its owner wants to give back is still theirs. */
const leavesIn = (from: Day, to: Day, language: Language | undefined): Sql => sql`
  select l.employee_id, 'leave' as kind, 'leaves' as resource, l.id, l.from_date, l.to_date, l.from_slot, l.to_slot, l.from_time, l.to_time,
    case l.status when 'pending' then 'pending' else 'approved' end as status,
    null as excuse_type, c.id as category_id, ${labelFor(leaveCategories, 'c', language)} as category, c.color, c.visible_to_team as is_visible, l.reason, l.version, l.updated_at
  from leaves l join leave_categories c on c.id = l.leave_category_id
  where l.status in ('pending', 'approved', 'cancellation_requested') and l.from_date <= ${to}::date and l.to_date >= ${from}::date`;
