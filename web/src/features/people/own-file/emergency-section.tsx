import { employeePersonal } from '@cadre/contract/calls/people';
import { emergencyContacts } from '@cadre/contract/resources/emergency-contacts';
import { ChildList } from '../../../crud/record/child-list.tsx';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { OwnSection } from './own-section.tsx';
import { self } from './sections.ts';

/** Emergency contacts, which employees maintain themselves without approval. */
export function EmergencySection() {
  const t = useTexts();
  const query = useCall(employeePersonal, self);
  return (
    <OwnSection section="emergency" hint={t('self.open_hint')}>
      <QueryStates query={query} rows={1}>
        {({ employee, emergency_contacts }) => <ChildList resource={emergencyContacts} employee={employee} rows={emergency_contacts} />}
      </QueryStates>
    </OwnSection>
  );
}
