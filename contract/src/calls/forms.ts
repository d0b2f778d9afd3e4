import { call } from '../call.ts';
import { boolean, choice, integer, text } from '../fields.ts';

/** From now on it has a number and stays as it is. */
export const issueForm = call({
  method: 'POST',
  path: '/forms/:id/issue',
  access: 'forms.issue',
  tag: 'forms',
  body: { version: integer({ required: true, min: 1 }) },
});

/** A draft as it would look; what was issued, byte for byte. */
export const formPdf = call({ method: 'GET', path: '/forms/:id/pdf', access: 'forms.view', tag: 'forms' });

/** By the person it was issued to, once. */
export const answerForm = call({
  method: 'POST',
  path: '/forms/:id/answer',
  access: 'forms.view',
  tag: 'forms',
  body: {
    status: choice({ options: ['accepted', 'declined'], required: true }),
    name: text({ required: true, min: 2, max: 120 }),
    /** Whether the terms were accepted; needed to accept. */
    terms: boolean(),
    note: text({ max: 500 }),
  },
});
