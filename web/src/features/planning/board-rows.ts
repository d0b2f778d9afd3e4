import type { Board, BoardBooking, BoardPerson } from '@cadre/contract/calls/planning';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import { type Load, loadIn, type Room } from '@cadre/rules/planning/load';
import { lanesOf } from './lanes.ts';
import type { BoardView } from './use-board-address.ts';

const heights = { group: 32, head: 34, lane: 26, pad: 6 };

/** A row of the board. It shows its bars; a person's load may include more bookings. */
export type BoardRow = { key: string; height: number } & (
  | { kind: 'group'; name: string; note: string }
  | { kind: 'line'; person: BoardPerson | undefined; bars: BoardBooking[]; laneOf: ReadonlyMap<number, number>; project_id?: number }
);
export type Line = Extract<BoardRow, { kind: 'line' }>;

/** All rows in order: open positions, then people by department; or projects with the people booked on them. */
export function rowsOf(
  board: Board,
  words: { places: string },
  show: BoardView,
  loadsOf: (person: BoardPerson) => readonly Load[],
): BoardRow[] {
  const byPerson = Map.groupBy(board.bookings, ({ employee_id }) => employee_id ?? 0);
  const isShown = (person: BoardPerson): boolean => show === 'all' || (show === 'over' ? isOver : isOnBench)(loadsOf(person));
  const people = board.people.filter(isShown);
  if (board.by === 'project') return projectRows(board, people, byPerson);
  const places = show === 'over' ? [] : (byPerson.get(0) ?? []);
  const departments = Map.groupBy(people, ({ department }) => department.id);
  return [
    ...(places.length > 0 ? [groupRow('places', words.places, ''), ...placeRows(places, 'place')] : []),
    ...[...departments].flatMap(([id, members]) => [
      groupRow(`department-${id}`, members[0]?.department.name ?? '', String(members.length)),
      ...members.map((person) => lineRow(`person-${person.id}`, person, byPerson.get(person.id) ?? [])),
    ]),
  ];
}

function projectRows(board: Board, people: readonly BoardPerson[], byPerson: ReadonlyMap<number, BoardBooking[]>): BoardRow[] {
  const ofProject = (id: number, bookings: readonly BoardBooking[] = []) => bookings.filter(({ project_id }) => project_id === id);
  return board.projects
    .filter(({ is_listed }) => is_listed)
    .flatMap(({ id, number, name, client }) => [
      groupRow(`project-${id}`, `${number} ${name}`, client ?? ''),
      ...placeRows(ofProject(id, byPerson.get(0)), `place-${id}`),
      ...people.flatMap((person) => {
        const bars = ofProject(id, byPerson.get(person.id));
        return bars.length > 0 ? [lineRow(`project-${id}-${person.id}`, person, bars, id)] : [];
      }),
    ]);
}

const groupRow = (key: string, name: string, note: string): BoardRow => ({ kind: 'group', key, name, note, height: heights.group });

const placeRows = (places: readonly BoardBooking[], key: string): BoardRow[] =>
  places.map((place) => lineRow(`${key}-${place.id}`, undefined, [place]));

function lineRow(key: string, person: BoardPerson | undefined, bars: BoardBooking[], project_id?: number): BoardRow {
  const { laneOf, count } = lanesOf(bars);
  const height = (person ? heights.head : heights.pad) + Math.max(1, count) * heights.lane + heights.pad;
  return { kind: 'line', key, person, bars, laneOf, height, ...(project_id !== undefined && { project_id }) };
}

export type Column = { from: Day; days: number };

export const columnsOf = ({ from, to }: Pick<Board, 'from' | 'to'>, length: number): Column[] =>
  daysThrough(from, to)
    .filter((_, at) => at % length === 0)
    .map((day) => ({ from: day, days: length }));

/** A person's capacity, day by day. */
export function roomsOf({ from, to, patterns }: Board, { pattern, away }: BoardPerson): Room[] {
  const planned = patterns[pattern] ?? [];
  const gone = new Map(away.map(({ date, minutes, is_pending }) => [`${date} ${is_pending}`, minutes]));
  return daysThrough(from, to).map((date, at) => ({
    date,
    planned: planned[at] ?? 0,
    away: gone.get(`${date} false`) ?? 0,
    pending: gone.get(`${date} true`) ?? 0,
  }));
}

/** More than they can do, in some column. */
export const isOver = (loads: readonly Load[]): boolean => loads.some(({ over }) => over > 0);

/** No bookings in the next four weeks despite capacity: four weekly columns, or all daily ones, which show four weeks in total. */
export function isOnBench(loads: readonly Load[]): boolean {
  const next = loads.length > 26 ? loads : loads.slice(0, 4);
  return next.some(({ capacity }) => capacity > 0) && next.every(({ booked }) => booked === 0);
}

/** The load of a person in each column. */
export function loadsOf(board: Board, person: BoardPerson, length: number): Load[] {
  const rooms = roomsOf(board, person);
  const bookings = board.bookings.filter(({ employee_id }) => employee_id === person.id);
  return columnsOf(board, length).map((_, at) => loadIn(rooms.slice(at * length, (at + 1) * length), bookings));
}
