import { choice, date, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const dependents = resource(
  'dependents',
  {
    employee_id: reference('employees', { required: true }),
    name: text({ required: true, min: 1, max: 100 }),
    kinship: choice({ options: ['spouse', 'partner', 'child', 'parent', 'other'], initial: 'child', required: true }),
    birth_date: date(),
  },
  {
    label: 'name',
    list: {
      table: ['employee_id', 'name', 'kinship', 'birth_date'],
      search: ['employee_id', 'name'],
      filters: ['employee_id', 'kinship'],
      sort: ['name', 'birth_date'],
      order: { by: 'name', dir: 'asc' },
    },
    form: {
      rows: [['name', 'kinship'], ['birth_date']],
    },
    access: {
      owner: { employee: 'employee_id' },
      partOf: { resource: 'employees', view: 'view_personal', update: 'update_personal' },
      guarded: 'personal',
    },
    life: {
      onPurge: 'erase',
      undoableDelete: true,
    },
  },
);
