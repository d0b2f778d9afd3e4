import type { FreePeople, planningFree } from '@cadre/contract/calls/planning';
import { loadIn, loadOf } from '@cadre/rules/planning/load';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Runner } from '../../platform/database/database.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { loadBookings } from './load-bookings.ts';
import { loadRooms } from './load-rooms.ts';
import { loadPeople, type PersonToPlan } from './people-to-plan.ts';
import type { PlanningWorks, Window } from './planning-works.ts';
import { refuseOddSpan } from './refuse-odd-span.ts';

const mostPeople = 100;
type Told = FreePeople['people'][number];

/** People with free time, the most first. */
export async function readFree({ db }: House, behaviours: Behaviours, works: PlanningWorks, { actor, query }: Asked<typeof planningFree>) {
  refuseOddSpan(query);
  const { people } = await loadPeople(db, behaviours, works, actor, query, query);
  const free = await whoIsFree(db, works, people, query, query.free ?? 1);
  const told = free.toSorted((one, other) => other.free_minutes - one.free_minutes).slice(0, mostPeople);
  return { data: { total: free.length, people: told } };
}

/** The people with at least this much free time between two days, in the order given. */
export async function whoIsFree(
  db: Runner,
  works: PlanningWorks,
  people: readonly PersonToPlan[],
  window: Window,
  least: number,
): Promise<Told[]> {
  const rooms = await loadRooms(db, works, people, window);
  const ids = people.map(({ id }) => id);
  const booked = await loadBookings(db, ids, window);
  return people.flatMap((person): Told[] => {
    const [days, mine] = [rooms.of(person), booked.get(person.id) ?? []];
    const load = loadIn(days, mine);
    if (load.free < least) return [];
    const { id, name, department, job, skills } = person;
    return [
      {
        id,
        name,
        department,
        job,
        skills,
        capacity_minutes: load.capacity,
        booked_minutes: load.booked,
        free_minutes: load.free,
        pending_minutes: load.pending,
        free_days: days.map((day) => loadOf(day, mine)).filter(({ capacity, booked: taken }) => capacity > 0 && taken === 0).length,
      },
    ];
  });
}
