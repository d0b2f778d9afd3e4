import type { WeeklyHoursRow } from '@cadre/contract/views/weekly-hours';
import { asHours, hoursOrDash, minutesOf } from '@cadre/rules/duration';
import { useNavigate } from '@tanstack/react-router';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { openOnClick } from '../../../ui/open-on-click.ts';
import { RowLink } from '../../../ui/row-link.tsx';
import { useScrollEdges } from '../../../ui/use-scroll-edges.ts';
import { PersonName } from '../person-name.tsx';
import { Balance } from './balance.tsx';

/** A row per person; it opens the year of that person. */
export function WeekTable({ rows, year }: { rows: readonly WeeklyHoursRow[]; year: number }) {
  const t = useTexts();
  const labels = useLabels();
  const navigate = useNavigate();
  const box = useScrollEdges();
  const wayTo = (id: number) => ({ to: `/attendances/weekly-hours/${id}`, search: { year: String(year) } as never });
  const numbers = [
    { key: 'required', label: t('attendance.required') },
    { key: 'worked', label: t('attendance.worked') },
    { key: 'leave', label: t('attendance.leave'), isMinor: true },
    { key: 'holiday', label: t('attendance.holiday'), isMinor: true },
    { key: 'overtime', label: t('attendance.overtime'), isMinor: true },
  ] as const;
  return (
    <div ref={box} className="data-table week-table">
      <table>
        <thead>
          <tr>
            <th scope="col" className="data-table__start data-table__start--last week-table__name">
              {labels.field('attendance-days', 'employee_id')}
            </th>
            {numbers.map(({ key, label, ...rest }) => (
              <th key={key} scope="col" className={`data-table__number ${'isMinor' in rest ? 'week-table__minor' : ''}`}>
                {label}
              </th>
            ))}
            <th scope="col" className="data-table__number">
              {t('attendance.balance')}
            </th>
            <th scope="col" className="data-table__number week-table__minor">
              {t('attendance.running_balance')}
            </th>
            <th scope="col" className="data-table__number week-table__minor">
              {t('attendance.late')}
            </th>
            <th scope="col" className="data-table__number week-table__minor">
              {t('attendance.absent')}
            </th>
            <th scope="col" className="week-table__minor">
              {labels.field('attendance-days', 'status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.employee.id} onClick={openOnClick(() => void navigate(wayTo(row.employee.id)))}>
              <th scope="row" className="data-table__start data-table__start--last week-table__name">
                <RowLink {...wayTo(row.employee.id)}>
                  <PersonName name={row.employee.name} pic={row.employee.pic} detail={row.employee.department} />
                </RowLink>
              </th>
              {numbers.map(({ key, ...rest }) => (
                <td key={key} className={`data-table__number ${'isMinor' in rest ? 'week-table__minor' : ''}`}>
                  {('isMinor' in rest ? hoursOrDash : asHours)(minutesOf(row[`${key}_hours`]))}
                </td>
              ))}
              <td className="data-table__number">
                <Balance hours={row.balance_hours} />
              </td>
              <td className="data-table__number week-table__minor">
                <Balance hours={row.running_balance_hours} />
              </td>
              <td className="data-table__number week-table__minor">{t('attendance.late_times', { count: row.late_count })}</td>
              <td className="data-table__number week-table__minor">{t('attendance.days', { count: row.absent_days })}</td>
              <td className="week-table__minor">
                <Badge tone={row.status === 'complete' ? 'green' : 'neutral'} hasDot>
                  {t(`attendance.week_status.${row.status}`)}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
