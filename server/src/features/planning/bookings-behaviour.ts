import { bookings } from '@cadre/contract/resources/bookings';
import { covers } from '../../crud/access/employee-of-params.ts';
import type { Behaviour, Write } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';

const emptied = { skills: '[]', weekdays: '[1, 2, 3, 4, 5]', status: 'confirmed' };

export const bookingsBehaviour: Behaviour = {
  async beforeWrite(write) {
    const { values } = write;
    for (const [name, empty] of Object.entries(emptied)) if (values[name] === null) values[name] = empty;
    sortWeekdays(values);
    await requirePerson(write);
  },
  pathFor: ({ from_date }) => `/time-cards/planning?from=${from_date}`,
};

function sortWeekdays(values: Record<string, unknown>): void {
  if (typeof values.weekdays !== 'string') return;
  const days = [...new Set(JSON.parse(values.weekdays) as number[])].sort((one, other) => one - other);
  values.weekdays = JSON.stringify(days);
}

/** Only people the user may staff, and the person already booked. */
async function requirePerson({ tx, caller, values, before }: Write): Promise<void> {
  const id = values.employee_id;
  if (id === undefined || id === null || id === before?.employee_id) return;
  const { rows } = await sql`select from employees r where r.id = ${id} and ${covers(bookings, caller.actor, 'staff')}`.execute(tx);
  if (rows.length === 0) throw invalid({ employee_id: [{ code: 'booking_out_of_reach' }] });
}
