import { weekdayOf } from '@cadre/rules/attendance/iso-week';
import type { Day } from '@cadre/rules/calendar';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useDayWords } from '../use-day-words.ts';

/** Saturday and Sunday. */
export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5;

export function MatrixHead({ days, today }: { days: readonly Day[]; today: Day }) {
  const t = useTexts();
  const labels = useLabels();
  const words = useDayWords();
  return (
    <thead>
      <tr>
        <th scope="col" className="data-table__start data-table__start--last matrix__name">
          {labels.field('attendance-days', 'employee_id')}
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            abbr={words.full(day)}
            aria-current={day === today ? 'date' : undefined}
            className={`matrix__day ${isWeekend(day) ? 'matrix__day--free' : ''}`}
          >
            <span>{words.letter(day)}</span>
            <strong>{Number(day.slice(8))}</strong>
          </th>
        ))}
        {[t('attendance.planned'), t('attendance.overtime'), t('attendance.late'), t('attendance.absent')].map((text) => (
          <th key={text} scope="col" className="matrix__total">
            {text}
          </th>
        ))}
        <th scope="col" className="matrix__total data-table__menu">
          {t('attendance.worked')}
        </th>
      </tr>
    </thead>
  );
}
