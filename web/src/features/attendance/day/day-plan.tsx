import type { SheetDay } from '@cadre/contract/calls/hours';
import type { PlanOrigin } from '@cadre/rules/attendance/facts';
import { useTexts } from '../../../platform/texts.ts';

/** The shift and who planned it; holidays and leave that stand in its place. */
export function DayPlan({ day: { shift, origin, holiday, leave } }: { day: SheetDay }) {
  const t = useTexts();
  return (
    <ul className="day-plan">
      {shift ? (
        <li>
          <strong>{shift.name}</strong> {shift.start}–{shift.end}
          {shift.crosses_midnight && ` (${t('attendance.crosses_midnight')})`}
          <span className="muted"> · {t(`attendance.origin.${origin as PlanOrigin}`)}</span>
        </li>
      ) : (
        <li>{t('attendance.no_plan')}</li>
      )}
      {holiday && <li>{t('attendance.holiday_today', { name: holiday.name })}</li>}
      {leave && (
        <li>
          {t('attendance.leave')}: {leave.name}
        </li>
      )}
    </ul>
  );
}
