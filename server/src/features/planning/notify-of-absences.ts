import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { notifyAll } from '../../platform/notices/notify.ts';

type Clash = { user_id: number; name: string; project: string; from_date: string; to_date: string };

/** Notifies project managers of absences of people booked on their projects. No booking is moved: that is their decision. */
export async function notifyOfAbsences(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await sql<Clash>`
      with due as (delete from booking_absences returning *)
      select distinct u.id as user_id, e.name, p.number || ' ' || p.name as project,
        greatest(due.from_date, min(b.from_date))::text as from_date, least(due.to_date, max(b.to_date))::text as to_date
      from due join employees e on e.id = due.employee_id
      join bookings b on b.employee_id = due.employee_id and b.from_date <= due.to_date and b.to_date >= due.from_date
      join projects p on p.id = b.project_id
      join users u on u.employee_id = b.manager_id and u.status = 'active' and b.manager_id <> due.employee_id
      group by u.id, e.id, e.name, p.id, p.number, p.name, due.from_date, due.to_date`.execute(tx);
    await notifyAll(
      tx.run,
      rows.map(({ user_id, name, project, from_date, to_date }) => ({
        user_id,
        type: 'booked_person_away',
        args: { name, project, day: from_date, until: to_date },
        link: `/time-cards/planning?from=${from_date}`,
      })),
    );
  });
}
