import { dayForms } from '@cadre/contract/texts/day-forms';
import type { View } from '@cadre/contract/view';
import { periodName } from '@cadre/rules/period';
import type { TableHead } from '../../platform/documents/tables/table-file.ts';
import { openFields } from '../access/access.ts';
import type { Caller } from '../access/caller.ts';
import type { OpenSource } from '../exports/export-source.ts';
import { exportColumns, exportTable } from '../exports/export-table.ts';
import { readerOf } from '../exports/reader-of.ts';
import { resourceNamed } from '../resource-named.ts';
import type { ServedView } from './served-view.ts';
import { readViewQuery, type ViewQuery } from './view-query.ts';
import { countRows, viewBatches } from './view-rows.ts';

/** The rows of a view that the caller sees, for a file. */
export const viewSource =
  (served: ServedView): OpenSource =>
  async (caller, request) => {
    const { columns, ids, wanted } = request;
    const { view, behaviour } = served;
    const query = readViewQuery(view, behaviour, caller.actor, wanted);
    const chosen = fileColumns(view, exportColumns(view, openFields(view, caller.actor), columns));
    const subtitle = [periodText(caller, query), behaviour.legend?.(caller)].filter(Boolean).join(' · ');
    const spread = behaviour.spread?.(caller, query.period);
    const requested = { ...query, actor: caller.actor, right: 'export' as const };
    const reading = { resource: view, reader: await readerOf(served.services, caller, request), isZoned: false };
    const tableOf = (rows: Record<string, unknown>[]) =>
      exportTable(reading, { columns: chosen, rows: rows.map((row) => ({ row })), subtitle, spread });
    const { rows: _, ...head }: TableHead & { rows: unknown } = tableOf([]);
    return {
      resource: resourceNamed(view.access.rightsOf as string)!,
      name: `${view.name}-${periodName(query.period)}`,
      head,
      total: ids?.length ?? (await countRows(served, requested)),
      async *turns() {
        for await (const rows of viewBatches(served, requested, ids)) yield tableOf(rows).rows;
      },
    };
  };

/** Adds the columns that every file has: fields of the record next to its name, sums at the end. */
function fileColumns({ label, columns, inFiles = [] }: View, chosen: string[]): string[] {
  const missing = inFiles.filter((name) => !chosen.includes(name));
  const ofRecord = missing.filter((name) => !Object.hasOwn(columns, name));
  const at = chosen.indexOf(label) + 1;
  return [...chosen.slice(0, at), ...ofRecord, ...chosen.slice(at), ...missing.filter((name) => Object.hasOwn(columns, name))];
}

const periodText = ({ t, language }: Caller, { period }: ViewQuery): string =>
  period.kind === 'month'
    ? periodName(period)
    : t('lists.week_of', { week: periodName(period).slice(-2).replace(/^0/, ''), dates: dayForms(language).span(period.from, period.to) });
