import { dueWeeks, isMissing, type Weekly } from '@cadre/rules/time/not-submitted';
import type { Plans } from '../../../crud/ports/plans.ts';
import { inSlices } from '../../../platform/batching/in-slices.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { loadDue } from '../weeks/load-due.ts';

/** A week that is over and was not handed in. */
export type MissingWeek = Weekly & {
  employee_id: number;
  name: string;
  status: 'missing' | 'draft' | 'rejected';
  required_minutes: number;
  logged_minutes: number;
};

type Card = { from_date: string; status: 'draft' | 'submitted' | 'approved' | 'rejected'; total_minutes: number };
type Person = {
  id: number;
  name: string;
  today: string;
  begun: string;
  employed: { hired_on: string; left_on: string | null }[];
  cards: Card[];
};

/** Plans of many people are much to hold at once. */
const atOnce = 300;

/** Of the employees `r` that this is true of, the weeks they owe, the oldest first. */
export async function loadMissing(db: Runner, ports: Plans, whom: Sql<boolean>): Promise<MissingWeek[]> {
  const people = await loadPeople(db, whom);
  const owing = people.flatMap((person) => {
    const open = openWeeks(person);
    return open.length > 0 ? [{ person, open }] : [];
  });
  const missing: MissingWeek[] = [];
  for (const some of inSlices(owing, atOnce)) missing.push(...(await weighed(db, ports, some)));
  return missing.sort((one, other) => compare(one.from, other.from) || compare(one.name, other.name));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Cards began with the first one in the company. */
async function loadPeople(db: Runner, whom: Sql<boolean>): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select r.id, r.name, today_of(r) as today, begun.day as begun,
      (select coalesce(json_agg(json_build_object('hired_on', p.hired_on, 'left_on', coalesce(p.left_on, case when r.status = 'on_notice'
        then r.last_working_day end))), '[]') from employment_periods p where p.employee_id = r.id) as employed,
      (select coalesce(json_agg(json_build_object('from_date', c.from_date, 'status', c.status, 'total_minutes', c.total_minutes)), '[]')
       from time_cards c where c.employee_id = r.id and c.from_date > current_date - 110) as cards
    from employees r cross join (select min(from_date) as day from time_cards) begun
    where begun.day is not null and (r.status <> 'terminated' or r.last_working_day > current_date - 100) and ${whom} order by r.id`.execute(
    db,
  );
  return rows;
}

type Open = { week: Weekly; card: Card | undefined };

function openWeeks({ cards, ...person }: Person): Open[] {
  const cardOf = new Map(cards.map((card) => [card.from_date, card]));
  return dueWeeks(person)
    .map((week) => ({ week, card: cardOf.get(week.from) }))
    .filter(({ card }) => isMissing(1, card?.status ?? null));
}

/** The required time follows from the plans of those days alone. */
async function weighed(db: Runner, ports: Plans, owing: readonly { person: Person; open: Open[] }[]): Promise<MissingWeek[]> {
  const weeks = owing.flatMap(({ open }) => open.map(({ week }) => week));
  const from = weeks.reduce((first, week) => (week.from < first ? week.from : first), weeks[0]?.from ?? '');
  const to = weeks.reduce((last, week) => (week.to > last ? week.to : last), weeks[0]?.to ?? '');
  const due = await loadDue(
    db,
    ports,
    owing.map(({ person }) => person.id),
    from,
    to,
  );
  return owing.flatMap(({ person: { id, name }, open }) =>
    open.flatMap(({ week, card }) => {
      const days = due.get(id)?.filter(({ plan: { date } }) => week.from <= date && date <= week.to) ?? [];
      const required_minutes = days.reduce((sum, day) => sum + day.required_minutes, 0);
      if (!isMissing(required_minutes, card?.status ?? null)) return [];
      const status = (card?.status ?? 'missing') as MissingWeek['status'];
      return [{ ...week, employee_id: id, name, status, required_minutes, logged_minutes: card?.total_minutes ?? 0 }];
    }),
  );
}
