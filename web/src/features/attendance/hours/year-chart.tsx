import type { WeekHours } from '@cadre/contract/calls/hours';
import { minutesOf } from '@cadre/rules/duration';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TimeChart } from '../../../ui/charts/time-chart.tsx';
import { useMeasure } from '../../../ui/charts/use-measure.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { weekRowId } from './year-table.tsx';

/** A finger needs room for each week. */
const leastWidth = 18;

/**
 * A bar per week: hours worked, hours of leave stacked on them, and a mark for the required hours. Holidays require no work and lower the
 * mark. The table below shows the same data.
 */
export function YearChart({ weeks }: { weeks: readonly WeekHours[] }) {
  const t = useTexts();
  const { monthName, span } = useDayWords();
  const measure = useMeasure('minutes');
  return (
    <Card title={t('attendance.hours_by_week')}>
      <TimeChart
        isStacked
        hasTable
        leastWidth={leastWidth}
        label={t('attendance.hours_by_week')}
        pointsLabel={t('attendance.hours_by_week')}
        measure={measure}
        points={weeks.map((week) => ({
          key: String(week.iso_week),
          label: `${t('attendance.week', { week: String(week.iso_week) })}, ${span(week.from, week.to)}`,
          tick: beginsMonth(week) ? monthName(week.to.slice(0, 7)) : undefined,
          href: `#${weekRowId(week.iso_week)}`,
          isCurrent: week.state === 'current',
          values: {
            worked: minutesOf(week.worked_hours),
            leave: minutesOf(week.leave_hours),
            required: minutesOf(week.required_hours),
          },
        }))}
        series={[
          { name: 'worked', label: t('attendance.worked'), tone: 'green' },
          { name: 'leave', label: t('attendance.leave'), tone: 'blue' },
          { name: 'required', label: t('attendance.required'), tone: 'neutral', draw: 'mark' },
        ]}
      />
    </Card>
  );
}

/** Whether the week contains the first day of a month. */
const beginsMonth = ({ to }: WeekHours): boolean => Number(to.slice(8)) <= 7;
