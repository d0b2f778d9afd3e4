import type { PayQuestion } from '@cadre/contract/calls/payslips';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimelineEntry } from '../../../ui/layout/timeline.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { usePayWords } from '../payslip/use-pay-words.ts';

type Props = { question: PayQuestion; currency?: string | undefined; about?: ReactNode; children?: ReactNode };

/** A question about a payslip, its subject, and the answer. */
export function QuestionEntry({ question, currency = 'EUR', about, children }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { lineName } = usePayWords(currency);
  const { line_code, line_name, text, answer, answered_by, status, asked_at } = question;
  return (
    <TimelineEntry
      head={
        <>
          {about} {line_code === null ? t('myPay.whole') : lineName({ code: line_code, name: line_name })}{' '}
          <Badge tone={status === 'open' ? 'amber' : 'green'}>{status === 'open' ? t('myPay.waiting') : t('myPay.answered')}</Badge>
        </>
      }
      end={<time dateTime={asked_at}>{format.moment(asked_at)}</time>}
    >
      <Stack gap={2}>
        <p>{text}</p>
        {answer !== null && (
          <p>
            <strong>{t('myPay.answered_by', { name: answered_by ?? t('menu.payroll') })}</strong>
            {': '}
            {answer}
          </p>
        )}
        {children}
      </Stack>
    </TimelineEntry>
  );
}
