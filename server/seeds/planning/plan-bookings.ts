import { addDays, type Day } from '@cadre/rules/calendar';

type Span = { from: Day; to: Day };
/** `home`: the project of a department that does not work for clients. */
export type Planned = { id: number; home: number | null; away: Span[]; until: Day | null };
export type BookingPlan = {
  employee_id: number;
  project_id: number;
  from_date: Day;
  to_date: Day;
  share_bp: number;
  status: 'confirmed' | 'tentative';
};

/** Every twelfth has nothing to do in the next weeks, every sixteenth too much; the others are booked for most of their time, never over their leave. */
export function planBookings(people: readonly Planned[], projects: readonly number[], monday: Day): BookingPlan[] {
  const consultants = people.filter(({ home }) => home === null);
  const internal = people.flatMap((person) => {
    if (person.home === null) return [];
    return around(person, { from: addDays(monday, -14), to: addDays(monday, 90) }).map((span) =>
      booking(person.id, person.home as number, span, 8500),
    );
  });
  if (projects.length === 0) return internal;
  const on = (place: number): number => projects[place % projects.length] as number;
  const forClients = consultants.flatMap((person, n) => {
    if (n % 12 === 7) return spansAfter(person, monday, 42, 90).map((span) => booking(person.id, on(n), span, 8000, 'tentative'));
    const main = n % 3 === 0 ? 10_000 : n % 3 === 1 ? 8000 : 6000;
    const last = 25 + (n % 5) * 14;
    return [
      ...spansAfter(person, monday, -14, last).map((span) =>
        booking(person.id, on(n), span, main, n % 6 === 5 ? 'tentative' : 'confirmed'),
      ),
      ...(main < 10_000 ? spansAfter(person, monday, 0, 32).map((span) => booking(person.id, on(n + 1), span, 10_000 - main)) : []),
      ...(n % 16 === 3 ? spansAfter(person, monday, 7, 18).map((span) => booking(person.id, on(n + 2), span, 4000)) : []),
      ...(n % 4 === 1
        ? spansAfter(person, monday, last + 3, last + 30).map((span) => booking(person.id, on(n + 3), span, 6000, 'tentative'))
        : []),
    ];
  });
  return [...internal, ...forClients];
}

const spansAfter = (person: Planned, monday: Day, first: number, last: number): Span[] =>
  around(person, { from: addDays(monday, first), to: addDays(monday, last) });

const booking = (
  employee_id: number,
  project_id: number,
  { from, to }: Span,
  share_bp: number,
  status: BookingPlan['status'] = 'confirmed',
) => ({
  employee_id,
  project_id,
  from_date: from,
  to_date: to,
  share_bp,
  status,
});

/** The rest of a span without the days on which a person is away or no longer employed. */
function around({ away, until }: Planned, span: Span): Span[] {
  const whole = until !== null && until < span.to ? { ...span, to: until } : span;
  return away.reduce<Span[]>((spans, gone) => spans.flatMap((one) => without(one, gone)), [whole]).filter(({ from, to }) => from <= to);
}

function without(one: Span, gone: Span): Span[] {
  if (gone.to < one.from || one.to < gone.from) return [one];
  return [
    { from: one.from, to: addDays(gone.from, -1) },
    { from: addDays(gone.to, 1), to: one.to },
  ];
}
