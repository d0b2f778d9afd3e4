import { callsOf } from '@cadre/contract/calls-of';
import { holidays } from '@cadre/contract/resources/holidays';
import type { ReactNode } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { isEmployee, useMe, useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { CalendarLeaf } from '../calendar-leaf.tsx';
import { Card, type CardProps } from '../card.tsx';
import { type ComingHoliday, type Holiday, nextHolidays } from '../next-holidays.ts';

const shown = 6;

/** The next days off; with a calendar, only its own. */
export function HolidaysCard({ title, calendar }: { title?: string; calendar?: number } & Partial<CardProps>) {
  return useScope('holidays.view') === undefined ? null : <Holidays title={title} calendar={calendar} />;
}

/** The days off of the branch one works in; of all calendars for who works in none. */
export function BranchHolidaysCard() {
  const t = useTexts();
  const { employee } = useMe();
  if (!employee?.holiday_calendar_id) return <HolidaysCard />;
  return <HolidaysCard title={t('dashboard.holidays_of', { branch: employee.branch })} calendar={employee.holiday_calendar_id} />;
}

function Holidays({ title, calendar }: { title: string | undefined; calendar: number | undefined }): ReactNode {
  const t = useTexts();
  const query = useNextHolidays(calendar);
  const isStaff = !isEmployee(useMe().user);
  return (
    <Card title={title ?? t('dashboard.holidays')} rows={shown} more={isStaff ? { to: '/configuration/attendance/holidays' } : undefined}>
      <QueryStates query={query} rows={shown} empty={(days) => (days.length === 0 ? t('dashboard.no_holidays') : undefined)}>
        {(days) => (
          <Rows>
            {days.map((day) => (
              <HolidayRow key={`${day.date}${day.name}`} day={day} hasCalendar={calendar === undefined} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function HolidayRow({ day: { date, name, portion, calendars, days }, hasCalendar }: { day: ComingHoliday; hasCalendar: boolean }) {
  const t = useTexts();
  const labels = useLabels();
  const details = [
    ...(hasCalendar ? [calendars.join(' · ')] : []),
    ...(portion === 'full' ? [] : [labels.option('holidays', 'portion', portion)]),
  ];
  return (
    <RowItem
      start={<CalendarLeaf day={date} />}
      note={details.join(' · ')}
      end={<span className="muted">{t('dashboard.in_days', { days })}</span>}
    >
      {name}
    </RowItem>
  );
}

const requested = 200;

/** The next days off of one calendar, or of all. */
function useNextHolidays(calendar?: number) {
  const today = useFormat().today();
  const filters = JSON.stringify({ coming: true, ...(calendar !== undefined && { holiday_calendar_id: [calendar] }) });
  return useCall(
    callsOf(holidays).list,
    { per_page: requested, order_by: 'date', order_dir: 'asc', filters },
    { select: ({ data }) => nextHolidays(data as Holiday[], today, shown), meta: { quiet: true } },
  );
}
