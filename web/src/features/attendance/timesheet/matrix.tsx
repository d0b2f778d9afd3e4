import type { TimesheetRow } from '@cadre/contract/views/timesheet';
import type { Day } from '@cadre/rules/calendar';
import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Page } from '../../../crud/page.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { gridStep } from '../../../ui/day-grid/grid-step.ts';
import type { Place } from '../../../ui/day-grid/place.ts';
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

/** People by days. The grid is one stop of the Tab key; inside it arrows move. */
export function Matrix({ page, rows, columns: names, month, onOpen }: Props) {
  const t = useTexts();
  const hint = useId();
  const days = useMemo(() => daysOfMonth(month), [month]);
  const today = useFormat().today();
  const columns = useMemo(() => matrixColumns(names), [names]);
  const heads = useMatrixHeads(page, columns, days, today);
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: Math.max(0, days.indexOf(today)) });
  const [hinted, setHinted] = useState<Hinted>();
  const size = { rows: rows.length, columns: days.length };
  const at = { row: Math.min(active.row, rows.length - 1), column: Math.min(active.column, days.length - 1) };

  // Keeps today in view from the start, where the month is wider than the screen.
  useEffect(() => {
    const head = box.current?.querySelector<HTMLElement>('thead [aria-current]');
    const width = box.current?.clientWidth ?? 0;
    if (head && box.current && head.offsetLeft > width * 0.75) box.current.scrollLeft = head.offsetLeft - width / 2;
  }, []);

  const open = useCallback((place: Place) => openPlace(rows, days, place, onOpen), [rows, days, onOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setHinted(undefined);
    const place = placeOf(event.target);
    if (!place) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return open(place);
    }
    const next = gridStep(place, event.key, size, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    box.current?.querySelector<HTMLElement>(`[data-place="${next.row},${next.column}"]`)?.focus();
  };
  const show = ({ target }: SyntheticEvent) => {
    const place = placeOf(target);
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
        boxRef={box}
        className="matrix"
        label={t('menu.timesheet')}
        columns={heads}
        table={{
          role: 'grid',
          'aria-describedby': hint,
          style: { '--days': days.length, '--sums': columns.length - 3 } as CSSProperties,
          onKeyDown,
          onFocus: show,
          onBlur: hide,
          onMouseOver: show,
          onMouseLeave: hide,
          onClick: ({ target }) => {
            const place = placeOf(target);
            if (!place) return;
            setActive(place);
            open(place);
          },
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
              active={index === at.row ? at.column : undefined}
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

function placeOf(target: EventTarget): Place | undefined {
  const [row, column] = (target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}
