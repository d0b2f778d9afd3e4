import type { TimesheetRow } from '@cadre/contract/views/timesheet';
import type { Day } from '@cadre/rules/calendar';
import { type CSSProperties, type SyntheticEvent, useCallback, useId, useMemo, useState } from 'react';
import type { Page } from '../../../crud/page.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { type Place, placeAt } from '../../../ui/day-grid/place.ts';
import { useDayGrid } from '../../../ui/day-grid/use-day-grid.ts';
import { TableFrame } from '../../../ui/table/table-frame.tsx';
import { daysOfMonth } from '../months.ts';
import './matrix.css';
import { matrixColumns, useMatrixHeads } from './matrix-columns.tsx';
import { MatrixHint } from './matrix-hint.tsx';
import { MatrixRow } from './matrix-row.tsx';

type Props = {
  page: Page;
  rows: readonly TimesheetRow[];
  columns: readonly string[];
  month: string;
  onOpen: (employee: number, day: Day) => void;
};
type Hinted = { cell: HTMLElement; place: Place };

/** People by days, between columns that can be sorted. */
export function Matrix({ page, rows, columns: names, month, onOpen }: Props) {
  const t = useTexts();
  const hint = useId();
  const days = useMemo(() => daysOfMonth(month), [month]);
  const today = useFormat().today();
  const columns = useMemo(() => matrixColumns(names), [names]);
  const heads = useMatrixHeads(page, columns, days, today);
  const [hinted, setHinted] = useState<Hinted>();
  const open = useCallback((place: Place) => openPlace(rows, days, place, onOpen), [rows, days, onOpen]);
  const grid = useDayGrid({
    rows: rows.length,
    columns: days.length,
    today: days.indexOf(today),
    onOpen: open,
    onKey: ({ key }) => {
      if (key === 'Escape') setHinted(undefined);
      return false;
    },
  });
  const show = ({ target }: SyntheticEvent) => {
    const place = placeAt(target);
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-place]');
    setHinted(place && cell ? { cell, place } : undefined);
  };
  const hide = () => setHinted(undefined);
  return (
    <>
      <p id={hint} className="visually-hidden">
        {t('attendance.matrix_hint')}
      </p>
      <TableFrame
        boxRef={grid.box}
        className="matrix"
        label={t('menu.timesheet')}
        columns={heads}
        table={{
          role: 'grid',
          'aria-describedby': hint,
          style: { '--days': days.length, '--sums': columns.length - 3 } as CSSProperties,
          ...grid.table,
          onFocus: show,
          onBlur: hide,
          onMouseOver: show,
          onMouseLeave: hide,
        }}
      >
        <tbody>
          {rows.map((row, index) => (
            <MatrixRow
              key={row.employee.id}
              row={row}
              index={index}
              columns={columns}
              days={days}
              today={today}
              active={index === grid.at.row ? grid.at.column : undefined}
            />
          ))}
        </tbody>
      </TableFrame>
      {hinted && <MatrixHint anchor={hinted.cell} row={rows[hinted.place.row]} day={days[hinted.place.column]} />}
    </>
  );
}

function openPlace(rows: Props['rows'], days: readonly Day[], { row, column }: Place, onOpen: Props['onOpen']): void {
  const [person, day] = [rows[row]?.employee.id, days[column]];
  if (person !== undefined && day !== undefined) onOpen(person, day);
}
