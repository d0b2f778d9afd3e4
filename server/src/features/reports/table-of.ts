import type { ReportRow, ReportTable } from '@cadre/contract/calls/reports';
import { rightsOfColumn } from '@cadre/contract/reports/column-rights';
import type { ReportName } from '@cadre/contract/reports/index';
import { type GroupKey, isCompared, type Report, type ReportColumn } from '@cadre/contract/reports/report';
import type { Permission } from '@cadre/contract/rights';
import { isAsWide } from '@cadre/contract/scopes';
import type { ComparedNode } from '@cadre/rules/reports/compare-rows';
import type { DaySpan } from '@cadre/rules/reports/compared-span';
import type { ReportValues } from '@cadre/rules/reports/group-rows';
import type { Caller } from '../../crud/access/caller.ts';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';
import type { ReportScope } from './facts/report-source.ts';
import type { Labels } from './label-groups.ts';

type TableContext = {
  name: ReportName;
  report: Report;
  caller: Caller;
  scope: ReportScope;
  compared: DaySpan | null;
  group_by: GroupKey[];
  labels: Labels;
  currencies: string[];
};

/** A table with names instead of ids, and without columns its reader may not see. */
export function tableOf(
  { name, report, caller, scope, compared, group_by, labels, currencies }: TableContext,
  rows: readonly ComparedNode[],
  totals: { now: ReportValues; before: ReportValues | null },
): ReportTable {
  // The first column already shows the groups.
  const columns = Object.entries(report.columns).filter(
    ([column, declared]) =>
      !declared.isHidden && isOpen(caller.actor, report.access, declared) && !(isWord(declared) && isGrouped(group_by, column)),
  );
  const sumsOf = (values: ReportValues): Pick<ReportRow, 'values' | 'no_rate'> => {
    const no_rate = lacksOf(columns, values);
    return {
      values: Object.fromEntries(
        columns.map(([column, { kind }]) => [column, no_rate[column] ? null : toResponse(labels, column, kind, values[column] ?? null)]),
      ),
      no_rate,
    };
  };
  const numbers = columns.filter(([, column]) => isCompared(column));
  const beforeOf = (past: ReportValues | null): ReportRow['before'] => {
    if (past === null) return null;
    const { values, no_rate } = sumsOf(past);
    return Object.fromEntries(numbers.flatMap(([column]) => (no_rate[column] ? [] : [[column, values[column] ?? null]])));
  };
  const rowOf = (node: ComparedNode): ReportRow => ({
    key: node.id,
    label: node.label ?? '',
    ...sumsOf(node.values),
    before: beforeOf(node.before),
    rows: node.rows.map(rowOf),
  });
  const isEver = report.span === 'ever';
  const sums = sumsOf(totals.now);
  return {
    report: name,
    from: isEver ? null : scope.from,
    to: isEver ? null : scope.to,
    group_by,
    columns: columns.map(([column, { kind, label }]) => ({ name: column, kind, label: label ?? null })),
    rows: rows.map(rowOf),
    totals: sums.values,
    no_rate: sums.no_rate,
    totals_before: beforeOf(totals.before),
    compared,
    chart: report.chart.filter((column) => columns.some(([shown]) => shown === column)),
    currency: scope.currency,
    currencies,
    as_of: new Date().toISOString(),
  };
}

/** Columns whose value needs an exchange rate that is not known, with the first day and currency that lack one. */
const lacksOf = (columns: readonly [string, ReportColumn][], values: ReportValues): ReportRow['no_rate'] =>
  Object.fromEntries(
    columns.flatMap(([column, { lackedBy = [] }]) => {
      const missing = lackedBy.flatMap((name) => (typeof values[name] === 'string' ? [values[name]] : [])).toSorted();
      const [day = '', currency = ''] = missing[0]?.split(' ') ?? [];
      return missing.length > 0 ? [[column, { currency, day }]] : [];
    }),
  );

/** Rows omit columns their reader may not see; columns from other records need a right with at least the scope of the rows. */
const isOpen = (actor: Actor, access: Permission, column: ReportColumn): boolean =>
  rightsOfColumn(column).every((right) => {
    const scope = scopeOf(actor, right);
    return isOfRows(access, right) ? scope !== undefined : isAsWide(scope, scopeOf(actor, access) ?? 'all');
  });

const isOfRows = (access: Permission, right: Permission): boolean => access.split('.')[0] === right.split('.')[0];

const isWord = ({ kind }: ReportColumn): boolean => ['group', 'text', 'choice', 'date'].includes(kind);

const isGrouped = (group_by: readonly string[], column: string): boolean =>
  group_by.includes(column) || (column === 'date' && group_by.includes('day'));

function toResponse({ labelOf }: Labels, column: string, kind: ReportColumn['kind'], value: ReportValues[string]): number | string | null {
  if (value === null) return null;
  if (kind === 'group') return labelOf(column as GroupKey, value as number);
  if (kind === 'money' || kind === 'minutes') return Math.round(Number(value));
  return typeof value === 'boolean' ? String(value) : value;
}
