import { countAttempt, limits, refuseBlocked } from '../../platform/access/attempts.ts';
import { type Cell, tableFile } from '../../platform/documents/tables/table-file.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { bodyOf } from '../write/version.ts';
import { beginExport } from './begin-export.ts';
import { keepExport } from './export-link.ts';
import { readExportRequest } from './export-request.ts';
import { mostAtOnce, type OpenSource } from './export-source.ts';

/** The rows of a list as a file with a short-lived link; a large export continues in the background, with a notice when it is ready. */
export async function answerExport(services: Services, context: Omit<CallContext, 'body' | 'query'>, type: string, open: OpenSource) {
  const input = bodyOf(context.request);
  const request = readExportRequest(input);
  await countExport(services, context);
  const source = await open(context, request, mostAtOnce);
  if (source.total > mostAtOnce) return beginExport(services, context, { type, wish: input, format: request.format, name: source.name });
  const rows: Cell[][] = [];
  for await (const turn of source.turns()) rows.push(...turn);
  const file = await tableFile(request.format, { ...source.head, rows });
  const link = await keepExport(services, context, source.resource, { ...file, name: source.name }, rows.length);
  return { link, message: context.t('done.export_ready') };
}

/** Counts the exports of a user, and refuses beyond the limit. */
async function countExport({ db }: Services, { actor }: Pick<CallContext, 'actor'>): Promise<void> {
  const key = `export:${actor.user_id}`;
  await refuseBlocked(db.run, [key]);
  await countAttempt(db.run, key, limits.exportByUser);
}
