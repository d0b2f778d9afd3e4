import type { BoardBooking, Board as BoardData } from '@cadre/contract/calls/planning';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '../../platform/format/format.ts';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { useTexts } from '../../platform/texts.ts';
import { gridStep, type Place } from '../../ui/table/grid-step.ts';
import { editByKey } from './bar-key.ts';
import './board.css';
import { BoardLine } from './board-line.tsx';
import { columnsOf, type Line, offsetsOf, type BoardRow as Row } from './board-rows.ts';
import { applied } from './edits.ts';
import { type DraggedBar, useBarDrag } from './use-bar-drag.ts';
import { useBookingWords } from './use-booking-words.ts';
import type { Edits } from './use-edits.ts';
import { firstOf, lastOf, type Range, useRange } from './use-range.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

const headHeight = 44;

/** A table whose cells are navigated with arrow keys. */
const isGrid = { role: 'grid' } as const;

type Props = {
  edits: Edits;
  column: number;
  rowsOf: (board: BoardData) => Row[];
  onOpen: (booking: number) => void;
  /** For one cell, or for the days up to the last of several. */
  onNew: (line: Line, day: Day, until: Day | undefined) => void;
};

/** Rows by weeks or days. Of hundreds only those in sight are drawn. One stop of the Tab key: arrows move inside, Enter leads to the bookings of a cell. */
export function Board({ edits, column, rowsOf, onOpen, onNew }: Props) {
  const t = useTexts();
  const hint = useId();
  const today = useFormat().today();
  const box = useRef<HTMLDivElement>(null);
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
  const { first, last, show } = useRowsInSight(box, offsets);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const at = { row: lineNear(rows, active.row), column: Math.min(active.column, columns.length - 1) };

  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
  const goTo = (place: Place) => {
    flushSync(() => {
      setActive(place);
      show(place.row, headHeight);
    });
    focus(`[data-place="${place.row},${place.column}"]`);
  };
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

  const onBarKey = (event: KeyboardEvent, booking: BoardBooking) => {
    const bars = lineAt(at.row)?.bars.filter(({ project_id }) => project_id !== null) ?? [];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') return goTo(at);
    if (step !== 0) {
      event.preventDefault();
      const next = bars[(bars.findIndex(({ id }) => id === booking.id) + step + bars.length) % bars.length];
      return next && focus(`[data-booking="${next.id}"]`);
    }
    const edit = editByKey(booking, event, column);
    if (!edit) return;
    event.preventDefault();
    flushSync(() => edits.make(edit));
    if (edit.kind === 'remove') return goTo(at);
    focus(`[data-booking="${booking.id}"]`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return edits.undo();
    }
    const bar = (event.target as Element).closest<HTMLElement>('[data-booking]');
    const booking = bar && bookingOf(Number(bar.dataset.booking));
    if (booking) return onBarKey(event, booking);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.shiftKey && step !== 0) {
      event.preventDefault();
      const to = Math.min(columns.length - 1, Math.max(0, (range?.to ?? at.column) + step));
      return setRange({ row: at.row, from: range?.from ?? at.column, to });
    }
    if (range && (event.key === 'Enter' || event.key === 'n')) {
      event.preventDefault();
      return beginIn(range);
    }
    if (range && event.key !== 'Shift') setRange(undefined);
    const [line, day] = [lineAt(at.row), columns[at.column]?.from];
    if (line && day && (event.key === 'Enter' || event.key === 'n')) {
      event.preventDefault();
      const here = event.key === 'Enter' ? line.bars.find((one) => isWithin(one, day, column)) : undefined;
      return here ? focus(`[data-booking="${here.id}"]`) : onNew(line, day, undefined);
    }
    const next = gridStep(at, event.key, { rows: rows.length, columns: columns.length }, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    goTo({ row: lineNear(rows, next.row, next.row < at.row ? -1 : 1), column: next.column });
  };
  const onClick = ({ target }: MouseEvent) => {
    const bar = (target as Element).closest<HTMLElement>('[data-booking]');
    const place = placeOf(target);
    if (place) setActive(place);
    if (bar && bookingOf(Number(bar.dataset.booking))?.project_id != null) return onOpen(Number(bar.dataset.booking));
    const [line, day] = [place && lineAt(place.row), place && columns[place.column]?.from];
    if (line && day && !bar) onNew(line, day, undefined);
  };
  return (
    <>
      <p id={hint} className="visually-hidden">
        {t('planning.grid_hint')}
      </p>
      <div
        ref={box}
        className="board"
        data-dragging={dragged || range ? true : undefined}
        style={{ '--columns': columns.length, '--days': columns.length * column, '--head-height': `${headHeight}px` } as CSSProperties}
      >
        <table
          {...isGrid}
          aria-label={t('planning.grid')}
          aria-describedby={hint}
          aria-rowcount={rows.length + 1}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => [onPointerDown(event), onRangeDown(event)]}
          onClick={onClick}
        >
          <Head columns={columns.map(({ from }) => from)} isWeeks={column > 1} today={today} count={known.people.length} />
          <tbody style={{ paddingBlockStart: offsets[first] ?? 0, paddingBlockEnd: (offsets.at(-1) ?? 0) - (offsets[last] ?? 0) }}>
            {rows.slice(first, last).map((row, index) =>
              row.kind === 'group' ? (
                <tr key={row.key} className="board__group" style={{ height: row.height }} aria-rowindex={first + index + 2}>
                  <th scope="rowgroup" colSpan={columns.length + 2}>
                    <span>
                      {row.name} {row.note && <small>{row.note}</small>}
                    </span>
                  </th>
                </tr>
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
          </tbody>
        </table>
      </div>
    </>
  );
}

type HeadProps = { columns: readonly Day[]; isWeeks: boolean; today: Day; count: number };

function Head({ columns, isWeeks, today, count }: HeadProps) {
  const t = useTexts();
  const days = useDayWords();
  const isNow = (at: number): boolean => (columns[at] ?? '') <= today && (columns[at + 1] === undefined || today < (columns[at + 1] ?? ''));
  return (
    <thead>
      <tr className="board__head" aria-rowindex={1}>
        <th scope="col" className="board__name">
          {t('calendar.people', { count })}
        </th>
        {columns.map((day, at) => (
          <th key={day} scope="col" className="board__column" aria-current={isNow(at) ? 'date' : undefined}>
            <span className="visually-hidden">
              {isWeeks ? t('planning.week_of', { week: String(isoWeekOf(day).week), day }) : days.full(day)}
            </span>
            <span aria-hidden>{isWeeks ? days.numbers(day) : days.letter(day)}</span>
            <strong aria-hidden>{isWeeks ? isoWeekOf(day).week : Number(day.slice(8))}</strong>
          </th>
        ))}
        <th scope="col" className="visually-hidden">
          {t('planning.grid')}
        </th>
      </tr>
    </thead>
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

function placeOf(target: EventTarget): Place | undefined {
  const [row, column] = (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}
