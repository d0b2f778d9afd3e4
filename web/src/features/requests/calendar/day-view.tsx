import type { Absences } from '@cadre/contract/calls/absences';
import { addDays, type Day } from '@cadre/rules/calendar';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AwayList } from './away-list.tsx';

type Props = { data: Absences; day: Day; onDay: (day: Day) => void };

/** One day at a time, for a thumb. */
export function DayView({ data, day, onDay }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const today = useFormat().today();
  return (
    <Stack gap={2}>
      <div className="day-view__bar">
        <PeriodStepper
          label={words.short(day)}
          previous={t('calendar.previous_day')}
          next={t('calendar.next_day')}
          current={day === today ? undefined : { text: t('calendar.today'), onChoose: () => onDay(today) }}
          onStep={(by) => onDay(addDays(day, by))}
        />
      </div>
      <AwayList data={data} day={day} />
    </Stack>
  );
}
