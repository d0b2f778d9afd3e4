import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';

export function PaidBadge({ isPaid }: { isPaid: boolean }) {
  const t = useTexts();
  return (
    <Badge tone={isPaid ? 'green' : 'pink'} hasDot>
      {isPaid ? t('payslip.paid') : t('payslip.not_paid')}
    </Badge>
  );
}
