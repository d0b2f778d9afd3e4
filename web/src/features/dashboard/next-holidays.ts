import { type Day, isDate } from '@cadre/rules/calendar';

export type Holiday = {
  id: number;
  name: string;
  date: Day;
  portion: string;
  recurring?: boolean | null;
  holiday_calendar: { id: number; name: string };
};

export type ComingHoliday = { name: string; date: Day; portion: string; calendars: string[]; days: number };

/** The next days off. A day that is in several calendars is listed once, with those calendars. */
export function nextHolidays(holidays: readonly Holiday[], today: Day, count: number): ComingHoliday[] {
  const coming = holidays.flatMap((holiday) => {
    const date = nextDate(holiday, today);
    return date ? [{ ...holiday, date }] : [];
  });
  return [...Map.groupBy(coming, ({ date, name, portion }) => `${date} ${portion} ${name}`).values()]
    .map((same): ComingHoliday => {
      const { name, date, portion } = same[0] as Holiday;
      const calendars = [...new Set(same.map(({ holiday_calendar }) => holiday_calendar.name))].sort();
      return { name, date, portion, calendars, days: daysBetween(today, date) };
    })
    .sort((one, other) => (one.date === other.date ? one.name.localeCompare(other.name) : one.date < other.date ? -1 : 1))
    .slice(0, count);
}

/** The longest interval of a recurring holiday: a 29 February recurs within eight years. */
const yearsAhead = 8;

function nextDate({ date, recurring }: Holiday, today: Day): Day | undefined {
  if (date >= today) return date;
  if (!recurring) return undefined;
  const year = Number(today.slice(0, 4));
  return Array.from({ length: yearsAhead + 1 }, (_, ahead) => `${year + ahead}${date.slice(4)}`).find((day) => isDate(day) && day >= today);
}

const dayLength = 24 * 60 * 60 * 1000;
const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayLength;
