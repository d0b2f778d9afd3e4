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
    label: 'name',
    list: {
      table: ['employee_id', 'name', 'relation', 'phone', 'email'],
      search: ['employee_id', 'name'],
      filters: ['employee_id'],
      sort: ['name', 'created_at'],
      order: { by: 'name', dir: 'asc' },
    },
    form: {
      rows: [
        ['name', 'relation'],
        ['phone', 'email'],
      ],
    },
    access: {
      owner: { employee: 'employee_id' },
      partOf: { resource: 'employees', view: 'view_personal', update: 'edit_background' },
      guarded: 'personal',
    },
    life: {
      onPurge: 'erase',
      undoableDelete: true,
    },
  },
);
