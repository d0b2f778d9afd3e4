import type { BoardBooking, Board as BoardData } from '@cadre/contract/calls/planning';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '../../platform/format/format.ts';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { useTexts } from '../../platform/texts.ts';
import { DayGrid, DayHead, DayRow } from '../../ui/day-grid/day-grid.tsx';
import { placeAt } from '../../ui/day-grid/place.ts';
import { offsetsOf } from '../../ui/day-grid/row-offsets.ts';
import { useDayGrid } from '../../ui/day-grid/use-day-grid.ts';
import { editByKey } from './bar-key.ts';
import './board.css';
import { BoardLine } from './board-line.tsx';
import { columnsOf, type Line, type BoardRow as Row } from './board-rows.ts';
import { applied } from './edits.ts';
import { type DraggedBar, useBarDrag } from './use-bar-drag.ts';
import { useBookingWords } from './use-booking-words.ts';
import type { Edits } from './use-edits.ts';
import { firstOf, lastOf, type Range, useRange } from './use-range.ts';

type Props = {
  edits: Edits;
  column: number;
  rowsOf: (board: BoardData) => Row[];
  onOpen: (booking: number) => void;
  /** For one cell, or for the days up to the last of several. */
  onNew: (line: Line, day: Day, until: Day | undefined) => void;
};

/** Rows by weeks or days. Enter leads to the bookings of a cell, or begins one. */
export function Board({ edits, column, rowsOf, onOpen, onNew }: Props) {
  const t = useTexts();
  const today = useFormat().today();
  const known = edits.shown;
  const people = useMemo(() => new Map(known.people.map((person) => [person.id, person])), [known.people]);
  const bookingOf = (id: number): BoardBooking | undefined => known.bookings.find((one) => one.id === id);
  const columns = useMemo(() => columnsOf(known, column), [known, column]);
  const { dragged, onPointerDown } = useBarDrag({
    bookingOf,
    column,
    days: columns.length * column,
    mayGive: (id) => people.get(id)?.may_plan === true,
    onDrop: edits.make,
  });
  const { range, set: setRange, onPointerDown: onRangeDown } = useRange({ columns: columns.length, onChosen: (chosen) => beginIn(chosen) });
  const board = useMemo(() => (dragged ? { ...known, bookings: previewed(known.bookings, dragged) } : known), [known, dragged]);
  const rows = useMemo(() => rowsOf(board), [board, rowsOf]);
  const offsets = useMemo(() => offsetsOf(rows), [rows]);
  const words = useBookingWords(board);
  const grid = useDayGrid({
    rows: offsets,
    columns: columns.length,
    nearest: (row, direction) => lineNear(rows, row, direction),
    onKey: (event) => onKey(event),
  });
  const { at, first, last, goTo } = grid;

  const focus = (selector: string) => grid.box.current?.querySelector<HTMLElement>(selector)?.focus();
  const lineAt = (row: number): Line | undefined => {
    const found = rows[row];
    return found?.kind === 'line' ? found : undefined;
  };

  /** Weeks are booked from Monday to Friday. */
  const beginIn = (chosen: Range) => {
    const [line, begin, end] = [lineAt(chosen.row), columns[firstOf(chosen)]?.from, columns[lastOf(chosen)]?.from];
    setRange(undefined);
    if (line && begin && end) onNew(line, begin, addDays(end, column > 1 ? 4 : 0));
  };

  const onBarKey = (event: KeyboardEvent, booking: BoardBooking): boolean => {
    const bars = lineAt(at.row)?.bars.filter(({ project_id }) => project_id !== null) ?? [];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') {
      goTo(at);
      return false;
    }
    if (step !== 0) {
      const next = bars[(bars.findIndex(({ id }) => id === booking.id) + step + bars.length) % bars.length];
      if (next) focus(`[data-booking="${next.id}"]`);
      return true;
    }
    const edit = editByKey(booking, event, column);
    if (!edit) return false;
    flushSync(() => edits.make(edit));
    if (edit.kind === 'remove') goTo(at);
    else focus(`[data-booking="${booking.id}"]`);
    return true;
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      edits.undo();
      return true;
    }
    const bar = (event.target as Element).closest<HTMLElement>('[data-booking]');
    const booking = bar && bookingOf(Number(bar.dataset.booking));
    if (booking) return onBarKey(event, booking);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.shiftKey && step !== 0) {
      const to = Math.min(columns.length - 1, Math.max(0, (range?.to ?? at.column) + step));
      setRange({ row: at.row, from: range?.from ?? at.column, to });
      return true;
    }
    const isChosen = event.key === 'Enter' || event.key === 'n';
    if (range && isChosen) {
      beginIn(range);
      return true;
    }
    if (range && event.key !== 'Shift') setRange(undefined);
    const [line, day] = [lineAt(at.row), columns[at.column]?.from];
    if (!line || !day || !isChosen) return false;
    const here = event.key === 'Enter' ? line.bars.find((one) => isWithin(one, day, column)) : undefined;
    if (here) focus(`[data-booking="${here.id}"]`);
    else onNew(line, day, undefined);
    return true;
  };
  const onClick = ({ target }: MouseEvent) => {
    const bar = (target as Element).closest<HTMLElement>('[data-booking]');
    const place = placeAt(target);
    if (place) grid.setActive(place);
    if (bar && bookingOf(Number(bar.dataset.booking))?.project_id != null) return onOpen(Number(bar.dataset.booking));
    const [line, day] = [place && lineAt(place.row), place && columns[place.column]?.from];
    if (line && day && !bar) onNew(line, day, undefined);
  };
  return (
    <DayGrid
      className="board"
      style={{ '--days': columns.length * column } as CSSProperties}
      data-dragging={dragged || range ? true : undefined}
      label={t('planning.grid')}
      hint={t('planning.grid_hint')}
      keys={{ ...grid, table: { ...grid.table, onClick, onPointerDown: (event) => [onPointerDown(event), onRangeDown(event)] } }}
      columns={columns.length}
      rowCount={rows.length}
      corner={t('calendar.people', { count: known.people.length })}
      heads={<Heads columns={columns.map(({ from }) => from)} isWeeks={column > 1} today={today} />}
    >
      {rows.slice(first, last).map((row, index) =>
        row.kind === 'group' ? (
          <DayRow key={row.key} index={first + index} className="board__group" style={{ height: row.height }}>
            <th scope="rowgroup" colSpan={columns.length + 2}>
              <span>
                {row.name} {row.note && <small>{row.note}</small>}
              </span>
            </th>
          </DayRow>
        ) : (
          <BoardLine
            key={row.key}
            line={row}
            board={board}
            index={first + index}
            columns={columns}
            today={today}
            words={words}
            dragged={dragged?.booking.id}
            range={range?.row === first + index ? range : undefined}
            active={first + index === at.row ? at.column : undefined}
          />
        ),
      )}
    </DayGrid>
  );
}

