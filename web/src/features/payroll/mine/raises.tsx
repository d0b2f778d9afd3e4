import type { PayOverview } from '@cadre/contract/calls/payslips';
import { compensations } from '@cadre/contract/resources/compensations';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Timeline, TimelineEntry } from '../../../ui/layout/timeline.tsx';
import { useAmountText } from '../amounts/use-amount-text.ts';

type Raise = PayOverview['raises'][number];

/** The history of the salary, newest first. */
export function Raises({ raises }: { raises: readonly Raise[] }) {
  const t = useTexts();
  if (raises.length === 0) return null;
  return (
    <Card title={t('myPay.raises')}>
      <Timeline>
        {raises.map((raise) => (
          <Entry key={raise.effective_from} raise={raise} />
        ))}
      </Timeline>
    </Card>
  );
}

function Entry({ raise: { effective_from, amount, currency, basis, reason, previous_amount } }: { raise: Raise }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const written = useAmountText(currency);
  const change = previous_amount ? format.share(Math.round((amount / previous_amount - 1) * 10_000)) : undefined;
  return (
    <TimelineEntry
      head={t(`myPay.${basis}`, { amount: written(amount) })}
      end={<time dateTime={effective_from}>{format.date(effective_from)}</time>}
      place={effective_from > format.today() ? 'future' : 'past'}
    >
      <p className="muted">
        {labels.option(compensations.name, 'reason', reason)}
        {change !== undefined && ` · ${t('myPay.from_to', { change: change.startsWith('-') ? change : `+${change}` })}`}
      </p>
    </TimelineEntry>
  );
}
