import type { Roster } from '@cadre/contract/calls/schedules';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { DayHead } from '../../../../ui/day-grid/day-grid.tsx';
import { useWeekdayNames } from '../use-weekday-names.ts';

/** The days of the month, with holidays and other marks. */
export function RosterHeads({ days, dayClasses }: { days: Roster['days']; dayClasses: readonly string[] }) {
  const t = useTexts();
  const format = useFormat();
  const weekdays = useWeekdayNames();
  const today = format.today();
  return (
    <>
      {days.map(({ date, weekday, holidays }, column) => {
        const about = [format.longDate(date), ...holidays].join(', ');
        return (
          <DayHead
            key={date}
            className={dayClasses[column]}
            aria-label={about}
            title={about}
            small={weekdays[weekday - 1]?.short}
            strong={Number(date.slice(8))}
            isNow={date === today}
          >
            {holidays.length > 0 && <span className="roster__holiday" />}
          </DayHead>
        );
      })}
      <th scope="col" className="roster__sum">
        {t('schedules.roster.hours')}
      </th>
    </>
  );
}
