import type { SheetDay } from '@cadre/contract/calls/hours';
import { asHours } from '@cadre/rules/duration';
import { useTexts } from '../../../platform/texts.ts';
import { clockIn } from '../clock-in.ts';

/** What the day comes to: the hours large, and beside them only what there is. */
export function DayNumbers({ day, zone }: { day: SheetDay; zone: string }) {
  const t = useTexts();
  const others = [
    { key: 'late', label: t('attendance.late'), minutes: day.late_minutes },
    { key: 'early', label: t('attendance.left_early'), minutes: day.early_minutes },
    { key: 'overtime', label: t('attendance.overtime'), minutes: day.overtime_minutes },
    { key: 'break', label: t('attendance.break'), minutes: day.break_minutes },
    { key: 'excused', label: t('attendance.excused'), minutes: day.excused_minutes },
  ].filter(({ minutes }) => minutes > 0);
  return (
    <dl className="day-numbers">
      <div className="day-numbers__worked">
        <dt>{t('attendance.worked')}</dt>
        <dd>
          <strong>{asHours(day.worked_minutes)}</strong>
          {day.expected_minutes > 0 && <span> {t('attendance.of_expected', { hours: asHours(day.expected_minutes) })}</span>}
          {day.open_since && <span> · {t('attendance.open_since', { time: clockIn(zone, day.open_since) })}</span>}
        </dd>
      </div>
      {others.map(({ key, label, minutes }) => (
        <div key={key} className={`day-numbers__${key}`}>
          <dt>{label}</dt>
          <dd>{asHours(minutes)}</dd>
        </div>
      ))}
    </dl>
  );
}
