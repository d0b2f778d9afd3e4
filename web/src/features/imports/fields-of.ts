import type { ImportData } from '@cadre/contract/calls/imports';
import type { Fields } from '@cadre/contract/fields';
import { importedKinds, importFields } from '@cadre/contract/import-fields';
import { employees } from '@cadre/contract/resources/employees';

/** What a column of the file may become. */
export const fieldsOf = (resource: ImportData['resource']): Fields =>
  resource === 'employees' ? employees.fields : importFields[resource];

/** Whose words name a field; no two kinds share one that they call otherwise. */
export const nounOf = (field: string): string =>
  (['employees', ...importedKinds] as const).find((resource) => Object.hasOwn(fieldsOf(resource), field)) ?? 'employees';
