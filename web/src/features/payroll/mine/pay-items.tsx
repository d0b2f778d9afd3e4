import type { PayOverview } from '@cadre/contract/calls/payslips';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { useAmountText } from '../amounts/use-amount-text.ts';

type Item = PayOverview['allowances'][number] & { remaining?: number | null };
type Props = { title: string; none: string; items: readonly Item[]; currency: string | null };

const per = { fixed: 'monthly', percent: 'monthly', per_day: 'daily', per_hour: 'hourly' } as const;

/** Additions to the salary, or deductions from it, month by month. */
export function PayItems({ title, none, items, currency }: Props) {
  const t = useTexts();
  const format = useFormat();
  const written = useAmountText(currency ?? 'EUR');
  return (
    <Card title={title} isFlush>
      {items.length === 0 && <EmptyState text={none} />}
      <Rows wraps>
        {items.map(({ id, name, kind, amount, rate_bp, remaining }) => (
          <RowItem
            key={id}
            note={typeof remaining === 'number' ? t('myPay.left', { amount: written(remaining) }) : undefined}
            end={amount === null ? format.share(rate_bp ?? 0) : t(`myPay.${per[kind]}`, { amount: written(amount) })}
          >
            {name}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}
