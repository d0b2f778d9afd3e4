import type { Timesheet } from '@cadre/contract/calls/hours';
import { swapOverview } from '@cadre/contract/calls/shift-swaps';
import { pages } from '@cadre/contract/pages';
import { isDate } from '@cadre/rules/calendar';
import { asHours, minutesOf } from '@cadre/rules/duration';
import { periodName } from '@cadre/rules/period';
import { lazy, Suspense } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { PeriodBar } from '../../../crud/view/period-bar.tsx';
import { usePeriod } from '../../../crud/view/use-period.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Grid, Stack } from '../../../ui/layout/stack.tsx';
import { TabLink, TabLinks } from '../../../ui/layout/tab-links.tsx';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { CheckInCard } from '../check-in/check-in-card.tsx';
import { useNow } from '../check-in/use-now.ts';
import { useSheet } from '../day/use-sheet.ts';
import { daysOfMonth } from '../months.ts';
import { DayList } from './day-list.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { NoRecord } from './no-record.tsx';

const SwapOverview = lazy(async () => ({ default: (await import('../swaps/swap-overview.tsx')).SwapOverview }));
const DayPanel = lazy(async () => ({ default: (await import('../day/day-panel.tsx')).DayPanel }));

/**
 * The user's month: a calendar for an overview, a list to read, and an explanation of every day; for people in a roster also the shift
 * swaps.
 */
export const MyAttendancePage = () => (useMe().employee ? <MyAttendance /> : <NoRecord />);

function MyAttendance() {
  const t = useTexts();
  const isSwapping = useParameters().get('view') === 'swaps';
  const { permissions } = useMe();
  const maySwap = permissions['shift-swaps.view'] !== undefined;
  const { data: desk, error } = useCall(swapOverview, {}, { enabled: maySwap, meta: { quiet: true } });
  const hasSwaps = desk !== undefined && desk.shifts.length + desk.colleagues.length + desk.offers.length > 0;
  // Tabs that come later would move the month.
  if (maySwap && !desk && !error) return <Skeleton columns={3} rows={12} />;
  return (
    <Stack>
      {(hasSwaps || isSwapping) && (
        <TabLinks label={t('menu.attendance')} current={isSwapping ? 'swaps' : 'month'}>
          <TabLink to={pages.my_attendance.path} aria-current={isSwapping ? undefined : 'page'}>
            {t('menu.attendance')}
          </TabLink>
          <TabLink to={pages.my_attendance.path} search={{ view: 'swaps' }} aria-current={isSwapping ? 'page' : undefined}>
            {t('swaps.title')}
          </TabLink>
        </TabLinks>
      )}
      {isSwapping ? (
        <Suspense>
          <SwapOverview />
          {desk && !hasSwaps && (
            <Card>
              <EmptyState text={t('swaps.none')} />
            </Card>
          )}
        </Suspense>
      ) : (
        <MyMonth />
      )}
    </Stack>
  );
}

function MyMonth() {
  const t = useTexts();
  const months = usePeriod('month');
  const month = periodName(months.period);
  const parameters = useParameters();
  const all = daysOfMonth(month);
  const { data, error, isPlaceholderData, isFetching, refetch } = useSheet('self', all[0] ?? '', all.at(-1) ?? '');
  const sheet = error ? undefined : data;
  const mayCheck = useMe().permissions['attendances.check'] !== undefined;
  const now = useNow('self', mayCheck);
  const isComing = (!data && !error) || (mayCheck && !now.data && !now.error);
  const day = parameters.get('day');
  const open = (date: string) => parameters.push({ day: date });
  // Everything is rendered together, so that the layout does not shift while the user taps.
  if (isComing) return <Skeleton columns={3} rows={12} />;
  return (
    <Stack aria-busy={isFetching}>
      <Grid columns="halves">
        <Stack>
          <CheckInCard />
          {sheet && <MonthTotals totals={sheet.totals} />}
        </Stack>
        <Card label={t('attendance.my_month')}>
          <PeriodBar of={months} />
          {error && <FailedState size="page" problem={error} onRetry={refetch} />}
          {sheet && (
            <div className={isPlaceholderData ? 'list-card__rows--old' : undefined}>
              <MonthCalendar month={month} days={sheet.days} onOpen={open} />
            </div>
          )}
        </Card>
      </Grid>
      {sheet && <DayList days={sheet.days} zone={sheet.timezone} onOpen={open} />}
      <Suspense>
        {isDate(day) && (
          <DayPanel
            who="self"
            day={day}
            onStep={(next) => parameters.replace({ day: next, month: next.slice(0, 7) })}
            onClose={() => parameters.replace({ day: undefined })}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function MonthTotals({ totals }: Pick<Timesheet, 'totals'>) {
  const t = useTexts();
  const clock = (hours: number) => asHours(minutesOf(hours));
  const days = (count: number) => t('attendance.days', { count });
  return (
    <DescriptionList layout="numbers" label={t('attendance.totals')}>
      <Description label={t('attendance.worked')}>{clock(totals.worked_hours)}</Description>
      <Description label={t('attendance.planned')}>{clock(totals.scheduled_hours)}</Description>
      <Description label={t('attendance.overtime')}>{clock(totals.overtime_hours)}</Description>
      <Description label={t('attendance.late')}>{asHours(totals.late_minutes)}</Description>
      <Description label={t('attendance.absent')}>{days(totals.absent_days)}</Description>
      <Description label={t('attendance.leave')}>{days(totals.leave_days)}</Description>
      <Description label={t('attendance.incomplete')}>{days(totals.incomplete_days)}</Description>
    </DescriptionList>
  );
}
