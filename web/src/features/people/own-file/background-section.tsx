import { employeePersonal, employeeProfile } from '@cadre/contract/calls/people';
import { educations } from '@cadre/contract/resources/educations';
import { experiences } from '@cadre/contract/resources/experiences';
import { skills } from '@cadre/contract/resources/skills';
import type { ComponentProps } from 'react';
import { ChildList } from '../../../crud/record/child-list.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { OwnSection } from './own-section.tsx';
import { self } from './sections.ts';

export function BackgroundSection() {
  const t = useTexts();
  const personal = useCall(employeePersonal, self);
  const profile = useCall(employeeProfile, self);
  return (
    <OwnSection section="background" hint={t('self.open_hint')}>
      <Stack gap={6}>
        <QueryStates query={personal}>
          {(known) => (
            <>
              <Part resource={educations} employee={known.employee} rows={known.educations} />
              <Part resource={experiences} employee={known.employee} rows={known.experiences} />
            </>
          )}
        </QueryStates>
        <QueryStates query={profile} rows={1}>
          {(known) => <Part resource={skills} employee={known.employee} rows={known.skills} />}
        </QueryStates>
      </Stack>
    </OwnSection>
  );
}

function Part(list: ComponentProps<typeof ChildList>) {
  const labels = useLabels();
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="body">
        {labels.many(list.resource.name)}
      </Heading>
      <ChildList {...list} />
    </Stack>
  );
}
