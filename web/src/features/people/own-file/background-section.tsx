import { educations } from '@cadre/contract/resources/educations';
import { experiences } from '@cadre/contract/resources/experiences';
import { skills } from '@cadre/contract/resources/skills';
import { ChildList } from '../../../crud/child-list.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { OwnSection } from './own-section.tsx';
import { SectionStates } from './section-states.tsx';
import { useOwnPersonal, useOwnProfile } from './use-own-file.ts';

export function BackgroundSection() {
  const t = useTexts();
  const labels = useLabels();
  const personal = useOwnPersonal();
  const profile = useOwnProfile();
  return (
    <OwnSection section="background" hint={t('self.open_hint')}>
      <SectionStates query={personal} rows={3}>
        {({ employee, educations: schools, experiences: positions }) => (
          <>
            <h3 className="own-section__sub">{labels.many(educations.name)}</h3>
            <ChildList resource={educations} employeeId={employee.id} rows={schools} />
            <h3 className="own-section__sub">{labels.many(experiences.name)}</h3>
            <ChildList resource={experiences} employeeId={employee.id} rows={positions} />
          </>
        )}
      </SectionStates>
      <h3 className="own-section__sub">{labels.many(skills.name)}</h3>
      <SectionStates query={profile} rows={1}>
        {({ employee, skills: known }) => <ChildList resource={skills} employeeId={employee.id} rows={known} />}
      </SectionStates>
    </OwnSection>
  );
}
