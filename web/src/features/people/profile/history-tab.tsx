import { employees } from '@cadre/contract/resources/employees';
import { RecordHistory } from '../../../crud/record/record-history.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { SectionCard } from './section-card.tsx';
import type { Profile } from './use-profile.ts';

export function HistoryTab({ profile: { employee } }: { profile: Profile }) {
  const t = useTexts();
  return (
    <SectionCard title={t('people.profile.history')}>
      <RecordHistory page={{ resource: employees, options: {} }} id={employee.id} />
    </SectionCard>
  );
}
