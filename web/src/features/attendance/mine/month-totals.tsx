import type { Timesheet } from '@cadre/contract/calls/hours';
import { asHours, minutesOf } from '@cadre/rules/duration';
import { useTexts } from '../../../platform/texts.ts';
import '../hours/hours.css';

export function MonthTotals({ totals }: { totals: Timesheet['totals'] }) {
  const t = useTexts();
  const sums = [
    { key: 'worked', label: t('attendance.worked'), value: asHours(minutesOf(totals.worked_hours)) },
    { key: 'planned', label: t('attendance.planned'), value: asHours(minutesOf(totals.scheduled_hours)) },
    { key: 'overtime', label: t('attendance.overtime'), value: asHours(minutesOf(totals.overtime_hours)) },
    { key: 'late', label: t('attendance.late'), value: asHours(totals.late_minutes) },
    { key: 'absent', label: t('attendance.absent'), value: t('attendance.days', { count: totals.absent_days }) },
    { key: 'leave', label: t('attendance.leave'), value: t('attendance.days', { count: totals.leave_days }) },
    { key: 'incomplete', label: t('attendance.incomplete'), value: t('attendance.days', { count: totals.incomplete_days }) },
  ];
  return (
    <dl className="sums" aria-label={t('attendance.totals')}>
      {sums.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
