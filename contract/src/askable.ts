import type { Field } from './fields.ts';
import { tierRights } from './resource.ts';
import { employees } from './resources/employees.ts';

const names = ['first_name', 'middle_name', 'last_name', 'preferred_name', 'name_order'];

/** What people may ask HR to change in their own record: what they are called, and their personal data. */
export const isAskable = (name: string, field: Field | undefined): boolean =>
  names.includes(name) || (field?.tier !== undefined && tierRights(employees, field.tier).is === 'personal');
