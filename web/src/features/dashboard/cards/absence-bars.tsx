import type { AbsenceRate } from '@cadre/contract/calls/dashboard';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { useMeasure } from '../../../ui/charts/use-measure.ts';
import { useAbsentDays } from '../use-absent-days.ts';
import { absenceShares } from './absence-shares.ts';

/** The axis shows at least a tenth, so that a usual rate does not look like an alarm. */
const tenth = 1000;

/** One bar per department: the share of planned time not worked, split by reason. */
export function AbsenceBars({ rate }: { rate: AbsenceRate }) {
  const t = useTexts();
  const format = useFormat();
  const linkOf = useAbsentDays(rate);
  return (
    <BarChart
      isStacked
      isInset
      total="total"
      label={t('dashboard.absence')}
      pointsLabel={t('dashboard.departments')}
      measure={useMeasure('share')}
      reach={tenth}
      points={rate.departments.map((department) => ({
        key: String(department.department_id ?? 0),
        label: department.name ?? t('dashboard.absence_small'),
        values: { ...absenceShares(department), people: department.people },
        link: linkOf(department.department_id),
      }))}
      series={[
        { name: 'leave', label: t('dashboard.absence_leave'), tone: 'blue' },
        { name: 'excuse', label: t('dashboard.absence_excuse'), tone: 'amber' },
        { name: 'unexplained', label: t('dashboard.absence_unexplained'), tone: 'pink' },
        { name: 'total', label: t('dashboard.absence_total'), tone: 'neutral', draw: 'table' },
        { name: 'people', label: t('dashboard.absence_people'), tone: 'neutral', draw: 'table', text: format.number },
      ]}
    />
  );
}
