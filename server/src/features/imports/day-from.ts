import { languages } from '@cadre/contract/languages';
import type { Complaint } from '@cadre/contract/problems';
import { isDate } from '@cadre/rules/calendar';

type Day = { value: string } | { complaint: Complaint };

const unclear: Day = { complaint: { code: 'unclear_date' } };
/** Where nobody would take the first number for a month. */
const dayFirst = new Set(['de', 'es', 'fr']);
const yearFirst = new Set(['ja', 'zh']);

/** A day as people and spreadsheets write it. What could be two days is neither, unless the language of the reader decides it. */
export function dayFrom(text: string, language = ''): Day {
  const written = text.trim().replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
  const whole = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(written);
  if (whole) return dayOf(whole[1], whole[2], whole[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(written);
  if (dotted) return dottedDay(dotted, language);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(written);
  return slashed ? slashedDay(slashed, language) : spelledDay(written);
}

function dottedDay([, one, two, three = '']: string[], language: string): Day {
  const isYearFirst = three.length === 2 && yearFirst.has(language);
  return isYearFirst ? dayOf(one?.padStart(2, '0'), two, three) : dayOf(three, two, one);
}

function slashedDay([, one = '', two = '', year]: string[], language: string): Day {
  if (yearFirst.has(language) && year?.length === 2) return dayOf(one.padStart(2, '0'), two, year);
  if (Number(one) > 12 || one === two || dayFirst.has(language)) return dayOf(year, two, one);
  return Number(two) > 12 ? dayOf(year, one, two) : unclear;
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
