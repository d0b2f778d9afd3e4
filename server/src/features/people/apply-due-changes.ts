import { audit } from '../../crud/audit.ts';
import type { StoredRow } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { House } from '../../platform/house.ts';
import { byCalendar } from './by-calendar.ts';
import { finishTerminations } from './finish-terminations.ts';
import { noteMirrored } from './note-mirrored.ts';
import { tellEmployees } from './tell-employees.ts';

/** What is dated comes to hold on its day, where somebody works. Running it twice changes nothing. */
export async function applyDueChanges(house: House): Promise<void> {
  // Whoever left yesterday has no changes any more.
  await finishTerminations(house);
  await house.db.transaction(activateHired);
  const due = await house.db.transaction((tx) => dueIds(tx));
  if (due.length === 0) return;
  try {
    await house.db.transaction((tx) => apply(tx, due));
  } catch (error) {
    house.log.warn({ err: error }, 'changes of employment do not all apply together; each is tried alone');
    await applyOneByOne(house, due);
  }
}

/** Onboarding ends on the day of hiring. */
async function activateHired(tx: Transaction): Promise<void> {
  const { rows } = await sql<Columns<'employees', 'id' | 'name' | 'manager_id' | 'hire_date'>>`
    update employees e set status = 'active', version = e.version + 1, updated_at = now()
    where e.status = 'onboarding' and e.hire_date <= today_of(e) returning e.id, e.name, e.manager_id, e.hire_date`.execute(tx);
  for (const { id, name } of rows) {
    const changes = [{ field: 'status', old: 'onboarding', new: 'active' }];
    audit(tx, { ...byCalendar, action: 'status', model: 'employees', model_id: id, label: name, employee_id: id, changes });
  }
  await tellEmployees(
    tx,
    rows.flatMap(({ id, name, manager_id, hire_date }) =>
      manager_id === null
        ? []
        : [{ employee_id: manager_id, type: 'new_report' as const, args: { name, day: hire_date }, link: `/employees/${id}` }],
    ),
  );
}

const dueIds = async (tx: Transaction): Promise<number[]> => {
  const { rows } = await sql<Columns<'employees', 'id'>>`
    select e.id from employees e cross join lateral version_now(e) v
    where v.id is not null and (e.department_id, e.job_id, e.branch_id, e.manager_id, e.employment_type, e.fte)
      is distinct from (v.department_id, v.job_id, v.branch_id, v.manager_id, v.employment_type, v.fte)`.execute(tx);
  return rows.map(({ id }) => id);
};

async function apply(tx: Transaction, ids: number[]): Promise<void> {
  const { rows: before } = await sql<StoredRow>`select * from employees where id = any(${ids}::int[]) order by id for update`.execute(tx);
  await sql`select mirror_versions(${ids}::int[])`.execute(tx);
  await noteMirrored(tx, byCalendar, before);
}

/** A change that would break the organisation must not keep everybody else's from their day. */
async function applyOneByOne(house: House, ids: number[]): Promise<void> {
  for (const id of ids) {
    try {
      await house.db.transaction((tx) => apply(tx, [id]));
    } catch (error) {
      house.log.error({ err: error, employee_id: id }, 'a change of employment could not be applied');
    }
  }
}
