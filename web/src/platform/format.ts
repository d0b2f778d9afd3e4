import { listText } from '@cadre/contract/texts/list-text';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { usePreferences } from './preferences.ts';

/** Dates read the same in six languages (yyyy-mm-dd); amounts, numbers and lists follow the language, moments the user's time zone. */
export function formatFor(language: string, timeZone: string) {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const longDate = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });

  const moment = (iso: string): string => {
    const found = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
    return `${found.year}-${found.month}-${found.day} ${found.hour}:${found.minute}`;
  };

  return {
    date: (day: string): string => day,
    longDate: (day: string): string => longDate.format(new Date(`${day}T00:00:00Z`)),
    /** `Tue 2026-11-17`: where the day of the week matters as much as the date. */
    weekday: (day: string): string => `${weekday.format(new Date(`${day}T00:00:00Z`))} ${day}`,
    moment,
    /** The wall clock, of the user or of another place. */
    clock: (at: Date | string, zone = timeZone): string => clockIn(zone, at),
    today: (): string => moment(new Date().toISOString()).slice(0, 10),
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
