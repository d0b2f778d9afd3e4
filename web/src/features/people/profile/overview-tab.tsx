import { employees } from '@cadre/contract/resources/employees';
import { skills } from '@cadre/contract/resources/skills';
import { Link } from '@tanstack/react-router';
import { ChildList } from '../../../crud/child-list.tsx';
import { PartForm } from '../../../crud/part-form.tsx';
import { PersonPicture } from '../../../crud/person-picture.tsx';
import { usePart } from '../../../crud/use-part.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { profilePath } from '../profile-path.ts';
import { AccountCard } from './account-card.tsx';
import { ComingCard } from './coming-card.tsx';
import { Facts } from './facts.tsx';
import { SectionCard } from './section-card.tsx';
import type { Profile } from './use-profile.ts';

const part = 'work';
const shown = ['employee_no', 'work_email', 'work_phone', 'department_id', 'job_id', 'branch_id', 'hire_date', 'employment_type'];
const form = [
  ['first_name', 'last_name'],
  ['middle_name', 'preferred_name'],
  ['work_email', 'work_phone'],
];

/** All that one answer of the server tells, on one page. */
export function OverviewTab({ profile }: { profile: Profile }) {
  const t = useTexts();
  const labels = useLabels();
  const { employee, manager_chain, reports, documents } = profile;
  const { open } = usePart(part);
  const onEdit = employee.can?.update === true ? () => open({ kind: 'edit', id: employee.id }) : undefined;
  return (
    <div className="person-grid person-grid--rail">
      <div className="person-grid__column">
        <SectionCard title={t('people.profile.work')} onEdit={onEdit}>
          <Facts resource={employees} row={employee} names={shown} />
        </SectionCard>
        {profile.skills && (
          <SectionCard title={labels.many(skills.name)}>
            <ChildList resource={skills} employeeId={employee.id} rows={profile.skills} readOnly={employee.can?.edit_background !== true} />
          </SectionCard>
        )}
        <SectionCard title={t('people.profile.reports')}>
          {reports.length === 0 && <p className="muted">{t('people.profile.no_reports')}</p>}
          <ul className="person-people">
            {reports.map(({ id, name, pic, job }) => (
              <li key={id}>
                <Link to={profilePath(id)}>
                  <PersonPicture name={name} pic={pic} about={job} />
                </Link>
              </li>
            ))}
          </ul>
        </SectionCard>
      </div>
      <div className="person-grid__column">
        <ComingCard profile={profile} />
        <SectionCard title={t('people.profile.line')}>
          {manager_chain.length === 0 && <p className="muted">{t('people.profile.nobody_above')}</p>}
          <ol className="person-people person-people--line">
            {manager_chain.map(({ id, name, pic }) => (
              <li key={id}>
                <Link to={profilePath(id)}>
                  <PersonPicture name={name} pic={pic} />
                </Link>
              </li>
            ))}
          </ol>
        </SectionCard>
        {profile.account !== undefined && <AccountCard profile={profile} />}
        {documents && (
          <SectionCard title={t('people.profile.documents')}>
            <PapersLine documents={documents} to={profilePath(employee.id, 'documents')} />
          </SectionCard>
        )}
      </div>
      <PartForm name={part} resource={employees} form={form} formTitle={t('people.profile.names')} />
    </div>
  );
}

function PapersLine({ documents: { waiting, expiring }, to }: { documents: { waiting: number; expiring: number }; to: string }) {
  const t = useTexts();
  if (waiting + expiring === 0) return <p className="muted">{t('people.profile.papers_fine')}</p>;
  return (
    <ul className="person-lines">
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
    </ul>
  );
}
