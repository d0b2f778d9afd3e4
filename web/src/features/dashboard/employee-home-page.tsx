import { partOfDay } from '@cadre/rules/calendar';
import { Bell, KeyRound, LayoutDashboard, Settings2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { calledIn } from '../../platform/format/called.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { ComeTogether } from '../../ui/feedback/come-together.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { RowItemLink, Rows } from '../../ui/layout/rows.tsx';
import { Grid, Stack } from '../../ui/layout/stack.tsx';
import { Card } from './card.tsx';
import { ColleaguesCard } from './cards/colleagues-card.tsx';
import { BranchHolidaysCard } from './cards/holidays-card.tsx';
import { NeedsYouCard } from './cards/needs-you-card.tsx';
import { WeekCard } from './cards/week-card.tsx';

/** The start page of an employee, designed for phones. Daily actions come first; cards that can grow come below those that cannot. */
export function EmployeeHomePage({ checkIn, requests }: { checkIn: ReactNode; requests: ReactNode }) {
  const t = useTexts();
  const format = useFormat();
  const { user } = useMe();
  const hour = Number(format.clock(new Date()).slice(0, 2));
  return (
    <Stack>
      <Stack gap={1}>
        <Heading level={2} size="page">
          {t(`dashboard.good_${partOfDay(hour)}`, { name: calledIn(useLocale(), user) })}
        </Heading>
        <p className="muted">{format.longDate(format.today())}</p>
      </Stack>
      <ComeTogether>
        <Stack>
          {checkIn}
          <Grid columns="halves" isEven>
            <WeekCard />
            <NeedsYouCard />
            {requests}
            <BranchHolidaysCard />
            <ColleaguesCard />
            <ShortcutsCard />
          </Grid>
        </Stack>
      </ComeTogether>
    </Stack>
  );
}

function ShortcutsCard() {
  const t = useTexts();
  const shortcuts = [
    { text: t('profile.title'), icon: UserRound, to: '/user-profile', tab: 'profile' },
    { text: t('profile.messages'), icon: Bell, to: '/user-profile', tab: 'messages' },
    { text: t('profile.security'), icon: KeyRound, to: '/user-profile', tab: 'security' },
    { text: t('profile.preferences'), icon: Settings2, to: '/user-profile', tab: 'preferences' },
    { text: t('menu.dashboard'), icon: LayoutDashboard, to: '/dashboard', tab: undefined },
  ];
  return (
    <Card title={t('dashboard.shortcuts')}>
      <Rows>
        {shortcuts.map(({ text, icon: Icon, to, tab }) => (
          <RowItemLink key={text} to={to} search={{ tab }} start={<Icon size={18} strokeWidth={1.75} aria-hidden />}>
            {text}
          </RowItemLink>
        ))}
      </Rows>
    </Card>
  );
}
