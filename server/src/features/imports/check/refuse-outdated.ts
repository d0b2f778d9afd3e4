import { checkRecord } from '@cadre/contract/check';
import type { Fields } from '@cadre/contract/fields';
import { employees } from '@cadre/contract/resources/employees';
import { requireNamed } from '../../../crud/write/custom-values.ts';
import { invalid } from '../../../platform/problem.ts';
import type { RowInput } from '../commit/insert-employees.ts';
import type { Acting } from '../commit/update-employee.ts';
import { importableFields } from './importable-fields.ts';

/** The company may have changed its custom fields since the dry run; a new one then shows its errors. */
export async function refuseOutdated({ tx, resource, caller }: Acting, rows: RowInput[]): Promise<void> {
  const fields: Fields = Object.fromEntries(Object.entries(importableFields(caller.actor)).filter(([, field]) => field.custom));
  const given = rows.map(({ values }) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(employees.fields, name))),
  );
  for (const values of given) {
    const complaints = checkRecord(fields, values);
    if (Object.keys(complaints).length > 0) throw invalid(complaints);
  }
  await requireNamed(tx, resource, given);
}
