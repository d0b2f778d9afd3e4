import type { ImportData } from '@cadre/contract/calls/imports';
import type { Fields } from '@cadre/contract/fields';
import { importedKinds, importFields } from '@cadre/contract/import-fields';
import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';

/** The fields that a column of the file may fill; those of people include custom fields. */
export const fieldsOf = (resource: ImportData['resource'], people: Resource = employees): Fields =>
  resource === 'employees' ? people.fields : importFields[resource];

/** The noun whose texts name a field; kinds that share a field use the same name for it. */
export const nounOf = (field: string): string =>
  (['employees', ...importedKinds] as const).find((resource) => Object.hasOwn(fieldsOf(resource), field)) ?? 'employees';
