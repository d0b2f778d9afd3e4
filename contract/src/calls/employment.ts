import { call, type DataOf } from '../call.ts';
import { exampleDay } from '../example-day.ts';
import { boolean, choice, date, group, integer, list, named, optionally, reference, required, text } from '../fields.ts';
import { employees } from '../resources/employees.ts';

const { employment_type, fte } = employees.fields;

export const mostInBulk = 500;

/** The terms of employment that a change can set; omitted ones stay as they are. */
const wishedTerms = {
  department_id: reference('departments'),
  job_id: reference('jobs'),
  branch_id: reference('branches'),
  /** `null` takes the manager away; left out, it stays. */
  manager_id: reference('employees'),
  employment_type: choice({ options: employment_type.options }),
  fte: integer({ min: fte.min, max: fte.max }),
  note: text({ max: 200 }),
} as const;

/** The terms that can be given to many employees; `employee_ids` is passed alongside. */
export const bulkFields = {
  effective_from: date({ required: true }),
  ...wishedTerms,
  dry_run: boolean(),
} as const;

/** Only the terms that change; references include the name, as in other calls. */
const dated = group(
  optionally({
    department_id: integer(required),
    department: group(named, required),
    job_id: integer(required),
    job: group(named, required),
    branch_id: integer(required),
    branch: group(named, required),
    manager_id: integer(),
    manager: group(named),
    employment_type: choice({ options: employment_type.options, required: true }),
    fte: integer(required),
  }),
  required,
);

/** A later day with a change that already exists: the terms entered for that day stay, and the earlier change affects the others. */
const laterDay = { effective_from: date(required), stays: dated, becomes: dated } as const;

/** All or nothing. */
export const bulkVersions = call({
  method: 'POST',
  path: '/employee-versions/bulk',
  access: 'employees.update',
  tag: 'employee-versions',
  summary: 'Change the employment terms of many employees from a date',
  body: { employee_ids: list(reference('employees'), { required: true, max: mostInBulk }), ...bulkFields },
  example: { body: { employee_ids: [2, 3], effective_from: exampleDay(6), fte: 8000, dry_run: true } },
  answer: {
    changed: list({ employee_id: integer(required), name: text(required), before: dated, after: dated, later: list(laterDay) }),
    refused: list({ employee_id: integer(required), name: text(), error: text(required) }),
  },
  touches: ['employees', 'employee-versions', 'departments'],
});
export type BulkOutcome = DataOf<typeof bulkVersions>;
export type LaterDay = BulkOutcome['changed'][number]['later'][number];

/** How it is on a day with the change and without, and on the days after it. */
const course = { effective_from: date(required), before: dated, after: dated, later: list(laterDay) } as const;

/** The body is that of the later request: a new change, an edit (`id`), or a removal (`id` and `remove`). Nothing is saved. */
export const previewVersion = call({
  method: 'POST',
  path: '/employee-versions/preview',
  access: 'employees.update',
  tag: 'employee-versions',
  summary: 'Preview the effects of an employment change, on its date and later',
  body: {
    id: integer({ min: 1 }),
    remove: boolean(),
    employee_id: reference('employees'),
    effective_from: date(),
    ...wishedTerms,
  },
  example: { body: { employee_id: 2, effective_from: exampleDay(6), fte: 8000 } },
  answer: course,
  touches: [],
});

/** A corrected day of hiring moves the beginning; changes up to it become part of it. */
export const hireDateEffects = call({
  method: 'GET',
  path: '/employees/:id/hire-date',
  access: 'employees.update',
  tag: 'employees',
  summary: 'Preview the effects of a corrected hire date',
  query: { hire_date: date({ required: true }) },
  answer: {
    ...course,
    /** Changes that the new beginning takes up. */
    taken_up: list({ effective_from: date(required), changes: dated }),
  },
});
