import { employeePay, employeePersonal, employeeProfile } from '@cadre/contract/calls/people';
import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { dependents } from '@cadre/contract/resources/dependents';
import { employees } from '@cadre/contract/resources/employees';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import '../../../crud/crud.css';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useCall } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ComeTogether } from '../../../ui/feedback/come-together.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { BackgroundSection } from './background-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { EmergencySection } from './emergency-section.tsx';
import { EmploymentSection } from './employment-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import './my-info.css';
import { PapersSection } from './papers-section.tsx';
import { ProtectedSection } from './protected-section.tsx';
import { type Section, sectionId, sections, self } from './sections.ts';
import { useOwnDocuments, useOwnRequests } from './use-own-papers.ts';

/** The user's own employee record. */
export function MyInfoPage() {
  const t = useTexts();
  const { employee } = useMe();
  if (employee) return <OwnFile />;
  return (
    <Card>
      <EmptyState text={t('self.no_record')} />
    </Card>
  );
}

function OwnFile() {
  const t = useTexts();
  const requested = useOwnRequests();
  const requests = requested.data ?? [];
  const profile = useCall(employeeProfile, self);
  const personal = useCall(employeePersonal, self);
  const pay = useCall(employeePay, self);
  const isThere = [requested, personal, pay, profile, useOwnDocuments()].every(({ isPending }) => !isPending);
  useLinkedSection(isThere);
  return (
    <div className="stacked gap-4 own-file">
      <OwnHead />
      <SectionNav />
      <div>
        <ComeTogether isThere={isThere}>
          <Stack>
            <FieldsSection section="personal" requests={requests} />
            <FieldsSection section="contact" requests={requests} />
            <FieldsSection section="address" requests={requests} />
            <EmploymentSection />
            <EmergencySection />
            <ProtectedSection
              section="dependents"
              resource={dependents}
              query={{ ...personal, data: personal.data?.dependents }}
              requests={requests}
              hint={t('self.protected_hint')}
            />
            <BackgroundSection />
            <ProtectedSection
              section="bank"
              resource={bankAccounts}
              query={{ ...pay, data: pay.data?.bank_accounts }}
              requests={requests}
              hint={t('self.bank_hint')}
            />
            <DocumentsSection />
            <PapersSection />
          </Stack>
        </ComeTogether>
      </div>
    </div>
  );
}

/** The user's name, picture and job at a glance. */
function OwnHead() {
  const t = useTexts();
  const { user, employee: known } = useMe();
  const employee = useCall(employeeProfile, self).data?.employee;
  const name = known?.name ?? user.name;
  const place = [employee?.job?.name, employee?.department?.name, employee?.branch?.name].filter(Boolean).join(' · ');
  return (
    <Card className="own-head">
      <Cluster gap={4}>
        <Avatar name={name} pic={user.pic ?? employee?.pic} size={72} />
        <Stack gap={0} className="own-head__words">
          <span className="strong title">{name}</span>
          <span className="muted">{place || t('common.loading')}</span>
          <span className="muted">{employee?.hire_date ? t('self.with_us', { day: employee.hire_date }) : '\u00a0'}</span>
        </Stack>
        {employee && <StatusBadge name="status" field={employees.fields.status} value={employee.status} />}
        <LinkButton size="small" to="/user-profile" search={{ tab: 'profile' }}>
          {t('profile.change_picture')}
        </LinkButton>
      </Cluster>
    </Card>
  );
}

/** Links to the sections: a column next to them, or a line to swipe above them. */
function SectionNav() {
  const t = useTexts();
  return (
    <nav className="own-nav not-printed" aria-label={t('self.sections')}>
      <ul className="flex gap-1">
        {sections.map((section) => (
          <li key={section}>
            <a className="quiet medium whole rounded block" href={`#${sectionId(section)}`}>
              {t(`self.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The names used by links, if they differ from the section's own name. */
const otherNames: Record<string, Section> = { pay: 'bank', changes: 'personal' };

/** A link with `?tab=documents` scrolls to that section as soon as the content above it is rendered at full height. */
function useLinkedSection(isThere: boolean): void {
  const { tab } = useSearch({ from: '__root__' });
  const section = sections.find((one) => one === tab) ?? (tab === undefined ? undefined : otherNames[tab]);
  const shown = useRef<Section>(undefined);
  useEffect(() => {
    if (!section || !isThere || shown.current === section) return;
    shown.current = section;
    document.getElementById(sectionId(section))?.scrollIntoView();
  }, [section, isThere]);
}
