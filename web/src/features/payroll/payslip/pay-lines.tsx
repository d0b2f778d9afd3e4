import { payslipQuestions } from '@cadre/contract/calls/payslips';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Amount } from '../amounts/amount.tsx';
import { PayLineRow } from './pay-line-row.tsx';
import type { PayLine, Payslip } from './payslip.ts';
import { usePeriodWords } from './use-period-words.ts';

type Props = {
  slip: Payslip;
  /** Below the explanation of a line: where it comes from, a question about it. */
  beside?: ((line: PayLine) => ReactNode) | undefined;
};

const groups = [
  { kind: 'earning', title: 'earnings', sum: 'gross' },
  { kind: 'deduction', title: 'deductions', sum: 'deductions_total' },
  { kind: 'employer', title: 'employer', sum: undefined },
  { kind: 'info', title: 'info', sum: undefined },
] as const;

/** The lines of a payslip by their effect on pay; each opens its explanation. */
export function PayLines({ slip, beside }: Props) {
  const t = useTexts();
  const { data: questions } = useCall(payslipQuestions, { id: slip.id });
  const words = usePeriodWords(slip.period);
  const lines = slip.lines ?? [];
  const shown = groups.filter(({ kind }) => kind === 'earning' || kind === 'deduction' || lines.some((line) => line.kind === kind));
  return (
    <Stack gap={0} hasLines>
      {shown.map(({ kind, title, sum }) => {
        const ofKind = lines.filter((line) => line.kind === kind);
        return (
          <section key={kind} aria-label={t(`payslip.${title}`)}>
            <div className="strong gap-4 between flex pay-lines__head">
              <Heading level={3}>{t(`payslip.${title}`)}</Heading>
              {kind !== 'info' && <Amount value={sum ? slip[sum] : totalOf(ofKind)} currency={slip.currency} />}
            </div>
            {ofKind.length === 0 && <p className="muted pay-lines__none">{words('nothing_in')}</p>}
            {ofKind.map((line) => (
              <PayLineRow
                key={line.code}
                line={line}
                currency={slip.currency}
                questions={questions?.filter(({ line_code }) => line_code === line.code) ?? []}
              >
                {beside?.(line)}
              </PayLineRow>
            ))}
          </section>
        );
      })}
    </Stack>
  );
}

/** Amounts travel in major units; a sum of them may not end in a billionth. */
const totalOf = (lines: readonly PayLine[]): number => Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 1000) / 1000;
