import type { PayQuestion } from '@cadre/contract/calls/payslips';
import { hoursAndMinutes } from '@cadre/contract/pay-words';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Amount } from '../amounts/amount.tsx';
import type { PayLine } from './payslip.ts';
import { usePayWords } from './use-pay-words.ts';
import './pay-lines.css';

type Props = {
  line: PayLine;
  currency: string;
  /** The questions about the line. */
  questions: readonly Pick<PayQuestion, 'status'>[];
  children?: ReactNode;
};

/** A line of a payslip, which opens its explanation. */
export function PayLineRow({ line, currency, questions, children }: Props) {
  const { lineName, explain } = usePayWords(currency);
  return (
    <Disclosure
      head={
        <>
          {lineName(line)} <QuestionBadge questions={questions} />
        </>
      }
      note={<Quantity line={line} />}
      end={<Amount value={line.amount} currency={currency} />}
    >
      <Stack gap={3}>
        <Stack as="ul" gap={1}>
          {line.explain.map((reason) => (
            <li key={`${reason.code} ${JSON.stringify(reason.args)}`}>{explain(reason)}</li>
          ))}
        </Stack>
        <Facts line={line} currency={currency} />
        {children}
      </Stack>
    </Disclosure>
  );
}

/** Whether payroll still owes an answer. */
function QuestionBadge({ questions }: Pick<Props, 'questions'>) {
  const t = useTexts();
  if (questions.length === 0) return null;
  const isOpen = questions.some(({ status }) => status === 'open');
  return <Badge tone={isOpen ? 'amber' : 'green'}>{isOpen ? t('myPay.waiting') : t('myPay.answered')}</Badge>;
}

function Quantity({ line: { quantity, unit } }: { line: PayLine }) {
  const t = useTexts();
  if (quantity === null || unit === null || unit === 'percent') return null;
  return unit === 'hours' ? t('payslip.hours', { count: hoursAndMinutes(quantity) }) : t(`payslip.${unit}`, { count: quantity });
}

/** The factors of the line. */
function Facts({ line, currency }: Pick<Props, 'line' | 'currency'>) {
  const { quantity, unit, rate, base } = line;
  const t = useTexts();
  const format = useFormat();
  if (quantity === null && rate === null && base === null) return null;
  return (
    <DescriptionList>
      {quantity !== null && unit !== null && unit !== 'percent' && (
        <Description label={t('payslip.quantity')}>
          <Quantity line={line} />
        </Description>
      )}
      {rate !== null && (
        <Description label={t('payslip.rate')}>
          {unit === 'percent' ? format.share(rate) : <Amount value={rate} currency={currency} />}
        </Description>
      )}
      {base !== null && (
        <Description label={t('payslip.base')}>
          <Amount value={base} currency={currency} />
        </Description>
      )}
    </DescriptionList>
  );
}
