import { employees } from '@cadre/contract/resources/employees';
import { skills } from '@cadre/contract/resources/skills';
import { Link } from '@tanstack/react-router';
import { usePart } from '../../../../crud/address/use-part.ts';
import { PartForm } from '../../../../crud/form/part-form.tsx';
import { ChildList } from '../../../../crud/record/child-list.tsx';
import { useLabels } from '../../../../fields/labels.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { RowItemLink, Rows } from '../../../../ui/layout/rows.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Avatar } from '../../../../ui/people/avatar.tsx';
import { Facts } from '../../facts.tsx';
import { profilePath } from '../../profile-path.ts';
import { AccountCard } from '../account-card.tsx';
import { ComingCard } from '../coming-card.tsx';
import { MoreDetails } from '../more-details.tsx';
import type { Profile } from '../profile.ts';
import { SectionCard } from '../section-card.tsx';

const part = 'work';
const shown = ['employee_no', 'work_email', 'work_phone', 'department_id', 'job_id', 'branch_id', 'hire_date', 'employment_type'];
const form = [['first_name', 'last_name'], ['middle_name', 'preferred_name'], ['name_order'], ['work_email', 'work_phone']];

/** Everything in the profile response, on one page. */
export function OverviewTab({ profile }: { profile: Profile }) {
  const t = useTexts();
  const labels = useLabels();
  const { employee, manager_chain, reports, documents } = profile;
  const { open } = usePart(part);
  const onEdit = employee.can.update === true ? () => open({ kind: 'edit', id: employee.id }) : undefined;
  return (
    <Grid columns="rail">
      <Stack>
        <SectionCard title={t('people.profile.work')} onEdit={onEdit}>
          <Facts resource={employees} row={employee} names={shown} />
        </SectionCard>
        <MoreDetails row={employee} isGuarded={false} mayEdit={employee.can.update === true} />
        {profile.skills && (
          <SectionCard title={labels.many(skills.name)}>
            <ChildList resource={skills} employee={employee} rows={profile.skills} readOnly={employee.can.edit_background !== true} />
          </SectionCard>
        )}
        <People title={t('people.profile.reports')} people={reports} empty={t('people.profile.no_reports')} />
      </Stack>
      <Stack>
        <ComingCard profile={profile} />
        <People title={t('people.profile.line')} people={manager_chain} empty={t('people.profile.nobody_above')} />
        {profile.account !== undefined && <AccountCard profile={profile} />}
        {documents && (
          <SectionCard title={t('people.profile.documents')}>
            <PapersLine documents={documents} to={profilePath(employee.id, 'documents')} />
          </SectionCard>
        )}
      </Stack>
      <PartForm name={part} resource={employees} form={{ rows: form, title: t('people.profile.names') }} />
    </Grid>
  );
}

type PeopleProps = { title: string; people: { id: number; name: string; pic: string | null; job?: string }[]; empty: string };

const People = ({ title, people, empty }: PeopleProps) => (
  <SectionCard title={title} isFlush={people.length > 0}>
    {people.length === 0 && <p className="muted">{empty}</p>}
    {people.length > 0 && (
      <Rows>
        {people.map(({ id, name, pic, job }) => (
          <RowItemLink key={id} to={profilePath(id)} start={<Avatar name={name} pic={pic} size={32} />} note={job}>
            {name}
          </RowItemLink>
        ))}
      </Rows>
    )}
  </SectionCard>
);

function PapersLine({ documents: { waiting, expiring }, to }: { documents: NonNullable<Profile['documents']>; to: string }) {
  const t = useTexts();
  if (waiting + expiring === 0) return <p className="muted">{t('people.profile.papers_fine')}</p>;
  return (
    <Stack as="ul" gap={2}>
      {waiting > 0 && (
        <li>
          <Link to={to}>{t('people.profile.papers_waiting', { count: waiting })}</Link>
        </li>
      )}
      {expiring > 0 && (
        <li>
          <Link to={to}>{t('people.profile.papers_expiring', { count: expiring })}</Link>
        </li>
      )}
    </Stack>
  );
}
