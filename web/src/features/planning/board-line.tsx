import type { Board, BoardBooking, BoardPerson } from '@cadre/contract/calls/planning';
import { type Day, dayNumber } from '@cadre/rules/calendar';
import { idleDays } from '@cadre/rules/planning/booking';
import { type Load, levelOf } from '@cadre/rules/planning/load';
import { type CSSProperties, memo, useMemo } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { DayRow, dayCell, RowName } from '../../ui/day-grid/day-grid.tsx';
import type { Place } from '../../ui/day-grid/place.ts';
import './board-bars.css';
import { type Column, type Line, loadsOf, roomsOf } from './board-rows.ts';
import type { BookingWords } from './use-booking-words.ts';
import { firstOf, lastOf, type Range } from './use-range.ts';

type Props = {
  line: Line;
  board: Board;
  index: number;
  columns: readonly Column[];
  today: Day;
  words: BookingWords;
  /** The booking that is being dragged. */
  dragged: number | undefined;
  /** The columns that are chosen for a new booking. */
  range: Range | undefined;
  /** The column of this row that Tab reaches. */
  active: number | undefined;
};

/** A row for a person, or for an open position: the load of each week, and the bookings below it. */
export const BoardLine = memo(function BoardLine({ line, board, index, columns, today, words, dragged, range, active }: Props) {
  const { person, bars, height } = line;
  const length = columns[0]?.days ?? 1;
  const loads = useMemo(() => (person ? loadsOf(board, person, length) : undefined), [board, person, length]);
  const place = bars[0];
  return (
    <DayRow index={index} style={{ height }} data-person={person?.id}>
      <RowName>{person ? <Who person={person} loads={loads ?? []} words={words} /> : <span>{place && words.place(place)}</span>}</RowName>
      {columns.map(({ from }, column) => (
        <Cell
          key={from}
          load={loads?.[column]}
          from={from}
          place={{ row: index, column }}
          isActive={active === column}
          isChosen={range !== undefined && firstOf(range) <= column && column <= lastOf(range)}
          isNow={from <= today && today < (columns[column + 1]?.from ?? '9999')}
          words={words}
        />
      ))}
      <td className="board__track" data-track data-with-strip={person ? true : undefined}>
        {bars.map((booking) => (
          <Bar
            key={booking.id}
            booking={booking}
            board={board}
            person={person}
            lane={line.laneOf.get(booking.id) ?? 0}
            isHeld={dragged === booking.id}
            words={words}
          />
        ))}
      </td>
    </DayRow>
  );
});

function Who({ person, loads, words }: { person: BoardPerson; loads: readonly Load[]; words: BookingWords }) {
  const t = useTexts();
  const free = loads.reduce((sum, load) => sum + load.free, 0);
  const skills = person.skills.join(', ');
  return (
    <>
      <span title={[person.name, person.job, skills].filter(Boolean).join(' · ')}>{person.name}</span>
      <small>
        {person.job} · {t('planning.load_free', { hours: words.hours(free) })}
      </small>
    </>
  );
}

type CellProps = {
  load: Load | undefined;
  from: Day;
  place: Place;
  isActive: boolean;
  isChosen: boolean;
  isNow: boolean;
  words: BookingWords;
};

function Cell({ load, from, place, isActive, isChosen, isNow, words }: CellProps) {
  const sentence = load ? `${from}: ${words.load(load)}` : from;
  return (
    <td
      {...dayCell({ place, isActive }, 'board__cell')}
      data-level={load && levelOf(load)}
      data-pending={load && load.pending > 0 ? true : undefined}
      data-now={isNow || undefined}
      aria-selected={isChosen || undefined}
      title={load && sentence}
    >
      <span className="visually-hidden">{sentence}</span>
      {load && load.capacity + load.booked > 0 && (
        <span className="board__level" aria-hidden>
          {words.hours(load.booked)}
          {load.over > 0 && '!'}
        </span>
      )}
    </td>
  );
}

type BarProps = {
  booking: BoardBooking;
  board: Board;
  person: BoardPerson | undefined;
  lane: number;
  isHeld: boolean;
  words: BookingWords;
};

function Bar({ booking, board, person, lane, isHeld, words }: BarProps) {
  const t = useTexts();
  const { from, to } = board;
  const start = Math.max(0, dayNumber(booking.from_date) - dayNumber(from));
  const end = Math.min(dayNumber(to), dayNumber(booking.to_date)) - dayNumber(from) + 1;
  const idle = useMemo(() => (person ? idleIn(board, person, booking) : 0), [board, person, booking]);
  const end_date = board.projects.find(({ id }) => id === booking.project_id)?.end_date;
  const isBeyond = end_date != null && booking.to_date > end_date;
  const look = {
    style: {
      '--start': start,
      '--span': Math.max(0, end - start),
      '--lane': lane,
      '--series': `var(--series-${seriesOf(booking)})`,
    } as CSSProperties,
    'data-status': booking.status,
    'data-held': isHeld || undefined,
    'data-beyond': isBeyond || undefined,
    'data-begins': booking.from_date >= from || undefined,
    'data-ends': booking.to_date <= to || undefined,
  };
  const label = [
    words.sentence(booking),
    ...(idle > 0 ? [t('planning.idle', { count: idle })] : []),
    ...(isBeyond ? [t('planning.bar_beyond', { day: end_date })] : []),
  ].join(', ');
  if (end <= start) return null;
  if (booking.project_id === null)
    return (
      <span {...look} className="board__bar" title={label}>
        <span className="visually-hidden">{label}</span>
        <span aria-hidden>{words.project(booking)}</span>
      </span>
    );
  return (
    <button
      {...look}
      type="button"
      tabIndex={-1}
      className="board__bar"
      data-booking={booking.id}
      data-may={booking.may_change || undefined}
      aria-label={label}
      title={booking.may_change ? `${label}\n${t('planning.bar_hint')}` : label}
    >
      {booking.may_change && <span className="board__grip" data-grip="start" />}
      <span>
        {words.project(booking)} · {words.amount(booking)}
      </span>
      {booking.may_change && <span className="board__grip" data-grip="end" />}
    </button>
  );
}

/** The visible days of a booking that do not count. */
function idleIn(board: Board, person: BoardPerson, booking: BoardBooking): number {
  const planned = new Map(roomsOf(board, person).map((room) => [room.date, room.planned]));
  const [from_date, to_date] = [later(booking.from_date, board.from), earlier(booking.to_date, board.to)];
  return idleDays({ ...booking, from_date, to_date }, (day) => planned.get(day) ?? 0).length;
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** A project keeps its colour; other people's have none. */
const seriesOf = ({ project_id }: BoardBooking): string => (project_id === null ? 'rest' : String((project_id % 6) + 1));
