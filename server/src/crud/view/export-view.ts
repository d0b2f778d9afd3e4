import type { View } from '@cadre/contract/view';
import { periodName } from '@cadre/rules/period';
import { tableFile } from '../../platform/documents/table-file.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { openFields } from '../access.ts';
import type { Asker } from '../behaviour.ts';
import { countExport } from '../count-export.ts';
import { keepExport } from '../export-link.ts';
import { readExportRequest } from '../export-request.ts';
import { exportColumns, exportTable } from '../export-table.ts';
import { resourceNamed } from '../resource-named.ts';
import type { ServedView } from './served-view.ts';
import { readViewQuery, type ViewQuery } from './view-query.ts';
import { allViewRows } from './view-rows.ts';

/** What the list shows, as a file. */
export async function exportView(served: ServedView, asked: Omit<Asked, 'body' | 'query'>) {
  const { house, view, behaviour } = served;
  const { format, columns, ids, wanted } = readExportRequest(asked);
  const query = readViewQuery(view, behaviour, asked.actor, wanted);
  const chosen = fileColumns(view, exportColumns(view, openFields(view, asked.actor), columns));
  await countExport(house, asked);
  const rows = await allViewRows(served, { ...query, actor: asked.actor, right: 'export' }, ids);
  const subtitle = [periodText(asked, query), behaviour.legend?.(asked)].filter(Boolean).join(' · ');
  const file = await tableFile(format, exportTable(view, asked, chosen, rows, subtitle, behaviour.spread?.(asked, query.period)));
  const name = `${view.name}-${periodName(query.period)}`;
  const link = await keepExport(house, asked, resourceNamed(view.rightsOf as string)!, { ...file, name }, rows.length);
  return { link, message: asked.t('done.export_ready') };
}

/** What a file always has joins the chosen columns: fields of the record beside its name, sums at the end. */
function fileColumns({ label, columns, inFiles = [] }: View, chosen: string[]): string[] {
  const missing = inFiles.filter((name) => !chosen.includes(name));
  const ofRecord = missing.filter((name) => !Object.hasOwn(columns, name));
  const at = chosen.indexOf(label) + 1;
  return [...chosen.slice(0, at), ...ofRecord, ...chosen.slice(at), ...missing.filter((name) => Object.hasOwn(columns, name))];
}

const periodText = ({ t }: Asker, { period }: ViewQuery): string =>
  period.kind === 'month'
    ? periodName(period)
    : t('lists.week_of', { week: periodName(period).slice(-2).replace(/^0/, ''), from: period.from, to: period.to });
