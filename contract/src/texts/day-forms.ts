import { isMonth } from '@cadre/rules/calendar';
import { daysOfWeek, readWeek } from '@cadre/rules/time/iso-week';
import type { Language } from '../languages.ts';

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
    /** `16/11`, `11/16` or `16.11`, where space is short. */
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

/** `Week 46 (Nov 9 – 15, 2026)` */
const weekForms: Record<Language, (week: number, days: string) => string> = {
  en: (week, days) => `Week ${week} (${days})`,
  de: (week, days) => `Woche ${week} (${days})`,
  fr: (week, days) => `Semaine ${week} (${days})`,
  es: (week, days) => `Semana ${week} (${days})`,
  ja: (week, days) => `第${week}週（${days}）`,
  zh: (week, days) => `第${week}周（${days}）`,
};

/** Neither part of a longer number nor of the name of a file. */
const isoDay = /(?<![\d-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\d-]|\.\w)/g;
const isoWeek = /(?<![\d-])(\d{4})-W([0-5]\d)(?![\d-]|\.\w)/g;

/** The days and weeks that a sentence or a title names, as people write them. */
export const withDays = (language: string, text: string): string =>
  withWeeks(language, text).replace(isoDay, (day) => dayForms(language).day(day));

/** The same of weeks alone, for files, in which days stay as they are. */
export const withWeeks = (language: string, text: string): string =>
  text.replace(isoWeek, (code, year, number) => {
    const week = readWeek(year, number);
    const [monday, sunday] = week ? [daysOfWeek(week)[0], daysOfWeek(week)[6]] : [];
    if (!week || !monday || !sunday) return code;
    return (weekForms[language as Language] ?? weekForms.en)(week.week, dayForms(language).span(monday, sunday));
  });

/** The arguments of a sentence with their days, weeks and the month as people write them. */
export const writtenArgs = (language: string, args: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, writtenArg(language, name, value)]));

function writtenArg(language: string, name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return name === 'month' && isMonth(value) ? dayForms(language).month(`${value}-01`) : withDays(language, value);
}
