import type { Field } from './fields.ts';
import { tierRights } from './resource.ts';
import { employees } from './resources/employees.ts';

const names = ['first_name', 'middle_name', 'last_name', 'preferred_name', 'name_order'];

/** The fields employees can request HR to change in their own record: their names and personal data. */
export const isAskable = (name: string, field: Field | undefined): boolean =>
  names.includes(name) || (field?.tier !== undefined && tierRights(employees, field.tier).is === 'personal');
