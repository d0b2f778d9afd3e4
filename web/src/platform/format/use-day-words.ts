import { dayForms } from '@cadre/contract/texts/day-forms';
import type { Day } from '@cadre/rules/calendar';
import { isWholeMonth, spanOf } from '@cadre/rules/pay/pay-period';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** Days and months in the words of the language. */
export function useDayWords() {
  const language = useLocale();
  return useMemo(() => {
    const { weekdayName, weekdayLetter, month, monthName, longSpan, ...forms } = dayForms(language);
    return {
      ...forms,
      weekday: weekdayName,
      letter: weekdayLetter,
      /** A pay period that is shorter by its days. */
      month: (of: string): string => (isWholeMonth(of) ? month(`${of}-01`) : periodText(longSpan, spanOf(of))),
      monthName: (of: string): string => monthName(`${of}-01`),
    };
  }, [language]);
}

const periodText = (written: (from: Day, to: Day) => string, { from, to }: { from: Day; to: Day }): string => written(from, to);
