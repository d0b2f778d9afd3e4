import { type ExportFormat, exportFields } from '@cadre/contract/calls/generic';
import { checkRecord } from '@cadre/contract/check';
import { type Fields, text } from '@cadre/contract/fields';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { type PeopleQuery, readPeopleQuery } from './page-of-people.ts';

type ExportWish = { format: ExportFormat; period: Record<string, string | undefined>; query: PeopleQuery };

/** The format and the period, beside the list's own search and filters; these may be an object, too. */
export function readExportWish({ actor, request }: Pick<Asked, 'actor' | 'request'>, periodFields: Fields): ExportWish {
  const body = (request.body ?? {}) as Record<string, unknown>;
  if (typeof body !== 'object' || Array.isArray(body)) throw new Problem('malformed');
  const { filters, ...rest } = body;
  const found = checkRecord({ ...exportFields, ...periodFields, search: text({ max: 100 }) }, rest);
  if (Object.keys(found).length > 0) throw invalid(found);
  const { format, search, ...period } = rest as { format: ExportFormat; search?: string };
  const sent = { search, filters: typeof filters === 'object' ? JSON.stringify(filters) : (filters as string | undefined) };
  return { format, period, query: readPeopleQuery(actor, sent) };
}
