import { withCustom } from '@cadre/contract/custom-fields';
import { type Field, type Fields, isSealed, isWritable, text } from '@cadre/contract/fields';
import { importFields } from '@cadre/contract/import-fields';
import { employees } from '@cadre/contract/resources/employees';
import { tierReach } from '../../../crud/access/access.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { StoredImport } from '../files/stored-import.ts';

/** The fields a column of the file may be matched with: for employees the writable ones, and the number that identifies them. */
export const mappableFields = (actor: Actor, resource: StoredImport['resource'] = 'employees'): Fields =>
  resource === 'employees'
    ? { employee_no: text({ max: employees.fields.employee_no.max }), ...importableFields(actor) }
    : importFields[resource];

/** The fields a column of the file may fill: all that this user may write. */
export const importableFields = (actor: Actor): Fields =>
  Object.fromEntries(
    Object.entries<Fields[string]>(withCustom(employees, actor.custom).fields).filter(
      ([, field]) => isWritable(field) && (!field.tier || tierReach(employees, actor, field.tier, 'update') !== 'none'),
    ),
  );

/**
 * Names, addresses and numbers belong to one person; other fields may have one value for all rows. Sealed values are only in their cells.
 */
export const isShareable = (name: string, field: Field): boolean =>
  !isSealed(field) && !['employee_id', 'employee_no', 'first_name', 'last_name'].includes(name) && field.kind !== 'email';
