import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/people/badge.tsx';

/** Not pink, because pink marks problems and pay that is not due yet is none. */
export function PaidBadge({ isPaid }: { isPaid: boolean }) {
  const t = useTexts();
  return (
    <Badge tone={isPaid ? 'green' : 'neutral'} hasDot>
      {isPaid ? t('payslip.paid') : t('payslip.not_paid')}
    </Badge>
  );
}
