import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useLabels } from '../../fields/labels.ts';
import { isEmployee, useMe, useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from './card.tsx';
import { CardStates } from './card-states.tsx';
import type { ComingHoliday } from './next-holidays.ts';
import { useNextHolidays } from './use-next-holidays.ts';

/** The next days off; with a calendar, only its own. */
export function HolidaysCard({ title, calendar }: { title?: string; calendar?: number }) {
  return useScope('holidays.view') === undefined ? null : <Holidays title={title} calendar={calendar} />;
}

function Holidays({ title, calendar }: { title: string | undefined; calendar: number | undefined }): ReactNode {
  const t = useTexts();
  const query = useNextHolidays(calendar);
  const isStaff = !isEmployee(useMe().user);
  return (
    <Card title={title ?? t('dashboard.holidays')} more={isStaff ? { to: '/configuration/attendance/holidays' } : undefined}>
      <CardStates query={query} rows={6} empty={(days) => (days.length === 0 ? t('dashboard.no_holidays') : undefined)}>
        {(days) => (
          <ul className="dash-card__rows">
            {days.map((day) => (
              <HolidayRow key={`${day.date}${day.name}`} day={day} hasCalendar={calendar === undefined} />
            ))}
          </ul>
        )}
      </CardStates>
    </Card>
  );
}

function HolidayRow({ day: { date, name, portion, calendars, days }, hasCalendar }: { day: ComingHoliday; hasCalendar: boolean }) {
  const t = useTexts();
  const labels = useLabels();
  const language = useLocale();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));
  const details = [
    ...(hasCalendar ? [calendars.join(' · ')] : []),
    ...(portion === 'full' ? [] : [labels.option('holidays', 'portion', portion)]),
  ];
  return (
    <li className="dash-card__row">
      <time className="dash-card__day" dateTime={date} title={part({ dateStyle: 'full' })}>
        <span>{part({ month: 'short' })}</span>
        <strong>{part({ day: 'numeric' })}</strong>
      </time>
      <span className="dash-card__text">
        <span>{name}</span>
        {details.length > 0 && <span className="dash-card__detail">{details.join(' · ')}</span>}
      </span>
      <span className="dash-card__when">{t('dashboard.in_days', { days })}</span>
    </li>
  );
}
