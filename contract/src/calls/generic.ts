import { call } from '../call.ts';
import { choice, date, integer, text } from '../fields.ts';

/** Beside these the body takes what the move asks, and the `version` that was read. */
export const updateStatus = call({
  method: 'PATCH',
  path: '/update-status',
  access: 'signed_in',
  tag: 'status',
  body: { id: integer({ required: true, min: 1 }), model: text({ required: true, max: 60 }), status: text({ required: true, max: 40 }) },
});

export const exportFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What an export accepts beside the list's own query. */
export const exportFields = { format: choice({ options: exportFormats, required: true }) } as const;

/** One box that finds people, records and pages; more than two characters. */
export const search = call({
  method: 'GET',
  path: '/search',
  access: 'signed_in',
  tag: 'search',
  query: { q: text({ required: true, min: 3, max: 100 }) },
});

/** As it stands, or as it was or will be on a day; the people with it for the organisation chart. */
export const departmentTree = call({
  method: 'GET',
  path: '/departments/tree',
  access: 'departments.view',
  tag: 'departments',
  query: { as_of: date(), with: choice({ options: ['employees'] }) },
});
