import type { GroupKey } from '@cadre/contract/reports/report';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';

/** Sums of some hours. */
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
  lacks_amount: string | null;
  lacks_cost: string | null;
};

type Kind = 'groups' | 'day' | 'employee' | 'project';

export type Summed = { groups: HoursSummed[]; days: HoursSummed[]; people: number; projects: number; all: HoursSummed | undefined };

/** One query for all sums: the groups, the days, and the numbers of people and projects. The groups add up to the whole. */
export async function summarySets({ db }: Pick<Services, 'db'>, facts: Sql, group_by: readonly GroupKey[]): Promise<Summed> {
  const sets: Record<Kind, readonly GroupKey[]> = { groups: group_by, day: ['day'], employee: ['employee'], project: ['project'] };
  const needed = Object.entries(sets).filter(([kind]) => kind !== 'project' || !group_by.includes('project'));
  const names = [...new Set(needed.flatMap(([, set]) => set))];
  const maskOf = (set: readonly GroupKey[]): number => names.reduce((mask, name) => mask * 2 + (set.includes(name) ? 0 : 1), 0);
  const distinct = [...new Map(needed.map(([, set]) => [maskOf(set), set])).values()];
  const column = (name: GroupKey): Sql => sql.ref(`f.k_${name}`);
  const summed = sql<Omit<HoursSummed, 'keys'> & { mask: number; ids: HoursSummed['keys'] }>`
    select grouping(${sql.join(names.map(column))}) as mask, json_build_array(${sql.join(names.map(column))}) as ids,
      coalesce(sum(f.c_worked), 0)::int as minutes, coalesce(sum(f.c_billable), 0)::int as billable, count(*)::int as entries,
      coalesce(sum(f.c_worked) filter (where f.k_status in ('draft', 'rejected')), 0)::int as open,
      coalesce(sum(f.c_worked) filter (where f.k_status = 'submitted'), 0)::int as submitted,
      coalesce(sum(f.c_worked) filter (where f.k_status = 'approved'), 0)::int as approved,
      sum(f.c_amount)::float8 as amount, sum(f.c_cost)::float8 as cost,
      min(f.c_lacks_amount) as lacks_amount, min(f.c_lacks_cost) as lacks_cost
    from (${facts}) f
    group by grouping sets (${sql.join(distinct.map((set) => sql`(${sql.join(set.map(column))})`))})`;
  const { rows } = await db.reading((on) => summed.execute(on), { patience: 'long' });
  const byMask = Map.groupBy(rows, ({ mask }) => mask);
  const of = (set: readonly GroupKey[]): HoursSummed[] =>
    (byMask.get(maskOf(set)) ?? []).map(({ ids, mask: _, ...sums }) => ({
      ...sums,
      keys: set.map((name) => ids[names.indexOf(name)] ?? null),
    }));
  const groups = of(group_by);
  const at = group_by.indexOf('project');
  const projects = at === -1 ? of(['project']).length : new Set(groups.map(({ keys }) => keys[at])).size;
  return { groups, days: of(['day']), people: of(['employee']).length, projects, all: addedUp(groups) };
}

/** Nothing at all is nothing known, of money too. */
const addedUp = (parts: readonly HoursSummed[]): HoursSummed | undefined =>
  parts.length === 0
    ? undefined
    : parts.reduce((whole, part) => ({
        keys: [],
        minutes: whole.minutes + part.minutes,
        billable: whole.billable + part.billable,
        entries: whole.entries + part.entries,
        open: whole.open + part.open,
        submitted: whole.submitted + part.submitted,
        approved: whole.approved + part.approved,
        amount: plus(whole.amount, part.amount),
        cost: plus(whole.cost, part.cost),
        lacks_amount: first(whole.lacks_amount, part.lacks_amount),
        lacks_cost: first(whole.lacks_cost, part.lacks_cost),
      }));

const first = (one: string | null, other: string | null): string | null => (one === null || (other !== null && other < one) ? other : one);
const plus = (one: number | null, other: number | null): number | null => (one === null ? other : one + (other ?? 0));
