import { date, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const educations = resource(
  'educations',
  {
    employee_id: reference('employees', { required: true }),
    institution: text({ required: true, min: 1, max: 120 }),
    degree: text({ max: 80 }),
    subject: text({ max: 120 }),
    started_on: date(),
    ended_on: date(),
  },
  {
    label: 'institution',
    check: ({ started_on, ended_on }) =>
      typeof started_on === 'string' && typeof ended_on === 'string' && ended_on < started_on ? { ended_on: 'before_start' } : {},
    list: {
      table: ['employee_id', 'institution', 'degree', 'subject', 'started_on', 'ended_on'],
      search: ['employee_id', 'institution', 'degree', 'subject'],
      filters: ['employee_id'],
      sort: ['institution', 'started_on', 'ended_on'],
      order: { by: 'ended_on', dir: 'desc' },
    },
    form: {
      rows: [['institution'], ['degree', 'subject'], ['started_on', 'ended_on']],
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
