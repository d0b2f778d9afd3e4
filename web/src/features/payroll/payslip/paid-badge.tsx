import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Pink is for what went wrong; pay that is not due yet did not. */
export function PaidBadge({ isPaid }: { isPaid: boolean }) {
  const t = useTexts();
  return (
    <Badge tone={isPaid ? 'green' : 'neutral'} hasDot>
      {isPaid ? t('payslip.paid') : t('payslip.not_paid')}
    </Badge>
  );
}
