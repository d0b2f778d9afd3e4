import { emergencyContacts } from '@cadre/contract/resources/emergency-contacts';
import { ChildList } from '../../../crud/child-list.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { OwnSection } from './own-section.tsx';
import { SectionStates } from './section-states.tsx';
import { useOwnPersonal } from './use-own-file.ts';

/** Whom to call: one's own to keep, without asking anybody. */
export function EmergencySection() {
  const t = useTexts();
  const query = useOwnPersonal();
  return (
    <OwnSection section="emergency" hint={t('self.open_hint')}>
      <SectionStates query={query} rows={1}>
        {({ employee, emergency_contacts }) => (
          <ChildList resource={emergencyContacts} employeeId={employee.id} rows={emergency_contacts} />
        )}
      </SectionStates>
    </OwnSection>
  );
}
