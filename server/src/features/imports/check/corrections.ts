import { importLimits } from '@cadre/contract/calls/imports';
import { employees } from '@cadre/contract/resources/employees';
import { keepExport } from '../../../crud/exports/export-link.ts';
import { tableFile } from '../../../platform/documents/tables/table-file.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { importRows, wrongOnes } from '../files/import-rows.ts';
import type { StoredImport } from '../files/stored-import.ts';

/** The broken rows as they came, with their errors in the next column: to be corrected and uploaded again. */
export async function corrections(services: Services, context: CallContext, found: StoredImport): Promise<string> {
  const rows = await importRows(services.db, {
    seal: services.seal,
    reader: context,
    id: found.id,
    resource: found.resource,
    only: wrongOnes,
    limit: importLimits.rows,
    offset: 0,
  });
  if (rows.length === 0) throw new Problem('not_found');
  const text = (heading: string) => ({ heading, kind: 'text' as const });
  const file = await tableFile('xlsx', {
    title: found.file_name,
    language: context.language,
    columns: [...found.headings.map(text), text(context.t('imports.what_is_wrong'))],
    rows: rows.map(({ cells, complaints }) => [
      ...found.headings.map((heading) => cells[heading] ?? ''),
      Object.values(complaints).flat().join('; '),
    ]),
  });
  return keepExport(services, context, employees, file, rows.length);
}
