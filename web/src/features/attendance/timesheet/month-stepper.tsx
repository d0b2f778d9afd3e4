import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/period-stepper.tsx';
import { useDayWords } from '../use-day-words.ts';
import type { useMonth } from './use-month.ts';

export function MonthStepper({ of: { month, isCurrent, step, toCurrent } }: { of: ReturnType<typeof useMonth> }) {
  const t = useTexts();
  const words = useDayWords();
  return (
    <PeriodStepper
      label={words.month(month)}
      previous={t('lists.previous_month')}
      next={t('lists.next_month')}
      current={isCurrent ? undefined : { text: t('attendance.this_month'), onChoose: toCurrent }}
      onStep={step}
    />
  );
}
