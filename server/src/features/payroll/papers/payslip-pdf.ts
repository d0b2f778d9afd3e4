import type { payslipPdf } from '@cadre/contract/calls/payslips';
import type { Language } from '@cadre/contract/languages';
import type { FastifyReply } from 'fastify';
import type { LeaveBalances } from '../../../crud/ports/leave-balances.ts';
import { idOf } from '../../../crud/read/read.ts';
import { headOfPaper } from '../../../platform/documents/company-logo.ts';
import { paperFile } from '../../../platform/documents/paper-file.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { translator } from '../../../platform/texts/texts.ts';
import { paperOfPay, payslipBlocks } from './payslip-blocks.ts';
import { type PayslipFacts, payslipFacts } from './payslip-facts.ts';

/** A payslip in the reader's language; payslips that are not approved yet are marked as drafts. */
export async function sendPayslipPdf(
  services: Services,
  ports: LeaveBalances,
  context: CallContext<typeof payslipPdf>,
): Promise<undefined> {
  const { actor, language, params, reply } = context;
  const facts = await payslipFacts(services.db, ports, actor, language, idOf(params.id, 'salaries'));
  await sendPdf(reply, `${fileNameOf(facts)}.pdf`, await writePayslip(services, facts, language));
  return undefined;
}

export const fileNameOf = ({ slip, employee, employee_no }: PayslipFacts): string =>
  `${slip.period.replace('/', ' ')}${slip.sequence > 0 ? `-${slip.sequence}` : ''} ${employee_no} ${employee}`.replace(
    /[\\/:*?"<>|\u0000-\u001f\u007f]/g,
    '_',
  );

export async function writePayslip(services: Services, facts: PayslipFacts, language: Language): Promise<Buffer> {
  const { slip, company, employee } = facts;
  const { format } = paperOfPay(language, slip.currency);
  const t = translator(language);
  const isFinal = slip.status === 'approved' || slip.status === 'paid';
  const madeAt = new Date(slip.calculated_at);
  return paperFile({
    ...(await headOfPaper(services, isFinal ? madeAt : undefined)),
    title: `${t('myPay.title')} ${format.month(slip.period)}`,
    language,
    blocks: payslipBlocks(facts, language),
    footer: [company, employee, format.month(slip.period)].join(' · '),
    madeAt,
    isDense: true,
    ...(!isFinal && { mark: t('myPay.draft') }),
  });
}

export async function sendPdf(reply: FastifyReply, name: string, bytes: Buffer): Promise<void> {
  await reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(bytes);
}
