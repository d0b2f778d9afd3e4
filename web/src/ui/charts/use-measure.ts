import { currencyDigits, toMajor } from '@cadre/rules/money';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { moneyText } from '../../platform/format/format.ts';
import { useHours } from '../../platform/format/use-hours.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Measure } from './chart.ts';
import type { AxisUnit } from './ticks.ts';

/** Minutes, basis points, counts or minor units of a currency in the words of the language; lines of the axis in their short form. */
export function useMeasure(unit: AxisUnit, currency?: string | null): Measure {
  const language = useLocale();
  const inHours = useHours();
  const t = useTexts();
  return useMemo(
    () =>
      measures[unit]({ language, currency: currency ?? undefined, inHours, wholeHours: (hours) => t('common.hours_in_all', { hours }) }),
    [unit, language, currency, inHours, t],
  );
}

type Writing = {
  language: string;
  currency: string | undefined;
  inHours: (minutes: number) => string;
  wholeHours: (hours: string) => string;
};

const measures: Record<AxisUnit, (writing: Writing) => Measure> = {
  number: ({ language }) => {
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return { unit: 'number', text: (value) => whole.format(value), tick: (value) => whole.format(value) };
  },
  share: ({ language }) => {
    const exact = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    const percent = (value: number) => exact.format(value / 10_000);
    return { unit: 'share', text: percent, tick: percent };
  },
  minutes: ({ language, inHours, wholeHours }) => {
    const hours = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    return { unit: 'minutes', text: (value) => inHours(Math.round(value)), tick: (value) => wholeHours(hours.format(value / 60)) };
  },
  money: ({ language, currency }) => {
    const major = (value: number) => (currency ? toMajor(value, currency) : value);
    const short = new Intl.NumberFormat(language, {
      notation: 'compact',
      maximumFractionDigits: 1,
      ...(currency && currencyDigits(currency) !== undefined && { style: 'currency', currency }),
    });
    return {
      unit: 'money',
      text: (value) => (currency ? moneyText(language, major(value), currency) : String(value)),
      tick: (value) => short.format(major(value)),
    };
  },
};
