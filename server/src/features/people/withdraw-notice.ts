import { employees } from '@cadre/contract/resources/employees';
import { statusAtHire } from '@cadre/rules/employment';
import { audit, changesBetween } from '../../crud/audit.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { doorTo } from '../../crud/door.ts';
import { readRow } from '../../crud/read.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { Problem } from '../../platform/problem.ts';
import { type Employee, lockEmployee } from './lock-employee.ts';

/** No move: where it leads depends on the day. As if notice had never been given; possible until the last working day has passed. */
export async function withdrawTheNotice(house: House, behaviours: Behaviours, asked: Asked) {
  const { actor, trace, t } = asked;
  return house.db.transaction(async (tx) => {
    const { employee, today } = await lockEmployee(tx, asked, 'terminate');
    const { id, name, status, last_working_day, hire_date } = employee;
    if (status !== 'on_notice' || last_working_day === null || last_working_day < today) throw new Problem('wrong_state');
    await sql`update employment_periods set reason = null, note = null, version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      where employee_id = ${id} and left_on is null`.execute(tx);
    await sql`delete from successions where employee_id = ${id}`.execute(tx);
    const { rows } = await sql<Employee>`
      update employees set status = ${statusAtHire(hire_date, today)}, last_working_day = null, termination_reason = null,
        version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      where id = ${id} returning *`.execute(tx);
    const changes = changesBetween(employees, employee, rows[0]);
    audit(tx, { actor, trace, action: 'status', model: 'employees', model_id: id, label: name, employee_id: id, changes });
    return { message: t('done.notice_withdrawn', { name }), data: await readRow(tx, doorTo(employees, behaviours, actor), id) };
  });
}
