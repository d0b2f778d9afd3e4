import type { MatrixDay } from '@cadre/contract/views/timesheet';
import type { Day } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useDayWords } from '../use-day-words.ts';
import { useFlagNames } from '../use-flag-names.ts';

/** A cell in words: the day, what it was, the hours, and what there is to see to. */
export function useDaySentence() {
  const t = useTexts();
  const labels = useLabels();
  const words = useDayWords();
  const flagNames = useFlagNames();
  return (date: Day, day: MatrixDay | undefined): string => {
    if (!day) return words.full(date);
    const { status, worked_minutes, expected_minutes, flags } = day;
    const hours = worked_minutes + expected_minutes > 0;
    return [
      words.full(date),
      labels.option('attendance-days', 'status', status),
      ...(hours ? [t('attendance.day_of', { worked: asHours(worked_minutes), expected: asHours(expected_minutes) })] : []),
      ...flagNames(flags),
    ].join(', ');
  };
}
