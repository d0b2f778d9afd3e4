import { weekdayOf } from '@cadre/rules/attendance/iso-week';
import type { Day } from '@cadre/rules/calendar';
import type { Page } from '../../../crud/page.ts';
import { useLabels } from '../../../fields/labels.ts';
import { SortHead } from '../../../ui/sort-head.tsx';
import { useDayWords } from '../use-day-words.ts';
import { classOfColumn } from './matrix-columns.ts';

/** Saturday and Sunday. */
export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5;

type Props = { page: Page; columns: readonly string[]; days: readonly Day[]; today: Day };

export function MatrixHead({ page, columns, days, today }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((name, index) =>
          name === 'days' ? (
            days.map((day) => <DayHead key={day} day={day} isToday={day === today} />)
          ) : (
            <FieldHead key={name} page={page} name={name} isNumber={index > 0} className={classOfColumn(columns, index)} />
          ),
        )}
      </tr>
    </thead>
  );
}

type FieldProps = { page: Page; name: string; isNumber: boolean; className: string };

function FieldHead({ page: { resource, address }, name, isNumber, className }: FieldProps) {
  const labels = useLabels();
  const { by, dir } = address.list.sort;
  const direction = by === name ? dir : undefined;
  return (
    <th scope="col" className={className} aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}>
      <SortHead direction={direction} isNumber={isNumber} onSort={(next) => address.change({ sort: { by: name, dir: next } })}>
        {labels.field(resource.name, name)}
      </SortHead>
    </th>
  );
}

function DayHead({ day, isToday }: { day: Day; isToday: boolean }) {
  const words = useDayWords();
  return (
    <th
      scope="col"
      abbr={words.full(day)}
      aria-current={isToday ? 'date' : undefined}
      className={`matrix__day ${isWeekend(day) ? 'matrix__day--free' : ''}`}
    >
      <span>{words.letter(day)}</span>
      <strong>{Number(day.slice(8))}</strong>
    </th>
  );
}
