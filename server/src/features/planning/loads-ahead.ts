import { loadOf } from '@cadre/rules/planning/load';
import type { DaysAhead } from '../../crud/ports/bookings.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import { inSlices } from '../../platform/batching/in-slices.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { loadBookings } from './load-bookings.ts';
import { loadRooms } from './load-rooms.ts';
import type { Window } from './window.ts';

const atOnce = 200;

/** The days of a window as the planning board counts them. */
export async function loadsAhead(db: Runner, ports: Plans, employeeIds: readonly number[], window: Window): Promise<DaysAhead[]> {
  const ahead: DaysAhead[] = [];
  for (const some of inSlices(employeeIds, atOnce)) {
    const { rows } = await sql<{ id: number; plan_key: string }>`
      select r.id, ${ports.planKey(window.from, window.to)} as plan_key from employees r where r.id = any(${[...some]}::int[])`.execute(db);
    const people = rows.map((row) => ({ ...row, sees_pending: true }));
    const rooms = await loadRooms(db, ports, people, window);
    const booked = await loadBookings(db, [...some], window);
    for (const person of people) {
      const days = rooms.of(person).map((room) => {
        const load = loadOf({ ...room, away: room.away + room.pending }, booked.get(person.id) ?? []);
        return { ...load, planned: room.planned, away: room.away, pending: room.pending };
      });
      const of = (name: keyof (typeof days)[number]): number[] => days.map((day) => day[name]);
      ahead.push({
        employee_id: person.id,
        capacity: of('planned'),
        away: of('away'),
        pending: of('pending'),
        booked: of('booked'),
        free: of('free'),
        over: of('over'),
      });
    }
  }
  return ahead;
}
