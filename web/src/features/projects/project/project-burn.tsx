import type { ProjectOverview } from '@cadre/contract/calls/projects';
import type { Day } from '@cadre/rules/calendar';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { Series } from '../../../ui/charts/chart.ts';
import { TimeChart } from '../../../ui/charts/time-chart.tsx';
import { useMeasure } from '../../../ui/charts/use-measure.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { burnAhead, placeOfDay } from './burn-ahead.ts';

/** Up to this number of weeks, each week has a label; more weeks are labelled by month. */
const mostNamed = 10;

type Props = { overview: ProjectOverview; endsOn: Day | null };

/** The hours spent, week by week, against the estimate, with the day on which it runs out at this pace; below it the hours of each week. */
export function ProjectBurn({ overview: { weeks, estimated, spent, forecast }, endsOn }: Props) {
  const t = useTexts();
  const inHours = useHours();
  const format = useFormat();
  const { numbers, monthName } = useDayWords();
  const measure = useMeasure('minutes');
  const first = weeks[0]?.week_start;
  if (!first) return null;
  const ahead = forecast.state === 'ahead' ? burnAhead(weeks, { spent, estimated, weekly: forecast.weekly }) : [];
  const all = [...weeks.map((week) => ({ ...week, ahead: null })), ...ahead.map((week) => ({ ...week, minutes: null, total: null }))];
  const points = all.map(({ week_start: day, minutes, total, ahead: expected }, at) => ({
    key: day,
    label: format.date(day),
    tick: all.length <= mostNamed ? numbers(day) : isFirstOfMonth(day) ? monthName(day.slice(0, 7)) : undefined,
    // The expected line begins where the known one ends.
    values: { minutes, total, ahead: at === weeks.length - 1 && ahead.length > 0 ? total : expected },
  }));
  const weekly: Series = { name: 'minutes', label: t('project.per_week'), tone: 'blue' };
  const total: Series = { name: 'total', label: t('project.total'), tone: 'green', draw: 'line' };
  const expected: Series = { name: 'ahead', label: t('project.at_this_pace'), tone: 'green', draw: 'line', isForecast: true };
  const days = [
    { key: 'runs_out', day: forecast.on, isBad: endsOn !== null && forecast.on !== null && forecast.on < endsOn },
    { key: 'ends', day: endsOn },
  ] as const;
  const marks = days.flatMap(({ key, day, ...mark }) => {
    const at = day ? placeOfDay(day, first, all.length) : undefined;
    return day && at !== undefined ? [{ ...mark, key, at, label: t(`project.${key}`, { day: format.date(day) }) }] : [];
  });
  return (
    <Card title={t('project.burn')}>
      <TimeChart
        label={t('project.burn_label', { spent: inHours(spent), estimated: inHours(estimated) })}
        pointsLabel={t('project.week')}
        measure={measure}
        points={points}
        series={[total, ...(ahead.length > 0 ? [expected] : []), { ...weekly, draw: 'table' }]}
        target={estimated > 0 ? { value: estimated, label: inHours(estimated) } : undefined}
        marks={marks}
      />
      <TimeChart
        hasTable
        hasLegend
        size="small"
        alignedWith={{ tick: measure.tick(Math.max(estimated, spent)), end: inHours(Math.max(estimated, spent)) }}
        label={t('project.per_week')}
        pointsLabel={t('project.week')}
        measure={measure}
        points={points}
        series={[weekly]}
      />
    </Card>
  );
}

/** Weeks that begin in the first seven days name their month. */
const isFirstOfMonth = (monday: Day): boolean => Number(monday.slice(8)) <= 7;
