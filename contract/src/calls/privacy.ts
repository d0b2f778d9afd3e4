import { call } from '../call.ts';
import { text } from '../fields.ts';

/** Everything about one person: always for oneself, for others by the right to their personal data. */
export const archivePerson = call({ method: 'POST', path: '/employees/:id/archive', access: 'signed_in', tag: 'employees' });

export const previewPurge = call({ method: 'GET', path: '/employees/:id/purge', access: 'employees.purge', tag: 'employees' });

/** The person's name must be typed, because nothing brings it back. */
export const purgePerson = call({
  method: 'POST',
  path: '/employees/:id/purge',
  access: 'employees.purge',
  tag: 'employees',
  body: { name: text({ required: true, max: 130 }) },
});
