import type { Roster, RosterCell } from '@cadre/contract/calls/schedules';
import type { Mark } from '../grid/mark.ts';

export type Person = Roster['people'][number];
/** The unsaved entries, by person and day. */
export type Marks = ReadonlyMap<string, Mark>;

export const cellKey = (employeeId: number, date: string): string => `${employeeId} ${date}`;

export function markOf({ is_set, shift_id }: RosterCell): Mark {
  if (!is_set) return 'plan';
  return shift_id ?? 'off';
}

/** The shift that applies: that of the roster, or without an entry that of the week schedule. */
export const shiftOn = ({ is_set, shift_id, base_shift_id }: RosterCell): number | null => (is_set ? shift_id : base_shift_id);

/** A roster with these marks entered. People without marks stay the same objects, so that their rows are not rendered again. */
export function withMarks(roster: Roster, marks: Marks): Roster {
  if (marks.size === 0) return roster;
  const touched = new Set([...marks.keys()].map((key) => Number(key.slice(0, key.indexOf(' ')))));
  const lengths = new Map(roster.shifts.map(({ id, expected_minutes }) => [id, expected_minutes]));
  const people = roster.people.map((person) => (touched.has(person.employee.id) ? entered(person, marks, lengths) : person));
  return { ...roster, people };
}

function entered(person: Person, marks: Marks, lengths: ReadonlyMap<number | null, number>): Person {
  let { minutes } = person;
  const cells = person.cells.map((cell) => {
    const mark = marks.get(cellKey(person.employee.id, cell.date));
    if (mark === undefined || mark === markOf(cell)) return cell;
    const changed = withMark(cell, mark);
    minutes += (lengths.get(shiftOn(changed)) ?? 0) - (lengths.get(shiftOn(cell)) ?? 0);
    return changed;
  });
  return { ...person, cells, minutes };
}

const withMark = (cell: RosterCell, mark: Mark): RosterCell => ({
  ...cell,
  is_set: mark !== 'plan',
  shift_id: typeof mark === 'number' ? mark : null,
});

/** The request body for the entries. */
export const entriesOf = (marks: Marks) =>
  [...marks].map(([key, mark]) => {
    const cut = key.indexOf(' ');
    const at = { employee_id: Number(key.slice(0, cut)), date: key.slice(cut + 1) };
    return mark === 'plan' ? { ...at, clear: true } : { ...at, shift_id: mark === 'off' ? null : mark };
  });

/** The number of people in each shift, by day. */
export function countsOf({ people, days }: Roster): ReadonlyMap<number, readonly number[]> {
  const counts = new Map<number, number[]>();
  for (const { cells } of people) {
    for (const [column, cell] of cells.entries()) {
      const shift = cell.is_employed ? shiftOn(cell) : null;
      if (shift === null) continue;
      const row = counts.get(shift) ?? Array.from({ length: days.length }, () => 0);
      row[column] = (row[column] ?? 0) + 1;
      counts.set(shift, row);
    }
  }
  return counts;
}
