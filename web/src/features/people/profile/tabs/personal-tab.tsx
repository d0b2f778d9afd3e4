import { employeePersonal } from '@cadre/contract/calls/people';
import type { Resource } from '@cadre/contract/resource';
import { dependents } from '@cadre/contract/resources/dependents';
import { educations } from '@cadre/contract/resources/educations';
import { emergencyContacts } from '@cadre/contract/resources/emergency-contacts';
import { employees } from '@cadre/contract/resources/employees';
import { experiences } from '@cadre/contract/resources/experiences';
import { Eye } from 'lucide-react';
import { usePart } from '../../../../crud/address/use-part.ts';
import { PartForm } from '../../../../crud/form/part-form.tsx';
import { ChildList } from '../../../../crud/record/child-list.tsx';
import type { Row } from '../../../../fields/kind.ts';
import { useLabels } from '../../../../fields/labels.ts';
import { useCall } from '../../../../platform/call-api.ts';
import { useMe } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { FailedState } from '../../../../ui/feedback/states.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Facts } from '../../facts.tsx';
import { MoreDetails } from '../more-details.tsx';
import type { Profile } from '../profile.ts';
import { CardsSkeleton } from '../profile-skeleton.tsx';
import { SectionCard } from '../section-card.tsx';

const sections = {
  person: [
    ['birth_date', 'gender'],
    ['marital_status', 'nationality'],
  ],
  identity: [['national_id'], ['passport_no', 'passport_expires_on']],
  contact: [['personal_email', 'mobile']],
  address: [
    ['address_line1', 'address_line2'],
    ['postal_code', 'city'],
    ['address_region', 'address_country'],
  ],
} as const;

type Section = keyof typeof sections;

/** Home, family and background. Opening it for another employee is recorded, and a note shows that. */
export function PersonalTab({ profile: { employee } }: { profile: Profile }) {
  const labels = useLabels();
  const { data, error, refetch } = useCall(employeePersonal, { id: employee.id });
  const mayEditBackground = employee.can?.edit_background === true;
  const mayEditPersonal = employee.can?.update_personal === true;
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  const list = (resource: Resource, rows: Row[], mayEdit: boolean) => (
    <SectionCard title={labels.many(resource.name)}>
      <ChildList resource={resource} employee={employee} rows={rows} readOnly={!mayEdit} />
    </SectionCard>
  );
  return (
    <Stack>
      <NotedLine id={employee.id} name={employee.name} />
      {!data && <CardsSkeleton />}
      {data && (
        <Grid columns="halves">
          {(Object.keys(sections) as Section[]).map((section) => (
            <PersonalSection key={section} section={section} row={data.employee} mayEdit={mayEditPersonal} />
          ))}
          <MoreDetails row={data.employee} isGuarded mayEdit={mayEditPersonal} />
          {list(emergencyContacts, data.emergency_contacts, mayEditBackground)}
          {list(dependents, data.dependents, mayEditPersonal)}
          {list(educations, data.educations, mayEditBackground)}
          {list(experiences, data.experiences, mayEditBackground)}
        </Grid>
      )}
    </Stack>
  );
}

export function NotedLine({ id, name }: { id: number; name: string }) {
  const t = useTexts();
  if (useMe().employee?.id === id) return null;
  return (
    <p className="muted">
      <Eye size={14} aria-hidden /> {t('people.personal.noted', { name })}
    </p>
  );
}

function PersonalSection({ section, row, mayEdit }: { section: Section; row: Row; mayEdit: boolean }) {
  const t = useTexts();
  const { open } = usePart(section);
  const title = t(`people.personal.${section}`);
  return (
    <SectionCard title={title} onEdit={mayEdit ? () => open({ kind: 'edit', id: row.id }) : undefined}>
      <Facts resource={employees} row={row} names={sections[section].flat()} />
      <PartForm name={section} resource={employees} form={{ rows: sections[section], title }} />
    </SectionCard>
  );
}
