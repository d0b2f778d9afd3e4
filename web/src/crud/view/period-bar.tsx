import { dayForms } from '@cadre/contract/texts/day-forms';
import { periodName } from '@cadre/rules/period';
import { useLocale } from 'use-intl';
import { useTexts } from '../../platform/texts.ts';
import { PeriodStepper } from '../../ui/dates/period-stepper.tsx';
import type { Periods } from './use-period.ts';

/** Which week or month is shown, and the way to others. */
export function PeriodBar({ of: { period, isCurrent, step, toCurrent } }: { of: Periods }) {
  const t = useTexts();
  const language = useLocale();
  const { kind, from, to } = period;
  const words =
    kind === 'week'
      ? {
          label: t('lists.week_of', { week: numberOf(periodName(period)), dates: dayForms(language).span(from, to) }),
          now: t('lists.this_week'),
        }
      : { label: monthIn(language, from), now: t('lists.this_month') };
  return (
    <PeriodStepper
      label={words.label}
      previous={t(`lists.previous_${kind}`)}
      next={t(`lists.next_${kind}`)}
      current={isCurrent ? undefined : { text: words.now, onChoose: toCurrent }}
      onStep={step}
    />
  );
}

/** The number of the week `2026-W07`; the dates next to it show the year. */
const numberOf = (name: string): string => String(Number(name.slice(6)));

const monthIn = (language: string, day: string): string => dayForms(language).month(day);
