import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { addDays } from '@cadre/rules/calendar';
import type { BuiltInView } from '../../../crud/list/views/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { CellProps } from '../../../fields/kind.ts';
import { owner } from '../../../fields/kinds/owner.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';

/** The row already shows the day, so these cells show only the time. */
const clock = {
  Cell: ({ value, format }: CellProps) => (value ? <span className="digits whole">{format.clock(String(value))}</span> : <EmptyValue />),
  width: 84,
};
const kinds = { employee_id: { ...owner, width: 190 }, shift_id: { width: 100 }, first_in: clock, last_out: clock };

/** The working days of all employees, one row each. A day opens next to its month, where it is explained. */
export function DaysPage() {
  return (
    <ResourcePage
      resource={attendanceDays}
      kinds={kinds}
      list={{ views: useDayViews() }}
      record={{
        path: ({ employee_id, date }) => `/attendances/timesheet?month=${String(date).slice(0, 7)}&person=${employee_id}&day=${date}`,
      }}
    />
  );
}

/** Where it is already tomorrow, today began before it did here. */
function useDayViews(): BuiltInView[] {
  const t = useTexts();
  const date = { from: addDays(useFormat().today(), -1) };
  return [
    { key: 'in', name: t('attendance.here_now'), filters: { date, presence: ['in'] } },
    { key: 'absent', name: t('attendance.view_absent'), filters: { date, presence: ['absent'] } },
    { key: 'attention', name: t('attendance.view_attention'), filters: { needs_attention: true } },
    { key: 'alarms', name: t('attendance.view_alarms'), filters: { alarm: true } },
  ];
}
