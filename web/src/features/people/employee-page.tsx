import { employeeProfile } from '@cadre/contract/calls/people';
import { pages, profileTabs } from '@cadre/contract/pages';
import { employees } from '@cadre/contract/resources/employees';
import { Navigate, useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import '../../crud/crud.css';
import { neighboursOf } from '../../crud/address/neighbours.ts';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { PartForm } from '../../crud/form/part-form.tsx';
import '../../fields/fields.css';
import { useCall } from '../../platform/call-api.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TabLink, TabLinks } from '../../ui/layout/tab-links.tsx';
import { ManagerQuestion } from './manager/manager-question.tsx';
import { EndsNotice } from './profile/leaving/ends-notice.tsx';
import type { Profile } from './profile/profile.ts';
import { ProfileHeader } from './profile/profile-header.tsx';
import { CardsSkeleton, ProfileSkeleton } from './profile/profile-skeleton.tsx';
import { OverviewTab } from './profile/tabs/overview-tab.tsx';
import { WelcomeCard } from './profile/welcome-card.tsx';
import { type ProfileTab, profilePath } from './profile-path.ts';

type Tab = ComponentType<{ profile: Profile }>;

const tabs: Record<ProfileTab, Tab> = {
  overview: OverviewTab,
  employment: lazy(async () => ({ default: (await import('./profile/tabs/employment-tab.tsx')).EmploymentTab })),
  personal: lazy(async () => ({ default: (await import('./profile/tabs/personal-tab.tsx')).PersonalTab })),
  documents: lazy(async () => ({ default: (await import('./profile/tabs/documents-tab.tsx')).DocumentsTab })),
  leave: lazy(async () => ({ default: (await import('./profile/tabs/leave-tab.tsx')).LeaveTab })),
  attendance: lazy(async () => ({ default: (await import('./profile/tabs/attendance-tab.tsx')).AttendanceTab })),
  projects: lazy(async () => ({ default: (await import('./profile/tabs/projects-tab.tsx')).ProjectsTab })),
  pay: lazy(async () => ({ default: (await import('./profile/tabs/pay-tab.tsx')).PayTab })),
  history: lazy(async () => ({ default: (await import('./profile/tabs/history-tab.tsx')).HistoryTab })),
};

/** One person's file. */
export function EmployeePage() {
  const t = useTexts();
  const { id: param, tab: requested } = usePathParts(pages.employee, pages.employee_tab);
  const id = Number(param);
  const tab = profileTabs.find((name) => name === requested);
  const { data: profile, error, refetch } = useCall(employeeProfile, { id });
  const neighbours = useStepKeys(id, tab ?? 'overview');
  usePageTitle(profile?.employee.name, { isShown: false });
  if (!tab) return <Navigate to={profilePath(id)} replace />;
  if (error) return <FailedState size="page" problem={error} missing={t('people.profile.missing')} onRetry={refetch} />;
  if (!profile) return <ProfileSkeleton />;
  const Page = tabs[tab];
  const isOpen = (name: ProfileTab): boolean => name === 'overview' || profile.tabs[name];
  return (
    <Stack>
      <Stack gap={1}>
        <ProfileHeader profile={profile} tab={tab} neighbours={neighbours} />
        <TabLinks label={t('people.profile.tabs')} current={tab}>
          {profileTabs.filter(isOpen).map((name) => (
            <TabLink key={name} to={profilePath(id, name)} replace aria-current={name === tab ? 'page' : undefined}>
              {t(`people.profile.${name}`)}
            </TabLink>
          ))}
        </TabLinks>
      </Stack>
      <EndsNotice profile={profile} />
      {tab === 'overview' && <WelcomeCard key={`welcome-${id}`} profile={profile} />}
      {isOpen(tab) ? (
        <Suspense fallback={<CardsSkeleton />}>
          <Page key={id} profile={profile} />
        </Suspense>
      ) : (
        <Card>{t('people.profile.no_tab')}</Card>
      )}
      <PartForm
        name={employees.name}
        resource={employees}
        form={{ aside: (draft, set) => <ManagerQuestion draft={draft} now={profile.employee} employee={id} set={set} /> }}
      />
    </Stack>
  );
}

/** Alt ↑ and Alt ↓ step through the list one came from, keeping the open part of the file. */
function useStepKeys(id: number, tab: ProfileTab): ReturnType<typeof neighboursOf> {
  const { history } = useRouter();
  const { user } = useMe();
  const neighbours = neighboursOf(user.id, employees, id);
  const { before, after } = neighbours;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const next = event.altKey && { ArrowUp: before, ArrowDown: after }[event.key];
      if (!next || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      history.replace(profilePath(next, tab));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [history, before, after, tab]);
  return neighbours;
}
