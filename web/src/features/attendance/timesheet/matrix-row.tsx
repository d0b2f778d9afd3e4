import { type MatrixDay, type TimesheetRow, timesheet } from '@cadre/contract/views/timesheet';
import type { Day } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { memo, useMemo } from 'react';
import { kindOf } from '../../../fields/index.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { dayCell } from '../../../ui/day-grid/day-grid.tsx';
import { type ColumnHead, classOfCell, stayAt } from '../../../ui/table/table-columns.ts';
import { personKinds } from '../person-kinds.tsx';
import { useFlagNames } from '../use-flag-names.ts';
import { DayCodes } from './day-codes.tsx';
import { isWeekend } from './matrix-columns.tsx';

type Props = {
  row: TimesheetRow;
  index: number;
  columns: readonly ColumnHead[];
  days: readonly Day[];
  today: Day;
  /** The column of this row that Tab reaches. */
  active: number | undefined;
};

/** Drawn again only when the person's days or the place of the focus in it change: a month of a hundred people is three thousand cells. */
export const MatrixRow = memo(function MatrixRow({ columns, ...rest }: Props) {
  return (
    <tr>
      {columns.map(({ name }, index) =>
        name === 'days' ? <DayCells key={name} {...rest} /> : <FieldCell key={name} row={rest.row} columns={columns} index={index} />,
      )}
    </tr>
  );
});

function FieldCell({ row, columns, index }: Pick<Props, 'row' | 'columns' | 'index'>) {
  const format = useFormat();
  const name = columns[index]?.name ?? '';
  const field = timesheet.fields[name];
  if (!field) return null;
  const { Cell } = kindOf(name, field, personKinds);
  const Tag = index === 0 ? 'th' : 'td';
  return (
    <Tag {...(index === 0 && { scope: 'row' })} className={classOfCell(columns, index)} style={stayAt(columns, index)}>
      <Cell name={name} field={field} value={(row as Row)[name]} row={row} format={format} />
    </Tag>
  );
}

function DayCells({ row, index, days, today, active }: Omit<Props, 'columns'>) {
  const sentence = useDaySentence();
  const byDate = useMemo(() => new Map(row.days.map((day) => [day.date, day])), [row.days]);
  return days.map((date, column) => {
    const day = byDate.get(date);
    const state = { place: { row: index, column }, isActive: active === column, isFree: isWeekend(date), isToday: date === today };
    return (
      <td key={date} {...dayCell(state, 'matrix__cell')}>
        <span className="visually-hidden">{sentence(date, day)}</span>
        {day && <DayCodes day={day} />}
      </td>
    );
  });
}

/** A cell in words: the day, its status, the hours, and any open issues. */
function useDaySentence() {
  const t = useTexts();
  const labels = useLabels();
  const words = useDayWords();
  const flagNames = useFlagNames();
  return (date: Day, day: MatrixDay | undefined): string => {
    if (!day) return words.full(date);
    const { status, worked_minutes, expected_minutes, flags } = day;
    const hours = worked_minutes + expected_minutes > 0;
    return [
      words.full(date),
      labels.option('attendance-days', 'status', status),
      ...(hours ? [t('attendance.day_of', { worked: asHours(worked_minutes), expected: asHours(expected_minutes) })] : []),
      ...flagNames(flags),
    ].join(', ');
  };
}
