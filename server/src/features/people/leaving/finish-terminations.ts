import { audit } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { byCalendar } from '../by-calendar.ts';
import { endEmployment } from './end-employment.ts';

/** The rule is `statusOn`: on notice until the last working day has passed, at the employee's place of work. */
const isOver = sql<boolean>`e.status = 'on_notice' and e.last_working_day < today_of(e)`;

/** Each leaver in a transaction of their own: a failed one is retried and does not block the others. Running it twice changes nothing. */
export async function finishTerminations(services: Services): Promise<void> {
  const { rows: due } = await sql<
    Columns<'employees', 'id'>
  >`select e.id from employees e where ${isOver} order by e.last_working_day, e.id`.execute(services.db);
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      await finish(services, id);
    } catch (error) {
      services.log.error({ err: error, employee_id: id }, 'a termination could not be finished');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'terminations could not be finished');
}

async function finish(services: Services, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { rows } = await sql`select from employees e where e.id = ${id} and ${isOver} for no key update`.execute(tx);
    if (rows.length === 0) return;
    const { name } = await endEmployment(tx, id, byCalendar);
    const changes = [{ field: 'status', old: 'on_notice', new: 'terminated' }];
    audit(tx, { ...byCalendar, action: 'status', model: 'employees', model_id: id, label: name, employee_id: id, changes });
  });
}
