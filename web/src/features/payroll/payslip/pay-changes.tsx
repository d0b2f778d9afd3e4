import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Amount } from '../amounts/amount.tsx';
import { useAmountText } from '../amounts/use-amount-text.ts';
import type { Payslip } from './payslip.ts';
import { usePayWords } from './use-pay-words.ts';
import { usePeriodWords } from './use-period-words.ts';

/** The reasons for the difference from the previous month, with the amount of each. */
export function PayChanges({ slip: { currency, variance, previous_net, change, period } }: { slip: Payslip }) {
  const words = usePeriodWords(period);
  const { reason } = usePayWords(currency);
  const written = useAmountText(currency);
  if (previous_net === null) return <p className="muted">{words('first')}</p>;
  const reasons = variance?.reasons ?? [];
  if (!change && reasons.length === 0) return <p className="muted">{words('unchanged')}</p>;
  return (
    <Stack gap={2}>
      <p>{words('compared', { change: written(change ?? 0, true), previous: written(previous_net) })}</p>
      <Rows hasLines wraps>
        {reasons.map((one) => (
          <RowItem key={`${one.code} ${JSON.stringify(one.args)}`} end={<Amount value={one.amount} currency={currency} isDifference />}>
            {reason(one)}
          </RowItem>
        ))}
      </Rows>
    </Stack>
  );
}
