import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import type { Day } from '@cadre/rules/calendar';
import type { Page } from '../../../crud/page.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import type { ColumnHead } from '../../../ui/table/table-columns.ts';

/** Saturday and Sunday. */
export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5;

/** The first column, which names the row, and the last sum stay in view; the days between them scroll. */
export const matrixColumns = (names: readonly string[]): ColumnHead[] =>
  names.map((name, index) => ({
    name,
    head: '',
    isNumber: index > 0,
    stays: index === 0 ? 'start' : index === names.length - 1 ? 'end' : undefined,
  }));

/** The same with their words, and with a column for each day. */
export function useMatrixHeads({ resource, address }: Page, columns: readonly ColumnHead[], days: readonly Day[], today: Day) {
  const labels = useLabels();
  const words = useDayWords();
  const { by, dir } = address.list.sort;
  const ofField = (column: ColumnHead): ColumnHead => ({
    ...column,
    head: labels.field(resource.name, column.name),
    sort: {
      direction: by === column.name ? dir : undefined,
      onSort: (next) => address.change({ sort: { by: column.name, dir: next } }),
    },
  });
  const ofDay = (day: Day): ColumnHead => ({
    name: day,
    head: (
      <>
        <span>{words.letter(day)}</span>
        <strong>{Number(day.slice(8))}</strong>
      </>
    ),
    th: {
      abbr: words.full(day),
      'aria-current': day === today ? 'date' : undefined,
      className: 'ui-day-grid__day',
    },
  });
  return columns.flatMap((column) => (column.name === 'days' ? days.map(ofDay) : [ofField(column)]));
}
