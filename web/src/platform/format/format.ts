import { dayForms } from '@cadre/contract/texts/day-forms';
import { listText } from '@cadre/contract/texts/list-text';
import { isDate } from '@cadre/rules/calendar';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { usePreferences } from '../session/preferences.ts';

/** Days, amounts, numbers and lists follow the language, moments also the user's time zone. */
export function formatFor(language: string, timeZone: string) {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const moments = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const forms = dayForms(language);
  const dayOf = (iso: string): string => days.format(new Date(iso));

  return {
    date: (day: string): string => (isDate(day) ? forms.day(day) : day),
    /** From a day to another, or the one. */
    span: (from: string, to: string): string => (from === to ? forms.day(from) : forms.span(from, to)),
    longDate: forms.full,
    weekday: forms.weekday,
    moment: (iso: string): string => moments.format(new Date(iso)),
    /** The day of a moment as `2026-11-19`, to compare and to group by. */
    dayOf,
    /** The wall clock, of the user or of another place. */
    clock: (at: Date | string, zone = timeZone): string => clockIn(zone, at),
    today: (): string => dayOf(new Date().toISOString()),
    money: (amount: number, currency: string): string => moneyText(language, amount, currency),
    preciseMoney: (amount: number, currency: string): string => preciseMoney(language, amount, currency),
    number: (value: number): string => number.format(value),
    list: (words: readonly string[]): string => listText(language, words),
    share: (basisPoints: number): string => percent.format(basisPoints / 10_000),
  };
}

export const moneyText = (language: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);

/** The same for explanations: an amount that is not whole in its smallest unit keeps its decimals. */
function preciseMoney(language: string, amount: number, currency: string): string {
  const digits = new Intl.NumberFormat(language, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  if (Number(amount.toFixed(digits)) === amount) return moneyText(language, amount, currency);
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: digits + 4 }).format(amount);
}

/** A number that an amount was calculated with. */
export function preciseNumber(language: string): (value: number) => string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  return (value) => number.format(value);
}

/** Twenty-four hours in every language. */
const clockIn = (timeZone: string, at: Date | string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

export type Format = ReturnType<typeof formatFor>;

export function useFormat(): Format {
  const language = useLocale();
  const { timezone } = usePreferences();
  return useMemo(() => formatFor(language, timezone), [language, timezone]);
}
