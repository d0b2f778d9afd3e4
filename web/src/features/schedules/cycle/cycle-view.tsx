import type { CellProps } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useShifts } from '../use-shifts.ts';
import { weeksIn } from './cycle.ts';
import { CycleTable } from './cycle-table.tsx';

/** The days of a week schedule, to read. */
export function CycleView({ value }: CellProps) {
  const t = useTexts();
  const { data: known } = useShifts();
  const weeks = weeksIn(value);
  if (!known) return null;
  return (
    <div className="cycle-scroll cycle-view">
      <CycleTable label={t('nouns.week-schedules.fields.days')} weeks={weeks} shifts={new Map(known.map((shift) => [shift.id, shift]))} />
    </div>
  );
}
