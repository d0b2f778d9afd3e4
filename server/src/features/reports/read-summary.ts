import { type SummaryGroup, summaryGroups, type TaskSummary } from '@cadre/contract/calls/task-summary';
import type { GroupKey } from '@cadre/contract/reports/report';
import type { ReportQuery } from '@cadre/contract/reports/report-query';
import { projects } from '@cadre/contract/resources/projects';
import { seeRight } from '@cadre/contract/rights';
import { toMajor } from '@cadre/rules/money';
import { periodOf } from '@cadre/rules/period';
import { percentOf } from '@cadre/rules/projects/percent';
import { groupRows, type ReportNode } from '@cadre/rules/reports/group-rows';
import { reach, seesAll } from '../../crud/access/access.ts';
import type { Caller } from '../../crud/access/caller.ts';
import { exchangeRows } from '../../crud/money/exchange-rows.ts';
import type { DueWeeks } from '../../crud/ports/due-weeks.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';
import { chooseCurrency } from './choose-currency.ts';
import type { ReportScope } from './facts/report-source.ts';
import { taskFacts } from './facts/task-facts.ts';
import { hoursOf } from './hours-of.ts';
import { labelsIn } from './label-groups.ts';
import { readFilters } from './read-filters.ts';
import { filtered } from './read-leaves.ts';
import { todayOf } from './report-days.ts';
import { sortedLeaves } from './sorted-leaves.ts';
import { type HoursSummed, summarySets } from './summary-leaves.ts';
import { factsOfPeople } from './summary-people.ts';

const money = { columns: { amount: { kind: 'money' } } } as const;

