import type { statementFile as fileCall } from '@cadre/contract/calls/statements';
import { statements } from '@cadre/contract/resources/statements';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import { billedOf, writtenDownOf } from '@cadre/rules/statements/statement-line';
import { keepExport } from '../../../crud/exports/export-link.ts';
import { idOf } from '../../../crud/read/read.ts';
import { countAttempt, limits, refuseBlocked } from '../../../platform/access/attempts.ts';
import { type Cell, tableFile } from '../../../platform/documents/tables/table-file.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { readSettings } from '../statement-settings.ts';
import { feeOf } from './fee-of.ts';
import { statementFacts } from './statement-facts.ts';

/** The lines of a statement as the bookkeeping takes them, each with its account. Taxes are added there. */
export async function makeStatementFile(services: Services, context: CallContext<typeof fileCall>) {
  const { actor, t, language, body, params } = context;
  const key = `export:${actor.user_id}`;
  await refuseBlocked(services.db.run, [key]);
  await countAttempt(services.db.run, key, limits.exportByUser);
  const { statement, lines, client, client_code } = await statementFacts(services.db, actor, idOf(params.id, statements.name));
  const { time_account, milestone_account, retainer_account } = await readSettings(services.db);
  const accounts = { time: time_account, milestone: milestone_account, fee: retainer_account };
  const { currency, issued_at } = statement;
  const number = statement.number ?? '';
  const decimals = currencyDigits(currency) ?? 2;
  const rows = lines.map((line): Cell[] => [
    number,
    issued_at ? issued_at.slice(0, 10) : null,
    client_code,
    client,
    accounts[line.kind],
    t(`statements.file.${line.kind}`),
    line.project_no,
    line.project,
    line.date,
    line.person,
    line.retainer_month ? feeOf(line.retainer_month, language) : (line.description ?? line.project_task),
    line.minutes,
    line.included_minutes,
    currency,
    line.rate === null ? null : toMajor(line.rate, currency),
    toMajor(line.amount, currency),
    toMajor(writtenDownOf(line), currency),
    line.write_down_reason ? t(`shared.options.write_down_reason.${line.write_down_reason}`) : null,
    toMajor(billedOf(line), currency),
  ]);
  const word = (heading: string) => ({ heading, kind: 'text' as const });
  const sum = (heading: string) => ({ heading, kind: 'number' as const, decimals });
  const day = (heading: string) => ({ heading, kind: 'date' as const });
  const file = await tableFile(body.format, {
    title: number,
    language,
    forPrograms: true,
    columns: [
      word(t('statements.file.statement')),
      day(t('statements.file.issued')),
      word(t('statements.file.client_code')),
      word(t('statements.unbilled.client')),
      word(t('statements.file.account')),
      word(t('statements.file.kind')),
      word(t('statements.file.project_no')),
      word(t('statements.columns.project')),
      day(t('statements.file.day')),
      word(t('statements.columns.person')),
      word(t('statements.columns.description')),
      { heading: t('statements.columns.time'), kind: 'duration' },
      { heading: t('statements.file.included'), kind: 'duration' },
      word(t('statements.file.currency')),
      sum(t('statements.columns.rate')),
      sum(t('statements.columns.amount')),
      sum(t('statements.columns.written_down')),
      word(t('statements.file.reason')),
      sum(t('statements.columns.billed')),
    ],
    rows,
  });
  const link = await keepExport(services, context, statements, { ...file, name: number }, rows.length);
  return { link, message: t('done.export_ready') };
}
