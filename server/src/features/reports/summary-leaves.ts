import type { GroupKey } from '@cadre/contract/reports/report';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';

/** What is known of some hours. */
export type HoursSummed = {
  keys: (number | string | null)[];
  minutes: number;
  billable: number;
  entries: number;
  open: number;
  submitted: number;
  approved: number;
  amount: number | null;
  cost: number | null;
};

type Role = 'groups' | 'day' | 'employee' | 'project' | 'all';

/** One look at the rows for all that is told about them: the groups, the days, how many people and projects, and the whole. */
export async function summarySets(
  { db }: Pick<House, 'db'>,
  facts: Sql,
  group_by: readonly GroupKey[],
): Promise<(role: Role) => HoursSummed[]> {
  const sets: Record<Role, readonly GroupKey[]> = { groups: group_by, day: ['day'], employee: ['employee'], project: ['project'], all: [] };
  const names = [...new Set(Object.values(sets).flat())];
  const maskOf = (set: readonly GroupKey[]): number => names.reduce((mask, name) => mask * 2 + (set.includes(name) ? 0 : 1), 0);
  const distinct = [...new Map(Object.values(sets).map((set) => [maskOf(set), set])).values()];
  const column = (name: GroupKey): Sql => sql.ref(`f.k_${name}`);
  const { rows } = await sql<Omit<HoursSummed, 'keys'> & { mask: number; ids: (number | string | null)[] }>`
    select grouping(${sql.join(names.map(column))}) as mask, json_build_array(${sql.join(names.map(column))}) as ids,
      coalesce(sum(f.c_worked), 0)::int as minutes, coalesce(sum(f.c_billable), 0)::int as billable, count(*)::int as entries,
      coalesce(sum(f.c_worked) filter (where f.k_status in ('draft', 'rejected')), 0)::int as open,
      coalesce(sum(f.c_worked) filter (where f.k_status = 'submitted'), 0)::int as submitted,
      coalesce(sum(f.c_worked) filter (where f.k_status = 'approved'), 0)::int as approved,
      sum(f.c_amount)::float8 as amount, sum(f.c_cost)::float8 as cost
    from (${facts}) f
    group by grouping sets (${sql.join(distinct.map((set) => sql`(${sql.join(set.map(column))})`))})`.execute(db);
  const byMask = Map.groupBy(rows, ({ mask }) => mask);
  return (role) =>
    (byMask.get(maskOf(sets[role])) ?? []).map(({ ids, mask: _, ...summed }) => ({
      ...summed,
      keys: sets[role].map((name) => ids[names.indexOf(name)] ?? null),
    }));
}
