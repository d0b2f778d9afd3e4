import type { Day } from '@cadre/rules/calendar';
import { bookedMinutes } from '@cadre/rules/planning/booking';
import type { BookedHours } from '../../crud/ports/bookings.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { loadBookings } from './load-bookings.ts';
import { loadRooms } from './load-rooms.ts';

/** A person's bookings between two days; none on days of absence. Time cards suggest them as entries. */
export async function planOfPerson(db: Runner, ports: Plans, employee_id: number, from: Day, to: Day): Promise<BookedHours[]> {
  const { rows } = await sql<{ plan_key: string }>`
    select ${ports.planKey(from, to)} as plan_key from employees r where r.id = ${employee_id}`.execute(db);
  const person = { id: employee_id, plan_key: rows[0]?.plan_key ?? '', sees_pending: false };
  if (!rows[0]) return [];
  const rooms = await loadRooms(db, ports, [person], { from, to });
  const booked = (await loadBookings(db, [employee_id], { from, to })).get(employee_id) ?? [];
  const work = rooms.of(person).flatMap(({ date, planned, away }) =>
    booked.flatMap((booking): BookedHours[] => {
      const minutes = away >= planned ? 0 : bookedMinutes(booking, date, planned);
      const { project_id, project_task_id } = booking;
      return minutes > 0 ? [{ date, project_id, project_task_id, minutes }] : [];
    }),
  );
  return [...Map.groupBy(work, keyOf).values()].map((same) => ({
    ...(same[0] as BookedHours),
    minutes: same.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}

/** Two bookings on the same thing are one entry of a day. */
const keyOf = ({ date, project_id, project_task_id }: BookedHours): string => `${date} ${project_id} ${project_task_id}`;
