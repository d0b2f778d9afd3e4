import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

/** The days of a week from Monday on, in the language of the page. */
export function useWeekdayNames(): { short: string; long: string }[] {
  const language = useLocale();
  return useMemo(() => {
    const name = (style: 'short' | 'long') => new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
    const [short, long] = [name('short'), name('long')];
    return Array.from({ length: 7 }, (_, index) => {
      const day = new Date(monday + index * 86_400_000);
      return { short: short.format(day), long: long.format(day) };
    });
  }, [language]);
}
