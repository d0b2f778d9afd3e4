import { UserRoundX } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** An account without an employee has no attendance. */
export function NoRecord() {
  const t = useTexts();
  return (
    <Card>
      <EmptyState size="page" icon={UserRoundX} text={t('attendance.no_record')} />
    </Card>
  );
}
