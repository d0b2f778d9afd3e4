import { dayForms } from '@cadre/contract/texts/day-forms';
import type { Day } from '@cadre/rules/calendar';
import { useLocale } from 'use-intl';
import './dashboard.css';

/** A day as a leaf of a wall calendar: the month above its number. */
export function CalendarLeaf({ day }: { day: Day }) {
  const forms = dayForms(useLocale());
  return (
    <time className="stacked small rounded center tinted calendar-leaf" dateTime={day} title={forms.full(day)}>
      {forms.monthName(day)} <strong>{forms.dayOfMonth(day)}</strong>
    </time>
  );
}
