import type { Transaction } from '../../src/platform/database/database.ts';
import { departmentNumbers } from '../company/departments.ts';
import { jobs } from '../company/jobs.ts';
import type { DepartmentPlan } from '../company/plan.ts';
import { insertRows } from './insert-rows.ts';
import { reserveIds } from './reserve-ids.ts';

/** Departments, still without heads, and jobs. */
export async function writeOrganisation(
  tx: Transaction,
  departments: DepartmentPlan[],
): Promise<{ departmentIds: number[]; jobIds: number[] }> {
  const departmentIds = await reserveIds(tx, 'departments', departments.length);
  const jobIds = await reserveIds(tx, 'jobs', jobs.length);
  await insertRows(
    tx,
    'departments',
    { id: 'int', name: 'text', code: 'text', parent_id: 'int', color: 'text', min_staffing: 'int' },
    departments.map(({ name, code, parent, color, min_staffing }, number) => ({
      id: departmentIds[number],
      name,
      code,
      parent_id: parent === null ? null : departmentIds[parent],
      color,
      min_staffing,
    })),
  );
  await insertRows(
    tx,
    'jobs',
    {
      id: 'int',
      name: 'text',
      code: 'text',
      department_id: 'int',
      grade: 'text',
      description: 'text',
      salary_min: 'bigint',
      salary_max: 'bigint',
      currency: 'text',
      headcount_plan: 'int',
      active: 'boolean',
    },
    jobs.map((job, number) => ({ ...job, id: jobIds[number], department_id: idOfDepartment(job.department) })),
  );
  await bookOnCostCenters(tx);
  return { departmentIds, jobIds };

  function idOfDepartment(code: string | null): number | undefined {
    return code === null ? undefined : departmentIds[departmentNumbers.get(code) as number];
  }
}

/** Each department with a code has a cost centre of its own. */
async function bookOnCostCenters(tx: Transaction): Promise<void> {
  await tx.run(
    `insert into cost_centers (code, name) select 'CC-' || d.code, d.name from departments d where d.code is not null order by d.id
     on conflict do nothing`,
    [],
  );
  await tx.run(`update departments d set cost_center_id = c.id from cost_centers c where c.code = 'CC-' || d.code`, []);
}
