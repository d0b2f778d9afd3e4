import { type WeeklyHoursRow, weeklyHours } from '@cadre/contract/views/weekly-hours';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/period-stepper.tsx';
import { PeopleCard } from '../people-card.tsx';
import { usePeopleView } from '../use-people-view.ts';
import { ViewExport } from '../view-export.tsx';
import './hours.css';
import { useWeek } from './use-week.ts';
import { WeekTable } from './week-table.tsx';

/** One week of everybody: what was expected, what was worked, and what is left between them. */
export function WeeklyHoursPage() {
  const t = useTexts();
  const { monday, sunday, year, week, isCurrent, step, toCurrent } = useWeek();
  const { page, answer } = usePeopleView<WeeklyHoursRow>(`/${weeklyHours.name}`, { date: monday });
  return (
    <PeopleCard
      className="weekly-hours"
      label={t('menu.weekly_hours')}
      page={page}
      answer={answer}
      lead={
        <PeriodStepper
          label={t('attendance.week_of', { week: `${week}/${year}`, from: monday, to: sunday })}
          previous={t('attendance.previous_week')}
          next={t('attendance.next_week')}
          current={isCurrent ? undefined : { text: t('attendance.this_week'), onChoose: toCurrent }}
          onStep={step}
        />
      }
      tools={<ViewExport path={`/exports/${weeklyHours.name}`} list={page.address.list} period={{ date: monday }} />}
    >
      {(rows) => <WeekTable rows={rows} year={year} />}
    </PeopleCard>
  );
}
