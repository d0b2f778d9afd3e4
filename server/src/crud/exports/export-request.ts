import { type ExportFormat, exportFields } from '@cadre/contract/calls/generic';
import { checkRecord } from '@cadre/contract/check';
import { Problem } from '../../platform/problem.ts';
import type { ExportRequest } from './export-source.ts';

/** The format, columns and chosen rows, in addition to the list's own query with `filters` as an object. */
export function readExportRequest(sent: Record<string, unknown>): ExportRequest {
  const { format, columns, ids, filters, timezone, ...query } = sent;
  const found = checkRecord({ format: exportFields.format, timezone: exportFields.timezone }, { format, timezone });
  if (Object.keys(found).length > 0) throw new Problem('invalid', { fields: found });
  for (const paging of ['page', 'per_page']) if (paging in query) throw new Problem('unknown_field', { args: { name: paging } });
  const wanted = filters === undefined ? query : { ...query, filters: typeof filters === 'string' ? filters : JSON.stringify(filters) };
  return { format: format as ExportFormat, columns, ids: idsOf(ids), timezone: (timezone as string | null) ?? undefined, wanted };
}

const mostChosen = 1000;

/** Selected rows narrow the list; an empty selection selects no rows instead of all. */
function idsOf(ids: unknown): number[] | undefined {
  if (ids === undefined) return undefined;
  const isList = Array.isArray(ids) && ids.length > 0 && ids.length <= mostChosen;
  if (!isList || !ids.every((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647)) {
    throw new Problem('invalid', { fields: { ids: [{ code: 'not_valid' }] } });
  }
  return ids;
}
