import { employees } from '@cadre/contract/resources/employees';
import { RecordHistory } from '../../../../crud/record/record-history.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import type { Profile } from '../profile.ts';
import { SectionCard } from '../section-card.tsx';

export function HistoryTab({ profile: { employee } }: { profile: Profile }) {
  const t = useTexts();
  return (
    <SectionCard title={t('people.profile.history')}>
      <RecordHistory page={{ resource: employees, options: {} }} id={employee.id} />
    </SectionCard>
  );
}
