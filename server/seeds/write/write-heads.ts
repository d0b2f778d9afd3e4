import type { Transaction } from '../../src/platform/database/database.ts';
import type { DepartmentPlan } from '../company/plan.ts';

/** Heads are employees, who belong to departments: so they are named once both are there. */
export async function writeHeads(
  tx: Transaction,
  departments: DepartmentPlan[],
  departmentIds: number[],
  employeeIds: number[],
): Promise<void> {
  const heads = departments.map(({ head, deputy }, number) => ({
    id: departmentIds[number],
    head_id: head === null ? null : employeeIds[head],
    deputy_id: deputy === null ? null : employeeIds[deputy],
  }));
  await tx.run(
    `update departments set head_id = given.head_id, deputy_id = given.deputy_id
     from json_to_recordset($1::json) as given (id int, head_id int, deputy_id int) where departments.id = given.id`,
    [JSON.stringify(heads)],
  );
}
