import type { statementPdf } from '@cadre/contract/calls/statements';
import { idOf } from '../../../crud/read/read.ts';
import { headOfPaper } from '../../../platform/documents/company-logo.ts';
import { paperFile } from '../../../platform/documents/paper-file.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { translator } from '../../../platform/texts/texts.ts';
import { statementBlocks } from './statement-blocks.ts';
import { statementFacts } from './statement-facts.ts';

/** In the requested language; a draft or canceled statement is marked. An issued one is the same file each time. */
export async function sendStatementPdf(
  services: Services,
  { actor, language, params, query, reply }: CallContext<typeof statementPdf>,
): Promise<undefined> {
  const facts = await statementFacts(services.db, actor, idOf(params.id, 'statements'));
  const { statement, company, client } = facts;
  const spoken = query.language ?? language;
  const t = translator(spoken);
  const number = statement.number ?? '';
  const madeAt = statement.issued_at ? new Date(statement.issued_at) : undefined;
  const bytes = await paperFile({
    ...(await headOfPaper(services, madeAt)),
    title: `${t('statements.paper.title')} ${number}`,
    language: spoken,
    blocks: statementBlocks(facts, spoken),
    footer: [company, client, number].join(' · '),
    ...(madeAt && { madeAt }),
    ...(statement.status !== 'issued' && {
      mark: t(statement.status === 'cancelled' ? 'statements.paper.cancelled' : 'statements.paper.draft'),
    }),
  });
  await reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${number}.pdf`)}`)
    .send(bytes);
  return undefined;
}