type HeadProps = { columns: readonly Day[]; isWeeks: boolean; today: Day };

function Heads({ columns, isWeeks, today }: HeadProps) {
  const t = useTexts();
  const days = useDayWords();
  const isNow = (at: number): boolean => (columns[at] ?? '') <= today && (columns[at + 1] === undefined || today < (columns[at + 1] ?? ''));
  return (
    <>
      {columns.map((day, at) => (
        <DayHead
          key={day}
          isPeriod
          isNow={isNow(at)}
          words={isWeeks ? t('planning.week_of', { week: String(isoWeekOf(day).week), day }) : days.full(day)}
          small={isWeeks ? days.numbers(day) : days.letter(day)}
          strong={isWeeks ? isoWeekOf(day).week : Number(day.slice(8))}
        />
      ))}
      <th scope="col" className="visually-hidden">
        {t('planning.grid')}
      </th>
    </>
  );
}

const previewed = (bookings: readonly BoardBooking[], { booking, place, isCopy }: DraggedBar) =>
  isCopy
    ? applied(bookings, { kind: 'copy', of: { ...booking, ...place } })
    : bookings.map((one) => (one.id === booking.id ? { ...one, ...place } : one));

const isWithin = ({ from_date, to_date, project_id }: BoardBooking, day: Day, length: number): boolean =>
  project_id !== null && from_date < addDays(day, length) && to_date >= day;

/** The nearest row that is no heading, in that direction first. */
function lineNear(rows: readonly Row[], row: number, direction: 1 | -1 = 1): number {
  const isLine = (at: number): boolean => rows[at]?.kind === 'line';
  for (let at = row; at >= 0 && at < rows.length; at += direction) if (isLine(at)) return at;
  for (let at = row; at >= 0 && at < rows.length; at -= direction) if (isLine(at)) return at;
  return 0;
}
