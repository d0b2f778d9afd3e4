import type { WeekHours } from '@cadre/contract/calls/hours';
import { asHours, minutesOf } from '@cadre/rules/duration';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Cluster } from '../../../ui/stack.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import { scaleOf } from './scale-of.ts';
import './year-chart.css';
import { weekRowId } from './year-table.tsx';

/** A bar per week: worked, what leave and holidays answer for, and a line where the week was to end. The table below is its twin. */
export function YearChart({ weeks }: { weeks: readonly WeekHours[] }) {
  const t = useTexts();
  const { top, lines } = scaleOf(
    Math.max(
      ...weeks.map(({ worked_hours, required_hours, leave_hours, holiday_hours }) =>
        Math.max(worked_hours + leave_hours + holiday_hours, required_hours),
      ),
    ),
  );
  const keys = [
    { color: 'var(--series-1)', text: t('attendance.worked') },
    { color: 'var(--series-2)', text: `${t('attendance.leave')} / ${t('attendance.holiday')}` },
    { color: 'var(--color-text)', text: t('attendance.required') },
  ];
  const height = (hours: number) => `${(hours / top) * 100}%`;
  return (
    <Card
      title={t('attendance.hours_by_week')}
      actions={
        <Cluster as="ul" gap={4} className="muted" aria-hidden>
          {keys.map(({ color, text }) => (
            <Cluster as="li" key={color} gap={1}>
              <Swatch color={color} />
              {text}
            </Cluster>
          ))}
        </Cluster>
      }
    >
      <p className="visually-hidden">{t('attendance.chart_hint')}</p>
      <div className="year-chart__plot" aria-hidden>
        {lines.map((hours) => (
          <span key={hours} className="year-chart__line" style={{ bottom: height(hours) }}>
            {hours}
          </span>
        ))}
        <div className="year-chart__bars">
          {weeks.map((week) => (
            <a
              key={week.iso_week}
              href={`#${weekRowId(week.iso_week)}`}
              tabIndex={-1}
              className={`year-chart__week ${week.state === 'current' ? 'year-chart__week--current' : ''}`}
              title={`${t('attendance.week', { week: String(week.iso_week) })}: ${asHours(minutesOf(week.worked_hours))} / ${asHours(minutesOf(week.required_hours))}`}
            >
              <span className="year-chart__free" style={{ height: height(week.leave_hours + week.holiday_hours) }} />
              <span className="year-chart__worked" style={{ height: height(week.worked_hours) }} />
              <span className="year-chart__required" style={{ bottom: height(week.required_hours) }} />
            </a>
          ))}
        </div>
      </div>
    </Card>
  );
}
