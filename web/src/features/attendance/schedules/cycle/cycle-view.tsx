import type { CellProps } from '../../../../fields/kind.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { useShifts } from '../use-shifts.ts';
import { weeksIn } from './cycle.ts';
import { CycleTable } from './cycle-table.tsx';

/** The days of a week schedule, to read. */
export function CycleView({ value }: CellProps) {
  const t = useTexts();
  const { data: known } = useShifts();
  const weeks = weeksIn(value);
  if (!known) return null;
  const label = t('nouns.week-schedules.fields.days');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
    <section className="cycle-scroll cycle-view" aria-label={label} tabIndex={0}>
      <CycleTable label={label} weeks={weeks} shifts={new Map(known.map((shift) => [shift.id, shift]))} />
    </section>
  );
}
