import type { WeekHours } from '@cadre/contract/calls/hours';
import type { Day } from '@cadre/rules/calendar';
import { asHours, minutesOf } from '@cadre/rules/duration';
import { useEffect, useMemo, useRef } from 'react';
import { useLocale } from 'use-intl';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Cluster } from '../../../ui/stack.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import { scaleOf } from './scale-of.ts';
import './year-chart.css';
import { weekRowId } from './year-table.tsx';

/**
 * A bar per week: worked, what leave answers for, and a line where the week was to end. Holidays ask for no work, so the line lies lower where
 * there are some. Where the year is wider than the screen it begins at the current week. The table below is its twin.
 */
export function YearChart({ weeks }: { weeks: readonly WeekHours[] }) {
  const t = useTexts();
  const axis = useAxisWords();
  const box = useRef<HTMLDivElement>(null);
  const { top, lines } = scaleOf(
    Math.max(...weeks.map(({ worked_hours, required_hours, leave_hours }) => Math.max(worked_hours + leave_hours, required_hours))),
  );
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('.year-chart__week--current');
    if (current && box.current) box.current.scrollLeft = current.offsetLeft - box.current.clientWidth / 2;
  }, []);
  const keys = [
    { color: 'var(--series-1)', text: t('attendance.worked') },
    { color: 'var(--series-2)', text: t('attendance.leave') },
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
      <div ref={box} className="year-chart" aria-hidden>
        <div className="year-chart__plot">
          {[0, ...lines].map((hours) => (
            <span key={hours} className="year-chart__line" style={{ bottom: height(hours) }}>
              <span>{axis.hours(hours)}</span>
            </span>
          ))}
          <div className="year-chart__axis" />
          <div className="year-chart__bars">
            {weeks.map((week) => (
              <a
                key={week.iso_week}
                href={`#${weekRowId(week.iso_week)}`}
                tabIndex={-1}
                className={`year-chart__week ${week.state === 'current' ? 'year-chart__week--current' : ''}`}
                title={`${t('attendance.week', { week: String(week.iso_week) })}: ${clock(week.worked_hours)} / ${clock(week.required_hours)}`}
              >
                <span className="year-chart__free" style={{ height: height(week.leave_hours) }} />
                <span className="year-chart__worked" style={{ height: height(week.worked_hours) }} />
                <span className="year-chart__required" style={{ bottom: height(week.required_hours) }} />
                {beginsMonth(week) && week !== weeks.at(-1) && <span className="year-chart__month">{axis.month(week.to)}</span>}
              </a>
            ))}
          </div>
        </div>
      </div>
    </Card>
  );
}

const clock = (hours: number): string => asHours(minutesOf(hours));

/** The week that holds the first of a month; behind the last one nothing has room. */
const beginsMonth = ({ to }: WeekHours): boolean => Number(to.slice(8)) <= 7;

/** What stands beside the lines and below the bars. */
function useAxisWords() {
  const language = useLocale();
  return useMemo(() => {
    const unit = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' });
    const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
    return { hours: (hours: number) => unit.format(hours), month: (day: Day) => month.format(new Date(`${day}T00:00:00Z`)) };
  }, [language]);
}
