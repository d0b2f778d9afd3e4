import { dayForms } from '@cadre/contract/texts/day-forms';
import { addMonths } from '@cadre/rules/employment';
import { useLocale } from 'use-intl';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import type { CalendarAddress } from './use-calendar-address.ts';

/** Three months at a time. */
export function QuarterBar({ address: { span, today, replace } }: { address: CalendarAddress }) {
  const t = useTexts();
  const language = useLocale();
  const isCurrent = span.from <= today && today <= span.to;
  return (
    <PeriodStepper
      label={dayForms(language).months(span.from, span.to)}
      previous={t('calendar.previous_quarter')}
      next={t('calendar.next_quarter')}
      current={isCurrent ? undefined : { text: t('calendar.this_quarter'), onChoose: () => replace({ month: undefined, day: undefined }) }}
      onStep={(by) => replace({ month: addMonths(span.from, by * 3).slice(0, 7), day: undefined })}
    />
  );
}
