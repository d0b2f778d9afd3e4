import { date, longText, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const experiences = resource(
  'experiences',
  {
    employee_id: reference('employees', { required: true }),
    company: text({ required: true, min: 1, max: 120 }),
    title: text({ required: true, min: 1, max: 120 }),
    started_on: date(),
    ended_on: date(),
    description: longText({ max: 2000 }),
  },
  {
    label: 'company',
    check: ({ started_on, ended_on }) =>
      typeof started_on === 'string' && typeof ended_on === 'string' && ended_on < started_on ? { ended_on: 'before_start' } : {},
    list: {
      table: ['employee_id', 'company', 'title', 'started_on', 'ended_on'],
      search: ['employee_id', 'company', 'title'],
      filters: ['employee_id'],
      sort: ['company', 'started_on', 'ended_on'],
      order: { by: 'ended_on', dir: 'desc' },
    },
    form: {
      rows: [['company', 'title'], ['started_on', 'ended_on'], ['description']],
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
