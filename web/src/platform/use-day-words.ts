import type { Day } from '@cadre/rules/calendar';
import { isWholeMonth, spanOf } from '@cadre/rules/pay/pay-period';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** Days and months in the words of the language. */
export function useDayWords() {
  const language = useLocale();
  return useMemo(() => {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
      return (day: Day): string => format.format(new Date(`${day}T00:00:00Z`));
    };
    const month = written({ month: 'long', year: 'numeric' });
    const longSpan = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
    const range = ({ from, to }: { from: Day; to: Day }) =>
      longSpan.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
    const numbers = written({ day: 'numeric', month: 'numeric' });
    const monthName = written({ month: 'short' });
    const span = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
    return {
      full: written({ dateStyle: 'full' }),
      /** Within a year that is known. */
      long: written({ weekday: 'long', day: 'numeric', month: 'long' }),
      dayOfMonth: written({ day: 'numeric' }),
      short: written({ weekday: 'short', day: 'numeric', month: 'short' }),
      /** `16/11`, `11/16` or `16.11`, where there is no room for words. */
      numbers: (day: Day) => numbers(day).replace(/\.$/, ''),
      weekday: written({ weekday: 'short' }),
      letter: written({ weekday: 'narrow' }),
      /** `9 – 15 Nov 2026` */
      span: (from: Day, to: Day) => span.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
      /** A pay period that is shorter by its days. */
      month: (of: string) => (isWholeMonth(of) ? month(`${of}-01`) : range(spanOf(of))),
      monthName: (of: string) => monthName(`${of}-01`),
    };
  }, [language]);
}
