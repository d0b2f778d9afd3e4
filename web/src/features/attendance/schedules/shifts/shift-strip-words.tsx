import type { Draft } from '../../../../fields/kind.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { hoursText } from '../hours-text.ts';
import { clockOf, type Strip } from './strip-of.ts';

/** What the drawing shows, in words. */
export function ShiftStripWords({ strip: { shift, window, core, middle, works }, draft }: { strip: Strip; draft: Draft }) {
  const t = useTexts();
  const hours = { start: clockOf(shift.from), end: clockOf(shift.to) };
  const pause = typeof draft.break_minutes === 'number' && draft.break_minutes > 0 ? hoursText(draft.break_minutes) : undefined;
  return (
    <ul className="shift-strip__words">
      <li className="shift-strip__hours">{t(shift.to > 1440 ? 'schedules.hours_over_midnight' : 'schedules.hours_of_shift', hours)}</li>
      <li>{t('schedules.works', { hours: hoursText(works) })}</li>
      {pause && <li>{t(draft.paid_break === true ? 'schedules.break_paid' : 'schedules.break_unpaid', { hours: pause })}</li>}
      {core && <li>{t('schedules.core', { from: clockOf(core.from), to: clockOf(core.to) })}</li>}
      {middle !== undefined && <li>{t('schedules.middle', { time: clockOf(middle) })}</li>}
      {window && <li>{t('schedules.punches_count', { from: clockOf(window.from), to: clockOf(window.to) })}</li>}
    </ul>
  );
}
