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
  summary: 'Everything about one person in a file',
  answer: whole({ link: text(required), message: text(required) }),
  touches: [],
});

export const previewPurge = call({
  method: 'GET',
  path: '/employees/:id/purge',
  params: { id: selfOrId },
  access: 'employees.purge',
  tag,
  summary: 'What removing the personal data of somebody would take, and what would stay',
  answer: { counts: map(integer(required), required), keeps: list(text()) },
});

/** The person's name must be typed, because the removal cannot be undone. */
export const purgePerson = call({
  method: 'POST',
  path: '/employees/:id/purge',
  params: { id: selfOrId },
  access: 'employees.purge',
  tag,
  summary: 'Remove the personal data of somebody for good',
  body: { name: text({ required: true, max: 130 }) },
  touches: ['employees', 'users'],
});
