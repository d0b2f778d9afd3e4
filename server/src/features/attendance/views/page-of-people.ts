import type { Resource } from '@cadre/contract/resource';
import { attendances } from '@cadre/contract/resources/attendances';
import type { Day } from '@cadre/rules/calendar';
import { demand } from '../../../crud/access.ts';
import type { Behaviour, Behaviours } from '../../../crud/behaviour.ts';
import { conditions } from '../../../crud/conditions.ts';
import { type ListQuery, readListQuery } from '../../../crud/list-query.ts';
import { humanOrder } from '../../../crud/table.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from '../days/spans.ts';
import { type Person, personColumns, personPlace } from './person.ts';

/** Rows of a person each, to be found and filtered like the punches themselves. */
const people: Resource = { ...attendances, filters: ['employee_id', 'department_id', 'branch_id'] };
const behaviour: Behaviour = {
  columns: { department_id: () => sql`r.department_id`, branch_id: () => sql`r.branch_id` },
  search: sql`r.search_text`,
};

export type PeopleQuery = Pick<ListQuery, 'page' | 'per_page' | 'search' | 'filters'>;

type Sent = {
  page?: number | null | undefined;
  per_page?: number | null | undefined;
  search?: string | null | undefined;
  filters?: string | null | undefined;
};

/** The usual query of a list; whatever else a view asks for, it has taken out before. */
export function readPeopleQuery(actor: Actor, { page, per_page, search, filters }: Sent): PeopleQuery {
  const text = { page: page?.toString(), per_page: per_page?.toString(), search: search ?? undefined, filters: filters ?? undefined };
  return readListQuery(people, actor, Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined)));
}

type Wanted = { actor: Actor; behaviours: Behaviours; right: 'view' | 'export'; span: DaySpan; query: PeopleQuery; only?: Sql<boolean> };

/** Whom the asker may see and who was employed in the span, by name. */
export async function pageOfPeople(db: Runner, wanted: Wanted): Promise<{ people: Person[]; total: number }> {
  const { actor, behaviours, query } = wanted;
  const { rows } = await sql<{ people: Person[]; total: number }>`
    with found as materialized (
      select r.id, row_number() over (order by ${humanOrder(sql`r.name`)}, r.id) as place
      from (select e.*, e.id as employee_id from employees e) r where ${whom(wanted)}
    )
    select (select count(*)::int from found) as total, (
      select coalesce(json_agg(shown order by shown.place), '[]') from (
        select found.place, ${personColumns(behaviours, actor)}
        from found join employees r on r.id = found.id ${personPlace}
        where found.place > ${(query.page - 1) * query.per_page} and found.place <= ${query.page * query.per_page}) shown) as people`.execute(
    db,
  );
  return rows[0] as { people: Person[]; total: number };
}

function whom({ actor, right, span, query, only }: Wanted): Sql<boolean> {
  const rights = right === 'view' ? ['view'] : ['view', right];
  return sql.join(
    [
      ...rights.map((name) => demand(attendances, actor, `attendances.${name}`)),
      ...conditions(people, behaviour, actor, query),
      employedWithin(span),
      ...(only ? [only] : []),
    ],
    sql` and `,
  ) as Sql<boolean>;
}

const employedWithin = ({ from, to }: { from: Day; to: Day }): Sql<boolean> => sql`exists (
  select from employment_periods p where p.employee_id = r.id and p.hired_on <= ${to}::date
    and coalesce(p.left_on, r.last_working_day, 'infinity') >= ${from}::date)`;

export const pageMeta = ({ page, per_page }: PeopleQuery, total: number) => ({
  total,
  page,
  per_page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
});
