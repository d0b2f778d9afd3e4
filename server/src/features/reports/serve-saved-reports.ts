import * as calls from '@cadre/contract/calls/reports';
import { reportNamed } from '@cadre/contract/reports/index';
import { readReportQuery } from '@cadre/contract/reports/report-query';
import type { FastifyInstance } from 'fastify';
import { idOf } from '../../crud/read/read.ts';
import { audit } from '../../crud/write/audit.ts';
import { scopeOf } from '../../platform/access/actor.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { serve } from '../../platform/http/serve.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { requireExport } from './export-report.ts';

type Body = CallContext<typeof calls.saveReport>['body'];
type Stored = Omit<calls.SavedReport, 'last_sent_at'> & { last_sent_at: Date | null };

/** Reports saved by name. Sharing one shares its settings; its numbers are those that its reader may see. */
export function serveSavedReports(app: FastifyInstance, services: Services): void {
  serve(app, services, calls.savedReports, async ({ actor }) => {
    const { rows } = await sql<Stored>`
      select s.id, s.name, s.report, s.filters, s.period, s.is_shared, s.schedule, case when s.user_id = ${actor.user_id} then s.recipients else '[]' end as recipients,
        s.format, u.name as owner, s.user_id = ${actor.user_id} as is_own, s.last_sent_at
      from saved_reports s join users u on u.id = s.user_id
      where s.user_id = ${actor.user_id} or s.is_shared order by lower(s.name), s.id`.execute(services.db);
    const open = rows.filter(({ report }) => scopeOf(actor, reportNamed(report)?.access ?? 'tasks.view'));
    return { data: open.map((row) => ({ ...row, last_sent_at: row.last_sent_at?.toISOString() ?? null })) };
  });

  serve(app, services, calls.saveReport, (context) =>
    services.db.transaction(async (tx) => {
      await refuseWrong(tx, context, context.body);
      const { rows } = await sql<{ id: number }>`
        insert into saved_reports (user_id, name, report, filters, period, is_shared, schedule, recipients, format, language)
        values (${context.actor.user_id}, ${columns(context)}) returning id`.execute(tx);
      const { id } = rows[0] as { id: number };
      noted(tx, context, 'create', context.body.name);
      return { message: context.t('done.report_saved'), data: { id } };
    }),
  );

  serve(app, services, calls.changeReport, (context) =>
    services.db.transaction(async (tx) => {
      await refuseWrong(tx, context, context.body);
      const id = idOf(context.params.id);
      const { rowCount } = await sql`
        update saved_reports set (name, report, filters, period, is_shared, schedule, recipients, format, language, updated_at) = (${columns(context)}, now())
        where id = ${id} and user_id = ${context.actor.user_id}`.execute(tx);
      if (rowCount === 0) throw new Problem('not_found');
      noted(tx, context, 'update', context.body.name);
      return { message: context.t('done.report_saved'), data: { id } };
    }),
  );

  serve(app, services, calls.deleteReport, (context) =>
    services.db.transaction(async (tx) => {
      const { rows } = await sql<{ name: string }>`
        delete from saved_reports where id = ${idOf(context.params.id)} and user_id = ${context.actor.user_id} returning name`.execute(tx);
      if (!rows[0]) throw new Problem('not_found');
      noted(tx, context, 'delete', rows[0].name);
      return { message: context.t('done.report_deleted') };
    }),
  );
}

const columns = ({ body, language }: { body: Body; language: string }) =>
  sql.join([
    body.name,
    body.report,
    sql`${JSON.stringify(body.filters ?? {})}::jsonb`,
    body.period ?? null,
    body.is_shared ?? false,
    body.schedule ?? null,
    sql`${JSON.stringify(body.recipients ?? [])}::jsonb`,
    body.format ?? 'xlsx',
    language,
  ]);

/** A report can be saved only with the right to open it, and is sent only to users. */
async function refuseWrong(
  db: Runner,
  { actor }: Pick<CallContext, 'actor'>,
  { report: name, filters, schedule, recipients }: Body,
): Promise<void> {
  const report = reportNamed(name);
  if (!report || !scopeOf(actor, report.access)) throw new Problem('not_allowed');
  if (Object.keys(readReportQuery(report, filters ?? {}).wrong).length > 0) throw invalid({ filters: [{ code: 'not_valid' }] });
  if (!schedule) return;
  requireExport(actor, report.access);
  if (!recipients?.length) throw invalid({ recipients: [{ code: 'required' }] });
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from users where lower(email) = any(${recipients.map((email) => String(email).toLowerCase())}::text[]) and status = 'active'`.execute(
    db,
  );
  if (new Set(rows.map(({ email }) => email)).size < new Set(recipients.map((email) => String(email).toLowerCase())).size)
    throw invalid({ recipients: [{ code: 'not_valid' }] });
}

function noted(
  tx: Transaction,
  { actor, trace }: Pick<CallContext, 'actor' | 'trace'>,
  action: 'create' | 'update' | 'delete',
  name: string,
): void {
  const changes = [{ field: 'saved_report', old: action === 'create' ? null : name, new: action === 'delete' ? null : name }];
  audit(tx, { actor, trace, action: 'update', model: 'users', model_id: actor.user_id, label: actor.name, changes });
}
