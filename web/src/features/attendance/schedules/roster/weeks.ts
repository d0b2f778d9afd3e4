import type { Roster } from '@cadre/contract/calls/schedules';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import type { Entry } from '../grid/clipboard.ts';
import { markOf } from './roster-cells.ts';

type Days = Roster['days'];
/** The part of a week within the month, by columns. */
export type Week = { number: number; first: number; last: number };

/** The weeks of a month from Monday to Sunday; the first and the last may be cut. */
export function weeksOf(days: Days): Week[] {
  const starts = days.flatMap(({ weekday }, column) => (column === 0 || weekday === 1 ? [column] : []));
  return starts.map((first, index) => ({
    number: isoWeekOf(days[first]?.date ?? '').week,
    first,
    last: (starts[index + 1] ?? days.length) - 1,
  }));
}

/** All people's entries of one week on the same weekdays of others. Weekdays missing from the source week stay unchanged. */
export function copiedWeek({ days, people }: Pick<Roster, 'days' | 'people'>, from: Week, to: readonly Week[]): Entry[] {
  const source = new Map(columnsOf(from).map((column) => [days[column]?.weekday, column]));
  return people.flatMap(({ cells }, row) =>
    to.flatMap(columnsOf).flatMap((column) => {
      const cell = cells[source.get(days[column]?.weekday) ?? -1];
      return cell ? [{ row, column, mark: markOf(cell) }] : [];
    }),
  );
}

const columnsOf = ({ first, last }: Week): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
