import { call, whole } from '../call.ts';
import { integer, list, map, required, selfOrId, text } from '../fields.ts';

const tag = 'employees';

/** Always for oneself, for others by the right to their personal data. */
export const archivePerson = call({
  method: 'POST',
  path: '/employees/:id/archive',
  params: { id: selfOrId },
  repeats: true,
  access: 'signed_in',
  tag,
  summary: 'Export all data about an employee to a file',
  answer: whole({ link: text(required), message: text(required) }),
  touches: [],
});

export const previewPurge = call({
  method: 'GET',
  path: '/employees/:id/purge',
  params: { id: selfOrId },
  access: 'employees.purge',
  tag,
  summary: 'Preview which data would be removed and kept when an employee’s personal data is removed',
  answer: { counts: map(integer(required), required), keeps: list(text()) },
});

/** The person's name must be typed, because the removal cannot be undone. */
export const purgePerson = call({
  method: 'POST',
  path: '/employees/:id/purge',
  params: { id: selfOrId },
  access: 'employees.purge',
  tag,
  summary: 'Permanently remove the personal data of an employee',
  body: { name: text({ required: true, max: 130 }) },
  touches: ['employees', 'users'],
});
