type Forms = ReturnType<typeof formsOf>;

const known = new Map<string, Forms>();
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Every way in which people read a day, for screens, papers and mails alike. Files and inputs have `2026-11-19`. */
export function dayForms(language: string): Forms {
  const forms = known.get(language) ?? formsOf(language);
  known.set(language, forms);
  return forms;
}

function formsOf(language: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
  const written = (options: Intl.DateTimeFormatOptions) => {
    const of = format(options);
    return (day: string): string => of.format(at(day));
  };
  const ranged = (options: Intl.DateTimeFormatOptions) => {
    const of = format(options);
    return (from: string, to: string): string => of.formatRange(at(from), at(to));
  };
  const numbers = written({ day: 'numeric', month: 'numeric' });
  return {
    /** `Nov 19, 2026` */
    day: written({ dateStyle: 'medium' }),
    /** `Thu, Nov 19, 2026`: where the day of the week matters as much as the date. */
    weekday: written({ weekday: 'short', ...date }),
    /** `Thursday, November 19, 2026` */
    full: written({ dateStyle: 'full' }),
    /** `Thursday, November 19`: within a year that is known. */
    long: written({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** `Thu, Nov 19`: the same in little room. */
    short: written({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** `16/11`, `11/16` or `16.11`, where there is no room for words. */
    numbers: (day: string): string => numbers(day).replace(/\.$/, ''),
    dayOfMonth: written({ day: 'numeric' }),
    weekdayName: written({ weekday: 'short' }),
    longWeekdayName: written({ weekday: 'long' }),
    weekdayLetter: written({ weekday: 'narrow' }),
    /** `November 2026`, of any day in it. */
    month: written({ month: 'long', year: 'numeric' }),
    monthName: written({ month: 'short' }),
    longMonthName: written({ month: 'long' }),
    /** `Nov 9 – 15, 2026` */
    span: ranged(date),
    longSpan: ranged({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** `Nov 2026 – Jan 2027` */
    months: ranged({ month: 'short', year: 'numeric' }),
  };
}

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

const isoDay = /(?<![\d-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\d-])/g;

/** The days that a sentence names, as people write them. */
export const withDays = (language: string, text: string): string => text.replace(isoDay, (day) => dayForms(language).day(day));
