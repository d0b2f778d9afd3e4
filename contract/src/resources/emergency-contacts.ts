import { email, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const emergencyContacts = resource(
  'emergency-contacts',
  {
    employee_id: reference('employees', { required: true }),
    name: text({ required: true, min: 1, max: 100 }),
    relation: text({ max: 40 }),
    phone: text({ required: true, max: 30, pattern: 'phone' }),
    email: email({ max: 100 }),
  },
  {
    onPurge: 'erase',
    label: 'name',
    table: ['employee_id', 'name', 'relation', 'phone', 'email'],
    form: [
      ['name', 'relation'],
      ['phone', 'email'],
    ],
    search: ['employee_id', 'name'],
    filters: ['employee_id'],
    sort: ['name', 'created_at'],
    order: { by: 'name', dir: 'asc' },
    owner: { employee: 'employee_id' },
    undoableDelete: true,
    partOf: { resource: 'employees', view: 'view_personal', update: 'edit_background' },
    guarded: 'personal',
  },
);
