import { choice, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** A person's skills, and the languages they speak. */
export const skills = resource(
  'skills',
  {
    employee_id: reference('employees', { required: true }),
    kind: choice({ options: ['skill', 'language'], initial: 'skill', required: true }),
    name: text({ required: true, min: 1, max: 80 }),
    level: choice({ options: ['basic', 'working', 'fluent', 'expert'], initial: 'working', required: true }),
  },
  {
    label: 'name',
    list: {
      table: ['employee_id', 'kind', 'name', 'level'],
      search: ['employee_id', 'name'],
      filters: ['employee_id', 'kind', 'level'],
      sort: ['name', 'kind', 'level'],
      order: { by: 'name', dir: 'asc' },
    },
    form: {
      rows: [['kind', 'level'], ['name']],
    },
    access: {
      owner: { employee: 'employee_id' },
      partOf: { resource: 'employees', view: 'view', update: 'edit_background' },
    },
    life: {
      onPurge: 'erase',
      undoableDelete: true,
    },
  },
);
