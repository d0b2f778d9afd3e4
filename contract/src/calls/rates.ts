import { call } from '../call.ts';
import { date, integer, longText, reference, required } from '../fields.ts';
import { rates } from '../resources/rates.ts';

const { kind, scope, department_id, job_id, employee_id, client_id, project_id, project_task_id, valid_from, valid_to } = rates.fields;

export const previewRate = call({
  method: 'POST',
  path: '/rates/preview',
  access: 'rates.view',
  tag: 'rates',
  summary: 'Count the time card entries that a rate would affect, approved and unapproved',
  repeats: true,
  body: { kind, scope, department_id, job_id, employee_id, client_id, project_id, project_task_id, valid_from, valid_to },
  answer: { unapproved: integer(required), approved: integer(required) },
  touches: [],
});

export const rerate = call({
  method: 'POST',
  path: '/rates/apply',
  access: 'rates.rerate',
  tag: 'rates',
  summary: 'Apply current rates to approved entries, with a reason; entries on a statement are unchanged',
  body: {
    from_date: date(required),
    to_date: date(required),
    project_id: reference('projects'),
    reason: longText({ required: true, min: 2, max: 500 }),
  },
  example: { body: { from_date: '2026-11-02', to_date: '2026-11-08', reason: 'The new contract holds from its first day' } },
  answer: { changed: integer(required) },
  touches: ['rates', 'tasks', 'projects'],
});
