import type { Row } from '../../../fields/kind.ts';

export type PersonWeeks = { id: number; name: string; pic: string | null; weeks: ReadonlyMap<string, Row> };

/** A line for each person, in the order of their names; weeks by their Monday. */
export function byPerson(rows: readonly Row[]): PersonWeeks[] {
  const people = new Map<number, PersonWeeks & { weeks: Map<string, Row> }>();
  for (const row of rows) {
    const { id, name } = row.employee as { id: number; name: string };
    const person = people.get(id) ?? { id, name, pic: row.pic as string | null, weeks: new Map() };
    person.weeks.set(String(row.from_date), row);
    people.set(id, person);
  }
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** If the rows are truncated, the oldest week is incomplete and left out, unless it is the only one. */
export function wholeWeeks(mondays: readonly string[], rows: readonly Row[], total: number): string[] {
  const last = rows.at(-1);
  if (total <= rows.length || !last) return [...mondays];
  const whole = mondays.filter((monday) => monday > String(last.from_date));
  return whole.length > 0 ? whole : mondays.slice(-1);
}
