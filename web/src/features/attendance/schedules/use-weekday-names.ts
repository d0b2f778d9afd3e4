import { dayForms } from '@cadre/contract/texts/day-forms';
import { addDays } from '@cadre/rules/calendar';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';

const monday = '2024-01-01';

/** The days of a week from Monday on, in the language of the page. */
export function useWeekdayNames(): { short: string; long: string }[] {
  const language = useLocale();
  return useMemo(() => {
    const { weekdayName, longWeekdayName } = dayForms(language);
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    return week.map((day) => ({ short: weekdayName(day), long: longWeekdayName(day) }));
  }, [language]);
}
