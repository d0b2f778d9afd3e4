import type { Roster } from '@cadre/contract/calls/schedules';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { useWeekdayNames } from '../use-weekday-names.ts';

/** The days of the month, with holidays and other marks. */
export function RosterHead({ days, dayClasses }: { days: Roster['days']; dayClasses: readonly string[] }) {
  const t = useTexts();
  const format = useFormat();
  const weekdays = useWeekdayNames();
  const today = format.today();
  return (
    <thead>
      <tr>
        <th scope="col" className="roster__person">
          {t('schedules.roster.person')}
        </th>
        {days.map(({ date, weekday, holidays }, column) => {
          const about = [format.longDate(date), ...holidays].join(', ');
          return (
            <th
              key={date}
              scope="col"
              className={`roster__day ${dayClasses[column]}`}
              aria-label={about}
              title={about}
              {...(date === today && { 'aria-current': 'date' as const })}
            >
              <span className="roster__weekday">{weekdays[weekday - 1]?.short}</span>
              <span className="roster__date">{Number(date.slice(8))}</span>
              {holidays.length > 0 && <span className="roster__holiday" />}
            </th>
          );
        })}
        <th scope="col" className="roster__sum">
          {t('schedules.roster.hours')}
        </th>
      </tr>
    </thead>
  );
}
