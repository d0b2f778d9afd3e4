import type { ExportFormat } from '@cadre/contract/calls/generic';
import type { ReportTable } from '@cadre/contract/calls/reports';
import { reportNamed } from '@cadre/contract/reports/index';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { type Permission, right } from '@cadre/contract/rights';
import { isAsWide } from '@cadre/contract/scopes';
import { keepExport } from '../../crud/exports/export-link.ts';
import { readerOf } from '../../crud/exports/reader-of.ts';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';
import { countAttempt, limits, refuseBlocked } from '../../platform/access/attempts.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { reportFile } from './report-file.ts';

type ExportContext = Pick<CallContext, 'actor' | 'trace' | 'request' | 'reply' | 't' | 'language'>;

/** Whose rows a report is made of. */
const resourceOf = (access: Permission): Resource => resources[access.split('.')[0] as 'tasks'];

/** Exporting a report requires the right to export all of its data. */
export function requireExport(actor: Actor, access: Permission): void {
  const { name } = resourceOf(access);
  if (!isAsWide(scopeOf(actor, right(name, 'export')), scopeOf(actor, right(name, 'view')) ?? 'all')) throw new Problem('not_allowed');
}

/** The numbers of the screen as a file behind a short-lived link. */
export async function answerReport(
  services: Services,
  context: ExportContext,
  format: ExportFormat,
  access: Permission,
  run: () => Promise<ReportTable>,
) {
  requireExport(context.actor, access);
  const key = `export:${context.actor.user_id}`;
  await refuseBlocked(services.db.run, [key]);
  await countAttempt(services.db.run, key, limits.exportByUser);
  const table = await run();
  const file = await reportFile(await readerOf(services, context, { timezone: undefined }), format, table);
  const name = `${table.report}-${table.to ?? table.as_of.slice(0, 10)}`;
  const link = await keepExport(services, context, resourceOf(access), { ...file, name }, table.rows.length);
  return { link, message: context.t('done.export_ready') };
}

export const accessOf = (name: string): Permission => {
  const report = reportNamed(name);
  if (!report) throw new Problem('not_found');
  return report.access;
};
