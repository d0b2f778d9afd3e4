import { employees } from '@cadre/contract/resources/employees';
import { Link, Navigate, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import '../../crud/crud.css';
import { PartForm } from '../../crud/part-form.tsx';
import { FailedState } from '../../ui/states.tsx';
import '../../fields/fields.css';
import { usePageTitle } from '../../platform/page-title.ts';
import { useTexts } from '../../platform/texts.ts';
import { OverviewTab } from './profile/overview-tab.tsx';
import { ProfileHeader } from './profile/profile-header.tsx';
import { CardsSkeleton, ProfileSkeleton } from './profile/profile-skeleton.tsx';
import './profile/profile.css';
import { type Profile, useProfile } from './profile/use-profile.ts';
import { useStepKeys } from './profile/use-step-keys.ts';
import { WelcomeCard } from './profile/welcome-card.tsx';
import { type ProfileTab, profilePath, profileTabs } from './profile-path.ts';

type Tab = ComponentType<{ profile: Profile }>;

const pages: Record<ProfileTab, Tab> = {
  overview: OverviewTab,
  employment: lazy(async () => ({ default: (await import('./profile/employment-tab.tsx')).EmploymentTab })),
  personal: lazy(async () => ({ default: (await import('./profile/personal-tab.tsx')).PersonalTab })),
  documents: lazy(async () => ({ default: (await import('./profile/documents-tab.tsx')).DocumentsTab })),
  pay: lazy(async () => ({ default: (await import('./profile/pay-tab.tsx')).PayTab })),
  history: lazy(async () => ({ default: (await import('./profile/history-tab.tsx')).HistoryTab })),
};

/** One person's file. */
export function EmployeePage() {
  const { id: param, tab: asked } = useParams({ strict: false }) as { id: string; tab?: string };
  const id = Number(param);
  const tab = profileTabs.find((name) => name === asked);
  const { data: profile, error, refetch } = useProfile(id);
  const neighbours = useStepKeys(id, tab ?? 'overview');
  const { welcome } = useSearch({ strict: false }) as { welcome?: string };
  usePageTitle(profile?.employee.name);
  if (!tab) return <Navigate to={profilePath(id)} replace />;
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!profile) return <ProfileSkeleton />;
  const Page = pages[tab];
  return (
    <div className="person-file">
      <ProfileHeader profile={profile} tab={tab} neighbours={neighbours} />
      <TabLinks id={id} tab={tab} tabs={profile.tabs} />
      {welcome && tab === 'overview' && <WelcomeCard profile={profile} />}
      {isOpen(profile.tabs, tab) ? (
        <Suspense fallback={<CardsSkeleton />}>
          <Page key={id} profile={profile} />
        </Suspense>
      ) : (
        <NoTab />
      )}
      <PartForm name={employees.name} resource={employees} />
    </div>
  );
}

const isOpen = (tabs: Profile['tabs'], tab: ProfileTab): boolean => tab === 'overview' || tabs[tab];

function TabLinks({ id, tab, tabs }: { id: number; tab: ProfileTab; tabs: Profile['tabs'] }) {
  const t = useTexts();
  return (
    <nav className="person-tabs" aria-label={t('people.profile.tabs')}>
      <ul>
        {profileTabs
          .filter((name) => isOpen(tabs, name))
          .map((name) => (
            <li key={name}>
              <Link to={profilePath(id, name)} replace aria-current={name === tab ? 'page' : undefined}>
                {t(`people.profile.${name}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function NoTab() {
  const t = useTexts();
  return <p className="person-card">{t('people.profile.no_tab')}</p>;
}
