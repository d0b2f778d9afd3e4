import { randomBytes } from 'node:crypto';
import type { ExportFormat } from '@cadre/contract/calls/generic';
import type { SavedReport } from '@cadre/contract/calls/reports';
import { isLanguage } from '@cadre/contract/languages';
import { periodOf } from '@cadre/rules/period';
import { daysOfPeriod } from '@cadre/rules/reports/report-periods';
import type { Caller } from '../../crud/access/caller.ts';
import { readerOf } from '../../crud/exports/reader-of.ts';
import type { Bookings } from '../../crud/ports/bookings.ts';
import type { DueWeeks } from '../../crud/ports/due-weeks.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { audit } from '../../crud/write/audit.ts';
import { rightsMark } from '../../platform/access/rights-mark.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { runAs } from '../../platform/database/run-as.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Attachment } from '../../platform/mail/mail.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { translator } from '../../platform/texts/texts.ts';
import { accessOf, requireExport } from './export-report.ts';
import { reportFile } from './report-file.ts';
import { runReport } from './run-report.ts';

type Due = Pick<SavedReport, 'id' | 'name' | 'report' | 'filters' | 'period' | 'recipients'> & {
  user_id: number;
  format: ExportFormat;
  language: string;
};

/** Sends the reports due this week or this month, with the present rights of their owner; without these they are not sent. */
export async function mailReports(services: Services, ports: Settling & DueWeeks & Bookings, today: string): Promise<void> {
  const [monday, first] = [periodOf('week', today).from, periodOf('month', today).from];
  for (;;) {
    // Marked as sent before sending: a duplicate mail is worse than a missing one.
    const { rows } = await sql<Due>`
      update saved_reports s set sent_for = d.due, last_sent_at = now()
      from (select id, case schedule when 'weekly' then ${monday}::date else ${first}::date end as due from saved_reports
        where schedule is not null and (sent_for is null or sent_for < case schedule when 'weekly' then ${monday}::date else ${first}::date end)
        order by id limit 1 for update skip locked) d
      where s.id = d.id
      returning s.id, s.user_id, s.name, s.report, s.filters, s.period, s.recipients, s.format, s.language`.execute(services.db);
    if (!rows[0]) return;
    await mailReport(services, ports, rows[0], today).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
  }
}

async function mailReport(services: Services, ports: Settling & DueWeeks & Bookings, due: Due, today: string): Promise<void> {
  const caller = await ownerOf(services, due);
  if (!caller) return;
  await runAs(due.user_id, async () => {
    requireExport(caller.actor, accessOf(due.report));
    const date = due.period ? { date: daysOfPeriod(due.period, today) } : {};
    const table = await runReport(services, ports, caller, due.report, { ...due.filters, ...date });
    const { bytes, mime, extension } = await reportFile(await readerOf(services, caller, { timezone: undefined }), due.format, table);
    const stored_as = `report-${randomBytes(24).toString('hex')}`;
    await services.files.put(stored_as, bytes);
    const file = { stored_as, name: `${due.report}-${today}.${extension}`, type: mime };
    await services.db.transaction(async (tx) => {
      await keepForADay(tx, caller, due, file, table.rows.length);
      const { rows } = await sql<{ email: string; name: string }>`
        select email, name from users where lower(email) = any(${due.recipients.map((email) => email.toLowerCase())}::text[]) and status = 'active'`.execute(
        tx,
      );
      for (const { email, name } of rows) {
        await services.mail.send(tx, {
          to: email,
          language: caller.language,
          template: 'report',
          args: { name, report: due.name, who: caller.actor.name },
          path: `/time-cards/reports?saved=${due.id}`,
          attachment: file,
        });
      }
    });
  });
}

/** Logged as an export, and deleted from the file storage with the other exports of the day. */
async function keepForADay(tx: Transaction, { actor, trace, language }: Caller, due: Due, file: Attachment, rows: number): Promise<void> {
  const model = accessOf(due.report).split('.')[0] as string;
  await sql`
    insert into kept_exports (user_id, type, wish, language, name, mime, stored_as, rows_total, rows_done, rights_mark, status)
    values (${due.user_id}, ${model}, ${JSON.stringify(due.filters)}, ${language}, ${file.name}, ${file.type}, ${file.stored_as}, ${rows}, ${rows},
      ${rightsMark(actor)}, 'ready')`.execute(tx);
  audit(tx, { actor, trace, action: 'export', model, label: file.name, changes: [{ field: 'rows', old: null, new: rows }] });
}

async function ownerOf({ sessions }: Services, { user_id, language }: Due): Promise<Caller | undefined> {
  const actor = await sessions.loadUser(user_id);
  if (!actor || !isLanguage(language)) return undefined;
  const trace = { via: 'job', ip: null, user_agent: null, request_id: null, language } as const;
  return { actor: { ...actor, language }, language, t: translator(language), trace };
}
