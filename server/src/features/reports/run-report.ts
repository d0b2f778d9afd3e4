import type { ReportTable } from '@cadre/contract/calls/reports';
import { type ReportName, reportNamed } from '@cadre/contract/reports/index';
import type { GroupKey, Report } from '@cadre/contract/reports/report';
import { compareRows } from '@cadre/rules/reports/compare-rows';
import { alignedKey, comparedSpan } from '@cadre/rules/reports/compared-span';
import { groupRows, type ReportKey, type ReportLeaf } from '@cadre/rules/reports/group-rows';
import type { Caller } from '../../crud/access/caller.ts';
import { exchangeRows } from '../../crud/money/exchange-rows.ts';
import type { Bookings } from '../../crud/ports/bookings.ts';
import type { DueWeeks } from '../../crud/ports/due-weeks.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { scopeOf } from '../../platform/access/actor.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { chooseCurrency } from './choose-currency.ts';
import type { ReportScope } from './facts/report-source.ts';
import { sources } from './facts/sources.ts';
import { labelsIn } from './label-groups.ts';
import { readFilters } from './read-filters.ts';
import { readLeaves, refuseTooMany } from './read-leaves.ts';
import { todayOf } from './report-days.ts';
import { spanOf } from './report-span.ts';
import { settleFacts } from './settle-facts.ts';
import { sortedLeaves } from './sorted-leaves.ts';
import { tableOf } from './table-of.ts';

/** The one way to the numbers of a report, for the screen, for files and for mails. */
export async function runReport(
  services: Services,
  ports: Settling & DueWeeks & Bookings,
  caller: Caller,
  name: string,
  sent: Record<string, unknown>,
): Promise<ReportTable> {
  const declared = reportNamed(name);
  if (!declared) throw new Problem('not_found');
  if (!scopeOf(caller.actor, declared.access)) throw new Problem('not_allowed');
  const input = readFilters(declared, sent);
  const today = await todayOf(services, caller);
  const { currency, currencies } = await chooseCurrency(services, caller, declared, input.currency);
  const group_by = input.group_by ?? [...declared.by];
  const span = spanOf(declared, input.date, today);
  const compared = input.compare ? comparedSpan(span, input.compare) : null;
  if (compared && compared.to >= span.from) throw invalid({ compare: [{ code: 'not_valid' }] });
  const exchange = await exchangeRows(services.db, currency, { from: compared?.from ?? span.from, to: span.to });
  const requested: ReportScope = { actor: caller.actor, today, currency, exchange, by: input.by, group_by, ...span };
  const source = sources[name as ReportName];
  const found = (await source.columns?.(services.db, requested, caller.language)) ?? {};
  const scope = { ...requested, found };
  const report: Report = { ...declared, columns: { ...declared.columns, ...found } };
  const leavesOf = async (of: ReportScope) => {
    await refuseTooMany(services, source, of, input);
    const days = await settleFacts(services, ports, source, of);
    return readLeaves(services, report, source, { ...of, ...days }, input);
  };
  const leaves = await leavesOf(scope);
  const past = compared && { ...scope, ...compared, group_by: groupsBefore(group_by) };
  const leavesBefore = past ? alignLeaves(await leavesOf(past), past, scope) : [];
  const labels = await labelsIn(services, caller, report, group_by, [...leaves, ...leavesBefore]);
  const grouped = (all: readonly ReportLeaf[], of: ReportScope) =>
    groupRows(sortedLeaves(all, labels, of.group_by), addingsOf(report), source.finish(of));
  const now = grouped(leaves, scope);
  const before = past && grouped(leavesBefore, past);
  const rows = compareRows(now.rows, before?.rows ?? [], past?.group_by.length ?? 0);
  const totals = { now: now.totals, before: before?.totals ?? null };
  return tableOf({ name: name as ReportName, report, caller, scope, compared, group_by, labels, currencies }, rows, totals);
}

/** Single entries have no like before; the groups around them have. */
const groupsBefore = (group_by: readonly GroupKey[]): GroupKey[] =>
  group_by.slice(0, group_by.includes('entry') ? group_by.indexOf('entry') : undefined);

/** Earlier days, weeks and months are shown at those they are compared with; one without a counterpart keeps its own. */
function alignLeaves(leaves: readonly ReportLeaf[], past: ReportScope, scope: ReportScope): ReportLeaf[] {
  const alignedId = (key: GroupKey | undefined, id: ReportKey['id']): ReportKey['id'] =>
    (key === 'day' || key === 'week' || key === 'month') && id !== null ? (alignedKey(key, String(id), past, scope) ?? id) : id;
  return leaves.map(({ keys, values }) => ({
    values,
    keys: keys.map(({ id, label }, at) => ({ id: alignedId(past.group_by[at], id), label })),
  }));
}

const addingsOf = ({ columns }: Report) =>
  Object.fromEntries(Object.entries(columns).flatMap(([name, { adding }]) => (adding ? [[name, adding]] : [])));