/** Hours summed up, from the rows that the user may see. */
export async function readSummary(
  services: Services,
  ports: DueWeeks,
  caller: Caller,
  sent: Record<string, unknown>,
): Promise<TaskSummary> {
  const input = readFilters(summaryGroups, sent);
  const today = await todayOf(services, caller);
  const date = input.date ?? usualDays(input, today);
  const { currency } = await chooseCurrency(services, caller, money, input.currency);
  const group_by = input.group_by ?? ['project'];
  const exchange = await exchangeRows(services.db, currency, date);
  const scope: ReportScope = { actor: caller.actor, today, currency, exchange, by: input.by, group_by, ...date };
  const summed = await summarySets(services, filtered(taskFacts(scope), scope, input), group_by);
  const { all } = summed;
  const people = await factsOfPeople(services, ports, scope);
  const minutes = all?.minutes ?? 0;
  return {
    filters: { date: { from: date.from, to: date.to }, group_by },
    totals: {
      hours: hoursOf(minutes),
      billable_hours: hoursOf(all?.billable ?? 0),
      non_billable_hours: hoursOf(minutes - (all?.billable ?? 0)),
      leave_hours: hoursOf(people.leave),
      required_hours: hoursOf(people.required),
      utilization: people.required > 0 ? Math.round(((all?.billable ?? 0) / people.required) * 1000) / 1000 : null,
      entries: all?.entries ?? 0,
      employees: summed.people,
      projects: summed.projects,
      draft_hours: hoursOf(all?.open ?? 0),
      submitted_hours: hoursOf(all?.submitted ?? 0),
      approved_hours: hoursOf(all?.approved ?? 0),
      cost: all?.lacks_cost ? null : inMajor(all?.cost, currency),
      amount: all?.lacks_amount ? null : inMajor(all?.amount, currency),
      currency,
      no_rate: noRates({ cost: all?.lacks_cost, amount: all?.lacks_amount }),
    },
    groups: await groupsOf(services, caller, group_by, summed.groups, { whole: minutes, currency }),
    by_day: summed.days
      .map((day) => ({ date: String(day.keys[0]), hours: hoursOf(day.minutes), billable_hours: hoursOf(day.billable) }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    not_submitted: people.missing,
  };
}

const noRates = (missing: Record<string, string | null | undefined>): TaskSummary['totals']['no_rate'] =>
  Object.fromEntries(
    Object.entries(missing).flatMap(([name, lack]) => {
      const [day = '', currency = ''] = lack?.split(' ') ?? [];
      return lack ? [[name, { currency, day }]] : [];
    }),
  );

const inMajor = (minor: number | null | undefined, currency: string | null): number | null =>
  minor === null || minor === undefined || currency === null ? null : toMajor(Math.round(minor), currency);

const usualDays = ({ by }: ReportQuery, today: string): { from: string; to: string } =>
  periodOf(by.employee?.length === 1 && by.employee[0] === 'self' ? 'week' : 'month', today);

async function groupsOf(
  services: Services,
  caller: Caller,
  group_by: readonly GroupKey[],
  rows: readonly HoursSummed[],
  { whole, currency }: { whole: number; currency: string | null },
): Promise<SummaryGroup[]> {
  if (group_by.length === 0) return [];
  const leaves = rows.map(({ keys, minutes, billable, amount, cost, lacks_amount, lacks_cost }) => ({
    keys: keys.map((id) => ({ id, label: null })),
    values: { minutes, billable, amount, cost, lacks_amount, lacks_cost },
  }));
  const labels = await labelsIn(services, caller, { columns: {} }, group_by, leaves);
  const { rows: nodes } = groupRows(sortedLeaves(leaves, labels, group_by), addings, (sums) => sums);
  const estimateOf = group_by.includes('project') ? await loadEstimates(services, caller.actor) : () => null;
  return nodes.map((node) => toResponse(node, []));

  function toResponse(node: ReportNode, above: readonly [GroupKey, ReportNode['id']][]): SummaryGroup {
    const name = group_by[above.length] as GroupKey;
    const path = [...above, [name, node.id] as [GroupKey, ReportNode['id']]];
    const [minutes, billable] = [Number(node.values.minutes), Number(node.values.billable)];
    const known = estimateOf(path);
    const money = (name: 'amount' | 'cost') =>
      node.values[`lacks_${name}`] ? null : inMajor(node.values[name] as number | null, currency);
    return {
      key: { [name]: node.id },
      label: node.label ?? '',
      hours: hoursOf(minutes),
      billable_hours: hoursOf(billable),
      share: whole === 0 ? 0 : Math.round((minutes / whole) * 1000) / 1000,
      period_minutes: minutes,
      period_cost: money('cost'),
      period_amount: money('amount'),
      spent_hours: known && hoursOf(known.spent),
      estimated_hours: known && hoursOf(known.estimated),
      remaining_hours: known && hoursOf(known.estimated - known.spent),
      percent: known && percentOf(known.spent, known.estimated),
      groups: node.rows.map((below) => toResponse(below, path)),
    };
  }
}

/** Adds up groups of groups; the first missing exchange rate represents all of them. */
const addings = {
  minutes: 'sum',
  billable: 'sum',
  amount: 'sum',
  cost: 'sum',
  lacks_amount: 'earliest',
  lacks_cost: 'earliest',
} as const;

type Estimated = { estimated: number; spent: number };
type EstimateOf = (path: readonly [GroupKey, ReportNode['id']][]) => Estimated | null;

/** Estimates of whole projects that the user may see, and of departments in one; other groups have none. */
async function loadEstimates({ db }: Services, actor: Actor): Promise<EstimateOf> {
  const { rows } = await sql<Estimated & { project_id: number; department_id: number }>`
    select x.project_id, x.department_id, x.estimate as estimated, x.spent from project_parts x join projects r on r.id = x.project_id
    where ${reach(projects, actor, seeRight(projects))}`.execute(db);
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id);
  return (path) => {
    const at = Object.fromEntries(path) as Partial<Record<GroupKey, number>>;
    if (at.project === undefined || path.some(([key]) => key !== 'project' && key !== 'department')) return null;
    const parts = byProject.get(at.project);
    if (!parts && !seesAll(projects, actor)) return null;
    return (parts ?? [])
      .filter(({ department_id }) => at.department === undefined || at.department === department_id)
      .reduce((sum, part) => ({ estimated: sum.estimated + part.estimated, spent: sum.spent + part.spent }), { estimated: 0, spent: 0 });
  };
}
