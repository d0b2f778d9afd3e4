import { employeePersonal, employeeProfile } from '@cadre/contract/calls/people';
import { educations } from '@cadre/contract/resources/educations';
import { experiences } from '@cadre/contract/resources/experiences';
import { skills } from '@cadre/contract/resources/skills';
import { ChildList } from '../../../crud/child-list.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { useAsk } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Heading } from '../../../ui/heading.tsx';
import { QueryStates } from '../../../ui/query-states.tsx';
import { OwnSection } from './own-section.tsx';
import { self } from './sections.ts';

export function BackgroundSection() {
  const t = useTexts();
  const labels = useLabels();
  const personal = useAsk(employeePersonal, self);
  const profile = useAsk(employeeProfile, self);
  const heading = (name: string) => (
    <Heading level={3} size="body">
      {labels.many(name)}
    </Heading>
  );
  return (
    <OwnSection section="background" hint={t('self.open_hint')}>
      <QueryStates query={personal}>
        {(known) => (
          <>
            {heading(educations.name)}
            <ChildList resource={educations} employeeId={known.employee.id} rows={known.educations} />
            {heading(experiences.name)}
            <ChildList resource={experiences} employeeId={known.employee.id} rows={known.experiences} />
          </>
        )}
      </QueryStates>
      {heading(skills.name)}
      <QueryStates query={profile} rows={1}>
        {(known) => <ChildList resource={skills} employeeId={known.employee.id} rows={known.skills} />}
      </QueryStates>
    </OwnSection>
  );
}
