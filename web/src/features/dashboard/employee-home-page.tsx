import { partOfDay } from '@cadre/rules/calendar';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { calledIn } from '../../platform/called.ts';
import { useFormat } from '../../platform/format.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Heading } from '../../ui/heading.tsx';
import { Grid, Stack } from '../../ui/stack.tsx';
import { ColleaguesCard } from './colleagues-card.tsx';
import { BranchHolidaysCard } from './holidays-card.tsx';
import { NeedsYouCard } from './needs-you-card.tsx';
import { ShortcutsCard } from './shortcuts-card.tsx';

/** The first page of an employee, made for the phone. What one presses every day stands first. */
export function EmployeeHomePage({ checkIn }: { checkIn: ReactNode }) {
  const t = useTexts();
  const format = useFormat();
  const { user } = useMe();
  const hour = Number(format.moment(new Date().toISOString()).slice(11, 13));
  return (
    <Stack>
      <Stack gap={1}>
        <Heading level={2} size="page">
          {t(`dashboard.good_${partOfDay(hour)}`, { name: calledIn(useLocale(), user) })}
        </Heading>
        <p className="muted">{format.longDate(format.today())}</p>
      </Stack>
      {checkIn}
      <Grid columns="halves" isEven>
        <NeedsYouCard />
        <BranchHolidaysCard />
        <ColleaguesCard />
        <ShortcutsCard />
      </Grid>
    </Stack>
  );
}
