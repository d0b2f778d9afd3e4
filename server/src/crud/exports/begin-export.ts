import { randomBytes } from 'node:crypto';
import type { ExportFormat } from '@cadre/contract/calls/generic';
import { rightsMark } from '../../platform/access/rights-mark.ts';
import { sql } from '../../platform/database/sql.ts';
import { tableFormats } from '../../platform/documents/tables/table-file.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { apiBase } from '../../platform/http/served.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { exportsPage, mostAtOnce, writeJob } from './export-source.ts';

/** Each takes a while, and all users share one queue. */
const mostWaiting = 3;

type Begun = { type: string; wish: Record<string, unknown>; format: ExportFormat; name: string };
type Waiting = Omit<Begun, 'format'> & { mime: string; total: number; job: string };
type ExportContext = Pick<CallContext, 'actor' | 't' | 'language' | 'reply'>;

export function beginExport(services: Services, context: ExportContext, { format, name, ...begun }: Begun) {
  if (format === 'pdf') throw new Problem('too_many_rows_for_pdf', { args: { limit: mostAtOnce } });
  const { extension, mime } = tableFormats[format];
  return beginFile(services, context, { ...begun, name: `${name}.${extension}`, mime, total: mostAtOnce, job: writeJob });
}

/** Saved with its job, so that the file is written even if this process ends. */
export async function beginFile(
  services: Services,
  { actor, t, language, reply }: ExportContext,
  { type, wish: input, name, mime, total, job }: Waiting,
) {
  const export_id = await services.db.transaction(async (tx) => {
    const { rows: waiting } = await sql`
      select from kept_exports where user_id = ${actor.user_id} and status in ('waiting', 'writing') and expires_at > now()`.execute(tx);
    if (waiting.length >= mostWaiting) throw new Problem('too_many_requests', { args: { minutes: 1 }, retryAfter: 60 });
    const { rows } = await sql<{ id: number }>`
      insert into kept_exports (user_id, type, wish, language, name, mime, stored_as, rows_total, rights_mark)
      values (${actor.user_id}, ${type}, ${JSON.stringify(input)}, ${language}, ${name}, ${mime},
        ${`export-${randomBytes(24).toString('hex')}`}, ${total}, ${rightsMark(actor)})
      returning id`.execute(tx);
    const { id } = rows[0] as { id: number };
    await services.jobs.enqueue(tx, job, { id });
    return id;
  });
  const status_link = `${apiBase}/exports/${export_id}`;
  reply.code(202).header('location', status_link);
  return { link: exportsPage, message: t('done.export_begun'), export_id, status_link };
}
