import type { ReportTable } from '@cadre/contract/calls/reports';
import { type ReportName, reportNamed } from '@cadre/contract/reports/index';
import type { Report } from '@cadre/contract/reports/report';
import { groupRows } from '@cadre/rules/reports/group-rows';
import type { Asker } from '../../crud/asker.ts';
import { exchangeRows } from '../../crud/money/exchange-rows.ts';
import { scopeOf } from '../../platform/access/actor.ts';
import type { House } from '../../platform/house.ts';
import { Problem } from '../../platform/problem.ts';
import { chooseCurrency } from './choose-currency.ts';
import type { ReportScope } from './facts/report-source.ts';
import { sources } from './facts/sources.ts';
import { labelsIn } from './label-groups.ts';
import { readFilters } from './read-filters.ts';
import { readLeaves, refuseTooMany } from './read-leaves.ts';
import { todayOf } from './report-days.ts';
import { spanOf } from './report-span.ts';
import type { ReportWorks } from './report-works.ts';
import { settleFacts } from './settle-facts.ts';
import { sortedLeaves } from './sorted-leaves.ts';
import { tableOf } from './table-of.ts';

/** The one way to the numbers of a report, for the screen, for files and for mails. */
export async function runReport(
  house: House,
  works: ReportWorks,
  asker: Asker,
  name: string,
  sent: Record<string, unknown>,
): Promise<ReportTable> {
  const declared = reportNamed(name);
  if (!declared) throw new Problem('not_found');
  if (!scopeOf(asker.actor, declared.access)) throw new Problem('not_allowed');
  const wish = readFilters(declared, sent);
  const today = await todayOf(house, asker);
  const { currency, currencies } = await chooseCurrency(house, asker, declared, wish.currency);
  const group_by = wish.group_by ?? [...declared.by];
  const span = spanOf(declared, wish.date, today);
  const exchange = await exchangeRows(house.db, currency, span);
  const asked: ReportScope = { actor: asker.actor, today, currency, exchange, by: wish.by, group_by, ...span };
  const source = sources[name as ReportName];
  const found = (await source.columns?.(house.db, asked, asker.language)) ?? {};
  const scope = { ...asked, found };
  const report: Report = { ...declared, columns: { ...declared.columns, ...found } };
  await refuseTooMany(house, source, scope, wish);
  const days = await settleFacts(house, works, source, scope);
  const leaves = await readLeaves(house, report, source, { ...scope, ...days }, wish);
  const labels = await labelsIn(house, asker, report, group_by, leaves);
  const { rows, totals } = groupRows(sortedLeaves(leaves, labels, group_by), addingsOf(report), source.finish(scope));
  return tableOf({ name: name as ReportName, report, asker, scope, group_by, labels, currencies }, rows, totals);
}

const addingsOf = ({ columns }: Report) =>
  Object.fromEntries(Object.entries(columns).flatMap(([name, { adding }]) => (adding ? [[name, adding]] : [])));
