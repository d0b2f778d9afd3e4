import { type DateOrder, dateOrders } from '@cadre/contract/calls/imports';
import { languages } from '@cadre/contract/languages';
import type { Complaint } from '@cadre/contract/problems';
import { isDate } from '@cadre/rules/calendar';

type Day = { value: string } | { complaint: Complaint };

const unclear: Day = { complaint: { code: 'unclear_date' } };
/** Languages in which the first number is never read as a month. */
const dayFirst = new Set(['de', 'es', 'fr']);
const yearFirst = new Set(['ja', 'zh']);

/** A day as people and spreadsheets write it. What could be two days is neither, unless `order` or the language of the reader decides it. */
export function dayFrom(text: string, language = '', order?: DateOrder | null): Day {
  const written = text.trim().replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
  const whole = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(written);
  if (whole) return dayOf(whole[1], whole[2], whole[3]);
  const numbers = /^(\d{1,2})(?:\.(\d{1,2})\.|[/-](\d{1,2})[/-])(\d{4}|\d{2})$/.exec(written);
  if (!numbers) return spelledDay(written);
  const [, one = '', dotted, slashed, three = ''] = numbers;
  const two = dotted ?? slashed ?? '';
  const chosen = order ?? likelyOrder(one, two, three, dotted !== undefined, language);
  return chosen ? orderedDay(chosen, one, two, three) : unclear;
}

/** Every day that a text of three numbers may mean. */
export function daysIn(text: string, orders: readonly DateOrder[] = dateOrders): string[] {
  const days = orders.map((order) => dayFrom(text, '', order));
  return [...new Set(days.flatMap((day) => ('value' in day ? [day.value] : [])))];
}

function likelyOrder(one: string, two: string, three: string, isDotted: boolean, language: string): DateOrder | undefined {
  if (yearFirst.has(language) && three.length === 2) return 'year_first';
  if (isDotted || Number(one) > 12 || one === two || dayFirst.has(language)) return 'day_first';
  return Number(two) > 12 ? 'month_first' : undefined;
}

function orderedDay(order: DateOrder, one: string, two: string, three: string): Day {
  if (order === 'day_first') return dayOf(three, two, one);
  if (order === 'month_first') return dayOf(three, one, two);
  return three.length === 2 ? dayOf(one.padStart(2, '0'), two, three) : unclear;
}

/** `3 Feb 2025`, `Feb 3, 2025`, `3. Februar 2025`, `3 de febrero de 2025`, `3-Feb-25`. */
function spelledDay(written: string): Day {
  const words = simple(written)
    .split(/[\s,/-]+/)
    .filter((word) => word !== '' && !/^(de|del|of|den|le)$/.test(word))
    .map((word) => word.replace(/^(\d{1,2})(st|nd|rd|th|er|o)$/, '$1'));
  const [one = '', two = '', three = ''] = words;
  if (words.length !== 3) return unclear;
  const at = [one, two].findIndex((word) => months().has(word));
  if (at === -1) return unclear;
  const month = String(months().get(at === 0 ? one : two));
  if (at === 0) return numbered(three, month, two);
  return /^\d{4}$/.test(one) ? numbered(one, month, three) : numbered(three, month, one);
}

const numbered = (year: string, month: string, day: string): Day =>
  /^(\d{4}|\d{2})$/.test(year) && /^\d{1,2}$/.test(day) ? dayOf(year, month, day) : unclear;

const simple = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('.', ' ').trim();

let known: Map<string, number> | undefined;

/** The months by all their names, long and short, in every language we have. */
function months(): Map<string, number> {
  known ??= new Map(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) =>
        Array.from({ length: 12 }, (_, at): [string, number] => [
          simple(new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2025, at, 15))),
          at + 1,
        ]),
      ),
    ),
  );
  return known;
}

/** Of two digits the year is the latest that is not more than ten years ahead. */
const yearOf = (digits: string): string => {
  if (digits.length !== 2) return digits;
  const latest = new Date().getUTCFullYear() + 10;
  const year = latest - (latest % 100) + Number(digits);
  return String(year > latest ? year - 100 : year);
};

function dayOf(year = '', month = '', day = ''): Day {
  const value = `${yearOf(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(value) ? { value } : unclear;
}
