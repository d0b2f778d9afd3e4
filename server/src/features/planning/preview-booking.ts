import type { previewBooking as previewCall } from '@cadre/contract/calls/planning';
import { employees } from '@cadre/contract/resources/employees';
import { projects } from '@cadre/contract/resources/projects';
import { type Booked, idleDays } from '@cadre/rules/planning/booking';
import { loadOf } from '@cadre/rules/planning/load';
import { seen } from '../../crud/access/access.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { loadBookings } from './load-bookings.ts';
import { loadRooms } from './load-rooms.ts';
import { loadPeople } from './people-to-plan.ts';

/** As long as a booking lasts at most. */
const mostDays = 731;

/** The days of a person as they would be with a booking; nothing is saved. */
export async function previewBooking(
  { db }: Services,
  behaviours: Behaviours,
  ports: Plans,
  { actor, body }: CallContext<typeof previewCall>,
) {
  const booking = bookingIn(body);
  const window = { from: body.from_date, to: body.to_date };
  const { people } = await loadPeople(db, behaviours, ports, actor, {}, window, { only: [body.employee_id] });
  const [person] = people;
  if (!person) throw new Problem('not_found', { about: employees.name });
  const rooms = (await loadRooms(db, ports, [person], window)).of(person);
  const others = ((await loadBookings(db, [person.id], window)).get(person.id) ?? []).filter(({ id }) => id !== body.id);
  const before = rooms.map((room) => loadOf(room, others));
  const after = rooms.map((room) => ({ date: room.date, ...loadOf(room, [...others, { ...booking, status: 'confirmed' }]) }));
  const plannedOn = new Map(rooms.map(({ date, planned }) => [date, planned]));
  const booked_minutes = sum(before.map(({ booked }) => booked));
  return {
    message: '',
    data: {
      capacity_minutes: sum(after.map(({ capacity }) => capacity)),
      booked_minutes,
      wanted_minutes: sum(after.map(({ booked }) => booked)) - booked_minutes,
      over_minutes: sum(after.map(({ over }) => over)),
      over_days: after.filter(({ over }) => over > 0).map(({ date }) => date),
      idle_days: idleDays(booking, (day) => plannedOn.get(day) ?? 0).length,
      project_end: await endBefore(db, actor, body.project_id, body.to_date),
    },
  };
}

function bookingIn({ from_date, to_date, minutes_per_day, share_bp, weekdays }: CallContext<typeof previewCall>['body']): Booked {
  if (to_date < from_date) throw invalid({ to_date: [{ code: 'before_start' }] });
  if (Date.parse(to_date) - Date.parse(from_date) > mostDays * 86_400_000)
    throw invalid({ to_date: [{ code: 'too_many', max: mostDays }] });
  const [minutes, share] = [minutes_per_day ?? null, share_bp ?? null];
  if ((minutes === null) === (share === null)) throw invalid({ minutes_per_day: [{ code: 'hours_or_share' }] });
  return { from_date, to_date, minutes_per_day: minutes, share_bp: share, weekdays: weekdays ?? [1, 2, 3, 4, 5] };
}

async function endBefore(db: Runner, actor: Actor, project_id: number | null | undefined, to: string): Promise<string | null> {
  if (!project_id) return null;
  const { rows } = await sql<{ end_date: string }>`
    select r.end_date from projects r where r.id = ${project_id} and r.end_date < ${to}::date and ${seen(projects, actor)}`.execute(db);
  return rows[0]?.end_date ?? null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
