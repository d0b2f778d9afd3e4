import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SettingsForm } from '../../../layout/panels/settings-form.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { AboutMe } from './about-me.tsx';
import { MessageArchive } from './message-archive.tsx';
import { MyActivities } from './my-activities.tsx';
import { MyWaiting } from './my-waiting.tsx';
import './profile.css';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Grid } from '../../../ui/layout/stack.tsx';
import { ChangePassword } from './change-password.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { Sessions } from './sessions.tsx';

const CalendarFeeds = lazy(async () => ({ default: (await import('./calendar-feeds.tsx')).CalendarFeeds }));

/** The parts that My Activities and My Tasks of the user panel lead to. */
const parts = ['activities', 'tasks'] as const;
const tabs = ['profile', ...parts, 'security', 'preferences', 'notifications', 'calendar', 'messages'] as const;
type Tab = (typeof tabs)[number];

export function ProfilePage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { tab, part } = useSearch({ from: '__root__' });
  const current: Tab = parts.find((name) => name === part) ?? tabs.find((name) => name === tab) ?? 'profile';
  const choose = (next: Tab) => {
    const search = parts.some((name) => name === next) ? { part: next } : { tab: next };
    void navigate({ to: '/user-profile', search, replace: true });
  };
  return (
    <Card isFlush className="profile">
      <Tabs
        label={t('profile.title')}
        tabs={tabs.map((value) => ({ value, text: t(`profile.${value}`) }))}
        value={current}
        onChoose={choose}
      >
        {current === 'profile' && <AboutMe />}
        {current === 'activities' && <MyActivities />}
        {current === 'tasks' && <MyWaiting />}
        {current === 'security' && <Security />}
        {current === 'preferences' && <SettingsForm />}
        {current === 'notifications' && <NoticeSettings />}
        {current === 'calendar' && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <CalendarFeeds />
          </Suspense>
        )}
        {current === 'messages' && <MessageArchive />}
      </Tabs>
    </Card>
  );
}

function Security() {
  const t = useTexts();
  return (
    <Grid columns="halves" className="profile__section">
      <Card title={t('profile.change_password')}>
        <ChangePassword />
      </Card>
      <Card isFlush title={t('profile.sessions')}>
        <Sessions />
      </Card>
    </Grid>
  );
}
