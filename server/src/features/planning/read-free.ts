import type { FreePeople, planningFree } from '@cadre/contract/calls/planning';
import { loadIn, loadOf } from '@cadre/rules/planning/load';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Runner } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { loadBookings } from './load-bookings.ts';
import { loadRooms } from './load-rooms.ts';
import { loadPeople, type PersonToPlan } from './people-to-plan.ts';
import { refuseOddSpan } from './refuse-odd-span.ts';
import type { Window } from './window.ts';

const mostPeople = 100;
type FreePerson = FreePeople['people'][number];

/** People with free time, the most first. */
export async function readFree({ db }: Services, behaviours: Behaviours, ports: Plans, { actor, query }: CallContext<typeof planningFree>) {
  refuseOddSpan(query);
  const { people } = await loadPeople(db, behaviours, ports, actor, query, query);
  const free = await whoIsFree(db, ports, people, query, query.free ?? 1);
  const result = free.toSorted((one, other) => other.free_minutes - one.free_minutes).slice(0, mostPeople);
  return { data: { total: free.length, people: result } };
}

/** The people with at least this much free time between two days, in the order given. */
export async function whoIsFree(
  db: Runner,
  ports: Plans,
  people: readonly PersonToPlan[],
  window: Window,
  least: number,
): Promise<FreePerson[]> {
  const rooms = await loadRooms(db, ports, people, window);
  const ids = people.map(({ id }) => id);
  const booked = await loadBookings(db, ids, window);
  return people.flatMap((person): FreePerson[] => {
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
